"""The families of verbs that the box adds, and the duties they pay."""

from __future__ import annotations

from typing import Final

SAIL: Final = "sail"
"""Ships that move; a turn admits it."""

GOLD: Final = "gold"
