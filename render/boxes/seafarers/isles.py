"""The points still to win on islands: a plate on each, with the colors of eligible players."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from game.board.places import HexId
from game.seafarers.islands import islands
from game.seafarers.parts import Islands
from game.seafarers.questions import BONUS
from render.camera import Camera
from render.layers.spots import token_unit
from render.scene import Scene
from render.shapes import Shape, Sprite

ABOVE = 90
"""Distance of a plate above the middle of its hex, at unit 1."""
LEAST = 0.8
"""Minimum scale of a plate on the screen."""
BOTTOM = 34
"""Distance of a plate's dots below its middle, at unit 1."""
DIGITS = 33
"""Height of a token's digits above its middle, at unit 1."""


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
            unit = max(camera.unit, LEAST * camera.ui)
            # On small boards numbers are large, and the plate goes further up.
            above = max(ABOVE * camera.unit, DIGITS * token_unit(camera, 1) + BOTTOM * unit)
            yield Sprite("prize", (bonus.points, seats), (x, y - above), unit)


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
