"""The almanac's words of Cloth for Catan."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry("cloth.cloth", ("cloth.village", "cloth.plunder", "base.goal", "base.setup")),
    Entry("cloth.village", ("cloth.cloth", "cloth.plunder", "base.route", "base.production")),
    Entry("cloth.plunder", ("cloth.cloth", "cloth.village", "base.knight"), ("cloth.plunder",)),
)
