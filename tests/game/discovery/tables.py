"""
Tables with something to find: hidden hexes, treasures, islands without numbers.

In a drawing `?` is a hidden hex; everything else is drawn as in `tests.game.seafarers.tables`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from game import Layout, Seat
from game.board.places import hexes_of
from game.core.module import Module
from game.core.stack import Debt, Frame
from game.discovery.module import MODULE as DISCOVERY
from game.discovery.parts import Fog, NumberSupply, Treasures
from game.discovery.rows import TREASURES
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.seafarers.tables import ISLES, Waters
from tests.game.tables import LETTERS

PAY = "3 lumber 3 brick 3 wool 2 grain"
"""A hand that pays for everything built in these tests."""

SHOAL = r"""
        .       .       .       .
      /   \   /   \   /   \   /   \
    .       .       .       .       .
    |  F6*  |  ~    |  ?    |  ~    |
    .       a       .       .       .
  /   \   /   A   +   \   /   \   /   \
.       .       .       .       .       .
|  H5   |  G4   |  ~    |  ?    |  M8   |
.       .       .       .       .       .
  \   /   \   /   \   /   \   /   \   /
    .       .       .       .       .
"""
"""A board where a's ship leads from the west to two hidden hexes; another ends at the first."""

HEATH = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F6*  |  H5   |  ?    |
    .       a       .       .
  /   \   /   a   +   \   /   \
.       .       .       .       .
|  P9   |  G4   |  M8   |  ?    |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
"""
"""A board where a's road leads over land to two hidden hexes."""


class Depths(Waters):
    """A game with something to find, at a given moment."""

    boxes: ClassVar[tuple[Module, ...]] = (SEAFARERS, ISLES, DISCOVERY)
    letters: ClassVar[Mapping[str, str]] = {**Waters.letters, "?": "hidden"}

    def __init__(
        self,
        drawing: str,
        *hands: str,
        hidden: str = "",
        tokens: str = "",
        treasures: str = "",
        numbers: str | None = None,
        **more: Any,
    ) -> None:
        """
        Lay everything out.

        *hidden* and *tokens* fill the stacks, *treasures* names corners with one, and *numbers* is
        the supply for new islands, which are outside the zone ``home``.
        """
        self.spots = {"treasures": tuple(hexes_of(name) for name in treasures.split())}
        self.stacks: dict[str, tuple[str | int, ...]] = {
            "hidden": tuple(hidden.split()),
            "hidden numbers": tuple(map(int, tokens.split())),
        }
        if numbers is not None:
            self.stacks["numbers"] = tuple(map(int, numbers.split()))
        super().__init__(drawing, *hands, **more)

    @property
    def fog(self) -> Fog:
        """The part with the hidden hexes and those turned up."""
        return self.state.part(Fog)

    @property
    def treasures(self) -> Treasures:
        """The part with the treasures and their finders."""
        return self.state.part(Treasures)

    @property
    def numbers(self) -> NumberSupply:
        """The part with the numbers for new islands."""
        return self.state.part(NumberSupply)

    def taken(self, by: str = "a") -> list[str]:
        """The treasures that *by* has taken, by place."""
        treasures, seat = self.treasures, Seat(LETTERS.index(by))
        return [k for k, s in zip(treasures.kinds, treasures.takers, strict=True) if s == seat]

    def lies(self, name: str) -> tuple[str, int]:
        """Terrain and number of the hex of this name."""
        state, place = self.state, self.named(name)
        return state.rules.terrains[state.terrain[place]].name, state.tokens[place]

    def under(self, *terrains: str) -> list[int]:
        """Chance's outcomes that turn up these terrains."""
        return [self.state.rules.terrain(name) for name in terrains]

    def let_build(self, by: str) -> None:
        """Let *by* build on someone else's turn, as other boxes' phases do."""
        self.state.stack.append(Frame((Debt(Seat(LETTERS.index(by)), "turn"),)))

    def layout(self, layout: Layout) -> Layout:
        """The drawn board with everything on it and beside it."""
        whole = super().layout(layout)
        return replace(whole, spots={**whole.spots, **self.spots}, stacks=self.stacks)


def find(*kinds: str) -> list[int]:
    """Chance's outcomes that make treasures these kinds."""
    return [[*TREASURES].index(kind) for kind in kinds]
