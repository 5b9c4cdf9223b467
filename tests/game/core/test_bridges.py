"""Bridges, which are added automatically, and steps inserted into other boxes' plans."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import BadSetup, Game, Seeded, boxes_of, maps_of, offered
from game.base import MODULE as BASE
from game.core.codec import compiled
from game.core.module import Insert, Module
from game.core.rows import Default

SEATS = frozenset({3, 4})
RED = Module(name="red", seats=SEATS, needs=("base",))
BLUE = Module(name="blue", seats=SEATS, needs=("base",))
BRIDGE = Module(
    name="a_bridge",
    seats=SEATS,
    is_bridge=True,
    needs=("red", "blue"),
    defaults=(Default("points", plus=2),),
)
BOXES = (BASE, RED, BLUE, BRIDGE)
BOTH = ("base", "red", "blue")


def test_a_bridge_comes_where_all_that_it_needs_is_played() -> None:
    """A bridge is added only when all its boxes are played, and is in the log, which replays."""
    rules = compiled(BOTH, {}, 4, BOXES)

    assert rules.modules == (*BOTH, "a_bridge")
    assert rules.options["points"] == 12
    assert compiled(("base", "red"), {}, 4, BOXES).modules == ("base", "red")
    assert compiled((*BOTH, "a_bridge"), {}, 4, BOXES).modules == rules.modules

    game = Game.new(4, Seeded(b"any"), modules=BOTH, boxes=BOXES)
    assert game.state.rules.modules == rules.modules
    assert Game.replayed(game.lines, BOXES).snapshot() == game.snapshot()
    assert Game.restored(game.snapshot(), boxes=BOXES).state.rules.modules == rules.modules


def test_nobody_chooses_a_bridge() -> None:
    """A bridge is neither offered nor listed among the boxes played."""
    assert offered(BOXES) == (("base",), ("base", "red"), ("base", "blue"), BOTH)
    assert boxes_of((*BOTH, "a_bridge"), BOXES) == BOTH
    assert {*maps_of(BOTH, BOXES).values()} == {BOTH}


def test_a_step_goes_into_every_plan_that_has_another() -> None:
    """The plans may be of any box, even one that is added later."""
    red = replace(
        RED,
        steps={"wave": lambda state, step, chance: ()},
        inserts=(Insert("", "wave", "after", "ask turn"),),
    )
    blue = replace(BLUE, plans={"siesta": ("ask turn", "next stint"), "nap": ("next stint",)})

    plans = compiled(BOTH, {}, 4, (BASE, red, blue)).plans

    assert plans["siesta"] == ("ask turn", "wave", "next stint")
    assert plans["nap"] == ("next stint",)
    assert plans["turn"][plans["turn"].index("ask turn") + 1] == "wave"


def test_two_steps_in_place_of_one_are_refused_in_whatever_plan() -> None:
    """They are refused as they would be if the plan were named."""
    step = {"wave": lambda state, step, chance: ()}
    red = replace(RED, steps=step, inserts=(Insert("", "wave", "instead", "ask turn"),))
    nod = {"nod": step["wave"]}
    blue = replace(BLUE, steps=nod, inserts=(Insert("turn", "nod", "instead", "ask turn"),))

    with pytest.raises(BadSetup, match="keep one, or join them in a bridge"):
        compiled(BOTH, {}, 4, (BASE, red, blue))
