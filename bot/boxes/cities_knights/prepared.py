"""Preparing the aqueduct: the resource it brings when a roll brings nothing."""

from __future__ import annotations

from bot.features.prepare.preparation import Chosen, Preparation, named
from game import Action, Game, Seat, View
from game.base.bank_gift import RESOURCE
from game.cities_knights.families import AQUEDUCT
from game.cities_knights.parts import Cities
from game.cities_knights.rows import PRIVILEGE, SCIENCE, TRACKS
from game.cities_knights.take_water import TakeWater, options
from game.core.ruleset import Ruleset

TAKE = "take"


def choices(rules: Ruleset) -> Chosen:
    """Each resource, if the game has aqueducts."""
    if TakeWater not in rules.verbs:
        return ()
    return tuple(f"{TAKE} {rules.cards[card].name}" for card in rules.group(RESOURCE))


def answer(game: Game, seat: Seat, chosen: Chosen) -> Action | None:
    """The resource the seat has least of: a named one if the bank has any, or else of all."""
    state, wanted = game.state, named(chosen, TAKE)
    found = options(state, seat)
    fits = [each for each in found if state.rules.cards[each.card].name in wanted]
    return min(fits or found, key=lambda each: state.hands[seat][each.card])


def has_use(view: View, seat: Seat) -> bool:
    """Whether the seat has an aqueduct; once built, it is never lost."""
    return view.part(Cities).levels[seat][TRACKS.index(SCIENCE)] >= PRIVILEGE


BEFOREHAND = Preparation(
    "aqueduct", frozenset({AQUEDUCT}), choices, answer, has_use=has_use, lasts=True
)

PREPARED = (BEFOREHAND,)
