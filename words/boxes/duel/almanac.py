"""The almanac entry for two-player games."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (Entry("duel.duel", ("base.variable", "base.robber", "base.trade")),)
