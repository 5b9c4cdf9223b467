"""Hexes that change during play: turned up, swapped, told, undone and replayed."""

from __future__ import annotations

import pytest

from game import COLOURS, Game, Illegal, Scripted
from game.base.build_road import BuildRoad
from game.base.roll import RollDice
from game.core.retold import retold
from game.core.undo import No as Stays
from game.core.undo import Undo
from tests.game.strange.mist import MistLifted, No, NumbersSwapped, SwapNumbers
from tests.game.strange.parts import Mist, Wind
from tests.game.strange.prepare import shingle
from tests.game.strange.tables import BOXES, VOWS, A, StrangeTable
from tests.game.taking_back import still

MISTY = "0,-2"
ON_THE_WAY = "1,-2/1,-1"
BESIDE = "0,-1/1,-2"
"""The edge from the first seat's northern road to the mist."""


@pytest.fixture
def table() -> StrangeTable:
    """The strange map with its mist; the first seat has rolled and can pay for anything."""
    table = StrangeTable()
    table.game = Game.new(
        3,
        Scripted(start=[A], vow=VOWS),
        colours=COLOURS[:3],
        modules=("base", "strange"),
        settings={"map": "beginner", "points": 10},
        layout=shingle({}, 3, Scripted()),
        boxes=BOXES,
    )
    table.game.play(A, RollDice(), Scripted(die=[1, 1]))
    table.deal(A, lumber=2, brick=2, pebble=2)
    table.state.lay(A, table.edge(ON_THE_WAY), table.state.rules.piece("road"))
    return table


def ground(table: StrangeTable, name: str) -> tuple[str, int]:
    """Terrain and number of a hex."""
    place = table.hex(name)
    return table.state.rules.terrains[table.state.terrain[place]].name, table.state.tokens[place]


def test_mist_is_turned_up_by_chance(table: StrangeTable) -> None:
    """Terrain and number are drawn when a road ends there, and the hex pays from then on."""
    place, before = table.hex(MISTY), ground(table, MISTY)

    events = table.play(A, BuildRoad(table.edge(BESIDE)), mist=[0], number=[1])

    assert events[-1] == MistLifted(seat=A, hex=place, terrain="forest", token=6, count=1)
    assert (before, ground(table, MISTY)) == (("mist", 0), ("forest", 6))
    assert table.state.part(Mist) == Mist(terrains=("mountains", "desert"), numbers=(5,))
    assert place in table.state.by_number[6]
    assert table.state.land[place]
    table.reload()
    assert ground(table, MISTY) == ("forest", 6)


def test_what_was_turned_up_is_not_taken_back(table: StrangeTable) -> None:
    """Chance was asked, so it cannot be undone."""
    chance = Scripted(mist=[2])
    table.game.play(A, BuildRoad(table.edge(BESIDE)), chance)

    with pytest.raises(Illegal) as refused:
        table.game.enter(A, Undo(table.state.number), chance)

    assert refused.value.reason is Stays.CHANCE


def test_swapped_numbers_are_taken_back(table: StrangeTable) -> None:
    """Undoing the swap restores the hexes by number and everything else derived from them."""
    table.state.change(Wind, vane=table.hex("0,0"))
    one, two = table.hex("0,-1"), table.hex("1,-1")
    before, tokens = still(table.state), (table.state.tokens[one], table.state.tokens[two])

    events = table.game.play(A, SwapNumbers(one, two), Scripted())
    swapped = (table.state.tokens[one], table.state.tokens[two])
    pays = table.state.by_number[tokens[0]]
    table.game.enter(A, Undo(table.state.number), Scripted())

    assert isinstance(events[1], NumbersSwapped)
    assert swapped == (tokens[1], tokens[0])
    assert two in pays
    assert one not in pays
    assert still(table.state) == before
    assert one in table.state.by_number[tokens[0]]


def test_numbers_elsewhere_stay(table: StrangeTable) -> None:
    """Only two numbers at the vane can be swapped."""
    here, far = table.hex("1,1"), table.hex("-2,0")

    assert table.why_not(A, SwapNumbers(far, here)) is No.NOT_THERE


def test_the_ground_is_retold(table: StrangeTable) -> None:
    """At each moment of the replay the table has its terrain of that time, from the start on."""
    place = table.hex(MISTY)
    table.game.play(A, BuildRoad(table.edge(BESIDE)), Scripted(mist=[1], number=[0]))
    view = table.game.view()

    told = list(retold(view, table.game.chronicle(table.game.lines)))

    names = [kind.name for kind in table.state.rules.terrains]
    found = [(names[then.terrain[place]], then.tokens[place]) for _, then in told]
    assert found == [("mist", 0), ("mist", 0), ("mountains", 5)]
