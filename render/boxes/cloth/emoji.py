"""Cloth within texts."""

from __future__ import annotations

from render.emoji import Drawing

EMOJI: dict[str, Drawing] = {"village_cloth": ("cloth", ())}
