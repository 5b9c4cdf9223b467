"""
Set-up with a camp: each seat has a rope, and the second round founds cities, forward.

With or without a camp, a founding beside shingle allows a whistle before the road is laid.
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
from game.core.enact import enact
from game.core.rows import Options
from game.core.stack import Step
from game.core.state import State
from game.core.view import View
from tests.game.strange.families import WHISTLE
from tests.game.strange.hang_rope import RopeHung


def is_pitched(options: Options) -> bool:
    """True if there is a camp."""
    return bool(options["camp"])


def rounds(state: State | View, before: Rounds) -> Rounds:
    """The box's answer: a round of settlements, then one of cities that pay."""
    return (before[0], Round("city", CityBuilt, pays=True))


def moored(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterator[Event]:
    """The box's answer before the game: each seat has a rope at the last hex."""
    edges = state.topology.hex_edges[state.topology.inner - 1]
    for seat, edge in zip(map(Seat, range(state.seats)), edges, strict=False):
        yield enact(state, RopeHung(seat=seat, edge=edge))


def gleam(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Between a founding's cards and its road, offer a pebble beside shingle."""
    shingle = state.rules.terrain("shingle")
    beside = state.topology.corner_hexes[step.args[0]]
    if any(state.terrain[place] == shingle for place in beside):
        coming.wait_for(state, step.seat, WHISTLE)
    return ()
