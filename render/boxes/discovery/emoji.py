"""Discovery within texts: a treasure."""

from __future__ import annotations

from render.emoji import Drawing

EMOJI: dict[str, Drawing] = {"treasure": ("treasure", ())}
