"""
Fairer boards: deal a variable map again until it is spread as wished, or choose the fairest.

The wishes are options: equal numbers apart, at most two hexes of a terrain together, and the most
even board among 200. Chance is asked for a seed alone, from which these boards are dealt, so that
the log stays short and anyone can deal them again.
Rules: base.md 12.A5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from game.board.layout import Land, Layout
from game.board.places import CornerId, Hex, around
from game.core.chance import Chance, Seeded
from game.core.rows import Deal, Options

BOARDS = 200
"""Number of boards to choose from."""
TOGETHER = 2
"""Maximum number of neighboring hexes of a terrain."""
KIND = 2
"""Worth of a terrain that a seat has not got, in pips."""
SEED = 8
"""Number of bytes that chance is asked for."""


def fair(deal: Deal) -> Deal:
    """*deal*, with the board that the options wish for; the same if they wish for none."""

    def board(options: Options, seats: int, chance: Chance) -> Layout:
        if options.get("spread", "any") == "any" and not options.get("balanced"):
            return deal(options, seats, chance)
        own = Seeded(bytes(chance.ask("board", (1,) * 256) for _ in range(SEED)))
        boards = islice(_boards(deal, options, seats, own), BOARDS)
        return chosen(boards, options, seats)

    return board


def _boards(deal: Deal, options: Options, seats: int, chance: Chance) -> Iterator[Layout]:
    while True:
        yield deal(options, seats, chance)


def chosen(boards: Iterable[Layout], options: Options, seats: int) -> Layout:
    """The board with the fewest broken wishes; of those the fairest, or the first."""
    found: list[tuple[int, tuple[int, float], Layout]] = []
    for board in boards:
        broken = clashes(board, str(options.get("spread")))
        if found and broken > found[0][0]:
            continue
        score = unfairness(board, seats) if options.get("balanced") else (0, 0.0)
        if not found or (broken, score) < found[0][:2]:
            found = [(broken, score, board)]
        if not broken and not options.get("balanced"):
            break
    return found[0][2]


def clashes(board: Layout, spread: str) -> int:
    """Number of clashes with option *spread*: equal numbers that touch, too large groups."""
    lands = {land.at: land for land in board.lands if land.token}
    count = 0
    if spread in ("numbers", "both"):
        pairs = ((land, lands.get(near)) for land in lands.values() for near in around(land.at))
        count += sum(other is not None and other.token == land.token for land, other in pairs) // 2
    if spread in ("terrains", "both"):
        count += sum(max(0, len(group) - TOGETHER) for group in groups(lands.values()))
    return count


def groups(lands: Iterable[Land]) -> Iterator[set[Hex]]:
    """The hexes of each terrain that are connected by their sides."""
    left = {land.at: land.terrain for land in lands}
    while left:
        start = next(iter(left))
        kind, group, ahead = left[start], {start}, [start]
        while ahead:
            near = {at for at in around(ahead.pop()) if left.get(at) == kind} - group
            group |= near
            ahead += near
        for at in group:
            del left[at]
        yield group


def unfairness(board: Layout, seats: int) -> tuple[int, float]:
    """
    How far the seats are apart after a set-up, and the terrains in what they produce.

    Seats choose in set-up order, and each takes the corner that is worth most to it, the first in
    reading order among equals: its pips, and `KIND` for each terrain that the seat has not got. A
    number's pips are its ways out of 36. The first figure is the difference in worth between the
    best seat and the worst; the second the difference in pips a hex between the best terrain and
    the worst.
    """
    topology, lands = board.topology, {land.at: land for land in board.lands if land.token}
    near = {
        corner: [lands[at] for hex_ in hexes if (at := topology.hexes[hex_]) in lands]
        for corner, hexes in enumerate(topology.corner_hexes)
    }
    worth, own = [0] * seats, [set[str]() for _ in range(seats)]
    for seat in (*range(seats), *reversed(range(seats))):
        gains = {
            corner: sum(map(_pips, around_it))
            + KIND * len({land.terrain for land in around_it} - own[seat])
            for corner, around_it in near.items()
        }
        corner = max(gains, key=gains.__getitem__)
        worth[seat] += gains[corner]
        own[seat] |= {land.terrain for land in near[corner]}
        for taken in (corner, *topology.corner_corners[CornerId(corner)]):
            near.pop(taken, None)
    by_terrain: dict[str, list[int]] = {}
    for land in lands.values():
        by_terrain.setdefault(land.terrain, []).append(_pips(land))
    rates = [sum(pips) / len(pips) for pips in by_terrain.values()]
    return max(worth) - min(worth), max(rates) - min(rates)


def _pips(land: Land) -> int:
    """The ways of a land's number out of 36."""
    return 6 - abs(7 - (land.token or 0))
