"""
Play a smith: promote one or two different knights for free.

Each as if it were paid for: once a turn, with a piece, and a mighty one only with the fortress.
Rules: cities_knights.md 8.1 (Smith).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.board.places import CornerId
from game.cities_knights.families import PROGRESS, SMITH
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.cities_knights.promote_knight import able, cannot_promote, promote
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb

CARD = "smith"


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


def refuse(state: State, seat: Seat, action: PlaySmith) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_play(state, seat, CARD) or cannot_promote(state, seat, action.corner)


def options(state: State, seat: Seat) -> list[PlaySmith]:
    """Every knight that could be promoted."""
    return [] if cannot_play(state, seat, CARD) else list(map(PlaySmith, able(state, seat)))


def apply(state: State, seat: Seat, action: PlaySmith, chance: Chance) -> Iterator[Event]:
    """Promote the first; the second comes next."""
    yield play_card(state, seat, CARD)
    coming.then(state, Step("ask smith", seat))
    yield promote(state, seat, action.corner)


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for a second knight, if there is any."""
    if able(state, step.seat):
        coming.wait_for(state, step.seat, SMITH)
    return ()


def refuse_second(state: State, seat: Seat, action: PromoteSecond) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_promote(state, seat, action.corner)


def second_options(state: State, seat: Seat) -> list[PromoteSecond]:
    """Every other knight that could be promoted."""
    return list(map(PromoteSecond, able(state, seat)))


def apply_second(
    state: State, seat: Seat, action: PromoteSecond, chance: Chance
) -> Iterator[Event]:
    """Promote it, too."""
    yield promote(state, seat, action.corner)


def refuse_no_more(state: State, seat: Seat, action: PromoteNoMore) -> Reason | None:
    """Refuse nothing: a second promotion is optional."""
    return None


def no_more_options(state: State, seat: Seat) -> tuple[PromoteNoMore, ...]:
    """The one decline."""
    return (PromoteNoMore(),)


def apply_no_more(
    state: State, seat: Seat, action: PromoteNoMore, chance: Chance
) -> Iterator[Event]:
    """Report it."""
    yield SecondLeft(seat=seat)


def default(state: State, seat: Seat) -> PromoteSecond:
    """The first other knight in reading order."""
    return second_options(state, seat)[0]


VERB = Verb(PlaySmith, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
SECOND = Verb(PromoteSecond, refuse_second, second_options, apply_second, family=SMITH)
NO_MORE = Verb(PromoteNoMore, refuse_no_more, no_more_options, apply_no_more, family=SMITH)
