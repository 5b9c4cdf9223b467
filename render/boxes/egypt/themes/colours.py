"""Colors that differ from the classic ones: sand, papyrus, lapis and gold."""

from __future__ import annotations

WATER = ("#155a86", "#1b6a97", "#237ba7", "#3294bd", "#62bdd6", "#b3e3e6")
"""From the deep to the foam; greener than the open sea."""

SIGNS = {
    "lumber": ("#b9c45a", "#dbe196"),
    "brick": ("#d58358", "#f2c7a6"),
    "wool": ("#55b795", "#a9e0ca"),
    "grain": ("#fbe08a", "#fdefba"),
    "ore": ("#c2bcae", "#e4e0d7"),
}
"""The background of each card's sign, and the glow behind it."""

GROUNDS = {f"ground.{card}": ground for card, (ground, _) in SIGNS.items()} | {
    f"glow.{card}": glow for card, (_, glow) in SIGNS.items()
}

COLOURS = {
    "paper": "#f7e8c4",
    "paper.dark": "#dfc796",
    "wood": "#a3763a",
    "wood.light": "#d3a757",
    "wood.dark": "#5f3d18",
    "sand": "#f2e2b3",
    "sand.wet": "#d6bd83",
    "violet": "#1f4e8c",
    "violet.dark": "#12305c",
    "violet.light": "#e0b040",
    "lilac": "#c9dcf0",
    "lilac.wait": "#a9b3bd",
    "chariot": "#c9d0d8",
    "chariot.light": "#f4f7fb",
    "chariot.dark": "#7d8694",
    "horse": "#e3e7ec",
    "horse.dark": "#5d6673",
    "panel": "#174a63",
    "panel.line": "#5fa3b8",
    **GROUNDS,
}
