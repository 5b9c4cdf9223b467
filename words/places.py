"""
Places as players call them.

A hex is "6 brick", or "desert". A corner is what lies around it: "5 wood · 9 wheat · 3:1". An
edge is told by what it runs between and where it leads: "between 6 brick and 12 wheat, toward 4
ore"; on the coast by its hex: "on the west side of 11 ore, toward the 3:1 harbour". Where two
places of a board would be called the same, more is said: which of the two hexes, which side, which
corner. What lies out at sea is called after the nearest land: "sea to the east of 5 ore". So a name
always leads back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, dist, pi
from typing import Final, Literal

from game import CornerId, EdgeId, Hex, HexId, Seat, View
from game.board.places import SIDES
from game.board.topology import Topology
from words.speech import Speech
from words.typed import Name

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
LONGEST: Final = 60
"""So many letters an edge's name may have: a button or a line of a menu on a phone."""
BEARINGS = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")
"""Clockwise, as y grows downward."""
WINDS = BEARINGS[::2]
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
    frame: tuple[str, ...] = ()
    """By frame hex, its terrain, where that is known."""

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
            tuple(rules.terrains[kind].name for kind in view.terrain[inner:]),
        )

    def is_land(self, at: HexId) -> bool:
        """Whether places are called after a hex: it is land, or nothing on the board is."""
        return at < self.topology.inner and (self.land[at] or not any(self.land))

    def beyond(self, at: HexId) -> str:
        """The terrain of a hex of the frame; nothing if it is not known, or is none of them."""
        beyond = at - self.topology.inner
        return self.frame[beyond] if 0 <= beyond < len(self.frame) else ""


@dataclass(frozen=True, slots=True)
class Names:
    """Every place's name; no two hexes, corners or edges share one."""

    hexes: tuple[Name, ...]
    corners: tuple[Name, ...]
    edges: tuple[str, ...]
    """What each runs between, or its side."""
    ways: tuple[tuple[Name, Name], ...]
    """By edge, its name with where it leads: to its second end, and to its first."""


def place(w: Speech, view: View, kind: str, number: int, seat: Seat | None = None) -> str:
    """The name of one place; an edge leads away from what *seat* has, or the reader."""
    names = names_of(w, Ground.of(view))
    if kind == "hex":
        return names.hexes[number]
    if kind == "corner":
        return names.corners[number]
    edge, own = EdgeId(number), view.reader if seat is None else seat
    one, two = view.topology.edge_corners[edge]
    is_back = _is_own(view, two, edge, own) and not _is_own(view, one, edge, own)
    return names.ways[edge][is_back]


@lru_cache(maxsize=64)
def names_of(w: Speech, ground: Ground) -> Names:
    """Every place of a board by name."""
    topology = ground.topology
    plain = [_thing(w, ground, HexId(i)) for i in range(topology.inner)]
    hexes = _told_apart(w, ground, plain)
    longer = _told_apart(w, ground, plain, "place.which.long")
    corners, others = (_corners(w, ground, plain, names) for names in (hexes, longer))
    edges = _edges(w, ground, plain, hexes)
    runs = _runs(w, ground, plain, longer)
    return Names(
        _known_as(hexes, longer),
        _known_as(corners, others),
        edges,
        _ways(w, ground, plain, hexes, edges, runs),
    )


def _known_as(names: Sequence[str], others: Sequence[str]) -> tuple[Name, ...]:
    """*names* that people also type as *others*."""
    return tuple(Name(name, (other,)) for name, other in zip(names, others, strict=True))


def side(w: Speech, ground: Ground, hexes: Sequence[str], edge: EdgeId) -> str:
    """A coastal edge as a side of its land hex: "10 ore, north-west side"."""
    inner, other = _inner_first(ground, edge)
    direction = _direction(ground.topology.hexes[inner], ground.topology.hexes[other])
    return w.say("place.side", hex=hexes[inner], side=w.say(f"place.to.{direction}"))


def _thing(w: Speech, ground: Ground, at: HexId) -> str:
    name = w.noun(ground.things[at])
    token = ground.tokens[at]
    return w.say("place.hex", token=token, thing=name) if token else str(name)


def _told_apart(
    w: Speech, ground: Ground, plain: Sequence[str], which: str = "place.which"
) -> tuple[str, ...]:
    """The names of hexes with a word more where two would be the same; *which* of two says it."""
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
    w: Speech, places: Sequence[frozenset[Hex]], sea: Sequence[int], name: str, told: list[str]
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


def _bearing(
    one: tuple[float, float], two: tuple[float, float], among: Sequence[str] = BEARINGS
) -> str:
    """In which of some directions, clockwise from the east, *two* lies from *one*."""
    angle = atan2(two[1] - one[1], two[0] - one[0])
    return among[round(angle / (2 * pi / len(among))) % len(among)]


def _edges(
    w: Speech, ground: Ground, plain: Sequence[str], apart: Sequence[str]
) -> tuple[str, ...]:
    """What each edge runs between; on the coast its side; at sea where the nearest land lies."""
    topology = ground.topology
    told, inland, sea = [""] * len(topology.edges), [], []
    for edge in topology.edge_ids:
        one, two = _inner_first(ground, edge)
        if ground.is_land(one) and ground.is_land(two):
            inland.append(edge)
        elif ground.is_land(one):
            way = _direction(topology.hexes[one], topology.hexes[two])
            of = _with_article(w, ground, one, plain[one], apart[one], "of")
            told[edge] = w.say("place.coast", side=w.say(f"place.to.{way}"), of=of)
        else:
            sea.append(edge)
    groups: dict[frozenset[str], list[EdgeId]] = defaultdict(list)
    for edge in inland:
        groups[frozenset(plain[at] for at in topology.edge_hexes[edge])].append(edge)
    for names, same in groups.items():
        # As few words more as will do: one of the two names is told apart, or both.
        some = [frozenset((name,)) for name in sorted(names)]
        for longer in (frozenset[str](), *some, names):
            called = [_between(w, ground, edge, plain, apart, longer) for edge in same]
            if len({frozenset(pair) for pair in called}) == len(same):
                break
        for edge, (first, second) in zip(same, called, strict=True):
            told[edge] = w.say("place.between", one=first, two=second)
    _at_sea(w, ground, sea, apart, told)
    return tuple(told)


def _between(
    w: Speech,
    ground: Ground,
    edge: EdgeId,
    plain: Sequence[str],
    apart: Sequence[str],
    longer: Collection[str],
) -> tuple[str, ...]:
    """The two hexes of an inland edge; those whose *plain* names are *longer* are told *apart*."""
    return tuple(
        _with_article(
            w, ground, at, plain[at], (apart if plain[at] in longer else plain)[at], "the"
        )
        for at in ground.topology.edge_hexes[edge]
    )


def _at_sea(
    w: Speech, ground: Ground, sea: Sequence[EdgeId], hexes: Sequence[str], told: list[str]
) -> None:
    """Call each edge of the *sea* after the nearest land, and where it lies from there."""
    topology = ground.topology
    land = [HexId(at) for at in range(topology.inner) if ground.is_land(HexId(at))]
    middles = {at: _middle(frozenset((topology.hexes[at],))) for at in land}
    for edge in sea:
        here = _middle(topology.edges[edge])
        near = min(land, key=lambda at, here=here: dist(here, middles[at]))  # type: ignore[misc]
        which = w.say(f"place.to.{_bearing(middles[near], here)}")
        told[edge] = w.say("place.sea", which=which, place=hexes[near])
    for name, same in _groups([told[edge] for edge in sea]):
        for nth, number in enumerate(same if len(same) > 1 else ()):
            told[sea[number]] = w.say("place.nth", name=name, nth=nth + 1, count=len(same))


def _with_article(w: Speech, ground: Ground, at: HexId, plain: str, told: str, form: str) -> str:
    """A hex's name within a sentence: "of 5 ore", and "of the desert", which has no number."""
    if not ground.tokens[at]:
        return told.replace(plain, w.noun(ground.things[at]).form(form), 1)
    return w.say("place.of", place=told) if form == "of" else told


def _ways(
    w: Speech,
    ground: Ground,
    plain: Sequence[str],
    apart: Sequence[str],
    edges: Sequence[str],
    runs: Sequence[tuple[str, str]],
) -> tuple[tuple[Name, Name], ...]:
    """The names of all edges with where they lead, and what else is typed for them."""
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
    """What an edge is called with the first of its *ends* for which the name is short enough."""
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
    """Where the edge from *start* to *end* leads, the most telling first."""
    topology = ground.topology
    ahead = next(at for at in topology.corner_hexes[end] if at not in topology.corner_hexes[start])
    found = []
    if end in harbours and harbours.get(start) != harbours[end]:
        found.append(w.say("place.toward", place=harbours[end]))
    if ground.is_land(ahead):
        others = {*topology.corner_hexes[start], *topology.corner_hexes[end]} - {ahead}
        is_twin = any(ground.is_land(at) and plain[at] == plain[ahead] for at in others)
        name = (apart if is_twin else plain)[ahead]
        name = _with_article(w, ground, ahead, plain[ahead], name, "the")
        found.append(w.say("place.toward", place=name))
    elif all(ground.is_land(at) for at in topology.corner_hexes[start]):
        coasts = (f"thing.coast.{ground.beyond(ahead)}", "thing.coast")
        coast = w.noun(next(filter(w.has, coasts))).form("the")
        found.append(w.say("place.toward", place=coast))
    way = _bearing(_middle(topology.corners[start]), _middle(topology.corners[end]), WINDS)
    found.append(w.say("place.bearing", way=w.say(f"place.to.{way}")))
    return found


def _harbours(w: Speech, ground: Ground) -> dict[CornerId, str]:
    """The corners with a harbour, and what that is called: "the 3:1 harbour"."""
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


def _runs(
    w: Speech, ground: Ground, plain: Sequence[str], hexes: Sequence[str]
) -> list[tuple[str, str]]:
    """By edge, the numbers at both its ends, as people remember it: "from 6-12-10 toward 4-6-2"."""
    topology, found = ground.topology, []
    ends = [
        "-".join(
            str(ground.tokens[h]) if ground.tokens[h] else plain[h] for h in _land(ground, around)
        )
        for around in topology.corner_hexes
    ]
    runs = ["\n".join(sorted((ends[one], ends[two]))) for one, two in topology.edge_corners]
    for run, same in _groups(runs):
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


def harbour(w: Speech, card: str | None) -> str:
    """A harbour's rate: "3:1", "2:1 ore"."""
    return w.say("place.harbour", card=w.noun(f"card.{card}")) if card else "3:1"


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
