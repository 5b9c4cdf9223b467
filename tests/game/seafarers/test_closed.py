"""Closed land: no settlements and no robber, except on a corner that a scenario opens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

import pytest

from game import CornerId, Hex, Layout, Seat
from game.base.build_settlement import BuildSettlement
from game.base.move_robber import MoveRobber
from game.base.play_knight import PlayKnight
from game.core.chance import Chance
from game.core.module import Answer, Module
from game.core.rows import Option, Options
from game.core.state import State
from game.seafarers.closed import ZONE, No
from game.seafarers.maps import MAPS
from game.seafarers.questions import OPENED
from tests.game.charted import Charted
from tests.game.tables import A

ISLE = (Hex(3, 6), Hex(2, 7))
"""The closed isle of New Shores."""


def shut(options: Options, seats: int, chance: Chance) -> Layout:
    """New Shores with a closed isle."""
    layout = MAPS["new_shores"](options, seats, chance)
    return replace(layout, zones={**layout.zones, ZONE: ISLE})


def opened(state: State, seat: Seat) -> Iterable[CornerId]:
    """One corner of it, opened for the first seat."""
    return (state.topology.corner(Hex(2, 7), Hex(2, 6), Hex(3, 6)),) if seat == A else ()


SHUT = Module(
    name="shut",
    seats=frozenset({3, 4}),
    needs=("seafarers",),
    options=(Option("map", ("shut",), "shut", alone=True),),
    answers=(Answer(OPENED, opened),),
    maps={"shut": shut},
)


class Shut(Charted):
    """A game on that map."""

    scenario: ClassVar[Module] = SHUT


def test_nobody_settles_beside_closed_land() -> None:
    """A ship reaches three of its corners, and only the opened one is allowed to a."""
    price = "lumber brick wool grain"
    ships = "2,7 NW; 2,7 W; 2,7 SW; 2,7 SE"
    table, other = Shut(price, ships={"a": ships}), Shut("", price, ships={"b": ships}, turn="b")
    closed, free = table.corner_at("2,7 S"), table.corner_at("2,7 N")

    assert table.options(BuildSettlement) == [BuildSettlement(free)]
    assert table.why_not(BuildSettlement(closed)) is No.NOT_THERE
    assert other.options(BuildSettlement, "b") == []


@pytest.mark.rule("12.10")
def test_the_robber_keeps_off_closed_land() -> None:
    """The robber can go to all other land."""
    table = Shut(held={"a": "knight"})
    table.play(PlayKnight())
    closed = [table.state.topology.hex(at) for at in ISLE]

    assert not {move.to for move in table.options(MoveRobber)} & {*closed}
    assert len(table.options(MoveRobber)) == len(table.state.land_hexes) - 3
    assert table.why_not(MoveRobber(closed[0])) is No.NO_ROBBER
