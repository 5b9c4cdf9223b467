"""Colors that differ from the classic ones: black lines, white plates, a dark sea."""

from __future__ import annotations

WATER = ("#06182c", "#06182c", "#082040", "#0b2c58", "#0b2c58", "#0b2c58")
"""From the deep to the shore, without foam that would look like a coast."""

SEATS = {
    "red": ("#d11a1a", "#8f0f0f", "#ff6b61", "#ffffff"),
}

COLOURS = {
    "ink": "#000000",
    "night": "#000000",
    "paper": "#ffffff",
    "paper.dark": "#d9d9d9",
    "ivory": "#ffffff",
    "ivory.dark": "#ffffff",
    "ivory.dim": "#b3b3b3",
    "ivory.wait": "#cfcfcf",
    "pale": "#ffffff",
    "hot": "#b00012",
    "hot.dim": "#6d000b",
    "gold": "#ffd60a",
    "gold.dark": "#000000",
    "wood": "#000000",
    "wood.light": "#f0c987",
    "wood.dark": "#000000",
    "sand": "#000000",
    "sand.wet": "#ffffff",
    "dune": "#4a3a1e",
    "dune.edge": "#f0c987",
    "shade": "#00000000",
    "panel.deep": "#000000",
    "panel": "#000000",
    "panel.line": "#ffffff",
    "warn": "#ff9d94",
    "warn.line": "#000000",
    "warn.pale": "#ffb3ab",
    "state.now": "#005c14",
    "state.later": "#333333",
    "state.points": "#4b1d86",
    **{
        f"{seat}{part}": value
        for seat, values in SEATS.items()
        for part, value in zip(("", ".dark", ".light", ".on"), values, strict=True)
    },
}
