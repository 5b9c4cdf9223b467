"""
The camera: all arithmetic from hexes, corners and edges to pixels. It draws nothing.

At unit 1 a hex measures 128 pixels from its middle to a corner, and art is designed for that.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from game.board.topology import Topology
from render import desk
from render.cache import Cache
from render.desk import HEIGHTS, TAB, Desk, Wants
from render.desks import shared
from render.fit import Bounds, Spot, held, largest, scale_of
from render.notes import can_stack, die, in_bank, panel
from render.notes import rows as note_rows
from render.scene import Scene
from render.shapes import Point

RADIUS = 128
SQRT3 = math.sqrt(3)
HARBOUR = 82
"""Distance of a harbor from its edge, at unit 1."""
HARBOUR_AWAY = 102
"""Distance of a harbor from its edge, at unit 1, where letters are on edges."""
HARBOUR_ABOVE = 92
"""The same for a harbor above the land on a board with sea hexes: ships rise in front of it."""
HARBOUR_TIGHT = 54
"""Distance of a harbor from its edge, at unit 1, where another one is in the same hex."""
HARBOUR_REACH = 50
"""The radius of a harbor with its rim, at unit 1."""
HARBOUR_LARGE = 60
"""The same on large boards, where harbors are drawn larger than all else."""
HARBOUR_SMALL = 41
"""The smallest radius of a harbor, in pixels of panels, for the smallest boards."""
SEA = "sea"
"""The terrain that is water, for all boxes."""
HEX_REACH = 0.98
"""Share of a hex's radius, from its middle, that cards must stay clear of."""
SHIP_REACH = 1.12
"""The same where ships are around the hex."""
ROOMY = 0.9
"""From this unit on a public picture is large enough at its usual height."""
CLOSEST = 1.75
"""The largest unit of an enlarged picture."""
CLOSE = 178
"""Distance around a place that an enlarged picture shows, at unit 1."""
LETTER = 48
"""Distance that a letter reaches, at unit 1, with some sea around it."""

Reach: TypeAlias = tuple[float, float, float]
"""A middle at unit 1 relative to the hex 0,0, and a radius around it."""


@dataclass(frozen=True)
class Camera:
    """The positions of everything on the board; equal cameras show the same."""

    topology: Topology
    width: int
    height: int
    unit: float
    """Pixels for each pixel of the board's art."""
    ui: float
    """Pixels for each pixel of panels and letters."""
    origin: Point
    """The middle of the hex 0,0, in pixels."""
    desk: Desk
    away: float = HARBOUR
    """Distance of a harbor from its edge, at unit 1."""
    above: float = 0
    """Minimum distance of a harbor above its land, at unit 1."""
    crowded: frozenset[int] = frozenset()
    """Edges of harbors that share a hex with others, so they are nearer to the coast."""

    def hex(self, place: int) -> Point:
        """The middle of a hex."""
        return self._spot([place])

    def edge(self, place: int) -> Point:
        """The middle of an edge."""
        return self._spot(self.topology.edge_hexes[place])

    def corner(self, place: int) -> Point:
        """A corner."""
        return self._spot(self.topology.corner_hexes[place])

    def place(self, kind: str, place: int) -> Point:
        """The middle of a place of any kind."""
        return {"hex": self.hex, "edge": self.edge, "corner": self.corner}[kind](place)

    def slope(self, edge: int) -> int:
        """The slope of an edge: 0 upright, 1 falling to the right, -1 rising to the right."""
        (x1, y1), (x2, y2) = (self.corner(end) for end in self.topology.edge_corners[edge])
        if abs(x2 - x1) < self.unit:
            return 0
        return 1 if (x2 - x1) * (y2 - y1) > 0 else -1

    def harbour(self, edge: int, land: int) -> Point:
        """The middle of the harbor on a coastal *edge*, out at sea from the hex *land*."""
        (x, y), (hx, hy) = self.edge(edge), self.hex(land)
        length = math.hypot(x - hx, y - hy)
        away = max(self.away, self.above) if y < hy - self.unit else self.away
        away = HARBOUR_TIGHT if edge in self.crowded else away
        reach = away * self.unit / length
        return x + (x - hx) * reach, y + (y - hy) * reach

    def shows(self, at: Point, margin: float = RADIUS) -> bool:
        """Whether something at *at*, reaching *margin* at unit 1, is in the picture."""
        m = margin * self.unit
        return -m < at[0] < self.width + m and -m < at[1] < self.height + m

    def panel(self, at: Point) -> Point:
        """The position of a place of the desk."""
        return at[0] * self.ui, at[1] * self.ui

    def _spot(self, hexes: Sequence[int]) -> Point:
        places = [self.topology.hexes[place] for place in hexes]
        q = sum(place.q for place in places) / len(places)
        r = sum(place.r for place in places) / len(places)
        step = RADIUS * self.unit
        return self.origin[0] + SQRT3 * (q + r / 2) * step, self.origin[1] + 1.5 * r * step


def hexagon(radius: float) -> list[Point]:
    """The six corners of a hex about 0,0, clockwise from the top."""
    return [
        (radius * math.sin(math.radians(60 * i)), -radius * math.cos(math.radians(60 * i)))
        for i in range(6)
    ]


CAMERAS: Cache[Camera] = Cache(256, lambda _: 1)
"""Cameras of public boards, which do not move."""


def camera_for(scene: Scene) -> Camera:
    """The camera that shows *scene* as large as it can."""
    if scene.is_close:
        return _close(scene)
    view = scene.view
    rows = len(view.decks) + (len(view.bank) if view.bank else 0) + len(list(in_bank(scene)))
    beside = panel(scene)
    wants = Wants(
        len(scene.players),
        rows,
        TAB * len(note_rows(scene)),
        can_stack(scene),
        3 if die(scene) else 2,
        beside.size if beside else (0, 0),
    )
    board = (view.topology, view.rules.terrains, view.terrain, view.harbours)
    key = (*board, wants, scene.scale, bool(view.winners), scene.high)
    return CAMERAS.get(key, lambda: _public(scene, wants))


def _public(scene: Scene, wants: Wants) -> Camera:
    """
    All of the board, with the cards where they leave it largest and cover nothing of it.

    A smaller bank would have digits too small to read.
    """
    wants = replace(wants, high=_height(scene, wants))
    return _largest(scene, wants)


def _height(scene: Scene, wants: Wants) -> int:
    """
    The height of the picture: for a large board, the least one that shows it largest.

    The game's end doesn't change it.
    """
    if scene.high:
        return scene.high
    plain = replace(scene, view=replace(scene.view, winners=()), scale=1.0)
    found = {high: _largest(plain, replace(wants, high=high)).unit for high in HEIGHTS[:1]}
    if found[HEIGHTS[0]] < ROOMY:
        found |= {high: _largest(plain, replace(wants, high=high)).unit for high in HEIGHTS[1:]}
    return max(found, key=lambda high: (found[high], -high))


def _largest(scene: Scene, wants: Wants) -> Camera:
    """The camera of the desk that shows the board largest; of equal ones, the first."""
    reaches = _reaches(scene)
    bounds = _bounds(reaches)
    # The middle hexes stay in the middle, wherever harbors reach.
    left, top, right, bottom = _bounds([reach for reach in reaches if reach[2] == RADIUS])
    middle = ((left + right) / 2, (top + bottom) / 2)
    desks = shared(wants)
    desks = [each for each in desks if each.bank_unit == 1] or desks
    if scene.view.winners:
        desks = [each.above_ribbon() for each in desks]
    spots = _spots(scene)
    best: Camera | None = None
    for each in desks:
        if best is None or scale_of(each, bounds) > best.unit / scene.scale:
            camera = _camera(scene, each, *largest(each, bounds, middle, spots))
            best = camera if best is None or camera.unit > best.unit else best
    assert best is not None
    return best


def land_of(scene: Scene, edge: int) -> int:
    """The land hex next to a coastal *edge*."""
    one, other = scene.view.topology.edge_hexes[edge]
    is_land = scene.view.rules.terrains[scene.view.terrain[one]].is_land
    return one if is_land and one < scene.view.topology.inner else other


def _close(scene: Scene) -> Camera:
    """A close-up of the places that matter, with a hex around them and little sea."""
    unit = _camera(scene, desk.bare(), 1.0, (0, 0), scale=1.0)
    whole = _reaches(scene)
    places = [unit.place(kind, place) for kind, place in scene.focus]
    spots: list[Reach] = [(*place, CLOSE) for place in places] or [*whole]
    left, top, right, bottom = _bounds(spots)
    # A harbor that would be cut through is shown whole.
    spots += [
        (x, y, d)
        for x, y, d in whole
        if d != RADIUS and left - d < x < right + d and top - d < y < bottom + d
    ]
    # Letters at the ends of the land are shown whole, too.
    around = _bounds(spots)
    ends = _bounds([*whole, *((*place, LETTER) for place in places)])
    left, top = max(around[0], ends[0]), max(around[1], ends[1])
    right, bottom = min(around[2], ends[2]), min(around[3], ends[3])
    bounds = (left, top, right, bottom)
    largest = min(CLOSEST, scale_of(desk.bare(), bounds))
    room = desk.bare((right - left) * largest, (bottom - top) * largest)
    camera = _fitted(scene, room, bounds, ((left + right) / 2, (top + bottom) / 2), largest)
    return _shifted(camera, ends)


def _shifted(camera: Camera, ends: Bounds) -> Camera:
    """The *camera*, moved toward the land as far as it shows nothing but sea."""
    x1, y1, x2, y2 = (side * camera.ui for side in camera.desk.room)
    left, top, right, bottom = (side * camera.unit for side in ends)
    x, y = camera.origin
    return replace(
        camera,
        origin=(held(x, x1 - left, x2 - right), held(y, y1 - top, y2 - bottom)),
    )


def _bounds(reaches: list[Reach]) -> Bounds:
    """Left, top, right and bottom of all of *reaches*."""
    return (
        min(x - d for x, _, d in reaches),
        min(y - d for _, y, d in reaches),
        max(x + d for x, _, d in reaches),
        max(y + d for _, y, d in reaches),
    )


def _reaches(scene: Scene) -> list[Reach]:
    """Every hex and harbor at unit 1 relative to the hex 0,0, including one being asked about."""
    unit = _camera(scene, desk.bare(), 1.0, (0, 0), scale=1.0)
    inner = range(scene.view.topology.inner)
    harbours = [unit.harbour(edge, land_of(scene, edge)) for edge in scene.quays]
    return [
        *((*unit.hex(place), RADIUS) for place in inner),
        *((x, y, _harbour_reach(scene)) for x, y in harbours),
    ]


def _fitted(scene: Scene, room: Desk, bounds: Bounds, middle: Point, largest: float) -> Camera:
    """
    A camera with all of *bounds* in the room, as large as *largest* allows.

    The *middle* goes in the middle of the room, unless something would be cut off for it.
    """
    left, top, right, bottom = bounds
    x1, y1, x2, y2 = room.room
    unit = min(largest, scale_of(room, bounds))
    x, y = (x1 + x2) / 2 - unit * middle[0], (y1 + y2) / 2 - unit * middle[1]
    origin = (
        min(max(x, x1 - unit * left), x2 - unit * right),
        min(max(y, y1 - unit * top), y2 - unit * bottom),
    )
    return _camera(scene, room, unit, origin)


def _camera(
    scene: Scene, room: Desk, unit: float, origin: Point, scale: float | None = None
) -> Camera:
    scale = scene.scale if scale is None else scale
    has_edges = scene.is_close and any(kind == "edge" for kind, _ in scene.letters)
    return Camera(
        scene.view.topology,
        round(room.size[0] * scale),
        round(room.size[1] * scale),
        unit * scale,
        scale,
        (origin[0] * scale, origin[1] * scale),
        room,
        HARBOUR_AWAY if has_edges else HARBOUR,
        HARBOUR_ABOVE if has_sea(scene) else 0,
        _crowded(scene) if has_sea(scene) else frozenset(),
    )


def has_sea(scene: Scene) -> bool:
    """Whether hexes of the board may be sea, which changes where pieces go."""
    return any(terrain.name == SEA for terrain in scene.view.rules.terrains)


def _crowded(scene: Scene) -> frozenset[int]:
    """The edges of harbors that share a hex with others."""
    hexes = scene.view.topology.edge_hexes
    waters = [(edge, sum(hexes[edge]) - land_of(scene, edge)) for edge, _ in scene.view.harbours]
    count = Counter(water for _, water in waters)
    return frozenset(edge for edge, water in waters if count[water] > 1)


def _harbour_reach(scene: Scene) -> float:
    return HARBOUR_LARGE if has_sea(scene) else HARBOUR_REACH


def _spots(scene: Scene) -> list[Spot]:
    """The hexes around the board and the harbors, which no card may cover."""
    one = _camera(scene, desk.bare(), 1.0, (0, 0), scale=1.0)
    topology = one.topology
    reach = RADIUS * (SHIP_REACH if has_sea(scene) else HEX_REACH)
    rim = {
        place
        for edge in topology.edge_hexes
        if max(edge) >= topology.inner
        for place in edge
        if place < topology.inner
    }
    return [
        *((*one.hex(place), reach, 0) for place in sorted(rim)),
        *(
            (*one.harbour(edge, land_of(scene, edge)), _harbour_reach(scene), HARBOUR_SMALL)
            for edge, _ in scene.view.harbours
        ),
    ]
