"""The Wonders' map: its deserts, and the corners that two wonders require."""

from __future__ import annotations

import pytest

from game import Hex
from game.wonders.maps import MAPS
from tests.game.seafarers.sound import (
    FEW_OR_MANY,
    NINE,
    THIRTEEN,
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
WIDE_FACTS = Facts(
    land={
        "isle": ("$$$ f g h p", "2 3 4 5 6 8 9"),
        "home": (
            "dddd ffffff ggggggg hhhhhh mmmmmmm ppppppp",
            "2 2 3 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 9 9 10 10 10 10 10 11 11 11 11 12",
        ),
    },
    sea=23,
    harbours=THIRTEEN,
    room=12,
)
DESERTS = {Hex(6, 2), Hex(6, 3), Hex(5, 4)}


@pytest.mark.rule("8.13", "12.14")
@FEW_OR_MANY
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_boards_are_sound(seats: int, seeds: range) -> None:
    """There are a main island and small ones; barred corners leave room to begin."""
    assert_all_sound(WONDERS, seats, seeds, FACTS if seats < 5 else WIDE_FACTS)


@pytest.mark.rule("8.13")
@pytest.mark.parametrize(("seats", "walls"), [(4, 5), (6, 7)])
def test_nobody_begins_where_a_wonder_is_begun(seats: int, walls: int) -> None:
    """The corners of bridge and wall are barred, and the four beside the bridge."""
    layout = printed(WONDERS, seats)
    bridge, wall, barred = (layout.spots[n] for n in ("great bridge", "great wall", "barred"))

    assert (len(set(bridge)), len(set(wall)), len(set(barred))) == (2, walls, walls + 6)
    assert {*bridge, *wall} < {*barred}
    assert len(bridge[0] & bridge[1]) == 2
    assert {*barred} - {*bridge, *wall} == {
        other for other in layout.topology.corners if {len(other & one) for one in bridge} == {1, 2}
    }
    assert not {*barred} & beginnings(layout)
    deserts = {land.at for land in layout.lands if land.terrain == "desert"}
    assert all(corner & deserts and corner & set(layout.zones["home"]) - deserts for corner in wall)
    for corner in barred:
        assert corner & set(layout.zones["home"])


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
@pytest.mark.parametrize(
    ("seats", "near"),
    [(4, {Hex(4, 4), Hex(5, 3)}), (6, {Hex(7, 3), Hex(6, 4), Hex(5, 5)})],
)
def test_the_hexes_beside_the_wall_bear_no_red_number(seats: int, near: set[Hex]) -> None:
    """They get no 6 and no 8."""
    for layout in boards(WONDERS, VARIABLE, seats, range(12)):
        tokens = {land.token for land in layout.lands if land.at in near}
        assert not tokens & {6, 8}


@pytest.mark.rule("8.13", "12.9")
def test_the_robber_starts_on_a_desert() -> None:
    """It starts on the printed one, or on a random one on a random board; there is no pirate."""
    dealt = boards(WONDERS, VARIABLE, 4, range(12))

    assert printed(WONDERS).robber == (6, 3)
    assert {layout.robber for layout in dealt} == DESERTS
    assert "pirate" not in printed(WONDERS).zones
