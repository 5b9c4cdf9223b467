"""The box's own data: the two seats of the turn."""

from __future__ import annotations

from typing import ClassVar

from game.core.cards import Seat
from game.core.part import Part
from game.core.stack import NOBODY


class Pair(Part):
    """The seat with the whole turn, and its second; `NOBODY` when turns are single."""

    matters: ClassVar[bool] = False
    first: Seat = NOBODY
    second: Seat = NOBODY
