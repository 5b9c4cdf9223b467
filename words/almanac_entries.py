"""
The almanac's entries as data: the links of each, and the refusals it explains.

A box brings its own. A key is ``BOX.WORD``. Its texts are in the ``almanac.po`` of its box, under
``almanac.KEY`` (the title; ``box.BOX`` for a whole box), ``.aka`` (further names), ``.text`` and
``.example``; ``.BOX`` is a note added where that box is played, ``.OPTION.VALUE`` where an option
is set so. Each of them may end with ``.BOX`` once more: that box's own wording.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from game import BOXES
from words.boxes import brought


@dataclass(frozen=True, slots=True)
class Entry:
    """One word that players ask about."""

    key: str
    see: tuple[str, ...] = ()
    """Words of the same box, or of the base game, that it links to."""
    explains: tuple[str, ...] = ()
    """Prefixes of the keys of refusals whose rule it explains."""

    @property
    def box(self) -> str:
        """The box that it belongs to."""
        return self.key.partition(".")[0]


BASE: Final = (
    # The land.
    Entry("base.terrain", ("base.resources", "base.production", "base.desert", "base.tokens")),
    Entry("base.forest", ("base.lumber", "base.terrain", "base.production")),
    Entry("base.hills", ("base.brick", "base.terrain", "base.production")),
    Entry("base.pasture", ("base.wool", "base.terrain", "base.production")),
    Entry("base.fields", ("base.grain", "base.terrain", "base.production")),
    Entry("base.mountains", ("base.ore", "base.terrain", "base.production")),
    Entry("base.gold", ("base.terrain", "base.resources", "base.trade")),
    Entry("base.desert", ("base.robber", "base.terrain", "base.tokens")),
    Entry("base.coast", ("base.harbour", "base.intersection", "base.path")),
    Entry("base.path", ("base.road", "base.intersection", "base.coast")),
    Entry("base.intersection", ("base.settlement", "base.distance", "base.path", "base.coast")),
    Entry(
        "base.distance",
        ("base.settlement", "base.intersection", "base.setup"),
        ("base.build_settlement.TOO_CLOSE",),
    ),
    # Cards of the land, and where they come from.
    Entry("base.resources", ("base.production", "base.terrain", "base.trade", "base.costs")),
    Entry("base.lumber", ("base.forest", "base.costs", "base.trade")),
    Entry("base.brick", ("base.hills", "base.costs", "base.trade")),
    Entry("base.wool", ("base.pasture", "base.costs", "base.trade")),
    Entry("base.grain", ("base.fields", "base.costs", "base.trade")),
    Entry("base.ore", ("base.mountains", "base.costs", "base.trade")),
    Entry("base.production", ("base.dice", "base.tokens", "base.bank", "base.blockade")),
    Entry("base.bank", ("base.bank_trade", "base.resources", "base.production")),
    # Pieces and building.
    Entry(
        "base.build",
        ("base.costs", "base.road", "base.settlement", "base.city"),
        ("base.build_settlement", "base.refusals.NO_PIECE_LEFT", "ui.error.no_place"),
    ),
    Entry(
        "base.costs",
        ("base.build", "base.resources", "base.trade", "base.bank_trade"),
        ("base.refusals.CANNOT_PAY",),
    ),
    Entry(
        "base.road",
        ("base.longest_road", "base.route", "base.path", "base.road_building"),
        (
            "base.build_road",
            "base.found.NOT_AT_SETTLEMENT",
            "base.refusals.NO_PIECE_LEFT.BuildRoad",
        ),
    ),
    Entry(
        "base.settlement",
        ("base.distance", "base.intersection", "base.city", "base.costs"),
        ("base.build_settlement.NO_ROAD", "base.refusals.NO_PIECE_LEFT.BuildSettlement"),
    ),
    Entry(
        "base.city",
        ("base.settlement", "base.costs", "base.points"),
        ("base.build_city", "base.refusals.NO_PIECE_LEFT.BuildCity"),
    ),
    # The course of a game.
    Entry("base.setup", ("base.distance", "base.beginner", "base.variable", "base.turn")),
    Entry("base.beginner", ("base.setup", "base.variable", "base.advice")),
    Entry("base.variable", ("base.setup", "base.beginner", "base.tokens", "base.harbour")),
    Entry(
        "base.turn",
        ("base.dice", "base.trade", "base.build", "base.phases", "base.undo"),
        ("core.refusals.NOT_YOUR_TURN", "core.refusals.NOT_NOW"),
    ),
    Entry("base.undo", ("base.turn", "base.build", "base.dice"), ("core.undo",)),
    Entry("base.phases", ("base.trade", "base.build", "base.turn"), ("base.turn.TRADING_IS_OVER",)),
    Entry("base.dice", ("base.odds", "base.production", "base.seven", "base.turn")),
    Entry("base.odds", ("base.dice", "base.tokens", "base.advice")),
    Entry("base.tokens", ("base.odds", "base.production", "base.seven")),
    Entry(
        "base.points", ("base.goal", "base.longest_road", "base.largest_army", "base.victory_card")
    ),
    Entry("base.goal", ("base.points", "base.end", "base.advice")),
    Entry("base.end", ("base.goal", "base.points", "base.victory_card", "base.rating")),
    Entry("base.rating", ("base.end", "base.points")),
    Entry(
        "base.advice",
        ("base.odds", "base.trade", "base.harbour", "base.city", "base.victory_card"),
    ),
    # Trade.
    Entry(
        "base.trade",
        ("base.domestic", "base.bank_trade", "base.harbour", "base.phases"),
        ("base.offer_trade",),
    ),
    Entry(
        "base.domestic",
        ("base.trade", "base.bank_trade", "base.phases"),
        (
            "base.offer_trade.NO_SUCH_SEAT",
            "base.offer_trade.TOO_MANY",
            "base.propose_trade",
            "base.accept_offer",
            "base.decline_offer",
            "base.close_offer",
        ),
    ),
    Entry("base.bank_trade", ("base.harbour", "base.bank", "base.trade"), ("base.bank_trade",)),
    Entry("base.harbour", ("base.harbour_generic", "base.harbour_special", "base.bank_trade")),
    Entry("base.harbour_generic", ("base.harbour", "base.harbour_special", "base.bank_trade")),
    Entry("base.harbour_special", ("base.harbour", "base.harbour_generic", "base.bank_trade")),
    # Development cards.
    Entry(
        "base.dev_cards",
        ("base.knight", "base.progress", "base.victory_card", "base.costs"),
        ("base.dev_cards", "base.refusals.DECK_IS_EMPTY"),
    ),
    Entry(
        "base.knight",
        ("base.robber", "base.largest_army", "base.dev_cards"),
        ("base.turn.ONLY_KNIGHTS_BEFORE_ROLL",),
    ),
    Entry("base.progress", ("base.road_building", "base.year_of_plenty", "base.monopoly")),
    Entry(
        "base.road_building",
        ("base.road", "base.progress", "base.longest_road"),
        ("base.play_roads", "base.free_road", "base.refusals.NO_PIECE_LEFT.PlayRoads"),
    ),
    Entry("base.year_of_plenty", ("base.bank", "base.progress"), ("base.play_plenty",)),
    Entry("base.monopoly", ("base.resources", "base.progress")),
    Entry("base.victory_card", ("base.points", "base.dev_cards", "base.end")),
    # The seven and the robber.
    Entry(
        "base.robber",
        ("base.seven", "base.blockade", "base.knight", "base.friendly"),
        ("base.move_robber", "base.rob"),
    ),
    Entry("base.seven", ("base.robber", "base.knight", "base.odds"), ("base.discard",)),
    Entry("base.blockade", ("base.robber", "base.production", "base.knight")),
    Entry("base.friendly", ("base.robber", "base.points"), ("base.move_robber.FRIENDLY",)),
    # The special cards.
    Entry("base.largest_army", ("base.knight", "base.points")),
    Entry("base.longest_road", ("base.route", "base.road", "base.points")),
    Entry("base.route", ("base.longest_road", "base.road", "base.path")),
)
"""The entries of the base game."""

ASKED: Final = (
    *("base.seven", "base.robber", "base.distance", "base.costs", "base.longest_road"),
    *("base.largest_army", "base.harbour", "base.domestic", "base.bank_trade", "base.dev_cards"),
    *("base.knight", "base.progress", "base.victory_card", "base.production", "base.bank"),
    *("base.road", "base.settlement", "base.city", "base.setup", "base.turn"),
    *("base.phases", "base.points", "base.odds", "base.end", "base.advice"),
)
"""Entries suggested before the player types anything: 25, as many as Discord lists."""


@cache
def entries() -> tuple[Entry, ...]:
    """Every entry of every box, the base game's first."""
    return (*BASE, *(entry for box in brought("almanac").values() for entry in box.ENTRIES))


@cache
def home(box: str) -> tuple[str, ...]:
    """Boxes whose names and numbers the words of *box* use outside a game that has it."""
    return with_needs((box, *getattr(brought("almanac").get(box), "WITH", ())))


def with_needs(boxes: Iterable[str]) -> tuple[str, ...]:
    """The *boxes*, and those that they need."""
    needs = {module.name: module.needs for module in BOXES}
    near = {*boxes}
    while more := {need for name in near for need in needs.get(name, ())} - near:
        near |= more
    return tuple(name for name in needs if name in near)
