"""The families of verbs that the box adds, and the duties they pay."""

from __future__ import annotations

from typing import Final

PASS: Final = "pass building"
BUILDING: Final = "building"
"""Owed by the seat that may build now, between two turns."""
QUEUE: Final = "building later"
"""Optional debt of seats that build later: they may only pass."""
