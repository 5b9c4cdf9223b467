"""The almanac's words of Discovery."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "discovery.discovery",
        (
            *("discovery.fog", "discovery.treasure", "discovery.treasure_islands"),
            *("discovery.fog_islands", "discovery.oasis", "discovery.greater_catan"),
        ),
        ("discovery",),
    ),
    Entry(
        "discovery.fog",
        ("discovery.treasure", "discovery.fog_islands", "base.terrain", "base.undo"),
    ),
    Entry("discovery.treasure", ("discovery.fog", "discovery.treasure_islands", "base.dev_cards")),
    Entry("discovery.treasure_islands", ("discovery.treasure", "discovery.fog", "base.goal")),
    Entry("discovery.fog_islands", ("discovery.fog", "base.goal")),
    Entry(
        "discovery.oasis",
        ("discovery.fog", "discovery.treasure", "base.desert", "base.goal"),
        ("discovery.keep_off",),
    ),
    Entry(
        "discovery.greater_catan",
        ("base.tokens", "base.production", "base.goal"),
        ("discovery.take_number",),
    ),
)
