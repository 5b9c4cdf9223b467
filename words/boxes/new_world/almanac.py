"""The almanac's words of New World."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "new_world.new_world",
        ("seafarers.island", "seafarers.pirate", "base.harbour", "base.robber", "base.goal"),
        ("seafarers.harbour_sites",),
    ),
)
