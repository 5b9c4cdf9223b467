"""The words that are marked inside the almanac's texts, and where they lead."""

from __future__ import annotations

import re

import pytest

from tests.house import needs
from tests.words.test_almanac import ALMANAC, GAMES, KEYS, rules, seen
from words import LANGUAGES
from words.almanac_entries import home
from words.almanac_links import lexicon, stem, unmarked
from words.catalogue import texts
from words.typed import tokens


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", GAMES)
@pytest.mark.parametrize("key", KEYS)
def test_a_word_that_has_an_entry_leads_there(key: str, played: str, language: str) -> None:
    """Every title in a text is marked where it stands first, unless it is part of a longer one."""
    table, told = rules(*GAMES[played]), ALMANAC.text(key, language, rules(*GAMES[played]))
    body = plain_words(" ".join(x for x in seen(told).split("\n")[1:] if not x.startswith("-#")))
    titles = {
        other: [word.removesuffix("s") for word in tokens(ALMANAC.title(other, language, table))]
        for other in KEYS
    }
    longer = [
        ("", [word.removesuffix("s") for word in tokens(name)])
        for other in KEYS
        if other.partition(".")[0] in home(key.partition(".")[0])
        for name in texts(language).get(f"almanac.{other}.aka", ("",))[0].split(",")
        if len(tokens(name)) > 1
    ]
    there = set()
    names = [*titles.items(), *longer]
    for other, words in sorted(names, key=lambda pair: -len(" ".join(pair[1]))):
        body, count = re.subn(rf"\b{'s? '.join(words)}s?\b", "|", body)
        there |= {other} if count and other else set()
    near = {k for k in there - {key} if k.partition(".")[0] in home(key.partition(".")[0])}
    marked = ALMANAC.marked(key, language, table)

    assert near <= set(marked), near - set(marked)
    assert len(marked) == len(set(marked)) <= 25
    assert key not in marked
    assert told.count("__") / 2 <= len(marked)


def plain_words(text: str) -> str:
    """The words of a text, as they are compared."""
    return " ".join(tokens(text))


@pytest.mark.parametrize(
    ("key", "language", "marks"),
    [
        ("base.knight", "en", ["__robber__", "__discards__", "__Largest Army__"]),
        ("base.robber", "es", ["__Un 7__", "__caballero__", "__edificio__"]),
        ("base.settlement", "es", ["__regla de la distancia__", "__carreteras__", "__madera__"]),
        ("base.harbour_special", "en", ["__4:1__", "__3:1__"]),
    ],
)
def test_words_are_marked_as_they_stand(key: str, language: str, marks: list[str]) -> None:
    """A plural, a rate, a price, a name of several words: each is marked once."""
    told = ALMANAC.text(key, language, rules("base"))

    assert [told.count(mark) for mark in marks] == [1] * len(marks)


@needs("pyramid")
def test_a_note_leads_to_its_box_and_a_text_of_the_base_game_does_not() -> None:
    """The robber blocks a hex and lays no pyramid block; a note on boats leads to boats."""
    table = rules(*GAMES["everything"])

    assert "pyramid.block" not in ALMANAC.marked("base.blockade", "en", table)
    assert "pyramid.boat" in ALMANAC.marked("base.settlement", "en", table)
    assert "pyramid.boat" not in ALMANAC.marked("base.settlement", "en", rules("base"))


@needs("egypt")
def test_the_names_of_the_edition_are_marked() -> None:
    """At an Egyptian table cattle leads to what it is there, and a won game is no cattle."""
    table = rules(*home("egypt"))

    assert "__ganado__" in ALMANAC.text("base.road", "es", table)
    assert "base.lumber" not in ALMANAC.marked("base.end", "es", table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_marked_is_a_name(language: str) -> None:
    """The names that mean too much are names, and no entry's title is among them."""
    names = {" ".join(stems) for stems in lexicon(language, "classic")}
    titles = {plain_words(ALMANAC.title(key, language)) for key in KEYS}

    left_over = {n for n in unmarked(language) if " ".join(map(stem, n.split())) not in names}

    assert left_over == set()
    assert not unmarked(language) & titles
