"""The Harbormaster's board is a random base game island."""

from __future__ import annotations

import pytest

from game.harbormaster.maps import MAPS
from tests.game.seafarers.sound import FIXED, ISLAND, NINE, Facts, assert_sound, boards

FACTS = Facts(land={"home": ("d ffff gggg hhh mmm pppp", ISLAND)}, sea=0, harbours=NINE, room=8)


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_boards_are_sound(seats: int) -> None:
    """Lands, numbers and harbors are the base game's, and red numbers do not touch."""
    for layout in boards(MAPS["harbormaster"], FIXED, seats, range(8)):
        assert layout.name == "harbormaster"
        assert_sound(layout, FACTS)


@pytest.mark.rule("8.1")
def test_numbers_and_harbours_are_dealt_by_chance() -> None:
    """Harbors and numbers are dealt by chance, whatever the options say."""
    dealt = boards(MAPS["harbormaster"], {**FIXED, "tokens": "spiral"}, 3, range(8))

    assert len({layout.harbours for layout in dealt}) > 1
    assert len({tuple(land.token for land in layout.lands if land.token) for layout in dealt}) > 6
