"""Before the game: vows are dealt, the vane points at the last hex, a chest lies in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.base.maps import beginner
from game.board.layout import Land, Layout
from game.board.places import Hex, HexId
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.rows import Options
from game.core.state import State
from tests.game.strange.parts import Chest, Vows, Wind
from tests.game.strange.rows import LAND_KINDS

MISTY = Hex(0, -2)
"""Where no colour's road leads to begin with."""


class VowDealt(Event):
    """*seat* has vowed *vow*, a card kind that only it knows."""

    secret: ClassVar[tuple[str, ...]] = ("vow",)
    seat: Seat
    vow: int | None

    def insiders(self) -> tuple[Seat, ...]:
        """Who vowed."""
        return (self.seat,)


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterator[Event]:
    """Deal the vows and set the vane."""
    vows = tuple(chance.ask("vow", (1,) * LAND_KINDS) for _ in range(state.seats))
    state.put(Vows(by_seat=vows))
    state.change(Wind, vane=HexId(state.topology.inner - 1))
    state.put(Chest(at=state.topology.hex_corners[state.topology.inner // 2][0]))
    for seat, vow in enumerate(vows):
        yield VowDealt(seat=Seat(seat), vow=vow)


def shingle(options: Options, seats: int, chance: Chance) -> Layout:
    """The beginners' map with shingle in its desert, a tarn at its nines, and mist in the north."""
    plain = beginner(options, seats, chance)
    lands = tuple(
        Land(land.at, "shingle", 8)
        if land.terrain == "desert"
        else Land(land.at, "mist")
        if land.at == MISTY
        else Land(land.at, "tarn", 9)
        if land.token == 9
        else land
        for land in plain.lands
    )
    harbours = tuple(harbour for harbour in plain.harbours if harbour.at != MISTY)
    return Layout("shingle", lands, harbours, robber=Hex(0, 0), starts=plain.starts)
