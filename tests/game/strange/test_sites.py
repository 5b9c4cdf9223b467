"""Corners that a route reaches but nobody may settle on."""

from __future__ import annotations

from game.base.build_settlement import BuildSettlement
from game.base.places import open_corners
from game.base.roll import RollDice
from game.base.rows import ROAD
from game.computer.standing import reach
from game.core.play import options
from tests.game.strange.parts import HIDDEN, Vows, Wind
from tests.game.strange.tables import A, StrangeTable
from tests.game.strange.toll import No

NORTH = "1,-2/1,-1"
SITE = "0,-1/1,-2/1,-1"
"""A corner one road beyond the first seat's northern road."""

BESIDE = "0,-1"


def reached(**settings: bool) -> StrangeTable:
    """A table where the first seat has rolled, reaches one corner, and can pay for a settlement."""
    table = StrangeTable(**settings)
    table.state.lay(A, table.edge(NORTH), ROAD)
    table.deal(A, lumber=1, brick=1, wool=1, grain=1)
    table.play(A, RollDice(), die=[1, 1])
    return table


def sites(table: StrangeTable) -> list[BuildSettlement]:
    """The settlements that are listed."""
    return [one for one in options(table.state, A) if isinstance(one, BuildSettlement)]


def test_on_the_leash_nobody_settles_beside_the_vane() -> None:
    """It is refused and not listed, and the computer does not head for it."""
    table = reached(leash=True)
    build = BuildSettlement(table.corner(SITE))
    listed, hoped = sites(table), reach(table.state, A)

    table.state.change(Wind, vane=table.hex(BESIDE))

    assert build in listed
    assert build not in sites(table)
    assert build.corner not in open_corners(table.state, A)
    assert table.why_not(A, build) is No.WIND
    assert reach(table.state, A) < hoped


def test_without_a_leash_one_settles_there() -> None:
    """The answer only applies with the option."""
    table = reached()
    table.state.change(Wind, vane=table.hex(BESIDE))

    assert BuildSettlement(table.corner(SITE)) in sites(table)


def test_the_computer_reaches_for_land_that_was_vowed() -> None:
    """A settlement there may bring an additional point; other land does not."""
    table = reached(leash=True)
    state, beside = table.state, table.state.topology.corner_hexes[table.corner(SITE)]
    yielded = {state.rules.harvest[state.terrain[place]] for place in beside} - {None}
    found = []

    for vow in (HIDDEN, *filter(None, yielded)):
        state.put(Vows(by_seat=(vow,) * state.seats))
        found.append(reach(state, A))

    assert min(found[1:]) > found[0]
