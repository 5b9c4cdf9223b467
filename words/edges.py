"""
Names of edges: the places they run between or are next to, and where they lead.

Harbors are here too, since they are on edges and edges lead to them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from math import dist
from typing import Final

from game import CornerId, EdgeId, HexId
from words.ground import BEARINGS, Ground, alike, bearing, direction, land_first, land_of, middle
from words.speech import Speech
from words.typed import Name

LONGEST: Final = 60
"""Maximum letters in an edge's name, to fit a button or a menu line on a phone."""
WINDS = BEARINGS[::2]


def edges_of(
    w: Speech, ground: Ground, plain: Sequence[str], apart: Sequence[str]
) -> tuple[str, ...]:
    """Base names of edges: between two hexes; on the coast by side; at sea by the nearest land."""
    topology = ground.topology
    told, inland, sea = [""] * len(topology.edges), [], []
    for edge in topology.edge_ids:
        one, two = land_first(ground, edge)
        if ground.is_land(one) and ground.is_land(two):
            inland.append(edge)
        elif ground.is_land(one):
            way = direction(topology.hexes[one], topology.hexes[two])
            of = with_article(w, ground, one, plain[one], apart[one], "of")
            told[edge] = w.say("place.coast", side=w.say(f"place.to.{way}"), of=of)
        else:
            sea.append(edge)
    groups: dict[frozenset[str], list[EdgeId]] = defaultdict(list)
    for edge in inland:
        groups[frozenset(plain[at] for at in topology.edge_hexes[edge])].append(edge)
    for names, same in groups.items():
        # Add as few words as possible: to one of the two names, or to both.
        some = [frozenset((name,)) for name in sorted(names)]
        for longer in (frozenset[str](), *some, names):
            called = [_between(w, ground, edge, plain, apart, longer) for edge in same]
            if len({frozenset(pair) for pair in called}) == len(same):
                break
        for edge, (first, second) in zip(same, called, strict=True):
            told[edge] = w.say("place.between", one=first, two=second)
    _at_sea(w, ground, sea, plain, apart, told)
    return tuple(told)


def _between(
    w: Speech,
    ground: Ground,
    edge: EdgeId,
    plain: Sequence[str],
    apart: Sequence[str],
    longer: Collection[str],
) -> tuple[str, ...]:
    """The two hexes of an inland edge; *apart* names replace the *plain* ones that are *longer*."""
    return tuple(
        with_article(w, ground, at, plain[at], (apart if plain[at] in longer else plain)[at], "the")
        for at in ground.topology.edge_hexes[edge]
    )


def _at_sea(
    w: Speech,
    ground: Ground,
    sea: Sequence[EdgeId],
    plain: Sequence[str],
    hexes: Sequence[str],
    told: list[str],
) -> None:
    """Name each edge of the *sea* after the nearest land, and its direction from there."""
    topology = ground.topology
    land = [HexId(at) for at in range(topology.inner) if ground.is_land(HexId(at))]
    middles = {at: middle(frozenset((topology.hexes[at],))) for at in land}
    for edge in sea:
        here = middle(topology.edges[edge])
        near = min(land, key=lambda at, here=here: dist(here, middles[at]))  # type: ignore[misc]
        which = w.say(f"place.to.{bearing(middles[near], here)}")
        of = with_article(w, ground, near, plain[near], hexes[near], "of")
        told[edge] = w.say(_beyond(w, ground, edge), which=which, of=of)
    for name, same in alike([told[edge] for edge in sea]):
        for nth, number in enumerate(same if len(same) > 1 else ()):
            told[sea[number]] = w.say("place.nth", name=name, nth=nth + 1, count=len(same))


def _beyond(w: Speech, ground: Ground, edge: EdgeId) -> str:
    """The text for an edge without land: of the terrain on both sides, or else of the sea."""
    around = (at for at in ground.topology.edge_hexes[edge] if at < ground.topology.inner)
    things = {ground.things[at].rpartition(".")[2] for at in around}
    key = f"place.beyond.{things.pop() if len(things) == 1 else 'sea'}"
    return key if w.has(key) else "place.beyond.sea"


def with_article(w: Speech, ground: Ground, at: HexId, plain: str, told: str, form: str) -> str:
    """A hex's name within a sentence: "of ore 5", and "of the desert", which has no number."""
    if not ground.tokens[at]:
        return told.replace(plain, w.noun(ground.things[at]).form(form), 1)
    return w.say("place.of", place=told) if form == "of" else told


def ways_of(
    w: Speech,
    ground: Ground,
    plain: Sequence[str],
    apart: Sequence[str],
    edges: Sequence[str],
    runs: Sequence[tuple[str, str]],
) -> tuple[tuple[Name, Name], ...]:
    """The names of all edges with where they lead, and other names players type for them."""
    harbours = _harbours(w, ground)
    found = []
    for edge, (one, two) in enumerate(ground.topology.edge_corners):
        there, back = (
            _way(w, edges[edge], _leads(w, ground, plain, apart, harbours, *ends))
            for ends in ((one, two), (two, one))
        )
        more = runs[edge]
        found.append((Name(there, (back, *more)), Name(back, (there, *more))))
    return tuple(found)


def _way(w: Speech, edge: str, ends: Sequence[str]) -> str:
    """An edge's name with the first of its *ends* for which it is short enough."""
    ways = (w.say("place.way", edge=edge, end=end) for end in ends)
    return next((way for way in ways if len(way) <= LONGEST), edge)


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
    topology = ground.topology
    ahead = next(at for at in topology.corner_hexes[end] if at not in topology.corner_hexes[start])
    found = []
    if end in harbours and harbours.get(start) != harbours[end]:
        found.append(w.say("place.toward", place=harbours[end]))
    if ground.is_land(ahead):
        others = {*topology.corner_hexes[start], *topology.corner_hexes[end]} - {ahead}
        is_twin = any(ground.is_land(at) and plain[at] == plain[ahead] for at in others)
        name = (apart if is_twin else plain)[ahead]
        name = with_article(w, ground, ahead, plain[ahead], name, "the")
        found.append(w.say("place.toward", place=name))
    elif all(ground.is_land(at) for at in topology.corner_hexes[start]):
        coasts = (f"thing.coast.{ground.beyond(ahead)}", "thing.coast")
        coast = w.noun(next(filter(w.has, coasts))).form("the")
        found.append(w.say("place.toward", place=coast))
    way = bearing(middle(topology.corners[start]), middle(topology.corners[end]), WINDS)
    found.append(w.say("place.bearing", way=w.say(f"place.to.{way}")))
    found.append(w.say(f"place.to.{way}"))
    return found


def _harbours(w: Speech, ground: Ground) -> dict[CornerId, str]:
    """The corners with a harbor, and its name: "the 3:1 harbor"."""
    found = {}
    for edge, card in ground.harbours:
        things = (
            *(f"thing.harbour.{ground.beyond(at)}" for at in ground.topology.edge_hexes[edge]),
            "thing.harbour",
        )
        noun = w.noun(next(filter(w.has, things)))
        called = w.say("place.the_harbour", rate=harbour(w, card), thing=noun)
        found.update(dict.fromkeys(ground.topology.edge_corners[edge], called))
    return found


def runs_of(
    w: Speech, ground: Ground, plain: Sequence[str], hexes: Sequence[str]
) -> list[tuple[str, str]]:
    """The numbers at both ends of each edge, as people remember it: "from 6-12-10 toward 4-6-2"."""
    topology, found = ground.topology, []
    ends = [
        "-".join(
            str(ground.tokens[h]) if ground.tokens[h] else plain[h] for h in land_of(ground, around)
        )
        for around in topology.corner_hexes
    ]
    runs = ["\n".join(sorted((ends[one], ends[two]))) for one, two in topology.edge_corners]
    for run, same in alike(runs):
        for edge in map(EdgeId, same):
            one, two = topology.edge_corners[edge]
            there, back = (
                w.say("place.run", start=ends[a], end=ends[b]) for a, b in ((one, two), (two, one))
            )
            if len(same) > 1 or len({*run.split("\n")}) == 1:
                first, second = topology.edge_hexes[edge]
                where = (
                    w.say("place.between", one=hexes[first], two=hexes[second])
                    if second < topology.inner
                    else side(w, ground, hexes, edge)
                )
                there, back = (w.say("place.edge", run=r, where=where) for r in (there, back))
            found.append((edge, (there, back)))
    return [said for _, said in sorted(found)]


def side(w: Speech, ground: Ground, hexes: Sequence[str], edge: EdgeId) -> str:
    """A coastal edge as a side of its land hex: "ore 10, north-west side"."""
    inner, other = land_first(ground, edge)
    way = direction(ground.topology.hexes[inner], ground.topology.hexes[other])
    return w.say("place.side", hex=hexes[inner], side=w.say(f"place.to.{way}"))


def harbour(w: Speech, card: str | None) -> str:
    """A harbor's rate: "3:1", "2:1 ore"."""
    return w.say("place.harbour", card=w.noun(f"card.{card}")) if card else "3:1"
