"""The maps with something to find: their known and hidden contents."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from game import BadLayout, Layout, Seeded
from game.board.places import around
from game.discovery.maps import MAPS
from tests.game.seafarers.sound import (
    EIGHT,
    ELEVEN,
    FEW_OR_MANY,
    FIXED,
    ISLAND,
    LAND,
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

HOME = ("d ffff gggg hhh mmm pppp", ISLAND)
OASIS = ("d fffff gggg hhhh mmmm pppp", "2 3 3 4 4 4 5 5 6 6 8 8 9 9 9 10 10 11 11 11 12")

LARGE_HOME = ("dd ffffff gggggg hhhhh mmmmm pppppp", LARGE_ISLAND)
LARGE_OASIS = ("dd fffffff ggggg hhhhh mmmmm pppppp", LARGE_ISLAND)
MANY = (5, 6)


def facts(
    home: tuple[str, str], rest: str, sea: int, harbours: str, *, hidden: int = 0, room: int = 8
) -> Facts:
    """The facts about a board with one main island."""
    land = {"home": home, "rest": (rest, "")} if rest else {"home": home}
    return Facts(land=land, sea=sea, harbours=harbours, hidden=hidden, room=room)


FACTS = {
    ("treasure_islands", 3): facts(HOME, "", 22, NINE, hidden=15),
    ("treasure_islands", 4): facts(HOME, "", 22, NINE, hidden=15),
    ("fog_islands", 3): Facts(
        land={"home": ("ffff gg hh mm pppp", "3 4 5 5 6 6 8 8 9 9 10 11 11 12")},
        sea=16,
        hidden=12,
        harbours=EIGHT,
        room=6,
        apart=False,
    ),
    ("fog_islands", 4): Facts(
        land={"home": ("ffff ggg hhh mmm pppp", "2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 12")},
        sea=13,
        hidden=12,
        harbours=NINE,
        room=8,
        apart=False,
    ),
    **dict.fromkeys(
        [("fog_islands", 5), ("fog_islands", 6)],
        Facts(
            land={
                "home": (
                    "ffffff ggggg hhhh mmmmm pppppp",
                    "2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 12 12",
                )
            },
            sea=19,
            hidden=18,
            harbours=THIRTEEN,
            room=12,
            apart=False,
        ),
    ),
    ("oasis", 3): facts(OASIS, "", 0, EIGHT, hidden=15),
    ("oasis", 4): facts(OASIS, "", 0, EIGHT, hidden=15),
    ("greater_catan", 3): facts(
        ("fff ggg hh mmm ppp", "2 3 4 4 5 6 6 8 8 9 9 10 10 11"),
        "fff ggg hhh mmm pp",
        21,
        EIGHT,
        room=6,
    ),
    ("greater_catan", 4): facts(HOME, "d ffff ggg hhh mmmm pppp", 25, NINE),
    ("greater_catan_classic", 4): facts(HOME, "ffff gggg hhh mmm pppp", 23, NINE),
    **dict.fromkeys(
        [("treasure_islands", seats) for seats in MANY],
        facts(LARGE_HOME, "", 31, ELEVEN, hidden=21, room=12),
    ),
    **dict.fromkeys(
        [("oasis", seats) for seats in MANY],
        facts(LARGE_OASIS, "", 0, ELEVEN, hidden=21, room=12),
    ),
    **dict.fromkeys(
        [("greater_catan", seats) for seats in MANY],
        facts(LARGE_HOME, "d ffffff gggg hhhh mmmmmm pppppp", 25, ELEVEN, room=12),
    ),
}
HIDDEN = {
    ("treasure_islands", 3): ("$$ dd f gg hh mm p ~~~", (2, 3, 4, 4, 5, 6, 8, 9, 10, 11)),
    ("fog_islands", 3): ("$$ f gg hh mm p ~~", (3, 3, 4, 5, 6, 8, 9, 10, 11, 12)),
    ("fog_islands", 4): ("$$ f gg hh mm p ~~", (3, 4, 5, 6, 8, 9, 10, 11, 11, 12)),
    ("fog_islands", 6): (
        "$$$ ff ggg hhh mmm p ~~~",
        (2, 3, 3, 4, 4, 5, 6, 8, 9, 9, 10, 10, 11, 11, 12),
    ),
    ("oasis", 4): ("$ dddddd f gg hh mm p", (2, 3, 5, 6, 8, 9, 10, 11, 12)),
    ("treasure_islands", 6): (
        "$$$ dd ff ggg hhh mmm p ~~~~",
        (2, 3, 3, 4, 4, 5, 6, 8, 9, 9, 10, 10, 11, 11, 12),
    ),
    ("oasis", 6): (
        "$$ dddddddd f ggg hhh mmm p",
        (2, 3, 4, 5, 5, 6, 8, 9, 9, 10, 10, 11, 12),
    ),
}
EACH = pytest.mark.parametrize(("name", "seats"), FACTS)


def some(name: str, seats: int) -> list[Layout]:
    """A few random boards of the map."""
    return boards(MAPS[name], VARIABLE, seats, range(8))


def test_every_map_is_looked_at() -> None:
    """There are facts about each map for three to six players, the classic one only for four."""
    known = {(name, seats) for name in MAPS for seats in (3, 4, *MANY)}
    classic = {known for known in known if known[0] == "greater_catan_classic"}

    assert known - classic | {("greater_catan_classic", 4)} == FACTS.keys()


@pytest.mark.rule("8.4", "8.6", "8.7", "8.9")
@FEW_OR_MANY
@EACH
def test_boards_are_sound(name: str, seats: int, seeds: range) -> None:
    """Lands, numbers and harbors match the list, and hidden hexes match theirs."""
    assert_all_sound(MAPS[name], seats, seeds, FACTS[name, seats])


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("name", "seats"), HIDDEN)
def test_the_stacks_hold_what_is_hidden(name: str, seats: int) -> None:
    """The stacks have a terrain for each hidden hex, and a number for each that needs one."""
    layout = printed(MAPS[name], seats)
    letters, numbers = HIDDEN[name, seats]
    names = LAND | {"~": "sea"}

    hidden = layout.stacks["hidden"]

    assert Counter(hidden) == Counter(names[letter] for letter in letters.replace(" ", ""))
    assert layout.stacks["hidden numbers"] == numbers
    assert len(hidden) == len(layout.zones["hidden"])
    assert len(numbers) == sum(terrain not in {"sea", "desert"} for terrain in hidden)


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("name", "seats"), HIDDEN)
def test_nothing_hidden_is_dealt_beforehand(name: str, seats: int) -> None:
    """All boards have the same stacks: a hex is decided when it is turned up."""
    stacks = [layout.stacks for layout in some(name, seats)]

    assert all(stack == stacks[0] for stack in stacks)


@pytest.mark.rule("4.2", "12.7")
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("treasure_islands", 4),
        ("treasure_islands", 6),
        ("fog_islands", 3),
        ("fog_islands", 4),
        ("fog_islands", 5),
    ],
)
def test_fog_lies_beyond_the_sea(name: str, seats: int) -> None:
    """No known land touches a hidden hex."""
    for layout in some(name, seats):
        hidden = set(layout.zones["hidden"])
        assert not [at for at in layout.zones["home"] if hidden & set(around(at))]


@pytest.mark.rule("4.2", "8.4", "8.4-1", "8.7", "8.7-1")
@pytest.mark.parametrize(
    ("name", "seats", "count"),
    [
        ("treasure_islands", 4, 10),
        ("treasure_islands", 6, 15),
        ("oasis", 4, 6),
        ("oasis", 6, 9),
    ],
)
def test_treasures_lie_at_hidden_hexes(name: str, seats: int, count: int) -> None:
    """Each treasure is on a corner of a hidden hex, no two on the same one."""
    layout = printed(MAPS[name], seats)
    treasures = layout.spots["treasures"]

    assert len(set(treasures)) == len(treasures) == count
    assert all(corner & set(layout.zones["hidden"]) for corner in treasures)


@needs("five_six")
@pytest.mark.rule("8.4-1", "8.9", "12.14")
@pytest.mark.parametrize("name", ["treasure_islands", "greater_catan"])
@pytest.mark.parametrize("seats", MANY)
def test_the_main_island_for_many_is_the_large_one(name: str, seats: int) -> None:
    """Its hexes and the places of its harbors are those of five and six players."""
    assert_large_island(printed(MAPS[name], seats))


@pytest.mark.rule("8.7", "12.6")
@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_begins_at_the_edge_of_what_is_known_of_the_oasis(seats: int) -> None:
    """A first settlement on the oasis touches no hidden hex."""
    layout = printed(MAPS["oasis"], seats)

    assert layout.zones["not home"] == layout.zones["hidden"]
    assert not set(chain.from_iterable(beginnings(layout))) & set(layout.zones["hidden"])


@pytest.mark.rule("7", "7-9", "8.9")
@pytest.mark.parametrize(
    ("seats", "numbers"),
    [
        (3, (3, 5, 11, 12)),
        (4, (3, 4, 9, 10, 11)),
        *((seats, (3, 4, 5, 9, 10, 11, 11)) for seats in MANY),
    ],
)
def test_new_islands_have_a_supply_of_numbers(seats: int, numbers: tuple[int, ...]) -> None:
    """There are four with three players, five with four, then seven; nobody starts on them."""
    for layout in some("greater_catan", seats):
        home = set(layout.zones["home"])
        assert layout.stacks["numbers"] == numbers
        assert {land.at for land in layout.lands if land.token} <= home
        assert all(corner & home for corner in beginnings(layout))


@pytest.mark.rule("8.9")
def test_five_of_seven_numbers_lie_ready_on_the_classic_map() -> None:
    """Chance draws five of the seven; the map is for four."""
    supplies = [layout.stacks["numbers"] for layout in some("greater_catan_classic", 4)]

    assert all(set(supply) < {2, 3, 4, 5, 9, 10, 11} for supply in supplies)
    assert {len(set(supply)) for supply in supplies} == {5}
    assert len({frozenset(supply) for supply in supplies}) > 1
    with pytest.raises(BadLayout, match="is for 4 seats, not for 3"):
        MAPS["greater_catan_classic"](FIXED, 3, Seeded(b"any"))


@pytest.mark.rule("12.9")
@pytest.mark.parametrize(
    ("name", "seats", "on"),
    [
        ("treasure_islands", 4, "desert"),
        ("treasure_islands", 6, "desert"),
        ("fog_islands", 3, 12),
        ("fog_islands", 4, 12),
        ("oasis", 4, "desert"),
        ("oasis", 5, "desert"),
        ("greater_catan", 3, 2),
        ("greater_catan", 4, "desert"),
        ("greater_catan", 6, "desert"),
        ("greater_catan_classic", 4, "desert"),
    ],
)
def test_the_robber_starts_at_home(name: str, seats: int, on: str | int) -> None:
    """It starts on the home desert or a number named by the map, not on a new island's desert."""
    for layout in some(name, seats):
        (start,) = (land for land in layout.lands if land.at == layout.robber)

        assert on in {start.terrain, start.token}
        assert start.at in layout.zones["home"]


@pytest.mark.rule("8.6")
def test_red_numbers_may_touch_on_the_fog_islands() -> None:
    """On some random boards a 6 or 8 is next to another."""
    touching = 0
    for layout in some("fog_islands", 4):
        reds = {land.at for land in layout.lands if land.token in {6, 8}}
        touching += any(reds & set(around(at)) for at in reds)

    assert touching


@pytest.mark.rule("8.6", "12.1")
@pytest.mark.parametrize(("seats", "robber"), [(3, (0, 7)), (4, (6, 2))])
def test_the_printed_fog_islands_say_where_robber_and_pirate_start(
    seats: int, robber: tuple[int, int]
) -> None:
    """The robber has a printed hex, and the pirate starts on the frame."""
    layout = printed(MAPS["fog_islands"], seats)

    assert (layout.robber, layout.zones["pirate"]) == (robber, ((-1, 4),))


def test_the_oasis_has_no_pirate() -> None:
    """The oasis has neither a pirate nor a start for one."""
    layout = printed(MAPS["oasis"])

    assert "pirate" not in layout.zones
