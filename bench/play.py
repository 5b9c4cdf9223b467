"""
Random games of the base game, as fast as they go.

Four seats choose evenly among everything they may do, forced answers included; they offer each
other no trades. Every action is asked of `refuse` and makes its events.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import msgspec

from game import Action, Choice, Game, Seat, State, options, play
from game.base.offer_trade import OfferTrade

SEATS = 4


class Fast:
    """Chance from Python's own generator: nobody checks these games."""

    def __init__(self, seed: int) -> None:
        """The same chance for the same *seed*."""
        self._generator = random.Random(seed)

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """The index of the outcome."""
        value = int(self._generator.random() * sum(counts))
        for index, count in enumerate(counts):
            if value < count:
                return index
            value -= count
        raise AssertionError


class Played(msgspec.Struct):
    """Some games, and how long they took."""

    games: int
    decisions: int
    seconds: float


def decide(state: State, seat: Seat, chance: Fast) -> Action:
    """One of everything *seat* may do, but no offer."""
    found = [
        option
        for option in options(state, seat)
        if not (isinstance(option, Choice) and option.action is OfferTrade)
    ]
    option = found[chance.ask("option", (1,) * len(found)) if len(found) > 1 else 0]
    return option.sample(chance) if isinstance(option, Choice) else option


def decisions(chance: Fast) -> Iterator[State]:
    """A game from its start to its end: its state, after each decision."""
    state = Game.new(SEATS, chance).state
    while not state.winners:
        seat = state.debts()[0].seat
        play(state, seat, decide(state, seat, chance), chance)
        yield state
