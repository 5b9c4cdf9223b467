"""
Dealing: the layout of a chart, as printed or with its land shuffled.

Terrain is shuffled first, then numbers are placed one by one, as on the base game's board: those
allowed on the fewest hexes first, each on a free hex by chance. If one finds no place, the one
before it moves to its next free hex. Each hex is tried once, so there is an end: a board that
keeps every rule of its chart, or the fault that there is none.

Rules: seafarers.md 8, 12.9.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from game.base.fair import fair
from game.board.layout import Harbour, Land, Layout
from game.board.places import Hex, around
from game.core.chance import Chance, shuffled
from game.core.module import Deal
from game.core.rows import Options
from game.errors import BadLayout
from game.seafarers.grid import BARE, REDS, Cell, Chart, harbours, terrains

LEAST: Final = 3
"""Smallest number of seats that has charts of its own."""


@dataclass(frozen=True, slots=True)
class Group:
    """Land that is dealt together: its hexes, terrains and numbers."""

    hexes: tuple[Hex, ...]
    terrains: tuple[str, ...]
    tokens: tuple[int, ...]


def deal(charts: Mapping[int, Chart]) -> Deal:
    """
    The function that deals these *charts*, by the number of seats.

    Two play on the chart for three, unless there is one for two.
    """

    def board(options: Options, seats: int, chance: Chance) -> Layout:
        chart = charts.get(seats) or charts.get(max(seats, LEAST))
        if chart is None:
            name = next(iter(charts.values())).name
            known = " or ".join(map(str, sorted(charts)))
            message = f"the map {name} is for {known} seats, not for {seats}: choose another map"
            raise BadLayout(message)
        return dealt(chart, options, chance)

    return fair(board)


def dealt(chart: Chart, options: Options, chance: Chance) -> Layout:
    """
    A layout of *chart*, with its land shuffled if the option ``board`` is ``variable``.

    Land of pools is always dealt. Blank harbors are drawn; printed kinds are shuffled if the
    option ``harbours`` says so.
    """
    cells = chart.cells
    groups = tuple(_groups(chart, cells, is_variable=options.get("board") == "variable"))
    lands = {cell.at: Land(cell.at, cell.terrain, cell.token) for cell in cells}
    for group in groups:
        mixed = shuffled(chance, "terrain", group.terrains)
        lands |= {at: Land(at, kind) for at, kind in zip(group.hexes, mixed, strict=True)}
    for at, token in _numbers(chart, groups, lands, chance).items():
        lands[at] = replace(lands[at], token=token)
    zones = _zones(chart, cells, lands)
    return Layout(
        chart.name,
        tuple(lands.values()),
        _harbours(chart, options, chance),
        robber=_robber(chart, lands, zones, chance) if groups else chart.robber,
        zones=_without_all_land(zones, lands),
        paths=dict(chart.paths),
        spots=dict(chart.spots),
        stacks=dict(chart.stacks),
    )


def _groups(chart: Chart, cells: Sequence[Cell], *, is_variable: bool) -> Iterator[Group]:
    """The land that is dealt: that of pools, or else the land the variable board shuffles."""
    for letter, pool in chart.pools.items():
        places = tuple(cell.at for cell in cells if cell.pool == letter)
        yield Group(places, terrains(pool.terrains), pool.tokens)
    for zones in chart.groups if is_variable else ():
        among = [c for c in cells if c.zone in zones and c.terrain not in chart.keeps]
        yield Group(
            tuple(cell.at for cell in among),
            tuple(cell.terrain for cell in among),
            tuple(cell.token for cell in among if cell.token is not None),
        )


def _numbers(
    chart: Chart, groups: Sequence[Group], lands: Mapping[Hex, Land], chance: Chance
) -> dict[Hex, int]:
    """By hex, the numbers of *groups*, placed on their terrains."""
    places: list[tuple[int, tuple[Hex, ...]]] = []
    for group in groups:
        bearing = [at for at in group.hexes if lands[at].terrain not in BARE]
        for token in group.tokens:
            may = tuple(at for at in bearing if _may_bear(chart, lands[at], token))
            places.append((token, may))
    places.sort(key=lambda one: (one[0] not in REDS, len(one[1])))
    printed = {at: land.token for at, land in lands.items() if land.token}
    found = _laid(places, printed, chance, apart=chart.apart)
    if found is None:
        message = f"{chart.name}: its numbers cannot be laid as it asks: change pools or rules"
        raise BadLayout(message)
    return {at: token for at, token in found.items() if at not in printed}


def _may_bear(chart: Chart, land: Land, token: int) -> bool:
    """Whether *token* is allowed on this hex, apart from its neighbors."""
    on, at = chart.never_on.get(land.terrain, ()), chart.never_at.get(land.at, ())
    return token not in {*on, *at}


def _laid(
    places: Sequence[tuple[int, tuple[Hex, ...]]],
    before: Mapping[Hex, int],
    chance: Chance,
    *,
    apart: bool,
) -> dict[Hex, int] | None:
    """
    *before* with each token of *places* on one of its hexes; None if there is no way.

    A token tries each free hex once, and the rest of them follow from there.
    """
    if not places:
        return dict(before)
    token, may = places[0]
    reds = {at for at, other in before.items() if other in REDS}
    kept = set(chain.from_iterable(map(around, reds))) if apart and token in REDS else set[Hex]()
    free = [at for at in may if at not in before and at not in kept]
    while free:
        at = free.pop(chance.ask("red token" if token in REDS else "token", (1,) * len(free)))
        found = _laid(places[1:], {**before, at: token}, chance, apart=apart)
        if found is not None:
            return found
    return None


def _zones(
    chart: Chart, cells: Sequence[Cell], lands: Mapping[Hex, Land]
) -> dict[str, tuple[Hex, ...]]:
    """The zones of the drawing and the chart's own; dealt sea is in none."""
    zones: dict[str, tuple[Hex, ...]] = {}
    for cell in cells:
        if cell.zone and lands[cell.at].terrain != "sea":
            zones[cell.zone] = (*zones.get(cell.zone, ()), cell.at)
    if chart.pirate is not None:
        zones["pirate"] = chart.pirate
    if chart.robber is None and chart.robber_on is None:
        zones["robber"] = ()
    return zones | dict(chart.zones)


def _without_all_land(
    zones: dict[str, tuple[Hex, ...]], lands: Mapping[Hex, Land]
) -> dict[str, tuple[Hex, ...]]:
    """*zones* without a home that is all there is."""
    count = Counter(land.terrain != "sea" for land in lands.values())[True]
    return {name: at for name, at in zones.items() if name != "home" or len(at) < count}


def _harbours(chart: Chart, options: Options, chance: Chance) -> tuple[Harbour, ...]:
    """The harbors with their kinds: drawn if blank, shuffled if chosen."""
    places = harbours(chart.harbours)
    if chart.kinds:
        kinds = [None if kind == "any" else kind for kind in chart.kinds.split()]
    elif options.get("harbours") == "shuffled":
        kinds = [harbour.card for harbour in places]
    else:
        return places
    drawn = shuffled(chance, "harbour", kinds)
    return tuple(replace(place, card=card) for place, card in zip(places, drawn, strict=True))


def _robber(
    chart: Chart,
    lands: Mapping[Hex, Land],
    zones: Mapping[str, tuple[Hex, ...]],
    chance: Chance,
) -> Hex | None:
    """
    Start of the robber on dealt land, by chance if several hexes qualify.

    Hexes at home come first. If none qualifies, it is one with the lowest number.
    """
    on = chart.robber_on
    if on is None:
        return chart.robber
    home = [lands[at] for at in zones["home"]]
    lowest = min((land.token for land in home if land.token), default=None)
    ways = (
        [land.at for land in among if meant in {land.terrain, land.token}]
        for meant, among in ((on, home), (on, lands.values()), (lowest, home))
    )
    found = next(places for places in ways if places)
    return found[chance.ask("robber", (1,) * len(found)) if len(found) > 1 else 0]
