"""Random games of five and six, with paired turns and with building phases."""

from __future__ import annotations

from collections.abc import Iterable

from game.five_six.building import PHASE
from game.five_six.paired import PART
from tests.game.games import Games, many
from tests.game.random_games import Playing
from tests.house import sets


def look(playing: Playing) -> Iterable[str]:
    """See the plan of the stint."""
    yield playing.state.plan


GAMES = (
    *(
        Games(
            "base five_six",
            fixed={"turns": turns},
            points=8,
            look=look,
            shows={plan: 41},
            first=first,
            ending=0.75,
            seldom=seldom,
            computers=True,
        )
        for turns, plan, first, seldom in (
            ("paired", PART, 27, frozenset({"PassBuilding"})),
            ("building", PHASE, 14, frozenset[str]()),
        )
    ),
    *(many(names, 8, of=None) for names in sets("base cities_knights five_six")),
)
