"""The almanac's words of the strange box."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry("strange.strange", ("strange.rope", "base.harbour"), ("strange",)),
    Entry(
        "strange.rope",
        ("strange.strange", "base.road", "base.route"),
        ("strange.hang_rope", "strange.lift_rope"),
    ),
)
