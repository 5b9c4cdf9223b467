"""
The worth of an option, judged by its words alone.

It weighs what a text names: points, cards, how often something pays, whom it is taken from, what it
costs. It knows nothing of any expansion but the words they share.
"""

import re
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from players import reading
from players.vocabulary import DEALS, FREE, GIVES, NOBODY, NUMBERS, PRICES, STRENGTHS

COUNT = rf"(\d+|\b(?:{'|'.join(NUMBERS)})\b)"
POINTS = re.compile(rf"{COUNT} (?:point|punto)")
HELD = re.compile(rf"{COUNT} (?:\w+ )?(?:cards?|cartas?)\b")
PAYS = re.compile(r"(\d+) (?:of|de cada) 36")
STOCK = re.compile(r"(?:you have|tienes) (\d+)(?:[,;] \D+ (\d+))?")
TRADED = re.compile(r" (?:for|por) (?!each|cada)|→")
ASIDE = re.compile(r"\(.*?\)")
WORD = re.compile(r"[^\W\d_]+")

POINT, CARD, LACKED, OTHER, MANY = 1.0, 0.5, 2.0, 0.5, 3
"""Worth of a point, another's card, a missing card and another card; number meant by "many"."""
OWN, ALONE = 6.0, 2.0
"""Penalty for naming oneself where others are to suffer, and where nobody is."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The reader, and what they need."""

    name: str = ""
    others: Collection[str] = ()
    lacks: Counter[str] = field(default_factory=Counter)
    """Cards missing for the next wish."""
    cards: Counter[str] = field(default_factory=Counter)
    """Cards in hand."""


def promise(words: str, wish: Wish, question: str = "") -> float:
    """
    The worth of an option by its *words*; negated if the *question* is about a loss.

    A trading partner gains, too, so their points count against them.

    >>> rich, poor = (f"Bruno – {n} cards and 3 points" for n in (5, 1))
    >>> promise(rich, Wish()) > promise(poor, Wish())
    True
    >>> wool = Wish(lacks=Counter(wool=1))
    >>> promise("1 wool", wool) > promise("1 ore", wool)
    True
    >>> promise(rich, Wish(), "To whom do you give a card?") < promise(poor, Wish(), "Do you give?")
    True
    """
    plain = words.casefold()
    found = _cards(words, wish) + _people(words, wish)
    points = POINT * sum(map(_number, POINTS.findall(plain)))
    found += -points if is_deal(question) else points
    found += CARD * sum(map(_number, HELD.findall(plain)))
    found += sum(map(int, PAYS.findall(plain))) / 5
    if stock := STOCK.search(plain):
        found -= 0.3 * int(stock[1]) + 0.1 * int(stock[2] or 0)
    found += max((n for n, stems in STRENGTHS.items() if any(s in plain for s in stems)), default=0)
    found += any(word in plain for word in FREE)
    return -found if is_loss(f"{question} {plain}") else found


def is_loss(text: str) -> bool:
    """
    Whether a text asks for something to give away.

    >>> is_loss("Which card do you give in return?"), is_loss("¿Qué carta te dan todos?")
    (True, False)
    """
    return any(re.search(word, text.casefold()) for word in GIVES)


def is_deal(text: str) -> bool:
    """
    Whether a text asks whom to trade with; that player gains, too.

    >>> is_deal("Your open offers"), is_deal("¿A quién robas?")
    (True, False)
    """
    return any(word in text.casefold() for word in DEALS)


def likeness(one: str, other: str) -> float:
    """
    How many words of *one* are also in *other*, compared by their beginnings.

    >>> likeness("Choose cards", "must choose 2 cards") > likeness("My hand", "must choose 2 cards")
    True
    """
    wanted, known = _stems(one), _stems(other)
    return len(wanted & known) / len(wanted) if wanted else 0.0


def _stems(text: str) -> set[str]:
    return {word.casefold()[:5] for word in WORD.findall(text) if len(word) > 2}


def _number(word: str) -> int:
    return NUMBERS.get(word) or int(word)


def _cards(words: str, wish: Wish) -> float:
    """The cards gained, without the cost."""
    got, cost = words, " ".join(ASIDE.findall(words))
    before, *after = TRADED.split(words, maxsplit=1)
    if after and reading.cards(before):
        got, cost = after[0], before
    elif after and reading.cards(after[0]):
        got, cost = before, after[0]
    elif any(price in words.casefold() for price in PRICES):
        got, cost = "", words
    else:
        got = ASIDE.sub("", words)
    gains = reading.cards(got) or Counter(filter(None, map(reading.kind, WORD.findall(got))))
    worth = sum(
        min(count, MANY) * (LACKED if wish.lacks[kind] else OTHER) for kind, count in gains.items()
    )
    return worth - sum((reading.cards(cost) - wish.cards).values())


def _people(words: str, wish: Wish) -> float:
    named = {*WORD.findall(words)}
    found = OTHER * sum(name in named for name in wish.others if name != wish.name)
    found -= OWN * (wish.name in named)
    return found - ALONE * any(word in words.casefold() for word in NOBODY)
