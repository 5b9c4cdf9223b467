"""Cities & Knights in pictures: the board, its side panels, cards, and a hand."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from game import COLOURS, CornerId, Game, HexId, Seat, Seeded, View, view
from game.base import MODULE as BASE
from game.base.parts import Turn
from game.cities_knights.event_die import FACES
from game.cities_knights.module import MODULE
from game.cities_knights.parts import NOWHERE, Barbarians, Cities, Effects, Knights, Merchant
from game.cities_knights.rows import COMMODITIES, DECK_CARDS, KNIGHTS, TRACKS
from game.core.part import Part
from game.core.record import changed
from game.core.sample import sample
from render import board_png, drawn_from, hand_png
from render.boxes.cities_knights.art.barbarians import SIZE
from render.boxes.cities_knights.art.progress import SHOWN
from render.boxes.cities_knights.hand import HAND, tracks
from render.boxes.cities_knights.layers import CLEAR, metropolises, walls
from render.boxes.cities_knights.layers import lock as lock_layer
from render.boxes.cities_knights.samples import LEVELS
from render.camera import camera_for, land_of
from render.desk import HEIGHTS, SIDE, Wants
from render.desks import desks, shared, strip
from render.layers.buildings import LEAST, MOST, buildings
from render.layers.cards import cards
from render.layers.dice import dice
from render.layers.ghost import ghost
from render.layers.letters import letters
from render.layers.panel import panel
from render.layers.robber import robber as robber_layer
from render.layers.standing import standing
from render.lettering import capital, width
from render.replay import pictures
from render.samples import CAPTIONS, players
from render.scene import Scene
from render.shapes import Shape, Sprite, Text
from render.themes import THEMES
from tests.game.random_games import Playing
from tests.pixels import pixels
from tests.render.sights import shapes, sprites
from words import LANGUAGES, Words, alt_text, board_text

BOXES = (BASE, MODULE)
PEOPLE = players()
SHOWN_AT = 431 / 1600
"""Scale at which a chat shows a picture."""
MIGHTY, STRONG, OTHER, HOME, TOWN = map(CornerId, (10, 20, 30, 40, 45))
"""Corners of the pieces in the picture."""
NO_CORNER = CornerId(NOWHERE)


@cache
def fresh() -> View:
    """The table before anyone has built."""
    names = tuple(box.name for box in BOXES)
    return Game.new(4, Seeded(b"knights"), modules=names, boxes=BOXES).view()


def at_random(actions: int) -> Game:
    """A random game after so many actions, or at its end."""
    playing = Playing(tuple(box.name for box in BOXES), BOXES, 4, "pictures")
    while not playing.state.winners and playing.actions < actions:
        playing.step()
    return playing.game


def with_parts(at: View, *parts: Part) -> View:
    """The view *at*, with these parts replaced."""
    return replace(at, parts=at.parts | {type(part).__name__: part for part in parts})


def built(at: View, pieces: Mapping[int, tuple[str, int]]) -> View:
    """The view *at*, with these pieces and seats on corners."""
    kinds, seats = bytearray(at.corner_piece), bytearray(at.corner_seat)
    for corner, (name, seat) in pieces.items():
        kinds[corner], seats[corner] = at.rules.piece(name), seat
    return replace(at, corner_piece=bytes(kinds), corner_seat=bytes(seats))


def seen(**more: object) -> Scene:
    """Two seats with knights and cities, a wall and a metropolis; b's strong knight is inactive."""
    at = built(
        fresh(),
        {
            MIGHTY: ("mighty_knight", 0),
            STRONG: ("strong_knight", 1),
            OTHER: ("basic_knight", 1),
            HOME: ("city", 0),
            TOWN: ("city", 1),
        },
    )
    cities = Cities(
        levels=((2, 4, 0), (0, 0, 5), (0, 0, 0), (0, 0, 0)),
        walls=(HOME,),
        metropolises=(NO_CORNER, HOME, TOWN),
        defences=(0, 2, 0, 0),
    )
    at = with_parts(
        at, cities, Knights(active=(MIGHTY, OTHER)), Barbarians(ship=3, attacks=1, face="politics")
    )
    return Scene(at, PEOPLE, **more)  # type: ignore[arg-type]  # as the test asks


def locked(attacks: int, theme: str = "classic") -> Scene:
    """The scene after this number of attacks."""
    one = seen(theme=theme)
    barbarians = changed(one.view.part(Barbarians), attacks=attacks)
    return replace(one, view=with_parts(one.view, barbarians))


@pytest.mark.parametrize("theme", THEMES)
def test_the_robber_has_a_lock_until_the_first_attack_is_over(theme: str) -> None:
    """The lock is drawn below the robber's eyes, and stays visible in a chat."""
    before, after = locked(0, theme), locked(1, theme)

    (lock,), (robber,) = (
        sprites(lock_layer, before, "lock"),
        sprites(robber_layer, before, "robber"),
    )

    assert sprites(lock_layer, after, "lock") == []
    assert lock.at[0] == robber.at[0]
    assert 0 < lock.at[1] - robber.at[1] < 40 * camera_for(before).unit
    stamp = THEMES[theme].stamp("lock", (), lock.unit * SHOWN_AT)
    assert min(stamp.image.size) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_that_the_robber_is_locked(language: str) -> None:
    """The board's text and the picture's description say so until the first attack is over."""
    w = Words(language)
    for attacks, count in ((0, 1), (1, 0)):
        view = locked(attacks).view
        assert board_text(view, str, w).count(w.say("board.robber.locked")) == count
        assert alt_text(view, str, w).count(w.say("alt.robber.locked")) == count


def test_knights_show_level_seat_and_whether_they_are_active() -> None:
    """Each level has its own piece in the seat's color, with look 1 if it is active."""
    found = {s.args for s in sprites(buildings, seen(), "building")}

    assert {
        ("mighty_knight", "red", 1),
        ("strong_knight", "blue", 0),
        ("basic_knight", "blue", 1),
    } <= found


@pytest.mark.parametrize("theme", THEMES)
def test_knights_differ_without_colour(theme: str) -> None:
    """At 431 pixels in gray, a seat's knights differ by level and by being active."""
    small = []
    for name in KNIGHTS:
        for look in (0, 1):
            stamp = THEMES[theme].stamp("building", (name, "white", look), SHOWN_AT)
            image = Image.new("L", (40, 48), 128)
            image.paste(stamp.image.convert("L"), (20 + stamp.left, 24 + stamp.top), stamp.image)
            small.append(image)

    for one, other in combinations(small, 2):
        assert sum(ImageChops.difference(one, other).histogram()[48:]) >= 8


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("look", [0, 1])
def test_a_knights_shield_says_its_level(look: int, theme: str) -> None:
    """On every look, the number on the shield differs from level to level."""
    shields = []
    for name in KNIGHTS:
        stamp = THEMES[theme].stamp("building", (name, "white", look), SHOWN_AT)
        image = Image.new("L", (40, 48), 128)
        image.paste(stamp.image.convert("L"), (20 + stamp.left, 24 + stamp.top), stamp.image)
        shields.append(image.crop((0, 24, 40, 48)))

    for one, other in combinations(shields, 2):
        assert sum(ImageChops.difference(one, other).histogram()[60:]) >= 8


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", KNIGHTS)
def test_knights_of_seats_differ_without_colour(name: str, theme: str) -> None:
    """Each knight has the mark of its seat."""
    shown = []
    for seat in COLOURS:
        image = THEMES[theme].stamp("building", (name, seat, 1), 1.0).image
        ink = Image.new("RGB", image.size, THEMES[theme].colours[f"{seat}.on"])
        near = ImageChops.difference(image.convert("RGB"), ink).convert("L")
        shown.append(near.point(lambda v: 255 * (v < 40)))

    for one, other in combinations(shown, 2):
        assert ImageChops.difference(one, other).histogram()[255] > 40


@pytest.mark.parametrize(("small", "shown"), [(0.65, LEAST), (0.4, 0.4 * MOST)])
def test_knights_of_large_boards_stay_readable(small: float, shown: float) -> None:
    """On small hexes knights shrink less than other pieces, and still leave room around them."""
    camera = replace(camera_for(seen()), unit=small)

    drawn = [s for s in buildings(seen(), camera) if isinstance(s, Sprite)]

    units = {str(s.args[0]): s.unit for s in drawn}
    assert {units[name] for name in KNIGHTS} == {shown}
    assert units["city"] == small


def test_walls_and_metropolises_stand_on_their_cities() -> None:
    """A wall is drawn in front of its city, and a tower with its track's sign above it."""
    asked = seen()
    camera = camera_for(asked)

    (wall,) = sprites(walls, asked, "wall")
    found = sprites(metropolises, asked, "metropolis")

    assert wall.at == camera.corner(HOME)
    assert [s.args for s in found] == [("politics",), ("science",)]
    for tower, corner in zip(found, (HOME, TOWN), strict=True):
        x, y = camera.corner(corner)
        assert abs(tower.at[0] - x) < 40 * camera.unit
        assert y - 60 * camera.unit < tower.at[1] < y


def test_a_metropolis_leaves_its_harbour_to_be_read() -> None:
    """At either corner of a harbor, the metropolis is drawn on the side away from it."""
    asked = seen()
    camera = camera_for(asked)
    moved = 0
    for edge, _ in asked.view.harbours:
        port = camera.harbour(edge, land_of(asked, edge))
        for corner in asked.view.topology.edge_corners[edge]:
            at = with_parts(asked.view, Cities(metropolises=(corner, NO_CORNER, NO_CORNER)))
            (tower,) = sprites(metropolises, replace(asked, view=at), "metropolis")
            x, _ = camera.corner(corner)
            mirrored = (2 * x - tower.at[0], tower.at[1])

            far = math.dist(tower.at, port)
            assert far >= min(CLEAR * camera.unit, math.dist(mirrored, port))
            moved += tower.at[0] < x
    assert moved > 1


def test_the_merchant_stands_on_his_hex() -> None:
    """He is drawn in the color of the player who placed him, and not drawn before."""
    asked = replace(seen(), view=with_parts(seen().view, Merchant(at=HexId(4), seat=Seat(1))))

    (found,) = sprites(standing, asked, "merchant")

    assert found.args == ("blue",)
    assert sprites(standing, seen(), "merchant") == []


def test_the_barbarians_way_shows_both_strengths() -> None:
    """The picture shows the ship's distance, the cities' strength and the knights' strength."""
    (found,) = sprites(panel, seen(), "barbarians")

    assert found.args == (3, 2, 4)


def test_who_has_left_neither_defends_nor_is_attacked() -> None:
    """Cities and knights of a seat that has left do not count."""
    at = seen().view
    gone = tuple(replace(seat, is_gone=seat.seat == 1) for seat in at.seats)

    (found,) = sprites(panel, replace(seen(), view=replace(at, seats=gone)), "barbarians")

    assert found.args == (3, 1, 3)


@pytest.mark.parametrize("is_old", [False, True])
def test_the_event_die_lies_beside_the_others(is_old: bool) -> None:
    """The first die is red, as in the rules; all dice are pale until a seat has rolled."""
    at = seen().view
    turn = changed(at.part(Turn), dice=(2, 6), rolled=at.stint - is_old)

    found = shapes(dice, replace(seen(), view=with_parts(at, turn)))

    told = [(s.name, s.args) for s in found if isinstance(s, Sprite)]
    assert told == [
        ("die", (2, True, is_old)),
        ("die", (6, False, is_old)),
        ("event die", ("politics", is_old)),
    ]


def test_faces_of_the_event_die_differ_without_colour() -> None:
    """In gray and at a chat's size, no two faces look alike."""
    drawn = [
        THEMES["classic"].stamp("event die", (face, False), SHOWN_AT).image.convert("L")
        for face in FACES
    ]

    for one, other in combinations(drawn, 2):
        assert sum(ImageChops.difference(one, other).histogram()[40:]) >= 8


def test_cards_show_knights_tracks_and_defences() -> None:
    """Cards show active strength, three levels in gold for a metropolis, and defender points."""
    names = ("strength", "level", "defender")
    found = [s for s in shapes(cards, seen()) if isinstance(s, Sprite) and s.name in names]

    told = [s.args for s in found]
    assert told[:4] == [(3, 3), ("trade", 2, False), ("politics", 4, True), ("science", 0, False)]
    assert told[4:9] == [
        (1, 3), ("trade", 0, False), ("politics", 0, False), ("science", 5, True), (2,),
    ]  # fmt: skip
    assert len(told) == 4 + 5 + 4 + 4


@pytest.mark.parametrize(("hand", "marked"), [((9, 7, 7, 7), 0), ((10, 8, 0, 7), 2)])
def test_walls_raise_the_limit_of_a_hand(hand: tuple[int, ...], marked: int) -> None:
    """A walled city raises by two the hand size at which a hand is marked."""
    at = seen().view
    seats = tuple(replace(s, hand_count=n) for s, n in zip(at.seats, hand, strict=True))

    found = sprites(cards, replace(seen(), view=replace(at, seats=seats)), "plate")

    assert [s.args[0] for s in found].count("over") == marked


def test_six_have_panels_as_large_as_four() -> None:
    """The added panels stand beside the cards at the same width, and the board gets larger."""
    wants = Wants(6, 11, 62, can_stack=True, dice=3, panel=SIZE)
    four = desks(4, 11, 62)[0]

    below, aside = strip(wants), strip(replace(wants, tab=0), SIDE)
    assert [desk for desk in shared(wants) if desk.side and desk.card == four.card]
    assert (aside.card, aside.bank_unit) == (four.card, 1.0)
    assert aside.room[3] - aside.room[1] > below.room[3] - below.room[1]


@pytest.mark.parametrize("high", HEIGHTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("tab", [62, 124])
def test_nothing_beside_the_board_lies_on_anything_else(seats: int, tab: int, high: int) -> None:
    """Cards and their panels, three dice, two bank boards and the barbarians do not overlap."""
    for found in shared(Wants(seats, 11, tab, can_stack=True, dice=3, panel=SIZE, high=high)):
        assert len(found.dice) == 3
        assert sum(rows for _, rows in found.boards) == 11
        for left, top, right, bottom in found.panels:
            assert left >= 0 <= top
            assert (right <= 1600, bottom <= high) == (True, True)
        for (x1, y1, x2, y2), (a1, b1, a2, b2) in combinations(found.panels, 2):
            assert x2 - 12 <= a1 or a2 - 12 <= x1 or y2 <= b1 or b2 <= y1


@pytest.mark.parametrize("art", ["strength", "level", "defender", "barbarians"])
def test_digits_that_are_painted_are_high_enough(art: str) -> None:
    """At 431 pixels a panel's numbers are at least ten pixels high."""
    told = {
        "strength": (3, 5), "level": ("trade", 3, False), "defender": (2,),
        "barbarians": (3, 7, 9),
    }[art]  # fmt: skip
    other = {
        "strength": (8, 5), "level": ("trade", 8, False), "defender": (8,),
        "barbarians": (3, 7, 8),
    }[art]  # fmt: skip
    one, two = (
        THEMES["classic"].stamp(art, args, 1.0).image.convert("RGB") for args in (told, other)
    )
    changed_ = ImageChops.difference(one, two).getbbox()

    # Between a 3 and an 8 nearly all of the digit's height differs.
    assert changed_ is not None
    assert (changed_[3] - changed_[1]) * SHOWN_AT >= 7


def test_a_letter_leaves_its_piece_to_be_read() -> None:
    """A letter is drawn next to a knight or a walled city, and on a free corner as usual."""
    free = ("corner", 5)
    asked = seen(letters=(("corner", STRONG), ("corner", HOME), free), is_close=True)
    camera = camera_for(asked)

    *taken, bare = sprites(letters, asked, "letter")

    for letter, corner in zip(taken, (STRONG, HOME), strict=True):
        assert abs(letter.at[0] - camera.corner(corner)[0]) > 40 * camera.unit
    assert bare.at == camera.corner(free[1])


def test_a_ghost_of_a_knight_rests() -> None:
    """A knight you are about to hire is drawn inactive."""
    asked = replace(seen(ghost=("corner", 5, "basic_knight"), is_close=True))

    (found,) = sprites(ghost, asked, "building")

    assert (found.args[0], found.args[2]) == ("basic_knight", 0)


def test_replays_show_knights_and_the_barbarians_coming() -> None:
    """A game shows knights active and inactive, and the ship at every step."""
    one = at_random(400)
    tale = one.chronicle(one.lines)

    views = [picture.view for picture in pictures(one.view(), tale)]

    assert {at.part(Barbarians).ship for at in views} >= set(range(7))
    assert {bool(at.part(Knights).active) for at in views} == {False, True}
    assert views[0].part(Cities).levels == ((0, 0, 0),) * 4


# A hand.


def own(hand: tuple[int, ...] = (1, 0, 2, 0, 0, 3, 2, 5), *parts: Part) -> View:
    """The view of seat a, with this *hand* and these *parts*."""
    at = with_parts(seen().view, *parts)
    seats = tuple(replace(s, hand=hand if s.seat == 0 else None) for s in at.seats)
    return replace(at, reader=Seat(0), seats=seats)


def rows(at: View) -> list[Shape]:
    """The rows of tracks in a hand's picture."""
    return list(tracks(at, at.seats[0], LEVELS | CAPTIONS, 0, 1.0))


def test_a_hand_shows_commodities_with_their_tracks() -> None:
    """Each track shows its number of cards, its level and the next price, in gold if affordable."""
    found = rows(own())

    numbers = [s.words for s in found if isinstance(s, Text) and s.words.isdigit()]
    assert numbers == ["3", "3", "2", "5", "5", "1"]
    told = [s.args for s in found if isinstance(s, Sprite) and s.name == "pips"]
    assert told == [("trade", 2), ("politics", 4), ("science", 0)]
    plates = [s.args[0] for s in found if isinstance(s, Sprite) and s.name == "plate"]
    assert plates == ["points", "", "points"]
    towers = [s.args for s in found if isinstance(s, Sprite) and s.name == "metropolis"]
    assert towers == [("politics",)]
    assert HAND.kinds == COMMODITIES


def test_a_crane_makes_the_next_level_cheaper() -> None:
    """On your own turn every track shows a price one lower."""
    at = own((1, 0, 2, 0, 0, 3, 2, 5), Effects(crane=7))
    at = replace(at, stint=7, turn=Seat(0))

    found = [s.words for s in rows(at) if isinstance(s, Text) and s.words.isdigit()]

    assert found == ["3", "2", "2", "4", "5", "0"]


def test_a_finished_track_costs_nothing() -> None:
    """A track at its top level shows no price."""
    at = own((0,) * 8, changed(seen().view.part(Cities), levels=((5, 5, 5), *((0, 0, 0),) * 3)))

    assert not [s for s in rows(at) if isinstance(s, Sprite) and s.name == "plate"]


def test_words_of_tracks_stay_in_their_rows() -> None:
    """Long captions stay within their row, and letters stay legible at 400 pixels."""
    long = dict.fromkeys(LEVELS, "Desmesuradamente largo " * 6) | CAPTIONS

    for shape in tracks(own(), own().seats[0], long, 0, 1.0):
        if isinstance(shape, Text):
            end = {"left": 1.0, "middle": 0.5, "right": 0.0}[shape.anchor]
            assert shape.at[0] + end * width(shape.words, shape.size) <= 1580
            assert capital(shape.size) * 400 / 1600 >= (10 if shape.words.isdigit() else 5.9)


def test_a_hand_is_drawn_anew_when_a_level_is_reached() -> None:
    """Two hands with different improvement levels are drawn from different data."""
    later = changed(seen().view.part(Cities), levels=((3, 4, 0), *((0, 0, 0),) * 3))

    assert drawn_from(own()) == drawn_from(own())
    assert drawn_from(own()) != drawn_from(own((1, 0, 2, 0, 0, 3, 2, 5), later))


def test_every_progress_card_has_a_picture() -> None:
    """Each card has its own picture on its deck's background."""
    wanted = {deck: {card.name for card in DECK_CARDS if card.deck == deck} for deck in TRACKS}

    assert {deck: set(found) for deck, found in SHOWN.items()} == wanted


# Secrets.


def test_pictures_know_no_hidden_card() -> None:
    """With all hidden cards dealt again, board and hand stay the same to the byte."""
    one = at_random(200)
    public, private = one.view(), one.view(Seat(1))
    said = CAPTIONS | LEVELS
    wanted = pixels(board_png(public, PEOPLE, scale=0.25))
    hand = pixels(hand_png(private, PEOPLE[1], captions=said, scale=0.25))
    assert any(seat.held_count for seat in public.seats)

    for seed in (b"a", b"b"):
        other = view(sample(public, Seeded(seed)), None)
        mine = view(sample(private, Seeded(seed)), Seat(1))
        assert pixels(board_png(other, PEOPLE, scale=0.25)) == wanted
        assert pixels(hand_png(mine, PEOPLE[1], captions=said, scale=0.25)) == hand
