"""The almanac's word of games of two."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (Entry("duel.duel", ("base.variable", "base.robber", "base.trade")),)
