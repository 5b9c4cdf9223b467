"""
Set-up with a camp: a rope of each seat hangs already, and the second round founds cities, forward.

Whoever founds beside shingle may whistle, before the road is laid; that is so without a camp too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.build_city import CityBuilt
from game.base.rounds import Round, Rounds
from game.board.layout import Layout
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.rows import Options
from game.core.stack import Step
from game.core.state import State
from game.core.view import View
from tests.game.strange.families import WHISTLE
from tests.game.strange.hang_rope import RopeHung
from tests.game.strange.rows import rope


def is_pitched(options: Options) -> bool:
    """Whether there is a camp."""
    return bool(options["camp"])


def rounds(state: State | View, before: Rounds) -> Rounds:
    """The box's answer: settlements, then cities that pay."""
    return (before[0], Round("city", CityBuilt, pays=True))


def moored(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterator[Event]:
    """The box's answer before the game: a rope of each seat hangs about the last hex."""
    edges = state.topology.hex_edges[state.topology.inner - 1]
    for seat, edge in zip(map(Seat, range(state.seats)), edges, strict=False):
        state.lay(seat, edge, rope(state))
        yield RopeHung(seat=seat, edge=edge)


def gleam(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Between a founding's cards and its road: a pebble may be had beside shingle."""
    shingle = state.rules.terrain("shingle")
    beside = state.topology.corner_hexes[step.args[0]]
    if any(state.terrain[place] == shingle for place in beside):
        coming.wait_for(state, step.seat, WHISTLE)
    return ()
