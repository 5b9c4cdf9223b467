"""Teams on the players' cards: the sign of each team, with the points it has together."""

from __future__ import annotations

from game.core.view import SeatView
from render.notes import Cards, Cell, Note
from render.scene import Scene


def team(scene: Scene, seat: SeatView) -> Note:
    """The colors of both partners, the same on both cards, and their points together."""
    view = scene.view
    colours = tuple(scene.colour(one) for one in view.rules.team(seat.seat))
    return Note("team", colours, str(view.together(seat.seat)), is_passing=True)


CARDS = Cards(cells=(Cell(team, (), width=186, least=150, sign=92),))
