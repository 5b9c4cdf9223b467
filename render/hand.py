"""
A hand: its owner's cards with counts, and what development cards do and whether they may be played.

It is drawn from the owner's own view and shows nobody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from PIL import Image

from game import View
from game.core.rows import DeckCard
from game.core.view import SeatView
from render.lettering import fitted, legible, lines, width
from render.notes import limit
from render.paint import paint
from render.palette import png
from render.scene import Player
from render.shapes import Shape, Sprite, Text
from render.themes import THEMES

WIDTH = 1600
HEADER = 132
ROW = 440
"""The height of the row of resource cards."""
CARD = 284
"""The width of a card."""
STEP = 308
CAPTION = (44, 36)
"""The largest and the least size of a caption."""
SHOWN = 4
"""How many cards of a stack can be told apart."""
TILE = (772, 284)
"""The width and height that a kind of development card takes; two stand in a row."""
WRITING = (-112, 474)
"""Where the words of a tile begin, from its middle, and how much room they have."""
TITLE = (52, 34)
EFFECT = (40, 34)
STATE = (40, 34)


def picture(
    view: View,
    player: Player,
    playable: frozenset[str],
    captions: Mapping[str, str],
    scale: float,
    theme: str,
) -> bytes:
    """The hand of the reader of *view* as a PNG."""
    assert view.reader is not None
    seat = view.seats[view.reader]
    tiles = len({one.card for one in seat.held or ()})
    height = HEADER + ROW + -(-tiles // 2) * TILE[1] + 24
    image = Image.new("RGB", (round(WIDTH * scale), round(height * scale)), THEMES[theme].water[0])
    shapes = [
        *header(view, seat, player, scale),
        *resources(view, seat, captions, scale),
        *developments(view, seat, playable, captions, scale),
    ]
    paint(image, shapes, THEMES[theme])
    return png(image, theme)


def header(view: View, seat: SeatView, player: Player, scale: float) -> Iterator[Shape]:
    """Who this is, how many cards in hand, and the points with the hidden ones apart."""
    on = f"{player.colour}.on"
    middle = HEADER / 2 - 4

    def at(x: float) -> tuple[float, float]:
        return x * scale, middle * scale

    yield Sprite("banner", (player.colour,), at(WIDTH / 2), scale)
    x = 1556.0
    hidden = (seat.total or seat.points) - seat.points
    if hidden:
        yield Text(f"+{hidden}", at(x), round(76 * scale), on, "right")
        x -= width(f"+{hidden}", 76) + 50
        yield Sprite("badge", ("points",), at(x), 0.86 * scale)
        x -= 52
    yield Text(str(seat.points), at(x), round(84 * scale), on, "right")
    x -= width(str(seat.points), 84) + 56
    yield Sprite("star", (), at(x), 1.5 * scale)
    x -= 84
    is_over = seat.hand_count > limit(view, seat.seat)
    long = width(str(seat.hand_count), 76)
    # The plate is as wide as a number of two digits wants it.
    yield Sprite("plate", ("over" if is_over else "", 98), at(x - 78), 1.62 * scale)
    yield Text(
        str(seat.hand_count), at(x - 14 - (98 - long) / 4), round(76 * scale), "ink", "right"
    )
    yield Sprite("icon", ("hand",), at(x - 118), 1.3 * scale)
    name = legible(player.name, f"P{seat.seat + 1}")
    words, size = fitted(name, x - 190 - 150, 72, 44)
    yield Text(words, at(150), round(size * scale), on, "left")


def resources(
    view: View, seat: SeatView, captions: Mapping[str, str], scale: float
) -> Iterator[Shape]:
    """A stack of each kind of card; a pale one where there is none."""
    counts = seat.hand or view.rules.no_cards
    unit = min(1, 5 / len(counts))
    for i, (kind, count) in enumerate(zip(view.rules.cards, counts, strict=True)):
        x = WIDTH / 2 + (i - (len(counts) - 1) / 2) * STEP * unit
        y = HEADER + ROW / 2
        for back in range(min(count, SHOWN) - 1, 0, -1):
            spot = ((x + 7 * back) * scale, (y - 9 * back) * scale)
            yield Sprite("big back", ("paper",), spot, unit * scale)
        yield Sprite("big card", (kind.name, not count), (x * scale, y * scale), unit * scale)
        caption = captions.get(kind.name, "")
        colour = "ink" if count else "pale"
        yield from _caption(caption, x, y + 148 * unit, CARD * unit, scale, colour)
        yield from _count(count, x - 96 * unit, y - 148 * unit, unit, scale)


def developments(
    view: View,
    seat: SeatView,
    playable: frozenset[str],
    captions: Mapping[str, str],
    scale: float,
) -> Iterator[Shape]:
    """A tile for each kind held: what it does, and whether it may be played now."""
    held = Counter(one.card for one in seat.held or ())
    for i, (number, count) in enumerate(sorted(held.items())):
        kind = view.rules.deck_cards[number]
        x = WIDTH / 2 + (i % 2 - 0.5) * (TILE[0] + 8)
        y = HEADER + ROW + (i // 2 + 0.5) * TILE[1]
        state = "points" if kind.points else "now" if kind.name in playable else "later"
        yield Sprite("tile", (kind.name, state), (x * scale, y * scale), scale)
        yield from _words(kind, state, x, y, captions, scale)
        if count > 1:
            yield from _count(count, x - 342, y - 92, 0.8, scale)


def _words(
    kind: DeckCard, state: str, x: float, y: float, captions: Mapping[str, str], scale: float
) -> Iterator[Shape]:
    """Its name, its effect in one line or two, and whether it may be played."""
    left, room = WRITING
    title, size = fitted(captions.get(kind.name, ""), room, *TITLE)
    yield Text(title, ((x + left) * scale, (y - 90) * scale), round(size * scale), "ink", "left")
    effect, size = lines(captions.get(f"{kind.name}.does", ""), room, 2, *EFFECT)
    for i, line in enumerate(effect):
        spot = ((x + left) * scale, (y - 6 + (i - (len(effect) - 1) / 2) * (size + 6)) * scale)
        yield Text(line, spot, round(size * scale), "ink", "left")
    yield Sprite("badge", (state,), ((x + left + 28) * scale, (y + 88) * scale), 0.62 * scale)
    words, size = fitted(captions.get(state, ""), room - 68, *STATE)
    spot = ((x + left + 68) * scale, (y + 88) * scale)
    yield Text(words, spot, round(size * scale), f"state.{state}", "left")


def _count(count: int, x: float, y: float, unit: float, scale: float) -> Iterator[Shape]:
    yield Sprite("count", (not count,), (x * scale, y * scale), unit * scale)
    colour = "ink" if count else "pale"
    yield Text(str(count), (x * scale, y * scale), round(72 * unit * scale), colour)


def _caption(
    words: str, x: float, y: float, room: float, scale: float, colour: str
) -> Iterator[Shape]:
    """One line, or two where one would be too small."""
    written, size = lines(words, room - 28, 2, *CAPTION)
    for i, line in enumerate(written):
        spot = (x * scale, (y + (i - (len(written) - 1) / 2) * size) * scale)
        yield Text(line, spot, round(size * scale), colour)
