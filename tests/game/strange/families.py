"""The families of verbs that the box adds, and the duties they pay."""

from __future__ import annotations

from typing import Final

OMEN: Final = "omen"
ROPE_WORK: Final = "rope work"
KEEP: Final = "keep omen"
REHANG: Final = "rehang"
TITHE: Final = "tithe"
LOOK: Final = "look"
VANE: Final = "vane"
WHISTLE: Final = "whistle"
LOAD: Final = "load dice"
FISH: Final = "fish"
FAIR: Final = "fair"
CLOSE: Final = "close fair"
