"""
The classic colors by name.

Seat colors are far apart for every kind of color vision; each seat has a mark besides.
"""

from __future__ import annotations

SEATS = {
    "red": ("#e03131", "#a51d1d", "#ff7b72", "#ffffff"),
    "blue": ("#0b4fb3", "#07357a", "#4c8ae6", "#ffffff"),
    "white": ("#f7f7f2", "#c9c9bd", "#ffffff", "#1c1a17"),
    "orange": ("#ff9f1c", "#cc7600", "#ffc46b", "#1c1a17"),
    "green": ("#003d2e", "#00241b", "#2d7560", "#ffffff"),
    "purple": ("#c77dff", "#9448d1", "#e2b8ff", "#1c1a17"),
}
"""Each seat's color itself, in shadow, in light, and the color of writing on it."""

WATER = ("#1c5a99", "#2367a9", "#2b78bb", "#3a8fcf", "#6cbbe4", "#b5e2f2")
"""From the deep to the foam."""

GLOWS = {
    "lumber": "#86c491",
    "brick": "#f3c3a2",
    "wool": "#cdeb9f",
    "grain": "#fdefba",
    "ore": "#dde3ea",
}

COLOURS = {
    "ink": "#1c1a17",
    "paper": "#f8ecd2",
    "paper.dark": "#e6d3ab",
    "ivory": "#fdf5e3",
    "ivory.dark": "#dccfae",
    "pale": "#f4f7fb",
    "warn": "#ffb3ab",
    "warn.line": "#d3352b",
    "warn.pale": "#ffb3ab",
    "ivory.dim": "#aea499",
    "hot": "#c3161c",
    "hot.dim": "#881116",
    "gold": "#ffd23f",
    "gold.dark": "#b07a00",
    "gold.light": "#fff0a8",
    "laurel": "#3c8a3a",
    "laurel.light": "#79bf4b",
    "wood": "#8a5a2b",
    "wood.light": "#b98546",
    "wood.dark": "#5a3618",
    "sand": "#f0dfae",
    "sand.wet": "#d9c48d",
    "dune": "#e3c384",
    "dune.edge": "#cba766",
    "dune.dark": "#c39d5b",
    "dune.light": "#f3ddab",
    "night": "#16181d",
    "beam": "#fff0a88c",
    "shade": "#0d1b2a59",
    "panel.deep": "#143350",
    "violet": "#6b3fa0",
    "violet.dark": "#47256f",
    "violet.light": "#9a6fd0",
    "steel": "#c9d3dc",
    "steel.dark": "#7d8b98",
    "panel": "#17446f",
    "panel.line": "#5d93c4",
    "grey": "#8f8d88",
    "ok": "#2f9e44",
    "ivory.wait": "#dcdcd6",
    "lilac.wait": "#aaa6bd",
    "state.now": "#1b6e2d",
    "state.later": "#55534e",
    "state.points": "#6b3fa0",
    **{f"glow.{card}": colour for card, colour in GLOWS.items()},
    "ground.lumber": "#4fa862",
    "ground.brick": "#e59a6c",
    "ground.wool": "#aedc66",
    "ground.grain": "#fbe08a",
    "ground.ore": "#c3ccd6",
    "lilac": "#cbb2ee",
    "honey": "#ffe9a3",
    "die": "#d7263d",
    **{
        f"{seat}{part}": value
        for seat, values in SEATS.items()
        for part, value in zip(("", ".dark", ".light", ".on"), values, strict=True)
    },
}
