"""What the box remembers: the two whose turn it is."""

from __future__ import annotations

from typing import ClassVar

from game.core.cards import Seat
from game.core.part import Part
from game.core.stack import NOBODY


class Pair(Part):
    """Who takes the whole turn, and who acts after it; nobody where turns are single."""

    matters: ClassVar[bool] = False
    first: Seat = NOBODY
    second: Seat = NOBODY
