"""The almanac's words of Seafarers."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "seafarers.seafarers",
        (
            *("seafarers.ship", "seafarers.island", "seafarers.gold", "seafarers.pirate"),
            *("seafarers.scenario", "base.goal"),
        ),
        ("seafarers",),
    ),
    Entry(
        "seafarers.ship",
        ("seafarers.moving", "seafarers.pirate", "base.route", "base.costs"),
        (
            "seafarers.waters",
            "base.build_road.EDGE_IS_TAKEN.BuildShip",
            "base.build_road.EDGE_IS_TAKEN.LayFreeShip",
            "base.build_road.EDGE_IS_TAKEN.LayFirstShip",
            "base.build_road.EDGE_IS_TAKEN.MoveShip",
            "base.build_road.NOT_JOINED.BuildShip",
            "base.build_road.NOT_JOINED.LayFreeShip",
            "base.build_road.NOT_JOINED.MoveShip",
            "base.found.NOT_AT_SETTLEMENT.LayFirstShip",
            "base.refusals.NO_PIECE_LEFT.BuildShip",
            "base.refusals.NO_PIECE_LEFT.LayFreeShip",
            "base.refusals.NO_PIECE_LEFT.LayFirstShip",
        ),
    ),
    Entry(
        "seafarers.moving",
        ("seafarers.ship", "seafarers.pirate", "base.turn"),
        ("seafarers.move_ship",),
    ),
    Entry(
        "seafarers.pirate",
        ("seafarers.ship", "base.robber", "base.seven", "base.knight"),
        ("seafarers.move_pirate", "seafarers.waters.PIRATE"),
    ),
    Entry(
        "seafarers.gold",
        ("base.production", "base.bank", "seafarers.island"),
        ("seafarers.choose_gold",),
    ),
    Entry(
        "seafarers.island",
        ("seafarers.ship", "base.settlement", "base.points"),
        ("seafarers.starts", "seafarers.closed"),
    ),
    Entry("seafarers.scenario", ("seafarers.island", "seafarers.seafarers", "base.goal")),
)
