"""
The almanac: a short text for every word that players ask about.

A word is found by any of its names, in any language and edition; accents, case and plural do not
matter. The text is in the reader's language and uses the names and numbers of the game they ask
from, so it never speaks of ten points at a table that plays to twelve.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, TypeAlias

from game import BOXES, offered, seats_for
from game.base import MODULE as BASE
from game.core.codec import compiled
from game.core.module import Module
from game.core.rows import MAP
from game.core.ruleset import Ruleset, edition
from words.almanac_entries import ASKED, Entry, entries, home, with_needs
from words.almanac_links import called, marked, stem, stems
from words.catalogue import CLASSIC, LANGUAGES, editions
from words.speech import slug
from words.typed import listed, tokens
from words.voice import Words

LIKENESS: Final = 0.7
"""Least likeness, from 0 to 1, between a name and the typed text for it to count as a match."""
REMARK: Final = re.compile(r"\([^)]*\)?")
"""A remark in parentheses after a name."""

Names: TypeAlias = tuple[tuple[str, str], ...]
"""Words, each with one of its names."""


@dataclass(frozen=True, slots=True)
class Almanac:
    """The words of the boxes that this program offers; a key is ``BOX.WORD``."""

    boxes: tuple[Module, ...] = BOXES

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry of these boxes, the base game's first."""
        return tuple(_offered(self.boxes).values())

    @property
    def asked(self) -> list[str]:
        """The words that players ask about most."""
        return [key for key in ASKED if self.has(key)]

    def has(self, key: str) -> bool:
        """Whether there is such an entry."""
        return key in _offered(self.boxes)

    # Finding words.

    def find(self, typed: str, played: Ruleset | None = None) -> list[str]:
        """
        Words with exactly this name: usually one, several where a name has two meanings.

        Words of boxes that are *played* come first, then those with this title in the game's
        edition; boxes that are not played are left out if the game has such a word. A heading may
        be turned round, "Trade, Domestic", name two things, "Harbours / Oases", or end in a remark,
        "Points (VP)".
        """
        if self.has(typed):
            return [typed]
        bare = REMARK.sub("", typed)
        for names in ([bare], bare.split("/", 1)):
            found = [key for name in names for key in self._found(name, played)]
            if found:
                return list(dict.fromkeys(found))
        return []

    def near(self, typed: str, played: Ruleset | None = None) -> list[str]:
        """
        Words that may be meant, the likeliest first; for empty text, the ones asked most.

        First exact names, then names that begin with the text, then names within a typed sentence,
        then similar spellings.
        """
        name = plain(typed)
        if not name:
            return self.asked
        names = _by_name(_names(), plain)
        begun = [other for other in names if other.startswith(name)]
        words = set(name.split())
        within = [other for other, parts in _parts().items() if _is_within(words, parts)]
        held = [other for other, parts in _parts().items() if words.issuperset(parts)]
        alike = get_close_matches(name, names, n=len(entries()), cutoff=LIKENESS)
        likely = [
            key
            for other in (
                *sorted(begun, key=len),
                *within,
                *sorted(held, key=len, reverse=True),
                *alike,
            )
            for key in sorted(names[other], key=lambda key: not _is_added(key, played))
        ]
        return [key for key in dict.fromkeys([*self.find(typed, played), *likely]) if self.has(key)]

    def explaining(self, refusal: str) -> str | None:
        """The word that explains the rule of a refusal, ``base.rob.NO_VICTIM``, if there is one."""
        starts = [s for s in _explained() if f"{refusal}.".startswith(f"{s}.")]
        key = _explained()[max(starts, key=len)] if starts else None
        return key if key and self.has(key) else None

    # Showing them.

    def title(self, key: str, language: str, played: Ruleset | None = None) -> str:
        """The title of an entry."""
        return self._words(key, language, played).say(called(key))

    def mark(self, key: str, language: str) -> str:
        """The mark of the only box an entry belongs to; empty for the base game."""
        box, _, name = key.partition(".")
        return "" if box in (name, BASE.name) else Words(language).say(f"box.{box}")

    def text(self, key: str, language: str, played: Ruleset | None = None) -> str:
        """The full text of a word, in the names and numbers of the game *played*."""
        return self._told(key, language, played)[0]

    def marked(self, key: str, language: str, played: Ruleset | None = None) -> list[str]:
        """The words marked in the text of a word, in their order."""
        return self._told(key, language, played)[1]

    def related(self, key: str, played: Ruleset | None = None) -> list[str]:
        """The words that an entry links to; then those of boxes *played* that link to it."""
        own = _offered(self.boxes)[key]
        named = {*played.modules} - {own.box} if played else set()
        others = [e.key for e in self.entries if e.box in named and key in e.see]
        return [other for other in (*own.see, *others) if self.has(other)]

    def listed(self, language: str, played: Ruleset | None = None) -> dict[str, list[str]]:
        """The titles of all words by box, in alphabetical order."""
        found: dict[str, list[str]] = {}
        for entry in self.entries:
            found.setdefault(entry.box, []).append(self.title(entry.key, language, played))
        return {box: sorted(titles, key=plain) for box, titles in found.items()}

    def _told(self, key: str, language: str, played: Ruleset | None) -> tuple[str, list[str]]:
        """The full text of a word, and the words marked in it."""
        w, rules = self._words(key, language, played), self._rules(key, played)
        title, box = self.title(key, language, played), self.mark(key, language)
        own = _facts(w, rules)
        # Where a scenario removes something, its text uses the usual numbers, but the notes on it
        # don't.
        facts, found = {**_facts(w, self._rules(key, None)), **own}, {key: None}
        in_house, near = {m.name for m in self.boxes}, home(key.partition(".")[0])

        def say(end: str) -> str:
            told = w.of(f"almanac.{key}.{end}", rules)
            boxes = in_house & {*near, told.rpartition(".")[2]}
            return marked(w.say(told, **facts), w, boxes, found)

        lines = [
            w.say("almanac.mark" if box else "almanac.title", title=title, box=box),
            say("text"),
            *(
                say(end)
                for end in _besides(rules, self.boxes)
                if w.has(note := f"almanac.{key}.{end}") and w.needs(note) <= own.keys()
            ),
            w.say("almanac.example", example=say("example")),
        ]
        others = [
            Words(language, other).say(called(key)) for other in _editions(key.partition(".")[0])
        ]
        if also := [other for other in dict.fromkeys(others) if other != title]:
            lines.append(w.say("almanac.also", names=w.join(also)))
        return "\n".join(lines), list(found)[1:]

    def _found(self, name: str, played: Ruleset | None) -> list[str]:
        """
        Entries with the title *name* in the game *played*, or else with that alias.

        Entries of the played expansions come first. If *name* is the exact alias of some of these,
        only they are returned.
        """
        titled, called_so, exactly = (
            [key for key in _by_name(names, compared).get(compared(name), ()) if self.has(key)]
            for names, compared in (
                (_titles(_edition(played)), _mixed),
                (_names(), _mixed),
                (_names(), _exact),
            )
        )
        added = [key for key in called_so if _is_added(key, played)]
        own = [key for key in added if key in exactly] or added
        found = dict.fromkeys([*own, *(titled or called_so)])
        here = {BASE.name, *played.modules} if played else set()
        return [
            key
            for key in found
            if key in own or (key.partition(".")[0] in here and key not in added)
        ] or list(found)

    def _words(self, key: str, language: str, played: Ruleset | None) -> Words:
        return Words(language, _edition(self._rules(key, played)))

    def _rules(self, key: str, played: Ruleset | None) -> Ruleset:
        """The rules whose names and numbers an entry uses; the map's for an entry on a map."""
        box, _, name = key.partition(".")
        if played and box in played.modules:
            is_elsewhere = name in _maps(played) - {played.options[MAP]} and box != BASE.name
            if not is_elsewhere:
                return played
        in_house = {module.name for module in self.boxes}
        names = tuple(n for n in home(box) if n in in_house)
        seats = min(seats_for(names, self.boxes))
        rules = compiled(names, {}, seats, self.boxes)
        is_map = name in _maps(rules)
        return compiled(names, {MAP: name}, seats, self.boxes) if is_map else rules


def plain(text: str) -> str:
    """
    A name in the form used for comparing: no accents, case, plural or little words.

    >>> plain("Las Carreteras") == plain("carretera"), plain("the Roads") == plain("Road")
    (True, True)
    """
    words = tokens(text)
    small = listed("almanac.fillers")
    return " ".join(stem(word) for word in [w for w in words if w not in small] or words)


def _exact(text: str) -> str:
    """A name with its little words, without accents, case or plural."""
    return " ".join(stems(text))


def _mixed(text: str) -> str:
    """A plain name whatever the order of its words."""
    return " ".join(sorted(plain(text).split()))


def _edition(played: Ruleset | None) -> str:
    return (played and played.edition) or CLASSIC


def _is_added(key: str, played: Ruleset | None) -> bool:
    """Whether a word is one that the boxes *played* add to the base game's."""
    box = key.partition(".")[0]
    return played is not None and box != BASE.name and box in played.modules


def _besides(rules: Ruleset, boxes: Collection[Module]) -> Iterator[str]:
    """
    Keys that may have a note on a word; a box's note ends with the box's name.

    They are each option's value, then for each box its verbs and those of the boxes it needs (after
    ``without`` if the game lacks the verb), and the box itself.
    """
    for name, value in rules.options.items():
        yield slug(f"{name}.{value}").lower()
    for box in boxes:
        if box.name in rules.modules:
            needed = (verb for other in boxes if other.name in box.needs for verb in other.verbs)
            for verb in (*box.verbs, *needed):
                way = () if verb.action in rules.verbs else ("without",)
                yield ".".join((*way, verb.action.__name__, box.name))
            yield box.name


def _maps(rules: Ruleset) -> set[str]:
    """The names of the maps that a table can choose."""
    return {str(value) for row in rules.rows if row.name == MAP for value in row.values}


def _is_within(words: Collection[str], parts: Collection[str]) -> bool:
    """Whether each of *words* begins one of the *parts* of a name."""
    return all(any(part.startswith(word) for part in parts) for word in words)


def _said(among: tuple[str, ...], text: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """The *text* of each entry in all languages and in the editions *among*."""
    for entry in entries():
        key = text(entry.key)
        for language in LANGUAGES:
            for name in among:
                w = Words(language, name)
                if w.has(key):
                    yield entry.key, w.say(key)


@lru_cache
def _offered(boxes: tuple[Module, ...]) -> Mapping[str, Entry]:
    """The entries of *boxes* by key."""
    names = {module.name for module in boxes}
    return {entry.key: entry for entry in entries() if entry.box in names}


@lru_cache
def _editions(box: str) -> tuple[str, ...]:
    """The editions in which *box* can be played, the classic first."""
    sets = offered()
    chosen = {*with_needs((box,))} & {name for names in sets for name in names}
    modules = {module.name: module for module in BOXES}
    found = {
        edition(modules[name] for name in names) or CLASSIC
        for names in sets
        if chosen.issubset(names)
    }
    return tuple(name for name in editions() if name in found)


@lru_cache
def _parts() -> Mapping[str, tuple[str, ...]]:
    """Every name, with its words."""
    return {name: tuple(name.split()) for name in _by_name(_names(), plain)}


@lru_cache
def _titles(name: str) -> Names:
    """Each word with its titles in the edition *name*."""
    return tuple(_said((name,), called))


@lru_cache
def _names() -> Names:
    """Each word with all its names in any edition."""
    others = (
        (key, name)
        for key, text in _said((CLASSIC,), "almanac.{}.aka".format)
        for name in text.split(",")
    )
    return (*_said(editions(), called), *others)


@lru_cache
def _by_name(names: Names, compared: Callable[[str], str]) -> Mapping[str, tuple[str, ...]]:
    """Words by their names in *compared* form."""
    found: dict[str, dict[str, None]] = {}
    for key, name in names:
        found.setdefault(compared(name), {})[key] = None
    return {name: tuple(keys) for name, keys in found.items()}


@lru_cache
def _explained() -> Mapping[str, str]:
    return {start: entry.key for entry in entries() for start in entry.explains}


@lru_cache
def _facts(w: Words, rules: Ruleset) -> Mapping[str, object]:
    """Numbers from the rules, by the names that texts use for them."""
    facts: dict[str, object] = dict(rules.options)
    facts["card_supply"] = rules.cards[0].supply
    for card in rules.cards:
        facts[f"{card.name}_supply"] = card.supply
    for action, price in rules.prices.items():
        facts[f"price_{action.__name__}"] = w.cards_long(price, rules)
    for piece in rules.pieces:
        facts[f"{piece.name}_supply"] = piece.supply
        facts[f"{piece.name}_points"] = piece.points
        facts[f"{piece.name}_yields"] = piece.yields
    for drawn in rules.deck_cards:
        if drawn.count:  # a scenario may leave a card out
            facts[f"{drawn.name}_count"] = drawn.count
        facts[f"{drawn.name}_points"] = drawn.points
    for deck in rules.decks:
        facts[f"{deck}_count"] = sum(card.count for card in rules.deck_cards if card.deck == deck)
    for award in rules.awards:
        facts[f"{award.name}_least"] = award.minimum
        facts[f"{award.name}_points"] = award.points
    return facts
