"""
The desk: how picture, board and panels share the room.

The island of most boards leaves the corners of the picture free, and the players' cards lie
there; where cards would cover land or harbours, or there are more than four players, the cards
lie beside the board or below it. Sizes are those of a picture 1600 pixels wide.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from render.shapes import Point

WIDTH, HEIGHT = 1600, 1280
FRAME = 18
"""The wooden frame around the picture."""
CARD = (400, 168)
NARROW = 382
"""How wide a card is where four lie in one row."""
TAB = 62
"""How much longer a card is for each row of what boxes add to it."""
DIE = 88
DICE = 24 + DIE + 26
"""How high the dice are with the room above and below them."""
BANK = (160, 64)
"""The bank's width, and the height of each of its rows."""
CORNERS = 4
"""For so many players a picture has corners."""
MARGIN = 26
RIBBON = 92
"""How far above the lower end of the picture the winner's ribbon has its middle."""
OVER = 70
"""How far above its middle the ribbon reaches, with its wreath."""
RIM = FRAME + 8
"""How far the board stays away from the picture's edge."""
LEAST = (1100, 860)
"""The width and height of the smallest picture of a part of the board."""
NARROWEST, WIDEST = 1.1, 1.57
"""Width by height of the narrowest and the widest one; Discord shows at most 550 by 350."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Where everything but the board lies; middles of panels, in pixels at *unit* 1."""

    cards: tuple[Point, ...]
    dice: tuple[Point, ...]
    bank: Point
    bank_rows: int
    room: tuple[float, float, float, float]
    """Left, top, right and bottom of what the board may use."""
    size: tuple[int, int] = (WIDTH, HEIGHT)
    """The width and height of the picture."""
    tab: int = 0
    """How far cards reach further down for the rows of what boxes add."""
    is_bank_wide: bool = False
    """Whether the bank's rows lie side by side."""
    card: int = CARD[0]
    """How wide a card is."""
    bank_unit: float = 1.0
    """How large the bank is drawn: smaller where all of its rows would have no room."""
    ribbon: Point = (0, 0)
    """Where the winner's ribbon lies once the game is over: at the lower end of the board."""
    ornaments: tuple[tuple[str, Point, float], ...] = ()
    """Art that may lie in free water: its name, its middle and how far it reaches."""

    def above_ribbon(self) -> Desk:
        """The same with the board above the winner's ribbon."""
        left, top, right, bottom = self.room
        return replace(self, room=(left, top, right, min(bottom, self.ribbon[1] - OVER)))

    @property
    def panels(self) -> list[tuple[float, float, float, float]]:
        """Left, top, right and bottom of everything that may cover no land."""
        sizes: list[tuple[Point, float, float]]
        sizes = [((x, y + self.tab / 2), self.card, CARD[1] + self.tab) for x, y in self.cards]
        sizes += [(at, DIE, DIE) for at in self.dice]
        across, down = (self.bank_rows, 1) if self.is_bank_wide else (1, self.bank_rows)
        wide, high = BANK[0] * self.bank_unit * across, BANK[1] * self.bank_unit * down
        sizes += [(self.bank, wide, high)] if self.bank_rows else []
        return [(x - w / 2, y - h / 2, x + w / 2, y + h / 2) for (x, y), w, h in sizes]


def desks(players: int, bank_rows: int, tab: int = 0) -> list[Desk]:
    """Every way to share the room in which no card covers another, the better ones first."""
    found = [strip(players, bank_rows, tab), ledge(players, bank_rows, tab)]
    if players * (CARD[1] + tab) <= HEIGHT - 2 * MARGIN - DIE - 28:
        found.insert(0, column(players, bank_rows, tab))
    if players <= CORNERS:
        found.insert(0, corners(players, bank_rows, tab))
    return found


def corners(players: int, bank_rows: int, tab: int = 0) -> Desk:
    """Cards in the four corners, clockwise from the top left."""
    left, top = MARGIN + CARD[0] / 2, MARGIN + CARD[1] / 2
    right, bottom = WIDTH - left, HEIGHT - top - tab
    spots = ((left, top), (right, top), (right, bottom), (left, bottom))
    ceiling, floor = MARGIN + CARD[1] + tab, HEIGHT - MARGIN - CARD[1] - tab - 24
    unit = _bank_unit(bank_rows, floor - ceiling - DICE)
    return Desk(
        spots[:players],
        _dice(ceiling),
        (MARGIN + 6 + BANK[0] / 2, floor - unit * bank_rows * BANK[1] / 2),
        bank_rows,
        (RIM, RIM, WIDTH - RIM, HEIGHT - RIM),
        tab=tab,
        bank_unit=unit,
        ribbon=(WIDTH / 2, HEIGHT - RIBBON),
        ornaments=(
            ("compass", (right + 40, top + tab + 210), 90),
            ("whale", (right + 60, 985 - tab), 75),
        ),
    )


def column(players: int, bank_rows: int, tab: int = 0) -> Desk:
    """Cards below one another on the left, the dice under them, the bank in the lower right."""
    step = min(CARD[1] + tab + 14, (HEIGHT - 2 * MARGIN - DIE - 28) / players)
    x, top = MARGIN + CARD[0] / 2, MARGIN + CARD[1] / 2
    right = WIDTH - MARGIN - 6
    return Desk(
        tuple((x, top + i * step) for i in range(players)),
        _dice(MARGIN + players * step - 14),
        (right - BANK[0] / 2, HEIGHT - MARGIN - 10 - bank_rows * BANK[1] / 2),
        bank_rows,
        (MARGIN + CARD[0] + 16, RIM, WIDTH - RIM, HEIGHT - RIM),
        tab=tab,
        ribbon=((WIDTH + MARGIN + CARD[0]) / 2, HEIGHT - RIBBON),
        ornaments=(("compass", (right - 80, MARGIN + 110), 90),),
    )


def strip(players: int, bank_rows: int, tab: int = 0) -> Desk:
    """Cards in one row of four or two of three below the board, dice and bank left of it."""
    columns = players if players <= 4 else 3
    rows = -(-players // columns)
    step_x, step_y = (WIDTH - 2 * FRAME - 8) / columns, CARD[1] + tab + 8
    top = HEIGHT - MARGIN - rows * step_y + (step_y - tab) / 2
    spots = tuple(
        (WIDTH / 2 + (i % columns - (columns - 1) / 2) * step_x, top + i // columns * step_y)
        for i in range(players)
    )
    floor = top - (step_y - tab) / 2
    unit = _bank_unit(bank_rows, floor - 20 - MARGIN - DICE)
    bank = unit * bank_rows * BANK[1]
    return Desk(
        spots,
        _dice(MARGIN - 18),
        (MARGIN + 6 + BANK[0] / 2, min(floor - 20, 200 + bank) - bank / 2),
        bank_rows,
        (MARGIN + BANK[0] + 30, RIM, WIDTH - RIM, floor),
        tab=tab,
        card=NARROW if columns == CORNERS else CARD[0],
        bank_unit=unit,
        ribbon=(WIDTH / 2, floor - 70),
    )


def ledge(players: int, bank_rows: int, tab: int = 0) -> Desk:
    """The cards as in a strip, and dice and bank in a row above them: for boards that are wide."""
    below = strip(players, bank_rows, tab)
    left, top, right, bottom = RIM, RIM, WIDTH - RIM, below.room[3]
    dice = _dice(bottom - DIE - 24)
    start = dice[-1][0] + DIE / 2 + 30
    unit = min(1.0, (right - start) / (bank_rows * BANK[0])) if bank_rows else 1.0
    return replace(
        below,
        dice=dice,
        bank=(start + unit * bank_rows * BANK[0] / 2, dice[0][1]),
        is_bank_wide=True,
        bank_unit=unit,
        room=(left, top, right, bottom - DIE - 10),
        ribbon=(WIDTH / 2, bottom - DIE - 80),
    )


def bare(width: float = WIDTH, height: float = HEIGHT) -> Desk:
    """
    The whole room for the board: a picture that has just room for *width* times *height*.

    It is neither too small nor so narrow or wide that a screen would show it smaller for that.
    """
    wide = min(max(width + 2 * RIM, LEAST[0]), WIDTH)
    high = min(max(height + 2 * RIM, LEAST[1], wide / WIDEST), HEIGHT)
    wide = round(max(wide, high * NARROWEST))
    return Desk((), (), (0, 0), 0, (RIM, RIM, wide - RIM, round(high) - RIM), (wide, round(high)))


def _bank_unit(rows: int, room: float) -> float:
    """How large a bank of so many rows is where it has this *room* in height."""
    return min(1.0, room / (rows * BANK[1])) if rows else 1.0


def _dice(top: float) -> tuple[Point, ...]:
    x, y = MARGIN + 8 + DIE / 2, top + 24 + DIE / 2
    return ((x, y), (x + DIE + 14, y))
