"""The families of verbs that the box adds, and the duties they pay."""

from __future__ import annotations

from typing import Final

PASS: Final = "pass building"
BUILDING: Final = "building"
"""Owed by the seat that may build now, between two turns."""
QUEUE: Final = "building later"
"""Owed beside it by those whose go comes later: they may only say that they build nothing."""
