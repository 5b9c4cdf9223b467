"""The computer at sea: its choices at drawn tables, and its results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest

from game import Action, Choice, EdgeId, Game, Reason, State, View
from game.base import MODULE as BASE
from game.base.move_robber import MoveRobber
from game.base.play_knight import PlayKnight
from game.base.questions import BARRED_EDGE
from game.base.roll import RollDice
from game.computer import choose
from game.computer.standing import reach
from game.core import codec
from game.core.module import Answer, Module
from game.seafarers.build_ship import BuildShip
from game.seafarers.choose_gold import ChooseGold
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.move_pirate import MovePirate
from game.seafarers.move_ship import MoveShip
from game.seafarers.parts import Islands
from game.seafarers.rows import ship
from game.seafarers.waters import No
from tests.game.computer.players import MOST, Evening, chosen
from tests.game.random_games import Drawn
from tests.game.seafarers.tables import Waters
from tests.game.tables import A, cards

CHANNEL = r"""
        .       .       .       .
      /   \   /   \   /   \   /   \
    .       a       .       .       .
    |  F6   |  ~    |  ~    |  G5   |
    .       .       .       .       .
  /   \   /   \   /   \   /   \   /   \
.       .       .       .       .       .
|  P9   |  D*   |  ~    |  ~    |  M8   |
.       .       .       .       .       .
  \   /   \   /   \   /   \   /   \   /
    .       c       .       .       .
    |  M10  |  H11  |  ~    |  H4   |
    .       .       .       .       .
      \   /   \   /   \   /   \   /
        .       b       .       .
"""
"""A board with two islands, four ships apart for seat a."""

NEAR = CHANNEL.replace("/   \\   /   \\   /   \\   /   \\", "/   \\   A   A   /   \\   /   \\", 1)
"""The same with half the ships of a laid."""

CLOSE = NEAR.replace("A   A   /", "A   A   A", 1)
"""The same with one ship missing."""


def channel(hand: str = "", drawing: str = CHANNEL, isles: str = "foreign", **more: Any) -> Waters:
    """A table with these two islands."""
    return Waters(drawing, hand, options={"isles": isles}, **more)


def test_it_builds_ships_toward_an_island_that_pays() -> None:
    """If no island pays, it doesn't build that ship."""
    action = chosen(channel("lumber wool", CLOSE))

    assert isinstance(action, BuildShip)
    assert chosen(channel("lumber wool", CLOSE, isles="none")) != action


def test_it_comes_nearer_with_each_ship() -> None:
    """A target is worth more the fewer ships are still missing."""
    table = channel("2 lumber 2 wool", NEAR)
    found = [reach(table.state, A)]

    for _ in range(2):
        table.play(chosen(table))
        found.append(reach(table.state, A))

    assert found[0] < found[1] < found[2]


def test_an_island_that_pays_is_worth_more() -> None:
    """A place with extra points is worth more than without, and more still when it's nearer."""
    near, close = (
        [reach(channel(drawing=drawing, isles=isles).state, A) for isles in ("none", "foreign")]
        for drawing in (NEAR, CLOSE)
    )

    assert near[0] < near[1] < close[1]
    assert close[0] < close[1]


def test_an_island_that_has_paid_draws_it_no_more() -> None:
    """It is no more drawn to an island that has paid than to its home."""
    table = channel(drawing=NEAR)
    before = reach(table.state, A)

    everywhere = tuple(sorted(table.state.land_hexes))
    table.state.change(Islands, known=(everywhere,) * table.state.seats)

    assert reach(table.state, A) < before


def test_it_moves_a_ship_to_where_an_island_is() -> None:
    """It moves a ship for free from the coast, where it is less useful."""
    table = channel(drawing=CHANNEL.replace("F6   |", "F6   A", 1))

    action = chosen(table)

    assert isinstance(action, MoveShip)
    before = reach(table.state, A)
    table.play(action)
    assert reach(table.state, A) > before


def test_the_pirate_goes_where_it_lies_in_the_way() -> None:
    """If the robber does no harm, it moves the pirate off its own course."""
    table = channel(drawing=NEAR, pirate="2,0", held={"a": "knight"})
    table.play(PlayKnight())
    before = reach(table.state, A)

    action = chosen(table)

    assert isinstance(action, MovePirate)
    table.play(action)
    assert reach(table.state, A) > before


def test_the_robber_goes_where_it_does_harm() -> None:
    """If the pirate is in nobody's way, it moves the robber off its own hex."""
    drawing = CHANNEL.replace("F6 ", "F6*").replace("D* ", "D  ")
    table = channel(drawing=drawing, pirate="1,2", held={"a": "knight"})
    table.play(PlayKnight())

    assert isinstance(chosen(table), MoveRobber)


def test_gold_is_what_it_lacks() -> None:
    """It takes the grain that a city lacks."""
    table = channel("3 ore grain", CHANNEL.replace("F6 ", "$6 "), stage="roll")
    table.play(RollDice(), die=[3, 3])

    assert chosen(table) == ChooseGold(cards("grain"))


SHIPS = frozenset({BuildShip, LayFirstShip, LayFreeShip, MoveShip})


def no_ship(state: State, edge: EdgeId, piece: int, found: Reason | None) -> Reason | None:
    """True if there is no ship anywhere."""
    return No.NOT_AT_SEA if piece == ship(state) else found


ASHORE = Module(
    name="ashore",
    seats=SEAFARERS.seats,
    needs=("seafarers",),
    answers=(Answer(BARRED_EDGE, no_ship),),
)
"""A box whose rules show no ships, so that a player plans and saves for none."""


def ashore(view: View) -> View:
    """The view, under rules without ships to build."""
    boxes = (BASE, SEAFARERS, ASHORE)
    names = tuple(box.name for box in boxes)
    rules = codec.compiled(names, dict(view.rules.options), view.rules.seats, boxes)
    return replace(view, rules=rules)


def sailors(seats: int, seed: int) -> Collection[int]:
    """The seats that sail: two of four, in all pairs, or one or two of three."""
    pairs = (
        [*combinations(range(4), 2)] if seats == 4 else [(0,), (1, 2), (1,), (0, 2), (2,), (0, 1)]
    )
    return pairs[seed % len(pairs)]


def won(seats: int, seed: int) -> bool | None:
    """True if a sailing seat has won on New Shores, False if another has, None if nobody."""
    chance = Drawn(Random(f"sail {seats} {seed}"))
    game = Game.new(seats, chance, modules=["base", "seafarers"], boxes=(BASE, SEAFARERS))
    at_sea = sailors(seats, seed)
    while not game.state.winners and game.state.number < MOST:
        seat = game.state.debts()[0].seat
        view, options = game.view(seat), game.options(seat)
        if seat not in at_sea:
            view = ashore(view)
            options = [one for one in options if _kind(one) not in SHIPS]
        game.play(seat, choose(view, options, chance), chance)
    return game.state.winners[0] in at_sea if game.state.winners else None


def _kind(option: Action | Choice) -> type[Action]:
    return option.action if isinstance(option, Choice) else type(option)


def test_on_new_shores_it_sails() -> None:
    """Before a game for eleven points ends, someone has settled on an island."""
    evening = Evening(["base", "seafarers"], (BASE, SEAFARERS), 3, 6, range(3), {"points": 11})

    evening.until(lambda state: any(state.part(Islands).points))


@pytest.mark.soak
def test_it_beats_its_copies_that_build_no_ships() -> None:
    """It wins more than half of the decided ones of two hundred games, half of them for three."""
    found = Counter(won(seats, seed) for seed in range(100) for seats in (3, 4))
    print(found)

    assert found[True] > found[False]
    assert found[None] < 5
