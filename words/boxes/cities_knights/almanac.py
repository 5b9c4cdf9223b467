"""The almanac's words of Cities & Knights."""

from __future__ import annotations

from words.almanac_entries import Entry

ENTRIES = (
    Entry(
        "cities_knights.cities_knights",
        (
            "cities_knights.commodities",
            "cities_knights.improvements",
            "cities_knights.knights",
            "cities_knights.barbarians",
            "cities_knights.decks",
            "cities_knights.wall",
            "cities_knights.metropolis",
            "base.goal",
        ),
        ("cities_knights",),
    ),
    Entry(
        "cities_knights.commodities",
        ("cities_knights.improvements", "base.resources", "base.city"),
        ("cities_knights.take_water.NO_RESOURCE",),
    ),
    Entry(
        "cities_knights.improvements",
        (
            "cities_knights.trade",
            "cities_knights.politics",
            "cities_knights.science",
            "cities_knights.metropolis",
            "cities_knights.commodities",
        ),
        ("cities_knights.improve_city",),
    ),
    Entry(
        "cities_knights.trade",
        (
            "cities_knights.commercial_harbor",
            "cities_knights.master_merchant",
            "cities_knights.merchant",
            "cities_knights.merchant_fleet",
            "cities_knights.resource_monopoly",
            "cities_knights.trade_monopoly",
            "cities_knights.improvements",
        ),
    ),
    Entry(
        "cities_knights.politics",
        (
            "cities_knights.bishop",
            "cities_knights.constitution",
            "cities_knights.deserter",
            "cities_knights.diplomat",
            "cities_knights.intrigue",
            "cities_knights.saboteur",
            "cities_knights.spy",
            "cities_knights.warlord",
            "cities_knights.wedding",
            "cities_knights.improvements",
        ),
        ("cities_knights.promote_knight.NO_FORTRESS",),
    ),
    Entry(
        "cities_knights.science",
        (
            "cities_knights.alchemist",
            "cities_knights.crane",
            "cities_knights.engineer",
            "cities_knights.inventor",
            "cities_knights.irrigation",
            "cities_knights.medicine",
            "cities_knights.mining",
            "cities_knights.printer",
            "cities_knights.road_builders",
            "cities_knights.smith",
            "cities_knights.improvements",
        ),
        ("cities_knights.take_water", "ui.error.early.aqueduct"),
    ),
    Entry(
        "cities_knights.metropolis",
        ("cities_knights.improvements", "cities_knights.barbarians", "base.points"),
        ("cities_knights.place_metropolis",),
    ),
    Entry(
        "cities_knights.wall",
        ("base.seven", "base.city", "cities_knights.engineer"),
        ("cities_knights.build_wall",),
    ),
    Entry(
        "cities_knights.knights",
        ("cities_knights.chase", "cities_knights.drive", "cities_knights.barbarians", "base.costs"),
        (
            "cities_knights.hire_knight",
            "cities_knights.activate_knight",
            "cities_knights.promote_knight",
            "cities_knights.move_knight",
        ),
    ),
    Entry(
        "cities_knights.drive",
        ("cities_knights.knights", "cities_knights.intrigue"),
        ("cities_knights.displace_knight", "cities_knights.retreat"),
    ),
    Entry(
        "cities_knights.chase",
        ("cities_knights.knights", "base.robber", "cities_knights.bishop"),
        ("cities_knights.chase_robber",),
    ),
    Entry(
        "cities_knights.barbarians",
        (
            "cities_knights.defender",
            "cities_knights.knights",
            "cities_knights.tipped",
            "cities_knights.metropolis",
            "base.robber",
        ),
        ("cities_knights.barbarians", "cities_knights.lose_city"),
    ),
    Entry(
        "cities_knights.tipped",
        ("cities_knights.barbarians", "base.city", "cities_knights.medicine"),
        ("cities_knights.right_city",),
    ),
    Entry(
        "cities_knights.defender",
        ("cities_knights.barbarians", "cities_knights.decks", "base.points"),
        ("cities_knights.choose_deck",),
    ),
    Entry(
        "cities_knights.decks",
        (
            "cities_knights.trade",
            "cities_knights.politics",
            "cities_knights.science",
            "cities_knights.die",
        ),
        ("cities_knights.progress", "cities_knights.discard_progress"),
    ),
    Entry("cities_knights.die", ("cities_knights.decks", "cities_knights.barbarians", "base.dice")),
    Entry(
        "cities_knights.commercial_harbor",
        ("cities_knights.trade", "cities_knights.decks", "cities_knights.commodities"),
        ("cities_knights.play_commercial_harbor",),
    ),
    Entry(
        "cities_knights.master_merchant",
        ("cities_knights.trade", "cities_knights.decks"),
        ("cities_knights.play_master_merchant",),
    ),
    Entry(
        "cities_knights.merchant",
        ("cities_knights.trade", "cities_knights.decks"),
        ("cities_knights.play_merchant",),
    ),
    Entry("cities_knights.merchant_fleet", ("cities_knights.trade", "cities_knights.decks")),
    Entry("cities_knights.resource_monopoly", ("cities_knights.trade", "cities_knights.decks")),
    Entry("cities_knights.trade_monopoly", ("cities_knights.trade", "cities_knights.decks")),
    Entry("cities_knights.bishop", ("cities_knights.politics", "cities_knights.decks")),
    Entry("cities_knights.constitution", ("cities_knights.politics", "cities_knights.decks")),
    Entry(
        "cities_knights.deserter",
        ("cities_knights.politics", "cities_knights.decks"),
        ("cities_knights.play_deserter",),
    ),
    Entry(
        "cities_knights.diplomat",
        ("cities_knights.politics", "cities_knights.decks"),
        ("cities_knights.play_diplomat",),
    ),
    Entry(
        "cities_knights.intrigue",
        ("cities_knights.politics", "cities_knights.decks"),
        ("cities_knights.play_intrigue",),
    ),
    Entry("cities_knights.saboteur", ("cities_knights.politics", "cities_knights.decks")),
    Entry(
        "cities_knights.spy",
        ("cities_knights.politics", "cities_knights.decks"),
        ("cities_knights.play_spy",),
    ),
    Entry("cities_knights.warlord", ("cities_knights.politics", "cities_knights.decks")),
    Entry(
        "cities_knights.wedding",
        ("cities_knights.politics", "cities_knights.decks"),
        ("cities_knights.play_wedding",),
    ),
    Entry(
        "cities_knights.alchemist",
        ("cities_knights.science", "cities_knights.decks"),
        ("cities_knights.play_alchemist",),
    ),
    Entry(
        "cities_knights.crane",
        ("cities_knights.science", "cities_knights.decks"),
        ("cities_knights.play_crane",),
    ),
    Entry("cities_knights.engineer", ("cities_knights.science", "cities_knights.decks")),
    Entry(
        "cities_knights.inventor",
        ("cities_knights.science", "cities_knights.decks"),
        ("cities_knights.play_inventor",),
    ),
    Entry("cities_knights.irrigation", ("cities_knights.science", "cities_knights.decks")),
    Entry("cities_knights.medicine", ("cities_knights.science", "cities_knights.decks")),
    Entry("cities_knights.mining", ("cities_knights.science", "cities_knights.decks")),
    Entry("cities_knights.printer", ("cities_knights.science", "cities_knights.decks")),
    Entry("cities_knights.road_builders", ("cities_knights.science", "cities_knights.decks")),
    Entry("cities_knights.smith", ("cities_knights.science", "cities_knights.decks")),
)
