"""Positions of things on a hex: side by side, without overlap."""

from __future__ import annotations

import math
from collections.abc import Hashable

from render.camera import Camera, land_of
from render.layers.layer import Standing, standings
from render.layers.sea import is_sea
from render.scene import Scene
from render.shapes import Point

ROBBER, TOKEN, LETTER = "robber", "token", "letter"
WIDTHS = {ROBBER: 60, TOKEN: 92, LETTER: 66}
"""The width of each of them at unit 1."""
ASIDE = 72
"""Distance of things from the middle of a sea hex with harbors, at unit 1."""
LEAST, LEAST_BESIDE = 1.0, 0.875
"""Minimum scale of tokens on the screen, so that their digits can be read; and with a neighbor."""
APART = 4
"""Gap between such a token and the robber, in pixels."""
SLIM = 0.7
"""Minimum scale of the robber on small boards, next to such a token."""
GAP = 8
ROOM = 196
"""Room between the roads left and right of a hex, at unit 1; with too little, neighbors overlap."""


def beside(name: Hashable, count: int) -> float:
    """Scale of a thing when *count* share its hex."""
    return name.least / name.width if count > 1 and isinstance(name, Standing) and name.least else 1


def token_unit(camera: Camera, count: int) -> float:
    """Scale of a token when *count* things share its hex."""
    return max(camera.unit, (LEAST if count == 1 else LEAST_BESIDE) * camera.ui)


def robber_unit(scene: Scene, camera: Camera, place: int) -> float:
    """Scale of the robber: smaller where a token at its minimum leaves it less room."""
    if not scene.view.tokens[place]:
        return camera.unit
    room = ROOM - APART - WIDTHS[TOKEN] * token_unit(camera, 2) / camera.unit
    return camera.unit * min(1, max(SLIM, room / WIDTHS[ROBBER]))


def spots(scene: Scene, camera: Camera, place: int, *, is_robbed: bool) -> dict[Hashable, Point]:
    """The middle of each thing on a hex; the boxes' own things are by themselves."""
    slim = robber_unit(scene, camera, place) / camera.unit
    row: dict[Hashable, int] = {ROBBER: round(WIDTHS[ROBBER] * slim)} if is_robbed else {}
    if scene.view.tokens[place]:
        row[TOKEN] = WIDTHS[TOKEN]
    row |= {one: one.width for one in standings(scene) if place in one.places(scene)}
    if place in scene.lettered:
        row[LETTER] = WIDTHS[LETTER]
    if TOKEN in row:
        row[TOKEN] = round(WIDTHS[TOKEN] * token_unit(camera, len(row)) / camera.unit)
    row = {name: round(width * beside(name, len(row))) for name, width in row.items()}
    total = sum(row.values())
    gap = min(GAP, (ROOM - total) / max(1, len(row) - 1))
    x, y = _middle(scene, camera, place)
    left = -(total + gap * (len(row) - 1)) / 2
    found = {}
    for name, width in row.items():
        found[name] = (x + (left + width / 2) * camera.unit, y)
        left += width + gap
    return found


def _middle(scene: Scene, camera: Camera, place: int) -> Point:
    """The middle of a hex; at sea, the middle of the part free of harbors."""
    x, y = camera.hex(place)
    view = scene.view
    if place < view.topology.inner and not is_sea(scene, place):
        return x, y
    found = [
        camera.harbour(edge, land_of(scene, edge))
        for edge, _ in view.harbours
        if edge in view.topology.hex_edges[place]
    ]
    # A hex has most room toward its corners.
    ways = [math.radians(30 + 60 * i) for i in range(6)] if found else []
    far = ASIDE * camera.unit
    aside = [(x + far * math.cos(way), y + far * math.sin(way)) for way in ways]

    def free(at: Point) -> float:
        return min((math.dist(at, one) for one in found), default=0)

    return max(((x, y), *aside), key=free)
