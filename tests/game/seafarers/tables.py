"""
Tables of Seafarers: boards with sea, gold, ships, a pirate and islands that pay.

On an edge a small letter is a road and a capital one a ship; `$` is gold, `~` the sea. Everything
else is drawn as in `tests.game.tables`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from game import Hex, Layout, Seat
from game.board.places import hexes_of
from game.core.module import Answer, Module
from game.core.rows import Option
from game.core.ruleset import Ruleset
from game.core.stack import Step
from game.seafarers.bonus import Bonus
from game.seafarers.islands import note_homes
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.move_ship import MoveShip
from game.seafarers.parts import Islands, Pirate
from game.seafarers.questions import BONUS
from tests.game.seafarers.layouts import MAPS
from tests.game.sketch import TERRAINS, Place
from tests.game.tables import LETTERS, NO_CHANCE, Table

POINTS = 2
"""Points for an island at these tables."""


def _bonus(rules: Ruleset) -> Bonus | None:
    mode = rules.options["isles"]
    if mode == "fixed":
        return Bonus("fixed", POINTS)
    return Bonus("foreign", POINTS) if mode == "foreign" else None


ISLES = Module(
    name="isles",
    seats=frozenset({3, 4}),
    needs=("seafarers",),
    options=(
        Option("isles", ("none", "fixed", "foreign"), "none"),
        Option("map", tuple(MAPS), "strait", alone=True),
    ),
    answers=(Answer(BONUS, _bonus),),
    maps=MAPS,
)
"""A small module of a map, with maps and the islands that pay."""

COAST = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  ~    |  ~    |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       b       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with a bay of three hexes."""


class Waters(Table):
    """A game of Seafarers at a given moment."""

    boxes: ClassVar[tuple[Module, ...]] = (SEAFARERS, ISLES)
    letters: ClassVar[Mapping[str, str]] = {**TERRAINS, "$": "gold"}

    def __init__(
        self,
        drawing: str,
        *hands: str,
        pirate: str | None = None,
        zones: Mapping[str, str] | None = None,
        barred: str = "",
        **more: Any,
    ) -> None:
        """
        Lay everything out.

        *pirate* is the name of its hex, or empty for off the board. *zones* have names of hexes,
        and *barred* those of corners, separated by blanks.
        """
        self.zones = {name: _hexes(text) for name, text in (zones or {}).items()}
        if pirate is not None:
            self.zones["pirate"] = _hexes(pirate)
        self.barred = tuple(hexes_of(name) for name in barred.split())
        super().__init__(drawing, *hands, **more)

    @property
    def pirate(self) -> str:
        """The name of the pirate's hex, or an empty string."""
        at = self.state.part(Pirate).at
        return "" if at is None else self.state.topology.hex_name(at)

    @property
    def bonus(self) -> dict[str, int]:
        """Points that each seat has from islands."""
        points = self.state.part(Islands).points
        return {LETTERS[seat]: count for seat, count in enumerate(points) if count}

    def moves(self, by: str = "a") -> dict[str, set[str]]:
        """The edges each movable ship may move to, by its own edge, all by name."""
        name = self.state.topology.edge_name
        found: dict[str, set[str]] = {}
        for action in self.options(MoveShip, by):
            found.setdefault(name(action.origin), set()).add(name(action.to))
        return found

    def named(self, name: str) -> Any:
        """The place with this name."""
        return self.state.topology.named(name)

    def _begin(self, stage: str, seat: Seat) -> None:
        """Treat the drawn buildings as set up, so that their islands are homes."""
        if not self.state.stint:
            list(note_homes(self.state, Step("note homes"), NO_CHANCE))
        super()._begin(stage, seat)

    def layout(self, layout: Layout) -> Layout:
        """The drawn board with its zones."""
        return replace(layout, zones=self.zones, spots={"barred": self.barred})

    def piece(self, place: Place, letter: str) -> str:
        """A ship, besides the base game's pieces."""
        return "ship" if len(place) == 2 and letter.isupper() else super().piece(place, letter)

    def letter(self, piece: str, seat: str) -> str:
        """A capital letter for a ship, and the base game's letters for the rest."""
        return seat.upper() if piece == "ship" else super().letter(piece, seat)


def _hexes(text: str) -> tuple[Hex, ...]:
    return tuple(place for name in text.split() for place in hexes_of(name))
