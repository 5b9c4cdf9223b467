"""Another edition's names are in all sentences, with their articles."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.base.build_road import No as Road
from game.base.free_road import No as FreeRoad
from tests.words.test_catalogues import NAMES as NAMED
from tests.words.test_catalogues import bare
from tests.words.test_voice import write
from words import CLASSIC, LANGUAGES, Noun, Words
from words.catalogue import HOME, editions, texts
from words.refusals import refusal

NAMES = {
    "en": ("piece.road", "an oxcart", "card.lumber", "cattle", "thing.robber", "a gray chariot"),
    "es": (
        "piece.road",
        "el carro de bueyes",
        "card.lumber",
        "el ganado",
        "thing.robber",
        "la sombra",
    ),
}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The catalogues with one more edition."""
    shutil.copytree(HOME, tmp_path / "locale")
    for language, names in NAMES.items():
        write(tmp_path / "locale", language, "edition-carts", *names)
    return tmp_path / "locale"


def test_an_edition_is_found_by_its_file(home: Path) -> None:
    """A catalogue with an edition in its file name makes that edition."""
    assert "carts" in editions(home)


def test_sentences_take_the_names_of_the_edition(home: Path) -> None:
    """Events and refusals say carts, with the right articles."""
    en, es = Words("en", "carts", home), Words("es", "carts", home)

    assert en.say("event.RoadBuilt.bare", player="Alba") == "Alba builds an oxcart."
    assert es.say("event.RoadBuilt.bare", player="Alba") == "Alba construye un carro de bueyes."
    assert refusal(es, Road.NOT_JOINED).startswith("Un carro de bueyes debe unirse")
    assert es.say("duty.robber") == "mover la sombra"


def test_what_an_edition_does_not_name_stays_classic(home: Path) -> None:
    """An edition names only things that it names differently."""
    assert Words("es", "carts", home).noun("piece.city").form() == "ciudad"
    assert Words("es", "carts", home).card("lumber") == "ganado"
    assert Words("es", home=home).card("lumber") == "madera"


COMMAND = re.compile(r"</[a-z ]+>")
"""A link to a command, which has the same name everywhere."""

BOTH = {
    "almanac.egypt.egypt.text",
    "almanac.cities_knights.trade.text",
    *("box.cities_knights", "clash.cities_knights.gods", "ui.error.no_knights"),
    *("format.knights", "format.at_sea", "format.at_sea.about"),
}
"""Texts that describe one edition in the names of another, or name an expansion or a level."""


@pytest.mark.parametrize("edition", sorted({*editions()} - {CLASSIC}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_a_classic_name_outright(language: str, edition: str) -> None:
    """If an edition has a name of its own, every text uses it; only commands cannot."""
    said, classic = texts(language, edition), texts(language)
    own = {name for key in said if is_name(key) for name in called(language, said[key])}
    strange = {
        name
        for key in said
        if is_name(key) and said[key] != classic[key]
        for name in called(language, classic[key])
    } - own

    wrong = {
        (key, name)
        for key, forms in said.items()
        if not is_name(key) and not key.startswith(("command.", "argument.")) and key not in BOTH
        if not key.endswith(".aka")
        for name in strange
        for form in forms
        if re.search(rf"\b{name}\b", bare(COMMAND.sub("", form)), re.IGNORECASE)
    }

    assert len(strange) > 15
    assert wrong == set()


def is_name(key: str) -> bool:
    """Whether a text is the name of a thing."""
    return key.startswith(NAMED) and not key.endswith(".aka")


def called(language: str, forms: tuple[str, ...]) -> set[str]:
    """A name in both numbers, without its articles."""
    noun = Noun.of(language, forms)
    return {noun.form(), noun.form("s")}


@pytest.mark.parametrize(
    ("edition", "said"),
    [
        ("classic", "Coloca la primera carretera gratis: solo puedes renunciar a la segunda."),
        ("egypt", "Coloca el primer carro de bueyes gratis: solo puedes renunciar al segundo."),
    ],
)
def test_a_free_piece_is_called_by_its_name(edition: str, said: str) -> None:
    """A free piece is named as a piece, and not as a path."""
    if edition not in editions():
        pytest.skip("the edition is not in the house")

    assert refusal(Words("es", edition), FreeRoad.FIRST_IS_OWED) == said


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("", "carro"),
        ("a", "un carro"),
        ("the", "el carro"),
        ("of", "del carro"),
        ("to", "al carro"),
        ("your", "tu carro"),
        ("s", "carros"),
        ("the-s", "los carros"),
        ("of-s", "de los carros"),
        ("to-s", "a los carros"),
        ("your-s", "tus carros"),
        ("^the", "El carro"),
        ("^", "Carro"),
        ("?ningún|ninguna", "ningún"),
    ],
)
def test_a_name_has_every_form(form: str, said: str) -> None:
    """A Spanish name in singular or plural takes the article that a text asks for."""
    assert Noun("es", "el carro", "los carros").form(form) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("knight", "Alba juega un caballero."),
        ("monopoly", "Alba juega Monopolio."),
        ("road_building", "Alba juega Construcción de carreteras."),
    ],
)
def test_a_title_takes_no_article_when_played(card: str, said: str) -> None:
    """A card with a title is played without an article, a knight with one."""
    w = Words("es")

    assert w.say("event.CardPlayed", player="Alba", card=w.noun(f"dev.{card}")) == said


def test_english_names_choose_a_or_an() -> None:
    """An English name includes its own article; uncountable ones have none."""
    assert Noun("en", "an oxcart", "oxcarts").form("^a") == "An oxcart"
    assert Noun("en", "wood", "wood").form("a") == "wood"
    assert Noun("en", "an oxcart", "oxcarts").form("the-s") == "the oxcarts"
