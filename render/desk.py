"""
The desk: the layout of picture, board and panels.

Sizes are those of a picture 1600 pixels wide. The layouts themselves are in `desks.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from render.shapes import Point

WIDTH, HEIGHT = 1600, 1280
TALL = 1432
"""The greatest height, for large boards: a desktop shows it 390 pixels wide, like a phone."""
HEIGHTS = (HEIGHT, 1336, 1384, TALL)
"""The heights that a public picture may have; at every usual scale they are even."""
FRAME = 18
"""Width of the wooden frame around the picture, in pixels."""
CARD = (400, 168)
NARROW = 382
"""Width of a card where four share one row, in pixels."""
TAB = 62
"""Height that each row from a box adds to a card, in pixels."""
SIDE = 122
"""Width that those rows add instead, where they go next to the card, in pixels."""
DIE = 88
APART = 14
"""Gap between two dice, in pixels."""
DICE = 24 + DIE + 26
"""Height of the dice with the room above and below them, in pixels."""
BANK = (160, 64)
"""The bank's width, and the height of each of its rows, in pixels."""
BRIM = 12
"""Height of the bank's board beyond its rows, in pixels."""
LONG = 8
"""Maximum rows of the bank on one board; with more it has two."""
CORNERS = 4
"""Maximum players whose cards fit in the corners."""
MARGIN = 26
RIBBON = 92
"""Distance of the middle of the winner's ribbon from the lower end of the picture, in pixels."""
OVER = 70
"""Height of the ribbon with its wreath above its middle, in pixels."""
RIM = FRAME + 8
"""Distance of the board from the picture's edge, in pixels."""
LEAST = (1100, 860)
"""The minimum width and height of a picture of a part of the board, in pixels."""
NARROWEST, WIDEST = 1.1, 1.57
"""Width by height of the narrowest and the widest one; Discord shows at most 550 by 350."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The positions of everything but the board: middles of panels, in pixels at *unit* 1."""

    cards: tuple[Point, ...]
    dice: tuple[Point, ...]
    bank: Point
    bank_rows: int
    room: tuple[float, float, float, float]
    """Left, top, right and bottom of the room for the board."""
    size: tuple[int, int] = (WIDTH, HEIGHT)
    """The width and height of the picture."""
    tab: int = 0
    """Height that rows from boxes add to each card."""
    side: int = 0
    """Width that they add instead."""
    more: Point = (0, 0)
    """The middle of the second board of a long bank,"""
    more_rows: int = 0
    """and the number of its rows on it."""
    panel: Point = (0, 0)
    """The middle of a box's panel next to the board,"""
    panel_size: tuple[int, int] = (0, 0)
    """and its width and height."""
    is_bank_wide: bool = False
    """Whether the bank's rows are side by side."""
    card: int = CARD[0]
    """Width of a card."""
    bank_unit: float = 1.0
    """Scale of the bank: smaller where all of its rows would not fit."""
    ribbon: Point = (0, 0)
    """The middle of the winner's ribbon once the game is over: at the lower end of the board."""
    ornaments: tuple[tuple[str, Point, float], ...] = ()
    """Art for free water: its name, its middle and its radius."""

    def above_ribbon(self) -> Desk:
        """The same with the board above the winner's ribbon."""
        left, top, right, bottom = self.room
        return replace(self, room=(left, top, right, min(bottom, self.ribbon[1] - OVER)))

    @property
    def boards(self) -> tuple[tuple[Point, int], ...]:
        """The boards of the bank, each with the number of its rows."""
        boards = ((self.bank, self.bank_rows), (self.more, self.more_rows))
        return tuple([board for board in boards if board[1]])

    @property
    def panels(self) -> list[tuple[float, float, float, float]]:
        """Left, top, right and bottom of everything that must not cover land."""
        sizes: list[tuple[Point, float, float]]
        wide, high = self.card + self.side, CARD[1] + self.tab
        sizes = [((x + self.side / 2, y + self.tab / 2), wide, high) for x, y in self.cards]
        sizes += [(at, DIE, DIE) for at in self.dice]
        for at, rows in self.boards:
            across, down = (rows, 1) if self.is_bank_wide else (1, rows)
            brim = BRIM if self.more_rows else 0
            size = BANK[0] * self.bank_unit * across, BANK[1] * self.bank_unit * down + brim
            sizes.append((at, *size))
        sizes += [(self.panel, *self.panel_size)] if self.panel_size[0] else []
        return [(x - w / 2, y - h / 2, x + w / 2, y + h / 2) for (x, y), w, h in sizes]


@dataclass(frozen=True, slots=True)
class Wants:
    """The panels and cards that a desk needs room for."""

    players: int
    bank_rows: int
    tab: int = 0
    """Height that boxes add to cards."""
    can_stack: bool = False
    """Whether that fits next to a card, too."""
    dice: int = 2
    panel: tuple[int, int] = (0, 0)
    """The width and height of a box's panel next to the board."""
    high: int = HEIGHT
    """The height of the picture."""

    @property
    def rows(self) -> tuple[int, int]:
        """The number of the bank's rows on its first board, and on its second one."""
        more = -(-self.bank_rows // 2) if self.bank_rows > LONG else 0
        return self.bank_rows - more, more

    @property
    def is_flanked(self) -> bool:
        """Whether the board has panels on both sides."""
        return bool(self.rows[1] or self.panel[0])

    @property
    def dice_high(self) -> float:
        """Height of the dice with the room around them where only two are side by side."""
        return DICE + (DIE + APART) * (self.dice > 2)


def bare(width: float = WIDTH, height: float = HEIGHT) -> Desk:
    """
    The whole room for the board: a picture that just fits *width* times *height*.

    It is neither too small nor so narrow or wide that a screen would show it smaller for that.
    """
    wide = min(max(width + 2 * RIM, LEAST[0]), WIDTH)
    high = min(max(height + 2 * RIM, LEAST[1], wide / WIDEST), HEIGHT)
    wide = round(max(wide, high * NARROWEST))
    return Desk((), (), (0, 0), 0, (RIM, RIM, wide - RIM, round(high) - RIM), (wide, round(high)))
