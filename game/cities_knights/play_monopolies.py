"""
Play a resource monopoly, which brings two of a kind from each opponent, or a trade monopoly, one.

An opponent with fewer gives all of them. It may be played even if no opponent has any, unless that
is public.
Rules: cities_knights.md 8.3 (Resource Monopoly, Trade Monopoly).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.cities_knights.families import PROGRESS
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import (
    cannot_play,
    held_cards,
    play_card,
    shows_all,
    with_cards,
)
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import Verb


class PlayResourceMonopoly(Action):
    """Name the resource *card*."""

    card: int


class PlayTradeMonopoly(Action):
    """Name the commodity *card*."""

    card: int


class CardsDemanded(Event):
    """*seat* has demanded the kind *card*: by seat, how many each gave."""

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


def _verb(
    kind: type[PlayResourceMonopoly | PlayTradeMonopoly], name: str, group: str, most: int
) -> Verb[State]:
    """The verb of a monopoly on a *group*: both are the same but for that."""

    def cannot_name(state: State, seat: Seat, card: int) -> Reason | None:
        if not 0 <= card < len(state.bank) or card not in state.rules.group(group):
            return Base.NO_SUCH_KIND
        is_idle = shows_all(state, card) or not any(True for _ in with_cards(state, seat))
        return Progress.NO_EFFECT if is_idle else None

    def refuse(
        state: State, seat: Seat, action: PlayResourceMonopoly | PlayTradeMonopoly
    ) -> Reason | None:
        return cannot_play(state, seat, name) or cannot_name(state, seat, action.card)

    def options(state: State, seat: Seat) -> list[Action]:
        if cannot_play(state, seat, name):
            return []
        kinds = state.rules.group(group)
        return [kind(card) for card in kinds if not cannot_name(state, seat, card)]

    def apply(
        state: State,
        seat: Seat,
        action: PlayResourceMonopoly | PlayTradeMonopoly,
        chance: Chance,
    ) -> Iterator[Event]:
        yield play_card(state, seat, name)
        given = [0] * state.seats
        for other in state.others(seat):
            given[other] = min(most, state.hands[other][action.card])
            state.pass_on(other, seat, one(action.card, len(state.bank), given[other]))
        yield CardsDemanded(seat=seat, card=action.card, given=tuple(given))

    return Verb(kind, refuse, options, apply, family=PROGRESS, look=held_cards, needs=name)


RESOURCE: Verb[State] = _verb(PlayResourceMonopoly, "resource_monopoly", "resource", 2)
COMMODITY: Verb[State] = _verb(PlayTradeMonopoly, "trade_monopoly", "commodity", 1)
