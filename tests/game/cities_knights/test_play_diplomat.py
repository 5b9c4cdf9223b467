"""The diplomat."""

from __future__ import annotations

import pytest

from game import EdgeId
from game.cities_knights.play_diplomat import (
    No,
    NothingRebuilt,
    PlayDiplomat,
    RebuildNothing,
    RebuildRoute,
    RouteRebuilt,
    RouteTakenUp,
)
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_knights import ROADS
from tests.game.tables import A, B

CARD = {"a": "diplomat"}

ENDS = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   a   /   \   /   \
.       .       .       b       .
|  D*   |  P9   a+ G5   b+ F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  c+ H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board where the last roads of all three are open."""


@pytest.mark.rule("8.4", "8.2 Diplomat", "15.22")
def test_open_roads_of_anybody() -> None:
    """A road open at one end can be moved; one that goes on, or ends at a building, cannot."""
    table = Isle(ENDS, held=CARD)

    table.offers(PlayDiplomat)


@pytest.mark.rule("8.4", "8.2 Diplomat")
def test_another_s_road_goes_back_to_its_owner() -> None:
    """It returns to its owner, and no road is laid for it."""
    table = Isle(ENDS, held=CARD)
    edge = next(e for e in table.edges if table.state.edge_seat[e] == B)

    events = table.play(PlayDiplomat(edge))

    assert events[1:] == [RouteTakenUp(seat=A, owner=B, edge=edge, piece="road")]
    assert (table.left("road", "b"), table.owes()) == (15, [("a", "turn")])


@pytest.mark.rule("8.4", "8.2 Diplomat", "15.22")
def test_one_s_own_may_be_laid_elsewhere() -> None:
    """Your own road can be laid elsewhere for free, but not in its old place, or not at all."""
    table = Isle(ENDS, held=CARD)
    edge = next(e for e in table.edges if table.state.edge_seat[e] == A)

    table.play(PlayDiplomat(edge))
    assert table.owes() == [("a", "rebuild")]
    assert table.why_not(RebuildRoute(edge)) is No.SAME_EDGE
    new = table.options(RebuildRoute)[0].edge
    assert edge not in [one.edge for one in table.options(RebuildRoute)]
    assert table.play(RebuildRoute(new)) == [RouteRebuilt(seat=A, edge=new, piece="road")]
    assert table.left("road") == 12

    other = Isle(ENDS, held=CARD)
    other.play(PlayDiplomat(edge))
    assert other.play(RebuildNothing()) == [NothingRebuilt(seat=A, piece="road")]
    assert other.left("road") == 13


@pytest.mark.rule("8.4", "15.22")
def test_pieces_of_others_do_not_close_a_road() -> None:
    """Another's knight or road at the open end does not matter; your own knight does."""
    other = Isle(ROADS, held=CARD, knights=". . b1")
    own = Isle(ROADS, held=CARD, knights=". . a1")
    (last,) = (
        e for e in other.state.topology.corner_edges[other.corners[2]] if other.state.edge_piece[e]
    )

    assert PlayDiplomat(last) in other.options(PlayDiplomat)
    assert own.why_not(PlayDiplomat(last)) is No.NOT_OPEN


@pytest.mark.rule("8.4", "15.22")
def test_a_knight_of_another_in_a_chain_opens_nothing() -> None:
    """A chain of roads past another's knight is not open there."""
    table = Isle(ROADS, held=CARD, knights=". b1 .")
    middle = [
        e for e in table.state.topology.corner_edges[table.corners[0]] if table.state.edge_piece[e]
    ]

    assert {table.why_not(PlayDiplomat(e)) for e in middle} == {No.NOT_OPEN}


@pytest.mark.rule("8.4", "15.22")
def test_a_knight_keeps_its_last_road() -> None:
    """The only road left under a knight cannot be removed."""
    table = Isle(ROADS, held=CARD, knights=". . a1")
    state = table.state
    for corner in table.corners[:2]:
        for edge in state.topology.corner_edges[corner]:
            is_last = table.corners[2] in state.topology.edge_corners[edge]
            if state.edge_piece[edge] and not is_last:
                state.lift(edge, 1)
    (last,) = (e for e in state.topology.corner_edges[table.corners[2]] if state.edge_piece[e])

    assert table.why_not(PlayDiplomat(last)) is No.CUTS_KNIGHT_OFF
    assert PlayDiplomat(last) not in table.options(PlayDiplomat)


@pytest.mark.rule("8.4")
def test_what_lies_nowhere_is_not_taken_up() -> None:
    """An empty edge and an edge outside the board are refused."""
    table = Isle(ENDS, held=CARD)
    bare = next(e for e in table.state.topology.edge_ids if not table.state.edge_piece[e])

    assert table.why_not(PlayDiplomat(bare)) is No.NO_ROAD
    assert table.why_not(PlayDiplomat(EdgeId(-1))) is not None


LONG = r"""
        .       .       .
      /   \   a   a   /   \
    .       a       .       .
    |  F6   |  H8   a  M4   |
    .       .       .       .
  /   \   /   \   /   a   /   \
.       .       .       .       .
|  D*   |  P9   |  G5   a+ F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board where a's road is just long enough."""


@pytest.mark.rule("8.4", "15.22")
def test_the_longest_road_is_judged_after_the_rebuild() -> None:
    """The award is judged once, and not while the road is in hand."""
    table = Isle(LONG, held=CARD)
    assert table.holder("longest_road") == "a"

    table.play(PlayDiplomat(table.edge))
    waiting = table.holder("longest_road")
    table.play(RebuildNothing())

    assert (waiting, table.holder("longest_road")) == ("a", "")
    again = Isle(LONG, held=CARD)
    again.play(PlayDiplomat(again.edge))
    again.play(again.options(RebuildRoute)[-1])
    assert again.holder("longest_road") == "a"
