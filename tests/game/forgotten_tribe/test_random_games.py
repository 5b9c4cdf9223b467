"""
Whole random games with the tribe, on its map and on a cove.

The cove is so small that harbors soon find no place on its coast, and its gifts are near.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game import Hex, Layout
from game.base import MODULE as BASE
from game.board.places import SIDES
from game.core.chance import Chance
from game.core.module import Module
from game.core.rows import MAP, Option, Options, Value
from game.core.state import State
from game.forgotten_tribe.module import MODULE as TRIBE
from game.forgotten_tribe.parts import Gifts
from game.forgotten_tribe.place_harbour import places
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.computer.players import Evening
from tests.game.forgotten_tribe.retold import RETOLD
from tests.game.random_games import MOST, Playing, folds, played
from tests.game.seafarers.layouts import drawn
from tests.game.seafarers.retold import RETOLD as SEA_RETOLD
from tests.game.tales import is_retold

ISLES = (Hex(-2, 5), Hex(0, 5), Hex(2, 5))
SHORE = drawn(
    "~ ~ ~ ~ ~\n~ F6 H5 G9 ~\n~ P9 M8 P4 ~\nF10 G8 M3 H11 F5\n~ ~ ~ ~ ~\nD ~ D ~ D",
)


def _sides(*names: str) -> tuple[frozenset[Hex], ...]:
    """These sides of each isle."""
    return tuple(
        frozenset((at, Hex(at.q + SIDES[name].q, at.r + SIDES[name].r)))
        for at in ISLES
        for name in names
    )


COVE = replace(
    SHORE,
    name="cove",
    robber=ISLES[0],
    zones={
        "pirate": (Hex(0, 0),),
        "closed": ISLES,
        "home": tuple(land.at for land in SHORE.lands if land.token),
    },
    paths={
        "gift points": _sides("W"),
        "gift cards": _sides("E"),
        "gift harbours": _sides("NW", "NE"),
    },
    stacks={"gift harbours": ("any", "brick", "lumber", "wool", "grain", "ore")},
)


def cove(options: Options, seats: int, chance: Chance) -> Layout:
    """The cove, which has no random parts."""
    return COVE


SMALL = Module(
    name="small",
    seats=frozenset({3, 4}),
    needs=("forgotten_tribe",),
    options=(Option(MAP, (), "cove", alone=True),),
    maps={"cove": cove},
)

BOXES = (BASE, SEAFARERS, TRIBE, SMALL)
GAMES = {
    "printed": ("base", "seafarers", "forgotten_tribe"),
    "cove": ("base", "seafarers", "forgotten_tribe", "small"),
}
"""Boxes by the aspect to test."""


def playing(what: str, seats: int, seed: int, *, leaving: float = 0, **fixed: Value) -> Playing:
    """A game with its other options drawn."""
    return Playing(GAMES[what], BOXES, seats, seed, leaving=leaving, fixed=fixed)


@pytest.mark.parametrize(("what", "seats"), [("printed", 4), ("cove", 3)])
def test_everything_holds(what: str, seats: int) -> None:
    """Every invariant holds early in a game, inside every rare frame, and now and then."""
    folds(played(playing(what, seats, 1), 60, always=20).game)


@pytest.mark.parametrize("leaving", [0.01, 0.05])
@pytest.mark.parametrize("what", GAMES)
def test_everything_holds_when_seats_leave(what: str, leaving: float) -> None:
    """Seats leave at any moment until one is left or wins: invariants hold and the log replays."""
    gone = 0
    for seed in range(2):
        game = playing(what, 4, seed, leaving=leaving)
        folds(played(game, 25).game)
        gone += len(game.state.gone)

    assert gone > 1


@pytest.mark.parametrize("leaving", [0, 0.005])
@pytest.mark.parametrize("what", GAMES)
def test_everything_that_happened_leaves_its_trace(what: str, leaving: float) -> None:
    """Gifts, harbors and points can be recomputed from the events."""
    is_retold(playing(what, 4, 7, leaving=leaving), {**SEA_RETOLD, **RETOLD})


@pytest.mark.parametrize("what", GAMES)
def test_random_games_end(what: str) -> None:
    """Most games end by themselves; gifts are taken, and harbors placed or kept correctly."""
    seen: Counter[str] = Counter()
    for seed in range(100, 106):
        game = playing(what, 4, seed, points=10)
        while not game.state.winners and game.actions < MOST:
            game.step()
            seen += looked_at(game.state)
        seen["ended"] += bool(game.state.winners)
        seen["placed"] += game.verbs["PlaceHarbour"]

    assert seen["ended"] >= 4
    assert min(seen["points"], seen["cards"], seen["placed"]) > 0
    assert what == "printed" or seen["kept"] > 0


def looked_at(state: State) -> Counter[str]:
    """Counts of the gifts now; the seat on turn keeps no harbor that it could place."""
    gifts = state.part(Gifts)
    edges = [edge for edge, _ in gifts.taken]
    ends = [corner for edge, _ in state.harbours for corner in state.topology.edge_corners[edge]]
    assert len(set(edges)) == len(edges)
    assert len(set(ends)) == len(ends)
    assert len(gifts.placed) == len(state.harbours)
    if (
        state.stint
        and not state.winners
        and not any(d.duty == "place harbour" for d in state.debts())
    ):
        assert not gifts.kept(state.turn) or not places(state, state.turn)
    return Counter(
        points=len({*edges} & {*gifts.points}),
        cards=len({*edges} & {*gifts.cards}),
        kept=sum(len(gifts.kept(seat)) for seat in state.rules.table),
    )


def test_computers_end_a_game() -> None:
    """Computers play the game to its end, whatever gifts they get."""
    assert Evening(GAMES["cove"], BOXES, 3, 1, range(3)).to_the_end().game.state.winners


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("what", GAMES)
def test_everything_holds_for_long(what: str, seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(playing(what, seats, seed), 4, always=60).game)
