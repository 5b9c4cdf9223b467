"""The maps that only need ships, islands and gold, as printed and dealt at random."""

from __future__ import annotations

from itertools import combinations

import pytest

from game import BadLayout, Hex, Layout, Seeded
from game.board.places import around
from game.seafarers.dealing import dealt
from game.seafarers.grid import Chart, Pool, corners, edges, harbours
from game.seafarers.maps import MAPS, NEW_SHORES
from tests.game.seafarers.sound import (
    EIGHT,
    ELEVEN,
    FEW_OR_MANY,
    FIXED,
    ISLAND,
    LARGE_ISLAND,
    NINE,
    THIRTEEN,
    VARIABLE,
    Facts,
    assert_all_sound,
    assert_large_island,
    beginnings,
    boards,
    printed,
)
from tests.house import needs

ORE_FOR_WOOL = Facts(
    land={"home": ("d ffff gggg hhhh m ppppp", ISLAND)}, sea=0, harbours=NINE, room=8
)

MORE_SHORES = Facts(
    land={
        "isle": ("$$$ ff g hhh mmm pp", "2 3 3 4 4 5 6 8 8 9 10 10 11 12"),
        "home": (
            "dd ffffff gggggg hhhh mmmm pppppp",
            "2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12",
        ),
    },
    sea=21,
    harbours=THIRTEEN,
    room=12,
)
SIX_ISLANDS = Facts(
    land={
        "home": (
            "fffffff gggggggg hhhhhh mmmmmm ppppppp",
            "2 3 3 3 4 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 10 10 11 11 11 11 12 12",
        ),
    },
    sea=22,
    harbours=THIRTEEN,
    room=12,
)
MORE_DESERT = Facts(
    land={
        "isle": ("$$$ gggg hh mmmm pp", "2 3 3 4 5 5 6 8 8 9 10 10 11 12 12"),
        "rest": ("dddd", ""),
        "home": (
            "fffffff gggg hhhhhh mmm pppppp",
            "3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12",
        ),
    },
    sea=18,
    harbours=THIRTEEN,
    room=12,
)
MORE_DROUGHT = Facts(
    land={
        "isle": ("$$$ gggggg ppppp", "2 4 4 5 5 6 8 8 9 9 10 10 11 12"),
        "home": (
            "dddddd ffffff gg hhhh mmmmmmm ppp",
            "3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11",
        ),
    },
    sea=21,
    harbours=THIRTEEN,
    room=12,
)
MORE_ORE_FOR_WOOL = Facts(
    land={"home": ("dd ffffff gggggg hhhhhh mm pppppppp", LARGE_ISLAND)},
    sea=0,
    harbours=ELEVEN,
    room=12,
)

FACTS = {
    ("new_shores", 3): Facts(
        land={
            "isle": ("$$ g hh mm p", "3 4 4 5 8 9 10 12"),
            "home": ("fff ggg hh mm pppp", "2 3 4 5 5 6 6 8 8 9 10 10 11 11"),
        },
        sea=13,
        harbours=EIGHT,
        room=6,
    ),
    ("new_shores", 4): Facts(
        land={
            "isle": ("$$ f g hh mm p", "2 3 4 5 6 8 9 10 11"),
            "home": ("d ffff gggg hhh mmm pppp", ISLAND),
        },
        sea=14,
        harbours=NINE,
        room=8,
    ),
    ("drought", 3): Facts(
        land={
            "isle": ("$$ ggg ppp", "3 4 5 6 8 9 11 12"),
            "home": ("ddd fff g hh mmmm p", "3 4 5 5 6 6 8 9 10 10 11"),
        },
        sea=13,
        harbours=EIGHT,
        room=6,
    ),
    ("drought", 4): Facts(
        land={
            "isle": ("$$ gggg ppp", "2 4 5 6 8 9 10 11 12"),
            "home": ("dddd ffff g hhh mmmmm pp", "3 3 4 4 5 5 6 6 8 8 9 9 10 10 11"),
        },
        sea=14,
        harbours=NINE,
        room=8,
    ),
    ("four_islands", 3): Facts(
        land={
            "home": ("ffff gggg hhhh mmmm pppp", "2 3 3 4 4 5 5 5 6 6 8 8 9 9 9 10 10 11 11 12"),
        },
        sea=15,
        harbours=NINE,
        room=6,
    ),
    ("four_islands", 4): Facts(
        land={
            "home": (
                "fffff ggggg hhhh mmmm ppppp",
                "2 3 3 4 4 4 5 5 5 6 6 8 8 9 9 9 10 10 10 11 11 11 12",
            ),
        },
        sea=12,
        harbours=NINE,
        room=8,
    ),
    ("desert", 3): Facts(
        land={
            "isle": ("$$ f gg mm p", "3 4 5 5 6 8 9 11"),
            "rest": ("ddd", ""),
            "home": ("ffff gg hhh mm ppp", "2 3 4 4 5 6 6 8 8 9 9 10 10 11"),
        },
        sea=10,
        harbours=EIGHT,
        room=6,
    ),
    ("desert", 4): Facts(
        land={
            "isle": ("$$ ggg h mmm p", "2 3 4 5 6 8 9 10 11 12"),
            "rest": ("ddd", ""),
            "home": ("fffff gg hhhh mm pppp", "3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12"),
        },
        sea=12,
        harbours=NINE,
        room=8,
    ),
    **dict.fromkeys([("new_shores", 5), ("new_shores", 6)], MORE_SHORES),
    **dict.fromkeys([("four_islands", 5), ("four_islands", 6)], SIX_ISLANDS),
    **dict.fromkeys([("desert", 5), ("desert", 6)], MORE_DESERT),
    ("ore_for_wool", 3): ORE_FOR_WOOL,
    ("ore_for_wool", 4): ORE_FOR_WOOL,
    **dict.fromkeys([("drought", 5), ("drought", 6)], MORE_DROUGHT),
    **dict.fromkeys([("ore_for_wool", 5), ("ore_for_wool", 6)], MORE_ORE_FOR_WOOL),
}

EACH = pytest.mark.parametrize(("name", "seats"), FACTS)


def some(name: str, seats: int) -> list[Layout]:
    """A few random boards of the map."""
    return boards(MAPS[name], VARIABLE, seats, range(12))


def tokens_of(layout: Layout, *terrains: str) -> set[int | None]:
    """The numbers on these terrains."""
    return {land.token for land in layout.lands if land.terrain in terrains}


def test_every_map_is_looked_at() -> None:
    """There are facts about each map for three to six players."""
    assert {(name, seats) for name in MAPS for seats in (3, 4, 5, 6)} == FACTS.keys()


@pytest.mark.rule("8.1", "8.2", "8.3", "8.5", "8.8")
@FEW_OR_MANY
@EACH
def test_boards_are_sound(name: str, seats: int, seeds: range) -> None:
    """
    Each has the listed lands, numbers and harbors, red numbers apart, and room to begin.

    Dealing also ends when chance always gives the same answer.
    """
    assert_all_sound(MAPS[name], seats, seeds, FACTS[name, seats])


@EACH
def test_the_sea_never_moves(name: str, seats: int) -> None:
    """A random board has the printed coasts, and its harbors are in the printed places."""
    before = printed(MAPS[name], seats)

    for layout in some(name, seats):
        assert [at.at for at in layout.lands if at.terrain == "sea"] == [
            at.at for at in before.lands if at.terrain == "sea"
        ]
        assert [harbour.edge for harbour in layout.harbours] == [
            harbour.edge for harbour in before.harbours
        ]


@EACH
def test_maps_dealt_anew_differ(name: str, seats: int) -> None:
    """Two boards differ in lands and in kinds of harbors."""
    dealt_anew = some(name, seats)

    assert len({layout.lands for layout in dealt_anew}) == len(dealt_anew)
    assert len({layout.harbours for layout in dealt_anew}) > 1


@pytest.mark.rule("8.2")
def test_numbers_are_dealt_anew_too() -> None:
    """Numbers are random, even if every hex of the main island has one."""
    numbers = [[land.token for land in layout.lands] for layout in some("new_shores", 3)]

    assert all(one != other for one, other in combinations(numbers, 2))


@pytest.mark.rule("8.2")
def test_the_printed_map_is_the_same_for_every_seed() -> None:
    """With printed harbors chance is not asked."""
    one, other = boards(MAPS["new_shores"], FIXED, 3, range(2))

    assert one == other


@pytest.mark.rule("8.5")
def test_printed_harbours_are_shuffled_if_that_is_chosen() -> None:
    """With the option harbors swap kinds, and land stays."""
    plain = printed(MAPS["four_islands"], 3)

    mixed = boards(MAPS["four_islands"], {**FIXED, "harbours": "shuffled"}, 3, range(3))

    assert all(layout.lands == plain.lands for layout in mixed)
    assert all(layout.harbours != plain.harbours for layout in mixed)


@pytest.mark.rule("8.2", "12.1")
@pytest.mark.parametrize(
    ("name", "seats", "robber", "pirate"),
    [
        ("new_shores", 3, (2, 1), (5, 4)),
        ("new_shores", 4, (1, 5), (6, 4)),
        ("four_islands", 3, (-1, 7), (2, 4)),
        ("four_islands", 4, (4, 2), (5, 4)),
        ("desert", 3, (2, 2), (5, 4)),
        ("desert", 4, (2, 2), (6, 4)),
    ],
)
def test_robber_and_pirate_start_as_printed(
    name: str, seats: int, robber: tuple[int, int], pirate: tuple[int, int]
) -> None:
    """They start on printed hexes, the pirate at sea and often on the frame."""
    layout = printed(MAPS[name], seats)

    assert (layout.robber, layout.zones["pirate"]) == (robber, (pirate,))


@pytest.mark.rule("12.9")
@pytest.mark.parametrize(
    ("name", "seats", "on"),
    [
        ("new_shores", 3, 12),
        ("new_shores", 4, "desert"),
        ("drought", 3, "desert"),
        ("drought", 4, "desert"),
        ("drought", 6, "desert"),
        ("four_islands", 3, 12),
        ("four_islands", 4, 12),
        ("desert", 3, "desert"),
        ("desert", 6, "desert"),
        ("new_shores", 5, "desert"),
        ("four_islands", 6, 12),
        ("ore_for_wool", 4, "desert"),
        ("ore_for_wool", 5, "desert"),
    ],
)
def test_on_a_map_dealt_anew_the_robber_starts_as_said(
    name: str, seats: int, on: str | int
) -> None:
    """It starts on the 12, or on a desert of the main island."""
    for layout in some(name, seats):
        (start,) = (land for land in layout.lands if land.at == layout.robber)

        assert on in {start.terrain, start.token}


@pytest.mark.rule("12.9")
def test_without_a_desert_the_robber_starts_on_the_lowest_number() -> None:
    """Chance decides between hexes with equal numbers."""
    chart = Chart(
        name="bare",
        first=Hex(0, 0),
        drawing="M  ~  M  ~  M".replace("  ", "     "),
        pools={"M": Pool("f h p", (4, 4, 9))},
        robber_on="desert",
    )

    starts = [dealt(chart, FIXED, Seeded(bytes([seed]))) for seed in range(12)]

    assert len({layout.robber for layout in starts}) > 1
    assert all(
        land.token == 4 for layout in starts for land in layout.lands if land.at == layout.robber
    )


@pytest.mark.rule("8.8")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_robber_stays_in_the_middle_of_the_desert(seats: int) -> None:
    """Deserts are not shuffled, so the robber's start is fixed."""
    before = printed(MAPS["desert"], seats)

    for layout in some("desert", seats):
        assert layout.robber == before.robber
        assert [at.at for at in layout.lands if at.terrain == "desert"] == [
            at.at for at in before.lands if at.terrain == "desert"
        ]


@pytest.mark.rule("8.8")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_nobody_begins_at_the_strip(seats: int) -> None:
    """No starting corner touches land beyond the desert, and some touch the desert."""
    layout = printed(MAPS["desert"], seats)
    isles = {at for name, zone in layout.zones.items() if "isle" in name for at in zone}
    deserts = {land.at for land in layout.lands if land.terrain == "desert"}

    assert not [corner for corner in beginnings(layout) if corner & isles]
    assert [corner for corner in beginnings(layout) if corner & deserts]


@EACH
def test_isles_are_islands(name: str, seats: int) -> None:
    """Each isle that pays is a whole island, and no isle touches another."""
    layout = printed(MAPS[name], seats)

    isles = {at: n for n, zone in layout.zones.items() if "isle" in n for at in zone}
    for at, isle in isles.items():
        assert {isles[other] for other in around(at) if other in isles} <= {isle}
    for isle in set(isles.values()):
        zone = set(layout.zones[isle])
        reached = {min(zone)}
        while more := {other for at in reached for other in around(at)} & zone - reached:
            reached |= more
        assert reached == zone


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_forest_and_pasture_of_the_four_islands_bear_no_rare_numbers(seats: int) -> None:
    """On a random board these terrains get no 2, 3, 11 or 12."""
    for layout in some("four_islands", seats):
        assert not tokens_of(layout, "forest", "pasture") & {2, 3, 11, 12}


@pytest.mark.rule("8.1", "8.1-1", "8.3", "8.8")
@pytest.mark.parametrize(
    ("name", "seats", "terrain"),
    [
        ("drought", 3, "gold"),
        ("drought", 4, "gold"),
        ("drought", 6, "gold"),
        ("desert", 3, "gold"),
        ("desert", 4, "gold"),
        ("desert", 6, "gold"),
        ("ore_for_wool", 3, "mountains"),
        ("ore_for_wool", 6, "mountains"),
    ],
)
def test_some_lands_bear_no_red_number(name: str, seats: int, terrain: str) -> None:
    """On random boards gold and the few mountains get no 6 or 8."""
    for layout in some(name, seats):
        assert not tokens_of(layout, terrain) & {6, 8}


def test_a_map_says_for_whom_it_is() -> None:
    """There is no Drought for seven."""
    with pytest.raises(BadLayout, match="drought is for 3 or 4 or 5 or 6 seats, not for 7"):
        MAPS["drought"](FIXED, 7, Seeded(b"any"))


@pytest.mark.rule("8.3-1", "12.14")
@pytest.mark.parametrize("seats", [5, 6])
def test_drought_for_many_has_the_islands_of_new_shores(seats: int) -> None:
    """Its land, isles and harbors are in the same places."""
    drought, shores = (printed(MAPS[name], seats) for name in ("drought", "new_shores"))

    assert drought.zones == shores.zones
    assert [harbour.edge for harbour in drought.harbours] == [h.edge for h in shores.harbours]


@needs("five_six")
@pytest.mark.rule("8.1-1", "12.14")
@pytest.mark.parametrize("seats", [5, 6])
def test_ore_for_wool_for_many_has_the_large_island(seats: int) -> None:
    """Its hexes and the places of its harbors are those of five and six players."""
    assert_large_island(printed(MAPS["ore_for_wool"], seats))


def test_numbers_that_find_no_place_are_a_fault_of_the_chart() -> None:
    """Two adjacent red numbers cannot be kept apart."""
    chart = Chart(
        name="narrow", first=Hex(0, 0), drawing="M     M", pools={"M": Pool("f h", (6, 8))}
    )

    with pytest.raises(BadLayout, match="narrow: its numbers cannot be laid"):
        dealt(chart, FIXED, Seeded(b"any"))


@pytest.mark.parametrize("drawing", ["h5    x", "h5   h6", "h5    h6:y", "h5\n     h6"])
def test_a_drawing_that_cannot_be_read_says_where(drawing: str) -> None:
    """The message names the strange word, or the cell between two columns."""
    chart = Chart(name="drawn", first=Hex(0, 0), drawing=drawing)

    with pytest.raises(BadLayout, match="is no cell, or not in its column"):
        dealt(chart, FIXED, Seeded(b"any"))


@pytest.mark.rule("12.4")
def test_places_are_written_by_the_names_of_sides() -> None:
    """N is the point between north-west and north-east, S the one between the southern sides."""
    here = Hex(1, 4)

    assert corners("1,4 N; 1,4 S") == (
        frozenset((here, Hex(1, 3), Hex(2, 3))),
        frozenset((here, Hex(0, 5), Hex(1, 5))),
    )
    assert edges("1,4 NE") == (frozenset((here, Hex(2, 3))),)
    assert harbours("1,4 NE ore")[0].edge == {here, Hex(2, 3)}


def test_a_place_that_is_none_is_refused() -> None:
    """The message says how places are written."""
    with pytest.raises(BadLayout, match="write it like"):
        edges("1;4 NE")


def test_charts_of_one_map_bear_one_name() -> None:
    """The charts for three and for four players have the same name."""
    assert {chart.name for chart in NEW_SHORES.values()} == {"new_shores"}
