"""
The rows of the box, as data: hidden ground, treasures, and the roads of the oasis.

Rules: seafarers.md 4, 7, 8.7.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.cards import Seat
from game.core.rows import MAP, Default, Option, Removal, Supply, Term, Terrain
from game.core.state import State
from game.discovery.parts import Treasures

HIDDEN: Final = "hidden"

TERRAINS = (Terrain(HIDDEN, is_land=False),)

GOLD: Final = "gold"
CARD: Final = "card"
BUILDER: Final = "builder"

RESOURCES: Mapping[str, tuple[str, str]] = {
    "lumber_wool": ("lumber", "wool"),
    "grain_ore": ("grain", "ore"),
    "brick_lumber": ("brick", "lumber"),
    "wool_grain": ("wool", "grain"),
    "ore_brick": ("ore", "brick"),
}
"""Treasures that are two cards, and which."""

TREASURES: Mapping[str, int] = {GOLD: 5, **dict.fromkeys(RESOURCES, 1), CARD: 5, BUILDER: 5}
"""Number of treasures of each kind; those beyond the corners of a map stay unused."""

WORTH: Mapping[int, int] = {3: 1, 4: 2}
"""By option, points for a seat's third and fourth treasure."""

SEVEN: Final = (2, 3, 4, 5, 9, 10, 11)
"""The numbers for new islands of 1997."""

OPTIONS = (
    Option(MAP, (), "fog_islands"),
    Option("fog_reward_setup", (True, False), default=True),
    Option("treasure_points", (False, True), default=False),
    Option("number_trigger", ("ship", "piece"), "ship"),
    Option("number_touch", ("corner", "edge"), "corner"),
    Option("greater_supply", ("map", "seven"), "map"),
    Option("cities", (4, 8), 4),
)

OASIS_ROADS: Final = 30

CITIES: Final = 8
"""Number of cities per seat in the 1997 edition, and for five and six."""

DEFAULTS = (
    Default("cities", CITIES, when={MAP: "greater_catan_classic"}),
    Default("cities", CITIES, when={MAP: "greater_catan"}, seats=frozenset({5, 6})),
)

SUPPLIES = (
    Supply("piece", "road", OASIS_ROADS, when=lambda options: options[MAP] == "oasis"),
    Supply("piece", "city", CITIES, when=lambda options: options["cities"] == CITIES),
)


def treasure_points(state: State, seat: Seat) -> int:
    """Points *seat* has from treasures."""
    if not state.rules.options["treasure_points"]:
        return 0
    count = state.part(Treasures).takers.count(seat)
    return sum(points for number, points in WORTH.items() if number <= count)


TERMS = (Term("treasures", treasure_points),)

REMOVES = (Removal("term", ("treasures",), lambda options: not options["treasure_points"]),)
