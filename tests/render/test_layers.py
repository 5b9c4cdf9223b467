"""Each layer's shapes, as shapes."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from game import Game, Hex, Seat, Seeded
from game.base import MODULE as BASE
from game.base.parts import Robber
from game.base.rows import CITY, ROAD, SETTLEMENT
from game.board.places import HexId
from game.core.module import Module
from game.core.rows import Terrain
from render.camera import camera_for
from render.layers.buildings import LOOKS, buildings
from render.layers.dice import dice
from render.layers.ghost import ghost
from render.layers.halo import halo
from render.layers.harbours import harbours
from render.layers.hexes import hexes
from render.layers.layer import Draw
from render.layers.longest import longest
from render.layers.ornaments import ornaments
from render.layers.roads import roads
from render.layers.robber import robber, shadow
from render.layers.tokens import tokens
from render.scene import Scene
from render.shapes import Sprite
from render.table import live_layers
from render.themes import THEMES
from tests.game.asking import robbed
from tests.render.sights import PEOPLE, all_layers, scene, seen, shapes, sprites, start, water_of


def test_every_sprite_is_in_every_theme() -> None:
    """No layer names a piece of art that a theme lacks."""
    asked = scene(
        latest=(("edge", 3),),
        letters=(("corner", 1), ("edge", 2), ("hex", 3)),
        ghost=("corner", 4, "city"),
    )

    found = (s for layer in all_layers(asked) for s in shapes(layer, asked))
    names = {s.name for s in found if isinstance(s, Sprite)}

    assert all(names <= theme.art.keys() for theme in THEMES.values())


def test_the_sea_goes_around_all_land() -> None:
    """There is one sea, and it knows the middle of each land hex."""
    found = water_of(scene())

    assert len(found.lands) == 19


def dry() -> Scene:
    """The board with its whole frame a desert, as a box can have it."""
    view = seen()
    desert = view.rules.terrain("desert")
    frame = len(view.topology.hexes) - view.topology.inner
    terrain = (*view.terrain[: view.topology.inner], *[desert] * frame)
    return scene(replace(view, terrain=terrain))


def test_a_dry_frame_is_desert_nobody_builds_on() -> None:
    """A dry frame has dunes instead of waves, and no hex."""
    asked = dry()
    camera, inner = camera_for(asked), asked.view.topology.inner

    water = water_of(asked)

    frame = {camera.hex(place) for place in range(inner, len(asked.view.topology.hexes))}
    assert set(water.dry) == frame
    assert (water.wet, water.waves) == ((), ())
    assert water.dunes
    assert len(sprites(hexes, asked, "hex")) == inner


def test_a_frame_of_water_is_no_desert() -> None:
    """Around the base board there is only sea."""
    water = water_of(scene())

    assert (water.dry, water.dunes) == ((), ())


def test_the_desert_has_oases_for_harbours() -> None:
    """Oases have the harbors' rates; stones lead to them, and no pier."""
    names = {s.name for s in shapes(harbours, dry()) if isinstance(s, Sprite)}

    assert names == {"oasis", "track"}


def test_ornaments_swim() -> None:
    """Compass and whale are in the water; where there is none, caravans take their place."""
    wet, ashore = (
        [s.name for s in shapes(ornaments, asked) if isinstance(s, Sprite)]
        for asked in (scene(), dry())
    )

    assert wet == ["compass", "whale"]
    assert ashore == ["caravan", "caravan"]


def test_every_hex_shows_its_terrain() -> None:
    """The board of nineteen hexes has four forests, four pastures, and so on."""
    found = Counter(sprite.args[0] for sprite in sprites(hexes, scene(), "hex"))

    assert found == {
        "forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1,
    }  # fmt: skip


def at_sea() -> Scene:
    """The board with sea in its middle, a harbor facing it, and sea in its frame as well."""
    sea_box = Module(name="water", seats=frozenset({4}), terrains=(Terrain("sea", is_land=False),))
    view = Game.new(4, Seeded(b"start"), modules=("base", "water"), boxes=(BASE, sea_box)).view()
    middle = view.topology.hexes.index(Hex(0, 0))
    terrain, tokens = list(view.terrain), list(view.tokens)
    terrain[middle], tokens[middle] = view.rules.terrain("sea"), 0
    terrain[view.topology.inner] = terrain[middle]
    edge = view.topology.hex_edges[middle][0]
    harbours = (*view.harbours, (edge, 0))
    robber = Robber(at=HexId(terrain.index(view.rules.terrain("desert"))))
    return scene(
        replace(
            view,
            terrain=tuple(terrain),
            tokens=tuple(tokens),
            harbours=harbours,
            parts=view.parts | {"Robber": robber},
        )
    )


def test_a_hex_of_sea_is_sea() -> None:
    """No hex is drawn over sea: water, beaches and waves go on, and a harbor may be there."""
    asked = at_sea()
    camera = camera_for(asked)
    middle = camera.hex(asked.view.topology.hexes.index(Hex(0, 0)))

    water = water_of(asked)
    drawn = {s.at for layer in (hexes, tokens) for s in shapes(layer, asked)}  # type: ignore[union-attr]  # all of them are sprites

    assert water.dry == ()
    assert len(water.lands) == len(sprites(hexes, asked, "hex")) == 18
    assert middle not in {*water.lands, *drawn}
    assert math.dist(sprites(harbours, asked, "harbour")[-1].at, middle) < 40 * camera.unit


def test_what_hides_land_is_a_hex() -> None:
    """Another box's terrain that is neither land nor sea (mist, say) is drawn as a plain sign."""
    box = Module(name="mist", seats=frozenset({4}), terrains=(Terrain("mist", is_land=False),))
    view = Game.new(4, Seeded(b"start"), modules=("base", "mist"), boxes=(BASE, box)).view()
    hidden = (view.rules.terrain("mist"), *view.terrain[1:])

    found = sprites(hexes, scene(replace(view, terrain=hidden)), "hex")

    assert [s.args[0] for s in found].count("mist") == 1
    assert len(found) == 19


def test_every_number_has_a_token() -> None:
    """Tokens are on all hexes but the desert, with the numbers of the view."""
    asked = scene()

    found = sorted(sprite.args[0] for sprite in sprites(tokens, asked, "token"))

    assert found == sorted(token for token in asked.view.tokens if token)


def test_every_harbour_has_two_piers() -> None:
    """Nine harbors have eighteen piers, and the rates of the view."""
    asked = scene()

    names = Counter(sprite.args[0] for sprite in sprites(harbours, asked, "harbour"))

    assert len(sprites(harbours, asked, "pier")) == 18
    assert names == {"": 4, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}


def test_piers_lead_to_the_corners() -> None:
    """A pier ends close to the corner that it serves."""
    asked = scene()
    camera = camera_for(asked)
    served = {
        corner
        for edge, _ in asked.view.harbours
        for corner in asked.view.topology.edge_corners[edge]
    }

    ends = [
        (s.at[0] + int(s.args[0]) / 2, s.at[1] + int(s.args[1]) / 2)
        for s in sprites(harbours, asked, "pier")
    ]

    for corner in served:
        x, y = camera.corner(corner)
        assert any(abs(x - a) < 10 and abs(y - b) < 10 for a, b in ends)


@pytest.mark.parametrize(
    ("layer", "name", "on"), [(roads, "route", "edge"), (buildings, "building", "corner")]
)
def test_pieces_lie_where_the_view_has_them(layer: Draw, name: str, on: str) -> None:
    """Every piece is drawn once, in its seat's color."""
    asked = scene()
    camera = camera_for(asked)
    wanted = {
        (camera.place(on, place), piece.name, asked.players[seat].colour)
        for place, piece, seat in asked.pieces(on)
    }

    found = {(s.at, s.args[0], s.args[1]) for s in sprites(layer, asked, name)}

    assert wanted
    assert found == wanted


def test_the_robber_stands_beside_the_number_of_a_dim_hex() -> None:
    """The robber's hex and token are dim, and the number is not covered."""
    asked = scene()
    at = robbed(asked.view)
    x, _ = camera_for(asked).hex(at)

    hex_, token = shapes(shadow, asked)
    (figure,) = shapes(robber, asked)

    assert isinstance(hex_, Sprite)
    assert isinstance(token, Sprite)
    assert isinstance(figure, Sprite)
    assert (hex_.args[-1], token.args) == (True, (asked.view.tokens[at], True))
    assert figure.at[0] < x < token.at[0]
    assert token.at[0] - figure.at[0] > 75


def test_a_robber_without_a_number_stands_in_the_middle() -> None:
    """In the desert the robber has nothing to cover, so it is in the middle."""
    asked = scene(start().view())
    at = robbed(asked.view)

    figure = shapes(robber, asked)[-1]

    assert isinstance(figure, Sprite)
    assert figure.at[0] == camera_for(asked).hex(at)[0]


def test_the_robber_stands_on_the_light_that_points_at_it() -> None:
    """A robber that just moved is fully visible; the light is on the dim hex below it."""
    at = robbed(seen())
    asked = scene(latest=(("hex", at),))

    found = [s for layer in live_layers(asked) for s in shapes(layer, asked)]

    (light, *_) = sprites(halo, asked, "halo")
    places = [found.index(s) for s in (*shapes(shadow, asked), light, *shapes(robber, asked))]
    assert places == sorted(places)


def test_no_robber_without_its_part() -> None:
    """A game without a robber has a board without one."""
    asked = scene(replace(seen(), parts={}))

    assert shapes(shadow, asked) == shapes(robber, asked) == []
    assert shapes(dice, asked) == []


def test_the_longest_road_has_a_gold_line() -> None:
    """The holder's road is golden along its whole length, and no other road is."""
    asked = scene()
    award = asked.view.rules.award("longest_road")
    holder = asked.view.awards[award]

    found = sprites(longest, asked, "gold")

    assert holder >= 0
    assert len(found) == asked.view.seats[holder].measures[award]


def test_no_gold_line_before_the_award() -> None:
    """At the start no road is golden."""
    assert shapes(longest, scene(start().view())) == []


def test_the_pieces_of_the_base_are_known() -> None:
    """The theme draws roads, settlements and cities by the names in the rules."""
    pieces = seen().rules.pieces

    assert [pieces[kind].name for kind in (ROAD, SETTLEMENT, CITY)] == [
        "road",
        "settlement",
        "city",
    ]


def cities(*places: int, laid: tuple[int, ...] = ()) -> dict[int, object]:
    """The looks of cities of the first seat on *places*, by place."""
    view = start().view()
    kinds = bytearray(len(view.corner_piece))
    for place in places:
        kinds[place] = CITY
    view = replace(view, corner_piece=bytes(kinds), corner_seat=bytes(len(kinds)))
    people = (replace(PEOPLE[0], laid=laid), *PEOPLE[1:])
    found = sprites(buildings, scene(view, people), "building")
    return dict(zip(sorted(places), (s.args[2] for s in found), strict=True))


def test_like_pieces_of_a_seat_look_different() -> None:
    """The four cities of a seat are four different temples, wherever they are."""
    assert len(set(cities(0, 4, 8, 12).values())) == LOOKS


def test_a_piece_keeps_its_look() -> None:
    """A later piece changes no look, even if it comes first in reading order."""
    laid = (40, 9, 30, 2)
    seen_then = [cities(*laid[:count], laid=laid[:count]) for count in range(1, 5)]

    for then, later in pairwise(seen_then):
        assert then.items() <= later.items()
    assert len(set(seen_then[-1].values())) == LOOKS


def test_what_was_laid_when_nobody_noted_it_comes_first() -> None:
    """Cities of a game that an earlier version began keep their looks when another is built."""
    assert cities(20, 30).items() <= cities(20, 30, 4, laid=(4,)).items()


def test_a_choice_has_the_look_that_it_will_have() -> None:
    """The city in the ring is the temple that will be built there."""
    view = replace(start().view(), turn=Seat(0))
    kinds = bytearray(len(view.corner_piece))
    kinds[40] = CITY
    view = replace(view, corner_piece=bytes(kinds), corner_seat=bytes(len(kinds)))

    (ring,) = sprites(ghost, scene(view, ghost=("corner", 9, "city")), "building")

    assert ring.args[2] == cities(40, 9, laid=(40, 9))[9]
