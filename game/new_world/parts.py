"""The box's own data: the harbors that players place."""

from __future__ import annotations

from typing import ClassVar

from game.core.part import Part


class Quays(Part):
    """Harbours in the order in which they are laid, each ``any`` or the card it trades."""

    matters: ClassVar[bool] = False
    kinds: tuple[str, ...] = ()
    laid: int = 0
    """Number of them already placed."""

    @property
    def left(self) -> tuple[str, ...]:
        """Those still to be laid, the next one first."""
        return self.kinds[self.laid :]
