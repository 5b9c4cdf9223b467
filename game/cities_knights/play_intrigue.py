"""
Play an intrigue: displace an opponent's knight on a route of yours, of any strength.

It retreats, or is removed, as if displaced by a knight; you need no knight of your own.
Rules: cities_knights.md 8.2 (Intrigue).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.refusals import No as Base
from game.board.places import CornerId
from game.cities_knights.families import PROGRESS
from game.cities_knights.hire_knight import touches
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.cities_knights.retreat import drive_off
from game.cities_knights.standing import knights_of, level_at
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb

CARD = "intrigue"


class PlayIntrigue(Action):
    """Displace the knight on *corner*."""

    corner: CornerId


class No(Reason):
    """Reasons no knight can be displaced there."""

    NO_KNIGHT = "no knight of an opponent is there"
    NO_ROUTE = "no route of yours touches the corner"


def refuse(state: State, seat: Seat, action: PlayIntrigue) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    if not 0 <= action.corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    if not level_at(state, action.corner) or state.corner_seat[action.corner] == seat:
        return No.NO_KNIGHT
    return None if touches(state, seat, action.corner) else No.NO_ROUTE


def options(state: State, seat: Seat) -> list[PlayIntrigue]:
    """Every knight that could be displaced."""
    others = [
        corner for other in state.rules.clockwise[seat] for corner in knights_of(state, other)
    ]
    found = map(PlayIntrigue, sorted(others))
    return [one for one in found if not refuse(state, seat, one)]


def apply(state: State, seat: Seat, action: PlayIntrigue, chance: Chance) -> Iterator[Event]:
    """Displace it."""
    yield play_card(state, seat, CARD)
    yield drive_off(state, seat, action.corner)


VERB = Verb(PlayIntrigue, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
