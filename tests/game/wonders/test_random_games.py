"""Whole random games of the Wonders of Catan."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from game.base import MODULE as BASE
from game.core.state import State
from game.seafarers.module import MODULE as SEAFARERS
from game.wonders.module import MODULE as WONDERS
from game.wonders.parts import Wonders
from game.wonders.rows import COSTS, LEVELS
from tests.game.random_box import RandomGames
from tests.game.random_games import MOST
from tests.game.seafarers.retold import RETOLD as SHIPS
from tests.game.wonders.retold import RETOLD


class TestWonders(RandomGames):
    """Whole games of the Wonders of Catan."""

    boxes = (BASE, SEAFARERS, WONDERS)
    points = 12
    retold: ClassVar = {**SHIPS, **RETOLD}

    def test_random_games_end_in_both_ways(self) -> None:
        """Among a few games at least one ends by a finished wonder and one by points."""
        verbs: Counter[str] = Counter()
        ends: Counter[bool] = Counter()
        for seed in range(100, 140):
            game = self.playing(4, seed)
            while not game.state.winners and game.actions < MOST:
                game.step()
                adds_up(game.state)
            verbs += game.verbs
            if game.state.winners:
                ends[LEVELS in game.state.part(Wonders).levels] += 1
            if len(ends) > 1:
                break

        assert len(ends) > 1
        assert {verb.action.__name__ for verb in WONDERS.verbs} <= set(verbs)


def adds_up(state: State) -> None:
    """Each seat has one wonder at most, each wonder one owner, and levels belong to a wonder."""
    wonders = state.part(Wonders)
    begun = [wonder for wonder in wonders.begun if wonder]
    assert len(begun) == len({*begun} & {*COSTS})
    assert all(
        wonder or not level for wonder, level in zip(wonders.begun, wonders.levels, strict=True)
    )
    assert max(wonders.levels) <= LEVELS
