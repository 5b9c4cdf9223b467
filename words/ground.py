"""The ground: the board without pieces, which places are named after, and its directions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, pi

from game import EdgeId, Hex, HexId, View
from game.board.places import SIDES
from game.board.topology import Topology
from game.core.ruleset import Ruleset

BEARINGS = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")
"""Compass directions, clockwise, as y grows downward."""
SIDE_OF = {step: side for side, step in SIDES.items()}


@dataclass(frozen=True, slots=True)
class Ground:
    """The board without pieces, which places are named after."""

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
        return _ground(view.rules, view.topology, view.terrain, view.tokens, view.harbours)

    def is_land(self, at: HexId) -> bool:
        """Whether a hex can name places: it is land, or nothing on the board is."""
        return at < self.topology.inner and (self.land[at] or not any(self.land))

    def beyond(self, at: HexId) -> str:
        """The terrain of a hex of the frame; empty if it is not known, or is not in the frame."""
        beyond = at - self.topology.inner
        return self.frame[beyond] if 0 <= beyond < len(self.frame) else ""


@lru_cache(maxsize=64)
def _ground(
    rules: Ruleset,
    topology: Topology,
    terrain: tuple[int, ...],
    tokens: tuple[int, ...],
    harbours: tuple[tuple[EdgeId, int], ...],
) -> Ground:
    inner = topology.inner
    kinds = [rules.terrains[kind] for kind in terrain[:inner]]
    return Ground(
        topology,
        tuple(f"card.{t.card}" if t.card else f"terrain.{t.name}" for t in kinds),
        tokens[:inner],
        tuple(t.is_land for t in kinds),
        tuple((e, rules.cards[k].name if k >= 0 else None) for e, k in harbours),
        tuple(rules.terrains[kind].name for kind in terrain[inner:]),
    )


def middle(place: frozenset[Hex]) -> tuple[float, float]:
    """The middle of a place, in steps from hex to hex."""
    rows, columns = sum(h.r for h in place), sum(h.q for h in place)
    return (columns + rows / 2) / len(place), rows * 0.75**0.5 / len(place)


def bearing(
    one: tuple[float, float], two: tuple[float, float], among: Sequence[str] = BEARINGS
) -> str:
    """The direction from *one* to *two*, out of some, clockwise from the east."""
    angle = atan2(two[1] - one[1], two[0] - one[0])
    return among[round(angle / (2 * pi / len(among))) % len(among)]


def direction(one: Hex, two: Hex) -> str:
    """The side of *one* that its neighbor *two* is on."""
    return SIDE_OF[Hex(two.q - one.q, two.r - one.r)]


def land_of(ground: Ground, around: Iterable[HexId]) -> list[HexId]:
    """The inner hexes among three, the land ones if there are any."""
    inner = [h for h in around if h < ground.topology.inner]
    return [h for h in inner if ground.land[h]] or inner


def land_first(ground: Ground, edge: EdgeId) -> tuple[HexId, HexId]:
    """The two hexes of an edge, land first."""
    one, two = ground.topology.edge_hexes[edge]
    is_sea = one < ground.topology.inner and not ground.land[one]
    return (two, one) if is_sea and two < ground.topology.inner else (one, two)


def alike(names: Sequence[str]) -> list[tuple[str, list[int]]]:
    """Each of *names* with the numbers of all that have it."""
    found: dict[str, list[int]] = defaultdict(list)
    for number, name in enumerate(names):
        found[name].append(number)
    return list(found.items())
