"""The Wonders' map: its deserts, and the corners that two wonders require."""

from __future__ import annotations

import pytest

from game import Hex
from game.wonders.maps import MAPS
from tests.game.seafarers.sound import (
    FEW_OR_MANY,
    NINE,
    VARIABLE,
    Facts,
    assert_all_sound,
    beginnings,
    boards,
    printed,
)

WONDERS = MAPS["wonders"]
FACTS = Facts(
    land={
        "isle": ("$$ f g h", "2 4 5 6 8"),
        "home": (
            "ddd ffff gggg hhhh mmmmm ppppp",
            "2 3 3 3 4 4 5 5 6 6 8 8 9 9 9 10 10 10 11 11 11 12",
        ),
    },
    sea=19,
    harbours=NINE,
    room=8,
)
DESERTS = {Hex(6, 2), Hex(6, 3), Hex(5, 4)}


@pytest.mark.rule("8.13")
@FEW_OR_MANY
@pytest.mark.parametrize("seats", [3, 4])
def test_boards_are_sound(seats: int, seeds: range) -> None:
    """There are a main island and two small ones; barred corners leave room to begin."""
    assert_all_sound(WONDERS, seats, seeds, FACTS)


@pytest.mark.rule("8.13")
def test_nobody_begins_where_a_wonder_is_begun() -> None:
    """The corners of bridge and wall are barred, and four beside the bridge."""
    spots = printed(WONDERS).spots
    bridge, wall, barred = (spots[name] for name in ("great bridge", "great wall", "barred"))

    assert (len(set(bridge)), len(set(wall)), len(set(barred))) == (2, 5, 11)
    assert {*bridge, *wall} < {*barred}
    assert not {*barred} & beginnings(printed(WONDERS))
    for corner in barred:
        assert corner & set(printed(WONDERS).zones["home"])


@pytest.mark.rule("8.13")
def test_deserts_stay_and_the_isles_too() -> None:
    """On a random board only the other land of the main island changes places."""
    before = printed(WONDERS)
    isles = {at for name, zone in before.zones.items() if "isle" in name for at in zone}

    for layout in boards(WONDERS, VARIABLE, 4, range(8)):
        assert {land.at for land in layout.lands if land.terrain == "desert"} == DESERTS
        assert [land for land in layout.lands if land.at in isles] == [
            land for land in before.lands if land.at in isles
        ]


@pytest.mark.rule("8.13")
def test_two_hexes_bear_no_red_number() -> None:
    """Neither the wall's hex nor the one beside it gets one."""
    for layout in boards(WONDERS, VARIABLE, 4, range(12)):
        tokens = {land.token for land in layout.lands if land.at in {Hex(4, 4), Hex(5, 3)}}
        assert not tokens & {6, 8}


@pytest.mark.rule("8.13", "12.9")
def test_the_robber_starts_on_a_desert() -> None:
    """It starts on the printed one, or on a random one on a random board; there is no pirate."""
    dealt = boards(WONDERS, VARIABLE, 4, range(12))

    assert printed(WONDERS).robber == (6, 3)
    assert {layout.robber for layout in dealt} == DESERTS
    assert "pirate" not in printed(WONDERS).zones
