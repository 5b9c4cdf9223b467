"""Tales: a random game recomputed from its events, and compared with the views it had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game import Game
from game.base.turn import PLAN
from game.core.part import Part
from game.core.retold import retold
from game.core.trace import Went
from game.core.view import View
from tests.game.random_games import Playing

SHORT, LONG = 300, 900
"""Number of actions after which a game is left, in the daily run and in soaks."""


def is_retold(
    playing: Playing, parts: Mapping[type[Part], Sequence[str]], most: int = SHORT
) -> None:
    """Play a game, and assert that its chronicle matches what was seen at every moment."""
    seen = [playing.game.view()]
    while not playing.state.winners and playing.actions < most:
        playing.step()
        seen.append(playing.game.view())
    tells(playing.game, seen, parts)


def tells(game: Game, seen: Sequence[View], parts: Mapping[type[Part], Sequence[str]]) -> None:
    """
    Assert that a game's chronicle gives the table that was *seen* at every moment.

    *parts* are those of the game, with the fields that must be recomputed.
    """
    tale = game.chronicle(game.lines)
    hands = [0] * tale.seats
    for (moment, view), then in zip(retold(game.view(), tale), seen, strict=True):
        assert moment.number == view.number == then.number
        assert board(view) == board(then), moment
        assert (view.terrain, view.tokens) == (then.terrain, then.tokens), moment
        assert view.harbours == then.harbours, moment
        for part, fields in parts.items():
            for field in fields:
                assert getattr(view.part(part), field) == getattr(then.part(part), field), moment
        assert view.awards == then.awards
        assert view.gone == then.gone
        if moment.turn and then.plan == PLAN:
            assert view.turn == then.turn
        if not then.winners:
            assert [seat.points for seat in view.seats] == [seat.points for seat in then.seats]
        for trace in moment.traces:
            if isinstance(trace, Went):
                for seat, count in ((trace.giver, -trace.count), (trace.taker, trace.count)):
                    if seat >= 0:
                        hands[seat] += count
        assert hands == [seat.hand_count for seat in then.seats], moment


def board(view: View) -> list[list[tuple[int, int]]]:
    """The pieces on corners and edges, with their owners."""
    return [
        [(kind, seat if kind else 0) for kind, seat in zip(kinds, seats, strict=True)]
        for kinds, seats in (
            (view.corner_piece, view.corner_seat),
            (view.edge_piece, view.edge_seat),
        )
    ]
