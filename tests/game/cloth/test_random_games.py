"""Whole random games of Cloth for Catan, with both endings."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from game.base import MODULE as BASE
from game.base.parts import Robber
from game.cloth.module import MODULE as CLOTH
from game.cloth.parts import Cloth
from game.cloth.rows import EACH, STOCK
from game.core.state import State
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.parts import ClosedLand
from tests.game.cloth.retold import RETOLD
from tests.game.random_box import RandomGames
from tests.game.random_games import MOST
from tests.game.seafarers.retold import RETOLD as SHIPS


class TestCloth(RandomGames):
    """Whole games of Cloth for Catan."""

    boxes = (BASE, SEAFARERS, CLOTH)
    points = 14
    retold: ClassVar = {**SHIPS, **RETOLD}

    def test_random_games_end_in_both_ways(self) -> None:
        """Among a few games at least one ends by points and one by empty villages."""
        verbs: Counter[str] = Counter()
        ends: Counter[bool] = Counter()
        for seed in range(100, 140):
            game = self.playing(4, seed)
            while not game.state.winners and game.actions < MOST:
                game.step()
                adds_up(game.state)
            verbs += game.verbs
            if game.state.winners:
                ends[game.state.part(Cloth).is_over] += 1
            if len(ends) > 1 and verbs["Plunder"]:
                break

        assert len(ends) > 1
        assert {verb.action.__name__ for verb in CLOTH.verbs} <= set(verbs)


def adds_up(state: State) -> None:
    """No cloth is lost, the robber stays off the islets, and nobody settles there."""
    cloth, closed = state.part(Cloth), state.part(ClosedLand).hexes
    assert min(*cloth.left, cloth.stock, *cloth.held) >= 0
    assert sum(cloth.left) + cloth.stock + sum(cloth.held) == EACH * len(cloth.villages) + STOCK
    assert state.part(Robber).at not in closed
    assert not [c for at in closed for c in state.topology.hex_corners[at] if state.corner_piece[c]]
    assert not {*state.gone} & {seat for traders in cloth.traders for seat in traders}
