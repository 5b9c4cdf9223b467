"""
Play a saboteur: opponents with at least your points discard half their hand, rounded down.

No hand limit and no wall helps; a single card stays.
Rules: cities_knights.md 8.2 (Saboteur), 11.3.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.families import DISCARD
from game.cities_knights.progress import CARDS, score, unless, with_cards
from game.core import coming
from game.core.action import Action, Event
from game.core.cards import Seat
from game.core.stack import Debt
from game.core.state import State


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


def ask(state: State, seat: Seat) -> Iterable[Event]:
    """They discard as after a seven, side by side."""
    coming.wait(state, owed(state, seat))
    return ()


VERB = CARDS.card(PlaySaboteur, "saboteur", ask, cannot=unless(owed))
