"""
Robber and pirate wait off the board, and come in when the first attack is over.

Then they go to the scenario's starting places, before a seven of the same roll moves either. On an
island without sea the robber is on its hex from the start, as in a game without ships.
Rules: cities_knights.md 10 (pirate), 16.1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from game.base.move_robber import MoveRobber
from game.base.parts import Robber
from game.base.water import SEA
from game.board.layout import Layout
from game.board.places import HexId
from game.cities_knights.chase_robber import THE_ROBBER, chased
from game.cities_knights.parts import Barbarians
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Trace
from game.knights_at_sea.families import THE_PIRATE
from game.knights_at_sea.parts import OffBoard
from game.seafarers.move_pirate import MovePirate
from game.seafarers.parts import Pirate

COME: Final = "figures come in"


class FiguresCameIn(Event):
    """Robber and pirate are in play now, each on a hex or, if it has none, off the board."""

    robber: HexId | None
    pirate: HexId | None

    def traces(self) -> Iterable[Trace]:
        """Their places."""
        if self.robber is not None:
            yield Altered(Robber, partial(changed, at=self.robber), {"at": None}, self.robber)
        if self.pirate is not None:
            yield Altered(Pirate, partial(changed, at=self.pirate), {"at": None}, self.pirate)


class No(Reason):
    """Reasons this figure can't be moved."""

    LOCKED = "robber and pirate wait for the first attack of the barbarians"
    NOT_CHASED = "the knight has chased the other figure"


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Take both from a board that has sea."""
    if state.rules.terrain(SEA) in state.terrain:
        robber, pirate = state.part(Robber).at, state.part(Pirate).at
        state.put(OffBoard(is_waiting=True, robber=robber, pirate=pirate))
        state.change(Robber, at=None)
        state.change(Pirate, at=None)
    return ()


def come(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Bring them in, if the first attack is over."""
    waiting = state.part(OffBoard)
    if waiting.is_waiting and state.part(Barbarians).attacks:
        state.put(OffBoard())
        state.change(Robber, at=waiting.robber)
        state.change(Pirate, at=waiting.pirate)
        yield FiguresCameIn(robber=waiting.robber, pirate=waiting.pirate)


def only_robber(state: State, seat: Seat, action: MovePirate) -> Reason | None:
    """The veto on the pirate, for any target."""
    return pirate_stays(state, seat)


def pirate_stays(state: State, seat: Seat) -> Reason | None:
    """The reason no pirate moves: the first attack is not over, or the debt is for the robber."""
    if not state.part(Barbarians).attacks:
        return No.LOCKED
    return No.NOT_CHASED if chased(state, seat) == THE_ROBBER else None


def only_pirate(state: State, seat: Seat, action: MoveRobber) -> Reason | None:
    """The veto on the robber where a knight has chased the pirate."""
    return No.NOT_CHASED if chased(state, seat) == THE_PIRATE else None
