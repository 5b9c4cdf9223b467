"""
Island bonuses: points for the first settlement on each, once per seat.

Rules: seafarers.md 5.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Bonus:
    """The islands that pay, and the *points* for each."""

    mode: Literal["fixed", "foreign"]
    """The zones ``isle 1``, ``isle 2`` and so on of the map; or every island but a seat's home."""
    points: int
