"""The almanac's words of the Pirate Islands."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "pirate_islands.pirate_islands",
        (
            *("pirate_islands.line", "pirate_islands.warship", "pirate_islands.fleet"),
            *("pirate_islands.fortress", "base.goal"),
        ),
    ),
    Entry(
        "pirate_islands.line",
        ("pirate_islands.fortress", "pirate_islands.warship", "base.settlement"),
        ("pirate_islands.lines",),
    ),
    Entry(
        "pirate_islands.warship",
        ("pirate_islands.line", "pirate_islands.fleet", "base.knight"),
        ("pirate_islands.arm_ship", "pirate_islands.lines.WARSHIP"),
    ),
    Entry(
        "pirate_islands.fleet", ("pirate_islands.warship", "base.dice", "base.city", "base.seven")
    ),
    Entry(
        "pirate_islands.fortress",
        ("pirate_islands.line", "pirate_islands.warship", "base.goal", "base.settlement"),
        ("pirate_islands.attack_fortress",),
    ),
)
