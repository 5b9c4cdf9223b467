"""
Play road building: two free roads, one after another.

Only roads that can be placed are asked for; if none can be placed for free, the card cannot be
played. The second road may be declined. Another box's piece instead of a road is a verb of the
same family.
Rules: base.md 12.C5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.dev_cards import cannot_play, play_card, playable
from game.base.families import CARD, FREE_ROAD
from game.base.refusals import cannot_take
from game.base.rows import ROAD, ROADS
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb

FIRST, SECOND = 0, 1


class PlayRoads(Action):
    """Play one road building card."""


class No(Reason):
    """Reasons the card would do nothing."""

    NO_PLACE = "there is no place for a road"


def refuse(state: State, seat: Seat, action: PlayRoads) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, ROADS):
        return reason
    if can_lay(state, seat):
        return None
    return cannot_take(state, seat, ROAD) or No.NO_PLACE


def can_lay(state: State, seat: Seat) -> bool:
    """Whether *seat* could build any route piece for free."""
    return any(True for _ in state.rules.listed(state, seat, (FREE_ROAD,)))


def options(state: State, seat: Seat) -> tuple[PlayRoads, ...]:
    """The one card, if it may be played."""
    return () if refuse(state, seat, PlayRoads()) else (PlayRoads(),)


def apply(state: State, seat: Seat, action: PlayRoads, chance: Chance) -> Iterator[Event]:
    """Put the card away; its roads come next."""
    yield play_card(state, seat, ROADS)
    coming.then(state, Step("free road", seat, (FIRST,)), Step("free road", seat, (SECOND,)))


def free_road(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Ask for a free road if any can be placed."""
    if can_lay(state, step.seat):
        coming.wait_for(state, step.seat, FREE_ROAD, step.args)
    return ()


VERB = Verb(PlayRoads, refuse, options, apply, family=CARD, look=playable, needs=ROADS)
