"""
Play a warlord: activate all your knights for free.

Those activated now can't act this turn; those that have acted may be activated again.
Rules: cities_knights.md 8.2 (Warlord).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.cities_knights.activate_knight import activate, asleep
from game.cities_knights.families import PROGRESS
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb

CARD = "warlord"


class PlayWarlord(Action):
    """Play a warlord."""


def refuse(state: State, seat: Seat, action: PlayWarlord) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    reason = cannot_play(state, seat, CARD)
    return reason or (None if asleep(state, seat) else Progress.NO_EFFECT)


def options(state: State, seat: Seat) -> tuple[PlayWarlord, ...]:
    """The one card, if a knight is inactive."""
    return () if refuse(state, seat, PlayWarlord()) else (PlayWarlord(),)


def apply(state: State, seat: Seat, action: PlayWarlord, chance: Chance) -> Iterator[Event]:
    """Activate them all."""
    yield play_card(state, seat, CARD)
    for corner in asleep(state, seat):
        yield activate(state, seat, corner)


VERB = Verb(PlayWarlord, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
