"""What the box remembers: the harbours that players lay."""

from __future__ import annotations

from typing import ClassVar

from game.core.part import Part


class Quays(Part):
    """Harbours in the order in which they are laid, each ``any`` or the card it trades."""

    matters: ClassVar[bool] = False
    kinds: tuple[str, ...] = ()
    laid: int = 0
    """How many of them lie."""

    @property
    def left(self) -> tuple[str, ...]:
        """Those still to be laid, the next one first."""
        return self.kinds[self.laid :]
