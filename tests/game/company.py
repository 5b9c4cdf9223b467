"""Mixed games: a computer, an absent player and a random player, until two leave."""

from __future__ import annotations

from collections.abc import Sequence

from game import Action, Choice, Seat
from game.core.module import Module
from game.core.play import defaults
from tests.game.computer.players import Evening

COMPUTER, ABSENT, RANDOM = map(Seat, range(3))
LONG = 240
"""Number of actions after which a game has gone on long enough."""


class Company(Evening):
    """A game of these three players."""

    def _chosen(self, seat: Seat, options: Sequence[Action | Choice]) -> Action:
        if seat == ABSENT:
            return dict(defaults(self.game.state))[seat]
        return super()._chosen(seat, options)


def ends_well(boxes: Sequence[Module], seed: int) -> None:
    """With a mix of players, somebody is always asked, and the last one left wins."""
    company = Company([box.name for box in boxes], boxes, 3, seed, {COMPUTER})
    game = company.game
    while not game.state.winners and game.state.number < LONG:
        company.step()
    for seat in (RANDOM, ABSENT):
        if not game.state.winners:
            game.leave(seat, company.chance)
        if not game.state.winners:
            company.step()

    assert game.state.winners
