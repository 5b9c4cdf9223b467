"""
Play a resource monopoly, which brings two of a kind from each opponent, or a trade monopoly, one.

An opponent with fewer gives all of them. It may be played even if no opponent has any, unless that
is public.
Rules: cities_knights.md 8.3 (Resource Monopoly, Trade Monopoly).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.play_monopoly import collect, collected
from game.base.refusals import No as Base
from game.cities_knights.progress import CARDS, No, shows_all, with_cards
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State
from game.core.trace import Trace
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
        return collected(self.seat, self.given)


def _verb(action: type[Action], name: str, group: str, most: int) -> Verb[State]:
    """The verb of a monopoly on a *group*: both are the same but for that."""

    def cannot(state: State, seat: Seat, card: int) -> Reason | None:
        if not 0 <= card < len(state.bank) or card not in state.rules.group(group):
            return Base.NO_SUCH_KIND
        is_idle = shows_all(state, card) or not any(True for _ in with_cards(state, seat))
        return No.NO_EFFECT if is_idle else None

    def kinds(state: State, seat: Seat) -> list[int]:
        return [card for card in state.rules.group(group) if not cannot(state, seat, card)]

    def demand(state: State, seat: Seat, card: int) -> CardsDemanded:
        given = collect(state, seat, card, state.others(seat), most)
        return CardsDemanded(seat=seat, card=card, given=given)

    return CARDS.card(action, name, demand, kinds, cannot)


RESOURCE = _verb(PlayResourceMonopoly, "resource_monopoly", "resource", 2)
COMMODITY = _verb(PlayTradeMonopoly, "trade_monopoly", "commodity", 1)
