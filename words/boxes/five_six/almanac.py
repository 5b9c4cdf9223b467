"""The almanac's words of games with five and six players."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry("five_six.five_six", ("five_six.pair", "five_six.phase", "base.variable", "base.turn")),
    Entry(
        "five_six.pair",
        ("five_six.phase", "base.turn", "base.trade", "base.progress"),
        ("five_six.paired",),
    ),
    Entry("five_six.phase", ("five_six.pair", "base.turn", "base.costs", "base.progress")),
)
