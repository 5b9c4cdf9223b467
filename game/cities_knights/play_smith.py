"""
Play a smith: promote one or two different knights for free.

Each as if it were paid for: once a turn, with a piece, and a mighty one only with the fortress.
Rules: cities_knights.md 8.1 (Smith).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.board.places import CornerId
from game.cities_knights.families import SMITH
from game.cities_knights.progress import CARDS
from game.cities_knights.promote_knight import KnightPromoted, able, cannot_promote, promote
from game.core import coming
from game.core.action import Action, Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb, decline, simple_verb


class PlaySmith(Action):
    """Promote the knight on *corner*, and another one after it."""

    corner: CornerId


class PromoteSecond(Action):
    """Promote the knight on *corner* as well."""

    corner: CornerId


class PromoteNoMore(Action):
    """Promote no second knight."""


class SecondLeft(Event):
    """*seat* has promoted no second knight."""

    seat: Seat


def promote_first(state: State, seat: Seat, corner: CornerId) -> KnightPromoted:
    """Promote the first; the second comes next."""
    coming.then(state, Step("ask smith", seat))
    return promote(state, seat, corner)


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for a second knight, if there is any."""
    if able(state, step.seat):
        coming.wait_for(state, step.seat, SMITH)
    return ()


VERB = CARDS.card(PlaySmith, "smith", promote_first, able, cannot_promote)
SECOND = simple_verb(PromoteSecond, SMITH, promote, able, cannot_promote)
NO_MORE: Verb[State] = decline(PromoteNoMore, SMITH, SecondLeft)
