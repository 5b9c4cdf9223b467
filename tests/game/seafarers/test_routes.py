"""The longest trade route over roads and ships, and the holder of its card."""

from __future__ import annotations

from random import Random

import pytest

from game import CornerId, EdgeId, State
from game.base.build_settlement import BuildSettlement
from game.base.routes import measure
from game.base.rows import ROAD, SETTLEMENT
from game.core.awards import AwardPassed
from game.core.stack import NOBODY
from game.seafarers.build_ship import BuildShip
from game.seafarers.rows import ship
from tests.game.seafarers.tables import Waters
from tests.game.tables import A, B

PAY = "2 lumber 2 brick 2 wool 2 grain"

JOINT = r"""
        .       .       .
      a   a   A   A   /   \
    .       +       .       .
    a  F6*  |  ~    |  ~    |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with three roads and two ships that meet at a bare corner."""


@pytest.mark.rule("1.2", "1-3")
def test_a_settlement_joins_roads_and_ships_at_once() -> None:
    """A settlement of a between them makes three and two into five, which takes the card."""
    table = Waters(JOINT, PAY)
    before = table.road()

    events = table.play(BuildSettlement(table.corner))

    assert (before, table.road()) == (3, 5)
    assert events[-1] == AwardPassed(award="longest_road", seat=A, before=NOBODY)


@pytest.mark.rule("1.2")
def test_an_enemy_between_roads_and_ships_joins_nothing() -> None:
    """A building of b at their meeting corner joins nothing for a."""
    assert Waters(JOINT.replace("+", "b")).road() == 3


@pytest.mark.rule("1.2")
def test_a_fifth_ship_takes_the_card() -> None:
    """Routes are measured after each ship that is built."""
    table = Waters(
        r"""
        .       .       .
      /   \   A   A   A   A
    .       a       .       .
    |  F6*  |  ~    |  ~    +
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        PAY,
    )

    events = table.play(BuildShip(table.edge))

    assert events[-1] == AwardPassed(award="longest_road", seat=A, before=NOBODY)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("length", "drawing"),
    [
        (
            4,
            r"""
            .       .       .
          /   \   A   A   A   A
        .       a       .       .
        |  F6*  |  ~    A  ~    |
        .       .       .       .
          \   /   \   /   \   /
            .       .       .
            """,
        ),
        (
            6,
            r"""
            .       .       .
          /   \   A   A   /   \
        .       a       .       .
        |  F6*  A  ~    A  ~    |
        .       .       .       .
          \   /   A   A   \   /
            .       .       .
            """,
        ),
        (
            8,
            r"""
            .       .       .
          a   a   A   A   /   \
        .       a       .       .
        |  F6*  A  ~    A  ~    |
        .       .       .       .
          \   /   A   A   \   /
            .       .       .
            """,
        ),
        (
            6,
            r"""
            .       .       .
          a   a   A   A   /   \
        .       .       .       .
        |  F6*  A  ~    A  ~    |
        .       .       .       .
          \   /   A   A   \   /
            .       .       .
            """,
        ),
        (
            7,
            r"""
            .       .       .
          /   \   A   A   A   \
        .       a       .       .
        |  F6*  A  ~    A  ~    |
        .       .       .       .
          \   /   A   A   \   /
            .       .       .
            """,
        ),
        (
            6,
            r"""
            .       .       .
          a   a   A   A   A   \
        .       b       .       .
        |  F6*  A  ~    A  ~    |
        .       .       .       .
          \   /   A   A   \   /
            .       .       .
            """,
        ),
    ],
    ids=["branch", "ring", "ring and roads", "ring beside roads", "tail", "cut ring"],
)
def test_branches_rings_and_ways_back(length: int, drawing: str) -> None:
    """Branches do not add, a ring does, and from the start a route can go on by road."""
    assert Waters(drawing).road() == length


@pytest.mark.rule("1.2")
def test_a_tie_after_a_cut_sets_the_card_aside() -> None:
    """When a settles in b's line, a and c have five, b four, and nobody the card."""
    table = Waters(
        r"""
        .       .       .       .
      B   B   B   B   B   B   c   c
    .       +       .       .       .
    |  F6*  A  ~    |  ~    |  G5   c
    .       .       .       .       .
      \   /   A   A   A   A   c   c
        .       .       .       .
        """,
        PAY,
        longest_road="b",
    )
    assert table.holder("longest_road") == "b"

    events = table.play(BuildSettlement(table.corner))

    assert [table.road(seat) for seat in "abc"] == [5, 4, 5]
    assert events[-1] == AwardPassed(award="longest_road", seat=NOBODY, before=B)


def trails(state: State, edges: list[EdgeId]) -> int:
    """The longest trail of a, by trying all: corner, kind of the last edge, edges used."""
    ends, best = state.topology.edge_corners, 0
    left: list[tuple[CornerId, EdgeId, tuple[EdgeId, ...]]] = [
        (corner, edge, (edge,)) for edge in edges for corner in ends[edge]
    ]
    while left:
        corner, last, used = left.pop()
        best = max(best, len(used))
        stands, owner = state.corner_piece[corner], state.corner_seat[corner]
        if stands and owner != A:
            continue
        for edge in state.topology.corner_edges[corner]:
            same = state.edge_piece[edge] == state.edge_piece[last]
            if edge in edges and edge not in used and (same or stands):
                far = next(end for end in ends[edge] if end != corner)
                left.append((far, edge, (*used, edge)))
    return best


WIDE = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F6*  |  ~    |  G5   |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       .       .       .
|  ~    |  P9   |  ~    |  ~    |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
"""


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seed", range(60))
def test_any_net_is_measured_as_by_trying_every_trail(seed: int) -> None:
    """Roads, ships and buildings of two seats are placed at random."""
    random, state = Random(seed), Waters(WIDE).state
    pieces = {True: ROAD, False: ship(state)}
    for corner in random.sample(state.topology.corner_ids, 5):
        state.lay(random.choice((A, A, B)), corner, SETTLEMENT)
    edges = sorted(random.sample(state.topology.edge_ids, 14))
    for edge in edges:
        state.lay(A, edge, pieces[random.random() < 0.5])

    assert measure(state, A) == trails(state, edges)
