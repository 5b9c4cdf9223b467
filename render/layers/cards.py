"""
The players' cards: name, points, four counters, and notes from boxes.

Only public facts are on it: the number of cards in hand, and the visible points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from game.core.view import SeatView
from render.camera import Camera
from render.desk import CARD, TAB
from render.lettering import fitted, legible, named, width
from render.notes import AIR, ASIDE, COUNT, COUNTED, NOTE, ROOM, limit, on_card, rows
from render.scene import Scene
from render.shapes import Point, Shape, Sprite, Text

HEAD = -35
"""Distance of the head's middle above the card's middle, in pixels."""
COUNTERS = 41
"""Distance of the counters below the card's middle, in pixels."""
EDGE = 14
"""Left and right padding of a card, in pixels."""
NAME = (44, 36)
"""The largest and the smallest font size of a name in one line, in pixels."""
TWO = (34, 28)
"""The largest and the smallest font size of a name in two lines, in pixels."""
POINTS = 60
SIGN = 40
"""Width of a counter's sign where there is room for it, in pixels."""
GAP = 4
"""Gap between a sign and its number, in pixels."""
APART = 12
"""Gap between two counters, in pixels."""
BELOW = (CARD[1] + TAB) / 2 - 5
"""Distance of the first row from boxes below a card's middle, in pixels."""
STEP = 56
"""Distance between rows next to a card, in pixels."""

Counter: TypeAlias = tuple[str, int, str]
"""The sign of a counter, its number, and the plate under it, if any."""


def cards(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A card for each seat."""
    near, spots = closer(camera)
    for seat, at in zip(scene.view.seats, spots, strict=False):
        yield from _card(scene, near, seat, at)


def closer(camera: Camera) -> tuple[Camera, tuple[Point, ...]]:
    """A camera that draws cards at their scale, and their places as it measures them."""
    unit = camera.desk.card_unit
    return replace(camera, ui=camera.ui * unit), tuple(
        (x / unit, y / unit) for x, y in camera.desk.cards
    )


def _card(scene: Scene, camera: Camera, seat: SeatView, at: Point) -> Iterator[Shape]:
    view, ui = scene.view, camera.ui
    player = scene.players[seat.seat]
    # While the board is being set up, no seat has the turn yet.
    called = {debt.seat for debt in view.debts()} if view.plan == "" else {view.turn}
    is_lit = seat.seat in (view.winners if view.is_over else called)
    yield from tab(camera, at)
    yield Sprite(
        "card", (player.colour, is_lit, seat.is_gone, camera.desk.card), camera.panel(at), ui
    )
    # Once the game is over all points are public.
    points = seat.total if view.is_over and seat.total is not None else seat.points
    yield from head(scene, camera, seat.seat, points, at)
    counters = [
        ("hand", seat.hand_count, "over" if seat.hand_count > limit(view, seat.seat) else ""),
        ("deck", seat.held_count, ""),
    ]
    for number, award in reversed(list(enumerate(view.rules.awards))[:COUNTED]):
        held = "award" if view.awards[number] == seat.seat else ""
        counters.append((award.name, seat.measures[number], held))
    yield from _counters(camera, counters, at)
    yield from notes(scene, camera, seat, at)


def head(scene: Scene, camera: Camera, seat: int, points: int, at: Point) -> Iterator[Shape]:
    """The name of a seat's player in one line or two, and the *points* on gold."""
    ui, player = camera.ui, scene.players[seat]
    x, y = at[0], at[1] + HEAD
    wide = round(width(str(points), POINTS)) + 20
    half = camera.desk.card / 2
    end = x + half - EDGE - wide
    plate = camera.panel((end + wide / 2, y))
    yield Sprite("plate", ("points", wide), plate, ui)
    yield Text(str(points), plate, round(POINTS * ui), "ink")
    left = x - half + 72
    found, size = named(legible(player.name, f"P{seat + 1}"), end - 10 - left, NAME, TWO)
    for i, line in enumerate(found):
        spot = camera.panel((left, y + (i - (len(found) - 1) / 2) * (size + 3)))
        yield Text(line, spot, round(size * ui), f"{player.colour}.on", "left")


def _counters(camera: Camera, counters: list[Counter], at: Point) -> Iterator[Shape]:
    """Each number next to its sign; signs are smaller where numbers need the room."""
    ui, y = camera.ui, at[1] + COUNTERS
    inner = camera.desk.card - 2 * EDGE
    digits = [width(str(count), COUNT) for _, count, _ in counters]
    sign = min(SIGN, (inner - sum(digits)) / len(counters) - GAP - APART)
    spare = (inner - sum(digits)) / len(counters) - sign - GAP
    left = at[0] - inner / 2
    for (icon, count, plate), long in zip(counters, digits, strict=True):
        cell = sign + GAP + long + spare
        if plate:
            middle = camera.panel((left + cell / 2, y))
            yield Sprite("plate", (plate, round(cell) - 2), middle, ui)
        start = left + (cell - sign - GAP - long) / 2
        spot = camera.panel((start + sign / 2, y))
        yield Sprite("icon", (icon,), spot, 0.86 * ui * round(sign) / SIGN)
        number = camera.panel((start + sign + GAP, y))
        yield Text(str(count), number, round(COUNT * ui), "ink", "left")
        left += cell


def tab(camera: Camera, at: Point) -> Iterator[Shape]:
    """The extension of the card at *at* for notes from boxes; it goes under the card."""
    if camera.desk.side:
        spot = camera.panel((at[0] + (camera.desk.card + camera.desk.side) / 2, at[1]))
        yield Sprite("flap", (), spot, camera.ui)
    for row in reversed(range(camera.desk.tab // TAB)):
        spot = camera.panel((at[0], at[1] + BELOW + row * TAB))
        yield Sprite("tab", (camera.desk.card,), spot, camera.ui)


def notes(scene: Scene, camera: Camera, seat: SeatView, at: Point) -> Iterator[Shape]:
    """Notes from boxes, in rows of cells under the counters; nothing without such a box."""
    desk, ui = camera.desk, camera.ui
    narrower = 1.0 if desk.side else desk.card / CARD[0]
    room = ASIDE if desk.side else ROOM
    middle, first, step = at[0], at[1] + BELOW, TAB
    if desk.side:
        step = STEP
        middle += (desk.card + desk.side) / 2 - 3
        first = at[1] - (len(rows(scene, ASIDE)) - 1) / 2 * step
    for laid in on_card(scene, seat, room):
        note, left = laid.note, middle + (laid.left - room / 2) * narrower
        wide = laid.width * narrower
        y = first + laid.row * step
        sign = left + (laid.sign if note.words else wide) / 2
        if note.plate:
            spot = camera.panel((left + wide / 2, y))
            yield Sprite("plate", (note.plate, round(wide) - 6), spot, 0.97 * ui)
        yield Sprite(note.art, note.args, camera.panel((sign, y)), ui)
        if note.words:
            space = wide - laid.sign - AIR
            words, size = note.words, note.size
            if not words.isdigit():
                words, size = fitted(words, space, *NOTE)
            # Names go next to their signs, counts in the middle of their room.
            share = 0.5 if words.isdigit() else 0.0
            start = left + laid.sign + share * (space - width(words, size))
            yield Text(words, camera.panel((start, y)), round(size * ui), "ink", "left")
