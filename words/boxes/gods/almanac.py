"""The almanac's words of Help from the Gods."""

from __future__ import annotations

from words.almanac_entries import Entry

WITH = ("egypt",)
"""It came in a box with Ancient Egypt, and its cards use those names."""

ENTRIES = (
    Entry(
        "gods.gods",
        (
            *("gods.amun", "gods.atum", "gods.bastet", "gods.hapi", "gods.horus"),
            *("gods.isis", "gods.maat", "gods.osiris", "gods.ptah", "gods.thoth"),
            "gods.advice",
        ),
        ("gods",),
    ),
    Entry("gods.advice", ("gods.gods", "base.advice")),
    Entry("gods.horus", ("gods.gods", "base.domestic"), ("gods.horus",)),
    Entry(
        "gods.ptah",
        ("gods.gods", "base.road", "base.costs"),
        ("gods.refusals.NOT_ONE_SWAP.UsePtah",),
    ),
    Entry("gods.atum", ("gods.gods", "base.production"), ("gods.refusals.ATUM_FIRST",)),
    Entry("gods.osiris", ("gods.gods", "base.road", "base.longest_road"), ("gods.osiris",)),
    Entry("gods.amun", ("gods.gods", "base.bank_trade")),
    Entry("gods.bastet", ("gods.gods", "base.robber", "base.desert"), ("gods.bastet",)),
    Entry("gods.hapi", ("gods.gods", "base.largest_army", "base.city"), ("gods.hapi",)),
    Entry("gods.isis", ("gods.gods", "base.seven")),
    Entry("gods.maat", ("gods.gods", "base.points"), ("gods.maat",)),
    Entry(
        "gods.thoth",
        ("gods.gods", "base.dev_cards"),
        ("gods.thoth", "gods.refusals.NOT_ONE_SWAP.UseThoth"),
    ),
)
