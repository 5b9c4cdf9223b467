"""
Play a crane: one improvement of this turn costs a commodity less; the first level is free then.

One crane works at a time.
Rules: cities_knights.md 8.1 (Crane).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.cities_knights.improve_city import cannot_improve
from game.cities_knights.parts import Effects
from game.cities_knights.progress import CARDS
from game.cities_knights.rows import TRACKS
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State


class PlayCrane(Action):
    """Play a crane."""


class No(Reason):
    """Reasons it can't be played."""

    IS_WORKING = "a crane is at work already"
    NOTHING_TO_IMPROVE = "no track has a level you can reach"


def cannot(state: State, seat: Seat) -> Reason | None:
    """The reason a crane would be of no use now, or None."""
    if state.part(Effects).crane == state.stint:
        return No.IS_WORKING
    if all(cannot_improve(state, seat, track) for track in range(len(TRACKS))):
        return No.NOTHING_TO_IMPROVE
    return None


def begin(state: State, seat: Seat) -> Iterable[Event]:
    """Let it work until the next improvement, or the end of the turn."""
    state.change(Effects, crane=state.stint)
    return ()


VERB = CARDS.card(PlayCrane, "crane", begin, cannot=cannot)
