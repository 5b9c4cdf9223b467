"""Places that touch each other, and the names of places."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import Hex
from game.board import SIDES, Topology, around
from game.board.places import hexes_of, name_of

SHAPES = st.frozensets(
    st.builds(Hex, st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=15
)


def test_the_neighbours_run_clockwise_from_the_east() -> None:
    """The order is east, south-east and so on, and consecutive ones are neighbors of each other."""
    ring = around(Hex(2, 1))

    assert ring[:2] == (Hex(3, 1), Hex(2, 2))
    assert all(ring[i] in around(ring[i - 1]) for i in range(6))
    assert list(SIDES) == ["E", "SE", "SW", "W", "NW", "NE"]


def test_one_hex_has_six_corners_and_six_edges() -> None:
    """The smallest board, in a ring of six frame hexes."""
    topology = Topology.of(frozenset({Hex(0, 0)}))

    assert (topology.inner, len(topology.hexes)) == (1, 7)
    assert (len(topology.corners), len(topology.edges)) == (6, 6)


@settings(max_examples=25, deadline=None)
@given(SHAPES)
def test_every_table_agrees_with_its_twin(shape: frozenset[Hex]) -> None:
    """If a hex lists a corner, the corner lists the hex; likewise for edges and ends."""
    topology = Topology.of(shape)

    for number, corner in enumerate(topology.corners):
        assert {topology.hexes[h] for h in topology.corner_hexes[number]} == corner
        assert all(number in topology.hex_corners[h] for h in topology.corner_hexes[number])
        assert all(number in topology.edge_corners[e] for e in topology.corner_edges[number])
        assert all(number in topology.corner_corners[c] for c in topology.corner_corners[number])
    for number, edge in enumerate(topology.edges):
        assert {topology.hexes[h] for h in topology.edge_hexes[number]} == edge
        assert all(number in topology.hex_edges[h] for h in topology.edge_hexes[number])
        assert all(edge < topology.corners[end] for end in topology.edge_corners[number])
        assert all(number in topology.corner_edges[c] for c in topology.edge_corners[number])


@settings(max_examples=25, deadline=None)
@given(SHAPES)
def test_every_inner_hex_has_six_of_each(shape: frozenset[Hex]) -> None:
    """Every inner hex has six corners and six edges."""
    topology = Topology.of(shape)

    for place in range(topology.inner):
        assert len(topology.hex_corners[place]) == len(topology.hex_edges[place]) == 6
    assert {topology.hexes[place] for place in range(topology.inner)} == shape


@settings(max_examples=25, deadline=None)
@given(SHAPES)
def test_places_are_named_by_their_hexes(shape: frozenset[Hex]) -> None:
    """Each place has a name of its own, which leads back to it."""
    topology = Topology.of(shape)
    names: set[str] = set()

    for number, place in enumerate(topology.corners):
        assert topology.named(name_of(place)) == topology.corner(*place) == number
        names.add(name_of(place))
    for number, place in enumerate(topology.edges):
        assert topology.named(name_of(place)) == topology.edge(*place) == number
        names.add(name_of(place))
    for number, where in enumerate(topology.hexes):
        assert topology.named(name_of([where])) == topology.hex(where) == number
        names.add(name_of([where]))

    assert len(names) == len(topology.corners) + len(topology.edges) + len(topology.hexes)


def test_the_names_of_places() -> None:
    """Hexes are named by two numbers, and edges and corners by their hexes in order."""
    topology = Topology.of(frozenset({Hex(0, 0), Hex(1, 0)}))
    edge = topology.edge((1, 0), (0, 0))
    corner = topology.corner((1, -1), (1, 0), (0, 0))

    assert topology.hex_name(topology.hex((1, 0))) == "1,0"
    assert topology.edge_name(edge) == "0,0/1,0"
    assert topology.corner_name(corner) == "0,0/1,-1/1,0"
    assert hexes_of("0,0/1,0") == {Hex(0, 0), Hex(1, 0)}


@pytest.mark.parametrize("name", ["9,9", "0,0/5,5", "somewhere", "1", ""])
def test_unknown_names_are_unknown(name: str) -> None:
    """The name of a place that is not on this board raises KeyError."""
    topology = Topology.of(frozenset({Hex(0, 0)}))

    with pytest.raises(KeyError):
        topology.named(name)


def test_a_shape_is_built_once() -> None:
    """Games on boards of one shape share one topology."""
    shape = frozenset({Hex(0, 0), Hex(1, 0)})

    assert Topology.of(shape) is Topology.of(frozenset(set(shape)))


def test_a_board_that_is_held_is_never_built_again() -> None:
    """A topology in use is never rebuilt, so a loaded game equals the stored one."""
    shape = frozenset({Hex(0, 0), Hex(1, 0)})
    held = Topology.of(shape)

    for length in range(3, 80):
        Topology.of(frozenset(Hex(q, 0) for q in range(length)))

    assert Topology.of(frozenset(set(shape))) is held


@settings(max_examples=25, deadline=None)
@given(SHAPES)
def test_places_are_counted_in_reading_order(shape: frozenset[Hex]) -> None:
    """Places are numbered from the top, then from the left."""
    topology = Topology.of(shape)

    for places in (topology.corners, topology.edges):
        middles = [(sum(h.r for h in place), sum(2 * h.q + h.r for h in place)) for place in places]
        assert middles == sorted(middles)
