"""
Paired players: after each turn the third to the left acts too, without dice and player trades.

The pair is fixed when the turn begins. Each of the two parts is a stint of its own, so "once a
turn" holds in each. The second player owes the same as the first after the roll, so other boxes'
verbs are allowed there as in a turn.
Rules: five_six.md 13.7.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.offer_trade import OfferTrade
from game.base.propose_trade import ProposeTrade
from game.base.turn import PLAN
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.points import points
from game.core.stack import NOBODY, Step
from game.core.state import State
from game.core.trace import Began, Trace
from game.five_six.parts import Pair
from game.five_six.rows import are_many, is_paired

PART = "paired part"
"""The plan of the second of a pair."""

THIRD = 2
"""Place of the third player to the left, among the others clockwise."""


class PartBegan(Event):
    """The second of the pair, *seat*, acts now."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """A turn, as replays show it."""
        return (Began(self.seat),)


class No(Reason):
    """Reasons the second of a pair can't trade."""

    BANK_ONLY = "the second of a pair trades only with the bank"


def note_pair(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Settle the second player of this turn: none if too few are left."""
    if is_paired(state.rules.options):
        second = [*state.others(step.seat)][THIRD] if are_many(state) else NOBODY
        state.change(Pair, first=step.seat, second=second)
    yield from ()


def begin(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Begin the part of its seat."""
    yield PartBegan(seat=step.seat)


def next_stint(state: State) -> tuple[Seat, str] | None:
    """
    After a turn, the part of its second player, if any; then the seat left of the first.

    A pair that has begun goes on even if too few are left for another.
    """
    pair = state.part(Pair)
    first = pair.first if state.plan == PART else state.turn
    if state.plan == PLAN and pair.first == first and pair.second != NOBODY:
        return pair.second, PART  # a seat that has left is skipped
    return next(state.others(first), first), PLAN


def winner(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The second of a pair, in its own part; other seats with enough points wait for theirs."""
    seat = state.turn
    if state.plan == PART and points(state, seat) >= int(state.rules.options["points"]):
        return (seat,)
    return found


def bank_only(state: State, seat: Seat, action: OfferTrade | ProposeTrade) -> Reason | None:
    """The veto: in the second part nothing is offered."""
    return No.BANK_ONLY if state.plan == PART else None


def without_offers(state: State, seat: Seat, choice: Choice) -> Choice | None:
    """The veto on descriptions."""
    return None if state.plan == PART else choice
