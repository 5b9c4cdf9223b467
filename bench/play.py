"""
Random games of the base game and larger ones, at full speed.

Seats choose evenly among everything they may do, including forced answers; they offer no trades.
Every action is checked by `refuse` and makes its events.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from statistics import mean
from time import process_time

from game import Action, Choice, Game, Seat, State, options, play
from game.base import MODULE as BASE
from game.base.offer_trade import OfferTrade
from game.cities_knights.module import MODULE as CITIES_KNIGHTS
from game.core.module import Module
from game.duel.module import MODULE as DUEL
from game.five_six.module import MODULE as FIVE_SIX
from game.knights_at_sea.module import MODULE as BRIDGE
from game.seafarers.module import MODULE as SEAFARERS

SEATS = 4
GAMES = 10
"""Number of games per measurement."""

BASE_GAME: tuple[Module, ...] = (BASE,)
AT_SEA: tuple[Module, ...] = (BASE, SEAFARERS)
KNIGHTS: tuple[Module, ...] = (BASE, CITIES_KNIGHTS)
KNIGHTS_AT_SEA: tuple[Module, ...] = (BASE, CITIES_KNIGHTS, SEAFARERS, BRIDGE)
MANY: tuple[Module, ...] = (BASE, FIVE_SIX)
TWO: tuple[Module, ...] = (BASE, DUEL)
"""Sets of boxes, each with its first map: at sea that is New Shores, to its own target."""

LARGER = {
    "Seafarers": (AT_SEA, SEATS),
    "Cities & Knights": (KNIGHTS, SEATS),
    "Cities & Knights at sea": (KNIGHTS_AT_SEA, SEATS),
    "six seats": (MANY, 6),
    "two seats": (TWO, 2),
}
"""Larger games to compare with the base game for four, and their number of players."""

Pace = dict[str, float]
"""Decisions and games per second, and decisions per game, by these names."""


class Fast:
    """Chance from Python's own generator, since these games needn't be verified."""

    def __init__(self, seed: int) -> None:
        """Start from *seed*: the same seed gives the same answers."""
        self._random = random.Random(seed).random

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """The index of the outcome."""
        value = int(self._random() * sum(counts))
        for index, count in enumerate(counts):
            if value < count:
                return index
            value -= count
        raise AssertionError

    def pick(self, options: Sequence[Action | Choice]) -> Action | Choice:
        """One of *options*, all equally likely."""
        return options[int(self._random() * len(options))]


def decide(state: State, seat: Seat, chance: Fast) -> Action:
    """Any action *seat* may take, except an offer; an offer is drawn again."""
    found = options(state, seat)
    while True:
        option = chance.pick(found)
        if not isinstance(option, Choice):
            return option
        if option.action is not OfferTrade:
            return option.sample(chance)


def decisions(
    chance: Fast, boxes: Sequence[Module] = BASE_GAME, seats: int = SEATS
) -> Iterator[State]:
    """Play a game of *boxes* to its end, yielding the state after each decision."""
    names = [box.name for box in boxes]
    state = Game.new(seats, chance, modules=names, boxes=boxes).state
    while not state.winners:
        seat = state.debts()[0].seat
        play(state, seat, decide(state, seat, chance), chance)
        yield state


def measure(seed: int, boxes: Sequence[Module] = BASE_GAME, seats: int = SEATS) -> Pace:
    """The speed of `GAMES` games of *boxes*."""
    start = process_time()
    lengths = [
        sum(1 for _ in decisions(Fast(seed * GAMES + game), boxes, seats)) for game in range(GAMES)
    ]
    seconds = process_time() - start
    return {
        "decisions": sum(lengths) / seconds,
        "games": len(lengths) / seconds,
        "length": mean(lengths),
    }
