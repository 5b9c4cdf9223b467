"""Each layer's shapes, as shapes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.base.parts import Robber, Turn
from game.base.rows import CITY, ROAD, SETTLEMENT
from game.core.rows import PieceKind
from render import LETTERS
from render.camera import camera_for
from render.layers.bank import bank
from render.layers.buildings import buildings
from render.layers.cards import cards
from render.layers.dice import dice
from render.layers.ghost import ghost
from render.layers.halo import halo
from render.layers.harbours import harbours
from render.layers.hexes import hexes
from render.layers.letters import letters, stubs
from render.layers.longest import longest
from render.layers.roads import roads
from render.layers.robber import robber
from render.layers.sea import sea
from render.layers.tokens import tokens
from render.scene import Scene
from render.shapes import Sea, Shape, Sprite, Text
from render.table import LIVE, STILL, Layer
from render.themes import THEMES
from tests.render.sights import scene, seen, start


def shapes(layer: Layer, asked: Scene) -> list[Shape]:
    """All that *layer* yields."""
    return list(layer(asked, camera_for(asked)))


def sprites(layer: Layer, asked: Scene, name: str) -> list[Sprite]:
    """The sprites called *name* among them."""
    return [s for s in shapes(layer, asked) if isinstance(s, Sprite) and s.name == name]


def words(layer: Layer, asked: Scene) -> list[str]:
    """The texts among them."""
    return [s.words for s in shapes(layer, asked) if isinstance(s, Text)]


@pytest.mark.parametrize("layer", [*STILL, *LIVE], ids=lambda layer: layer.__name__)
def test_every_sprite_is_in_every_theme(layer: Layer) -> None:
    """No layer names a piece of art that a theme lacks."""
    asked = scene(
        latest=("edge", 3),
        letters=(("corner", 1), ("edge", 2), ("hex", 3)),
        ghost=("corner", 4, "city"),
    )

    names = {s.name for s in shapes(layer, asked) if isinstance(s, Sprite)}

    assert all(names <= theme.art.keys() for theme in THEMES.values())


def test_the_sea_goes_around_all_land() -> None:
    """There is one sea, and it knows the middle of each land hex."""
    (found,) = shapes(sea, scene())

    assert isinstance(found, Sea)
    assert len(found.lands) == 19


def test_every_hex_shows_its_terrain() -> None:
    """The board of nineteen hexes has four forests, four pastures, and so on."""
    found = Counter(sprite.args[0] for sprite in sprites(hexes, scene(), "hex"))

    assert found == {
        "forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1,
    }  # fmt: skip


def test_every_number_has_a_token() -> None:
    """Tokens stand on all hexes but the desert, with the numbers of the view."""
    asked = scene()

    found = sorted(sprite.args[0] for sprite in sprites(tokens, asked, "token"))

    assert found == sorted(token for token in asked.view.tokens if token)


def test_every_harbour_has_two_piers() -> None:
    """Nine harbours have eighteen piers, and trade what the view says."""
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
def test_pieces_lie_where_the_view_has_them(layer: Layer, name: str, on: str) -> None:
    """Every piece is drawn once, in its seat's colour."""
    asked = scene()
    camera = camera_for(asked)
    wanted = {
        (camera.place(on, place), piece.name, asked.players[seat].colour)
        for place, piece, seat in asked.pieces(on)
    }

    found = {(s.at, s.args[0], s.args[1]) for s in sprites(layer, asked, name)}

    assert wanted
    assert found == wanted


def test_pieces_of_other_boxes_are_drawn_too() -> None:
    """A piece that the theme does not know has a sprite all the same."""
    theme = THEMES["classic"]

    route = theme.stamp("route", ("oxcart", "red", 0), 0.25)
    building = theme.stamp("building", ("temple", "blue"), 0.25)

    assert route.image.getbbox()
    assert building.image.getbbox()
    assert PieceKind("oxcart", "edge", 3).is_route is False


def test_the_robber_stands_beside_the_number_of_a_dim_hex() -> None:
    """Hex and token are drawn dim, the number is not covered."""
    asked = scene()
    at = asked.view.part(Robber).at
    x, _ = camera_for(asked).hex(at)

    hex_, token, figure = shapes(robber, asked)

    assert isinstance(hex_, Sprite)
    assert isinstance(token, Sprite)
    assert isinstance(figure, Sprite)
    assert (hex_.args[-1], token.args) == (True, (asked.view.tokens[at], True))
    assert figure.at[0] < x - 60


def test_a_robber_without_a_number_stands_in_the_middle() -> None:
    """In the desert there is nothing that it could cover."""
    asked = scene(start().view())
    at = asked.view.part(Robber).at

    figure = shapes(robber, asked)[-1]

    assert isinstance(figure, Sprite)
    assert figure.at[0] == camera_for(asked).hex(at)[0]


def test_no_robber_without_its_part() -> None:
    """A game without a robber has a board without one."""
    asked = scene(replace(seen(), parts={}))

    assert shapes(robber, asked) == []
    assert shapes(dice, asked) == []


def test_the_longest_road_has_a_gold_line() -> None:
    """Its holder's road is golden along its whole length, and nobody else's is."""
    asked = scene()
    award = asked.view.rules.award("longest_road")
    holder = asked.view.awards[award]

    found = sprites(longest, asked, "gold")

    assert holder >= 0
    assert len(found) == asked.view.seats[holder].measures[award]


def test_no_gold_line_before_the_award() -> None:
    """Nobody has the longest road at the start."""
    assert shapes(longest, scene(start().view())) == []


@pytest.mark.parametrize("kind", ["corner", "edge", "hex"])
def test_letters_have_the_shape_of_their_places(kind: str) -> None:
    """The places get A, B, C and so on in the order given."""
    asked = scene(letters=tuple((kind, place) for place in range(19)), is_close=True)

    found = sprites(letters, asked, "letter")

    assert [sprite.args for sprite in found] == [(kind, letter) for letter in LETTERS[:19]]
    assert len(shapes(stubs, asked)) == (19 if kind == "edge" else 0)


def test_letters_hide_no_number() -> None:
    """On a hex the letter stands right of its number."""
    asked = scene(letters=tuple(("hex", place) for place in range(19)), is_close=True)
    camera = camera_for(asked)

    for place, sprite in enumerate(sprites(letters, asked, "letter")):
        if asked.view.tokens[place]:
            assert sprite.at[0] > camera.hex(place)[0] + 60 * camera.unit


def test_the_latest_placement_has_a_halo() -> None:
    """It lies where the piece lies; without one there is none."""
    asked = scene(latest=("corner", 7))

    (found,) = sprites(halo, asked, "halo")

    assert found.at == camera_for(asked).corner(7)
    assert shapes(halo, scene()) == []


@pytest.mark.parametrize(
    ("place", "piece", "name"),
    [
        (("edge", 5), "road", "route"),
        (("corner", 5), "city", "building"),
        (("hex", 5), "robber", "robber"),
    ],
)
def test_a_ghost_stands_in_a_ring(place: tuple[str, int], piece: str, name: str) -> None:
    """The piece of a choice is drawn where it would stand."""
    asked = scene(seen(2), ghost=(*place, piece), is_close=True)

    found = [s.name for s in shapes(ghost, asked) if isinstance(s, Sprite)]

    assert found == ["ring", name]


def test_a_ghost_is_the_readers_own() -> None:
    """Whoever looks at a prompt sees the own colour."""
    asked = scene(seen(2), ghost=("corner", 5, "city"), is_close=True)

    (found,) = sprites(ghost, asked, "building")

    assert found.args == ("city", asked.players[2].colour)


def test_a_ghost_takes_the_place_of_what_it_replaces() -> None:
    """A settlement that would become a city is not drawn under it."""
    corner = next(place for place, piece, _ in scene().pieces("corner"))
    asked = scene(seen(2), ghost=("corner", corner, "city"), is_close=True)

    found = {s.at for s in sprites(buildings, asked, "building")}

    assert camera_for(asked).corner(corner) not in found


def test_dice_show_the_latest_roll() -> None:
    """Both dice, pale until the seat whose turn it is has rolled."""
    view = seen()
    turn = Turn(dice=(2, 6), rolled=view.stint - 1)
    asked = scene(replace(view, parts=view.parts | {"Turn": turn}))

    found = [sprite.args for sprite in sprites(dice, asked, "die")]

    assert found == [(2, False, True), (6, True, True)]


def test_the_bank_shows_what_is_left() -> None:
    """A count for each resource, and the development deck."""
    view = seen()

    found = words(bank, scene())

    assert found == [str(count) for count in (*(view.bank or ()), *view.decks)]


def test_a_hidden_bank_shows_only_the_deck() -> None:
    """How many resources are left is then nobody's business."""
    view = replace(seen(), bank=None)

    assert words(bank, scene(view)) == [str(view.decks[0])]


def test_cards_count_what_everybody_may_count() -> None:
    """Points, name, hand, development cards, knights and road of each seat."""
    asked = scene(replace(seen(), winners=()))

    found = words(cards, asked)

    for seat, start_ in zip(asked.view.seats, range(0, 24, 6), strict=True):
        points, _, *counts = found[start_ : start_ + 6]
        knights, road = seat.measures[1], seat.measures[0]
        wanted = [seat.hand_count, seat.held_count, knights, road]
        assert [int(points), *map(int, counts)] == [seat.points, *wanted]


def test_the_card_of_the_turn_is_lit() -> None:
    """One card has a gold border; after the end it is the winner's."""
    view = replace(seen(), winners=())
    over = replace(view, winners=(view.seats[3].seat,))

    lit = [sprite.args[1] for sprite in sprites(cards, scene(view), "card")]
    won = [sprite.args[1] for sprite in sprites(cards, scene(over), "card")]

    assert lit == [seat.seat == view.turn for seat in view.seats]
    assert won == [False, False, False, True]


def test_too_many_cards_are_marked() -> None:
    """A hand over the limit of the game has a warning, one at the limit has none."""
    view = seen()
    limit = int(view.rules.options["hand_limit"])
    hands = (limit, limit + 1, 0, limit + 5)
    seats = tuple(replace(s, hand_count=n) for s, n in zip(view.seats, hands, strict=True))

    found = [s.args[0] for s in sprites(cards, scene(replace(view, seats=seats)), "plate")]

    assert found.count("over") == 2


def test_awards_are_marked() -> None:
    """Each special card that somebody has is a golden counter on one card."""
    view = seen()

    found = [s.args[0] for s in sprites(cards, scene(), "plate")]

    assert found.count("award") == sum(seat >= 0 for seat in view.awards)


def test_the_pieces_of_the_base_are_known() -> None:
    """The theme draws roads, settlements and cities by the names that the rules give them."""
    pieces = seen().rules.pieces

    assert [pieces[kind].name for kind in (ROAD, SETTLEMENT, CITY)] == [
        "road",
        "settlement",
        "city",
    ]
