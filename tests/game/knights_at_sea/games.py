"""Random games of Cities & Knights at sea."""

from __future__ import annotations

from collections.abc import Iterable

from tests.game.games import Games
from tests.game.random_games import Playing

CHASES = ("ChasePirate", "MovePirate", "ChaseRobber", "MoveRobber", "MoveShip")


def look(playing: Playing) -> Iterable[str]:
    """See the verbs."""
    return playing.verbs


GAMES = (
    Games(
        "base cities_knights seafarers",
        fixed={"map": "new_shores"},
        points=14,
        look=look,
        first=33,
        shows=dict.fromkeys(CHASES, 1),
        least=1,
        of="knights_at_sea",
    ),
)
