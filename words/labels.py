"""
Names of edges on buttons, where a phone has room for one line.

"wheat 12 / brick 6 → wood 11" is an inland edge and the hex it leads to, "ore 10 northwest side →
west" a side of a hex on the coast, "sea northeast of ore 5 → 3:1" an edge at sea. A name gets
longer where two would be alike. Directions are words, for single letters mark places.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import dist
from typing import Final

from game import CornerId, EdgeId, HexId, View
from words import places
from words.edges import WINDS, harbour
from words.ground import Ground, alike, bearing, direction, land_first, middle
from words.speech import Speech

LONGEST: Final = 40
"""Maximum letters of a label on a button, unless only a longer one tells it from others."""


def label(w: Speech, view: View, kind: str, number: int) -> str:
    """The name of a place on a button; an edge leads away from the reader's pieces."""
    if kind != "edge":
        return places.place(w, view, kind, number)
    is_back = places.leads_back(view, EdgeId(number))
    return labels_of(w, Ground.of(view))[number][is_back]


@lru_cache(maxsize=64)
def labels_of(w: Speech, ground: Ground) -> tuple[tuple[str, str], ...]:
    """Each edge's name with where it leads: to its second end, and to its first."""
    topology = ground.topology
    names = places.names_of(w, ground)
    plain, apart = names.plain, names.hexes
    harbours = {
        corner: harbour(w, card)
        for edge, card in ground.harbours
        for corner in topology.edge_corners[edge]
    }
    found = []
    for edge, (one, two) in enumerate(topology.edge_corners):
        bases = dict.fromkeys(_base(w, ground, EdgeId(edge), hexes) for hexes in (plain, apart))
        for ends in ((one, two), (two, one)):
            leads = _leads(w, ground, plain, apart, harbours, *ends)
            all_ways = [w.say("place.label", edge=base, end=end) for base in bases for end in leads]
            short = [way for way in all_ways if len(way) <= LONGEST]
            found.append([*short, *(way for way in all_ways if way not in short)])
    told = _distinct(found)
    return tuple(zip(told[::2], told[1::2], strict=True))


def _distinct(ways: Sequence[Sequence[str]]) -> list[str]:
    """The first of each of *ways* that makes them all differ."""
    at = [0] * len(ways)
    while True:
        told = [way[n] for way, n in zip(ways, at, strict=True)]
        again = [
            one
            for _, same in alike(told)
            if len(same) > 1
            for one in same
            if at[one] + 1 < len(ways[one])
        ]
        if not again:
            break
        for one in again:
            at[one] += 1
    for _, same in alike(told):
        for nth, one in enumerate(same if len(same) > 1 else ()):
            told[one] = f"{told[one]} ({nth + 1})"
    return told


def _base(w: Speech, ground: Ground, edge: EdgeId, hexes: Sequence[str]) -> str:
    """An edge's base name: between two hexes, a side of one, or at sea after the nearest land."""
    topology = ground.topology
    one, two = land_first(ground, edge)
    if ground.is_land(one) and ground.is_land(two):
        first, second = topology.edge_hexes[edge]
        return w.say("place.label.between", one=hexes[first], two=hexes[second])
    if ground.is_land(one):
        side = w.say(f"place.to.{direction(topology.hexes[one], topology.hexes[two])}")
        return w.say("place.label.coast", place=hexes[one], side=side)
    here = middle(topology.edges[edge])
    land = [HexId(at) for at in range(topology.inner) if ground.is_land(HexId(at))]
    middles = {at: middle(frozenset((topology.hexes[at],))) for at in land}
    near = min(land, key=lambda at: dist(here, middles[at]))
    wind = w.say(f"place.to.{bearing(middles[near], here)}")
    return w.say("place.label.sea", side=wind, place=hexes[near])


def _leads(
    w: Speech,
    ground: Ground,
    plain: Sequence[str],
    apart: Sequence[str],
    harbours: dict[CornerId, str],
    start: CornerId,
    end: CornerId,
) -> list[str]:
    """Names for where the edge from *start* to *end* leads, the most telling first."""
    topology, found = ground.topology, []
    ahead = next(at for at in topology.corner_hexes[end] if at not in topology.corner_hexes[start])
    if end in harbours and harbours.get(start) != harbours[end]:
        found.append(harbours[end])
    if ground.is_land(ahead):
        found += dict.fromkeys((plain[ahead], apart[ahead]))
    elif all(ground.is_land(at) for at in topology.corner_hexes[start]):
        coasts = (f"thing.coast.{ground.beyond(ahead)}", "thing.coast")
        found.append(w.noun(next(filter(w.has, coasts))).form())
    way = bearing(middle(topology.corners[start]), middle(topology.corners[end]), WINDS)
    return [*found, w.say(f"place.to.{way}")]
