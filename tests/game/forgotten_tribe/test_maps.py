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


@pytest.mark.rule("8.10")
@FEW_OR_MANY
@pytest.mark.parametrize("seats", [3, 4])
def test_boards_are_sound(seats: int, seeds: range) -> None:
    """There is a main island with numbers, and six small ones where nobody settles."""
    assert_all_sound(TRIBE, seats, seeds, FACTS)


@pytest.mark.rule("8.10")
def test_gifts_lie_on_coasts_of_closed_land() -> None:
    """There are eight points, four cards and six harbors, each on its own edge."""
    layout = printed(TRIBE)
    gifts = {name: layout.paths[f"gift {name}"] for name in ("points", "cards", "harbours")}
    edges = list(chain.from_iterable(gifts.values()))

    assert {name: len(edges) for name, edges in gifts.items()} == {
        "points": 8,
        "cards": 4,
        "harbours": 6,
    }
    assert len(set(edges)) == 18
    assert all(len(edge & set(layout.zones["closed"])) == 1 for edge in edges)


@pytest.mark.rule("8.10")
def test_gift_harbours_are_shuffled() -> None:
    """There is one of each kind and one 3:1, in random order."""
    stacks = [one.stacks["gift harbours"] for one in boards(TRIBE, FIXED, 4, range(8))]

    assert len(set(stacks)) > 1
    assert {tuple(sorted(map(str, stack))) for stack in stacks} == {
        ("any", "brick", "grain", "lumber", "ore", "wool")
    }


@pytest.mark.rule("8.10")
def test_three_hexes_in_the_east_bear_no_frequent_number() -> None:
    """They never have 5, 6, 8 or 9, as on the printed map."""
    east = {Hex(5, 3), Hex(5, 4), Hex(4, 5)}

    for layout in (printed(TRIBE), *boards(TRIBE, VARIABLE, 3, range(12))):
        tokens = {land.token for land in layout.lands if land.at in east}
        assert not tokens & {5, 6, 8, 9}


@pytest.mark.rule("8.10", "12.9")
def test_the_robber_starts_on_a_desert() -> None:
    """It starts on the printed desert, or on any of the three on a random board."""
    dealt = boards(TRIBE, VARIABLE, 3, range(12))

    assert (printed(TRIBE).robber, printed(TRIBE).zones["pirate"]) == ((3, 7), ((4, 1),))
    assert {layout.robber for layout in dealt} == {(5, 1), (-1, 7), (3, 7)}
