"""The shapes of panels over the board and next to it."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from game.base.parts import Turn
from render import LETTERS
from render.camera import camera_for
from render.layers.bank import bank
from render.layers.buildings import buildings
from render.layers.cards import cards
from render.layers.dice import dice
from render.layers.ghost import ghost
from render.layers.halo import circle, halo
from render.layers.letters import letters, stubs
from render.layers.tokens import tokens
from render.shapes import Sprite
from render.table import live_layers
from render.themes import THEMES
from tests.render.sights import scene, seen, shapes, sprites, words


@pytest.mark.parametrize("kind", ["corner", "edge", "hex"])
def test_letters_have_the_shape_of_their_places(kind: str) -> None:
    """The places get A, B, C and so on in the order given."""
    asked = scene(letters=tuple((kind, place) for place in range(19)), is_close=True)

    found = sprites(letters, asked, "letter")

    assert [sprite.args for sprite in found] == [(kind, letter) for letter in LETTERS[:19]]
    assert len(shapes(stubs, asked)) == (19 if kind == "edge" else 0)


def test_letters_hide_no_number() -> None:
    """On a hex the letter is right of its number, which makes room for it."""
    asked = scene(letters=tuple(("hex", place) for place in range(19)), is_close=True)
    camera = camera_for(asked)
    numbers = {
        min(range(19), key=lambda h: math.dist(camera.hex(h), s.at)): s
        for s in sprites(tokens, asked, "token")
    }

    for place, letter in enumerate(sprites(letters, asked, "letter")):
        if asked.view.tokens[place]:
            assert letter.at[0] - numbers[place].at[0] > 70 * camera.unit


def test_the_latest_placement_has_a_halo() -> None:
    """The halo is where the latest piece is; without one there is none."""
    asked = scene(latest=(("corner", 7),))

    found = sprites(halo, asked, "halo")

    assert {one.at for one in found} == {camera_for(asked).corner(7)}
    assert shapes(halo, scene()) == []


def test_the_mark_of_the_latest_placement_covers_no_piece() -> None:
    """It is under the pieces that it marks, and over nothing but the ground."""
    view = seen()
    corner, edge = (
        next(place for place, kind in enumerate(kinds) if kind)
        for kinds in (view.corner_piece, view.edge_piece)
    )
    asked = scene(view, latest=(("corner", corner), ("edge", edge)))
    found = [s for layer in live_layers(asked) for s in shapes(layer, asked)]
    names = [s.name for s in found if isinstance(s, Sprite)]

    assert "circle" not in names
    last = max(i for i, name in enumerate(names) if name == "halo")
    assert last < min(names.index("route"), names.index("building"))


def test_the_marks_of_one_move_are_one_shape() -> None:
    """The rims of all latest placements are under all lights, so that none cuts another."""
    asked = scene(latest=(("corner", 7), ("edge", 7)))

    parts = [one.args[2] for one in sprites(halo, asked, "halo")]

    assert parts == sorted(parts)
    assert len(parts) == 2 * len(set(parts))


def test_no_panel_hides_the_latest_placement() -> None:
    """An empty ring over a panel shows where it is; it hides nothing itself."""
    asked = scene(latest=(("edge", 7),))
    camera = camera_for(asked)
    x, y = camera.edge(7)
    covered = replace(camera, desk=replace(camera.desk, cards=((x / camera.ui, y / camera.ui),)))
    stamp = THEMES["classic"].stamp("circle", ("corner", 0), 1.0)

    (ring,) = circle(asked, covered)

    assert isinstance(ring, Sprite)
    assert ring.at == (x, y)
    assert list(circle(asked, camera)) == []
    assert stamp.image.getpixel((-stamp.left, -stamp.top)) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("place", "piece", "name"),
    [
        (("edge", 5), "road", "route"),
        (("corner", 5), "city", "building"),
        (("hex", 5), "robber", "robber"),
    ],
)
def test_a_ghost_stands_in_a_ring(place: tuple[str, int], piece: str, name: str) -> None:
    """The piece of a choice is drawn where it would go."""
    asked = scene(seen(2), ghost=(*place, piece), is_close=True)

    found = [s.name for s in shapes(ghost, asked) if isinstance(s, Sprite)]

    assert found == ["ring", name]


def test_a_ghost_may_be_a_harbour() -> None:
    """A ghost harbor has its piers and its rate, and none of it is cut off."""
    view = seen(2)
    edge = next(edge for edge, _ in view.harbours)
    asked = scene(replace(view, harbours=()), ghost=("edge", edge, "harbour:ore"), is_close=True)
    camera = camera_for(asked)

    ring, *piers, harbour = (s for s in shapes(ghost, asked) if isinstance(s, Sprite))

    assert (ring.name, [pier.name for pier in piers]) == ("ring", ["pier", "pier"])
    assert (harbour.name, harbour.args) == ("harbour", ("ore",))
    left, top, right, bottom = (side * camera.ui for side in camera.desk.room)
    x, y = harbour.at
    assert left + 40 * camera.unit < x < right - 40 * camera.unit
    assert top + 40 * camera.unit < y < bottom - 40 * camera.unit


def test_a_ghost_is_the_readers_own() -> None:
    """The reader of a prompt sees their own color."""
    asked = scene(seen(2), ghost=("corner", 5, "city"), is_close=True)

    (found,) = sprites(ghost, asked, "building")

    assert found.args[:2] == ("city", asked.players[2].colour)


def test_a_ghost_takes_the_place_of_what_it_replaces() -> None:
    """A settlement that would become a city is not drawn under it."""
    corner = next(place for place, piece, _ in scene().pieces("corner"))
    asked = scene(seen(2), ghost=("corner", corner, "city"), is_close=True)

    found = {s.at for s in sprites(buildings, asked, "building")}

    assert camera_for(asked).corner(corner) not in found


def test_dice_show_the_latest_roll() -> None:
    """Both dice are shown, pale until the active player has rolled."""
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
    """A hidden bank shows no number of resources."""
    view = replace(seen(), bank=None)

    assert words(bank, scene(view)) == [str(view.decks[0])]


def test_cards_count_what_everybody_may_count() -> None:
    """Cards show the points, hand, development cards, knights and road of each seat."""
    asked = scene(replace(seen(), winners=()))

    found = [said for said in words(cards, asked) if said.isdigit()]

    for seat, start_ in zip(asked.view.seats, range(0, 20, 5), strict=True):
        points, *counts = found[start_ : start_ + 5]
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
    """Each special card in a player's hands is a golden counter on one card."""
    view = seen()

    found = [s.args[0] for s in sprites(cards, scene(), "plate")]

    assert found.count("award") == sum(seat >= 0 for seat in view.awards)
