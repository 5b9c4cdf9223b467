"""
Hints: the actions that the hard computer would consider, each with its reasons.

They come from a view, so they tell a player nothing that the table doesn't show them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.base.decline_offer import DeclineOffer
from game.computer.choose import gains
from game.computer.reasons import Change, changes, imagined
from game.computer.strengths import STRENGTHS
from game.core.action import Action
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.view import View

MOST = 3
"""Maximum number of hints."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action worth a thought, with its reasons; none if the seat should rather wait."""

    action: Action
    changes: tuple[Change, ...]


def hints(view: View, options: Sequence[Action | Choice], chance: Chance) -> list[Hint]:
    """Up to three actions for the reader of *view*, the best first."""
    if not options:
        return []
    strength = STRENGTHS["hard"]
    minds = imagined(view, chance)
    mind = minds[0]
    best = dict[Action, float]()
    rest = mind.rest(options) or _no(options)
    if rest:
        best[rest] = strength.weights.margin
    for action, gain in gains(mind, options, strength):
        if action != rest and gain > best.get(action, float("-inf")):
            best[action] = gain
    if rest is None and not any(debt.seat == mind.seat for debt in mind.state.debts()):
        best = {action: gain for action, gain in best.items() if gain > strength.weights.margin}
    found: list[Hint] = []
    for action in sorted(best, key=best.__getitem__, reverse=True):
        if len(found) == MOST or (rest and best[action] < best[rest]):
            break
        why = () if action == rest else changes(minds, action)
        if all(type(hint.action) is not type(action) or hint.changes != why for hint in found):
            found.append(Hint(action, why))
    return found


def _no(options: Sequence[Action | Choice]) -> Action | None:
    """The refusal of an open offer, which is all that a seat owing nothing could do instead."""
    return next((option for option in options if isinstance(option, DeclineOffer)), None)
