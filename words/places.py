"""
Places as players call them.

A hex is "6 brick", or "desert". A corner is what lies around it: "5 wood · 9 wheat · 3:1". An
edge runs "from 6-12-10 toward 4-6-2", or lies "on 11 ore, west side" where only one hex is near.
Where two places of a board would be called the same, more is said: which of the two hexes, which
side, which corner. What lies out at sea is called after the nearest land: "sea to the east of 5
ore". So a name always leads back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, dist, pi
from typing import TYPE_CHECKING, Literal

from game import CornerId, EdgeId, Hex, HexId, View
from game.board.places import SIDES
from game.board.topology import Topology

if TYPE_CHECKING:
    from words.voice import Words

Sort = Literal["hex", "corner", "edge"]

# Which two sides of a hex meet at its corner in each direction.
CORNERS = {
    frozenset(("NW", "NE")): "N",
    frozenset(("NE", "E")): "NE",
    frozenset(("E", "SE")): "SE",
    frozenset(("SE", "SW")): "S",
    frozenset(("SW", "W")): "SW",
    frozenset(("W", "NW")): "NW",
}
PAIR = 2
BEARINGS = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")
"""Clockwise, as y grows downward."""
SIDE_OF = {step: side for side, step in SIDES.items()}


@dataclass(frozen=True, slots=True)
class Ground:
    """What places are called after: the board without pieces."""

    topology: Topology
    things: tuple[str, ...]
    """By inner hex, the key of its name: the card it yields, or its terrain."""
    tokens: tuple[int, ...]
    land: tuple[bool, ...]
    harbours: tuple[tuple[EdgeId, str | None], ...]
    """Edges with the card kind they trade 2:1, None for 3:1."""

    @staticmethod
    def of(view: View) -> Ground:
        """The ground of a board on the table."""
        rules, inner = view.rules, view.topology.inner
        kinds = [rules.terrains[kind] for kind in view.terrain[:inner]]
        return Ground(
            view.topology,
            tuple(f"card.{t.card}" if t.card else f"terrain.{t.name}" for t in kinds),
            tuple(view.tokens[:inner]),
            tuple(t.is_land for t in kinds),
            tuple((e, rules.cards[k].name if k >= 0 else None) for e, k in view.harbours),
        )


@dataclass(frozen=True, slots=True)
class Names:
    """Every place's name; no two hexes, corners or edges share one."""

    hexes: tuple[str, ...]
    corners: tuple[str, ...]
    edges: tuple[str, ...]
    ends: tuple[str, ...]
    """By corner, its numbers: what an edge runs from and toward."""


def place(w: Words, view: View, kind: str, number: int) -> str:
    """The name of one place; an edge is told from the end where its reader has something."""
    names = names_of(w, Ground.of(view))
    if kind == "hex":
        return names.hexes[number]
    if kind == "corner":
        return names.corners[number]
    edge = EdgeId(number)
    one, two = view.topology.edge_corners[edge]
    if _is_own(view, two, edge) and not _is_own(view, one, edge):
        there, back = _run(w, names.ends, two, one), _run(w, names.ends, one, two)
        return names.edges[edge].replace(back, there, 1)
    return names.edges[edge]


@lru_cache(maxsize=64)
def names_of(w: Words, ground: Ground) -> Names:
    """Every place of a board by name."""
    topology = ground.topology
    plain = [_thing(w, ground, HexId(i)) for i in range(topology.inner)]
    hexes = _told_apart(w, ground, plain)
    corners = _corners(w, ground, plain, hexes)
    ends = [
        "-".join(
            str(ground.tokens[h]) if ground.tokens[h] else plain[h] for h in _land(ground, around)
        )
        for around in topology.corner_hexes
    ]
    _after_land(w, topology.corners, _sea_corners(ground), plain[_a_sea(ground)], ends)
    return Names(hexes, corners, _edges(w, ground, ends, hexes), tuple(ends))


def side(w: Words, ground: Ground, hexes: Sequence[str], edge: EdgeId) -> str:
    """A coastal edge as a side of its land hex: "10 ore, north-west side"."""
    inner, other = _inner_first(ground, edge)
    direction = _direction(ground.topology.hexes[inner], ground.topology.hexes[other])
    return w.say("place.side", hex=hexes[inner], side=w.say(f"place.to.{direction}"))


def _thing(w: Words, ground: Ground, at: HexId) -> str:
    name = w.noun(ground.things[at])
    token = ground.tokens[at]
    return w.say("place.hex", token=token, thing=name) if token else str(name)


def _told_apart(w: Words, ground: Ground, plain: Sequence[str]) -> tuple[str, ...]:
    """The names of hexes with a word more where two would be the same."""
    topology, told = ground.topology, list(plain)
    groups = _groups(plain)
    if any(ground.land):
        sea = [at for _, same in groups if len(same) > 1 for at in same if not ground.land[at]]
        places = [frozenset((place,)) for place in topology.hexes[: topology.inner]]
        _after_land(w, places, sea, plain[_a_sea(ground)], told)
        groups = [(name, same) for name, same in groups if not {*sea} & {*same}]
    for name, same in groups:
        for nth, at in enumerate(same):
            if len(same) > PAIR:
                told[at] = w.say("place.nth", name=name, nth=nth + 1, count=len(same))
            elif len(same) == PAIR:
                rows = {topology.hexes[h].r for h in same}
                direction = ("N", "S")[nth] if len(rows) > 1 else ("W", "E")[nth]
                told[at] = w.say("place.which", name=name, which=w.say(f"place.to.{direction}"))
    return tuple(told)


def _corners(
    w: Words, ground: Ground, plain: Sequence[str], hexes: Sequence[str]
) -> tuple[str, ...]:
    topology = ground.topology
    harbours: dict[CornerId, list[str]] = defaultdict(list)
    for edge, card in ground.harbours:
        for corner in topology.edge_corners[edge]:
            harbours[corner].append(harbour(w, card))

    def called(corner: int, names: Sequence[str]) -> str:
        around = [names[h] for h in _land(ground, topology.corner_hexes[corner])]
        return " · ".join((*around, *harbours[CornerId(corner)]))

    told = [called(corner, plain) for corner in range(len(topology.corners))]
    sea = _sea_corners(ground)
    for _, same in _groups(told):
        for at in same if len(same) > 1 else ():
            told[at] = called(at, hexes)
    for name, same in _groups(told):
        for at in same if len(same) > 1 and not {*sea} & {*same} else ():
            told[at] = w.say("place.corner", name=name, corner=w.say(f"place.to.{_at(ground, at)}"))
    _after_land(w, topology.corners, sea, plain[_a_sea(ground)], told)
    return tuple(told)


def _a_sea(ground: Ground) -> int:
    """A hex that is no land, or the first where all are."""
    return ground.land.index(False) if False in ground.land else 0


def _sea_corners(ground: Ground) -> list[int]:
    """The corners that no land lies beside, on a board that has some."""
    if not any(ground.land):
        return []
    return [
        corner
        for corner, around in enumerate(ground.topology.corner_hexes)
        if not any(at < ground.topology.inner and ground.land[at] for at in around)
    ]


def _after_land(
    w: Words, places: Sequence[frozenset[Hex]], sea: Sequence[int], name: str, told: list[str]
) -> None:
    """Call each place at *sea* after the nearest that is not, and where it lies from there."""
    middles = [_middle(place) for place in places]
    land = [at for at in range(len(places)) if at not in {*sea}]
    for at in sea:
        near = min(land, key=lambda other: dist(middles[at], middles[other]))
        which = w.say(f"place.to.{_bearing(middles[near], middles[at])}")
        told[at] = w.say("place.off", name=name, which=which, place=told[near])
    for same_name, same in _groups([told[at] for at in sea]):
        for nth, number in enumerate(same if len(same) > 1 else ()):
            told[sea[number]] = w.say("place.nth", name=same_name, nth=nth + 1, count=len(same))


def _middle(place: frozenset[Hex]) -> tuple[float, float]:
    """Where a place lies, in steps from hex to hex."""
    rows, columns = sum(h.r for h in place), sum(h.q for h in place)
    return (columns + rows / 2) / len(place), rows * 0.75**0.5 / len(place)


def _bearing(one: tuple[float, float], two: tuple[float, float]) -> str:
    """In which of eight directions *two* lies from *one*."""
    angle = atan2(two[1] - one[1], two[0] - one[0])
    return BEARINGS[round(angle / (pi / 4)) % len(BEARINGS)]


def _edges(w: Words, ground: Ground, ends: Sequence[str], hexes: Sequence[str]) -> tuple[str, ...]:
    topology = ground.topology
    runs = ["\n".join(sorted((ends[one], ends[two]))) for one, two in topology.edge_corners]
    told = [_run(w, ends, one, two) for one, two in topology.edge_corners]
    for run, same in _groups(runs):
        start, end = run.split("\n")
        for edge in same if len(same) > 1 or start == end else ():
            one, two = topology.edge_hexes[edge]
            if start == end and two >= topology.inner:
                # From 8 toward 8: two corners of one hex on the coast, which tells nothing.
                told[edge] = w.say("place.coast", where=side(w, ground, hexes, EdgeId(edge)))
                continue
            if two < topology.inner:
                where = w.say("place.between", one=hexes[one], two=hexes[two])
            else:
                where = side(w, ground, hexes, EdgeId(edge))
            told[edge] = w.say("place.edge", run=told[edge], where=where)
    return tuple(told)


def harbour(w: Words, card: str | None) -> str:
    """A harbour's rate: "3:1", "2:1 ore"."""
    return w.say("place.harbour", card=w.noun(f"card.{card}")) if card else "3:1"


def _run(w: Words, ends: Sequence[str], one: int, two: int) -> str:
    return w.say("place.run", start=ends[one], end=ends[two])


def _land(ground: Ground, around: Iterable[HexId]) -> list[HexId]:
    """The inner hexes among three, the land ones if there are any."""
    inner = [h for h in around if h < ground.topology.inner]
    return [h for h in inner if ground.land[h]] or inner


def _groups(names: Sequence[str]) -> list[tuple[str, list[int]]]:
    found: dict[str, list[int]] = defaultdict(list)
    for number, name in enumerate(names):
        found[name].append(number)
    return list(found.items())


def _inner_first(ground: Ground, edge: EdgeId) -> tuple[HexId, HexId]:
    """The two hexes of an edge, land first."""
    one, two = ground.topology.edge_hexes[edge]
    is_sea = one < ground.topology.inner and not ground.land[one]
    return (two, one) if is_sea and two < ground.topology.inner else (one, two)


def _direction(one: Hex, two: Hex) -> str:
    return SIDE_OF[Hex(two.q - one.q, two.r - one.r)]


def _at(ground: Ground, corner: int) -> str:
    """In which direction a corner lies from the first hex of its name."""
    topology = ground.topology
    around = topology.corner_hexes[corner]
    first = _land(ground, around)[0]
    here = topology.hexes[first]
    rest = [topology.hexes[other] for other in around if other != first]
    return CORNERS[frozenset(_direction(here, other) for other in rest)]


def _is_own(view: View, corner: CornerId, edge: EdgeId) -> bool:
    """Whether the reader has a building on *corner*, or another edge that ends there."""
    if view.reader is None:
        return False
    if view.corner_piece[corner] and view.corner_seat[corner] == view.reader:
        return True
    return any(
        view.edge_piece[other] and view.edge_seat[other] == view.reader
        for other in view.topology.corner_edges[corner]
        if other != edge
    )
