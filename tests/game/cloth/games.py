"""Random games of Cloth for Catan, which end by points or with empty villages."""

from __future__ import annotations

from collections.abc import Iterable

from game.base.parts import Robber
from game.cloth.parts import Cloth
from game.cloth.rows import EACH, stock
from game.seafarers.parts import ClosedLand
from tests.game.games import Games, many
from tests.game.random_games import Playing


def look(playing: Playing) -> Iterable[str]:
    """No cloth is lost, the robber stays off the islets, and nobody settles there."""
    state = playing.state
    cloth, closed = state.part(Cloth), state.part(ClosedLand).hexes
    count = len(cloth.villages)
    assert min(*cloth.left, cloth.stock, *cloth.held) >= 0
    assert sum(cloth.left) + cloth.stock + sum(cloth.held) == EACH * count + stock(count)
    assert state.part(Robber).at not in closed
    assert not [c for at in closed for c in state.topology.hex_corners[at] if state.corner_piece[c]]
    assert not {*state.gone} & {seat for traders in cloth.traders for seat in traders}
    if state.winners:
        yield "empty" if cloth.is_over else "points"


GAMES = (
    Games("base seafarers cloth", points=14, look=look, shows={"empty": 1, "points": 1}, least=1),
    many("base five_six seafarers cloth", 12, look=look, only=(6,)),
)
