"""Art for a line of text: cards, dice and marks on 128 pixels, read at 22."""

from __future__ import annotations

from collections.abc import Mapping

from render.pen import Pen
from render.themes.classic.figures import Emblem, Picture
from render.themes.classic.marks import mark
from render.themes.classic.panels import PIPS

SIGN = 36
"""Half the height of a sign, in pixels."""
PICTURE = 0.44
"""Scale of a development card's picture, relative to its size on a hand."""


def card(emblems: Mapping[str, Emblem], pen: Pen, name: str) -> None:
    """A card with its sign as large as it can be; a question mark for an unknown one."""
    emblem = emblems.get(name)
    pen.box(-56, -58, 56, 58, 20, "ink")
    pen.box(-51, -53, 51, 53, 16, f"ground.{name}" if emblem else "paper.dark")
    if emblem:
        emblem(pen, (0, 0), SIGN)
    else:
        pen.text((0, 0), "?", 80, "ink")


def development(
    pictures: Mapping[str, Picture], pen: Pen, name: str, ground: str = "lilac"
) -> None:
    """A development card with its picture."""
    pen.box(-58, -58, 58, 58, 20, "ink")
    pen.box(-53, -53, 53, 53, 16, ground)
    picture = pictures.get(name)
    if picture is None:
        pen.text((0, 0), "?", 80, "violet")
        return
    with pen.moved((0, 50 * PICTURE), PICTURE):
        picture(pen)


def back(pen: Pen) -> None:
    """The back of a development card."""
    pen.box(-46, -58, 46, 58, 18, "ink")
    pen.box(-41, -53, 41, 53, 14, "violet")
    pen.box(-32, -44, 32, 44, 9, None, "violet.light", 5)
    pen.text((0, 0), "?", 72, "pale")


def die(pen: Pen, pips: int) -> None:
    """The face of a die."""
    pen.box(-56, -56, 56, 56, 24, "ink")
    pen.box(-50, -50, 50, 50, 19, "ivory")
    for x, y in PIPS[pips]:
        pen.disc((x * 28, y * 28), 13, "ink")


def seat(pen: Pen, colour: str) -> None:
    """The mark of a seat on its color."""
    pen.disc((0, 0), 57, "ink")
    pen.disc((0, 0), 51, colour)
    mark(pen, colour, (0, 0), 28, f"{colour}.on", colour)
