"""Discovery in pictures: fog over the water, and chests on its corners."""

from __future__ import annotations

from dataclasses import replace

from game import Game, Seat, Seeded
from game.base import MODULE as BASE
from game.discovery.module import MODULE as DISCOVERY
from game.discovery.parts import Treasures, taken
from game.seafarers.module import MODULE as SEAFARERS
from render import table
from render.boxes.discovery.layers import treasures
from render.camera import camera_for
from render.layers.hexes import hexes
from render.samples import players
from render.scene import Scene
from tests.render.sights import sprites, water_of

BOXES = (BASE, SEAFARERS, DISCOVERY)
NAMES = tuple(box.name for box in BOXES)


def scene(name: str, scale: float = 1.0) -> Scene:
    """A map before anything is built."""
    one = Game.new(4, Seeded(b"fog"), modules=NAMES, settings={"map": name}, boxes=BOXES)
    return Scene(one.view(), players(), scale=scale)


def hidden(asked: Scene) -> list[int]:
    """The hexes that nobody has seen."""
    kinds = asked.view.rules.terrains
    inner = range(asked.view.topology.inner)
    return [h for h in inner if kinds[asked.view.terrain[h]].name == "hidden"]


def lifted(asked: Scene, place: int, terrain: str) -> Scene:
    """The board after a hidden hex is turned up."""
    ground = list(asked.view.terrain)
    ground[place] = asked.view.rules.terrain(terrain)
    return replace(asked, view=replace(asked.view, terrain=tuple(ground)))


def test_fog_lies_on_the_water() -> None:
    """Hidden hexes are drawn without a beach, which would reveal land."""
    asked = scene("fog_islands")
    camera = camera_for(asked)
    water = water_of(asked)

    found = {s.at for s in sprites(hexes, asked, "hex") if s.args[0] == "hidden"}

    assert found == {camera.hex(place) for place in hidden(asked)}
    assert not found & {*water.lands}


def test_what_is_turned_up_moves_nothing() -> None:
    """Sea or gold may come up: the camera stays where it was, and so does the water."""
    asked = scene("fog_islands")
    camera = camera_for(asked)

    for place in hidden(asked):
        found = lifted(asked, place, "sea")
        assert camera_for(found) == camera_for(lifted(asked, place, "gold")) == camera
        assert water_of(found) == water_of(asked)


def test_sea_that_comes_up_paints_no_sea() -> None:
    """Turning up sea reuses the cached picture of the sea."""
    asked = scene("fog_islands", 0.25)
    table.still(asked, camera_for(asked))
    made = table.SEAS.made

    other = lifted(asked, hidden(asked)[0], "sea")
    table.still(other, camera_for(other))

    assert table.SEAS.made == made


def test_treasures_lie_until_somebody_takes_them() -> None:
    """Each treasure's corner shows a closed chest until it is taken."""
    asked = scene("treasure_islands")
    camera, part = camera_for(asked), asked.view.part(Treasures)
    opened = taken(part, part.places[2], Seat(1), "gold")
    later = replace(asked, view=replace(asked.view, parts=asked.view.parts | {"Treasures": opened}))

    found, left = (sprites(treasures, one, "treasure") for one in (asked, later))

    assert [s.at for s in found] == [camera.corner(at) for at in part.places]
    assert {s.args for s in found} == {()}
    assert [s.at for s in left] == [s.at for s in found if s.at != camera.corner(part.places[2])]
