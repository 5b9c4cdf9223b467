"""
The toll of a seven, between the discards and the robber.

First, in this order: the seat to the right gives the bank one card, and the roller looks into its
hand and may take one. Then, in any order: the seat to the left gives a card, and the roller turns
the vane and robs one of the seats with ropes there. Nobody builds a road beside that hex, and while
the robber is on its leash no settlement either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.base.build_road import BuildRoad
from game.base.refusals import No as Base
from game.base.rob import rob_among
from game.board.places import CornerId, HexId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, one
from game.core.chance import Chance
from game.core.choice import Choice, Vector
from game.core.record import changed
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import BANK, Altered, Trace, Went
from game.core.verb import Verb
from tests.game.strange.families import LOOK, TITHE, VANE
from tests.game.strange.parts import Wind
from tests.game.strange.rows import rope


class PayTithe(Action):
    """Give *cards*, one of them, to the bank."""

    cards: Cards


class PickCard(Action):
    """Take a card of the kind *card* from the hand looked at."""

    card: int


class LeaveHand(Action):
    """Take no card."""


class TurnVane(Action):
    """Point the vane at the hex *to*."""

    to: HexId


class TithePaid(Event):
    """*seat* has given *cards*."""

    seat: Seat
    cards: Cards

    def traces(self) -> Iterable[Trace]:
        """The cards lost."""
        return (Went(self.seat, BANK, sum(self.cards), "loss"),)


class CardPicked(Event):
    """*seat* has taken *card* from *victim*; only these two know the kind."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    victim: Seat
    card: int | None

    def insiders(self) -> tuple[Seat, ...]:
        """The two seats involved."""
        return (self.seat, self.victim)

    def traces(self) -> Iterable[Trace]:
        """One card of unknown kind."""
        return (Went(self.victim, self.seat, 1, "claim"),)


class HandLeft(Event):
    """*seat* has taken no card."""

    seat: Seat


class VaneTurned(Event):
    """*seat* has turned the vane; the fields have its old and new hex."""

    seat: Seat
    hexes: tuple[HexId, ...]

    def traces(self) -> Iterable[Trace]:
        """Record the vane's new hex."""
        return (
            Altered(
                Wind,
                lambda wind: changed(wind, vane=self.hexes[1]),
                {"vane": self.hexes[0]},
                self.hexes[1],
            ),
        )


class No(Reason):
    """Reasons why the toll cannot be paid like this."""

    NOT_ONE_CARD = "one card out of the hand is owed"
    NOT_THERE = "the hand looked at has no such card"
    SAME_HEX = "the vane must turn"
    WIND = "nothing is built where the vane points"


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Push both frames, with the ordered one on top."""
    near = list(state.others(step.seat))
    left, right = near[0], near[-1]
    # A single other seat is on both sides, and may already have lost two cards on the right.
    tithe = [Debt(left, TITHE)] if sum(state.hands[left]) > 2 * (left == right) else []
    coming.wait(state, [*tithe, Debt(step.seat, VANE)])
    if any(state.hands[right]):
        coming.wait(state, [Debt(right, TITHE), Debt(step.seat, LOOK, (right,))], ordered=True)
    yield from ()


def described(state: State, seat: Seat) -> Choice:
    """One card out of the hand."""
    return Choice(PayTithe, (Vector("cards", tuple(state.hands[seat]), 1, 1),))


def refuse_tithe(state: State, seat: Seat, action: PayTithe) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if described(state, seat).contains(action) else No.NOT_ONE_CARD


def tithe_options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all choices."""
    return (described(state, seat),)


def apply_tithe(state: State, seat: Seat, action: PayTithe, chance: Chance) -> Iterator[Event]:
    """Return the card to the bank."""
    state.take(seat, action.cards)
    yield TithePaid(seat=seat, cards=action.cards)


def default_tithe(state: State, seat: Seat) -> PayTithe:
    """A card of the most numerous kind."""
    hand = state.hands[seat]
    return PayTithe(one(hand.index(max(hand)), len(hand)))


def looked_at(state: State, seat: Seat) -> Seat:
    """The seat whose hand *seat* may look at."""
    debt = state.debt(seat, LOOK)
    assert debt
    return Seat(debt.args[0])


def refuse_pick(state: State, seat: Seat, action: PickCard) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    hand = state.hands[looked_at(state, seat)]
    return None if 0 <= action.card < len(hand) and hand[action.card] else No.NOT_THERE


def pick_options(state: State, seat: Seat) -> list[PickCard]:
    """Every kind in the hand looked at."""
    return [PickCard(kind) for kind, n in enumerate(state.hands[looked_at(state, seat)]) if n]


def apply_pick(state: State, seat: Seat, action: PickCard, chance: Chance) -> Iterator[Event]:
    """Take the card."""
    victim = looked_at(state, seat)
    state.pass_on(victim, seat, one(action.card, len(state.bank)))
    yield CardPicked(seat=seat, victim=victim, card=action.card)


def refuse_leave(state: State, seat: Seat, action: LeaveHand) -> Reason | None:
    """Nothing can refuse it."""
    return None


def leave_options(state: State, seat: Seat) -> tuple[LeaveHand, ...]:
    """The single action."""
    return (LeaveHand(),)


def apply_leave(state: State, seat: Seat, action: LeaveHand, chance: Chance) -> Iterator[Event]:
    """Report it."""
    yield HandLeft(seat=seat)


def refuse_vane(state: State, seat: Seat, action: TurnVane) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.to < state.topology.inner:
        return Base.NO_SUCH_PLACE
    return No.SAME_HEX if action.to == state.part(Wind).vane else None


def vane_options(state: State, seat: Seat) -> list[TurnVane]:
    """Every other hex."""
    return [TurnVane(HexId(i)) for i in range(state.topology.inner) if i != state.part(Wind).vane]


def apply_vane(state: State, seat: Seat, action: TurnVane, chance: Chance) -> Iterator[Event]:
    """Turn it, rob a seat with ropes there, and measure the routes joined there again."""
    before = state.part(Wind).vane
    state.change(Wind, vane=action.to)
    state.unsettle()
    edges, rope_kind = state.topology.hex_edges[action.to], rope(state)
    near = {Seat(state.edge_seat[e]) for e in edges if state.edge_piece[e] == rope_kind}
    # A seat that still owes the tithe keeps the card for it.
    rob_among(state, seat, [other for other in near if not state.debt(other, TITHE)])
    yield VaneTurned(seat=seat, hexes=(before, action.to))


def default_vane(state: State, seat: Seat) -> TurnVane:
    """The first other hex in reading order."""
    return vane_options(state, seat)[0]


def windy(state: State, seat: Seat, action: BuildRoad) -> Reason | None:
    """Veto: no road beside the vane."""
    is_near = state.part(Wind).vane in state.topology.edge_hexes[action.edge]
    return No.WIND if is_near else None


def draughty(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The box's answer: no settlement beside the vane."""
    is_near = state.part(Wind).vane in state.topology.corner_hexes[corner]
    return No.WIND if is_near else None


TITHE_VERB = Verb(PayTithe, refuse_tithe, tithe_options, apply_tithe, family=TITHE)
PICK = Verb(PickCard, refuse_pick, pick_options, apply_pick, family=LOOK)
LEAVE = Verb(LeaveHand, refuse_leave, leave_options, apply_leave, family=LOOK)
VANE_VERB = Verb(TurnVane, refuse_vane, vane_options, apply_vane, family=VANE)
