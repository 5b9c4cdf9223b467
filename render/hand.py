"""
A hand: its owner's cards with counts, and the effects of development cards.

Each shows whether it may be played. It is drawn from the owner's own view and shows no other
player's. A box may add rows of its own, in which it shows some kinds of card itself (`More`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass

from PIL import Image

from game import View
from game.core.rows import DeckCard
from game.core.view import SeatView
from render.boxes import brought
from render.lettering import ELLIPSIS, fitted, legible, lines, width
from render.notes import limit
from render.paint import paint
from render.palette import png
from render.scene import Player
from render.shapes import Shape, Sprite, Text
from render.themes import THEMES

WIDTH = 1600
HEADER = 132
ROW = 440
"""The height of the row of resource cards, in pixels at scale 1."""
CARD = 284
"""The width of a card, in pixels at scale 1."""
STEP = 308
LIMIT = 50
"""Font size of the hand limit, behind the number of cards, in pixels."""
CAPTION = (44, 36)
"""The largest and the smallest font size of a caption, in pixels."""
SHOWN = 4
"""Maximum cards of a stack that are drawn."""
TILE = (772, 284)
"""The width and height for a kind of development card, in pixels; two fit in a row."""
WRITING = (-112, 474)
"""The start of a tile's words, from its middle, and their maximum width, in pixels."""
TITLE = (52, 34)
EFFECT = (40, 34)
LONGER = (35, 34)
"""Font size of an effect in two lines, and in three, in pixels."""
RISE = 6
"""Pixels that an effect in three lines moves up, clear of the label; its title moves twice that."""
STATE = (40, 34)


@dataclass(frozen=True, slots=True)
class More:
    """Rows that a box adds to a hand, between its cards and those of decks."""

    kinds: tuple[str, ...]
    """The kinds of card that it shows itself."""
    height: int
    draw: Callable[[View, SeatView, Mapping[str, str], float, float], Iterator[Shape]]
    """Takes view, seat, captions, the top of the rows, and the scale."""
    reads: Callable[[View], Hashable]
    """Everything else it is drawn from, for caching."""


def added(view: View) -> tuple[More, ...]:
    """The rows that each box of a game adds."""
    return tuple([file.HAND for file in brought("hand", view.rules)])


def drawn_from(view: View) -> Hashable:
    """Everything but the cards that boxes' rows are drawn from; equal values draw the same."""
    return tuple([more.reads(view) for more in added(view)])


def picture(
    view: View,
    player: Player,
    playable: frozenset[str],
    captions: Mapping[str, str],
    scale: float,
    theme: str,
    most: int | None = None,
) -> bytes:
    """The hand of the reader of *view* as a PNG; *most* cards are safe from a seven."""
    assert view.reader is not None
    seat = view.seats[view.reader]
    tiles = len({one.card for one in seat.held or ()})
    rows = added(view)
    floor = HEADER + ROW + sum(more.height for more in rows)
    height = floor + -(-tiles // 2) * TILE[1] + 24
    image = Image.new("RGB", (round(WIDTH * scale), round(height * scale)), THEMES[theme].water[0])
    shapes = [
        *header(view, seat, player, scale, most),
        *resources(view, seat, captions, scale),
        *developments(view, seat, playable, captions, scale, floor),
    ]
    top = HEADER + ROW
    for more in rows:
        shapes += more.draw(view, seat, captions, top, scale)
        top += more.height
    paint(image, shapes, THEMES[theme])
    return png(image, theme)


def header(
    view: View, seat: SeatView, player: Player, scale: float, most: int | None = None
) -> Iterator[Shape]:
    """
    The player, the number of cards in hand, and the points with the hidden ones apart.

    Behind the number of cards is the number that is safe from a seven, if that is smaller: *most*,
    or what pictures know of it.
    """
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
    most = limit(view, seat.seat) if most is None else most
    is_over = seat.hand_count > most
    of = f"/{most}" if most < sum(card.supply for card in view.rules.cards) else ""
    beside = width(of, LIMIT)
    long = width(str(seat.hand_count), 76)
    # The plate is as wide as a number of one digit needs, or of two.
    more = (36 if seat.hand_count > 9 else 0) + beside
    wide = 98 + round(more / 1.62)
    yield Sprite("plate", ("over" if is_over else "", wide), at(x - 78 - more / 2), 1.62 * scale)
    end = x - 14 - (98 - long + more - beside) / 4
    if of:
        yield Text(of, (end * scale, (middle + 8) * scale), round(LIMIT * scale), "ink", "right")
    yield Text(str(seat.hand_count), at(end - beside), round(76 * scale), "ink", "right")
    yield Sprite("icon", ("hand",), at(x - 118 - more), 1.3 * scale)
    name = legible(player.name, f"P{seat.seat + 1}")
    words, size = fitted(name, x - 190 - more - 150, 72, 44)
    yield Text(words, at(150), round(size * scale), on, "left")


def resources(
    view: View, seat: SeatView, captions: Mapping[str, str], scale: float
) -> Iterator[Shape]:
    """A stack of each kind of card except those in a box's rows; a pale one where there is none."""
    apart = {name for more in added(view) for name in more.kinds}
    every = zip(view.rules.cards, seat.hand or view.rules.no_cards, strict=True)
    found = [(kind, count) for kind, count in every if kind.name not in apart]
    unit = min(1, 5 / len(found))
    for i, (kind, count) in enumerate(found):
        x = WIDTH / 2 + (i - (len(found) - 1) / 2) * STEP * unit
        y = HEADER + ROW / 2
        for back in range(min(count, SHOWN) - 1, 0, -1):
            spot = ((x + 7 * back) * scale, (y - 9 * back) * scale)
            yield Sprite("big back", ("paper",), spot, unit * scale)
        yield Sprite("big card", (kind.name, not count), (x * scale, y * scale), unit * scale)
        caption = captions.get(kind.name, "")
        colour = "ink" if count else "pale"
        yield from _caption(caption, x, y + 148 * unit, CARD * unit, scale, colour)
        yield from counted(count, x - 96 * unit, y - 148 * unit, unit, scale)


def developments(
    view: View,
    seat: SeatView,
    playable: frozenset[str],
    captions: Mapping[str, str],
    scale: float,
    floor: float = HEADER + ROW,
) -> Iterator[Shape]:
    """A tile for each kind held: its effect, and whether it may be played now."""
    held = Counter(one.card for one in seat.held or ())
    for i, (number, count) in enumerate(sorted(held.items())):
        kind = view.rules.deck_cards[number]
        x = WIDTH / 2 + (i % 2 - 0.5) * (TILE[0] + 8)
        y = floor + (i // 2 + 0.5) * TILE[1]
        state = "points" if kind.points else "now" if kind.name in playable else "later"
        yield Sprite("tile", (kind.name, state), (x * scale, y * scale), scale)
        yield from _words(kind, state, x, y, captions, scale)
        if count > 1:
            yield from counted(count, x - 342, y - 92, 0.8, scale)


def _words(
    kind: DeckCard, state: str, x: float, y: float, captions: Mapping[str, str], scale: float
) -> Iterator[Shape]:
    """Its name, its effect in one line or two, and whether it may be played."""
    left, room = WRITING
    does = captions.get(f"{kind.name}.does", "")
    effect, lettered = lines(does, room, 2, *EFFECT)
    if effect and effect[-1].endswith(ELLIPSIS):
        effect, lettered = lines(does, room, 3, *LONGER)
    apart, rise = (6, 0) if len(effect) < 3 else (2, RISE)
    title, size = fitted(captions.get(kind.name, ""), room, *TITLE)
    at = (x + left) * scale, (y - 90 - 2 * rise) * scale
    yield Text(title, at, round(size * scale), "ink", "left")
    for i, line in enumerate(effect):
        down = (i - (len(effect) - 1) / 2) * (lettered + apart)
        at = (x + left) * scale, (y - 6 - rise + down) * scale
        yield Text(line, at, round(lettered * scale), "ink", "left")
    yield Sprite("badge", (state,), ((x + left + 28) * scale, (y + 88) * scale), 0.62 * scale)
    words, size = fitted(
        captions.get(f"{kind.name}.{state}", captions.get(state, "")), room - 68, *STATE
    )
    spot = ((x + left + 68) * scale, (y + 88) * scale)
    yield Text(words, spot, round(size * scale), f"state.{state}", "left")


def counted(count: int, x: float, y: float, unit: float, scale: float) -> Iterator[Shape]:
    """The number of cards of a kind, on a disc."""
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
