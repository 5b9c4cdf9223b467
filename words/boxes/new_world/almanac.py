"""The almanac's words of New World."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "new_world.new_world",
        ("base.harbour", "base.robber", "base.setup", "base.goal"),
        ("seafarers.harbour_sites",),
    ),
)
