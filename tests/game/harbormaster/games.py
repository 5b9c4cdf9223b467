"""Random games with a Harbormaster, on the base game's maps and its own, for few and many."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.stack import NOBODY
from game.harbormaster.award import AWARD, harbour_points
from tests.game.games import Games, many
from tests.game.random_games import Playing
from tests.house import sets


def look(playing: Playing) -> Iterable[str]:
    """The card is never held with fewer than three points."""
    state = playing.state
    owner = state.awards[state.rules.award(AWARD.name)]
    assert owner == NOBODY or harbour_points(state, owner) >= 3
    yield "nobody" if owner == NOBODY else "title"


GAMES = (
    Games(
        "base harbormaster",
        look=look,
        shows={"nobody": 1, "title": 1},
        first=2,
    ),
    *(many(names, 8, look=look, of=None, first=9) for names in sets("base five_six harbormaster")),
)
