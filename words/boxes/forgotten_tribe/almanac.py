"""The almanac's words of the Forgotten Tribe."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "forgotten_tribe.forgotten_tribe",
        ("forgotten_tribe.gift", "base.robber", "base.setup", "base.goal"),
    ),
    Entry(
        "forgotten_tribe.gift",
        ("forgotten_tribe.forgotten_tribe", "base.harbour", "base.dev_cards", "base.points"),
        ("forgotten_tribe.gifts", "forgotten_tribe.place_harbour", "seafarers.harbour_sites"),
    ),
)
