"""
The desk: the layout of picture, board and panels.

The island of most boards leaves the corners of the picture free, and the players' cards go there;
where cards would cover land or harbors, or there are more than four players, the cards go next to
the board or below it. Sizes are those of a picture 1600 pixels wide.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from render.shapes import Point

WIDTH, HEIGHT = 1600, 1280
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
PAIR, LARGER = 2, 1.2
"""Players whose cards are larger because there are only two, and how much larger."""
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
    card_unit: float = 1.0
    """Scale of the cards: larger where there are only two."""
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
        unit, tab = self.card_unit, self.card_unit * self.tab
        wide, high = unit * self.card + self.side, unit * CARD[1] + tab
        sizes = [((x + self.side / 2, y + tab / 2), wide, high) for x, y in self.cards]
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


def desks(players: int, bank_rows: int, tab: int = 0) -> list[Desk]:
    """Every layout for these wants."""
    return shared(Wants(players, bank_rows, tab))


def shared(wants: Wants) -> list[Desk]:
    """Every layout in which no card covers another, the better ones first."""
    aside = replace(wants, tab=0)
    is_aside = wants.can_stack and wants.players > CORNERS
    found = [strip(aside, SIDE)] if is_aside else []
    found.append(strip(wants))
    if not wants.is_flanked:
        found += [ledge(aside, SIDE)] if is_aside else []
        found.append(ledge(wants))
    below = HEIGHT - 2 * MARGIN - DIE - 28
    if is_aside and wants.players * CARD[1] <= below:
        found.insert(0, column(aside, SIDE))
    if wants.players * (CARD[1] + wants.tab) <= below:
        found.insert(0, column(wants))
    if wants.players <= CORNERS:
        found.insert(0, corners(wants))
    if wants.players == PAIR:
        found.insert(0, pair(wants))
    return found


def pair(wants: Wants) -> Desk:
    """
    Large cards of two on the left, one at the top and one at the bottom, dice and bank between.

    With a box's panel the corners on the right have it and the bank.
    """
    tab, (rows, more) = LARGER * wants.tab, wants.rows
    wide, high = LARGER * CARD[0], LARGER * CARD[1]
    x, top, bottom = MARGIN + wide / 2, MARGIN + high / 2, HEIGHT - MARGIN - high / 2 - tab
    ceiling, floor = MARGIN + high + tab, HEIGHT - MARGIN - high - tab - 24
    left = MARGIN + BANK[0] + 30
    used = wants.dice_high
    unit = _bank_unit(more if wants.is_flanked else rows, floor - ceiling - used)
    near, far = MARGIN + 6 + BANK[0] / 2, WIDTH - MARGIN - 6 - BANK[0] / 2
    desk = Desk(
        ((x, top), (x, bottom)),
        _dice(ceiling, wants.dice),
        (near, floor - unit * rows * BANK[1] / 2),
        rows,
        (left, RIM, WIDTH - RIM, HEIGHT - RIM),
        tab=wants.tab,
        card_unit=LARGER,
        bank_unit=unit,
        ribbon=((left + WIDTH) / 2, HEIGHT - RIBBON),
    )
    if not wants.is_flanked:
        return replace(
            desk,
            ornaments=(
                ("compass", (WIDTH - 140, 150), 90),
                ("whale", (WIDTH - 130, HEIGHT - 140), 75),
            ),
        )
    return replace(
        desk,
        bank=(far, HEIGHT - MARGIN - 10 - unit * rows * BANK[1] / 2),
        more=(near, floor - unit * more * BANK[1] / 2),
        more_rows=more,
        panel=(far, MARGIN + 6 + wants.panel[1] / 2),
        panel_size=wants.panel,
    )


def corners(wants: Wants) -> Desk:
    """Cards in the four corners, clockwise from the top left."""
    tab, (rows, more) = wants.tab, wants.rows
    left, top = MARGIN + CARD[0] / 2, MARGIN + CARD[1] / 2
    right, bottom = WIDTH - left, HEIGHT - top - tab
    spots = ((left, top), (right, top), (right, bottom), (left, bottom))
    ceiling, floor = MARGIN + CARD[1] + tab, HEIGHT - MARGIN - CARD[1] - tab - 24
    used = max(wants.dice_high, wants.panel[1] + 44 if more else 0)
    unit = _bank_unit(max(rows, more), floor - ceiling - used)
    desk = Desk(
        spots[: wants.players],
        _dice(ceiling, wants.dice),
        (MARGIN + 6 + BANK[0] / 2, floor - unit * rows * BANK[1] / 2),
        rows,
        (RIM, RIM, WIDTH - RIM, HEIGHT - RIM),
        tab=tab,
        bank_unit=unit,
        ribbon=(WIDTH / 2, HEIGHT - RIBBON),
    )
    if wants.is_flanked:
        return _flanked(desk, wants, ceiling + 24, floor + 12, floor + 12)
    return replace(
        desk,
        ornaments=(
            ("compass", (right + 40, top + tab + 210), 90),
            ("whale", (right + 60, 985 - tab), 75),
        ),
    )


def column(wants: Wants, side: int = 0) -> Desk:
    """Cards below one another on the left, the dice under them, the bank in the lower right."""
    players, tab, (rows, more) = wants.players, wants.tab, wants.rows
    step = min(CARD[1] + tab + 14, (HEIGHT - 2 * MARGIN - DIE - 28) / players)
    x, top = MARGIN + CARD[0] / 2, MARGIN + CARD[1] / 2
    right = WIDTH - MARGIN - 6
    left = MARGIN + CARD[0] + side + 16
    desk = Desk(
        tuple((x, top + i * step) for i in range(players)),
        _dice(MARGIN + players * step - 14, wants.dice, across=wants.dice),
        (right - BANK[0] / 2, HEIGHT - MARGIN - 10 - rows * BANK[1] / 2),
        rows,
        (left, RIM, WIDTH - RIM, HEIGHT - RIM),
        tab=tab,
        side=side,
        ribbon=((WIDTH + left - 16) / 2, HEIGHT - RIBBON),
    )
    if wants.is_flanked:
        wide, high = wants.panel
        return replace(
            desk,
            more=(right - BANK[0] / 2, MARGIN + 10 + more * BANK[1] / 2),
            more_rows=more,
            panel=(left + wide / 2, HEIGHT - MARGIN - high / 2),
            panel_size=wants.panel,
        )
    return replace(desk, ornaments=(("compass", (right - 80, MARGIN + 110), 90),))


def strip(wants: Wants, side: int = 0) -> Desk:
    """Cards in one row of four or two of three below the board, dice and bank left of it."""
    players, tab, (rows, more) = wants.players, wants.tab, wants.rows
    columns = players if players <= 4 else 3
    lines = -(-players // columns)
    step_x, step_y = (WIDTH - 2 * FRAME - 8) / columns, CARD[1] + tab + 8
    top = HEIGHT - MARGIN - lines * step_y + (step_y - tab) / 2
    spots = tuple(
        (
            (WIDTH - side) / 2 + (i % columns - (columns - 1) / 2) * step_x,
            top + i // columns * step_y,
        )
        for i in range(players)
    )
    floor = top - (step_y - tab) / 2
    unit = _bank_unit(max(rows, more), floor - 20 - MARGIN - wants.dice_high)
    bank = unit * rows * BANK[1]
    desk = Desk(
        spots,
        _dice(MARGIN - 18, wants.dice),
        (
            MARGIN + 6 + BANK[0] / 2,
            min(floor - 20, MARGIN + 36 + wants.dice_high + bank) - bank / 2,
        ),
        rows,
        (MARGIN + BANK[0] + 30, RIM, WIDTH - RIM, floor),
        tab=tab,
        side=side,
        card=NARROW if columns == CORNERS else CARD[0],
        bank_unit=unit,
        ribbon=(WIDTH / 2, floor - 70),
    )
    if not wants.is_flanked:
        return desk
    room = (desk.room[0], RIM, WIDTH - desk.room[0], floor)
    left = min(floor - 20, MARGIN + 36 + wants.dice_high + unit * more * BANK[1])
    right = MARGIN + wants.panel[1] + 24 + bank
    return _flanked(replace(desk, room=room), wants, MARGIN, left, right)


def ledge(wants: Wants, side: int = 0) -> Desk:
    """The cards as in a strip, and dice and bank in a row above them: for wide boards."""
    below = strip(wants, side)
    left, top, right, bottom = RIM, RIM, WIDTH - RIM, below.room[3]
    dice = _dice(bottom - DIE - 24, wants.dice, across=wants.dice)
    start = dice[-1][0] + DIE / 2 + 30
    rows = wants.bank_rows
    unit = min(1.0, (right - start) / (rows * BANK[0])) if rows else 1.0
    return replace(
        below,
        dice=dice,
        bank=(start + unit * rows * BANK[0] / 2, dice[0][1]),
        is_bank_wide=True,
        bank_unit=unit,
        room=(left, top, right, bottom - DIE - 10),
        ribbon=(WIDTH / 2, bottom - DIE - 80),
    )


def _flanked(desk: Desk, wants: Wants, ceiling: float, left: float, right: float) -> Desk:
    """
    *desk* with a box's panel on the right below *ceiling*, and bank boards on both sides.

    The boards end at *left* and at *right*; the longer one is on the side without the panel.
    """
    x = WIDTH - MARGIN - 6 - BANK[0] / 2
    rows, more = wants.rows
    high = desk.bank_unit * BANK[1] / 2
    return replace(
        desk,
        bank=(x, right - rows * high),
        more=(desk.bank[0], left - more * high),
        more_rows=more,
        panel=(x, ceiling + wants.panel[1] / 2),
        panel_size=wants.panel,
    )


def bare(width: float = WIDTH, height: float = HEIGHT) -> Desk:
    """
    The whole room for the board: a picture that just fits *width* times *height*.

    It is neither too small nor so narrow or wide that a screen would show it smaller for that.
    """
    wide = min(max(width + 2 * RIM, LEAST[0]), WIDTH)
    high = min(max(height + 2 * RIM, LEAST[1], wide / WIDEST), HEIGHT)
    wide = round(max(wide, high * NARROWEST))
    return Desk((), (), (0, 0), 0, (RIM, RIM, wide - RIM, round(high) - RIM), (wide, round(high)))


def _bank_unit(rows: int, room: float) -> float:
    """Scale of a bank with this many rows in this *room* of height."""
    return min(1.0, room / (rows * BANK[1])) if rows else 1.0


def _dice(top: float, count: int = 2, across: int = 2) -> tuple[Point, ...]:
    """Width and height of this many dice, with this many side by side."""
    x, y, step = MARGIN + 8 + DIE / 2, top + 24 + DIE / 2, DIE + APART
    return tuple((x + i % across * step, y + i // across * step) for i in range(count))
