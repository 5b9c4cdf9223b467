"""The gods within texts."""

from __future__ import annotations

from game.gods.names import GODS
from render.emoji import Drawing

EMOJI: dict[str, Drawing] = {f"god_{god}": ("small god", (god,)) for god in GODS}
