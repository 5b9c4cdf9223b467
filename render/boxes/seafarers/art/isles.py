"""The prize of an island for the first settlement there outside home."""

from __future__ import annotations

from render.pen import Pen


def prize(pen: Pen, points: int, seats: str) -> None:
    """The points on a plate, and a dot for each of the *seats* that can still get them."""
    names = seats.split(",")
    pen.box(-35, -21, 35, 21, 11, "ink")
    pen.box(-31, -17, 31, 17, 8, "gold")
    pen.text((0, 0), f"+{points}", 34, "ink")
    for i, seat in enumerate(names):
        at = ((i - (len(names) - 1) / 2) * 17, 24)
        pen.disc(at, 9.5, "ink")
        pen.disc(at, 7, seat)
