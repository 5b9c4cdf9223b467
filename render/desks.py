"""
Every layout of the desk: where cards, dice and bank can go.

The island of most boards leaves the corners of the picture free, and the players' cards go there;
where cards would cover land or harbors, or there are more than four players, the cards go next to
the board or below it. The camera takes the layout that shows the board largest.
"""

from __future__ import annotations

from dataclasses import replace

from render.desk import (
    APART,
    BANK,
    BRIM,
    CARD,
    CORNERS,
    DIE,
    FRAME,
    HEIGHT,
    MARGIN,
    NARROW,
    RIBBON,
    RIM,
    SIDE,
    WIDTH,
    Desk,
    Wants,
)
from render.shapes import Point

SPACE = 8
"""Gap between two cards below the board, in pixels."""


def desks(players: int, bank_rows: int, tab: int = 0, high: int = HEIGHT) -> list[Desk]:
    """Every layout for these wants."""
    return shared(Wants(players, bank_rows, tab, high=high))


def shared(wants: Wants) -> list[Desk]:
    """Every layout in which no card covers another, the better ones first."""
    aside = replace(wants, tab=0)
    is_aside = wants.can_stack and wants.players > CORNERS
    found = [corners(wants)] if wants.players <= CORNERS else []
    for one, side in ((wants, 0), *([(aside, SIDE)] if is_aside else [])):
        room = one.high - 2 * MARGIN - one.players * (CARD[1] + one.tab)
        if room >= DIE + 28 or (one.is_flanked and room >= 0):
            found.append(column(one, side, is_full=room < DIE + 28))
        if not one.is_flanked and room >= pile_high(one):
            found.append(pile(one, side))
    for one, side in ((aside, SIDE),) * is_aside + ((wants, 0),):
        found.append(strip(one, side))
        found += [band(one, side), *pillar(one, side)] if one.is_flanked else [ledge(one, side)]
        if one.players > CORNERS and not side and block(one) <= 2 * (CARD[1] + one.tab + SPACE):
            found.append(hem(one))
    return found


def corners(wants: Wants) -> Desk:
    """Cards in the four corners, clockwise from the top left."""
    tab, (rows, more) = wants.tab, wants.rows
    left, top = MARGIN + CARD[0] / 2, MARGIN + CARD[1] / 2
    right, bottom = WIDTH - left, wants.high - top - tab
    spots = ((left, top), (right, top), (right, bottom), (left, bottom))
    ceiling, floor = MARGIN + CARD[1] + tab, wants.high - MARGIN - CARD[1] - tab - 24
    used = max(wants.dice_high, wants.panel[1] + 44 if more else 0)
    unit = _bank_unit(max(rows, more), floor - ceiling - used)
    desk = Desk(
        spots[: wants.players],
        _dice(ceiling, wants.dice),
        (MARGIN + 6 + BANK[0] / 2, floor - unit * rows * BANK[1] / 2),
        rows,
        (RIM, RIM, WIDTH - RIM, wants.high - RIM),
        (WIDTH, wants.high),
        tab=tab,
        bank_unit=unit,
        ribbon=(WIDTH / 2, wants.high - RIBBON),
    )
    if wants.is_flanked:
        return _flanked(desk, wants, ceiling + 24, floor + 12, floor + 12)
    return replace(
        desk,
        ornaments=(
            ("compass", (right + 40, top + tab + 210), 90),
            ("whale", (right + 60, wants.high - 295 - tab), 75),
        ),
    )


def column(wants: Wants, side: int = 0, *, is_full: bool = False) -> Desk:
    """
    Cards below one another on the left, the dice under them, the bank in the lower right.

    If the column *is_full*, the dice are next to it.
    """
    players, tab, (rows, more), high = wants.players, wants.tab, wants.rows, wants.high
    below = 0 if is_full else DIE + 28
    step = min(CARD[1] + tab + 14, (high - 2 * MARGIN - below) / players)
    x, top = MARGIN + CARD[0] / 2, MARGIN + CARD[1] / 2
    right = WIDTH - MARGIN - 6
    left = MARGIN + CARD[0] + side + 16
    dice = _dice(MARGIN + players * step - 14, wants.dice, across=wants.dice)
    if is_full:
        dice = tuple((x + left - MARGIN, y) for x, y in _dice(MARGIN - 18, wants.dice))
    desk = Desk(
        tuple((x, top + i * step) for i in range(players)),
        dice,
        (right - BANK[0] / 2, high - MARGIN - 10 - rows * BANK[1] / 2),
        rows,
        (left, RIM, WIDTH - RIM, high - RIM),
        (WIDTH, high),
        tab=tab,
        side=side,
        ribbon=((WIDTH + left - 16) / 2, high - RIBBON),
    )
    if wants.is_flanked:
        wide, long = wants.panel
        return replace(
            desk,
            more=(right - BANK[0] / 2, MARGIN + 10 + more * BANK[1] / 2),
            more_rows=more,
            panel=(left + wide / 2, high - MARGIN - long / 2),
            panel_size=wants.panel,
        )
    return replace(desk, ornaments=(("compass", (right - 80, MARGIN + 110), 90),))


def halves(wants: Wants) -> tuple[int, int]:
    """The rows of the bank on two boards side by side."""
    rows, more = wants.rows
    return (rows, more) if more else (rows - rows // 2, rows // 2)


def pile_high(wants: Wants) -> float:
    """Height of dice and bank under a column of cards."""
    dice = DIE * wants.dice + APART * (wants.dice - 1)
    return 24 + max(dice, max(halves(wants)) * BANK[1] + BRIM)


def pile(wants: Wants, side: int = 0) -> Desk:
    """Cards as in a column, and under them the bank on two boards next to the dice."""
    desk, (first, more) = column(wants, side), halves(wants)
    step = (wants.high - 2 * MARGIN - pile_high(wants)) / wants.players
    step = min(CARD[1] + wants.tab + 14, step)
    left, top = MARGIN, MARGIN + wants.players * step + 12
    boards = [
        (left + (i + 0.5) * BANK[0], top + (BRIM + rows * BANK[1]) / 2)
        for i, rows in enumerate((first, more))
    ]
    dice = left + 2 * BANK[0] + SPACE + DIE / 2
    return replace(
        desk,
        cards=tuple((x, MARGIN + CARD[1] / 2 + i * step) for i, (x, _) in enumerate(desk.cards)),
        dice=tuple((dice, top + DIE / 2 + i * (DIE + APART)) for i in range(wants.dice)),
        bank=boards[0],
        bank_rows=first,
        more=boards[1],
        more_rows=more,
        room=(max(desk.room[0], dice + DIE / 2 + 16), *desk.room[1:]),
        ornaments=(*desk.ornaments, ("whale", (WIDTH - MARGIN - 80, wants.high - 130), 75)),
    )


def strip(wants: Wants, side: int = 0) -> Desk:
    """Cards in one row of four or two of three below the board, dice and bank left of it."""
    players, tab, (rows, more) = wants.players, wants.tab, wants.rows
    columns = players if players <= 4 else 3
    lines = -(-players // columns)
    step_x, step_y = (WIDTH - 2 * FRAME - 8) / columns, CARD[1] + tab + SPACE
    top = wants.high - MARGIN - lines * step_y + (step_y - tab) / 2
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
        (WIDTH, wants.high),
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


def pillar(wants: Wants, side: int = 0) -> list[Desk]:
    """The cards as in a strip, the bank left of the board, a box's panel in a right corner."""
    below = strip(wants, side)
    rows, more = wants.rows
    x, top = below.more[0], MARGIN - 18 + wants.dice_high
    middle = top + BRIM + rows * BANK[1] + SPACE
    if middle + BRIM + more * BANK[1] > below.room[3] - SPACE:
        return []
    desk = replace(
        below,
        bank=(x, top + (BRIM + rows * BANK[1]) / 2),
        more=(x, middle + (BRIM + more * BANK[1]) / 2),
        bank_rows=rows,
        more_rows=more,
        bank_unit=1.0,
        panel_size=wants.panel,
        room=(MARGIN + BANK[0] + 30, RIM, WIDTH - RIM, below.room[3]),
    )
    right, half = WIDTH - MARGIN - 6 - wants.panel[0] / 2, wants.panel[1] / 2
    ends = (MARGIN + half, below.room[3] - SPACE - half)
    return [replace(desk, panel=(right, y)) for y in ends]


def block(wants: Wants) -> float:
    """Height of the bank on two boards, with dice above it unless they are elsewhere."""
    dice = 0 if wants.is_flanked else DIE + APART
    return dice + max(halves(wants)) * BANK[1] + BRIM


def hem(wants: Wants) -> Desk:
    """
    The cards as in a strip, and the bank on two boards right of them, with the dice above it.

    A box's panel and the dice with it are in the upper corners.
    """
    below = strip(wants)
    floor, step = below.room[3], CARD[0] + SPACE
    first, more = halves(wants)
    left = FRAME + SPACE + 3 * step
    middle = (left + WIDTH - FRAME - SPACE) / 2
    top = floor + 6 + (0 if wants.is_flanked else DIE + APART)
    boards = [
        (middle + (i - 0.5) * BANK[0], top + (BRIM + rows * BANK[1]) / 2)
        for i, rows in enumerate((first, more))
    ]
    dice = tuple(
        (middle + (i - (wants.dice - 1) / 2) * (DIE + APART), floor + 6 + DIE / 2)
        for i in range(wants.dice)
    )
    return replace(
        below,
        cards=tuple(
            (FRAME + SPACE + CARD[0] / 2 + i % 3 * step, y) for i, (_, y) in enumerate(below.cards)
        ),
        dice=_dice(MARGIN - 18, wants.dice) if wants.is_flanked else dice,
        bank=boards[0],
        bank_rows=first,
        more=boards[1],
        more_rows=more,
        panel=(WIDTH - MARGIN - 6 - wants.panel[0] / 2, MARGIN + wants.panel[1] / 2),
        panel_size=wants.panel,
        room=(RIM, RIM, WIDTH - RIM, floor),
        bank_unit=1.0,
    )


def band(wants: Wants, side: int = 0) -> Desk:
    """The cards as in a strip; above them dice, both rows of the bank, and a box's panel."""
    below = strip(wants, side)
    rows, more = wants.rows
    floor = below.room[3] - SPACE
    high = BANK[1] + BRIM
    middle = floor - high - 2
    dice = _dice(middle - DIE / 2 - 24, wants.dice, across=wants.dice)
    right = WIDTH - MARGIN - 6 - wants.panel[0]
    start = dice[-1][0] + DIE / 2 + 24
    wide = max(rows, more) * BANK[0]
    unit = min(1.0, (right - start - 20) / wide)
    at = (start + right - 20) / 2
    return replace(
        below,
        dice=dice,
        bank=(at, middle - high / 2 - 2),
        more=(at, middle + high / 2 + 2),
        bank_rows=rows,
        more_rows=more,
        is_bank_wide=True,
        bank_unit=unit,
        panel=(right + wants.panel[0] / 2, floor - wants.panel[1] / 2),
        panel_size=wants.panel,
        room=(RIM, RIM, WIDTH - RIM, middle - high - SPACE),
        ribbon=(WIDTH / 2, middle - high - 70),
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


def _bank_unit(rows: int, room: float) -> float:
    """Scale of a bank with this many rows in this *room* of height."""
    return min(1.0, room / (rows * BANK[1])) if rows else 1.0


def _dice(top: float, count: int = 2, across: int = 2) -> tuple[Point, ...]:
    """Width and height of this many dice, with this many side by side."""
    x, y, step = MARGIN + 8 + DIE / 2, top + 24 + DIE / 2, DIE + APART
    return tuple((x + i % across * step, y + i // across * step) for i in range(count))
