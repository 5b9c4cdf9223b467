"""
Text that players type: cards, and places as they remember them.

Words of every language are understood whatever the reader speaks; accents, case and plural do not
matter, and the beginning of a word will do where only one kind of card begins that way. The words
of a card are its name and the list in its ``.aka``.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Self

from game import Cards
from game.core.ruleset import Ruleset
from words.catalogue import CLASSIC, LANGUAGES, editions, texts
from words.icons import unmarked
from words.nouns import Noun
from words.speech import Speech

MOST: Final = 99
"""Maximum cards of a kind that a player can mean."""

KEPT: Final = 4096
"""Maximum texts whose words are cached: the labels that are searched again and again."""

DIGITS: Final = 9
"""Maximum digits of a number that a player can mean."""

QUOTED: Final = 40
"""Maximum letters of typed text that are repeated in an answer."""

MARKS = re.compile(r"[\\*_~`|<>#\[\]()@:]")

RATE = r"\d+:\d+"
TOKEN = re.compile(rf"{RATE}|\d+|[^\W\d_]+")
BRITISH = re.compile(r"(?<=north|south)-(?=east|west)")
CARDS = re.compile(r"[\w\s,;.:·+&/×*]*")


class Name(str):
    """The name of a place, and other names players type for it."""

    __slots__ = ("also",)

    also: tuple[str, ...]

    def __new__(cls, said: str, also: tuple[str, ...] = ()) -> Self:
        """Make a name that also carries the other names to search by."""
        name = super().__new__(cls, said)
        name.also = also
        return name


def number(text: str) -> int | None:
    """
    The whole number that was typed, or None if it is none, or too large to be meant.

    >>> number(" 12 "), number("²"), number("-1"), number("9" * 5000)
    (12, None, None, None)
    """
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


def quoted(text: str) -> str:
    r"""
    The beginning of typed text, safe to repeat: it formats nothing.

    >>> quoted("*wood*  or")
    '\\*wood\\* or'
    """
    said = " ".join(text.split())
    said = said if len(said) <= QUOTED else f"{said[: QUOTED - 1]}…"
    return MARKS.sub(r"\\\g<0>", said)


def parse_cards(text: str, rules: Ruleset, edition: str = CLASSIC) -> Cards | None:
    """
    The cards that *text* names, or None if it cannot be understood.

    "2 wood 1 ore", "2 maderas y mineral", "2x wood, 1o" and "wood wood" are understood; a letter
    that begins the words of two kinds is not.
    """
    counts = [0] * len(rules.cards)
    for kind, count in _counted(text, rules, edition):
        if kind is None:
            return None
        counts[kind] += count
    return tuple(counts) if sum(counts) > 0 and max(counts) <= MOST else None


def cards_error(w: Speech, text: str, rules: Ruleset) -> str:
    """The answer to typed cards that are not understood."""
    kinds = [rules.cards[0].name, rules.cards[-1].name]
    example = w.say("typed.example", one=w.noun(f"card.{kinds[0]}"), two=w.noun(f"card.{kinds[1]}"))
    unknown = [
        word
        for word in tokens(text)
        if not word.isdecimal()
        and word not in listed("typed.fillers")
        and word not in _numbers()
        and _kind(word, rules, w.edition) is None
    ]
    if unknown:
        return w.say("typed.unknown", word=quoted(unknown[0]), example=example)
    return w.say("typed.unclear", example=example)


def matches(query: str, label: str) -> bool:
    """
    Whether a place's label has every typed word, in any order.

    >>> matches("9 MADERA 5", "wood 5 · wheat 9 · 3:1")
    True
    >>> matches("5 5", "wood 5 · wheat 9")
    False
    """
    others = label.also if isinstance(label, Name) else ()
    return any(
        _is_said(wanted, tokens(name)) for wanted in _readings(query) for name in (label, *others)
    )


@lru_cache(KEPT)
def _readings(query: str) -> tuple[tuple[str, ...], ...]:
    """
    The words of *query* with each number behind its card, as labels have them.

    Where either order is as likely ("desert 5 wood"), both are returned.

    >>> _readings("8 ore, 5 wood"), _readings("ore 8")
    ((('ore', '8', 'wood', '5'),), (('ore', '8'),))
    """
    words = tokens(query)
    before = after = 0
    for one, two in pairwise(words):
        before += one.isdecimal() and two in _known()
        after += one in _known() and two.isdecimal()
    if before < after or not before:
        return (words,)
    turned = list(words)
    at = 0
    while at + 1 < len(turned):
        if turned[at].isdecimal() and turned[at + 1] in _known():
            turned[at], turned[at + 1] = turned[at + 1], turned[at]
            at += 1
        at += 1
    return (tuple(turned),) if before > after else (tuple(turned), words)


def _is_said(wanted: tuple[str, ...], said: tuple[str, ...]) -> bool:
    """
    Whether *said* has all *wanted* words.

    Words on the ends of an edge, or on where it leads, must be found in that part.
    """
    asked, known = _parted(wanted), _parted(said)
    if not known[1] or not (asked[1] or listed("typed.between") & {*wanted}):
        return _are_among(wanted, said)
    sides, own = ([word for word in part if word in _sides()] for part in (asked[0], known[0]))
    return sides in ([], own) and all(map(_are_among, asked, known)) and _are_paired(asked, known)


@lru_cache(KEPT)
def _parted(said: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words before the one that says where an edge leads, and those from it on."""
    toward = listed("typed.toward")
    at = next((i for i, word in enumerate(said) if word in toward), len(said))
    return said[:at], said[at + 1 :]


def _are_paired(asked: Iterable[tuple[str, ...]], known: Iterable[tuple[str, ...]]) -> bool:
    """Whether each *asked* card and its number are in the same part of the name."""
    return all(
        any(other == number and _fits(word, one) for one, other in pairwise(name))
        for part, name in zip(asked, known, strict=True)
        for word, number in pairwise(part)
        if number.isdecimal() and word in _known()
    )


def _are_among(wanted: tuple[str, ...], said: tuple[str, ...]) -> bool:
    """Whether *said* has another word for each of *wanted*."""
    left = list(said)
    if len(wanted) > len(left):
        return False
    for word in wanted:
        found = next((other for other in left if _fits(word, other)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def means(query: str, label: str) -> bool:
    """
    Whether *query*, as a final answer, means *label*; an empty one means nothing.

    >>> means("(", "wood 5 · wheat 9")
    False
    """
    return bool(tokens(query)) and matches(query, label)


def meant(query: str, labels: Sequence[str]) -> list[int]:
    """
    The *labels* that a *query* means; exact names, then beginnings, win over other matches.

    >>> meant(
    ...     "south of 5 brick", ["south-west of brick 5 (2 of 2)", "south of brick 5, toward ore"]
    ... )
    [1]
    >>> meant("brick", ["brick harbour", "brick"])
    [1]
    """
    found = [at for at, label in enumerate(labels) if means(query, label)]
    readings = _readings(query)
    begun = [at for at in found if tokens(labels[at])[: len(readings[0])] in readings]
    exact = [at for at in begun if tokens(labels[at]) in readings]
    return exact or begun or found


def _fits(word: str, other: str) -> bool:
    """Whether *word*, or its beginning, means the *other* of a label."""
    if not other.isalpha():
        return word == other
    if other.startswith(word):
        return True
    kinds = _known().get(other)
    return bool(kinds and kinds & _begun(word))


@lru_cache(KEPT)
def _begun(word: str) -> frozenset[str]:
    """The kinds that *word* names, or begins to name, in any edition."""
    begun = (kinds for name, kinds in _known().items() if name.startswith(word))
    return frozenset[str]().union(*begun)


def _counted(text: str, rules: Ruleset, edition: str) -> Iterator[tuple[int | None, int]]:
    """Each kind named with its number; the kind is None where a word is not understood."""
    if not CARDS.fullmatch(text):
        yield None, 0
    count: int | None = None
    for word in tokens(text):
        if word in listed("typed.fillers"):
            continue
        value = _value(word)
        if value is None:
            yield _kind(word, rules, edition), 1 if count is None else count
            count = None
        elif count is None:
            count = value
        else:
            yield None, 0
    if count is not None:
        yield None, 0


def _value(word: str) -> int | None:
    """The number that *word* is, in digits or in letters; one too large stays too large."""
    if not word.isdecimal():
        return _numbers().get(word)
    value = number(word)
    return MOST + 1 if value is None else value


def _kind(word: str, rules: Ruleset, edition: str) -> int | None:
    """The card kind that *word* names, or begins to name, if only one does."""
    names = {kind.name: number for number, kind in enumerate(rules.cards)}
    known = {
        name: {names[kind] for kind in kinds if kind in names}
        for name, kinds in _lexicon(edition, "card.").items()
    }
    for said in (word, word.removesuffix("s"), word.removesuffix("es")):
        if len(meant := known.get(said, set())) == 1:
            return next(iter(meant))
    # A letter is the beginning of a name before it is the beginning of any other word.
    shown = _lexicon(edition, "card.", has_others=False)
    for among in (shown, known):
        begun = {kind for name in among if name.startswith(word) for kind in known[name]}
        if begun:
            return next(iter(begun)) if len(begun) == 1 else None
    return None


@lru_cache(KEPT)
def tokens(text: str) -> tuple[str, ...]:
    """
    The words and numbers of *text*, without accents and in small letters; northwest is one word.

    >>> tokens("North-west of 2:1 ORE 10-12")
    ('northwest', 'of', '2:1', 'ore', '10', '12')
    """
    plain = unicodedata.normalize("NFKD", unmarked(text).casefold())
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    return tuple(TOKEN.findall(BRITISH.sub("", bare)))


@lru_cache
def _lexicon(edition: str, *groups: str, has_others: bool = True) -> dict[str, frozenset[str]]:
    """Words of any language, with the kinds they name in *edition* or as another word."""
    found: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        known = texts(language, edition)
        for key, forms in known.items():
            kind, _, rest = key.partition(".")[2].partition(".")
            if not key.startswith(groups) or (rest == "aka" and not has_others):
                continue
            noun = Noun.of(language, forms)
            names = forms[0].split(",") if rest == "aka" else [noun.form(), noun.form("s")]
            for name in names:
                if len(words := tokens(name)) == 1:
                    found[words[0]].add(kind)
    return {word: frozenset(kinds) for word, kinds in found.items()}


@lru_cache
def _known() -> dict[str, frozenset[str]]:
    """Words of any language, with the cards and terrains they name in any edition."""
    found: dict[str, frozenset[str]] = {}
    for edition in editions():
        for word, kinds in _lexicon(edition, "card.", "terrain.").items():
            found[word] = found.get(word, frozenset()) | kinds
    return found


@lru_cache
def _sides() -> frozenset[str]:
    """The words of every direction in every language."""
    found = (texts(language).items() for language in LANGUAGES)
    said = (forms for known in found for key, forms in known if key.startswith("place.to."))
    return frozenset(word for forms in said for word in tokens(forms[0]))


@lru_cache
def listed(key: str) -> frozenset[str]:
    """The words that every language lists under *key*."""
    return frozenset(word for language in LANGUAGES for word in tokens(texts(language)[key][0]))


@lru_cache
def _numbers() -> dict[str, int]:
    """Number words of every language; a list gives one, two, three in turn."""
    return {
        word: number
        for language in LANGUAGES
        for number, group in enumerate(texts(language)["typed.numbers"][0].split(","), start=1)
        for word in tokens(group)
    }
