"""
A board as data: terrains, numbers and harbors by place.

A layout is checked when it is laid out, and a fault names the place and how to fix it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from game.board.places import SIDES, Hex, name_of
from game.board.topology import Topology
from game.errors import BadLayout

TOKENS = frozenset({2, 3, 4, 5, 6, 8, 9, 10, 11, 12})
"""The numbers a token may show."""


@dataclass(frozen=True, slots=True)
class Land:
    """One hex with its terrain's name, and its number if it has one."""

    at: Hex
    terrain: str
    token: int | None = None


@dataclass(frozen=True, slots=True)
class Harbour:
    """A harbor on one *side* of the land hex *at*; it trades *card* 2:1, or all 3:1 if None."""

    at: Hex
    side: str
    card: str | None = None

    @property
    def edge(self) -> frozenset[Hex]:
        """The coastal edge the harbor serves."""
        step = SIDES[self.side]
        return frozenset((self.at, Hex(self.at.q + step.q, self.at.r + step.r)))


@dataclass(frozen=True, slots=True)
class Start:
    """The fixed places of one *color*: each a corner and the edge of its road."""

    colour: str
    places: tuple[tuple[frozenset[Hex], frozenset[Hex]], ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole board as data: lands, harbors, and the fixed places."""

    name: str
    lands: tuple[Land, ...]
    harbours: tuple[Harbour, ...] = ()
    robber: Hex | None = None
    """Start of the robber; None for the first desert."""
    starts: tuple[Start, ...] = ()
    """Fixed places; empty where players choose."""
    zones: dict[str, tuple[Hex, ...]] = field(default_factory=dict)
    """Named groups of hexes, for boxes that need them; they may be on the frame."""
    paths: dict[str, tuple[frozenset[Hex], ...]] = field(default_factory=dict)
    """Named groups of edges, likewise."""
    spots: dict[str, tuple[frozenset[Hex], ...]] = field(default_factory=dict)
    """Named groups of corners, likewise."""
    stacks: dict[str, tuple[str | int, ...]] = field(default_factory=dict)
    """Stacks next to the board to draw from, by name: terrains, numbers, tokens of any kind."""

    @property
    def topology(self) -> Topology:
        """The adjacency tables of this board."""
        return Topology.of(frozenset(land.at for land in self.lands))

    def check(self, terrains: dict[str, bool], cards: frozenset[str]) -> None:
        """
        Refuse an unplayable board.

        *terrains* says of each known terrain whether it is land; *cards* are the known kinds.

        :raises BadLayout: naming the place and how to fix it.
        """
        self._check_hexes(terrains)
        self._check_harbours(terrains, cards)
        places = {land.at for land in self.lands}
        if self.robber is not None and self.robber not in places:
            message = f"the robber starts on {name_of([self.robber])}, which is not on the board"
            raise BadLayout(message)
        corners = set(self.topology.corners)
        edges = set(self.topology.edges)
        for name, zone in self.zones.items():
            for at in zone:
                if at not in self.topology.hexes:
                    message = f"{name} is said to lie on {name_of([at])}, which is not on the board"
                    raise BadLayout(message)
        for name, path in self.paths.items():
            for edge in path:
                if edge not in edges:
                    message = f"{name} is said to lie on {name_of(edge)}: name an edge of the board"
                    raise BadLayout(message)
        for name, spots in self.spots.items():
            for corner in spots:
                if corner not in corners:
                    message = (
                        f"{name} is said to lie on {name_of(corner)}: name a corner of the board"
                    )
                    raise BadLayout(message)
        for start in self.starts:
            for corner, edge in start.places:
                if corner not in corners or edge not in edges or not edge < corner:
                    message = (
                        f"{start.colour} starts on {name_of(corner)} with a road on "
                        f"{name_of(edge)}: name a corner of the board and an edge that ends there"
                    )
                    raise BadLayout(message)

    def _check_hexes(self, terrains: dict[str, bool]) -> None:
        if not self.lands:
            message = "the layout has no hexes: give it at least one"
            raise BadLayout(message)
        for place, count in Counter(land.at for land in self.lands).items():
            if count > 1:
                numbers = [land.token for land in self.lands if land.at == place and land.token]
                what = f"{len(numbers)} tokens" if len(numbers) > 1 else f"{count} entries"
                message = f"hex {name_of([place])} has {what}: keep one"
                raise BadLayout(message)
        for land in self.lands:
            if land.terrain not in terrains:
                known = ", ".join(sorted(terrains))
                message = (
                    f"hex {name_of([land.at])} has terrain {land.terrain!r}: use one of {known}"
                )
                raise BadLayout(message)
            if land.token is not None and land.token not in TOKENS:
                message = f"hex {name_of([land.at])} has token {land.token}: use 2-6 or 8-12"
                raise BadLayout(message)

    def _check_harbours(self, terrains: dict[str, bool], cards: frozenset[str]) -> None:
        terrain_at = {land.at: land.terrain for land in self.lands}
        seen: set[frozenset[Hex]] = set()
        for harbour in self.harbours:
            where = f"harbour at {name_of([harbour.at])} {harbour.side}"
            if harbour.side not in SIDES:
                message = f"{where}: the side must be one of {', '.join(SIDES)}"
                raise BadLayout(message)
            if harbour.card is not None and harbour.card not in cards:
                message = f"{where}: {harbour.card!r} is no card kind"
                raise BadLayout(message)
            if harbour.at not in terrain_at or not terrains[terrain_at[harbour.at]]:
                message = f"{where} is not on land: name a land hex"
                raise BadLayout(message)
            (other,) = harbour.edge - {harbour.at}
            if other in terrain_at and terrains[terrain_at[other]]:
                message = f"{where} is not on a coast: choose a side that faces sea or frame"
                raise BadLayout(message)
            if harbour.edge in seen:
                message = f"{where} stands twice: remove one"
                raise BadLayout(message)
            seen.add(harbour.edge)
