"""Games that computers have played, so that pictures look like real games."""

from __future__ import annotations

from collections.abc import Callable

from game import Game, Seeded, View
from game.base.parts import Turn
from game.computer import choose
from render.scene import Place


def played(
    seed: str,
    boxes: str = "base",
    is_enough: Callable[[View], bool] = lambda view: view.is_over,
    seats: int = 4,
) -> tuple[View, tuple[Place, ...], Game]:
    """A game of *seats* until it *is_enough*: the table's view, the latest pieces, the game."""
    chance = Seeded(seed.encode())
    one = Game.new(seats, chance, modules=boxes.split())
    latest: tuple[Place, ...] = ()
    while not one.state.winners:
        before = one.view()
        if before.plan and is_enough(before):
            break
        seat = one.state.debts()[0].seat
        one.play(seat, choose(one.view(seat), one.options(seat), chance), chance)
        latest = _laid(before, one.view()) or latest
    return one.view(), latest, one


def led(points: int) -> Callable[[View], bool]:
    """Whether a seat visibly has this many *points*, and the active player has rolled."""
    return lambda view: has_rolled(view) and max(seat.points for seat in view.seats) >= points


def has_rolled(view: View) -> bool:
    """Whether the dice show this turn's roll."""
    return view.part(Turn).rolled == view.stint


def _laid(before: View, after: View) -> tuple[Place, ...]:
    """The places of pieces that were not there before."""
    found = []
    for kind, old, new in (
        ("corner", before.corner_piece, after.corner_piece),
        ("edge", before.edge_piece, after.edge_piece),
    ):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            if one != other:
                found.append((kind, place))
    return tuple(found)
