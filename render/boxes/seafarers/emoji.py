"""Seafarers within texts: the pirate, and gold."""

from __future__ import annotations

from render.emoji import Drawing

EMOJI: dict[str, Drawing] = {"pirate": ("figure", ("pirate",)), "gold": ("nuggets", ())}
