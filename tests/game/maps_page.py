"""
The drawings of maps on the pages of rules, made from the game's maps.

``python -m tests.game.maps_page`` draws them again; a test compares the pages with the maps.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from string import ascii_lowercase

from game.board.layout import Harbour
from game.board.places import SIDES, Hex
from game.seafarers.grid import LETTERS, WIDTH, Chart, Pool, harbours, terrains

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = (RULES / "seafarers.md", RULES / "cities_knights.md")

BLOCK = re.compile(r"```map (\w+) ([\d-]+)\n.*?```", re.DOTALL)
"""One drawing, with the name of its map and the numbers of players."""

SIGNS = {terrain: letter for letter, terrain in LETTERS.items()}
KINDS = {None: "*", "brick": "B", "lumber": "L", "wool": "W", "grain": "G", "ore": "O"}
SPOTS = {"treasures": "T", "great bridge": "=", "great wall": "#", "barred": "x"}
BY_SEAT = {"settlements": "S", "ships": "s", "beachheads": "b", "fortresses": "F"}
GIFTS = {"gift points": "V", "gift cards": "C", "gift harbours": "H"}


def charts() -> dict[str, Mapping[int, Chart]]:
    """Every map of Seafarers by name, with its charts by number of players."""
    from game.cloth.maps import CLOTH
    from game.discovery import larger as wide
    from game.discovery import maps as finds
    from game.forgotten_tribe.maps import FORGOTTEN_TRIBE
    from game.new_world.maps import NEW_WORLD
    from game.pirate_islands.maps import PIRATE_ISLANDS
    from game.seafarers import larger, maps
    from game.wonders.maps import WONDERS

    found = (
        {**maps.NEW_SHORES, **larger.NEW_SHORES},
        {**maps.DROUGHT, **larger.DROUGHT},
        {**maps.FOUR_ISLANDS, **larger.SIX_ISLANDS},
        {**maps.DESERT, **larger.DESERT},
        {**maps.ORE_FOR_WOOL, **larger.TWO_MOUNTAINS},
        {**finds.TREASURE_ISLANDS, **wide.TREASURE_ISLANDS},
        {**finds.FOG_ISLANDS, **wide.FOG_ISLANDS},
        {**finds.OASIS, **wide.OASIS},
        {**finds.GREATER_CATAN, **wide.GREATER_CATAN},
        finds.GREATER_CATAN_CLASSIC,
        CLOTH,
        FORGOTTEN_TRIBE,
        PIRATE_ISLANDS,
        WONDERS,
        NEW_WORLD,
    )
    return {next(iter(by_seats.values())).name: by_seats for by_seats in found}


def first_knights() -> Chart:
    """The map for a first game of Cities & Knights as a chart."""
    from game import Seeded
    from game.cities_knights.maps import first

    layout = first({}, 4, Seeded(b""))
    cells = {land.at: f"{SIGNS[land.terrain]}{land.token or ''}" for land in layout.lands}
    return Chart(
        name=layout.name,
        first=layout.lands[0].at,
        drawing=_drawing(cells),
        harbours=_places(layout.harbours),
        robber=layout.robber,
    )


def wide_quays() -> Chart:
    """The Harbormaster's map for five and six as a chart."""
    from game.harbormaster.maps import HARBOURS, TERRAINS, WIDE

    return Chart(
        name="harbormaster",
        first=WIDE.hexes[0],
        drawing=_drawing(dict.fromkeys(WIDE.hexes, "M")),
        pools={"M": Pool("".join(SIGNS[terrain] for terrain in TERRAINS), WIDE.tokens)},
        harbours=_places(HARBOURS),
        kinds=" ".join(one.card or "any" for one in HARBOURS),
        robber_on="desert",
    )


def _drawing(cells: Mapping[Hex, str]) -> str:
    """An island of *cells*, its middle row at 0."""
    rows = {at.r: " " * (WIDTH // 2) * abs(at.r) for at in cells}
    for at, cell in cells.items():
        rows[at.r] += cell.ljust(WIDTH)
    return "\n".join(rows.values())


def _places(found: Iterable[Harbour]) -> str:
    return "; ".join(f"{one.at.q},{one.at.r} {one.side} {one.card or 'any'}" for one in found)


def blocks() -> Iterator[str]:
    """The drawings as pages have them; numbers of players with the same chart share one."""
    known = {
        **charts(),
        "first_knights": dict.fromkeys((3, 4), first_knights()),
        "harbormaster": dict.fromkeys((5, 6), wide_quays()),
    }
    for name, by_seats in known.items():
        served: dict[str, list[int]] = {}
        for seats, chart in by_seats.items():
            served.setdefault(chart.drawing, []).append(seats)
        for numbers in served.values():
            players = "-".join(map(str, sorted({min(numbers), max(numbers)})))
            yield f"```map {name} {players}\n{drawn(by_seats[max(numbers)])}\n```"


def drawn(chart: Chart) -> str:
    """A chart drawn with eight columns per hex, and its dealt parts below."""
    signs: dict[tuple[int, int], str] = {}

    def put(label: str, *hexes: Hex) -> None:
        """Write *label* on a hex, or between the hexes of an edge or a corner."""
        across = sum(8 * at.q + 4 * at.r for at in hexes) // len(hexes)
        down = round(sum(2 * at.r for at in hexes) / len(hexes))
        for step, letter in enumerate(label, start=across - (len(label) - 1) // 2):
            signs[step, down] = letter

    for cell in chart.cells:
        robber = "R" if cell.at == chart.robber else ""
        put(f"{cell.pool or SIGNS[cell.terrain]}{cell.token or ''}{robber}", cell.at)
    for letter, at in zip(ascii_lowercase, chart.zones.get("course", ()), strict=False):
        put(f"~{letter}", at)
    for at in chart.pirate or ():
        put("P", at)
    for harbour in harbours(chart.harbours):
        step = SIDES[harbour.side]
        beyond = Hex(harbour.at.q + step.q, harbour.at.r + step.r)
        put("+" if chart.kinds else KINDS[harbour.card], harbour.at, beyond)
    for name, places in (*reversed([*chart.spots.items()]), *chart.paths.items()):
        for number, place in enumerate(places):
            label = (
                str(chart.stacks["villages"][number])
                if name == "villages"
                else f"{BY_SEAT[name]}{number + 1}"
                if name in BY_SEAT
                else {**SPOTS, **GIFTS}[name]
            )
            put(label, *place)
    return "\n".join((*_rows(signs), *_dealt(chart)))


def _rows(signs: Mapping[tuple[int, int], str]) -> Iterator[str]:
    """The lines of a drawing from the first to the last sign."""
    across, down = ([place[n] for place in signs] for n in (0, 1))
    for y in range(min(down), max(down) + 1):
        row = (signs.get((x, y), " ") for x in range(min(across), max(across) + 1))
        yield "".join(row).rstrip()


def _dealt(chart: Chart) -> Iterator[str]:
    """Lines that list pools and stacks, and the robber's start."""
    named = {
        **{letter: (terrains(pool.terrains), pool.tokens) for letter, pool in chart.pools.items()},
        "?": (chart.stacks.get("hidden", ()), chart.stacks.get("hidden numbers", ())),
    }
    lines = {
        letter: f"{_counted(kinds)}; numbers {_listed(tokens)}"
        for letter, (kinds, tokens) in named.items()
        if kinds
    }
    if "numbers" in chart.stacks:
        lines["supply of numbers"] = _listed(chart.stacks["numbers"])
    if chart.kinds:
        lines["+"] = _counted(chart.kinds.split())
    if chart.robber_on is not None and chart.robber is None:
        lines["robber"] = f"on the {chart.robber_on}"
    yield from ("" for _ in lines and [0])
    yield from (f"{name}: {text}" for name, text in lines.items())


def _counted(kinds: Iterable[object]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in Counter(kinds).items())


def _listed(tokens: Iterable[object]) -> str:
    return " ".join(map(str, sorted(tokens, key=lambda token: int(str(token))))) or "none"


if __name__ == "__main__":
    made = {found.groups(): found[0] for block in blocks() for found in BLOCK.finditer(block)}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        page.write_text(BLOCK.sub(lambda old: made.get(old.groups(), old[0]), text), "utf-8")
