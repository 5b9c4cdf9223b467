"""
Play a crane: one improvement of this turn costs a commodity less; the first level is free then.

One crane works at a time.
Rules: cities_knights.md 8.1 (Crane).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.cities_knights.families import PROGRESS
from game.cities_knights.improve_city import cannot_improve
from game.cities_knights.parts import Effects
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.cities_knights.rows import TRACKS
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb

CARD = "crane"


class PlayCrane(Action):
    """Play a crane."""


class No(Reason):
    """Reasons it can't be played."""

    IS_WORKING = "a crane is at work already"
    NOTHING_TO_IMPROVE = "no track has a level you can reach"


def refuse(state: State, seat: Seat, action: PlayCrane) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    if state.part(Effects).crane == state.stint:
        return No.IS_WORKING
    if all(cannot_improve(state, seat, track) for track in range(len(TRACKS))):
        return No.NOTHING_TO_IMPROVE
    return None


def options(state: State, seat: Seat) -> tuple[PlayCrane, ...]:
    """The one crane, if it may be played."""
    return () if refuse(state, seat, PlayCrane()) else (PlayCrane(),)


def apply(state: State, seat: Seat, action: PlayCrane, chance: Chance) -> Iterator[Event]:
    """Let it work until the next improvement, or the end of the turn."""
    yield play_card(state, seat, CARD)
    state.change(Effects, crane=state.stint)


VERB = Verb(PlayCrane, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
