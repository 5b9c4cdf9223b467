"""
The base game's maps: the beginners' map, and the variable set-up.

Rules: base.md 2, 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.board.layout import Harbour, Land, Layout, Start
from game.board.places import SIDES, Hex, around
from game.core.chance import Chance, shuffled
from game.core.rows import Options

ROWS = {-2: range(3), -1: range(-1, 3), 0: range(-2, 3), 1: range(-2, 2), 2: range(-2, 1)}
HEXES = tuple(Hex(q, r) for r, row in ROWS.items() for q in row)
"""The nineteen land hexes in reading order."""

BEGINNER = """
    mountains10  pasture2   forest9
    fields12  hills6     pasture4   hills10
    fields9    forest11   desert     forest3    mountains8
    forest8    mountains3 fields4    pasture5
    hills5     fields6    pasture11
"""

HARBOURS = (
    Harbour(Hex(0, -2), "NW"),
    Harbour(Hex(1, -2), "NE", "grain"),
    Harbour(Hex(2, -1), "NE", "ore"),
    Harbour(Hex(2, 0), "E"),
    Harbour(Hex(1, 1), "SE", "wool"),
    Harbour(Hex(-1, 2), "SE"),
    Harbour(Hex(-2, 2), "SW"),
    Harbour(Hex(-2, 1), "W", "brick"),
    Harbour(Hex(-1, -1), "W", "lumber"),
)

TERRAINS = (
    ("forest",) * 4
    + ("pasture",) * 4
    + ("fields",) * 4
    + ("hills",) * 3
    + ("mountains",) * 3
    + ("desert",)
)

SPIRAL = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""The tokens in the order of their letters A to R."""

REDS = frozenset({6, 8})

CORNERS = (Hex(0, -2), Hex(-2, 0), Hex(-2, 2), Hex(0, 2), Hex(2, 0), Hex(2, -2))
"""The corner hexes, counter-clockwise."""


@dataclass(frozen=True, slots=True)
class Island:
    """A shape of land in the sea, and the tokens on it."""

    hexes: tuple[Hex, ...]
    """In reading order."""
    corners: tuple[Hex, ...]
    """Its corner hexes, counter-clockwise."""
    tokens: tuple[int, ...]
    """In the order of their letters."""


ISLAND = Island(HEXES, CORNERS, SPIRAL)


def _start(colour: str, *places: tuple[str, str]) -> Start:
    """A start whose settlements and roads are named by their lands, as players do."""
    named = {land.terrain + str(land.token or ""): land.at for land in drawn(BEGINNER)}
    return Start(
        colour,
        tuple(
            (
                frozenset(named[land] for land in corner.split()),
                frozenset(named[land] for land in edge.split()),
            )
            for corner, edge in places
        ),
    )


def drawn(words: str, hexes: Sequence[Hex] = HEXES) -> tuple[Land, ...]:
    """The lands that *words* name, in the order of *hexes*: ``mountains10 pasture2``."""
    lands = []
    for place, word in zip(hexes, words.split(), strict=True):
        terrain = word.rstrip("0123456789")
        token = word.removeprefix(terrain)
        lands.append(Land(place, terrain, int(token) if token else None))
    return tuple(lands)


STARTS = (
    _start(
        "red",
        ("mountains10 pasture2 hills6", "pasture2 hills6"),
        ("fields9 forest11 forest8", "forest11 forest8"),
    ),
    _start(
        "blue",
        ("fields4 pasture5 pasture11", "fields4 pasture5"),
        ("forest8 mountains3 hills5", "mountains3 hills5"),
    ),
    _start(
        "white",
        ("fields12 hills6 forest11", "fields12 forest11"),
        ("forest3 mountains8 pasture5", "forest3 mountains8"),
    ),
    _start(
        "orange",
        ("forest9 pasture4 hills10", "forest9 pasture4"),
        ("mountains3 fields4 fields6", "fields4 fields6"),
    ),
)


def beginner(options: Options, seats: int, chance: Chance) -> Layout:
    """The beginners' map, with its fixed starting places."""
    return Layout("beginner", drawn(BEGINNER), HARBOURS, robber=Hex(0, 0), starts=STARTS)


def variable(options: Options, seats: int, chance: Chance) -> Layout:
    """Shuffled hexes; numbers in a spiral or at random; harbors as printed or shuffled."""
    terrains = dict(zip(HEXES, shuffled(chance, "terrain", TERRAINS), strict=True))
    return Layout("variable", *numbered(terrains, HARBOURS, options, chance))


def numbered(
    terrains: Mapping[Hex, str],
    harbours: tuple[Harbour, ...],
    options: Options,
    chance: Chance,
    island: Island = ISLAND,
) -> tuple[tuple[Land, ...], tuple[Harbour, ...]]:
    """Tokens and harbor kinds, as opted, for a board whose *terrains* are already placed."""
    lands = [place for place in island.hexes if terrains[place] != "desert"]
    if options["tokens"] == "random":
        tokens = scattered(lands, chance, island.tokens)
    else:
        order = spiral(chance.ask("corner", (1,) * len(island.corners)), island)
        tokens = dict(zip((h for h in order if h in lands), island.tokens, strict=True))
    if options["harbours"] == "shuffled":
        cards = shuffled(chance, "harbour", [harbour.card for harbour in harbours])
        harbours = tuple(
            Harbour(harbour.at, harbour.side, card)
            for harbour, card in zip(harbours, cards, strict=True)
        )
    laid = tuple(Land(place, terrains[place], tokens.get(place)) for place in island.hexes)
    return laid, harbours


def spiral(corner: int, island: Island = ISLAND) -> list[Hex]:
    """All hexes counter-clockwise from a corner hex, ring by ring inwards."""
    left, sides = {*island.hexes}, [*reversed(SIDES.values())]
    here = island.corners[corner]
    goal = island.corners[(corner + 1) % len(island.corners)]
    heading = next(i for i, side in enumerate(sides) if _leads(here, goal, side))
    order = [here]
    left.remove(here)
    while left:
        side = sides[heading]
        ahead = Hex(here.q + side.q, here.r + side.r)
        if ahead in left:
            here = ahead
            left.remove(here)
            order.append(here)
        else:  # round the corner, to the left
            heading = (heading + 1) % len(sides)
    return order


def _leads(here: Hex, goal: Hex, side: Hex) -> bool:
    """Whether *goal* is straight ahead of *here* on this *side*."""
    return any(Hex(here.q + side.q * n, here.r + side.r * n) == goal for n in range(1, 6))


def scattered(lands: list[Hex], chance: Chance, tokens: Sequence[int] = SPIRAL) -> dict[Hex, int]:
    """The *tokens* at random, no 6 or 8 next to another: these are placed first."""
    reds = [token for token in tokens if token in REDS]
    while True:
        laid: dict[Hex, int] = {}
        for red in reds:
            free = [h for h in lands if h not in laid and not laid.keys() & set(around(h))]
            if not free:
                break
            laid[free[chance.ask("red token", (1,) * len(free))]] = red
        if len(laid) == len(reds):
            break
    others = shuffled(chance, "token", [token for token in tokens if token not in REDS])
    rest = (place for place in lands if place not in laid)
    return laid | dict(zip(rest, others, strict=True))
