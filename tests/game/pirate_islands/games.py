"""Random games of the Pirate Islands."""

from __future__ import annotations

from collections.abc import Iterable

from game.pirate_islands.parts import Fleet, Raid
from game.pirate_islands.rows import LAIRS
from game.seafarers.parts import ClosedLand
from game.seafarers.rows import ship
from tests.game.games import Games, many
from tests.game.random_games import Playing


def look(playing: Playing) -> Iterable[str]:
    """Lines are ships of their seat, warships are ships, and nobody else is in the west."""
    state = playing.state
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
    assert not [seat for seat in state.winners if raid.lairs[seat]]
    if state.winners:
        yield "won"


GAMES = (
    Games(
        "base seafarers pirate_islands", points=10, look=look, shows={"won": 1}, first=26, least=1
    ),
    many("base five_six seafarers pirate_islands", 10, look=look, only=(6,), first=9),
)
