"""
Play road building: two free roads, one after another.

Only roads that can be placed are asked for; if none can be placed for free, the card cannot be
played. The second road may be declined. Another box's piece instead of a road is a verb of the
same family.
Rules: base.md 12.C5.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.dev_cards import CARDS
from game.base.families import FREE_ROAD
from game.base.refusals import cannot_take
from game.base.rows import ROAD, ROADS
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State

FIRST, SECOND = 0, 1


class PlayRoads(Action):
    """Play one road building card."""


class No(Reason):
    """Reasons the card would do nothing."""

    NO_PLACE = "there is no place for a road"


def can_lay(state: State, seat: Seat) -> bool:
    """Whether *seat* could build any route piece for free."""
    return any(True for _ in state.rules.listed(state, seat, (FREE_ROAD,)))


def cannot_lay(state: State, seat: Seat) -> Reason | None:
    """The reason no free road can be placed, or None."""
    if can_lay(state, seat):
        return None
    return cannot_take(state, seat, ROAD) or No.NO_PLACE


def ask_both(state: State, seat: Seat) -> Iterable[Event]:
    """Its roads come next."""
    coming.then(state, Step("free road", seat, (FIRST,)), Step("free road", seat, (SECOND,)))
    return ()


def free_road(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Ask for a free road if any can be placed."""
    if can_lay(state, step.seat):
        coming.wait_for(state, step.seat, FREE_ROAD, step.args)
    return ()


VERB = CARDS.card(PlayRoads, ROADS, ask_both, cannot=cannot_lay)
