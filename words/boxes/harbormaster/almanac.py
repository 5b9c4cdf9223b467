"""The almanac's word of the Harbormaster."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (Entry("harbormaster.harbormaster", ("base.harbour", "base.points", "base.settlement")),)
