"""What lies behind the signs of cards."""

from __future__ import annotations

COLOURS = {
    "ground.lumber": "#cfc25a",
    "glow.lumber": "#ece6b4",
    "ground.wool": "#5fb79a",
    "glow.wool": "#c5ead9",
    "ground.ore": "#a3907c",
    "glow.ore": "#dccfbf",
}
