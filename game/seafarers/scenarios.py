"""
A map's settings other than its board: the target, island bonuses, and ships or none.

Boxes with more maps have a table of their own and answer from it in the same way.
Rules: seafarers.md 5, 8, 12.13.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.core.rows import MAP, Default, Option, Options, Removal
from game.core.ruleset import Ruleset
from game.seafarers.bonus import Bonus


@dataclass(frozen=True, slots=True)
class Scenario:
    """The settings of one map: the *points* to win, and the island bonuses."""

    points: int
    bonus: Bonus | None = None
    has_ships: bool = True
    mixes_harbours: bool = False
    """Whether printed harbors are shuffled with the land, unless the table says otherwise."""


SCENARIOS: Mapping[str, Scenario] = {
    "new_shores": Scenario(14, Bonus("fixed", 2), mixes_harbours=True),
    "drought": Scenario(14, Bonus("fixed", 2)),
    "four_islands": Scenario(13, Bonus("foreign", 2)),
    "desert": Scenario(14, Bonus("fixed", 2), mixes_harbours=True),
    "ore_for_wool": Scenario(10, has_ships=False),
}
"""By map."""

OPTIONS = (
    Option(MAP, (), "new_shores", alone=True),
    Option("board", ("fixed", "variable"), "fixed"),
)
"""Options of the charts; maps whose land is drawn from a pool are always dealt."""


def defaults(scenarios: Mapping[str, Scenario]) -> tuple[Default, ...]:
    """The target of each map, and its harbors if land is dealt."""
    targets = (
        Default("points", scenario.points, when={MAP: name}) for name, scenario in scenarios.items()
    )
    mixed = (
        Default("harbours", "shuffled", when={MAP: name, "board": "variable"})
        for name, scenario in scenarios.items()
        if scenario.mixes_harbours
    )
    return (*targets, *mixed)


def bonus_among(scenarios: Mapping[str, Scenario]) -> Callable[[Ruleset], Bonus | None]:
    """The function that answers for these maps which islands pay; None for any other."""

    def bonus(rules: Ruleset) -> Bonus | None:
        scenario = scenarios.get(str(rules.options[MAP]))
        return scenario.bonus if scenario else None

    return bonus


AFLOAT = ("BuildShip", "LayFirstShip", "LayFreeShip", "MoveShip", "MovePirate")
"""The verbs that need the sea."""


def removes(scenarios: Mapping[str, Scenario]) -> tuple[Removal, ...]:
    """The verbs of ships and of the pirate, on those of these maps that are played without any."""

    def is_ashore(options: Options) -> bool:
        scenario = scenarios.get(str(options[MAP]))
        return scenario is not None and not scenario.has_ships

    return (Removal("verb", AFLOAT, is_ashore),)
