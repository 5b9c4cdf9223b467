"""
The names of places, as players use them.

A hex is "brick 6", or "desert". A corner is the hexes and harbors around it: "wood 5 · wheat 9 ·
3:1". An edge is named by the hexes it runs between and where it leads: "between brick 6 and wheat
12, toward ore 4"; on the coast by its hex: "on the west side of ore 11, toward the 3:1 harbor".
Where two places of a board would have the same name, more is added: which of the two hexes, which
side, which corner. A place out at sea is named after the nearest land: "sea to the east of ore 5".
So a name always leads back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import dist
from typing import Literal

from game import CornerId, EdgeId, Hex, HexId, Seat, View
from words.edges import edges_of, harbour, runs_of, ways_of, with_article
from words.ground import Ground, alike, bearing, direction, land_of, middle
from words.speech import Speech
from words.typed import Name

Sort = Literal["hex", "corner", "edge"]

# The two sides of a hex that meet at its corner in each direction.
CORNERS = {
    frozenset(("NW", "NE")): "N",
    frozenset(("NE", "E")): "NE",
    frozenset(("E", "SE")): "SE",
    frozenset(("SE", "SW")): "S",
    frozenset(("SW", "W")): "SW",
    frozenset(("W", "NW")): "NW",
}
PAIR = 2


@dataclass(frozen=True, slots=True)
class Names:
    """Every place's name; no two hexes, corners or edges share one."""

    plain: tuple[str, ...]
    """Hex names for where it does not matter which of several alike is meant."""
    hexes: tuple[Name, ...]
    corners: tuple[Name, ...]
    edges: tuple[str, ...]
    """Base names of edges: the hexes each runs between, or its side."""
    ways: tuple[tuple[Name, Name], ...]
    """Each edge's name with where it leads: to its second end, and to its first."""


def place(w: Speech, view: View, kind: str, number: int, seat: Seat | None = None) -> str:
    """The name of one place; an edge leads away from pieces of *seat*, or of the reader."""
    ground = Ground.of(view)
    if kind == "hex" and number >= ground.topology.inner:
        return frame_of(w, ground)[number - ground.topology.inner]
    names = names_of(w, ground)
    if kind == "hex":
        return names.hexes[number]
    if kind == "corner":
        return names.corners[number]
    return names.ways[number][leads_back(view, EdgeId(number), seat)]


def leads_back(view: View, edge: EdgeId, seat: Seat | None = None) -> bool:
    """Whether an edge leads to its first end, since *seat*, or the reader, has the second."""
    own = view.reader if seat is None else seat
    one, two = view.topology.edge_corners[edge]
    return _is_own(view, two, edge, own) and not _is_own(view, one, edge, own)


@lru_cache(maxsize=64)
def names_of(w: Speech, ground: Ground) -> Names:
    """Every place of a board by its name."""
    topology = ground.topology
    plain = [_thing(w, ground, HexId(i)) for i in range(topology.inner)]
    hexes = _told_apart(w, ground, plain)
    longer = _told_apart(w, ground, plain, "place.which.long")
    corners, others = (_corners(w, ground, plain, names) for names in (hexes, longer))
    edges = edges_of(w, ground, plain, hexes)
    runs = runs_of(w, ground, plain, longer)
    return Names(
        tuple(plain),
        _known_as(hexes, longer),
        _known_as(corners, others),
        edges,
        ways_of(w, ground, plain, hexes, edges, runs),
    )


@lru_cache(maxsize=64)
def frame_of(w: Speech, ground: Ground) -> tuple[str, ...]:
    """The name of every hex of the frame: the nearest land, and the direction from there."""
    topology, names = ground.topology, names_of(w, ground)
    middles = [middle(frozenset((place,))) for place in topology.hexes]
    land = [at for at in range(topology.inner) if ground.is_land(HexId(at))]
    told = []
    for here in middles[topology.inner :]:
        near = min(land, key=lambda other, here=here: dist(here, middles[other]))  # type: ignore[misc]
        which = w.say(f"place.to.{bearing(middles[near], here)}")
        of = with_article(w, ground, HexId(near), names.plain[near], names.hexes[near], "of")
        told.append(w.say("place.off", name=w.say("place.frame"), which=which, of=of))
    for name, same in alike(told):
        for nth, at in enumerate(same if len(same) > 1 else ()):
            told[at] = w.say("place.nth", name=name, nth=nth + 1, count=len(same))
    return tuple(told)


def _known_as(names: Sequence[str], others: Sequence[str]) -> tuple[Name, ...]:
    """*names* that people also type as *others*."""
    return tuple(Name(name, (other,)) for name, other in zip(names, others, strict=True))


def _thing(w: Speech, ground: Ground, at: HexId) -> str:
    name = w.noun(ground.things[at])
    token = ground.tokens[at]
    return w.say("place.hex", token=token, thing=name) if token else str(name)


def _told_apart(
    w: Speech, ground: Ground, plain: Sequence[str], which: str = "place.which"
) -> tuple[str, ...]:
    """The names of hexes, with a word more for *which* of two where they would be the same."""
    topology, told = ground.topology, list(plain)
    groups = alike(plain)
    if any(ground.land):
        sea = [at for _, same in groups if len(same) > 1 for at in same if not ground.land[at]]
        places = [frozenset((place,)) for place in topology.hexes[: topology.inner]]

        def of(at: int) -> str:
            return with_article(w, ground, HexId(at), plain[at], told[at], "of")

        _after_land(w, places, sea, plain, told, of)
        groups = [(name, same) for name, same in groups if not {*sea} & {*same}]
    for name, same in groups:
        for nth, at in enumerate(same):
            if len(same) > PAIR:
                told[at] = w.say("place.nth", name=name, nth=nth + 1, count=len(same))
            elif len(same) == PAIR:
                rows = {topology.hexes[h].r for h in same}
                direction = ("N", "S")[nth] if len(rows) > 1 else ("W", "E")[nth]
                told[at] = w.say(which, name=name, which=w.say(f"place.to.{direction}"))
    return tuple(told)


def _corners(
    w: Speech, ground: Ground, plain: Sequence[str], hexes: Sequence[str]
) -> tuple[str, ...]:
    topology = ground.topology
    harbours: dict[CornerId, list[str]] = defaultdict(list)
    for edge, card in ground.harbours:
        for corner in topology.edge_corners[edge]:
            harbours[corner].append(harbour(w, card))

    def called(corner: int, names: Sequence[str]) -> str:
        around = [names[h] for h in land_of(ground, topology.corner_hexes[corner])]
        return " · ".join((*around, *harbours[CornerId(corner)]))

    told = [called(corner, plain) for corner in range(len(topology.corners))]
    sea = _sea_corners(ground)
    for _, same in alike(told):
        for at in same if len(same) > 1 else ():
            told[at] = called(at, hexes)
    for name, same in alike(told):
        for at in same if len(same) > 1 and not {*sea} & {*same} else ():
            told[at] = w.say("place.corner", name=name, corner=w.say(f"place.to.{_at(ground, at)}"))
    water = {at: _water(ground, plain, at) for at in sea}
    _after_land(w, topology.corners, sea, water, told, lambda at: w.say("place.of", place=told[at]))
    return tuple(told)


def _water(ground: Ground, plain: Sequence[str], corner: int) -> str:
    """The terrain of most of the hexes around a *corner* without land."""
    around = [at for at in ground.topology.corner_hexes[corner] if at < ground.topology.inner]
    called = [plain[at] for at in around or [HexId(ground.land.index(False))]]
    return max(called, key=called.count)


def _sea_corners(ground: Ground) -> list[int]:
    """The corners that touch no land, on a board that has some."""
    if not any(ground.land):
        return []
    return [
        corner
        for corner, around in enumerate(ground.topology.corner_hexes)
        if not any(at < ground.topology.inner and ground.land[at] for at in around)
    ]


def _after_land(
    w: Speech,
    places: Sequence[frozenset[Hex]],
    sea: Sequence[int],
    names: Sequence[str] | Mapping[int, str],
    told: list[str],
    of: Callable[[int], str],
) -> None:
    """
    Name each place at *sea* after the nearest that is not, and its direction from there.

    *names* has the names there are, *of* gives "of ore 5" for a place that is not at sea.
    """
    middles = [middle(place) for place in places]
    land = [at for at in range(len(places)) if at not in {*sea}]
    for at in sea:
        near = min(land, key=lambda other: dist(middles[at], middles[other]))
        which = w.say(f"place.to.{bearing(middles[near], middles[at])}")
        told[at] = w.say("place.off", name=names[at], which=which, of=of(near))
    for same_name, same in alike([told[at] for at in sea]):
        for nth, number in enumerate(same if len(same) > 1 else ()):
            told[sea[number]] = w.say("place.nth", name=same_name, nth=nth + 1, count=len(same))


def _at(ground: Ground, corner: int) -> str:
    """The direction of a corner from the first hex of its name."""
    topology = ground.topology
    around = topology.corner_hexes[corner]
    first = land_of(ground, around)[0]
    here = topology.hexes[first]
    rest = [topology.hexes[other] for other in around if other != first]
    return CORNERS[frozenset(direction(here, other) for other in rest)]


def _is_own(view: View, corner: CornerId, edge: EdgeId, seat: Seat | None) -> bool:
    """Whether *seat* has a building on *corner*, or another edge that ends there."""
    if seat is None:
        return False
    if view.corner_piece[corner] and view.corner_seat[corner] == seat:
        return True
    return any(
        view.edge_piece[other] and view.edge_seat[other] == seat
        for other in view.topology.corner_edges[corner]
        if other != edge
    )
