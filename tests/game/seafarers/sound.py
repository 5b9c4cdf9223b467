"""Checks for every dealt map: inventory, coasts, zones, numbers, and room to begin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import pytest

from game import Harbour, Hex, Layout, Seeded
from game.board.places import around
from game.core.module import Deal
from game.core.rows import Value

CARDS = frozenset({"lumber", "brick", "wool", "grain", "ore"})
LAND = {
    "h": "hills",
    "f": "forest",
    "p": "pasture",
    "g": "fields",
    "m": "mountains",
    "d": "desert",
    "$": "gold",
}
TERRAINS = dict.fromkeys(LAND.values(), True) | {"sea": False, "hidden": False}
BARE = {"desert", "sea", "hidden"}
REDS = {6, 8}

FIXED: dict[str, Value] = {"board": "fixed", "harbours": "printed"}
VARIABLE: dict[str, Value] = {"board": "variable", "harbours": "shuffled"}

EIGHT = "any any any brick grain lumber ore wool"
NINE = f"any {EIGHT}"
THIRTEEN = f"any any brick wool {NINE}"
ELEVEN = f"any any wool {EIGHT}"
ISLAND = "2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12"
LARGE_ISLAND = "2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12"
"""Numbers of the base game's islands for four, and for five and six."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """
    The facts about a board that are written beside its map.

    *land* has terrains by their letters and numbers for home, isles, closed land and the rest;
    *room* is the number of settlements that fit once everyone has begun.
    """

    land: Mapping[str, tuple[str, str]]
    sea: int
    harbours: str
    room: int
    hidden: int = 0
    apart: bool = True


FEW_OR_MANY = pytest.mark.parametrize(
    "seeds", [range(8), pytest.param(range(200), marks=pytest.mark.soak)], ids=["few", "many"]
)
"""The seeds of random boards: a few in the daily run, and two hundred in soaks."""


class Always:
    """Chance that always gives the first outcome, or always the last."""

    def __init__(self, *, last: bool) -> None:
        self._last = last

    def ask(self, what: str, counts: Sequence[int]) -> int:
        return len(counts) - 1 if self._last else 0


def boards(deal: Deal, options: dict[str, Value], seats: int, seeds: Iterable[int]) -> list[Layout]:
    """A board for each of *seeds*."""
    return [deal(options, seats, Seeded(seed.to_bytes(2, "big"))) for seed in seeds]


def printed(deal: Deal, seats: int = 4) -> Layout:
    """The printed board."""
    return boards(deal, FIXED, seats, [1])[0]


def assert_all_sound(deal: Deal, seats: int, seeds: Iterable[int], facts: Facts) -> None:
    """Fail unless the printed board and random ones match *facts* and can be played on."""
    for layout in all_kinds(deal, seats, seeds):
        assert_sound(layout, facts)


def all_kinds(deal: Deal, seats: int, seeds: Iterable[int]) -> Iterator[Layout]:
    """The printed board, a random one for each of *seeds*, and two with always the same answer."""
    yield from boards(deal, FIXED, seats, [1])
    yield from boards(deal, VARIABLE, seats, seeds)
    yield from (deal(VARIABLE, seats, Always(last=last)) for last in (False, True))


def assert_sound(layout: Layout, facts: Facts) -> None:
    """Fail unless the board matches *facts* and can be played on."""
    layout.check(TERRAINS, CARDS)
    assert _inventory(layout) == {
        name: (Counter(LAND[letter] for letter in land.replace(" ", "")), Counter(_ints(tokens)))
        for name, (land, tokens) in facts.land.items()
    }
    count = Counter(land.terrain for land in layout.lands)
    assert (count["sea"], count["hidden"]) == (facts.sea, facts.hidden)
    assert sorted(h.card or "any" for h in layout.harbours) == sorted(facts.harbours.split())
    _assert_coasts(layout)
    _assert_numbers(layout, apart=facts.apart)
    _assert_zones(layout)
    # A settlement closes its own corner and up to three more.
    assert len(beginnings(layout)) > 4 * (facts.room - 1)


def _ints(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def _inventory(layout: Layout) -> dict[str, tuple[Counter[str], Counter[int]]]:
    """The terrains and numbers of known land, by kind of zone."""
    kinds = {at: name.partition(" ")[0] for name, at in zone_by_hex(layout)}
    found: dict[str, tuple[Counter[str], Counter[int]]] = {}
    usual = "rest" if "home" in layout.zones else "home"
    for land in layout.lands:
        if TERRAINS[land.terrain]:
            terrains, tokens = found.setdefault(kinds.get(land.at, usual), (Counter(), Counter()))
            terrains[land.terrain] += 1
            if land.token:
                tokens[land.token] += 1
    return found


def zone_by_hex(layout: Layout) -> Iterator[tuple[str, Hex]]:
    """Zones that divide the land among them, with each of their hexes."""
    for name, zone in layout.zones.items():
        if name in {"home", "closed", "hidden"} or name.startswith("isle "):
            yield from ((name, at) for at in zone)


def is_land(layout: Layout) -> dict[Hex, bool]:
    """True for each hex off the frame that is known land."""
    return {land.at: TERRAINS[land.terrain] for land in layout.lands}


def corners_of(harbour: Harbour) -> set[frozenset[Hex]]:
    """The two corners of a harbor."""
    one, other = harbour.edge
    return {harbour.edge | {at} for at in around(one) if at in around(other)}


def _assert_coasts(layout: Layout) -> None:
    """Check that every harbor is between land and sea, and that none touch."""
    terrain = {land.at: land.terrain for land in layout.lands}
    for harbour in layout.harbours:
        (other,) = harbour.edge - {harbour.at}
        assert is_land(layout)[harbour.at]
        assert terrain.get(other, "sea") == "sea"
    corners = list(chain.from_iterable(map(corners_of, layout.harbours)))
    assert len(corners) == len(set(corners))


def _assert_numbers(layout: Layout, *, apart: bool) -> None:
    """Check that numbers are on yielding hexes, on all of a zone or on none."""
    tokens = {land.at: land.token for land in layout.lands if land.token}
    assert not [land for land in layout.lands if land.token and land.terrain in BARE]
    parts = [zone for name, zone in layout.zones.items() if name == "home" or "isle" in name]
    for part in parts or [tuple(land.at for land in layout.lands)]:
        bearing = {land.at for land in layout.lands if land.terrain not in BARE} & set(part)
        assert bearing == tokens.keys() & set(part)
    reds = {at for at, token in tokens.items() if token in REDS}
    assert not apart or not [at for at in reds if reds & set(around(at))]


def _assert_zones(layout: Layout) -> None:
    """Check that land zones do not overlap, the robber is on land, and the pirate at sea."""
    parts = {name for name, _ in zone_by_hex(layout)}
    assert layout.zones.keys() - parts <= {"not home", "pirate", "robber", "course"}
    zoned = [at for _, at in zone_by_hex(layout)]
    land = is_land(layout)
    assert len(zoned) == len(set(zoned))
    assert all(land[at] for name, at in zone_by_hex(layout) if name != "hidden")
    if layout.robber is not None:
        assert land[layout.robber]
    elif "robber" in layout.zones:
        assert layout.zones["robber"] == ()
    else:
        # The base game looks for the desert.
        assert sum(place.terrain == "desert" for place in layout.lands) == 1
    for name in ("pirate", "course"):
        assert not [at for at in layout.zones.get(name, ()) if land.get(at)]


def beginnings(layout: Layout) -> set[frozenset[Hex]]:
    """The corners where a first settlement is allowed."""
    land = {at for at, known in is_land(layout).items() if known}
    home = set(layout.zones.get("home", land))
    never = set(layout.zones.get("not home", ()))
    return {
        corner
        for corner in layout.topology.corners
        if corner & home and not corner & never
        if corner not in layout.spots.get("barred", ())
    }


def assert_large_island(layout: Layout) -> None:
    """Fail unless the main island is the base game's for five and six, with its harbors."""
    from game.five_six.maps import HARBOURS, HEXES

    home = layout.zones.get("home") or tuple(land.at for land in layout.lands)
    down = min(at.r for at in home) - HEXES[0].r

    def moved(at: Hex) -> Hex:
        return Hex(at.q, at.r + down)

    assert home == tuple(map(moved, HEXES))
    assert [(h.at, h.side) for h in layout.harbours] == [(moved(h.at), h.side) for h in HARBOURS]
