"""Random games of Seafarers on small maps with islands."""

from __future__ import annotations

from collections.abc import Iterable

from game.base import MODULE as BASE
from game.base.routes import has_building
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.move_ship import next_to, ships_of
from game.seafarers.parts import Islands
from tests.game.games import Games
from tests.game.random_games import Playing
from tests.game.seafarers.layouts import MAPS
from tests.game.seafarers.tables import ISLES, POINTS


def look(playing: Playing) -> Iterable[str]:
    """Island points are those paid, and each ship touches another ship or an own building."""
    state = playing.state
    known = state.part(Islands)
    assert all(points % POINTS == 0 for points in known.points)
    assert playing.settings["isles"] != "none" or not any(known.points)
    if state.winners or state.number % 50 == 0:
        for seat in state.rules.table:
            for edge in ships_of(state, seat):
                assert any(
                    has_building(state, seat, corner) or next_to(state, edge, corner)
                    for corner in state.topology.edge_corners[edge]
                )
    return ()


GAMES = tuple(
    Games(
        "base seafarers isles",
        boxes=(BASE, SEAFARERS, ISLES),
        fixed={"map": name},
        points=8,
        look=look,
        ending=0.75,
        first={"strait": 67, "atoll": 6, "scatter": 86, "mere": 51}[name],
        # In the strait, all verbs take long to be used.
        of=None if name == "strait" else "seafarers",
        # The mere has no pirate.
        seldom=frozenset({"MovePirate"}) if name == "mere" else frozenset(),
    )
    for name in MAPS
)
