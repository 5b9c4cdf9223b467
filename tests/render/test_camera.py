"""The camera puts places where the board has them, and shows the right part of it."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations

import pytest

from game import Game, Harbour, Hex, Land, Layout, Seeded, maps_of, offered, seats_for
from render.camera import HARBOUR_REACH, RADIUS, Camera, camera_for, land_of
from render.desk import CARD, HEIGHT, HEIGHTS, LARGER, TAB, TALL, WIDTH
from render.desks import desks
from render.layers.cards import cards
from render.samples import players
from render.scene import Player
from render.shapes import Sprite
from tests.render.sights import PEOPLE, scene, start


def camera(**asked: object) -> Camera:
    """The camera on the game at mid-game."""
    return camera_for(scene(**asked))  # type: ignore[arg-type]  # as the test asks


def test_hexes_are_as_large_as_their_art() -> None:
    """Every corner of a hex is 128 pixels from its middle, times the unit."""
    found = camera()

    reaches = {
        round(math.dist(found.hex(place), found.corner(corner)), 6)
        for place in range(found.topology.inner)
        for corner in found.topology.hex_corners[place]
    }

    assert reaches == {found.unit * RADIUS}


def test_letters_move_nothing_on_a_public_board() -> None:
    """Harbors move only for pictures with letters."""
    assert camera(letters=(("edge", 3),)) == camera()
    assert camera(letters=(("edge", 3),), is_close=True).away > camera().away


def test_an_edge_lies_between_its_corners() -> None:
    """The middle of an edge is the middle of its two ends."""
    found = camera()

    for edge, (one, other) in enumerate(found.topology.edge_corners):
        (x1, y1), (x2, y2) = found.corner(one), found.corner(other)
        assert found.edge(edge) == pytest.approx(((x1 + x2) / 2, (y1 + y2) / 2))


@pytest.mark.parametrize("slope", [-1, 0, 1])
def test_a_slope_tells_how_an_edge_lies(slope: int) -> None:
    """Slopes match the drawn lines."""
    found = camera()
    edges = [e for e in range(len(found.topology.edges)) if found.slope(e) == slope]

    assert edges
    for edge in edges:
        ends = (found.corner(c) for c in found.topology.edge_corners[edge])
        (x1, y1), (x2, y2) = sorted(ends)
        assert (abs(x2 - x1) < 1) if slope == 0 else ((y2 - y1) * slope > 0)


def test_a_harbour_lies_at_sea() -> None:
    """A harbor is further from its land than the edge, and equally far from both corners."""
    found, asked = camera(), scene()

    for edge, _ in asked.view.harbours:
        land = land_of(asked, edge)
        at = found.harbour(edge, land)
        away = [math.dist(at, found.corner(c)) for c in found.topology.edge_corners[edge]]
        assert math.dist(at, found.hex(land)) > math.dist(found.edge(edge), found.hex(land)) + 50
        assert away[0] == pytest.approx(away[1])


@pytest.mark.parametrize("scale", [0.25, 1.0])
def test_the_base_board_leaves_the_corners_to_the_cards(scale: float) -> None:
    """Cards go in the four corners and cover neither hexes nor harbors."""
    asked = replace(scene(), scale=scale)
    found = camera_for(asked)
    spots = [(found.hex(h), RADIUS * 0.98) for h in range(found.topology.inner)]
    spots += [
        (found.harbour(edge, land_of(asked, edge)), HARBOUR_REACH)
        for edge, _ in asked.view.harbours
    ]

    corners = {(x < WIDTH / 2, y < HEIGHT / 2) for x, y in found.desk.cards}

    assert len(corners) == 4
    for left, top, right, bottom in found.desk.panels:
        for (x, y), reach in spots:
            dx = max(left * scale - x, 0, x - right * scale)
            dy = max(top * scale - y, 0, y - bottom * scale)
            assert math.hypot(dx, dy) >= reach * found.unit


def test_two_players_have_larger_cards() -> None:
    """Two cards on the left are larger than those of four, and the board is no smaller."""
    view = start().view()
    asked = scene(replace(view, seats=view.seats[:2]), PEOPLE[:2])

    found, four = camera_for(asked), camera()

    assert (found.desk.card_unit, four.desk.card_unit) == (LARGER, 1)
    assert {x < WIDTH / 2 for x, _ in found.desk.cards} == {True}
    assert found.unit >= four.unit
    drawn = [one for one in cards(asked, found) if isinstance(one, Sprite) and one.name == "card"]
    assert [one.unit for one in drawn] == [LARGER * found.ui] * 2
    for one, at in zip(drawn, found.desk.cards, strict=True):
        assert one.at == pytest.approx(found.panel(at))


def test_a_board_that_fills_the_corners_moves_the_cards_below() -> None:
    """On a rectangle of hexes the cards form one row under all land."""
    lands = tuple(Land(Hex(q - r // 2, r), "pasture", 4) for r in range(6) for q in range(8))
    wide = Game.new(
        4, Seeded(b""), layout=Layout("wide", lands, (Harbour(Hex(0, 0), "NW"),), robber=Hex(0, 0))
    )

    found = camera_for(scene(wide.view()))

    assert len({y for _, y in found.desk.cards}) == 1
    floor = min(y for _, y in found.desk.cards) - CARD[1] / 2
    assert max(found.hex(h)[1] for h in range(found.topology.inner)) + RADIUS * found.unit <= floor


MAPS = {name: names for names in offered() for name, names in maps_of(names).items()}
CASES = [(name, seats) for name in MAPS for seats in sorted({*seats_for(MAPS[name])} & {4, 6})]
PHONE = 390
"""Width of a picture on a phone."""
SMALLEST = {4: 34, 6: 29}
"""Minimum width of a hex on a phone, by players, on the largest map with most boxes."""


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_hexes_of_every_map_are_large_enough_on_a_phone(name: str, seats: int) -> None:
    """With all boxes that go there, hexes are large, and no panel lies on one or on a harbor."""
    view = Game.new(seats, Seeded(b""), modules=MAPS[name], settings={"map": name}).view()
    asked = scene(view, players(seats))
    found = camera_for(asked)
    reach = 0.98 * RADIUS * found.unit
    spots = [(found.hex(place), reach) for place in range(view.topology.inner)]
    spots += [
        (found.harbour(edge, land_of(asked, edge)), HARBOUR_REACH * found.unit)
        for edge, _ in view.harbours
    ]

    assert math.sqrt(3) * RADIUS * found.unit * PHONE / found.width >= SMALLEST[seats]
    assert HEIGHT <= found.height <= TALL
    for (x, y), far in spots:
        assert far - 20 * found.unit < x < found.width - far + 20 * found.unit
        assert far < y < found.height - far
        for left, top, right, bottom in found.desk.panels:
            away = math.hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))
            assert away >= far


def test_a_desktop_shows_no_picture_smaller_than_a_phone() -> None:
    """Discord's largest height for a picture is 350 pixels."""
    assert 350 * WIDTH / TALL >= PHONE


def test_six_players_have_six_cards() -> None:
    """Cards of five and six players form a column and cover nothing."""
    view = start().view()
    six = replace(view, seats=view.seats + view.seats[:2])

    found = camera_for(scene(six, (*PEOPLE, Player("Ana", "green"), Player("Bo", "purple"))))

    assert len({x for x, _ in found.desk.cards}) == 1
    panels = found.desk.panels
    for i, (x1, y1, x2, y2) in enumerate(panels):
        for a1, b1, a2, b2 in panels[i + 1 :]:
            assert x2 <= a1 or a2 <= x1 or y2 <= b1 or b2 <= y1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("tab", [0, TAB, 2 * TAB])
@pytest.mark.parametrize("bank_rows", [1, 6, 7, 10, 12])
@pytest.mark.parametrize("high", HEIGHTS)
def test_no_panel_lies_on_another(players: int, tab: int, bank_rows: int, high: int) -> None:
    """Cards, dice and bank are apart and inside the picture, whatever boxes add to them."""
    for found in desks(players, bank_rows, tab, high):
        assert found.size == (WIDTH, high)
        for left, top, right, bottom in found.panels:
            assert left >= 0 <= top
            assert right <= WIDTH
            assert bottom <= high
        for (x1, y1, x2, y2), (a1, b1, a2, b2) in combinations(found.panels, 2):
            # Drawings on a card stay six pixels away from its edges.
            assert x2 - 12 <= a1 or a2 - 12 <= x1 or y2 <= b1 or b2 <= y1


def test_a_close_picture_shows_its_places_enlarged() -> None:
    """A prompt is larger than the public board, and every place of it is in the picture."""
    places = tuple(("corner", corner) for corner in range(10, 16))

    found = camera(letters=places, is_close=True)

    assert found.unit > 1
    for kind, place in places:
        x, y = found.place(kind, place)
        assert 100 < x < found.width - 100
        assert 100 < y < found.height - 100
