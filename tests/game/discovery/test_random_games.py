"""Whole random games on every map with something to find."""

from __future__ import annotations

from collections import Counter

import pytest

from game import Event
from game.base import MODULE as BASE
from game.core.module import Module
from game.core.rows import Value
from game.discovery.families import NUMBER
from game.discovery.finds import finds, hidden
from game.discovery.maps import MAPS
from game.discovery.module import MODULE as DISCOVERY
from game.discovery.parts import Fog, NumberSupply, Treasures
from game.discovery.rows import BUILDER, CARD, GOLD, RESOURCES, TREASURES
from game.seafarers.families import GOLD as CHOICE
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.company import ends_well
from tests.game.discovery.cove import COVE
from tests.game.discovery.retold import RETOLD
from tests.game.random_games import LATE, MOST, OFTEN, STAYING, Playing, folds, in_turn, played
from tests.game.seafarers.retold import RETOLD as SAILED
from tests.game.tales import is_retold

BOXES: tuple[Module, ...] = (BASE, SEAFARERS, DISCOVERY, COVE)
NAMES = tuple(box.name for box in BOXES)

TABLES = [
    (name, seats)
    for name in (*MAPS, "cove")
    for seats in (3, 4)
    if (name, seats) != ("greater_catan_classic", 3)
]
EACH = pytest.mark.parametrize(("where", "seats"), TABLES)


def playing(where: str, seats: int, seed: int, leaving: float = 0, **fixed: Value) -> Playing:
    """A game on one of the maps, with its other options drawn."""
    return Playing(NAMES, BOXES, seats, seed, leaving=leaving, fixed={"map": where, **fixed})


@pytest.mark.parametrize("every", [100, OFTEN])
@pytest.mark.parametrize(("where", "seats"), in_turn(*TABLES))
def test_everything_holds_after_every_action(where: str, seats: int, every: int) -> None:
    """Every invariant holds after every early action, and inside every rare frame."""
    folds(played(playing(where, seats, 1, points=8), every, always=40).game)


@pytest.mark.parametrize("every", [100, OFTEN])
@pytest.mark.parametrize("leaving", [LATE, 0.05])
@pytest.mark.parametrize("where", [*MAPS, "cove"])
def test_everything_holds_when_seats_leave(where: str, leaving: float, every: int) -> None:
    """Seats leave at any moment until one is left or wins: invariants hold and the log replays."""
    game = playing(where, 4, 3, leaving)

    folds(played(game, every).game)

    assert game.state.gone


@pytest.mark.parametrize("leaving", [STAYING, 0.005])
@pytest.mark.parametrize("where", [*MAPS, "cove"])
def test_everything_that_happened_leaves_its_trace(where: str, leaving: float) -> None:
    """Hexes, numbers, treasures and their points can be recomputed from the events."""
    game = playing(where, 4, 7, leaving, points=20, treasure_points=True)

    is_retold(game, {**SAILED, **RETOLD})


@pytest.mark.parametrize("where", [*MAPS, "cove"])
def test_random_games_end(where: str) -> None:
    """Most games end by themselves, and the finds add up after every action."""
    ended = 0
    for seed in range(100, 104):
        game = playing(where, 4, seed, points=8)
        numbered = sum(map(bool, game.state.tokens))
        while not game.state.winners and game.actions < MOST:
            game.step()
            adds_up(game, numbered)
        ended += bool(game.state.winners)

    assert ended >= 3


@pytest.mark.parametrize("seed", range(2))
def test_any_company_plays_on(seed: int) -> None:
    """With any mix of players somebody is always asked, even as seats leave."""
    ends_well(BOXES, seed)


def test_all_there_is_to_find_is_found() -> None:
    """Random games find fog, all four sorts of treasure, and numbers drawn and chosen."""
    told: set[type[Event]] = set()
    kinds: set[str] = set()
    verbs: Counter[str] = Counter()
    for seed in range(200, 212):
        game = playing("cove", 4, seed, points=20)
        while not game.state.winners and game.actions < 500:
            told |= {type(event) for event in game.step()}
        kinds |= {kind for kind in game.state.part(Treasures).kinds if kind}
        verbs += game.verbs

    assert {*DISCOVERY.events} <= told
    assert {verb.action.__name__ for verb in DISCOVERY.verbs} <= verbs.keys()
    assert {GOLD, CARD, BUILDER} <= kinds
    assert kinds & RESOURCES.keys()


def adds_up(game: Playing, numbered: int) -> None:
    """Everything turned up, taken or drawn was there before, and no find is left waiting."""
    state = game.state
    fog, treasures, numbers = state.part(Fog), state.part(Treasures), state.part(NumberSupply)
    terrains, tokens = fog.left()
    assert min((*terrains.values(), *tokens.values()), default=0) >= 0
    assert terrains.total() == len(hidden(state))
    assert Counter(kind for kind in treasures.kinds if kind) <= Counter(TREASURES)
    assert not Counter(numbers.drawn) - Counter(numbers.supply)
    assert sum(map(bool, state.tokens)) == numbered + len(numbers.drawn) + sum(
        bool(token) for _, token in fog.found
    )
    is_asked = any(debt.duty in {CHOICE, NUMBER} for debt in state.due())
    assert state.winners or is_asked or not [*finds(state)]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1020))
@EACH
def test_everything_holds_for_long(where: str, seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(playing(where, seats, seed), 4, always=60).game)
