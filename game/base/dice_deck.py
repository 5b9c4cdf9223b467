"""
Dice from a deck: each of the 36 outcomes of two dice comes once before any comes again.

The deck is known to everyone: it lacks what was rolled. It is whole again once few are left, so
nobody knows the last outcomes.
Rules: base.md 12.B4.
"""

from __future__ import annotations

from game.core.chance import DIE, Chance

Deck = tuple[int, ...]
"""Outcomes in ascending order, each as ``6 * (first - 1) + second - 1``."""

SIDES = len(DIE)
WHOLE: Deck = tuple(range(SIDES * SIDES))
LEFT = 5
"""Number of outcomes with which the deck is whole again."""


def drawn(deck: Deck, chance: Chance) -> tuple[int, int]:
    """
    Draw an outcome, as two dice that follow the deck.

    Chance is asked for one die after the other, each side as often as the deck has it.
    """
    sides = range(SIDES)
    first = chance.ask("die", tuple(sum(o // SIDES == side for o in deck) for side in sides))
    second = chance.ask("die", tuple(int(SIDES * first + side in deck) for side in sides))
    return first + 1, second + 1


def without(deck: Deck, dice: tuple[int, int]) -> Deck:
    """The *deck* after a roll of *dice*, drawn or chosen; without a deck there is still none."""
    rolled = SIDES * (dice[0] - 1) + dice[1] - 1
    left = tuple(outcome for outcome in deck if outcome != rolled)
    return WHOLE if deck and len(left) <= LEFT else left
