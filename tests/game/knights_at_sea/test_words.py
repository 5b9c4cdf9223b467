"""Texts for tables where knights sail."""

from __future__ import annotations

import pytest

from bot.screens import panel
from bot.screens.choosing import places
from bot.screens.shown import BY_NAME
from game import Game
from game.base.build_road import No as Road
from game.cities_knights.families import CHOOSE_DECK
from game.cities_knights.play_diplomat import NothingRebuilt, PlayDiplomat, RebuildNothing
from game.core.view import view
from game.discovery.rows import CARD, TREASURES
from game.knights_at_sea.figures import FiguresCameIn
from game.seafarers.build_ship import BuildShip
from tests.game.cities_knights.test_screens import context_at
from tests.game.discovery.tables import PAY, SHOAL
from tests.game.knights_at_sea.tables import Bay, Reef
from tests.game.seafarers.tables import COAST
from tests.game.tables import A
from tests.words.tables import Dice
from words import LANGUAGES, Words
from words.refusals import refusal

NAMES = ("Alba", "Bruno", "Chloé")


@pytest.mark.parametrize("key", ["dev_card.road_builders.does", "ui.confirm.PlayRoadBuilders"])
def test_road_builders_can_place_ships(key: str) -> None:
    """The card and the question before it is played name ships, but not on land."""
    w = Words("en")
    sea, land = (
        Game.new(3, Dice(1), modules=("base", "cities_knights", *boxes)).view().rules
        for boxes in (("seafarers", "knights_at_sea"), ())
    )

    assert "ships" in w.say(w.of(key, sea))
    assert "ships" not in w.say(w.of(key, land))


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_that_come_in_stand_at_hexes_by_their_names(language: str) -> None:
    """The text names terrain and number of the hexes."""
    table, w = Bay(COAST, pirate="1,0"), Words(language)
    seen = view(table.state, None)
    robber, pirate = table.robber, table.named("1,0")
    assert robber is not None

    event = FiguresCameIn(robber=robber, pirate=pirate)
    told = w.event(event, NAMES.__getitem__, seen.rules, seen)

    assert told
    assert w.place(seen, "hex", robber) in told
    assert w.place(seen, "hex", pirate) in told


WORDS = {"en": ("road", "ship"), "es": ("carretera", "barco")}

QUAY = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F6   |  ~    |  ~    |
    .       a       .       .
  /   \   /   A   +   \   /   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       b       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board where a has an open ship."""


@pytest.mark.rule("10-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ship_that_was_taken_up_is_called_a_ship(language: str) -> None:
    """A lifted ship is called a ship when placed again, when drawn, and when left in the supply."""
    table = Bay(QUAY, held={"a": "diplomat"})
    table.play(table.options(PlayDiplomat)[0])
    context, shown = context_at(table, A, language), BY_NAME["RebuildRoute"]
    w, seen, (debt,) = context.w, context.view, table.state.debts()
    look = places.ghost(context, shown, places.places(context, shown)[0])
    (event,) = table.play(RebuildNothing())

    said = [
        *(w.ask(debt, "Alba", seen), w.duty(debt, seen)),
        *(places.choose(context, shown).text, look.text),
        w.event(event, NAMES.__getitem__, seen.rules, seen) or "",
    ]

    road, ship = WORDS[language]
    assert [text for text in said if ship not in text.casefold() or road in text.casefold()] == []
    assert event == NothingRebuilt(seat=A, piece="ship")
    assert look.picture
    assert look.picture.draw.keywords["ghost"][2] == "ship"  # type: ignore[attr-defined]


@pytest.mark.rule("10-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_diplomat_may_take_up_is_not_called_a_road_alone(language: str) -> None:
    """The texts name roads and ships, and do not call a ship a road."""
    table = Bay(QUAY, held={"a": "diplomat"})
    context, shown = context_at(table, A, language), BY_NAME["PlayDiplomat"]
    road, ship = WORDS[language]

    look = places.ghost(context, shown, places.places(context, shown)[0])

    assert ship in places.choose(context, shown).text
    assert road not in look.text


@pytest.mark.rule("10-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_the_sea_gives_is_no_thanks_for_a_defence(language: str) -> None:
    """The text for a treasure's progress card does not mention barbarians."""
    table = Reef(SHOAL.replace("?", "~"), PAY, treasures="1,0/1,1/2,0")
    table.play(BuildShip(table.edge), treasure=[[*TREASURES].index(CARD)])
    context = context_at(table, A, language)
    (debt,) = (debt for debt in context.view.debts() if debt.duty == CHOOSE_DECK)

    said = (context.w.ask(debt, "Alba", context.view), panel.main(context).text)

    assert not [text for text in said if "Catan" in text or "Catán" in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["BuildRoad", "BuildShip", "LayFreeShip", "MoveShip"])
def test_a_knight_is_said_to_cut_a_line(verb: str, language: str) -> None:
    """The texts mention roads and ships for the line that is cut and for joining it."""
    rules = Game(Bay(COAST, pirate="1,0").state).view().rules
    action = next(one for one in rules.verbs if one.__name__ == verb)

    said = refusal(Words(language), Road.NOT_JOINED, action, rules).casefold()

    for word in ({"en": "knight", "es": "caballero"}[language], *WORDS[language]):
        assert word in said
