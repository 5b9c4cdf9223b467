"""
Play an intrigue: displace an opponent's knight on a route of yours, of any strength.

It retreats, or is removed, as if displaced by a knight; you need no knight of your own.
Rules: cities_knights.md 8.2 (Intrigue).
"""

from __future__ import annotations

from game.base.refusals import No as Base
from game.board.places import CornerId
from game.cities_knights.hire_knight import touches
from game.cities_knights.progress import CARDS
from game.cities_knights.retreat import drive_off
from game.cities_knights.standing import knights_of, level_at
from game.core.action import Action, Reason
from game.core.cards import Seat
from game.core.state import State


class PlayIntrigue(Action):
    """Displace the knight on *corner*."""

    corner: CornerId


class No(Reason):
    """Reasons no knight can be displaced there."""

    NO_KNIGHT = "no knight of an opponent is there"
    NO_ROUTE = "no route of yours touches the corner"


def knights(state: State, seat: Seat) -> list[CornerId]:
    """The knights that could be displaced."""
    others = state.rules.clockwise[seat]
    found = sorted(corner for other in others for corner in knights_of(state, other))
    return [corner for corner in found if touches(state, seat, corner)]


def cannot(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The reason the knight on *corner* can't be displaced, or None."""
    if not 0 <= corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    if not level_at(state, corner) or state.corner_seat[corner] == seat:
        return No.NO_KNIGHT
    return None if touches(state, seat, corner) else No.NO_ROUTE


VERB = CARDS.card(PlayIntrigue, "intrigue", drive_off, knights, cannot)
