"""The almanac's words of knights at sea."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "knights_at_sea.knights_at_sea",
        (
            "cities_knights.cities_knights",
            "cities_knights.chase",
            "seafarers.pirate",
            "seafarers.moving",
            "base.goal",
        ),
        ("knights_at_sea",),
    ),
)
