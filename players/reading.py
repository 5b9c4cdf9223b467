"""Reads the texts on a screen: cards, numbers, duties, offers."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from players.vocabulary import ABLE, CARDS, DEVELOPMENTS, DUTIES, OTHER, WAITS, button, said
from sandbox.post import Post

ICON = re.compile(r"(?:(\d+)\u00a0)?<:[a-z]+_(\w+)_[0-9a-f]+:\d+>\s?")
COUNTED = re.compile(r"(?<![:\d])(\d+) (\w+)")
NUMBER = re.compile(r"(?<![\d:])\d+(?![\d:])")
HARBOUR = re.compile(r"([23]):1(?: (\w+))?")
HELD = re.compile(r"\d+× \*\*(.+?)\*\* – (.*) · (.*)")
OFFER = re.compile(r"\*\*\D+(\d+)\*\* · (.*)")
EXCHANGE = re.compile(r"(?: gives | da |: )(.+?) (?:for|por) (.+)")
ALONE = re.compile(r"-# \D+(\d+) · ")
"""The line above a single offer, which says what is offered."""
OFFERED = re.compile(r"(?: offers you | offer with | te da )(.+?) (?:for|por) (.+)\. ")
MENTION = re.compile(r"<@(\d+)>")
SENTENCE = re.compile(r"(?<=[.?!]) ")
BEHIND = " – "
"""Separates an option from its description."""
COUNTERS = (" counters ", " responde ")
PIPS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
SMALL_HARBOUR = 2


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's hand as read from the screen."""

    cards: Counter[str]
    words: dict[str, str]
    """By kind of card, the word on the screen, which is also typed."""
    held: Mapping[str, str] = field(default_factory=dict)
    """Descriptions of the development cards that can be played now."""
    told: Mapping[str, str] = field(default_factory=dict)
    """Descriptions of all cards in the hand, by name."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An open offer, as the ping shows it."""

    number: str
    giver: str
    is_counter: bool
    give: Counter[str]
    get: Counter[str]
    yes: frozenset[str]
    waits: frozenset[str]
    """The players who haven't answered yet."""


def kind(word: str) -> str | None:
    """The kind of card that a word names."""
    lower = word.casefold()
    return next((k for k, stems in CARDS.items() if lower.startswith(stems)), None)


def spelled(text: str) -> str:
    r"""
    A text with its icons replaced by their names.

    >>> spelled("2\u00a0<:hex_ore_0bcc31:7> · 1 wood")
    '2 ore · 1 wood'
    """
    return ICON.sub(lambda icon: f"{icon[1]} {icon[2]} " if icon[1] else "", text)


def cards(text: str) -> Counter[str]:
    """The cards named in a text, like "2 wood · 1 ore"."""
    found: Counter[str] = Counter()
    for count, word in COUNTED.findall(spelled(text)):
        if name := kind(word):
            found[name] += int(count)
    return found


def hand(text: str) -> Hand:
    """The hand that a message shows, without its small print."""
    lines = [line for line in text.split("\n") if not line.startswith("-#")]
    found = [match.groups() for line in lines if (match := HELD.match(line))]
    text = "\n".join(line for line in lines if not HELD.match(line))
    known = [(kind(word), word) for _, word in COUNTED.findall(spelled(text))]
    told = {name.casefold(): does for name, does, _ in found}
    able = {name: does for name, does, when in found if when in ABLE}
    held = {card: does for name, does in able.items() if (card := said(DEVELOPMENTS, name))}
    return Hand(cards(text), {k: word for k, word in known if k}, held, told)


def worth(place: str) -> int:
    """How often the numbers of a place are rolled, in 36ths."""
    return sum(PIPS.get(int(number), 0) for number in NUMBER.findall(place))


def rates(place: str) -> dict[str, int]:
    """By kind of card, how many buy one at a corner's harbors."""
    found: dict[str, int] = {}
    for rate, word in HARBOUR.findall(place):
        special = kind(word) if word and int(rate) == SMALL_HARBOUR else None
        for name in [special] if special else CARDS:
            found[name] = min(int(rate), found.get(name, 4))
    return found


def duties(table: Post, name: str) -> list[str]:
    """The duties of *name* according to the table's post, in its own words; none after the game."""
    if button(table, "rematch"):
        return []
    names, found = table.view.get("names", {}), []
    content = MENTION.sub(lambda user: f"@{names.get(user[1], '')}", table.content)
    lines = iter(content.split("\n"))
    for line in lines:
        if line.startswith("-# "):
            parts = [part.rpartition(": ") for part in line.removeprefix("-# ").split(" · ")]
            is_clock = line.startswith("-# ⏳")
            found += [what for who, _, what in parts if _is_of(who, name) and not is_clock]
            break
        asks = [one for one in SENTENCE.split(line) if _calls(one, name)]
        found += [one for one in asks if not any(words in one for words in WAITS)]
    return found


def _is_of(who: str, name: str) -> bool:
    """Whether a list of players has one of this *name*."""
    return any(one.endswith(name) for one in who.split(", "))


def _calls(sentence: str, name: str) -> bool:
    """Whether a sentence mentions *name*, who may be one of several seats of a person."""
    is_own = f"@{name}" in sentence and f"@{name} (" not in sentence
    return is_own or (f"{name})" in sentence and "@" in sentence)


def duty(table: Post, name: str) -> str | None:
    """The duty of *name* according to that line; known ones first."""
    owed = duties(table, name)
    known = (found for what in owed if (found := said(DUTIES, what)))
    return next(known, OTHER if owed else None)


def offers(ask: Post, names: list[str]) -> list[Offer]:
    """The open offers in a ping."""
    found = []
    lines = spelled(ask.content).split("\n")
    for line, marks in pairwise(lines):
        alone, begun = ALONE.match(marks), OFFER.match(line)
        if not begun and not alone:
            continue
        number, text = (begun[1], begun[2]) if begun else (alone[1] if alone else "", line)
        exchange = (EXCHANGE if begun else OFFERED).search(text)
        giver = min((n for n in names if n in text), key=text.index, default="")
        if not exchange:
            continue
        found.append(
            Offer(
                number,
                giver,
                any(word in text for word in COUNTERS),
                cards(exchange[1]),
                cards(exchange[2]),
                _marked(marks, "✓", names),
                _marked(marks, "⏳", names),
            )
        )
    return found


def _marked(line: str, mark: str, names: list[str]) -> frozenset[str]:
    parts = line.removeprefix("-# ").split("  ")
    return frozenset(n for part in parts if part.startswith(mark) for n in names if n in part)
