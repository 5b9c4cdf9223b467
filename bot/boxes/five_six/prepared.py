"""Passing building phases in advance, until something one waits for can be built."""

from __future__ import annotations

from bot.features.prepare.preparation import Chosen, Preparation
from game import Action, Game, Seat
from game.base.families import BUILD
from game.core.ruleset import Ruleset
from game.five_six.families import BUILDING, QUEUE
from game.five_six.pass_building import PassBuilding
from game.five_six.rows import has_building


def choices(rules: Ruleset) -> Chosen:
    """Everything that can be built or bought, in games with building phases."""
    if PassBuilding not in rules.verbs or not has_building(rules.options):
        return ()
    return tuple(action.__name__ for action, verb in rules.verbs.items() if verb.family == BUILD)


def answer(game: Game, seat: Seat, chosen: Chosen) -> Action | None:
    """A pass, unless something *chosen* can be built now, in or before the seat's own phase."""
    rules = game.state.rules
    found = rules.listed(game.state, seat, (BUILD,))
    names = {type(option).__name__ for option in found} if chosen else set()
    return None if names & {*chosen} else PassBuilding()


BEFOREHAND = Preparation("building", frozenset({BUILDING, QUEUE}), choices, answer)

PREPARED = (BEFOREHAND,)
