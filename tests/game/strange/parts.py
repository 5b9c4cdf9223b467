"""The parts of the state that the box keeps."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from game.board.places import HexId
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.part import Part
from game.core.stack import NOBODY

HIDDEN = -1
"""A vow that the reader does not know."""


class Wind(Part):
    """The hex the vane points at, and the seat whose turn the present fair belongs to."""

    vane: HexId = HexId(0)
    turn: Seat = NOBODY
    lifted: int = 0
    """The stint in which a rope was last lifted."""
    loaded: tuple[int, int] | None = None
    """The next dice, if someone has loaded them."""


class Mist(Part):
    """Terrains and numbers that may be under the mist, unordered; everyone can count them."""

    matters: ClassVar[bool] = False
    terrains: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class Chest(Part):
    """The corner of an unopened chest, or -1."""

    at: int = -1


class Vows(Part):
    """By seat, the card kind it has vowed, known only to that seat until the end."""

    by_seat: tuple[int, ...] = ()

    def seen_by(self, seat: Seat | None, *, is_over: bool) -> Vows:
        """Only the reader's own vow, or all once the game is over."""
        if is_over:
            return self
        known = tuple(vow if i == seat else HIDDEN for i, vow in enumerate(self.by_seat))
        return msgspec.structs.replace(self, by_seat=known)

    def dealt(self, chance: Chance) -> Vows:
        """A sample in which any vow may be behind a hidden one."""
        vows = tuple(
            chance.ask("unseen vow", (1,) * 5) if vow == HIDDEN else vow for vow in self.by_seat
        )
        return msgspec.structs.replace(self, by_seat=vows)
