"""
Luck: cards from the dice, compared with the average of fair dice.

Both are the claims of the board for a number, before any shortage. Cards that a seat chooses for
itself, as from a gold field, are left out of both, and dice that a player has set are no luck at
all.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from game.base.questions import CLAIMS, DICE
from game.core.cards import Seat
from game.core.state import State

WAYS = {number: 6 - abs(7 - number) for number in range(2, 13)}
"""Number of the 36 rolls of two dice that show each sum."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Cards that the dice have brought to one seat."""

    came: int = 0
    """Number of cards."""
    fair: int = 0
    """Average number, in 36ths of a card."""

    def __add__(self, other: Luck) -> Luck:
        return Luck(self.came + other.came, self.fair + other.fair)


def odds(state: State, seat: Seat) -> dict[int, Counter[Seat]]:
    """For each sum that *seat* may roll now, the cards it gives; none if the dice are set."""
    if state.rules.answer(DICE)(state, seat) is not None:
        return {}
    return {number: _claimed(state, number) for number in WAYS}


def luck(brings: dict[int, Counter[Seat]], rolled: int, seats: int) -> list[Luck]:
    """The luck of each seat in a roll; *brings* is from before it."""
    if not brings:
        return [Luck()] * seats
    return [
        Luck(
            brings[rolled][seat],
            sum(ways * brings[number][seat] for number, ways in WAYS.items()),
        )
        for seat in map(Seat, range(seats))
    ]


def _claimed(state: State, number: int) -> Counter[Seat]:
    found: Counter[Seat] = Counter()
    for seat, _, count in state.rules.answer(CLAIMS)(state, number):
        if seat not in state.gone:
            found[seat] += count
    return found
