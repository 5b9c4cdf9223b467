"""What board texts say of figures that wait: the base's and Seafarers' own lines say it already."""

from __future__ import annotations

from game.knights_at_sea.parts import OffBoard
from words.board_parts import Lines

LINES = (Lines(OffBoard, untold=("is_waiting", "robber", "pirate")),)
