"""The Wonders in pictures: owners and levels, and the corners of two of them."""

from __future__ import annotations

from dataclasses import replace

from game import Game, Seat, Seeded
from game.base import MODULE as BASE
from game.seafarers.module import MODULE as SEAFARERS
from game.wonders.module import MODULE
from game.wonders.parts import Wonders, claimed, raised
from game.wonders.rows import COSTS
from render.boxes.wonders.art import SIGNS
from render.boxes.wonders.cards import wonder
from render.boxes.wonders.layers import sites
from render.camera import camera_for
from render.samples import players
from render.scene import Scene
from tests.render.sights import sprites

BOXES = (BASE, SEAFARERS, MODULE)


def scene() -> Scene:
    """The table after two seats have begun, and one of them has built."""
    names = tuple(box.name for box in BOXES)
    view = Game.new(4, Seeded(b"wonders"), modules=names, boxes=BOXES).view()
    part = claimed(claimed(view.part(Wonders), Seat(1), "theatre"), Seat(3), "great_wall")
    part = raised(part, Seat(3))
    return Scene(replace(view, parts=view.parts | {"Wonders": part}), players())


def test_every_wonder_has_a_sign() -> None:
    """Each wonder of the rules has a sign."""
    assert SIGNS.keys() == COSTS.keys()


def test_bridge_and_wall_are_marked() -> None:
    """Until they are begun, each corner that allows it has a sign."""
    asked = scene()
    camera, part = camera_for(asked), asked.view.part(Wonders)
    fresh = {"Wonders": claimed(part, Seat(3), "")}
    free = replace(asked, view=replace(asked.view, parts=asked.view.parts | fresh))

    begun, before = (
        {(s.args[0], s.at) for s in sprites(sites, one, "wonder site")} for one in (asked, free)
    )

    bridge = {("great_bridge", camera.corner(at)) for at in part.bridge}
    assert begun == bridge
    assert before == bridge | {("great_wall", camera.corner(at)) for at in part.wall}


def test_cards_tell_whose_wonder_is_how_far() -> None:
    """The seat that is furthest has gold, and a seat without a wonder has nothing."""
    asked = scene()

    notes = [wonder(asked, seat) for seat in asked.view.seats]

    assert [note and (note.args[0], note.words, note.plate) for note in notes] == [
        None,
        ("theatre", "0/4", ""),
        None,
        ("great_wall", "1/4", "award"),
    ]


def test_nobody_is_ahead_of_an_equal() -> None:
    """If two are equally far, neither is golden."""
    asked = scene()
    part = raised(asked.view.part(Wonders), Seat(1))
    equal = replace(asked, view=replace(asked.view, parts=asked.view.parts | {"Wonders": part}))

    notes = [wonder(equal, seat) for seat in equal.view.seats]

    assert [note.plate for note in notes if note] == ["", ""]
