"""The almanac entry for teams."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (Entry("teams.teams", ("base.goal", "base.end", "base.trade")),)
