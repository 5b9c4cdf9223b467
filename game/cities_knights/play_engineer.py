"""
Play an engineer: a free wall.

Rules: cities_knights.md 8.1 (Engineer).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.board.places import CornerId
from game.cities_knights.build_wall import raise_wall, refuse_place, sites
from game.cities_knights.families import PROGRESS
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb

CARD = "engineer"


class PlayEngineer(Action):
    """Build a wall around the city on *corner*."""

    corner: CornerId


def refuse(state: State, seat: Seat, action: PlayEngineer) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_play(state, seat, CARD) or refuse_place(state, seat, action.corner)


def options(state: State, seat: Seat) -> list[PlayEngineer]:
    """Every city that could have a wall."""
    return [] if cannot_play(state, seat, CARD) else list(map(PlayEngineer, sites(state, seat)))


def apply(state: State, seat: Seat, action: PlayEngineer, chance: Chance) -> Iterator[Event]:
    """Put it up."""
    yield play_card(state, seat, CARD)
    yield raise_wall(state, seat, action.corner)


VERB = Verb(PlayEngineer, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
