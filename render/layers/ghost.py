"""The ghost: a piece where it would go, until its owner confirms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.base.harbours import ANY
from game.board.places import EdgeId
from render.camera import Camera
from render.layers.buildings import LOOKS
from render.layers.harbours import harbours
from render.layers.layer import told_looks
from render.layers.robber import robber_spot
from render.scene import HARBOUR, Scene
from render.shapes import Shape, Sprite


def ghost(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """The piece in an eye-catching ring."""
    if scene.ghost is None:
        return
    kind, place, piece = scene.ghost
    view = scene.view
    seat = view.turn if view.reader is None else view.reader
    colour = scene.colour(seat)
    x, y = camera.place(kind, place)
    if piece.startswith(HARBOUR):
        card = piece.removeprefix(HARBOUR)
        laid = (EdgeId(place), view.rules.card(card) if card else ANY)
        yield Sprite("ring", (kind,), (x, y), camera.unit)
        yield from harbours(replace(scene, view=replace(view, harbours=(laid,))), camera)
    elif kind == "edge":
        yield Sprite("ring", (kind,), (x, y), camera.unit)
        yield Sprite("route", (piece, colour, camera.slope(place)), (x, y), camera.unit)
    elif kind == "corner":
        yield Sprite("ring", (kind,), (x, y), camera.unit)
        like = [at for at, one, own in scene.pieces(kind) if (one.name, own) == (piece, seat)]
        args = (piece, colour, 0 if piece in told_looks(view) else len(like) % LOOKS)
        yield Sprite("building", args, (x, y), camera.unit)
    else:
        spot = robber_spot(scene, camera, place)
        yield Sprite("ring", (kind,), spot, camera.unit)
        art, told = ("robber", ()) if piece == "robber" else ("figure", (piece,))
        yield Sprite(art, told, spot, camera.unit)
