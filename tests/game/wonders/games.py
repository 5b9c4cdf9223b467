"""Random games of the Wonders of Catan, which end by points or with a finished wonder."""

from __future__ import annotations

from collections.abc import Iterable

from game.wonders.parts import Wonders
from game.wonders.rows import COSTS, LEVELS
from tests.game.games import Games, many
from tests.game.random_games import Playing


def look(playing: Playing) -> Iterable[str]:
    """Each seat has one wonder at most, each wonder one owner, and levels belong to a wonder."""
    wonders = playing.state.part(Wonders)
    begun = [wonder for wonder in wonders.begun if wonder]
    assert len(begun) == len({*begun} & {*COSTS})
    assert all(
        wonder or not level for wonder, level in zip(wonders.begun, wonders.levels, strict=True)
    )
    assert max(wonders.levels) <= LEVELS
    if playing.state.winners:
        yield "finished" if LEVELS in wonders.levels else "points"


GAMES = (
    Games(
        "base seafarers wonders",
        points=12,
        look=look,
        shows={"finished": 1, "points": 1},
        first=9,
        least=1,
    ),
    many("base five_six seafarers wonders", 8, look=look, only=(6,)),
)
