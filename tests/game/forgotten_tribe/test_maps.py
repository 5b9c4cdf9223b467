"""The Forgotten Tribe's map, and the gifts on its coasts."""

from __future__ import annotations

from itertools import chain

import pytest

from game import Hex
from game.forgotten_tribe.maps import MAPS
from tests.game.seafarers.sound import (
    FEW_OR_MANY,
    FIXED,
    ISLAND,
    VARIABLE,
    Facts,
    assert_all_sound,
    boards,
    printed,
)

TRIBE = MAPS["forgotten_tribe"]
FACTS = Facts(
    land={
        "closed": ("$$ ddd f g hh mm p", ""),
        "home": ("ffff gggg hhh mmm pppp", ISLAND),
    },
    sea=19,
    harbours="",
    room=8,
)
WIDE_FACTS = Facts(
    land={
        "closed": ("$$ ddd ff g hhh mmm pp", ""),
        "home": (
            "ffffff gggggg hhhhh mmmm pppppp",
            "2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12",
        ),
    },
    sea=28,
    harbours="",
    room=12,
)
EAST = {
    3: {Hex(5, 3), Hex(5, 4), Hex(4, 5)},
    6: {Hex(6, 3), Hex(6, 4), Hex(5, 5), Hex(4, 6)},
}


@pytest.mark.rule("8.10", "12.14")
@FEW_OR_MANY
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_boards_are_sound(seats: int, seeds: range) -> None:
    """There is a main island with numbers, and small ones where nobody settles."""
    assert_all_sound(TRIBE, seats, seeds, FACTS if seats < 5 else WIDE_FACTS)


@pytest.mark.rule("8.10", "8.10-11")
@pytest.mark.parametrize(("seats", "counts"), [(4, (8, 4, 6)), (5, (12, 6, 9)), (6, (12, 6, 9))])
def test_gifts_lie_on_coasts_of_closed_land(seats: int, counts: tuple[int, int, int]) -> None:
    """There are points, cards and harbors, each on its own edge: two points for each player."""
    layout = printed(TRIBE, seats)
    gifts = {name: layout.paths[f"gift {name}"] for name in ("points", "cards", "harbours")}
    edges = list(chain.from_iterable(gifts.values()))

    assert tuple(len(edges) for edges in gifts.values()) == counts
    assert len(set(edges)) == sum(counts)
    assert all(len(edge & set(layout.zones["closed"])) == 1 for edge in edges)


@pytest.mark.rule("8.10")
@pytest.mark.parametrize(
    ("seats", "kinds"),
    [
        (4, "any brick grain lumber ore wool"),
        (6, "any any brick brick grain lumber ore wool wool"),
    ],
)
def test_gift_harbours_are_shuffled(seats: int, kinds: str) -> None:
    """They are as many as there are places, in random order."""
    stacks = [one.stacks["gift harbours"] for one in boards(TRIBE, FIXED, seats, range(8))]

    assert len(set(stacks)) > 1
    assert {" ".join(sorted(map(str, stack))) for stack in stacks} == {kinds}


@pytest.mark.rule("8.10")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_hexes_in_the_east_bear_no_frequent_number(seats: int) -> None:
    """They never have 5, 6, 8 or 9, as on the printed map."""
    for layout in (printed(TRIBE, seats), *boards(TRIBE, VARIABLE, seats, range(12))):
        tokens = {land.token for land in layout.lands if land.at in EAST[seats]}
        assert not tokens & {5, 6, 8, 9}


@pytest.mark.rule("8.10", "12.9")
def test_the_robber_starts_on_a_desert() -> None:
    """It starts on the printed desert, or on any of the three on a random board."""
    dealt = boards(TRIBE, VARIABLE, 3, range(12))

    assert (printed(TRIBE).robber, printed(TRIBE).zones["pirate"]) == ((3, 7), ((4, 1),))
    assert {layout.robber for layout in dealt} == {(5, 1), (-1, 7), (3, 7)}


@pytest.mark.rule("8.10-2", "12.9")
def test_with_six_the_robber_starts_on_a_desert_too() -> None:
    """It starts on any of the three, all on small islands."""
    starts = {
        land
        for layout in boards(TRIBE, FIXED, 6, range(12))
        for land in layout.lands
        if land.at == layout.robber
    }

    assert {start.terrain for start in starts} == {"desert"}
    assert len(starts) > 1
