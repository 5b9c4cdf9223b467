"""
Bastet: send the robber home to the desert, and take a card of the kind it blocked.

It works before the roll, or once its effects are settled. The robber must be on a hex that yields;
no player is robbed. If the bank has no such card the robber goes home all the same.
Rules: egypt.md 2.3 (Bastet).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.bank_gift import take
from game.base.move_robber import RobberMoved, deserts
from game.base.parts import Robber
from game.base.refusals import No as Base
from game.board.places import HexId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb
from game.gods import after_use
from game.gods.families import EARLY_GOD
from game.gods.names import BASTET
from game.gods.refusals import cannot_use, use


class UseBastet(Action):
    """Send the robber to the desert *to*."""

    to: HexId


class No(Reason):
    """Reasons the robber can't go there."""

    NO_HOME = "no desert is open to the robber"
    KEEPS_NOTHING = "the robber isn't on a hex that produces"
    NO_DESERT = "the robber must go to a desert"


def refuse(state: State, seat: Seat, action: UseBastet) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_use(state, seat, BASTET):
        return reason
    homes = deserts(state)
    if not homes:
        return No.NO_HOME
    if _kept(state) is None:
        return No.KEEPS_NOTHING
    if not 0 <= action.to < state.topology.inner:
        return Base.NO_SUCH_PLACE
    return None if action.to in homes else No.NO_DESERT


def _kept(state: State) -> int | None:
    """The kind that the robber blocks, if any."""
    at = state.part(Robber).at
    return None if at is None else state.rules.harvest[state.terrain[at]]


def options(state: State, seat: Seat) -> list[UseBastet]:
    """Every desert that is open to the robber, if it blocks a card."""
    if cannot_use(state, seat, BASTET) or _kept(state) is None:
        return []
    return [UseBastet(place) for place in deserts(state)]


def apply(state: State, seat: Seat, action: UseBastet, chance: Chance) -> Iterator[Event]:
    """Move it, and take the card."""
    yield use(state, seat, BASTET)
    card, origin = _kept(state), state.part(Robber).at
    state.put(Robber(at=action.to))
    yield RobberMoved(seat=seat, origin=origin, to=action.to)
    if card is not None and state.bank[card]:
        yield take(state, seat, one(card, len(state.bank)))
    coming.then(state, Step(after_use.STEP, seat))


VERB = Verb(UseBastet, refuse, options, apply, family=EARLY_GOD)
