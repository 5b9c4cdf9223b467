"""Discarding at a seven: always from the largest pile, and spared kinds last."""

from __future__ import annotations

from bot.features.prepare.preparation import Chosen, Preparation, named
from game import Action, Game, Seat
from game.base.discard import Discard, owed
from game.base.families import DISCARD, ROLL, TURN
from game.base.parts import Turn
from game.core.ruleset import Ruleset
from game.core.state import State

SPARE = "spare"
SEVEN = 7


def choices(rules: Ruleset) -> Chosen:
    """Each kind of card, to be spared."""
    return tuple(f"{SPARE} {kind.name}" for kind in rules.cards)


def is_there(state: State, seat: Seat) -> bool:
    """Whether the discard is for a seven: then neither a roll nor a turn waits below it."""
    is_seven = sum(state.part(Turn).dice or ()) == SEVEN
    return is_seven and not any(debt.duty in (ROLL, TURN) for debt in state.all_debts())


def answer(game: Game, seat: Seat, chosen: Chosen) -> Action | None:
    """One card at a time from the largest pile; spared kinds only when nothing else is left."""
    state, spared = game.state, named(chosen, SPARE)
    left = list(state.hands[seat])
    keeps = [kind.name in spared for kind in state.rules.cards]
    cards = [0] * len(left)
    for _ in range(owed(state, seat)):
        card = max(range(len(left)), key=lambda kind: (left[kind] > 0, not keeps[kind], left[kind]))
        left[card] -= 1
        cards[card] += 1
    return Discard(tuple(cards))


BEFOREHAND = Preparation(
    "seven", frozenset({DISCARD}), choices, answer, is_there=is_there, lasts=True
)
