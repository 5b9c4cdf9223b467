"""Players' cards, dice, and the boards behind counters."""

from __future__ import annotations

from render.desk import BANK, CARD, SIDE, TAB
from render.pen import Pen
from render.themes.classic.marks import mark

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

PLATES = {
    "": ("paper", "ink"),
    "over": ("warn", "warn.line"),
    "award": ("gold", "gold.dark"),
    "points": ("gold", "ink"),
}
"""The plate under a counter: usual, over the limit, with a special card; and under points."""
HEAD = -35
"""The middle of a card's upper part, in pixels from its own middle."""


def card(pen: Pen, seat: str, is_lit: bool, is_gone: bool, wide: int = CARD[0]) -> None:
    """The background of a player's card; lit for the active player."""
    w, h = wide / 2 - 3, CARD[1] / 2 - 3
    pen.box(-w + 1, -h + 5, w + 1, h + 6, 18, "shade")
    if is_lit:
        pen.box(-w - 4, -h - 4, w + 4, h + 4, 21, "beam")
        pen.box(-w - 2, -h - 2, w + 2, h + 2, 19, "ink")
        pen.box(-w + 1, -h + 1, w - 1, h - 1, 16, "gold")
        w, h = w - 7, h - 7
    pen.box(-w, -h, w, h, 16, "ink")
    w, h = w - 4, h - 4
    pen.box(-w, -h, w, h, 13, "paper")
    fill = "grey" if is_gone else seat
    pen.box(-w, -h, w, 5, 13, fill, corners=(True, True, False, False))
    pen.line([(-w, 6), (w, 6)], "ink", 4)
    at = (40 - wide / 2, HEAD)
    pen.disc(at, 27, f"{seat}.on")
    pen.disc(at, 23, seat)
    mark(pen, seat, at, 12, f"{seat}.on", seat)


def tab(pen: Pen, wide: int = CARD[0]) -> None:
    """The extension of a card below, for notes from boxes."""
    w, h = wide / 2 - 12, TAB / 2
    pen.box(-w + 1, -h - 16, w + 1, h + 4, 14, "shade")
    pen.box(-w, -h - 16, w, h, 14, "ink")
    pen.box(-w + 4, -h - 12, w - 4, h - 4, 11, "paper.dark")


def flap(pen: Pen) -> None:
    """The extension of a card to the side, for notes from boxes."""
    w, h = SIDE / 2, CARD[1] / 2 + 1
    pen.box(-w - 20 + 1, -h + 4, w - 2, h + 4, 14, "shade")
    pen.box(-w - 20, -h, w - 3, h, 14, "ink")
    pen.box(-w - 16, -h + 4, w - 7, h - 4, 11, "paper.dark")


def medal(pen: Pen, seat: str) -> None:
    """The mark of a seat on a disc of its color."""
    pen.disc((0, 0), 31, "ink")
    pen.disc((0, 0), 27, seat)
    mark(pen, seat, (0, 0), 13, f"{seat}.on", seat)


def plate(pen: Pen, kind: str, wide: int) -> None:
    """The plate under a counter that should stand out."""
    fill, line = PLATES[kind]
    pen.box(-wide / 2, -30, wide / 2, 30, 12, fill, line, 4)


def die(pen: Pen, pips: int, is_red: bool, is_old: bool) -> None:
    """One die."""
    pen.box(-41, -36, 42, 46, 18, "shade")
    fill, ink = ("die", "pale") if is_red else ("ivory", "ink")
    pen.box(-42, -42, 42, 42, 18, fill, "ink" if not is_red else "#6e0f1d", 4)
    for x, y in PIPS[pips]:
        pen.disc((x * 22, y * 22), 9, ink)
    if is_old:
        with pen.glass(0.55):
            pen.box(-42, -42, 42, 42, 18, "panel")


def board(pen: Pen, rows: int) -> None:
    """The background of the bank's rows."""
    w, h = BANK[0] / 2, rows * BANK[1] / 2 + 6
    pen.box(-w, -h, w, h, 18, "panel.deep")
    pen.box(-w, -h, w, h, 18, None, "panel.line", 3)


def shelf(pen: Pen, rows: int) -> None:
    """The same for rows side by side."""
    w, h = rows * BANK[0] / 2, BANK[1] / 2 + 6
    pen.box(-w, -h, w, h, 18, "panel.deep")
    pen.box(-w, -h, w, h, 18, None, "panel.line", 3)
