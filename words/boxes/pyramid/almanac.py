"""The almanac's words of the Great Pyramid."""

from __future__ import annotations

from words.almanac_entries import Entry

WITH = ("egypt",)
"""It came in a box with Ancient Egypt, and its cards use those names."""

ENTRIES = (
    Entry(
        "pyramid.pyramid",
        ("pyramid.block", "pyramid.pharaoh", "pyramid.finish", "pyramid.advice", "base.goal"),
        ("pyramid",),
    ),
    Entry("pyramid.nile", ("pyramid.boat", "base.path", "base.setup"), ("pyramid.nile",)),
    Entry(
        "pyramid.boat",
        ("pyramid.nile", "pyramid.block", "base.route", "base.costs"),
        (
            "base.build_road.EDGE_IS_TAKEN.BuildBoat",
            "base.build_road.NOT_JOINED.BuildBoat",
            "base.refusals.NO_PIECE_LEFT.BuildBoat",
        ),
    ),
    Entry(
        "pyramid.block",
        ("pyramid.boat", "pyramid.pharaoh", "pyramid.favor", "base.costs"),
        ("pyramid.build_block",),
    ),
    Entry("pyramid.pharaoh", ("pyramid.block", "pyramid.pyramid", "base.points")),
    Entry("pyramid.gold", ("base.seven", "pyramid.favor", "pyramid.finish")),
    Entry("pyramid.favor", ("pyramid.block", "pyramid.gold", "base.seven"), ("pyramid.use_favor",)),
    Entry("pyramid.advice", ("pyramid.pyramid", "pyramid.pharaoh", "base.advice")),
    Entry("pyramid.finish", ("pyramid.gold", "pyramid.pyramid", "base.end")),
)
