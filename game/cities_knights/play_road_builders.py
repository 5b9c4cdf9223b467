"""
Play road building: two free roads, one after another; the second may be declined.

Rules: cities_knights.md 8.1 (Road Building).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.play_roads import FIRST, SECOND, can_lay
from game.base.play_roads import No as Roads
from game.base.refusals import cannot_take
from game.base.rows import ROAD
from game.cities_knights.families import PROGRESS
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb

CARD = "road_builders"


class PlayRoadBuilders(Action):
    """Play one road building card."""


def refuse(state: State, seat: Seat, action: PlayRoadBuilders) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    if can_lay(state, seat):
        return None
    return cannot_take(state, seat, ROAD) or Roads.NO_PLACE


def options(state: State, seat: Seat) -> tuple[PlayRoadBuilders, ...]:
    """The one card, if any road can be placed."""
    return () if refuse(state, seat, PlayRoadBuilders()) else (PlayRoadBuilders(),)


def apply(state: State, seat: Seat, action: PlayRoadBuilders, chance: Chance) -> Iterator[Event]:
    """Its roads come next."""
    yield play_card(state, seat, CARD)
    coming.then(state, Step("free road", seat, (FIRST,)), Step("free road", seat, (SECOND,)))


VERB = Verb(PlayRoadBuilders, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
