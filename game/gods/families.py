"""The families of verbs that the box adds, and the duties they pay."""

from __future__ import annotations

from typing import Final

GOD: Final = "god"
EARLY_GOD: Final = "early god"
"""Verbs of a god that helps before the roll as well."""
AFTER_USE: Final = "after use"
ATUM: Final = "atum"
HORUS: Final = "horus"
ISIS: Final = "isis"
MAAT: Final = "maat"
OSIRIS: Final = "osiris"
THOTH: Final = "thoth"
