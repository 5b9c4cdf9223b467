"""
Bastet: send the robber home to the desert, and take a card of the kind it blocked.

It works before the roll, or once its effects are settled. The robber must be on a hex that yields;
no player is robbed. If the bank has no such card the robber goes home all the same.
Rules: egypt.md 2.3 (Bastet).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.bank_gift import take
from game.base.move_robber import RobberMoved, deserts
from game.base.parts import Robber
from game.base.refusals import No as Base
from game.board.places import HexId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.state import State
from game.gods.after_use import HELP
from game.gods.families import EARLY_GOD
from game.gods.names import BASTET


class UseBastet(Action):
    """Send the robber to the desert *to*."""

    to: HexId


class No(Reason):
    """Reasons the robber can't go there."""

    NO_HOME = "no desert is open to the robber"
    KEEPS_NOTHING = "the robber isn't on a hex that produces"
    NO_DESERT = "the robber must go to a desert"


def cannot(state: State, seat: Seat, to: HexId) -> Reason | None:
    """The reason the robber can't be sent to *to*, or None."""
    homes = deserts(state)
    if not homes:
        return No.NO_HOME
    if _kept(state) is None:
        return No.KEEPS_NOTHING
    if not 0 <= to < state.topology.inner:
        return Base.NO_SUCH_PLACE
    return None if to in homes else No.NO_DESERT


def _kept(state: State) -> int | None:
    """The kind that the robber blocks, if any."""
    at = state.part(Robber).at
    return None if at is None else state.rules.harvest[state.terrain[at]]


def homes(state: State, seat: Seat) -> Iterable[HexId]:
    """Every desert that is open to the robber, if it blocks a card."""
    return () if _kept(state) is None else deserts(state)


def send(state: State, seat: Seat, to: HexId) -> Iterator[Event]:
    """Move it, and take the card."""
    card, origin = _kept(state), state.part(Robber).at
    state.put(Robber(at=to))
    yield RobberMoved(seat=seat, origin=origin, to=to)
    if card is not None and state.bank[card]:
        yield take(state, seat, one(card, len(state.bank)))


VERB = HELP.card(UseBastet, BASTET, send, homes, cannot, EARLY_GOD)
