"""The map of Cloth for Catan: two large islands, and eight villages between them."""

from __future__ import annotations

import pytest

from game.cloth.maps import MAPS
from tests.game.seafarers.sound import (
    FEW_OR_MANY,
    NINE,
    THIRTEEN,
    VARIABLE,
    Facts,
    all_kinds,
    assert_sound,
    beginnings,
    boards,
    printed,
)

CLOTH = MAPS["cloth"]
FACTS = Facts(
    land={
        "home": ("ffff ggggg hhh mmmm pppp", "2 2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12 12"),
        "closed": ("$$ dd", ""),
    },
    sea=18,
    harbours=NINE,
    room=12,
)
WIDE_FACTS = Facts(
    land={
        "home": (
            "ffffff ggggggg hhhhh mmmmmm pppppp",
            "2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12 12",
        ),
        "closed": ("$$$$ dd", ""),
    },
    sea=27,
    harbours=THIRTEEN,
    room=18,
)


@pytest.mark.rule("8.11", "12.14")
@FEW_OR_MANY
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_boards_are_sound(seats: int, seeds: range) -> None:
    """The large islands have room for three settlements of each seat, the islets for none."""
    for layout in all_kinds(CLOTH, seats, seeds):
        assert_sound(layout, FACTS if seats < 5 else WIDE_FACTS)
        closed = set(layout.zones["closed"])
        assert not [corner for corner in beginnings(layout) if corner & closed]


@pytest.mark.rule("8.11", "8.11-8")
@pytest.mark.parametrize(
    ("seats", "numbers"),
    [(4, [3, 4, 5, 6, 8, 9, 10, 11]), (6, [2, 3, 4, 4, 5, 6, 8, 9, 10, 10, 11, 12])],
)
def test_each_islet_has_two_villages_with_numbers(seats: int, numbers: list[int]) -> None:
    """They have no 7, and with four no 2 and 12; the two of each islet pay as often as others."""
    layout = printed(CLOTH, seats)
    villages, stack = layout.spots["villages"], [*map(int, layout.stacks["villages"])]

    assert sorted(stack) == numbers
    pips = [
        sum(6 - abs(7 - number) for number in two)
        for two in zip(stack[::2], stack[1::2], strict=True)
    ]
    assert len({*pips}) == 1
    for islet in layout.zones["closed"]:
        assert sum(islet in corner for corner in villages) == 2


@pytest.mark.rule("8.11", "12.9")
def test_the_robber_starts_on_a_twelve() -> None:
    """It starts on the printed 12, or on either 12 of a random board."""
    assert (printed(CLOTH).robber, printed(CLOTH).zones["pirate"]) == ((0, 3), ((6, 4),))
    for layout in boards(CLOTH, VARIABLE, 3, range(8)):
        (start,) = (land for land in layout.lands if land.at == layout.robber)
        assert start.token == 12
