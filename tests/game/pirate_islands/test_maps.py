"""The Pirate Islands' map: starts, fortresses, and the fleet's course."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.board.places import around
from game.pirate_islands.maps import MAPS
from tests.game.seafarers.sound import (
    EIGHT,
    FEW_OR_MANY,
    Facts,
    all_kinds,
    assert_all_sound,
    printed,
)

PIRATES = MAPS["pirate_islands"]
FACTS = Facts(
    land={
        "closed": ("$$ ddd gg hh mmm p", "3 4 6 6 8 10 11"),
        "home": ("fffff ggg hhh mm pppp", "2 3 4 4 5 5 5 6 8 8 9 9 9 10 10 11 12"),
    },
    sea=19,
    harbours=EIGHT,
    room=12,
)
WIDE_FACTS = Facts(
    land={
        "closed": ("$$ d gg hhh mmmmm p", "3 4 5 5 5 9 9 10 11"),
        "home": (
            "fffffff ggggg hhhhh mmm pppppp",
            "2 3 3 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 11 11 12",
        ),
    },
    sea=26,
    harbours=f"any any brick wool {EIGHT}",
    room=18,
)
SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


@pytest.mark.rule("8.12", "12.14")
@FEW_OR_MANY
@SEATS
def test_boards_are_sound(seats: int, seeds: range) -> None:
    """Home is in the east, with room for three settlements of each seat."""
    assert_all_sound(PIRATES, seats, seeds, FACTS if seats < 5 else WIDE_FACTS)


@pytest.mark.rule("8.12")
@SEATS
def test_land_is_never_dealt(seats: int) -> None:
    """There is no random board; harbors vary."""
    layouts = list(all_kinds(PIRATES, seats, range(8)))

    assert len({layout.lands for layout in layouts}) == 1
    assert len({layout.harbours for layout in layouts}) > 1


@pytest.mark.rule("8.12")
@SEATS
def test_every_seat_has_its_places(seats: int) -> None:
    """Each has a settlement and a ship at home, and a beachhead and fortress in the west."""
    layout = printed(PIRATES, seats)
    spots, home = layout.spots, set(layout.zones["home"])

    assert {len(spots[name]) for name in ("settlements", "beachheads", "fortresses")} == {seats}
    assert all(corner & home for corner in spots["settlements"])
    assert all(
        ship < corner
        for ship, corner in zip(layout.paths["ships"], spots["settlements"], strict=True)
    )
    assert all(len(ship & home) == 1 for ship in layout.paths["ships"])
    for corner in (*spots["beachheads"], *spots["fortresses"]):
        assert corner & set(layout.zones["closed"])
        assert not corner & home


@pytest.mark.rule("8.12")
@SEATS
def test_no_two_places_are_neighbours(seats: int) -> None:
    """Settlements, beachheads and fortresses keep the distance rule."""
    spots = printed(PIRATES, seats).spots
    corners = [corner for places in spots.values() for corner in places]

    assert len(set(corners)) == 3 * seats
    assert not [one for one in corners for other in corners if len(one & other) == 2]


@pytest.mark.rule("8.12", "8.12-11")
@pytest.mark.parametrize(("seats", "length", "first"), [(4, 14, (2, 7)), (6, 20, (1, 9))])
def test_the_fleet_goes_round(seats: int, length: int, first: tuple[int, int]) -> None:
    """Its course goes from sea hex to sea hex, by each seat's places, and back to its start."""
    layout = printed(PIRATES, seats)
    course = layout.zones["course"]

    assert (len(set(course)), len(course), course[0]) == (length, length, first)
    for name in ("settlements", "beachheads"):
        assert all(len(corner & set(course)) == 1 for corner in layout.spots[name])
    assert all(there in around(here) for here, there in pairwise((*course, course[0])))


@pytest.mark.rule("8.12", "12.2")
def test_there_is_no_robber_and_no_pirate() -> None:
    """The robber stays off the board, and the fleet replaces the pirate."""
    layout = printed(PIRATES, 3)

    assert (layout.robber, layout.zones["robber"]) == (None, ())
    assert "pirate" not in layout.zones
