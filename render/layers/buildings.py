"""Settlements, cities, and whatever else stands on corners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from render.camera import Camera
from render.layers.layer import told_looks
from render.scene import Scene
from render.shapes import Shape, Sprite

LOOKS = 4
"""How many looks a kind of piece may have: so many of a seat differ, and each keeps its own."""
LEAST = 0.84
"""Pieces whose looks say something shrink no further than this, on the screen,"""
MOST = 1.45
"""unless they would be so much larger than what is around them."""


def buildings(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each piece on a corner, upper ones first, so that lower ones stand before them."""
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
    """By corner, the look of its piece: how many like ones its seat had before, counted anew."""
    when = {
        (seat, corner): number
        for seat, player in enumerate(scene.players)
        for number, corner in enumerate(player.laid)
    }
    found: dict[int, int] = {}
    before: Counter[tuple[int, str]] = Counter()
    # What was laid when nobody noted it comes first, in reading order.
    for corner, piece, seat in sorted(
        scene.pieces("corner"), key=lambda one: when.get((one[2], one[0]), -1)
    ):
        found[corner] = before[seat, piece.name] % LOOKS
        before[seat, piece.name] += 1
    return found
