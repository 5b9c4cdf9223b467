"""
Play road building: two free roads, one after another; the second may be declined.

Rules: cities_knights.md 8.1 (Road Building).
"""

from __future__ import annotations

from game.base.play_roads import ask_both, cannot_lay
from game.cities_knights.progress import CARDS
from game.core.action import Action


class PlayRoadBuilders(Action):
    """Play one road building card."""


VERB = CARDS.card(PlayRoadBuilders, "road_builders", ask_both, cannot=cannot_lay)
