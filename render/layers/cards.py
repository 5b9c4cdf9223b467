"""
The players' cards: who, how many points, four counters, and what boxes add.

Only what the table may see stands here: of cards in hand their number, of points the visible ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.view import SeatView
from render.camera import Camera
from render.desk import CARD, TAB
from render.lettering import fitted, legible, width
from render.notes import AIR, COUNTED, NOTE, ROOM, on_card
from render.scene import Scene
from render.shapes import Point, Shape, Sprite, Text

CELL = 94
"""The width of a counter."""
NAME = (42, 31)
"""The largest and the least size of a name."""
POINTS = 56
COUNT = 44
TIGHT = 40
"""The size of a counter with two digits, whose sign is smaller too."""
BELOW = (CARD[1] + TAB) / 2 - 6
"""How far below a card lies the first row of what boxes add to it."""


def cards(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A card for each seat."""
    for seat, at in zip(scene.view.seats, camera.desk.cards, strict=False):
        yield from _card(scene, camera, seat, at)


def _card(scene: Scene, camera: Camera, seat: SeatView, at: Point) -> Iterator[Shape]:
    view, ui = scene.view, camera.ui
    player = scene.players[seat.seat]
    x, y = at
    # While the board is being set up, the turn is not yet anybody's.
    called = {debt.seat for debt in view.debts()} if view.plan == "" else {view.turn}
    is_lit = seat.seat in (view.winners if view.is_over else called)
    yield from tab(camera, at)
    yield Sprite("card", (player.colour, is_lit, seat.is_gone), camera.panel(at), ui)
    on = f"{player.colour}.on"
    # Once the game is over everybody may count everything.
    points = str(seat.total if view.is_over and seat.total is not None else seat.points)
    size = round(POINTS * ui)
    yield Text(points, camera.panel((x + 178, y - 41)), size, on, "right")
    star = x + 178 - width(points, POINTS) - 30
    yield Sprite("star", (), camera.panel((star, y - 41)), 0.92 * ui)
    room = star - 29 - (x - 124)
    name = legible(player.name, f"P{seat.seat + 1}")
    words, size = fitted(name, room, *NAME)
    yield Text(words, camera.panel((x - 124, y - 42)), round(size * ui), on, "left")
    limit = int(view.rules.options.get("hand_limit", 7))
    counters = [
        ("hand", seat.hand_count, "over" if seat.hand_count > limit else ""),
        ("deck", seat.held_count, ""),
    ]
    for number, award in reversed(list(enumerate(view.rules.awards))[:COUNTED]):
        held = "award" if view.awards[number] == seat.seat else ""
        counters.append((award.name, seat.measures[number], held))
    for i, (icon, count, plate) in enumerate(counters):
        middle = x + (i - 1.5) * CELL
        if plate:
            yield Sprite("plate", (plate,), camera.panel((middle, y + 38)), ui)
        is_long = count >= 10
        sign = camera.panel((middle - (28 if is_long else 25), y + 38))
        yield Sprite("icon", (icon,), sign, (0.72 if is_long else 0.92) * ui)
        size = round((TIGHT if is_long else COUNT) * ui)
        yield Text(
            str(count), camera.panel((middle + (17 if is_long else 21), y + 38)), size, "ink"
        )
    yield from notes(scene, camera, seat, at)


def tab(camera: Camera, at: Point) -> Iterator[Shape]:
    """What the card at *at* is longer by where boxes add to it; it lies under the card."""
    for row in reversed(range(camera.desk.tab // TAB)):
        yield Sprite("tab", (), camera.panel((at[0], at[1] + BELOW + row * TAB)), camera.ui)


def notes(scene: Scene, camera: Camera, seat: SeatView, at: Point) -> Iterator[Shape]:
    """What boxes add, in rows of cells under the counters; nothing without such a box."""
    ui = camera.ui
    for laid in on_card(scene, seat):
        note, left = laid.note, at[0] - ROOM / 2 + laid.left
        y = at[1] + BELOW + laid.row * TAB
        sign = left + (laid.sign if note.words else laid.width) / 2
        if note.plate:
            middle = camera.panel((left + laid.width / 2, y))
            yield Sprite("plate", (note.plate,), middle, 0.94 * ui)
        yield Sprite(note.art, note.args, camera.panel((sign, y)), ui)
        if note.words:
            room = laid.width - laid.sign - AIR
            words, size = fitted(note.words, room, *NOTE)
            # Names stand side by side with their signs, counts in the middle of their room.
            share = 0.5 if words.isdigit() else 0.0
            start = left + laid.sign + share * (room - width(words, size))
            yield Text(words, camera.panel((start, y)), round(size * ui), "ink", "left")
