"""The Harbormaster's board is a random base game island, or a wide one for five and six."""

from __future__ import annotations

import pytest

from game.harbormaster.maps import MAPS
from tests.game.seafarers.sound import (
    FIXED,
    ISLAND,
    LARGE_ISLAND,
    NINE,
    THIRTEEN,
    Facts,
    assert_sound,
    boards,
)

FEW = Facts(land={"home": ("d ffff gggg hhh mmm pppp", ISLAND)}, sea=0, harbours=NINE, room=8)
MANY = Facts(
    land={"home": ("d ffffff gggggg hhhhh mmmmm pppppp", LARGE_ISLAND)},
    sea=0,
    harbours=THIRTEEN,
    room=12,
)


@pytest.mark.rule("6-5", "8.1")
@pytest.mark.parametrize(("seats", "facts"), [(3, FEW), (4, FEW), (5, MANY), (6, MANY)])
def test_boards_are_sound(seats: int, facts: Facts) -> None:
    """Lands, numbers and harbors match the list, and red numbers do not touch."""
    for layout in boards(MAPS["harbormaster"], FIXED, seats, range(8)):
        assert layout.name == "harbormaster"
        assert_sound(layout, facts)


@pytest.mark.rule("6-5", "8.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_numbers_and_harbours_are_dealt_by_chance(seats: int) -> None:
    """Harbors and numbers are dealt by chance, whatever the options say."""
    dealt = boards(MAPS["harbormaster"], {**FIXED, "tokens": "spiral"}, seats, range(8))

    assert len({layout.harbours for layout in dealt}) > 1
    assert len({tuple(land.token for land in layout.lands if land.token) for layout in dealt}) > 6
