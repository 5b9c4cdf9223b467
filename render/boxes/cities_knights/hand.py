"""
A hand of Cities & Knights: commodities and tracks, with the next level's price and effect.

A row for each track: how many of its commodity there are, the level that is reached, and beside it
the price and the effect of the next one, in words of the captions "track.trade" and
"track.trade.4.does".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game import View
from game.cities_knights.parts import Cities, Effects
from game.cities_knights.place_metropolis import is_for_good
from game.cities_knights.rows import COMMODITIES, TOP, TRACKS
from game.core.view import SeatView
from render.hand import WIDTH, More, counted
from render.lettering import fitted, lines
from render.shapes import Shape, Sprite, Text

ROW = 166
"""The height of a track's row, in pixels at scale 1."""
TITLE = (46, 34)
EFFECT = (42, 36)
"""The largest and the smallest font size of effects, in pixels."""
NAME = (40, 34)
PRICE = 66
BEYOND = 548
"""Horizontal position of the price in a row, with the next level's effect behind it, in pixels."""


def tracks(
    view: View, seat: SeatView, captions: Mapping[str, str], top: float, scale: float
) -> Iterator[Shape]:
    """The three rows."""
    hand = seat.hand or view.rules.no_cards
    levels = view.part(Cities).levels[seat.seat]
    for i, (track, card) in enumerate(zip(TRACKS, COMMODITIES, strict=True)):
        is_crowned = _crowned(view, seat.seat)[i]
        count = hand[view.rules.card(card)]
        y = top + (i + 0.5) * ROW
        yield from _row(track, card, count, levels[i], is_crowned, captions, y, scale)
        yield from _next(track, card, count, levels[i], price(view, levels[i]), captions, y, scale)


def price(view: View, level: int) -> int:
    """The price of the level after *level* now."""
    is_cheaper = view.stint > 0 and view.part(Effects).crane == view.stint
    return level + 1 - (is_cheaper and view.reader == view.turn)


def _crowned(view: View, seat: int) -> tuple[bool, ...]:
    """By track, whether *seat* has its metropolis."""
    corners = view.part(Cities).metropolises
    return tuple([corner >= 0 and view.corner_seat[corner] == seat for corner in corners])


def _row(
    track: str,
    card: str,
    count: int,
    level: int,
    is_crowned: bool,
    captions: Mapping[str, str],
    y: float,
    scale: float,
) -> Iterator[Shape]:
    """The commodity, and the level on its track."""

    def at(x: float, down: float = 0) -> tuple[float, float]:
        return x * scale, (y + down) * scale

    yield Sprite("track row", (track,), at(WIDTH / 2), scale)
    yield Sprite("small resource", (card,), at(110), scale)
    yield from counted(count, 48, y - 44, 0.8, scale)
    name, size = fitted(captions.get(track_key(track), ""), 260 if is_crowned else 336, *TITLE)
    yield Text(name, at(196, -38), round(size * scale), "ink", "left")
    if is_crowned:
        yield Sprite("metropolis", (track,), at(496, -40), 0.74 * scale)
    yield Sprite("pips", (track, level), at(344, 32), scale)


def _next(
    track: str,
    card: str,
    count: int,
    level: int,
    cost: int,
    captions: Mapping[str, str],
    y: float,
    scale: float,
) -> Iterator[Shape]:
    """The price and effect of the next level; at the top the effect reached."""

    def at(x: float, down: float = 0) -> tuple[float, float]:
        return x * scale, (y + down) * scale

    left = BEYOND
    if level < TOP:
        plate = "points" if count >= cost else ""
        yield Sprite("plate", (plate, 144), at(left + 72, -22), 1.06 * scale)
        yield Text(str(cost), at(left + 40, -22), round(PRICE * scale), "ink")
        yield Sprite("small resource", (card,), at(left + 100, -22), 0.46 * scale)
        name, size = fitted(captions.get(card, ""), 164, *NAME)
        yield Text(name, at(left + 72, 38), round(size * scale), "ink")
        left += 176
    room = WIDTH - 36 - left
    said = captions.get(f"{track_key(track)}.{min(level + 1, TOP)}.does", "")
    found, size = lines(said, room, 3, *EFFECT)
    for i, line in enumerate(found):
        spot = at(left, (i - (len(found) - 1) / 2) * (size + 5))
        yield Text(line, spot, round(size * scale), "ink", "left")


def track_key(track: str) -> str:
    """The caption with the name of a *track*; those of its levels begin like it."""
    return f"track.{track}"


def reads(view: View) -> tuple[object, ...]:
    """The reader's levels and metropolises, which are final, and the prices of levels."""
    assert view.reader is not None
    cities = view.part(Cities)
    ends = tuple([is_for_good(view, track) for track in range(len(TRACKS))])
    return cities.levels[view.reader], _crowned(view, view.reader), ends, price(view, 0)


HAND = More(COMMODITIES, 3 * ROW + 10, tracks, reads)
