"""The box's own data: the harbors that players place."""

from __future__ import annotations

from typing import ClassVar

from game.core.part import Part


class Quays(Part):
    """Harbors in the order of placing, each ``any`` or the card it trades."""

    matters: ClassVar[bool] = False
    kinds: tuple[str, ...] = ()
    laid: int = 0
    """Number of them already placed."""

    @property
    def left(self) -> tuple[str, ...]:
        """The harbors still to be placed, the next one first."""
        return self.kinds[self.laid :]
