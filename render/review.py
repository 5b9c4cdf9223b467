"""
The picture of a review: a line of each seat's chances to win, with the turning points numbered.

The text below it tells the turning points; lines, marks and names are in the players' colors.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from PIL import Image

from game import Line
from game.computer.review import Change, Review
from game.computer.review import review as review_of
from render.charts import LABEL, spread, title
from render.lettering import legible, named, width
from render.paint import paint
from render.palette import png
from render.scene import Player
from render.shapes import Box, Curve, Point, Shape, Sprite, Text
from render.themes import THEMES

SIZE = (1200, 1000)
"""Width and height in pixels at scale 1."""
LEFT, RIGHT = 44, SIZE[0] - 44
"""The left and right margins, in pixels at scale 1."""
NAMES = 104
"""Top of the players' names, in pixels at scale 1."""
ROW = 78
"""Height of a row of names, in pixels at scale 1."""
COLUMNS = 2
"""Number of names side by side."""
FLOOR = SIZE[1] - 92
"""Height of the line at 0 %, in pixels at scale 1."""
GRID = range(0, 101, 25)
"""Percentages with a line."""
BADGE = 30
"""Half the size of a turning point's number, in pixels at scale 1."""
INSIDE = 0.5
"""Part of a turn after which its turning point is drawn."""


def reviewed(lines: Sequence[Line]) -> bytes:
    """The review of the game with this whole log, as bytes: an artist's process can make it."""
    return msgspec.msgpack.encode(review_of(lines))


def read(data: bytes) -> Review:
    """The review that `reviewed` made."""
    return msgspec.msgpack.decode(data, type=Review)


def review(
    found: Review,
    players: Sequence[Player],
    captions: Mapping[str, str],
    scale: float,
    theme: str,
) -> bytes:
    """
    The chances of *players* over the rounds.

    *captions* has the words "chances", "rounds" and "player", for names that cannot be written.
    """
    wide, high = SIZE
    image = Image.new("RGB", (round(wide * scale), round(high * scale)))
    paint(image, shapes(found, players, captions, scale), THEMES[theme])
    return png(image, theme)


def shapes(
    found: Review, players: Sequence[Player], captions: Mapping[str, str], scale: float
) -> Iterator[Shape]:
    """Everything on its paper."""
    wide, high = SIZE
    yield Box(0, 0, wide * scale, high * scale, "paper")
    yield from title(captions["chances"], (LEFT, 22, RIGHT, 96), scale)
    for seat, player in enumerate(players):
        row, column = divmod(seat, COLUMNS)
        left = LEFT + column * (RIGHT - LEFT) / COLUMNS
        yield from _name(player, captions["player"], (left, NAMES + (row + 0.5) * ROW), scale)
    top = NAMES - (-len(players) // COLUMNS) * ROW + 3 * BADGE + 20
    yield from _chart(found, players, captions["rounds"], top, scale)


def _name(player: Player, instead: str, at: Point, scale: float) -> Iterator[Shape]:
    """A player's mark and name, on a line of their color."""
    x, y = at
    room = (RIGHT - LEFT) / COLUMNS - 110
    yield Sprite("medal", (player.colour,), ((x + 36) * scale, y * scale), 0.9 * scale)
    said, size = named(legible(player.name, instead), room, (44, 34), (30, 28))
    for i, words in enumerate(said):
        spot = ((x + 84) * scale, (y + (i - (len(said) - 1) / 2) * size) * scale)
        yield Text(words, spot, round(size * scale), "ink", "left")


def _chart(
    found: Review, players: Sequence[Player], rounds: str, top: float, scale: float
) -> Iterator[Shape]:
    """The lines, on a grid with percentages and rounds, and the turning points above."""
    start, end = LEFT + width("100 %", LABEL) + 16, RIGHT - 8
    far = (end - start) / max(1, len(found.turns) - 1)

    def at(turn: float, chance: float) -> Point:
        return (start + turn * far) * scale, (FLOOR - chance * (FLOOR - top)) * scale

    def figure(words: str, x: float, y: float, anchor: str) -> Shape:
        size = round(LABEL * scale)
        return Text(words, (x * scale, y * scale), size, "ink", anchor)  # type: ignore[arg-type]

    for share in GRID:
        _, y = at(0, share / 100)
        thick = (2 if share else 4) * scale
        colour = "paper.dark" if share else "ink"
        yield Box(start * scale, y - thick / 2, end * scale, y + thick / 2, colour)
        yield figure(f"{share} %", start - 14, y / scale, "right")
    yield figure(rounds, start, FLOOR + 50, "left")
    yield figure(str(found.rounds), end, FLOOR + 50, "right")
    middles = [at(point.turn - INSIDE, 0)[0] / scale for point in found.points]
    badges = spread(middles, 2 * BADGE + 8, end - BADGE)
    for middle, badge in zip(middles, badges, strict=True):
        y = top - 2 * BADGE
        yield Curve(
            (
                (badge * scale, y * scale),
                (middle * scale, top * scale),
                (middle * scale, FLOOR * scale),
            ),
            4 * scale,
            "grey",
        )
    drawn = list[tuple[Point, ...]]()
    for seat, player in enumerate(players):
        spots = tuple(at(turn, chances[seat]) for turn, chances in _steps(found))
        if len(spots) > 1:
            # Partners have the same chances: their lines are side by side.
            down = 10 * scale * drawn.count(spots)
            drawn.append(spots)
            beside = tuple((x, y + down) for x, y in spots)
            yield Curve(beside, 12 * scale, "ink")
            yield Curve(beside, 7 * scale, player.colour)
    for nth, (point, badge) in enumerate(zip(found.points, badges, strict=True), start=1):
        x, y = at(point.turn - INSIDE, point.after[point.seat])
        for half, colour in ((17, "ink"), (12, players[point.seat].colour)):
            far_out = half * scale
            yield Box(x - far_out, y - far_out, x + far_out, y + far_out, colour, far_out)
        yield from _badge(nth, point, (badge, top - 2 * BADGE), scale)


def _steps(found: Review) -> Iterator[tuple[float, tuple[float, ...]]]:
    """The chances by turn, with both sides of each turning point inside its turn."""
    inside = {point.turn: point for point in found.points}
    for turn, chances in enumerate(found.turns):
        if point := inside.get(turn):
            yield turn - INSIDE, point.before
            yield turn - INSIDE, point.after
        yield turn, chances


def _badge(nth: int, point: Change, at: Point, scale: float) -> Iterator[Shape]:
    """The number of a turning point: a square like a die for luck, else round."""
    x, y = at
    radius = 12 if point.is_luck else BADGE
    for half, colour in ((BADGE, "ink"), (BADGE - 4, "gold")):
        sides = ((x - half) * scale, (y - half) * scale, (x + half) * scale, (y + half) * scale)
        yield Box(*sides, colour, min(radius, half) * scale)
    yield Text(str(nth), (x * scale, y * scale), round(44 * scale), "ink")
