"""The Harbormaster: what counts, who has the card, how it passes, and ties."""

from __future__ import annotations

from typing import ClassVar

import pytest

from game.base.build_city import BuildCity
from game.base.build_settlement import BuildSettlement
from game.base.rows import ROAD
from game.core.awards import AwardPassed
from game.core.module import Module
from game.core.points import GameEnded
from game.core.rows import PieceKind
from game.core.stack import NOBODY
from game.harbormaster.module import MODULE as HARBORMASTER
from tests.game.harbormaster.tables import (
    BRICK,
    EAST,
    GRAIN,
    NORTH,
    ORE,
    PAY,
    SOUTH,
    WOOL,
    Quays,
)
from tests.game.tables import A
from tests.game.taking_back import comes_back

INLAND = "0,0/0,1/1,0"


@pytest.mark.rule("6-1")
def test_a_settlement_counts_one_and_a_city_two() -> None:
    """Buildings count at either corner of any harbor, and not inland."""
    table = Quays(
        settlements={"a": f"{NORTH} {INLAND}", "b": f"{WOOL} {GRAIN}"}, cities={"a": EAST}
    )
    assert table.counts() == [3, 2, 0]

    for edge, _ in table.state.harbours:
        for corner in table.state.topology.edge_corners[edge]:
            lone = Quays(settlements={"c": table.state.topology.corner_name(corner)})
            assert lone.counts() == [0, 0, 1]


@pytest.mark.rule("6-1")
def test_a_corner_of_two_harbours_counts_once() -> None:
    """A settlement is one harbor point, even between two harbors."""
    table = Quays(settlements={"a": NORTH})
    edges = table.state.topology.corner_edges[table.at(NORTH)]

    table.state.set_harbours([(edge, -1) for edge in edges])

    assert table.counts() == [1, 0, 0]


PALACE = Module(
    name="palace",
    seats=frozenset({3}),
    needs=("base",),
    pieces=(
        PieceKind("palace", "corner", 2, points=4, is_building=True),
        PieceKind("flag", "corner", 2, points=1),
    ),
)


class Palaces(Quays):
    boxes: ClassVar[tuple[Module, ...]] = (HARBORMASTER, PALACE)


@pytest.mark.rule("6-1")
def test_more_than_a_city_counts_two() -> None:
    """A piece worth more than a city counts two, and a piece that is no building counts nothing."""
    table = Palaces()
    table.build("b", NORTH, "palace")
    table.build("b", EAST, "flag")

    assert table.counts() == [0, 2, 0]


@pytest.mark.rule("6-2")
def test_the_first_with_three_takes_the_title() -> None:
    """Three harbor points bring the card and two public points; with two nobody has it."""
    table = Quays(PAY, settlements={"a": f"{NORTH} {EAST}", "b": f"{WOOL} {SOUTH}"})
    assert (table.counts(), table.master) == ([2, 2, 0], "")
    before = table.points()

    events = table.play(BuildCity(table.at(NORTH)))

    assert events[-1] == AwardPassed(award="harbormaster", seat=A, before=NOBODY)
    assert (table.counts()[0], table.points()) == (3, before + 1 + 2)


@pytest.mark.rule("6-2")
def test_it_passes_to_who_has_strictly_more() -> None:
    """An equal count leaves it; one more takes it at once."""
    table = Quays("", PAY, settlements={"b": NORTH}, cities={"a": f"{EAST} {GRAIN}", "b": SOUTH})
    assert (table.counts(), table.master) == ([4, 3, 0], "a")
    table.turn_to("b")

    table.play(BuildCity(table.at(NORTH)), "b")
    assert (table.counts(), table.master) == ([4, 4, 0], "a")

    table.build("b", BRICK)
    table.turn_to("b")

    assert (table.counts(), table.master) == ([4, 5, 0], "b")


@pytest.mark.rule("6-2")
def test_a_settlement_at_a_harbour_brings_it() -> None:
    """A settlement at a road's end on a harbor counts like any other."""
    table = Quays(PAY, settlements={"a": f"{NORTH} {EAST}"})
    corner = table.at(GRAIN)
    table.state.lay(A, table.state.topology.corner_edges[corner][0], ROAD)

    events = table.play(BuildSettlement(corner))

    assert AwardPassed(award="harbormaster", seat=A, before=NOBODY) in events
    assert table.master == "a"


@pytest.mark.rule("6-3")
def test_after_a_loss_the_holder_keeps_it_with_as_many_as_the_best() -> None:
    """The holder loses a city and keeps the card if nobody has more."""
    table = Quays(settlements={"a": NORTH, "b": BRICK}, cities={"a": f"{EAST} {GRAIN}", "b": SOUTH})
    assert (table.counts(), table.master) == ([5, 3, 0], "a")

    table.burn(EAST)
    table.turn_to("a")

    assert (table.counts(), table.master) == ([3, 3, 0], "a")


@pytest.mark.rule("6-3")
def test_after_a_loss_the_only_one_ahead_takes_it() -> None:
    """The new leader needs at least three."""
    table = Quays(cities={"a": f"{EAST} {GRAIN}", "b": SOUTH}, settlements={"b": BRICK})
    assert (table.counts(), table.master) == ([4, 3, 0], "a")

    table.burn(EAST)
    table.turn_to("a")

    assert (table.counts(), table.master) == ([2, 3, 0], "b")


@pytest.mark.rule("6-3")
def test_after_a_loss_a_tie_of_others_sets_it_aside() -> None:
    """It stays aside until one of them is ahead."""
    table = Quays(
        cities={"a": f"{EAST} {GRAIN}", "b": SOUTH, "c": ORE}, settlements={"b": BRICK, "c": NORTH}
    )
    assert (table.counts(), table.master) == ([4, 3, 3], "a")

    table.burn(EAST)
    table.turn_to("a")
    assert (table.counts(), table.master) == ([2, 3, 3], "")

    table.burn(NORTH)
    table.build("c", NORTH, "city")
    table.turn_to("a")
    assert (table.counts(), table.master) == ([2, 3, 4], "c")


@pytest.mark.rule("6-3")
def test_with_fewer_than_three_nobody_has_it() -> None:
    """After a loss it is set aside if nobody has three."""
    table = Quays(cities={"a": EAST}, settlements={"a": NORTH, "b": SOUTH})
    assert table.master == "a"

    table.burn(NORTH)
    table.turn_to("a")

    assert (table.counts(), table.master) == ([2, 1, 0], "")


def test_who_leaves_has_it_no_more() -> None:
    """It is judged again as if that seat had no harbors."""
    table = Quays(cities={"a": f"{EAST} {GRAIN}", "b": SOUTH}, settlements={"b": BRICK})

    table.leave("a")

    assert table.master == "b"


def test_its_points_win() -> None:
    """Its points win on your own turn, like any others."""
    table = Quays(PAY, settlements={"a": f"{NORTH} {EAST}"}, options={"points": 5})

    events = table.play(BuildCity(table.at(NORTH)))

    assert isinstance(events[-1], GameEnded)
    assert events[-1].winners == (A,)


def test_it_goes_back_with_the_city_that_brought_it() -> None:
    """Undoing the city returns the card to its previous holder."""
    table = Quays(PAY, settlements={"a": f"{NORTH} {EAST}"})

    comes_back(table, BuildCity(table.at(NORTH)))

    assert table.master == ""


def test_a_new_harbour_brings_it_at_once() -> None:
    """A harbor that appears during play is counted at once."""
    table = Quays(cities={"a": INLAND}, settlements={"a": NORTH})
    assert table.master == ""
    edge = table.state.topology.corner_edges[table.at(INLAND)][0]

    table.state.set_harbours((*table.state.harbours, (edge, -1)))
    table.turn_to("a")

    assert table.master == "a"
