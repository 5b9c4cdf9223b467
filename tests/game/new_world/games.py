"""Random games of the New World, whose players lay the harbors."""

from __future__ import annotations

from collections.abc import Iterable

from game.seafarers.parts import Islands
from tests.game.games import Games
from tests.game.random_games import Playing


def look(playing: Playing) -> Iterable[str]:
    """In the end all harbors are laid, and islands have paid."""
    state = playing.state
    if state.winners:
        assert playing.verbs["LayHarbour"] == 10
        if any(state.part(Islands).points):
            yield "paid"


GAMES = (
    Games(
        "base seafarers new_world",
        fixed={"lay_harbours": True},
        points=10,
        look=look,
        shows={"paid": 1},
        first=57,
        computers=True,
    ),
)
