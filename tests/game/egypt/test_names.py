"""The Egyptian edition: its names in every text, in both languages."""

from __future__ import annotations

import pytest

from game import CornerId, EdgeId, Game, Seat
from game.base.build_city import CityBuilt
from game.base.build_road import No as Road
from game.base.build_road import RoadBuilt
from game.base.dev_cards import CardPlayed
from game.core.awards import AwardPassed
from game.core.stack import NOBODY
from tests.words.tables import Dice, who
from words import LANGUAGES, Words, board_text, editions
from words.catalogue import CLASSIC, texts
from words.refusals import refusal

EN, ES = (Words(language, "egypt") for language in ("en", "es"))
A = Seat(0)

NAMES = {
    "card.lumber": ("cattle", "ganado"),
    "card.wool": ("papyrus", "papiro"),
    "card.grain": ("grain", "cereal"),
    "card.brick": ("brick", "arcilla"),
    "card.ore": ("stone", "piedra"),
    "terrain.forest": ("pasture", "pasto"),
    "terrain.pasture": ("papyrus grove", "humedal"),
    "terrain.fields": ("fields", "sembrado"),
    "terrain.hills": ("alluvial land", "cenagal"),
    "terrain.mountains": ("quarry", "cantera"),
    "terrain.desert": ("desert", "desierto"),
    "piece.road": ("oxcart", "carro de bueyes"),
    "piece.settlement": ("settlement", "poblado"),
    "piece.city": ("temple city", "ciudad-templo"),
    "dev.knight": ("mercenary", "mercenario"),
    "dev.road_building": ("Route Builder", "carta Carros de bueyes"),
    "dev.year_of_plenty": ("Invention", "Invento"),
    "dev.monopoly": ("Pharaoh’s Monopoly", "Monopolio del faraón"),
    "award.longest_road": ("Longest Trade Route", "Mayor ruta comercial"),
    "award.largest_army": ("Largest Mercenary Army", "Mayor ejército"),
    "thing.bank": ("supply", "reserva"),
    "thing.robber": ("robber", "ladrón"),
}
"""Names of each thing in English and Spanish."""


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("key", NAMES)
def test_a_thing_has_its_egyptian_name(key: str) -> None:
    """Each thing has its Egyptian name in English and in Spanish."""
    assert (str(EN.noun(key)), str(ES.noun(key))) == NAMES[key]


@pytest.mark.rule("1.1")
def test_the_edition_is_that_of_the_box() -> None:
    """A game with the box uses its edition, which has a catalogue."""
    assert Game.new(3, Dice(1), modules=("base", "egypt")).state.rules.edition in editions()


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_only_what_it_calls_otherwise(language: str) -> None:
    """The edition renames only things that have a classic name."""
    assert texts(language, "egypt").keys() == texts(language, CLASSIC).keys()


def test_sentences_speak_of_carts() -> None:
    """Events, refusals and prompts use the names with their articles."""
    rules = Game.new(3, Dice(1), modules=("base", "egypt")).state.rules

    assert EN.event(RoadBuilt(seat=A, edge=EdgeId(0)), who, rules) == "🔴 Alba builds an oxcart."
    assert (
        ES.event(CityBuilt(seat=A, corner=CornerId(0)), who, rules)
        == "🔴 Alba construye una ciudad-templo."
    )
    assert ES.event(CardPlayed(seat=A, card="knight"), who, rules) == "🔴 Alba juega un mercenario."
    passed = AwardPassed(award="largest_army", seat=A, before=NOBODY)
    assert EN.event(passed, who, rules) == "🔴 Alba takes **Largest Mercenary Army**."
    assert refusal(ES, Road.NOT_JOINED).startswith("Un carro de bueyes debe unirse")


@pytest.mark.parametrize(
    ("typed", "counts"),
    [
        ("2 cattle 1 stone", (2, 0, 0, 0, 1)),
        ("papiro y 2 ganado", (2, 0, 1, 0, 0)),
        ("1 wood, 1 sheep", (1, 0, 1, 0, 0)),
        ("piedra", (0, 0, 0, 0, 1)),
    ],
)
def test_cards_are_understood_in_their_names(typed: str, counts: tuple[int, ...]) -> None:
    """Typed cards are understood in both languages, by Egyptian and classic names."""
    rules = Game.new(3, Dice(1), modules=("base", "egypt")).state.rules

    assert EN.parse_cards(typed, rules) == counts


@pytest.mark.parametrize(
    ("w", "lines"), [(EN, ("Harbors: ", "Oases: ")), (ES, ("Puertos: ", "Oasis: "))]
)
def test_oases_are_told_from_harbours(w: Words, lines: tuple[str, str]) -> None:
    """Places facing the desert are listed as oases: four harbors, five oases."""
    game = Game.new(3, Dice(1), modules=("base", "egypt"))

    text = board_text(game.view(), who, w).splitlines()

    counts = [line.count(";") + 1 for start in lines for line in text if line.startswith(start)]
    assert counts == [4, 5]
