"""Whole random games of the Pirate Islands."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from game.base import MODULE as BASE
from game.core.state import State
from game.pirate_islands.module import MODULE as PIRATES
from game.pirate_islands.parts import Fleet, Raid
from game.pirate_islands.rows import LAIRS
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.parts import ClosedLand
from game.seafarers.rows import ship
from tests.game.pirate_islands.retold import RETOLD
from tests.game.random_box import RandomGames
from tests.game.random_games import MOST
from tests.game.seafarers.retold import RETOLD as SHIPS


class TestPirateIslands(RandomGames):
    """Whole games of the Pirate Islands."""

    boxes = (BASE, SEAFARERS, PIRATES)
    points = 10
    retold: ClassVar = {**SHIPS, **RETOLD}

    def test_random_games_end(self) -> None:
        """Games are won by a captured fortress, attacked automatically or by choice."""
        verbs: Counter[str] = Counter()
        ended = 0
        for seed in range(100, 140):
            game = self.playing(4, seed)
            while not game.state.winners and game.actions < MOST:
                game.step()
                adds_up(game.state)
            verbs += game.verbs
            ended += bool(game.state.winners)
            assert not [seat for seat in game.state.winners if game.state.part(Raid).lairs[seat]]
            if ended and verbs["AttackFortress"]:
                break

        assert ended
        assert {verb.action.__name__ for verb in PIRATES.verbs} <= set(verbs)


def adds_up(state: State) -> None:
    """Lines are ships of their seat, warships are ships, and nobody else is in the west."""
    raid = state.part(Raid)
    kind, closed = ship(state), state.part(ClosedLand).hexes
    for seat, line in enumerate(raid.lines):
        assert all((state.edge_piece[e], state.edge_seat[e]) == (kind, seat) for e in line)
    assert all(state.edge_piece[edge] == kind for edge in raid.warships)
    own = {*raid.beachheads, *raid.fortresses}
    assert not [
        corner
        for place in closed
        for corner in state.topology.hex_corners[place]
        if state.corner_piece[corner] and corner not in own
    ]
    assert all(0 <= left <= LAIRS for left in raid.lairs)
    assert (state.part(Fleet).at is None) == (not any(raid.lairs))
