"""
The robber avoids the vane's hex; on a leash it stays off the board while nobody dances.

With nothing to move, a seven goes on and nobody is robbed.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.move_robber import MoveRobber
from game.base.parts import Robber
from game.board.layout import Layout
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.rows import Options
from game.core.stack import NOBODY
from game.core.state import State
from tests.game.strange.parts import Wind


class No(Reason):
    """Reasons why the robber may not go there."""

    LEASHED = "the robber is on its leash while nobody holds the tightrope"
    WINDY = "the robber keeps off the hex that the vane points at"


def is_leashed(options: Options) -> bool:
    """True if there is a leash."""
    return bool(options["leash"])


def beside(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """The box's answer before the game: take the robber off the board."""
    state.put(Robber(at=None))
    return ()


def tied(state: State, seat: Seat, action: MoveRobber) -> Reason | None:
    """Veto: the robber does not move while leashed, and never to the vane."""
    dancer = state.awards[state.rules.award("tightrope")]
    if is_leashed(state.rules.options) and dancer == NOBODY:
        return No.LEASHED
    return No.WINDY if action.to == state.part(Wind).vane else None
