"""
Play an engineer: a free wall.

Rules: cities_knights.md 8.1 (Engineer).
"""

from __future__ import annotations

from game.board.places import CornerId
from game.cities_knights.build_wall import raise_wall, refuse_place, sites
from game.cities_knights.progress import CARDS
from game.core.action import Action


class PlayEngineer(Action):
    """Build a wall around the city on *corner*."""

    corner: CornerId


VERB = CARDS.card(PlayEngineer, "engineer", raise_wall, sites, refuse_place)
