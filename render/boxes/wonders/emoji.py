"""The wonders within texts."""

from __future__ import annotations

from game.wonders.rows import COSTS
from render.emoji import Drawing

EMOJI: dict[str, Drawing] = {name: ("wonder", (name,)) for name in COSTS}
