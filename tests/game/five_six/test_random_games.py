"""Whole random games of five and six, on land and at sea."""

from __future__ import annotations

from collections import Counter

import pytest

from game import BOXES as FOUND
from game.boxes import maps_of
from game.cities_knights.module import MODULE as KNIGHTS
from game.core.module import Module
from game.core.rows import Value
from game.discovery.module import MODULE as DISCOVERY
from game.five_six.building import PHASE
from game.five_six.paired import PART
from game.knights_at_sea.module import MODULE as BRIDGE
from game.new_world.module import MODULE as NEW_WORLD
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.cities_knights.retold import RETOLD as KNIGHTS_RETOLD
from tests.game.computer.players import Evening
from tests.game.discovery.retold import RETOLD as FOG_RETOLD
from tests.game.five_six.retold import RETOLD
from tests.game.five_six.tables import BOXES, NAMES
from tests.game.new_world.retold import RETOLD as WORLD_RETOLD
from tests.game.random_games import LATE, MOST, STAYING, Playing, folds, in_turn, played
from tests.game.seafarers.retold import RETOLD as SEA_RETOLD
from tests.game.tales import is_retold

BOTH = ("paired", "building")
AT_SEA: tuple[Module, ...] = (*BOXES, SEAFARERS, DISCOVERY, NEW_WORLD)
SEA_MAPS = maps_of((*NAMES, "seafarers"), AT_SEA)
WITH_KNIGHTS = ("base", "cities_knights", "five_six")
SEA_PARTS = {**SEA_RETOLD, **FOG_RETOLD, **WORLD_RETOLD}


def playing(
    seats: int, seed: int, *, name: str = "", leaving: float = 0, **fixed: Value
) -> Playing:
    """A game on land or on a sea map, with its other options drawn."""
    names = SEA_MAPS.get(name, NAMES)
    given = {"map": name, **fixed} if name else fixed
    return Playing(names, AT_SEA, seats, seed, leaving=leaving, fixed=given)


@pytest.mark.parametrize(
    ("turns", "seats"), in_turn(*((turns, seats) for turns in BOTH for seats in (5, 6)))
)
def test_everything_holds(turns: str, seats: int) -> None:
    """Every invariant holds early in a game, inside every rare frame, and now and then."""
    folds(played(playing(seats, 1, turns=turns), 90, always=12).game)


@pytest.mark.parametrize("leaving", [LATE, 0.05])
@pytest.mark.parametrize("turns", BOTH)
def test_everything_holds_when_seats_leave(turns: str, leaving: float) -> None:
    """Seats leave at any moment, also within a pair, until one is left or somebody wins."""
    gone = 0
    for seed in range(3):
        game = playing(5 + seed % 2, seed, leaving=leaving, turns=turns)
        folds(played(game, 25).game)
        gone += len(game.state.gone)

    assert gone > 3


@pytest.mark.parametrize(
    ("number", "name", "turns"),
    in_turn(*((number, name, turns) for number, name in enumerate(SEA_MAPS) for turns in BOTH)),
)
def test_everything_holds_at_sea(number: int, name: str, turns: str) -> None:
    """On each map with five or six, with either kind of turn (soaks: both), as seats leave."""
    game = playing(5 + number % 2, 2, name=name, leaving=0.002 * (number % 3), turns=turns)
    folds(played(game, 150).game)


@pytest.mark.parametrize("leaving", [STAYING, 0.005])
@pytest.mark.parametrize("turns", BOTH)
def test_everything_that_happened_leaves_its_trace(turns: str, leaving: float) -> None:
    """Parts and phases change nothing except by actions in them."""
    is_retold(playing(6, 7, leaving=leaving, turns=turns), RETOLD)


@pytest.mark.parametrize("name", SEA_MAPS)
def test_what_happened_at_sea_leaves_its_trace(name: str) -> None:
    """Ships, fog, harbors and islands with six can be recomputed from the events."""
    game = playing(6, 7, name=name, turns="building")
    there = game.state.parts
    is_retold(game, {part: f for part, f in SEA_PARTS.items() if part.__name__ in there})


@pytest.mark.parametrize(
    ("turns", "leaving", "seats"),
    in_turn(*((turns, out, seats) for turns in BOTH for out in (0, 0.01) for seats in (5, 6))),
)
def test_everything_holds_with_knights(turns: str, leaving: float, seats: int) -> None:
    """Invariants hold with progress cards, knights and barbarians, with seats leaving or not."""
    folds(played(_with_knights(seats, 1, leaving, turns), 150).game)


@pytest.mark.parametrize("turns", BOTH)
def test_what_knights_do_leaves_its_trace(turns: str) -> None:
    """Knights' actions in parts and phases can be recomputed from the events."""
    is_retold(_with_knights(6, 7, 0.002, turns), {**RETOLD, **KNIGHTS_RETOLD})


def _with_knights(seats: int, seed: int, leaving: float, turns: str) -> Playing:
    """A game with Cities & Knights to a low target."""
    fixed: dict[str, Value] = {"turns": turns, "points": 8}
    boxes = (*BOXES, KNIGHTS)
    return Playing(WITH_KNIGHTS, boxes, seats, seed, leaving=leaving, fixed=fixed)


@pytest.mark.parametrize("turns", BOTH)
def test_random_games_end(turns: str) -> None:
    """Most games end by themselves, with parts, phases and passes."""
    seen: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    for seed in range(100, 106):
        game = playing(6, seed, turns=turns, points=8)
        while not game.state.winners and game.actions < MOST:
            game.step()
            seen[game.state.plan] += 1
        seen["ended"] += bool(game.state.winners)
        verbs += game.verbs

    assert seen["ended"] >= 4
    assert seen[PART if turns == "paired" else PHASE] > 40
    assert bool(verbs["PassBuilding"]) == (turns == "building")


@pytest.mark.parametrize("turns", BOTH)
def test_computers_end_a_game(turns: str) -> None:
    """Six computers play a game to its end."""
    evening = Evening(NAMES, BOXES, 6, 1, range(6), {"turns": turns}).to_the_end()

    assert evening.game.state.winners


def test_no_box_but_these_knows_of_more_seats() -> None:
    """All other boxes play with three or four."""
    known = {box.name for box in (*AT_SEA, KNIGHTS, BRIDGE)}

    assert not [box.name for box in FOUND if box.name not in known and box.seats - {3, 4}]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("name", ["", *SEA_MAPS])
def test_everything_holds_for_long(name: str, seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(playing(seats, seed, name=name), 4, always=60).game)
