"""
Set-up: a settlement, then a city, each with a road; the city pays a resource for each hex.

Rules: cities_knights.md 1 (set-up 2-5).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.base.build_city import CityBuilt
from game.base.rounds import Rounds
from game.board.layout import Layout
from game.cities_knights.parts import Cities
from game.cities_knights.rows import TRACKS
from game.core.action import Event
from game.core.chance import Chance
from game.core.state import State
from game.core.view import View


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """The box's answer: no improvements yet, and no defenses."""
    seats = state.seats
    state.change(Cities, levels=((0,) * len(TRACKS),) * seats, defences=(0,) * seats)
    return ()


def rounds(state: State | View, found: Rounds) -> Rounds:
    """The box's answer: the last piece that is set up is a city."""
    return (*found[:-1], replace(found[-1], piece="city", told=CityBuilt))
