"""The almanac's words of Ancient Egypt."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry("egypt.egypt", ("egypt.margin", "egypt.oasis", "egypt.temples", "base.resources")),
    Entry("egypt.margin", ("egypt.oasis", "egypt.egypt", "base.coast")),
    Entry("egypt.oasis", ("egypt.margin", "base.harbour", "base.bank_trade")),
    Entry("egypt.temples", ("base.city", "egypt.egypt")),
)
