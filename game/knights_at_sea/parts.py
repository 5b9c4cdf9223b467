"""What the bridge remembers: where robber and pirate come in."""

from __future__ import annotations

from typing import ClassVar

from game.board.places import HexId
from game.core.part import Part


class OffBoard(Part):
    """Robber and pirate while they wait beside the board: where each will stand, if anywhere."""

    matters: ClassVar[bool] = False
    is_waiting: bool = False
    robber: HexId | None = None
    pirate: HexId | None = None
