"""The bridge's own data: the places where robber and pirate come in."""

from __future__ import annotations

from typing import ClassVar

from game.board.places import HexId
from game.core.part import Part


class OffBoard(Part):
    """Robber and pirate while they wait off the board: the place where each will be, if any."""

    matters: ClassVar[bool] = False
    is_waiting: bool = False
    robber: HexId | None = None
    pirate: HexId | None = None
