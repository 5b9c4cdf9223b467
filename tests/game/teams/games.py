"""Random games of two against two: the base game, with leaving partners."""

from __future__ import annotations

from collections.abc import Iterable

from tests.game.games import Games
from tests.game.random_games import Playing


def ends(playing: Playing) -> Iterable[str]:
    """The winners are one whole team, less those who have left."""
    state = playing.state
    if state.winners:
        (team,) = {state.rules.team(seat) for seat in state.winners}
        assert {*state.winners} == {*team} - {*state.gone}
        yield "partner of the player on turn" if state.turn in team else "opponents"


GAMES = (
    Games(
        "base teams",
        points=8,
        ending=0.75,
        look=ends,
        shows={"partner of the player on turn": 1, "opponents": 1},
        first=47,
        of=None,
    ),
)
