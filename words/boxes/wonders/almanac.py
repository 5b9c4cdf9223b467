"""The almanac's words of the Wonders of Catan."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "wonders.wonders",
        ("wonders.wonder", "wonders.needs", "wonders.costs", "base.goal"),
        ("wonders",),
    ),
    Entry(
        "wonders.wonder",
        ("wonders.needs", "wonders.costs", "wonders.wonders", "base.turn"),
        (
            "wonders.build_level",
            "base.refusals.CANNOT_PAY.BuildLevel",
            "base.refusals.NO_PIECE_LEFT.BeginWonder",
        ),
    ),
    Entry(
        "wonders.needs",
        ("wonders.wonder", "wonders.costs", "base.harbour", "base.route"),
        ("wonders.begin_wonder",),
    ),
    Entry("wonders.costs", ("wonders.wonder", "wonders.needs", "base.costs")),
)
