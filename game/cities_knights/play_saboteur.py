"""
Play a saboteur: opponents with at least your points discard half their hand, rounded down.

No hand limit and no wall helps; a single card stays.
Rules: cities_knights.md 8.2 (Saboteur), 11.3.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.families import DISCARD
from game.cities_knights.families import PROGRESS
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import cannot_play, held_cards, play_card, score, with_cards
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt
from game.core.state import State
from game.core.verb import Verb

CARD = "saboteur"


class PlaySaboteur(Action):
    """Play a saboteur."""


def owed(state: State, seat: Seat) -> list[Debt]:
    """The number of cards each opponent would have to discard."""
    own = score(state, seat)
    halves = {
        other: sum(state.hands[other]) // 2
        for other in with_cards(state, seat)
        if score(state, other) >= own
    }
    return [Debt(other, DISCARD, (count,)) for other, count in halves.items() if count]


def refuse(state: State, seat: Seat, action: PlaySaboteur) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    reason = cannot_play(state, seat, CARD)
    return reason or (None if owed(state, seat) else Progress.NO_EFFECT)


def options(state: State, seat: Seat) -> tuple[PlaySaboteur, ...]:
    """The one action, if any opponent would have to discard."""
    return () if refuse(state, seat, PlaySaboteur()) else (PlaySaboteur(),)


def apply(state: State, seat: Seat, action: PlaySaboteur, chance: Chance) -> Iterator[Event]:
    """They discard as after a seven, side by side."""
    yield play_card(state, seat, CARD)
    coming.wait(state, owed(state, seat))


VERB = Verb(PlaySaboteur, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
