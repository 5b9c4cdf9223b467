"""The words that are marked inside the almanac's texts, and where they lead."""

from __future__ import annotations

import re

import pytest

from tests.house import needs
from tests.words.test_almanac import ALMANAC, GAMES, KEYS, rules, seen, told_in
from words import LANGUAGES, Words
from words.almanac_entries import home
from words.almanac_links import lexicon, marked, named_under, stems
from words.catalogue import texts
from words.typed import tokens


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", GAMES)
def test_a_word_that_has_an_entry_leads_there(played: str, language: str) -> None:
    """Every title in a text is marked, unless it is part of a longer one or may be a verb."""
    table = rules(*GAMES[played])
    titles = {key: ALMANAC.title(key, language, table) for key in KEYS}
    verbs = named_under("almanac.verbs", language)
    singular = [(key, [word.removesuffix("s") for word in tokens(titles[key])]) for key in KEYS]
    aliases = {
        key: [
            ("", [word.removesuffix("s") for word in tokens(name)])
            for name in texts(language).get(f"almanac.{key}.aka", ("",))[0].split(",")
            if len(tokens(name)) > 1
        ]
        for key in KEYS
    }
    wrong: list[tuple[str, object]] = []
    for key in KEYS:
        told, marked = told_in(key, language, table)
        body = plain_words(
            " ".join(x for x in seen(told).split("\n")[1:] if not x.startswith("-#"))
        )
        own = home(key.partition(".")[0])
        longer = [name for k in KEYS if k.partition(".")[0] in own for name in aliases[k]]
        there = set()
        for other, words in sorted([*singular, *longer], key=lambda pair: -len(" ".join(pair[1]))):
            if all(word in body for word in words):
                body, count = re.subn(rf"\b{'s? '.join(words)}s?\b", "|", body)
                there |= {other} if count and other else set()
        near = {
            k for k in there - {key} if k.partition(".")[0] in own and stems(titles[k]) not in verbs
        }
        if lost := near - set(marked):
            wrong.append((key, lost))
        if not told.count("__") / 2 <= len(marked) == len(set(marked)) <= 25 or key in marked:
            wrong.append((key, (marked, told)))

    assert wrong == [], "\n".join(map(str, wrong))


def plain_words(text: str) -> str:
    """The words of a text, in the form used for comparing."""
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
    """The robber blocks a hex and lays no pyramid block; a note on boats links to boats."""
    table = rules(*GAMES["everything"])

    assert "pyramid.block" not in ALMANAC.marked("base.blockade", "en", table)
    assert "pyramid.boat" in ALMANAC.marked("base.settlement", "en", table)
    assert "pyramid.boat" not in ALMANAC.marked("base.settlement", "en", rules("base"))


@needs("egypt")
def test_the_names_of_the_edition_are_marked() -> None:
    """At an Egyptian table cattle links to the Egyptian meaning, and a won game is no cattle."""
    table = rules(*home("egypt"))

    assert "__ganado__" in ALMANAC.text("base.road", "es", table)
    assert "base.lumber" not in ALMANAC.marked("base.end", "es", table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["almanac.unmarked", "almanac.verbs"])
def test_what_is_not_marked_is_a_name(key: str, language: str) -> None:
    """Names that are kept from being marked exist; no title is among them."""
    names = set(lexicon(language, "classic"))
    titles = {stems(ALMANAC.title(entry, language)) for entry in KEYS}

    assert named_under(key, language) - names == set()
    assert not named_under("almanac.unmarked", language) & titles


def bare(text: str, language: str) -> str:
    """*text* with every box included."""
    return marked(text, Words(language), {key.partition(".")[0] for key in KEYS}, {})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "On the 7th they come"),
        ("en", "a 7th"),
        ("es", "Con el 7.º vienen"),
        ("es", "un 7º"),
    ],
)
def test_an_ordinal_is_no_number(language: str, text: str) -> None:
    """The 7 of "the 7th" is not the seven that is rolled."""
    assert bare(text, language) == text
    assert "__" in bare(re.sub("(?<=7)th|[.]?º", "", text), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_means_too_much_is_marked_in_no_number(language: str) -> None:
    """A name unmarked in the singular is unmarked in the plural, and the other way round."""
    for key, (listed, *_) in texts(language).items():
        for name in listed.split(", ") if key.startswith("almanac.unmarked") else ():
            for said in (name, f"{name}s", name.removesuffix("s")):
                assert bare(said, language) == said


@pytest.mark.parametrize(
    ("language", "verb", "noun"),
    [
        ("en", "Turn it over", "Your turn is over"),
        ("en", "you may turn it", "the next turn"),
        ("en", "A 6 turns up", "between turns"),
        ("en", "and turn one", "Alba’s turn"),
        ("es", "quien lo cruce", "en el cruce"),
    ],
)
def test_a_verb_that_is_written_like_a_name_is_not_marked(
    language: str, verb: str, noun: str
) -> None:
    """A word of `almanac.verbs` is a name only behind an article or a similar word."""
    assert bare(verb, language) == verb
    assert "__" in bare(noun, language)
