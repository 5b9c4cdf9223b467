"""Handing a seat over: a line everyone sees and no rule reads."""

from __future__ import annotations

from game import Game, HandOver, Seeded
from game.core import log
from game.core.hand_over import SeatHandedOver
from tests.game.tables import B


def test_a_seat_that_changes_hands_changes_nothing_else() -> None:
    """Views and debts stay the same, and the table learns the kind of player but not who it is."""
    game = Game.new(3, Seeded(b"any"))
    before = game.view(B), game.state.debts()

    events = game.enter(B, HandOver("computer"), Seeded(b"any"))

    assert events == [SeatHandedOver(seat=B, to="computer")]
    assert (game.view(B).seats, game.state.debts()) == (before[0].seats, before[1])
    again = Game.replayed([log.decode(log.encode(line)) for line in game.lines])
    assert (again.snapshot(), again.lines) == (game.snapshot(), game.lines)
