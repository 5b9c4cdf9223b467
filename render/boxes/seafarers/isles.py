"""The points still to win on islands: a plate on each, with the colors of eligible players."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from game.board.places import HexId
from game.seafarers.islands import islands
from game.seafarers.parts import Islands
from game.seafarers.questions import BONUS
from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite

ABOVE = 90
"""Distance of a plate above the middle of its hex, at unit 1."""


def prizes(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A plate on each island or zone that a seat can still settle for points."""
    view = scene.view
    bonus = view.rules.answer(BONUS)(view.rules)
    part = view.part(Islands)
    # Where any island outside home pays, no seat has a home before the game begins.
    if bonus is None or (bonus.mode == "foreign" and not view.stint):
        return
    playing = [seat.seat for seat in view.seats if not seat.is_gone]
    for zone in part.zones if bonus.mode == "fixed" else _islands(scene):
        open_to = [seat for seat in playing if not {*zone} & {*part.known[seat]}]
        if open_to:
            x, y = camera.hex(_best(scene, camera, zone))
            seats = ",".join(scene.colour(seat) for seat in open_to)
            at = (x, y - ABOVE * camera.unit)
            yield Sprite("prize", (bonus.points, seats), at, max(camera.unit, 0.8 * camera.ui))


def _islands(scene: Scene) -> Sequence[tuple[HexId, ...]]:
    view = scene.view
    land = [view.rules.terrains[terrain].is_land for terrain in view.terrain]
    return islands(view.topology, land)


def _best(scene: Scene, camera: Camera, zone: Sequence[HexId]) -> HexId:
    """The hex of a *zone* nearest to the whole of it, if nothing is built above its number."""
    spots = {place: camera.hex(place) for place in zone}

    def is_taken(place: HexId) -> bool:
        corners = scene.view.topology.hex_corners[place]
        return bool(scene.view.corner_piece[min(corners, key=lambda at: camera.corner(at)[1])])

    return min(
        zone,
        key=lambda one: (
            is_taken(one),
            sum(math.dist(spots[one], at) for at in spots.values()),
            one,
        ),
    )
