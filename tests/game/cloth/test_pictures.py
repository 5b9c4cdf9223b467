"""Cloth for Catan in pictures: villages with numbers, cloth on cards and in the bank."""

from __future__ import annotations

from dataclasses import replace

from game import Game, Seat, Seeded
from game.base import MODULE as BASE
from game.cloth.module import MODULE
from game.cloth.parts import Cloth, taken
from game.seafarers.module import MODULE as SEAFARERS
from render.boxes.cloth.cards import held, stock
from render.boxes.cloth.layers import villages
from render.camera import camera_for
from render.samples import players
from render.scene import Scene
from tests.render.sights import sprites

BOXES = (BASE, SEAFARERS, MODULE)


def scene() -> Scene:
    """The table after one seat got a cloth from the second village."""
    names = tuple(box.name for box in BOXES)
    view = Game.new(4, Seeded(b"cloth"), modules=names, boxes=BOXES).view()
    part = view.part(Cloth)
    found = taken(part, Seat(2), part.villages[1], from_stock=False)
    return Scene(replace(view, parts=view.parts | {"Cloth": found}), players())


def test_villages_tell_their_number_and_what_they_have_left() -> None:
    """Each village shows its number and the cloth it has left."""
    asked = scene()
    camera, part = camera_for(asked), asked.view.part(Cloth)

    found = sprites(villages, asked, "village")

    assert [s.at for s in found] == [camera.corner(at) for at in part.villages]
    assert [s.args for s in found] == list(zip(part.numbers, (5, 4, *[5] * 6), strict=True))


def test_cloth_is_counted_on_cards_and_in_the_bank() -> None:
    """Cards show each seat's cloth, and the bank shows the general supply."""
    asked = scene()

    assert [held(asked, seat).words for seat in asked.view.seats] == ["0", "0", "1", "0"]
    assert stock(asked).words == "10"
