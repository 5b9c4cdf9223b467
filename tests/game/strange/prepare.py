"""Before the game: vows are dealt, the vane points at the last hex, a chest is in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from game.base.maps import HEXES, beginner
from game.board.layout import Land, Layout
from game.board.places import Hex, HexId, around
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.rows import Options
from game.core.state import State
from game.core.zones import dealt_anew
from tests.game.strange.parts import Chest, Mist, Vows, Wind
from tests.game.strange.rows import LAND_KINDS

MISTY = Hex(0, -2)
"""A hex that no seat's first roads lead to."""


class VowDealt(Event):
    """*seat* has vowed *vow*, a card kind that only it knows."""

    secret: ClassVar[tuple[str, ...]] = ("vow",)
    seat: Seat
    vow: int | None

    def insiders(self) -> tuple[Seat, ...]:
        """The seat that vowed."""
        return (self.seat,)


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterator[Event]:
    """Deal the vows and set the vane."""
    vows = tuple(chance.ask("vow", (1,) * LAND_KINDS) for _ in range(state.seats))
    state.put(Vows(by_seat=vows))
    state.change(Wind, vane=HexId(state.topology.inner - 1))
    found = [state.topology.corner(*at) for at in layout.spots.get("chest", ())]
    middle = state.topology.hex_corners[state.topology.inner // 2]
    state.put(Chest(at=(found or middle)[0]))
    state.put(
        Mist(
            terrains=tuple(map(str, layout.stacks.get("mist", ()))),
            numbers=tuple(map(int, layout.stacks.get("mist numbers", ()))),
        )
    )
    for seat, vow in enumerate(vows):
        yield VowDealt(seat=Seat(seat), vow=vow)


def shingle(options: Options, seats: int, chance: Chance) -> Layout:
    """
    The beginners' map with shingle in its desert, a tarn at its nines, and mist in the north.

    With more seats than it has places, no places are fixed. A corner of the shingle has the chest.
    """
    plain = beginner(options, seats, chance)
    other = {"desert": ("shingle", 8), "": ("tarn", 9)}
    lands = tuple(
        Land(land.at, "mist")
        if land.at == MISTY
        else Land(land.at, *other[land.terrain if land.terrain in other else ""])
        if land.terrain in other or land.token == 9
        else land
        for land in plain.lands
    )
    return Layout(
        "shingle",
        lands,
        tuple(harbour for harbour in plain.harbours if harbour.at != MISTY),
        robber=Hex(0, 0),
        starts=plain.starts if seats <= len(plain.starts) else (),
        zones={
            "shore": tuple(at for at in HEXES if _is_shore(at)),
            "inland": tuple(around(Hex(0, 0))),
        },
        spots={"chest": (frozenset((Hex(0, 0), Hex(0, -1), Hex(1, -1))),)},
        stacks={"mist": ("forest", "mountains", "desert"), "mist numbers": (5, 6)},
    )


def dunes(options: Options, seats: int, chance: Chance) -> Layout:
    """The shingle map with its shore shuffled, and its inner land shuffled separately."""
    whole = replace(shingle(options, seats, chance), name="dunes", starts=())
    return dealt_anew(dealt_anew(whole, ("shore",), chance), ("inland",), chance)


def _is_shore(at: Hex) -> bool:
    """True if a hex is at the edge of the board and known at the start."""
    return max(abs(at.q), abs(at.r), abs(at.q + at.r)) == 2 and at != MISTY
