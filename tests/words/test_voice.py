"""Filling texts: values, plurals, lists, languages, and missing texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import Game
from game.base.build_road import BuildRoad
from game.base.build_road import No as Road
from game.base.refusals import No as Base
from tests.game.asking import cards_of
from tests.words.tables import Dice
from words import LANGUAGES, MissingText, Noun, Words, editions, language_of
from words.catalogue import MissingCatalogue, texts
from words.phrase import fill, parts
from words.refusals import refusal

EN, ES = Words("en"), Words("es")
RULES = Game.new(4, Dice(1)).state.rules

NEVER = {
    "en": (
        r"OK\?$",
        r"as you had prepared",
        r"(?:^|[.!?…·] |\n)\W*(?:Who|Whoever|What)\b[^.?!:]*\.",
        r"\b(?:on|off(?: my| your| their)?) turn\b",
        r"\b(?:some|every|any)body\b",
        r"\bbeforehand\b",
        r"\bin place of\b",
        r"\bfree of charge\b",
        r"\banew\b",
        r"(?<!to )(?<!from )\bwhom\b",
        r"\bcounter-offer",
        r"\bI refuse\b",
        r"\bcancell",
        r"\bmay not\b",
        r"^For server managers:",
    ),
    "es": (
        r"\bdejaste dicho\b",
        r"\bpersonas? de la partida\b",
        r"\bsin nada,",
        r"; nada:",
        r"\by h?[ií](?![aeo])",
        r"\bjuego base\b",
        r"\bpuntuable",
        r"\bcuenta para la clasificación\b",
        r"\badministre\b",
        r"\ben curso\b",
        r"\bpuntos visibles\b",
        r"\bquien (?:la |)(?:abrió|abre)\b",
        r"\bpor cabeza\b",
        r"\besper(?:a|e|an|en|ando) gente\b",
    ),
}
"""Patterns that are wrong in every text of a language."""


def write(home: Path, language: str, name: str, *texts: str) -> None:
    """Write a catalogue from pairs: key, text, key, text."""
    folder = home / language / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    lines = ['msgid ""', 'msgstr "Content-Type: text/plain; charset=utf-8\\n"', ""]
    for key, text in zip(texts[::2], texts[1::2], strict=True):
        lines += [f'msgid "{key}"', f'msgstr "{text}"', ""]
    (folder / f"{name}.po").write_text("\n".join(lines), encoding="utf-8")


def spoken(language: str) -> Iterator[tuple[str, str]]:
    """Each key with its text as people read it, in every edition."""
    value = Noun.of(language, ("…",))
    for edition in editions():
        w = Words(language, edition)
        for key, forms in texts(language, edition).items():
            for form in forms:
                given = {field: value for _, field, _ in parts(form) if field}
                yield key, fill(form, given, w.noun)


def is_wrong(language: str, text: str) -> bool:
    """Whether a text matches one of the patterns that are never right."""
    return any(re.search(pattern, text, re.IGNORECASE) for pattern in NEVER[language])


def test_the_patterns_know_wrong_from_right() -> None:
    """Questions and labels may begin with "Who" or "What", and "y hielo" is good Spanish."""
    wrong = {
        "en": ["Take it. OK?", "Done. Whoever asked gets it.", "What you set is gone.", "off turn"],
        "es": ["jugador y isla", "Lana y Hilda", "Cuál; sin nada, eliges", "El juego base"],
    }
    right = {
        "en": ["Done. What do you give?", "Who can open tables: Alba.", "on my turn", "nobody"],
        "es": ["agua y hielo", "y ahora", "nada: todas"],
    }

    assert [(x, y) for x in LANGUAGES for y in wrong[x] if not is_wrong(x, y)] == []
    assert [(x, y) for x in LANGUAGES for y in right[x] if is_wrong(x, y)] == []


def test_no_text_has_what_is_never_right() -> None:
    """No catalogue, language or edition has such a pattern."""
    wrong = {
        f"{language} {key}: {text}"
        for language in LANGUAGES
        for key, text in spoken(language)
        if is_wrong(language, text)
    }

    assert not wrong, "\n".join(sorted(wrong))


def test_spanish_of_both_kinds_is_spanish() -> None:
    """Both of Discord's Spanish locales are Spanish, and everything unknown is English."""
    assert [language_of(x) for x in ("es-ES", "es-419", "fr", "en-US", "")] == [
        "es",
        "es",
        "en",
        "en",
        "en",
    ]


def test_a_number_chooses_the_plural() -> None:
    """One card is a card, and any other number of them are cards."""
    assert [EN.say("ui.count.cards", count=n) for n in (0, 1, 2)] == [
        "0 cards",
        "1 card",
        "2 cards",
    ]
    assert [ES.say("ui.count.cards", count=n) for n in (1, 1_000_000)] == [
        "1 carta",
        "1000000 cartas",
    ]


def test_a_name_with_braces_is_only_a_name() -> None:
    """A player's name is never read as a text with fields."""
    said = EN.say("ui.joined.title", player="{piece.road} {0}", colour="red")

    assert said.startswith("You’re in, {piece.road} {0}.")


def test_and_becomes_e_before_i() -> None:
    """In Spanish "y" turns into "e" before the sound of i, marks and bold type aside."""
    assert ES.join(["Alba", "🔵 Inés"]) == "Alba e 🔵 Inés"
    assert ES.join(["A", "B", "**Hilda**"]) == "A, B e **Hilda**"
    assert ES.join(["agua", "hielo"]) == "agua y hielo"
    assert EN.join(["Alba", "Inés"]) == "Alba and Inés"


def test_a_missing_text_is_said_in_english(tmp_path: Path) -> None:
    """If a language lacks a text, English is used, with a warning that fails tests."""
    write(tmp_path, "en", "ui", "ui.hello", "Hello")
    write(tmp_path, "es", "ui", "ui.other", "Otro")

    with pytest.warns(MissingText):
        assert Words("es", home=tmp_path).say("ui.hello") == "Hello"


def test_an_unknown_text_shows_its_key(tmp_path: Path) -> None:
    """A text that no language has is its key, so that nothing breaks at the table."""
    write(tmp_path, "en", "ui", "ui.hello", "Hello")

    with pytest.warns(MissingText):
        assert Words("en", home=tmp_path).say("ui.nothing") == "ui.nothing"


def test_a_key_stands_once(tmp_path: Path) -> None:
    """Two catalogues with the same key are refused, in either order."""
    write(tmp_path, "en", "one", "ui.hello", "Hello")
    write(tmp_path, "en", "two", "ui.hello", "Hi")

    with pytest.raises(ValueError, match=r"ui\.hello"):
        Words("en", home=tmp_path).has("ui.hello")


def test_a_file_that_one_language_lacks_is_named(tmp_path: Path) -> None:
    """A missing catalogue stops the program with the file's name, not that of a text."""
    write(tmp_path, "en", "board", "board.hello", "Hello")
    write(tmp_path, "es", "ui", "ui.hello", "Hola")

    for language, missing in (("en", "ui.po"), ("es", "board.po")):
        with pytest.raises(MissingCatalogue, match=rf"no .*{language}.*{missing}"):
            Words(language, home=tmp_path).has("ui.hello")


def test_cards_in_short_and_in_a_sentence() -> None:
    """Cards are counted out by kind, or there are none."""
    cards = cards_of(RULES, lumber=2, ore=1)

    assert EN.cards(cards, RULES) == "2 wood · 1 ore"
    assert EN.cards_long(cards, RULES) == "2 wood and 1 ore"
    assert ES.cards(cards, RULES) == "2 maderas · 1 mineral"
    assert ES.cards_long(cards, RULES) == "2 maderas y 1 mineral"
    assert ES.cards(RULES.no_cards, RULES) == "ninguna carta"


def test_a_kind_of_card_may_be_called_in_the_plural() -> None:
    """One of it is a "cereal", and the kind of card is "Cereales"."""
    grain = ES.noun("card.grain")

    assert (grain.form(), grain.form("kind"), grain.form("the-kind")) == (
        *("cereal", "cereales", "los cereales"),
    )
    assert (ES.card("grain"), ES.card("ore")) == ("cereales", "mineral")
    assert ES.noun("card.ore").form("of-kind") == "del mineral"
    assert ES.cards(cards_of(RULES, grain=1), RULES) == "1 cereal"
    assert EN.card("grain") == EN.noun("card.grain").form("the-kind").removeprefix("the ")


def test_a_number_below_nought_has_a_minus() -> None:
    """A negative number has a minus sign; hyphens are for names."""
    assert EN.say("score.source", term="Ana-Eva", points=-1) == "Ana-Eva −1"


def test_a_refusal_names_the_rule() -> None:
    """A refusal says which rule is broken, in the reader's language."""
    assert refusal(EN, Road.NOT_JOINED) == (
        "A road must connect to one of your roads or buildings. "
        "You can’t build past an opponent’s building."
    )
    assert refusal(ES, Road.NOT_ON_LAND).startswith("Una carretera necesita tierra")


def test_a_refusal_names_the_price_where_it_is_known() -> None:
    """With the action and the rules a refusal includes the price."""
    action = BuildRoad(edge=0)  # type: ignore[arg-type]  # any edge will do

    assert refusal(EN, Base.CANNOT_PAY) == "You don’t have the cards to pay for that."
    assert refusal(EN, Base.CANNOT_PAY, action) == "You don’t have the cards to pay for that."
    assert refusal(EN, Base.CANNOT_PAY, action, RULES) == (
        "A road costs 1 wood and 1 brick, and you don’t have the cards."
    )
    assert refusal(EN, Base.NO_PIECE_LEFT, action).startswith("You have no roads left")
