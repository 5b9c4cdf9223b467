"""Random games of the strange box."""

from __future__ import annotations

from random import Random

from game import Seat
from game.base import MODULE as BASE
from game.core.state import State
from tests.game.games import Games
from tests.game.strange import MODULE as STRANGE
from tests.game.strange.parts import Vows

GAMES = (
    Games(
        "base strange",
        boxes=(BASE, STRANGE),
        first=105,
        least=10,
        only=(3, 4),
    ),
)


def exchange_vows(state: State, reader: Seat | None, random: Random) -> None:
    """Give every seat except *reader* another vow."""
    if "Vows" in state.parts:
        vows = state.part(Vows).by_seat
        state.put(
            Vows(
                by_seat=tuple(v if i == reader else random.randrange(5) for i, v in enumerate(vows))
            )
        )
