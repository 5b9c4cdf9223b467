"""Rows taken away, other supplies, and defaults that depend on the map and add up."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from game import BadSetup
from game.base import MODULE as BASE
from game.base.buy_card import BuyCard
from game.core.codec import compiled
from game.core.module import Module
from game.core.play import options, refuse
from game.core.refusals import No as Core
from game.core.rows import Award, Default, Removal, Use
from game.core.view import view
from tests.game.core.boxes import FOUR
from tests.game.strange.module import MODULE as STRANGE
from tests.game.strange.tables import A, StrangeTable

GRAND = Module(
    name="grand",
    seats=frozenset({4}),
    defaults=(Default("points", plus=2), Default("points", 11, when={"map": "shingle"})),
)
"""A box that adds two points on every map, and starts from eleven on shingle."""


def test_rows_are_taken_away() -> None:
    """The deck, the award and the verbs are gone, and nothing else needs them."""
    table = StrangeTable(calm=True)
    rules = table.state.rules

    assert rules.decks == ("omens",)
    assert [award.name for award in rules.awards] == ["longest_road", "tightrope"]
    assert BuyCard not in rules.verbs
    assert BuyCard not in rules.prices
    assert refuse(table.state, A, BuyCard()) is Core.NOT_IN_THIS_GAME
    assert len(view(table.state, A).decks) == 1
    assert options(table.state, A)


def test_taking_away_beats_adding() -> None:
    """A later box that adds to a removed row does not bring it back."""
    later = Module(
        name="later",
        seats=frozenset({4}),
        prices={BuyCard: {"ore": 1}},
        appeals={BuyCard: 1},
        awards=(Award("bravest", lambda state, seat: 0, 1, 1),),
    )
    first = replace(
        STRANGE, name="first", removes=(Removal("award", ("bravest",)), *STRANGE.removes)
    )

    rules = compiled(("base", "first", "later"), {"calm": True}, 4, (BASE, first, later))

    assert "bravest" not in {award.name for award in rules.awards}
    assert BuyCard not in rules.prices
    assert BuyCard not in rules.appeals


@pytest.mark.parametrize("what", [("deck", "development"), ("verb", "BuyCard")])
def test_what_a_box_uses_stays(what: tuple[Literal["deck", "verb"], str]) -> None:
    """An option value that removes a row in use is refused; the other values can be played."""
    kind, name = what
    user = Module(name="user", seats=frozenset({4}), uses=(Use(kind, (name,)),))
    names, boxes = ("base", "strange", "user"), (BASE, STRANGE, user)

    with pytest.raises(BadSetup, match=f"strange takes away the {kind} '{name}', which user uses"):
        compiled(names, {"calm": True}, 4, boxes)
    assert compiled(names, {"calm": False}, 4, boxes).deck_cards


def test_supplies_depend_on_row_and_seats() -> None:
    """With four seats there is one more pebble, thunder and rope; with three the rows' numbers."""
    found = []
    for seats in (3, 4):
        rules = compiled(("base", "strange"), {}, seats, (BASE, STRANGE))
        cards, pieces = rules.cards[rules.card("pebble")], rules.pieces[rules.piece("rope")]
        found.append(
            (cards.supply, rules.deck_cards[rules.deck_card("thunder")].count, pieces.supply)
        )

    assert found == [(7, 4, 4), (8, 5, 5)]


def test_supplies_depend_on_options() -> None:
    """With winds there is one more kite."""
    found = []
    for winds in (False, True):
        rules = compiled(("base", "strange"), {"winds": winds}, 3, (BASE, STRANGE))
        found.append(rules.pieces[rules.piece("kite")].supply)

    assert found == [2, 3]


@pytest.mark.parametrize(
    ("names", "settings", "points"),
    [
        ("base strange", {}, 10),
        ("base strange", {"map": "shingle"}, 11),
        ("base strange grand", {}, 12),
        ("base strange grand", {"map": "shingle"}, 14),
        ("base strange four grand", {}, 14),
        ("base strange grand", {"points": 10}, 10),
    ],
)
def test_defaults_depend_on_the_map_and_add_up(
    names: str, settings: dict[str, str], points: int
) -> None:
    """The latest value for this map plus every box's addition, unless the table chooses one."""
    rules = compiled(tuple(names.split()), settings, 4, (BASE, STRANGE, FOUR, GRAND))
    row = next(row for row in rules.rows if row.name == "points")

    assert rules.options["points"] == points
    assert row.default == points or "points" in settings


def test_defaults_that_are_no_value_are_refused() -> None:
    """Defaults that add up to a value the option does not have are the boxes' mistake."""
    greedy = Module(name="greedy", seats=frozenset({4}), defaults=(Default("points", plus=90),))

    with pytest.raises(BadSetup, match="the defaults of option 'points' make 100"):
        compiled(("base", "greedy"), {}, 4, (BASE, greedy))
