"""The almanac at a table names nothing that is not played there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

from game import maps_of, offered
from game.core.rows import MAP
from game.core.ruleset import Ruleset
from tests.house import SCENARIOS
from tests.widest import widest
from tests.words.test_almanac import ALMANAC, KEYS, rules, seen, told_in
from tests.words.test_almanac_typed import FRAME, NAMED
from words import LANGUAGES, Words
from words.almanac_links import COMMAND, called, lexicon, stems
from words.catalogue import CLASSIC, editions, texts

ELSEWHERE = {"base.gold", "egypt.egypt"}
"""Entries that compare: with maps that have more than the base game, with the base game."""
PLAIN = {"en": {("island",), ("ship",)}, "es": {("isla",), ("barco",)}}
"""Names that are also everyday words: the board is an island, barbarians have a ship."""


SETS = (*offered(), *SCENARIOS)
WIDEST = widest(offered())
DAILY = [names for names in SETS if len(names) <= 3 or names in WIDEST]
"""Sets in which any two boxes meet, and the widest; soaks read the others."""

PLAYED_ON = {played: found for names in offered() for found, played in maps_of(names).items()}
"""A map for each set of boxes."""


@cache
def forms(language: str, edition: str) -> set[tuple[str, ...]]:
    """The stems of the names of all things in an edition."""
    w = Words(language, edition)
    keys = {key for key in texts(language, edition) if key.startswith(NAMED)} - FRAME
    nouns = [w.noun(key) for key in keys if key.count(".") == 1]
    return {stems(noun.form(form)) for noun in nouns for form in ("", "s")}


def named(text: str, names: set[tuple[str, ...]], own: set[tuple[str, ...]]) -> set[str]:
    """The *names* that are in *text* and are not part of one of the game's *own*."""
    words = stems(COMMAND.sub("", text))
    said, near = f" {' '.join(words)} ", {*words}
    for name in sorted((name for name in own if near.issuperset(name)), key=len, reverse=True):
        said = said.replace(f" {' '.join(name)} ", " | ")
    found = (name for name in names if near.issuperset(name))
    return {" ".join(name) for name in found if f" {' '.join(name)} " in said}


def where(names: tuple[str, ...]) -> dict[str, str]:
    """The map of a scenario, if *names* are played with one."""
    return {} if names in offered() else {MAP: PLAYED_ON[names]}


def body(key: str, language: str, played: Ruleset) -> tuple[str, str]:
    """The text of a word, and its names in other editions."""
    told = seen(told_in(key, language, played)[0]).split("\n")
    also = [line for line in told if line.startswith("-#")]
    return "\n".join(line for line in told if line not in also), " ".join(also)


EACH_SET = pytest.mark.parametrize(
    ("sets", "language"),
    [
        pytest.param(DAILY[::2], "en", id="en"),
        pytest.param(DAILY[1::2], "es", id="es"),
        *(pytest.param(SETS, each, id=f"all-{each}", marks=pytest.mark.soak) for each in LANGUAGES),
    ],
)


@EACH_SET
def test_an_entry_of_a_game_names_nothing_of_another(
    sets: Sequence[tuple[str, ...]], language: str
) -> None:
    """
    An entry names no thing of another edition, and no word of a box that is left out.

    Every run reads every second daily set in English, and the others in Spanish. A text on two
    boxes is in the set of these two, and there least of the rest is known.
    """
    everything = {name for other in editions() for name in forms(language, other)}
    strange = []
    for names in sets:
        played = rules(*names, **where(names))
        edition, boxes = played.edition or CLASSIC, {*played.modules}
        known = lexicon(language, edition)
        own = {name for name, keys in known.items() if boxes & {k.partition(".")[0] for k in keys}}
        own |= forms(language, edition)
        titles = {stems(ALMANAC.title(key, language, played)) for key in KEYS}
        foreign = (titles | everything) - own - PLAIN[language]
        for entry in ALMANAC.entries:
            if entry.box in boxes and entry.key not in ELSEWHERE:
                text, _ = body(entry.key, language, played)
                if found := named(text, foreign, own):
                    strange.append((names, entry.key, found))
                marked = told_in(entry.key, language, played)[1]
                led = {*ALMANAC.related(entry.key, played), *marked}
                strange += [
                    (names, entry.key, {key}) for key in led if key.partition(".")[0] not in boxes
                ]

    assert strange == [], "\n".join(map(str, strange))


@EACH_SET
def test_no_text_marks_a_number_of_an_order_or_a_verb(
    sets: Sequence[tuple[str, ...]], language: str
) -> None:
    """
    The marks in all entries are only those that `tests.words.test_almanac_links` allows.

    It is here because the test above has already made these texts.
    """
    false = re.compile(r"\d__(?:[a-z]|\.?º)|__(?:exchanges?|plenty|[Tt]urns? (?:into|up))__")
    turned = re.compile(r"__[Tt]urns?__ (?:into|one|up|an? )")
    wrong = []
    for names in sets:
        played = rules(*names, **where(names))
        for key in KEYS:
            told, _ = told_in(key, language, played)
            if false.search(told) or turned.search(told):
                wrong.append((names, key, told))

    assert wrong == [], "\n".join(map(str, wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_editions_are_those_in_which_a_word_is_played(language: str) -> None:
    """A word's other names are those of editions that go with its box."""
    goes: dict[str, set[str]] = {}
    for names in SETS:
        played = rules(*names, **where(names))
        for box in played.modules:
            goes.setdefault(box, set()).add(played.edition or CLASSIC)
    strange = []
    for entry in ALMANAC.entries:
        titles = {name: Words(language, name).say(called(entry.key)) for name in editions()}
        own = {titles[name] for name in goes[entry.box]}
        also = body(entry.key, language, rules("base"))[1]
        told = {title for title in titles.values() if title in also}
        if not told <= own:
            strange.append((entry.key, told - own))

    assert strange == [], "\n".join(map(str, strange))
