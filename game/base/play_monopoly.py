"""
Play monopoly: every opponent hands over all cards of one kind.

It may be played even if none has any.
Rules: base.md 12.C7.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.base.dev_cards import CARDS
from game.base.refusals import No as Base
from game.base.rows import MONOPOLY
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.state import State
from game.core.trace import Trace, Went


class PlayMonopoly(Action):
    """Play one monopoly and name the card kind *card*."""

    card: int


class CardsCalledIn(Event):
    """*seat* has taken every *card* there was: by seat, how many each gave."""

    seat: Seat
    card: int
    given: tuple[int, ...]

    def traces(self) -> Iterable[Trace]:
        """The cards each seat gave, even if none."""
        return collected(self.seat, self.given)


def collected(seat: Seat, given: Sequence[int]) -> list[Trace]:
    """The cards each seat gave to *seat*, even if none."""
    return [
        Went(Seat(giver), seat, count, "claim")
        for giver, count in enumerate(given)
        if giver != seat
    ]


def collect(
    state: State, seat: Seat, card: int, of: Iterable[Seat], most: int | None = None
) -> tuple[int, ...]:
    """Have each of these seats give *card*, *most* of it or all; by seat, how many each gave."""
    given = [0] * state.seats
    for other in of:
        has = state.hands[other][card]
        given[other] = has if most is None else min(most, has)
        state.pass_on(other, seat, one(card, len(state.bank), given[other]))
    return tuple(given)


def cannot_name(state: State, seat: Seat, card: int) -> Reason | None:
    """NO_SUCH_KIND if *card* is no kind."""
    return None if 0 <= card < len(state.bank) else Base.NO_SUCH_KIND


def kinds(state: State, seat: Seat) -> Iterable[int]:
    """Every kind."""
    return range(len(state.bank))


def call_in(state: State, seat: Seat, card: int) -> CardsCalledIn:
    """Take it from all others."""
    given = collect(state, seat, card, state.others(seat))
    return CardsCalledIn(seat=seat, card=card, given=given)


VERB = CARDS.card(PlayMonopoly, MONOPOLY, call_in, kinds, cannot_name)
