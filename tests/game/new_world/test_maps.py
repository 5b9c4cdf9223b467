"""The New World's board, which is entirely random."""

from __future__ import annotations

from itertools import combinations

import pytest

from game import Land, Layout, Seeded
from game.board.places import Hex
from game.new_world.maps import KINDS, MAPS, _harbours, coasts
from tests.game.seafarers.sound import (
    FIXED,
    NINE,
    Facts,
    all_kinds,
    assert_sound,
    boards,
    corners_of,
)

WORLD = MAPS["new_world"]
FACTS = Facts(
    land={
        "home": (
            "fffff ggggg hhhh mmmm ppppp",
            "2 3 3 3 4 4 4 5 5 5 6 6 8 8 9 9 9 10 10 10 11 11 12",
        )
    },
    sea=19,
    harbours=f"any {NINE}",
    room=8,
)

MORE = Facts(
    land={
        "home": (
            "ffffffff ggggggg hhhhhh mmmmmm ppppppp",
            "2 2 3 3 3 3 4 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 10 10 11 11 11 12",
        )
    },
    sea=29,
    harbours=f"any any any any brick wool {NINE}",
    room=12,
)


@pytest.mark.rule("8.14", "8.14-1", "12.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_boards_are_sound(seats: int) -> None:
    """Lands and numbers match the list, red numbers do not touch, and ten harbors are on coasts."""
    for layout in boards(WORLD, FIXED, seats, range(12)):
        assert_sound(layout, FACTS)


@pytest.mark.rule("12.14")
@pytest.mark.parametrize("seats", [5, 6])
def test_boards_for_more_are_sound(seats: int) -> None:
    """The boards have half as many again of everything."""
    for layout in boards(WORLD, FIXED, seats, range(8)):
        assert_sound(layout, MORE)


@pytest.mark.soak
def test_many_boards_are_sound() -> None:
    """The same for two hundred seeds, except harbors without a coast."""
    for layout in all_kinds(WORLD, 4, range(200)):
        assert_sound(layout, FACTS)


@pytest.mark.rule("8.14", "8.14-1")
def test_every_board_is_another_world() -> None:
    """Sea and land differ from board to board."""
    dealt = boards(WORLD, FIXED, 3, range(8))

    assert len({tuple(land.terrain == "sea" for land in one.lands) for one in dealt}) == 8


@pytest.mark.rule("12.2")
def test_robber_and_pirate_wait_beside_the_board() -> None:
    """They enter with the first seven or knight."""
    (layout,) = boards(WORLD, FIXED, 4, [1])

    assert (layout.robber, layout.zones) == (None, {"pirate": (), "robber": ()})


@pytest.mark.rule("12.3")
def test_harbours_that_find_no_coast_stay_out() -> None:
    """A single hex has room for three that do not touch."""
    alone = Layout("alone", (Land(Hex(0, 0), "forest", 5),))

    laid = [list(_harbours(alone, KINDS, Seeded(bytes([seed])))) for seed in range(12)]

    assert len(list(coasts(alone))) == 6
    assert {len(harbours) for harbours in laid} == {2, 3}
    assert {None} < {harbour.card for harbours in laid for harbour in harbours} <= {*KINDS}
    for harbours in laid:
        for one, other in combinations(harbours, 2):
            assert not corners_of(one) & corners_of(other)
