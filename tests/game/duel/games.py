"""Random games of two: the base game, and every set of expansions that two can play."""

from __future__ import annotations

from game import offered
from tests.game.games import Games

SETS = [names for names in offered() if "duel" in names and len(names) > 2]
GAMES = (
    Games("base duel", points=8, ending=0.75, of=None),
    *(
        Games(
            " ".join(names),
            points=8,
            first=4,
            least=1,
            of=None,
            rare=any({*names} < {*larger} for larger in SETS),
        )
        for names in SETS
    ),
)
