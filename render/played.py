"""Games that computers have played, for pictures of games that look like games."""

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
) -> tuple[View, Place | None, Game]:
    """A game of *seats* until it *is_enough*: what the table sees, the latest piece, the game."""
    chance = Seeded(seed.encode())
    one = Game.new(seats, chance, modules=boxes.split())
    latest: Place | None = None
    while not one.state.winners:
        before = one.view()
        if before.plan and is_enough(before):
            break
        seat = one.state.debts()[0].seat
        one.play(seat, choose(one.view(seat), one.options(seat), chance), chance)
        latest = _laid(before, one.view()) or latest
    return one.view(), latest, one


def led(points: int) -> Callable[[View], bool]:
    """Whether somebody is seen to have so many *points*, and whose turn it is has rolled."""
    return lambda view: has_rolled(view) and max(seat.points for seat in view.seats) >= points


def has_rolled(view: View) -> bool:
    """Whether the dice lie as they were rolled in this turn."""
    return view.part(Turn).rolled == view.stint


def _laid(before: View, after: View) -> Place | None:
    """Where a piece lies that did not lie there before."""
    for kind, old, new in (
        ("corner", before.corner_piece, after.corner_piece),
        ("edge", before.edge_piece, after.edge_piece),
    ):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            if one != other:
                return kind, place
    return None
