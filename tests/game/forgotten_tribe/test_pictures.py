"""The Forgotten Tribe in pictures: gifts on their edges until they are taken."""

from __future__ import annotations

import math
from dataclasses import replace

from game import Game, Seat, Seeded
from game.base import MODULE as BASE
from game.forgotten_tribe.module import MODULE
from game.forgotten_tribe.parts import Gifts
from game.seafarers.module import MODULE as SEAFARERS
from render.boxes.forgotten_tribe.layers import gifts
from render.camera import camera_for
from render.samples import players
from render.scene import Scene
from tests.render.sights import sprites

BOXES = (BASE, SEAFARERS, MODULE)


def scene(**taken: object) -> Scene:
    """The table before anything is built, with *taken* gifts."""
    names = tuple(box.name for box in BOXES)
    view = Game.new(4, Seeded(b"tribe"), modules=names, boxes=BOXES).view()
    part = view.part(Gifts)
    values = {name: getattr(part, name) for name in ("points", "cards", "harbours")}
    return Scene(replace(view, parts=view.parts | {"Gifts": Gifts(**(values | taken))}), players())


def test_each_gift_lies_on_its_edge() -> None:
    """Points are drawn as stars, and harbors with their kind."""
    asked = scene()
    camera, part = camera_for(asked), asked.view.part(Gifts)

    signs, quays = sprites(gifts, asked, "gift"), sprites(gifts, asked, "harbour")

    assert [s.args[0] for s in signs] == ["point"] * len(part.points) + ["card"] * len(part.cards)
    assert [s.args[0] for s in quays] == [k if k != "any" else "" for _, k in part.harbours]
    for sprite, edge in zip((*signs, *quays), part.lying, strict=True):
        assert math.dist(sprite.at, camera.edge(edge)) < 10 * camera.unit


def test_what_is_taken_lies_there_no_more() -> None:
    """A taken point or harbor is not drawn anymore."""
    part = scene().view.part(Gifts)
    gone = (part.points[0], part.harbours[2][0])

    asked = scene(taken=tuple((edge, Seat(1)) for edge in gone))

    found = len(sprites(gifts, asked, "gift")), len(sprites(gifts, asked, "harbour"))
    assert found == (len(part.points) + len(part.cards) - 1, len(part.harbours) - 1)
