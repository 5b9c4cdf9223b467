"""
The turn: begin, roll, trade and build, end.

Rules: base.md 4, 12.B, 12.J1.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.families import CARD, PROPOSE, ROLL, TRADE, TURN
from game.base.parts import Offers, Turn
from game.base.questions import NEXT_STINT
from game.core import coming
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.points import points
from game.core.rows import Options
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Began, Trace

PLAN = "turn"


class TurnBegan(Event):
    """It is the turn of *seat*."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """The turn."""
        return (Began(self.seat),)


class No(Reason):
    """Reasons a stint does not allow it."""

    TRADING_IS_OVER = "something was built this turn, so trading is over"
    ONLY_KNIGHTS_BEFORE_ROLL = "before the roll only a knight may be played"


def begin_stint(state: State, seat: Seat, plan: str) -> None:
    """Start a stint of *seat* that follows *plan*."""
    coming.begin_stint(state, seat, plan)
    coming.follow(state, plan, seat)


def begin(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Begin the turn; a seat that wanted no offers until now gets them again."""
    offers = state.part(Offers)
    if step.seat in offers.hushed:
        state.change(Offers, hushed=tuple(seat for seat in offers.hushed if seat != step.seat))
    return (TurnBegan(seat=step.seat),)


def ask_roll(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for the roll."""
    coming.wait_for(state, step.seat, ROLL)
    return ()


def ask_turn(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait until the turn is ended."""
    coming.wait_for(state, step.seat, TURN)
    return ()


def next_stint(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Go on with the next seat."""
    following = state.rules.answer(NEXT_STINT)(state)
    assert following
    begin_stint(state, *following)
    return ()


def clockwise(state: State) -> tuple[Seat, str]:
    """The base's answer: the next seat in the game takes a turn."""
    return next(state.others(state.turn), state.turn), PLAN


def winner(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """
    The seat on turn, if it has the points needed; no seat wins on another's turn.

    Rules: base.md 12.J.
    """
    seat = state.turn
    if state.plan == PLAN and points(state, seat) >= int(state.rules.options["points"]):
        return (seat,)
    return found


def trading_is_over(state: State, seat: Seat, family: str) -> Reason | None:
    """With separate phases the first build ends trading (base.md 4, 12.B1)."""
    return No.TRADING_IS_OVER if family in (TRADE, PROPOSE) and has_built(state) else None


def only_knights(state: State, seat: Seat, family: str) -> Reason | None:
    """By option, no card but a knight before the roll (base.md 12.C1)."""
    if family == CARD and any(debt.duty == ROLL for debt in state.due()):
        return No.ONLY_KNIGHTS_BEFORE_ROLL
    return None


def has_built(state: State) -> bool:
    """Whether something was built in this stint."""
    return state.part(Turn).built == state.stint


def has_phases(options: Options) -> bool:
    """Whether trading comes before building."""
    return options["phases"] == "separate"


def is_knight_only(options: Options) -> bool:
    """Whether only knights may be played before the roll."""
    return options["before_roll"] == "knights"
