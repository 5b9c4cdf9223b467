"""The manifest: the box's additions, and that a game without it has none of them."""

from __future__ import annotations

import pytest

from game import BOXES, BadSetup, Game, Seeded
from game.core.codec import compiled
from game.core.ruleset import Ruleset


@pytest.fixture
def rules() -> Ruleset:
    """The rules of base game, gods and Pyramid."""
    return compiled(("base", "gods", "pyramid"), {}, 4, BOXES)


@pytest.mark.rule("3.5")
def test_the_order_of_a_seven(rules: Ruleset) -> None:
    """The order is reveal, discards, pharaoh's block, robber."""
    assert rules.plans["seven"] == (
        "reveal block",
        "wake isis",
        "ask discards",
        "pharaoh builds",
        "ask robber",
    )


@pytest.mark.rule("3.5")
def test_all_other_plans_stay(rules: Ruleset) -> None:
    """Knights, turns and set-up run as with the gods alone."""
    plain = compiled(("base", "gods"), {}, 4, BOXES).plans

    assert {name for name in plain if rules.plans[name] != plain[name]} == {"seven"}


@pytest.mark.rule("3.5")
def test_the_least_number_stands_as_the_hand_limit(rules: Ruleset) -> None:
    """The limit is six, which is always safe, and the table cannot change it."""
    (limit,) = (row for row in rules.rows if row.name == "hand_limit")

    assert (limit.values, rules.options["hand_limit"]) == ((6,), 6)


@pytest.mark.rule("3.1")
def test_what_everybody_has(rules: Ruleset) -> None:
    """Each player has three boats, which count for routes and give no points."""
    boat = rules.pieces[rules.piece("boat")]

    assert (boat.on, boat.supply, boat.points, boat.is_route) == ("edge", 3, 0, True)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_play(seats: int) -> None:
    """The box takes as many players as the base game."""
    game = Game.new(seats, Seeded(b""), modules=("base", "gods", "pyramid"), boxes=BOXES)

    assert [seat.points for seat in game.view().seats] == [-1] * seats


@pytest.mark.rule("3.1")
def test_the_pyramid_is_never_played_without_gods() -> None:
    """Setting up the pyramid without the gods is refused, and the message names them."""
    with pytest.raises(BadSetup, match="pyramid needs gods"):
        compiled(("base", "pyramid"), {}, 4, BOXES)
