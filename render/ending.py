"""
The pictures people argue about afterwards: the dice of a game, and its end in figures.

They are made from the table's view and from a chronicle, which hold nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from game import View
from game.core.chronicle import Chronicle, expected
from game.core.view import SeatView
from render.charts import Room, histogram, race, title
from render.desk import FRAME, HEIGHT, WIDTH
from render.lettering import fitted, legible, width
from render.notes import Note, on_card
from render.paint import paint
from render.palette import png
from render.scene import Player, Scene
from render.shapes import Box, Shape, Sprite, Text
from render.themes import THEMES

LEFT: Room = (44, 40, 786, 1240)
"""The room for the players, in pixels at scale 1."""
UPPER: Room = (846, 40, 1556, 620)
"""The room for the dice, in pixels at scale 1."""
LOWER: Room = (846, 670, 1556, 1240)
"""The room for the harvest from the dice, in pixels at scale 1."""
DICE = (1200, 760)
"""The width and height of the dice alone, in pixels at scale 1."""
TERMS = ("wood.light", "gold", "ok", "steel", "lilac", "warn", "panel.line", "ground.brick")
"""The colors of the sources of points, in their order."""
ROW = 270
"""The height of a player's row as it was designed, in pixels."""

TIGHT = 0.75
"""In rows lower than this share of that, honors get more of the room."""
FEW = 4
"""Maximum players with the colors of points in one column; with more there are two."""

NOTE = 72
"""Width of a box's note next to its number, in pixels."""
NAME = 150
"""Minimum width of a name, in pixels."""


def dice(tale: Chronicle, captions: Mapping[str, str], scale: float, theme: str) -> bytes:
    """The dice of a game so far; *captions* as for `ending`."""
    wide, high = DICE
    image = Image.new("RGB", (round(wide * scale), round(high * scale)))
    paint(image, _dice(tale, captions, (44, 36, wide - 44, high - 36), scale, DICE), THEMES[theme])
    return png(image, theme)


def ending(
    view: View,
    players: Sequence[Player],
    tale: Chronicle,
    honours: Sequence[Sequence[str]],
    captions: Mapping[str, str],
    scale: float,
    theme: str,
) -> bytes:
    """
    Points by source with each player's *honours*, the dice, and each player's harvest.

    *captions* has the words "dice", "expected" and "harvest", and sources of points by name.
    """
    image = Image.new("RGB", (round(WIDTH * scale), round(HEIGHT * scale)))
    shapes = [
        *_dice(tale, captions, UPPER, scale, (WIDTH, HEIGHT)),
        *title(captions["harvest"], LOWER, scale),
        *race(tale.gathered(), players, (*LOWER[:1], LOWER[1] + 70, *LOWER[2:]), scale),
        Box(816 * scale, 44 * scale, 820 * scale, 1236 * scale, "paper.dark"),
        *_players(view, players, honours, captions, scale),
        *_frame(scale),
    ]
    paint(image, shapes, THEMES[theme])
    return png(image, theme)


def _dice(
    tale: Chronicle,
    captions: Mapping[str, str],
    room: Room,
    scale: float,
    size: tuple[int, int],
) -> Iterator[Shape]:
    """The histogram on paper of this *size*."""
    yield Box(0, 0, round(size[0] * scale), round(size[1] * scale), "paper")
    yield from title(captions["dice"], room, scale)
    left, top, right, bottom = room
    fair = expected(len(tale.rolls))
    yield from histogram(
        tale.sums(), fair, captions["expected"], (left, top + 70, right, bottom), scale
    )


def _frame(scale: float) -> Iterator[Shape]:
    """The same wooden frame as around boards."""
    half = FRAME / 2
    for name, x, y in (
        ("plank", WIDTH / 2, half),
        ("plank", WIDTH / 2, HEIGHT - half),
        ("post", half, HEIGHT / 2),
        ("post", WIDTH - half, HEIGHT / 2),
    ):
        yield Sprite(name, (), (x * scale, y * scale), scale)


def _players(
    view: View,
    players: Sequence[Player],
    honours: Sequence[Sequence[str]],
    captions: Mapping[str, str],
    scale: float,
) -> Iterator[Shape]:
    """A row for each player, the best first, and the key to the colors of points."""
    left, top, right, bottom = LEFT
    names = [name for name, _ in view.seats[0].terms]
    scored = [n for i, n in enumerate(names) if any(seat.terms[i][1] for seat in view.seats)]
    columns = 1 if len(players) <= FEW else 2
    lines = -(-len(scored) // columns)
    foot = bottom - 56 * lines
    high = min(ROW, (foot - top) / len(players))
    # Vertical marks of a row: the banner's foot, both ends of the bar, then lines of one height.
    parts = (84, 98, 152, 182, 46, 44) if high > TIGHT * ROW else (84, 88, 152, 178, 54, 52)
    banner, begins, ends, first, step, letters = (part * high / ROW for part in parts)
    most = max(sum(max(0, count) for _, count in seat.terms) for seat in view.seats) or 1
    scene = Scene(view, players)
    for i, seat in enumerate(view.ranked):
        y = top + i * high
        yield from _banner(scene, seat, (left, y, right, y + banner), scale)
        yield from _points(seat, names, most, (left, y + begins, right, y + ends), scale)
        for j, words in enumerate(honours[seat.seat]):
            middle = y + first + j * step
            said, size = fitted(words, right - left - 52, round(letters), 28)
            yield Sprite("star", (), ((left + 20) * scale, middle * scale), letters / 71 * scale)
            spot = ((left + 52) * scale, middle * scale)
            yield Text(said, spot, round(size * scale), "ink", "left")
    for i, name in enumerate(scored):
        wide = (right - left) / columns
        x, y = left + i // lines * wide, foot + 28 + 56 * (i % lines)
        yield _box((x, y - 18, x + 36, y + 18), "ink", scale, 8)
        yield _box((x + 3, y - 15, x + 33, y + 15), _colour(names, name), scale, 6)
        said, size = fitted(captions[name], wide - 56, 42, 34 if columns == 1 else 30)
        yield Text(said, ((x + 54) * scale, y * scale), round(size * scale), "ink", "left")


def _total(seat: SeatView) -> int:
    return seat.points if seat.total is None else seat.total


def _colour(names: Sequence[str], name: str) -> str:
    return TERMS[names.index(name) % len(TERMS)]


def _box(room: Room, colour: str, scale: float, radius: float) -> Box:
    left, top, right, bottom = (side * scale for side in room)
    return Box(left, top, right, bottom, colour, radius * scale)


def _banner(scene: Scene, seat: SeatView, room: Room, scale: float) -> Iterator[Shape]:
    """The player, notes from boxes, and the points; a winner's has a rim of gold."""
    left, top, right, bottom = room
    player = scene.players[seat.seat]
    high, middle = bottom - top, (top + bottom) / 2
    rim = 6 if seat.seat in scene.view.winners else 0
    yield _box((left - 4, top - 4, right + 4, bottom + 4), "ink", scale, 20)
    yield _box((left, top, right, bottom), "gold" if rim else player.colour, scale, 17)
    yield _box((left + rim, top + rim, right - rim, bottom - rim), player.colour, scale, 13)
    on, unit = f"{player.colour}.on", high / 84
    yield Sprite("medal", (player.colour,), ((left + 48) * scale, middle * scale), unit * scale)
    left += 92
    for partner in scene.view.rules.partners[seat.seat]:
        spot = ((left - 12) * scale, (middle + 16 * unit) * scale)
        yield Sprite("medal", (scene.colour(partner),), spot, 0.7 * unit * scale)
        left += 20
    total = str(_total(seat))
    size = round(62 * unit)
    yield Text(total, ((right - 24) * scale, middle * scale), round(size * scale), on, "right")
    star = right - 24 - width(total, size) - 44
    yield Sprite("star", (), (star * scale, middle * scale), unit * scale)
    end = star - 40
    notes = [laid.note for laid in reversed(on_card(scene, seat)) if not laid.note.is_passing]
    sizes = [NOTE * unit + _digits(note, round(44 * unit)) for note in notes]
    # Notes are smaller where they would leave no room for the name.
    small = unit * min(1.0, (end - left - NAME * unit) / max(1.0, sum(sizes)))
    for note in notes:
        size = round(44 * small)
        if words := _digits(note, size):
            spot = (end * scale, middle * scale)
            yield Text(note.words, spot, round(size * scale), on, "right")
            end -= words
        at = (end - 33 * small) * scale, middle * scale
        yield Sprite(note.art, note.args, at, 1.08 * small * scale)
        end -= NOTE * small
    name = legible(player.name, f"P{seat.seat + 1}")
    said, size = fitted(name, end - left, round(52 * unit), round(38 * unit))
    yield Text(said, (left * scale, middle * scale), round(size * scale), on, "left")


def _digits(note: Note, size: int) -> float:
    """The length of a note's words if it is a number; names are left to the cards."""
    return width(note.words, size) + 4 if note.words.isdigit() else 0


def _points(
    seat: SeatView, names: Sequence[str], most: int, room: Room, scale: float
) -> Iterator[Shape]:
    """A bar with a piece for each source; sources of negative points come after it."""
    left, top, right, bottom = room
    middle, size = (top + bottom) / 2, round(0.8 * (bottom - top) * scale)
    step = (right - left - 70) / most
    x = left
    for name, count in seat.terms:
        if count > 0:
            yield _box((x, top, x + count * step, bottom), "ink", scale, 8)
            inner = (x + 3, top + 3, x + count * step - 3, bottom - 3)
            yield _box(inner, _colour(names, name), scale, 6)
            spot = ((x + count * step / 2) * scale, middle * scale)
            yield Text(str(count), spot, size, "ink")
            x += count * step
    for name, count in seat.terms:
        if count < 0:
            yield _box((x + 10, top, x + 70, bottom), _colour(names, name), scale, 8)
            spot = ((x + 40) * scale, middle * scale)
            yield Text(f"−{-count}", spot, size, "warn.line")
            x += 70
