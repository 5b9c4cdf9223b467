"""The New World's board, which is entirely random."""

from __future__ import annotations

from itertools import combinations

import pytest

from game import Land, Layout, Seeded
from game.board.places import Hex
from game.new_world.maps import KINDS, MAPS, _harbours, coasts
from tests.game.seafarers.sound import (
    FEW_OR_MANY,
    FIXED,
    NINE,
    Facts,
    assert_sound,
    boards,
    corners_of,
    printed,
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


@pytest.mark.rule("8.14", "8.14-1", "12.3", "12.14")
@FEW_OR_MANY
@pytest.mark.parametrize(("seats", "facts"), [(3, FACTS), (4, FACTS), (5, MORE), (6, MORE)])
def test_boards_are_sound(seats: int, facts: Facts, seeds: range) -> None:
    """Lands and numbers match the list, red numbers do not touch, and ten harbors are on coasts."""
    for layout in boards(WORLD, FIXED, seats, seeds):
        assert_sound(layout, facts)


@pytest.mark.rule("8.14", "8.14-1")
def test_every_board_is_another_world() -> None:
    """Sea and land differ from board to board."""
    dealt = boards(WORLD, FIXED, 3, range(8))

    assert len({tuple(land.terrain == "sea" for land in one.lands) for one in dealt}) == 8


@pytest.mark.rule("12.2")
def test_robber_and_pirate_wait_beside_the_board() -> None:
    """They enter with the first seven or knight."""
    layout = printed(WORLD)

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
