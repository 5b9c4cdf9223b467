"""
Play monopoly: every opponent hands over all cards of one kind.

It may be played even if none has any.
Rules: base.md 12.C7.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.dev_cards import cannot_play, play_card, playable
from game.base.families import CARD
from game.base.refusals import No as Base
from game.base.rows import MONOPOLY
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import Verb


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
        return [
            Went(Seat(giver), self.seat, count, "claim")
            for giver, count in enumerate(self.given)
            if giver != self.seat
        ]


def refuse(state: State, seat: Seat, action: PlayMonopoly) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, MONOPOLY):
        return reason
    return None if 0 <= action.card < len(state.bank) else Base.NO_SUCH_KIND


def options(state: State, seat: Seat) -> list[PlayMonopoly]:
    """A choice for each kind."""
    if cannot_play(state, seat, MONOPOLY):
        return []
    return [PlayMonopoly(card) for card in range(len(state.bank))]


def apply(state: State, seat: Seat, action: PlayMonopoly, chance: Chance) -> Iterator[Event]:
    """Put the card away and take from all others."""
    yield play_card(state, seat, MONOPOLY)
    given = [0] * state.seats
    for other in state.others(seat):
        given[other] = state.hands[other][action.card]
        state.pass_on(other, seat, one(action.card, len(state.bank), given[other]))
    yield CardsCalledIn(seat=seat, card=action.card, given=tuple(given))


VERB = Verb(PlayMonopoly, refuse, options, apply, family=CARD, look=playable, needs=MONOPOLY)
