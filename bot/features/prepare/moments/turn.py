"""
Rolling when one's turn begins, and ending it if nothing can be built or bought.

The player decides if they can do anything else before the roll. They also decide if they can build
something they named, or anything at all if they named nothing.
"""

from __future__ import annotations

from bot.features.prepare.preparation import Chosen, Preparation
from game import Action, Game, Seat
from game.base.end_turn import EndTurn
from game.base.families import BUILD, ROLL, TURN
from game.base.parts import Turn
from game.base.roll import RollDice
from game.core.ruleset import Ruleset


def choices(rules: Ruleset) -> Chosen:
    """Everything that can be built or bought."""
    return tuple(action.__name__ for action, verb in rules.verbs.items() if verb.family == BUILD)


def answer(game: Game, seat: Seat, chosen: Chosen) -> Action | None:
    """The roll, then the end of the turn; None if the player has to decide."""
    state = game.state
    if state.debt(seat, ROLL):
        holds = any(game.view().seats[seat].backs)
        is_plain = all(type(option) is RollDice for option in game.options(seat))
        return RollDice() if is_plain and not holds else None
    if state.part(Turn).rolled != state.stint or seat != state.turn:
        return None
    found = state.rules.listed(state, seat, (BUILD,))
    names = {type(option).__name__ for option in found}
    return None if (names & {*chosen} if chosen else names) else EndTurn()


BEFOREHAND = Preparation("turn", frozenset({ROLL, TURN}), choices, answer, lasts=True, stays=True)
