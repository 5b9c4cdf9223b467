"""Another edition: its names in all sentences, with their articles."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.base.build_road import No as Road
from tests.words.test_voice import write
from words import Words
from words.catalogue import HOME, editions

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
    """The catalogues with one edition more."""
    shutil.copytree(HOME, tmp_path / "locale")
    for language, names in NAMES.items():
        write(tmp_path / "locale", language, "edition-carts", *names)
    return tmp_path / "locale"


def test_an_edition_is_found_by_its_file(home: Path) -> None:
    """A catalogue called after an edition makes that edition."""
    assert "carts" in editions(home)


def test_sentences_take_the_names_of_the_edition(home: Path) -> None:
    """Events and refusals speak of carts, and articles fit."""
    en, es = Words("en", "carts", home), Words("es", "carts", home)

    assert en.say("event.RoadBuilt.bare", player="Alba") == "Alba builds an oxcart."
    assert es.say("event.RoadBuilt.bare", player="Alba") == "Alba construye un carro de bueyes."
    assert es.refusal(Road.NOT_JOINED).startswith("Un carro de bueyes debe unirse")
    assert es.say("duty.robber") == "mover la sombra"


def test_what_an_edition_does_not_name_stays_classic(home: Path) -> None:
    """An edition names only what it calls otherwise."""
    assert Words("es", "carts", home).piece("city") == "ciudad"
    assert Words("es", "carts", home).card("lumber") == "ganado"
    assert Words("es", home=home).card("lumber") == "madera"


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
    """A Spanish name of either number takes the article that a text asks for."""
    from words import Noun

    assert Noun("es", "el carro", "los carros").form(form) == said


def test_english_names_choose_a_or_an() -> None:
    """An English name says its own article; what is not counted has none."""
    from words import Noun

    assert Noun("en", "an oxcart", "oxcarts").form("^a") == "An oxcart"
    assert Noun("en", "wood", "wood").form("a") == "wood"
    assert Noun("en", "an oxcart", "oxcarts").form("the-s") == "the oxcarts"
