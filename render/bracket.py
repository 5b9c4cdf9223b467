"""
The picture of a tournament's round: its tables with their people, and the final below them.

It knows nothing of tournaments. Every text is given, and `told` has the same content as words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.charts import Room
from render.lettering import fitted, legible, width
from render.paint import paint
from render.palette import png
from render.shapes import Box, Curve, Shape, Sprite, Text
from render.standings import HEAD, head
from render.themes import THEMES

WIDE = 1200
"""Width in pixels at scale 1."""
LEFT, RIGHT = 24, WIDE - 24
"""The left and right ends of cards, in pixels at scale 1."""
GUTTER, APART = 40, 28
"""Gap between two cards in a row, and between two rows, in pixels at scale 1."""
TOP = 76
"""Height of a card's head, in pixels at scale 1."""
EDGE = 14
"""Height of the room below a card's last line, in pixels at scale 1."""
LEAST = 32
"""Minimum font size, in pixels at scale 1."""
EARNED, POINTS = 44, 36
"""Font sizes of the tournament's points and of victory points."""
FRAME = 14
"""Width left and right of victory points in their frame, in pixels at scale 1."""
DISC = 0.36
"""Radius of a place's disc, as a share of its line's height."""
STAR = 68
"""Width of the champion's star, in pixels at scale 1."""
MOST: Final = 12
"""Maximum number of tables in one picture; more are on the next one."""
MEDALS = {1: ("gold", "ink"), 2: ("steel", "ink"), 3: ("wood", "pale")}
"""The colors of the first places' discs and of the number on each."""


@dataclass(frozen=True, slots=True)
class BracketSeat:
    """A person at a table, with their result if there is one."""

    name: str
    place: int = 0
    """0 while the table has no result."""
    points: str = ""
    """Victory points, as a number in a frame, as on boards."""
    said: str = ""
    """The same in words; empty if there are none."""
    earned: str = ""
    """The tournament points for it."""
    is_out: bool = False
    """They didn't come, or left."""
    is_reader: bool = False


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A table."""

    title: str
    note: str
    """Its state, or how it ended; may be empty."""
    people: tuple[BracketSeat, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """A round, or the semifinals with their final."""

    title: str
    about: str
    """The line below the title."""
    cards: tuple[BracketTable, ...]
    """At most `MOST`."""
    final: BracketTable | None = None


def bracket(found: Bracket, unnamed: str, scale: float, theme: str) -> bytes:
    """Draw *found*; *unnamed* replaces a name that the font can't write."""
    image = Image.new("RGB", (round(WIDE * scale), round(height(found) * scale)))
    paint(image, shapes(found, unnamed, scale), THEMES[theme])
    return png(image, theme)


def told(found: Bracket) -> str:
    """The same in words: each table with its people, the best first."""
    parts = [found.title, found.about]
    for card in (*found.cards, *((found.final,) if found.final else ())):
        title = f"{card.title} ({card.note})" if card.note else card.title
        people = sorted(card.people, key=lambda one: one.place)
        parts.append(f"{title}: " + ", ".join(map(_told, people)))
    return ". ".join(part for part in parts if part)


def _told(one: BracketSeat) -> str:
    place = f"{one.place}. " if one.place else ""
    figures = " · ".join(part for part in (one.said or one.points, one.earned) if part)
    return f"{place}{one.name}" + (f" {figures}" if figures else "")


def height(found: Bracket) -> int:
    """The picture's height, in pixels at scale 1."""
    rows = sum(APART + max(map(_high, row)) for row in _rows(found.cards))
    return HEAD + rows + (APART + _high(found.final, 96) if found.final else 0) + APART


def shapes(found: Bracket, unnamed: str, scale: float) -> Iterator[Shape]:
    """Everything on its paper."""
    yield Box(0, 0, WIDE * scale, height(found) * scale, "paper")
    yield from head(found.title, found.about, unnamed, scale)
    top, rooms = float(HEAD + APART), list[tuple[BracketTable, Room]]()
    for row in _rows(found.cards):
        wide = RIGHT - LEFT if len(found.cards) == 1 else (RIGHT - LEFT - GUTTER) / 2
        for i, card in enumerate(row):
            left = LEFT + i * (wide + GUTTER)
            rooms.append((card, (left, top, left + wide, top + _high(card))))
        top += max(map(_high, row)) + APART
    if found.final:
        for _, (left, above, right, _) in rooms:
            end = right if left == LEFT else left
            y = (above + TOP / 2) * scale
            points = ((end * scale, y), (WIDE / 2 * scale, y), (WIDE / 2 * scale, top * scale))
            yield Curve(points, 10 * scale, "wood.light")
        rooms.append((found.final, (LEFT, top, RIGHT, top + _high(found.final, 96))))
    for card, room in rooms:
        yield from _card(card, room, unnamed, scale, is_final=card is found.final)


def _rows(cards: Sequence[BracketTable]) -> list[tuple[BracketTable, ...]]:
    return [tuple(cards[n : n + 2]) for n in range(0, len(cards), 2)]


def _high(card: BracketTable, line: int = 72) -> int:
    return TOP + line * len(card.people) + EDGE


def _card(
    card: BracketTable, room: Room, unnamed: str, scale: float, *, is_final: bool
) -> Iterator[Shape]:
    """A table: its name and state, then a line for each person, the best first."""
    left, top, right, bottom = room
    yield _box(room, "ink", scale, 20)
    yield _box((left + 4, top + 4, right - 4, bottom - 4), "paper.dark", scale, 17)
    yield _box((left + 4, top + 4, right - 4, top + TOP - 8), "wood.light", scale, 17)
    yield _box((left + 4, top + TOP - 26, right - 4, top + TOP - 8), "wood.light", scale, 0)
    y = (top + TOP / 2 - 2) * scale
    beside = right - left - 60 - width(card.title, 44)
    note, small = fitted(card.note, max(beside, (right - left) * 0.52), 36, LEAST)
    said, size = fitted(card.title, right - left - 60 - width(note, small), 44, LEAST)
    yield Text(said, ((left + 22) * scale, y), round(size * scale), "ink", "left")
    if note:
        yield Text(note, ((right - 22) * scale, y), round(small * scale), "ink", "right")
    line = (bottom - EDGE - top - TOP) / len(card.people)
    columns = (
        max((width(one.earned, EARNED) for one in card.people), default=0),
        max(
            (width(one.points, POINTS) + 2 * FRAME for one in card.people if one.points), default=0
        ),
    )
    placed = [
        (one, (left + 10, top + TOP + i * line, right - 10, top + TOP + (i + 1) * line - 2))
        for i, one in enumerate(sorted(card.people, key=lambda one: one.place))
    ]
    # All names of a table have the same size.
    largest = min(
        _name(one, inside, columns, unnamed, 52 if line > 82 else 44, has_star=is_final)[1]
        for one, inside in placed
    )
    for one, inside in placed:
        name = _name(one, inside, columns, unnamed, largest, has_star=is_final)
        yield from _line(one, inside, columns, name, scale, is_final=is_final)


def _start(one: BracketSeat, room: Room) -> float:
    """Where a line has its star or name, after the disc of the place."""
    left, top, _, bottom = room
    return left + 26 + (2 * DISC * (bottom - top) if one.place else 0)


def _name(
    one: BracketSeat,
    room: Room,
    columns: tuple[float, float],
    unnamed: str,
    largest: int,
    *,
    has_star: bool,
) -> tuple[str, int]:
    """A person's name as it is written, and its font size."""
    end = room[2] - 16 - sum(wide + APART for wide in columns if wide)
    start = _start(one, room) + (STAR if has_star and one.place == 1 else 0)
    return fitted(legible(one.name, unnamed), end - start, largest, LEAST)


def _line(
    one: BracketSeat,
    room: Room,
    columns: tuple[float, float],
    name: tuple[str, int],
    scale: float,
    *,
    is_final: bool,
) -> Iterator[Shape]:
    """A person: the place on a disc, the name, the points."""
    left, top, right, bottom = room
    middle, high = (top + bottom) / 2, bottom - top
    if one.is_reader or (is_final and one.place == 1):
        yield _box((left, top + 1, right, bottom - 1), "ink", scale, 16)
        yield _box((left + 3, top + 4, right - 3, bottom - 4), "gold.light", scale, 13)
    radius = high * DISC
    if one.place and not one.is_out:
        fill, on = MEDALS.get(one.place, ("paper", "ink"))
        x = left + 14 + radius
        for more, colour in ((3, "ink"), (0, fill)):
            wide = radius + more
            yield _box((x - wide, middle - wide, x + wide, middle + wide), colour, scale, wide)
        size = round(radius * 1.35 * scale)
        yield Text(str(one.place), (x * scale, middle * scale), size, on)
    start = _start(one, room)
    if is_final and one.place == 1:
        yield Sprite("star", (), ((start + 30) * scale, middle * scale), 0.9 * scale)
        start += STAR
    ink = "state.later" if one.is_out else "ink"
    end = right - 16
    earned, points = columns
    if one.earned:
        yield Text(one.earned, (end * scale, middle * scale), round(EARNED * scale), ink, "right")
    end -= earned + (APART if earned else 0)
    if one.points and not one.is_out:
        for more, colour in ((0, "ink"), (4, "gold")):
            sides = (end - points + more, middle - 27 + more, end - more, middle + 27 - more)
            yield _box(sides, colour, scale, 12 - more)
    if one.points:
        spot = ((end - points / 2) * scale, middle * scale)
        yield Text(one.points, spot, round(POINTS * scale), ink, "middle")
    said, size = name
    yield Text(said, (start * scale, middle * scale), round(size * scale), ink, "left")


def _box(room: Room, colour: str, scale: float, radius: float) -> Box:
    left, top, right, bottom = (side * scale for side in room)
    return Box(left, top, right, bottom, colour, radius * scale)
