"""The gold line is as long as the rules say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render.trail import longest_trail
from tests.render.sights import middle


@pytest.mark.parametrize("seed", ["sample", "two", "three", "four", "five"])
def test_a_trail_is_as_long_as_the_longest_road(seed: str) -> None:
    """Each seat's trail is as long as the rules measure, and uses its own edges once each."""
    view = middle(seed).view()
    award = view.rules.award("longest_road")

    for seat in view.seats:
        length = seat.measures[award]
        trail = longest_trail(view, seat.seat, length)
        assert len(trail) == len(set(trail)) == length
        assert {view.edge_seat[edge] for edge in trail} == {seat.seat}


def test_a_trail_is_connected() -> None:
    """Each edge of it shares a corner with the one before."""
    view = middle().view()
    seat = view.awards[view.rules.award("longest_road")]

    trail = longest_trail(view, seat, 99)

    ends = view.topology.edge_corners
    for one, other in pairwise(trail):
        assert set(ends[one]) & set(ends[other])
