"""Settlements, cities, and other pieces on corners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from render.camera import Camera
from render.layers.layer import told_looks
from render.scene import Scene
from render.shapes import Shape, Sprite

LOOKS = 4
"""Maximum looks of a kind of piece: that many of a seat differ, and each keeps its own."""
LEAST = 0.75
"""Minimum scale on the screen of pieces whose looks have a meaning,"""
MOST = 1.25
"""and maximum scale relative to the pieces around them."""


def buildings(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each piece on a corner, upper ones first, so that lower ones are in front of them."""
    look, told = looks(scene), told_looks(scene.view)
    for corner, piece, seat in scene.pieces("corner"):
        if scene.ghost and scene.ghost[:2] == ("corner", corner):
            continue
        how, unit = look[corner], camera.unit
        if piece.name in told:
            how = told[piece.name](scene, corner)
            unit = max(unit, min(LEAST * camera.ui, MOST * unit))
        args = (piece.name, scene.colour(seat), how)
        yield Sprite("building", args, camera.corner(corner), unit)


def looks(scene: Scene) -> dict[int, int]:
    """The look of each piece by corner: how many like it its seat had before."""
    when = {
        (seat, corner): number
        for seat, player in enumerate(scene.players)
        for number, corner in enumerate(player.laid)
    }
    found: dict[int, int] = {}
    before: Counter[tuple[int, str]] = Counter()
    # Pieces whose order is unknown come first, in reading order.
    for corner, piece, seat in sorted(
        scene.pieces("corner"), key=lambda one: when.get((one[2], one[0]), -1)
    ):
        found[corner] = before[seat, piece.name] % LOOKS
        before[seat, piece.name] += 1
    return found
