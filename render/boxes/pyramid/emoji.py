"""The Great Pyramid's emoji: blocks, and both of the pharaoh's cards."""

from __future__ import annotations

from render.emoji import PLAIN, Drawing

EMOJI: dict[str, Drawing] = {
    "block": ("block", (PLAIN,)),
    "blessing": ("pharaoh", (True,)),
    "curse": ("pharaoh", (False,)),
}
