"""The computer finds wins within its turn, and keeps cards that help more later."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game import Action, Game
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.end_turn import EndTurn
from game.base.free_road import LayFreeRoad
from game.base.move_robber import MoveRobber
from game.base.parts import Robber
from game.base.play_knight import PlayKnight
from game.base.play_roads import PlayRoads
from game.base.roll import RollDice
from game.computer.mind import Mind
from game.computer.standing import reach, standing
from game.computer.weights import WEIGHTS
from tests.game.computer.players import chosen
from tests.game.random_games import Drawn
from tests.game.tables import LAND, A, Table

ROUTE = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F6   |  H8   |  M4   |
    .       .       .       .
  /   \   a   a   a   \   /   \
.       .       a       b       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""Seat a lacks two roads for the longest one."""


@pytest.mark.parametrize("strength", ["normal", "hard"])
@pytest.mark.parametrize(
    "hand",
    [
        "2 lumber 2 brick wool grain ore",
        "2 lumber brick 4 ore wool",  # a brick comes from the bank first
    ],
)
def test_it_finds_a_win_within_the_turn(hand: str, strength: str) -> None:
    """With two points missing, it builds two roads for the longest one instead of buying a card."""
    table = Table(ROUTE, hand, options={"points": 3})

    while not table.state.winners:
        action = chosen(table, strength=strength)
        assert isinstance(action, (BuildRoad, TradeWithBank))
        table.play(action)

    assert table.state.winners == (0,)


def test_a_trade_with_the_bank_leads_to_something() -> None:
    """It keeps four lumber instead of one wool, if it can build nothing with it."""
    assert chosen(Table(LAND, "4 lumber")) == EndTurn()


def test_a_knight_is_kept_for_after_the_roll() -> None:
    """Before the roll it plays none while the robber is elsewhere, unless that wins an award."""
    held = {"a": "knight"}

    assert chosen(Table(LAND, held=held, stage="roll")) == RollDice()
    army = Table(LAND, held=held, played={"a": "2 knight"}, stage="roll")
    assert chosen(army) == PlayKnight()


def test_both_free_roads_are_laid() -> None:
    """It lays the second one, too, though no place or award is nearer by it."""
    row = "      /   \\   /   \\   /   \\\n"
    table = Table(LAND.replace(row, "      a   a   a   a   a   a\n"), held={"a": "road_building"})
    table.play(PlayRoads())

    for _ in range(2):
        action = chosen(table)
        assert isinstance(action, LayFreeRoad)
        table.play(action)


LEADER = r"""
        .       .       .
      /   \   /   \   /   \
    c       .       .       B
    |  F6   |  H12  |  M4   |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       c       .       .       .
|  D*   |  P2   |  G12  |  F11  |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M12  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        a       .       b
"""
"""Seat b has three points, and c two with a better hex."""


@pytest.mark.parametrize(("goal", "robbed"), [(5, 1), (9, 2)])
def test_the_robber_blocks_a_seat_about_to_win(goal: int, robbed: int) -> None:
    """Two points from the goal, the leader is blocked instead of a better hex."""
    table = Table(LEADER, "", "ore", "ore", held={"a": "knight"}, options={"points": goal})
    table.play(PlayKnight())

    action = chosen(table)

    assert isinstance(action, MoveRobber)
    corners = table.state.topology.hex_corners[action.to]
    owners = {table.state.corner_seat[c] for c in corners if table.state.corner_piece[c]}
    assert owners == {robbed}


def test_a_knight_is_judged_by_the_hex_that_it_would_choose() -> None:
    """Before it plays one, it thinks of the move that it would make then, not of any."""
    table = Table(LEADER, "", "ore", "ore", held={"a": "knight"}, options={"points": 5})
    mind = Mind(Game(table.state).view(A), Drawn(Random(0)), WEIGHTS)

    thought = mind.step(mind.state, PlayKnight()).later
    table.play(PlayKnight())
    move = chosen(table)

    assert isinstance(move, MoveRobber)
    assert thought.part(Robber).at == move.to


def test_a_theft_is_worth_the_same_whatever_is_imagined() -> None:
    """It can't know which card it would steal, so each place of the robber has one gain."""
    hand = "3 ore grain"  # a wheat makes a city
    table = Table(LEADER, hand, "2 ore 2 wool grain", "4 lumber brick", held={"a": "knight"})
    table.play(PlayKnight())
    game = Game(table.state)
    found: dict[Action, set[float]] = {}
    for seed in range(6):
        mind = Mind(game.view(A), Drawn(Random(seed)), WEIGHTS)
        for action in mind.candidates(mind.state, game.options(A)):
            step = mind.step(mind.state, action)
            found.setdefault(action, set()).add(round(step.gain, 6))

    assert len(found) > 5
    assert {len(gains) for gains in found.values()} == {1}


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_free_roads_win(strength: str) -> None:
    """With two points missing, it plays Road Building for the longest road."""
    table = Table(ROUTE, held={"a": "road_building"}, options={"points": 3})

    while not table.state.winners:
        action = chosen(table, strength=strength)
        assert isinstance(action, (PlayRoads, LayFreeRoad))
        table.play(action)

    assert table.state.winners == (0,)


def test_cards_wait_for_the_roll() -> None:
    """Before the roll it plays no Year of Plenty: the dice may bring what it would take."""
    table = Table(LAND, "2 grain 2 ore", held={"a": "year_of_plenty"}, stage="roll")

    assert chosen(table) == RollDice()


@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_may_win_is_bought(seed: int) -> None:
    """One point from the goal it buys a card, whichever one it imagines on the deck."""
    land = LAND.replace("    .       a       .", "    .       A       .")
    table = Table(land, "wool grain ore", options={"points": 3})

    assert chosen(table, seed=seed) == BuyCard()


def test_a_card_that_may_win_is_worth_the_same_whatever_is_imagined() -> None:
    """Others hold hidden cards: how they are dealt in thought doesn't change the chance to win."""
    land = LAND.replace("    .       a       .", "    .       A       .")
    held = {"b": "victory_point knight", "c": "monopoly 2 knight"}
    table = Table(land, "wool grain ore", held=held, options={"points": 3})
    view = Game(table.state).view(A)
    minds = [Mind(view, Drawn(Random(seed)), WEIGHTS) for seed in range(6)]

    gains = {round(mind.step(mind.state, BuyCard()).gain, 6) for mind in minds}

    assert len(gains) == 1


@pytest.mark.parametrize("hand", ["", "4 ore", "3 lumber 3 brick 3 wool 3 grain 4 ore"])
def test_a_win_needs_no_detour(hand: str) -> None:
    """It builds the settlement that wins at once, whatever else its hand would allow."""
    land = LAND.replace("  /   \\   /   a   /", "  /   \\   a   a   /")
    land = land.replace("    .       a       .", "    .       A       .")
    table = Table(land, f"lumber brick wool grain {hand}", options={"points": 3})

    assert isinstance(chosen(table), BuildSettlement)


@pytest.mark.parametrize("seed", [5, 12, 13])
def test_a_sure_win_comes_before_a_lucky_one(seed: int) -> None:
    """It builds the city that wins, and buys no card in the hope of a point."""
    held = {"a": "victory_point"}
    table = Table(LAND, "4 ore 2 grain wool", held=held, options={"points": 3})

    assert isinstance(chosen(table, seed=seed), BuildCity)


def test_a_better_site_in_reach_is_worth_more() -> None:
    """A site is worth more the more often its hexes produce, and the fewer roads it lacks."""
    farther, worse, now = (
        reach(Table(drawing).state, A)
        for drawing in (LAND.replace("/   a", "/   \\"), LAND.replace("G5 ", "G12"), LAND)
    )

    assert 0 < farther < now
    assert worse < now


def test_the_robber_at_its_own_hex_is_a_loss() -> None:
    """The robber next to its building counts by itself, and the income that it keeps back too."""
    free, robbed = (
        Table(drawing).state for drawing in (LAND, LAND.replace("D* ", "D  ").replace("H8 ", "H8*"))
    )
    careless = replace(WEIGHTS, blocked=0)

    assert standing(free, A, careless) == standing(free, A)
    assert standing(robbed, A, careless) == pytest.approx(standing(robbed, A) + WEIGHTS.blocked)
    assert standing(robbed, A, careless) < standing(free, A)


def test_what_a_rival_gains_is_a_loss() -> None:
    """A rival with more cards, or more income, makes it worse off."""
    now, richer, slower = (
        standing(table.state, A)
        for table in (Table(LAND), Table(LAND, "", "3 ore"), Table(LAND.replace("F3 ", "F12")))
    )

    assert richer < now < slower
