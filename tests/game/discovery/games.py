"""Random games on every map with something to find, and on a cove where all of it is near."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.base import MODULE as BASE
from game.discovery.families import NUMBER
from game.discovery.finds import finds, hidden
from game.discovery.maps import MAPS
from game.discovery.module import MODULE as DISCOVERY
from game.discovery.parts import Fog, NumberSupply, Treasures
from game.discovery.rows import BUILDER, CARD, GOLD, RESOURCES, TREASURES
from game.seafarers.families import GOLD as CHOICE
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.discovery.cove import COVE
from tests.game.games import Games
from tests.game.random_games import Playing

FIRST = {
    "fog_islands": 23,
    "greater_catan": 47,
    "greater_catan_classic": 43,
    "oasis": 77,
    "treasure_islands": 27,
}
"""Seeds of short games, where there are any."""
EVENTS = [event.__name__ for event in DISCOVERY.events]


def look(playing: Playing) -> Iterable[str]:
    """Everything turned up, taken or drawn was there before, and no find is left waiting."""
    state = playing.state
    fog, treasures, numbers = state.part(Fog), state.part(Treasures), state.part(NumberSupply)
    terrains, tokens = fog.left()
    assert min((*terrains.values(), *tokens.values()), default=0) >= 0
    assert terrains.total() == len(hidden(state))
    taken = Counter(kind for kind in treasures.kinds if kind)
    assert taken <= Counter(TREASURES)
    assert not Counter(numbers.drawn) - Counter(numbers.supply)
    assert sum(map(bool, state.tokens)) == sum(map(bool, playing.first.tokens)) + len(
        numbers.drawn
    ) + sum(bool(token) for _, token in fog.found)
    is_asked = any(debt.duty in {CHOICE, NUMBER} for debt in state.due())
    assert state.winners or is_asked or not [*finds(state)]
    yield from playing.told
    yield from taken
    if taken.keys() & RESOURCES.keys():
        yield "resource"


GAMES = (
    *(
        Games(
            "base seafarers discovery",
            fixed={"map": name},
            points=8,
            look=look,
            only=(4,) if name == "greater_catan_classic" else (),
            ending=0.75,
            first=FIRST[name],
            of=None,
        )
        for name in MAPS
    ),
    Games(
        "base seafarers discovery cove",
        boxes=(BASE, SEAFARERS, DISCOVERY, COVE),
        of="discovery",
        fixed={"map": "cove", "treasure_points": True},
        points=15,
        look=look,
        shows=dict.fromkeys((GOLD, CARD, BUILDER, "resource", *EVENTS), 1),
        first=47,
        least=1,
        ending=0,
    ),
)
