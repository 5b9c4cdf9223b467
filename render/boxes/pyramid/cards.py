"""The Great Pyramid on the players' cards and in the bank: the pharaoh's card, and the blocks."""

from __future__ import annotations

from game.core.view import SeatView
from game.pyramid.parts import Pyramid
from render.notes import Cards, Cell, Note, Row
from render.scene import Scene


def pharaoh(scene: Scene, seat: SeatView) -> Note:
    """The point that his Blessing brings or his Curse costs."""
    pyramid = scene.view.part(Pyramid)
    playing = [other.seat for other in scene.view.seats if not other.is_gone]
    is_blessed = pyramid.blocks(seat.seat) > min(map(pyramid.blocks, playing), default=0)
    return Note("pharaoh's point", (is_blessed,))


def blocks(scene: Scene, seat: SeatView) -> Note:
    """The seat's blocks, golden with the Favor that goes with the latest one."""
    pyramid = scene.view.part(Pyramid)
    count = str(pyramid.blocks(seat.seat))
    is_favored = pyramid.favor == seat.seat
    return Note("block", (scene.colour(seat.seat),), count, "award" if is_favored else "")


def gold(scene: Scene) -> Note:
    """The number revealed last, and how many of the pharaoh's blocks are left."""
    pyramid = scene.view.part(Pyramid)
    number = pyramid.numbers[-1] if pyramid.numbers else 0
    return Note("gold block", (number,), str(sum(pyramid.pile())))


CARDS = Cards(
    cells=(
        Cell(pharaoh, (Pyramid,), width=100, least=98),
        Cell(blocks, (Pyramid,), width=126, least=92, sign=48),
    ),
    bank=(Row(gold, (Pyramid,)),),
)
