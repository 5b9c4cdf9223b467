"""Beside the turn, after it, and the end: whistles, fairs, vows, and shared victory."""

from __future__ import annotations

from game import Game, Seat, Seeded, view
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.build_road import BuildRoad
from game.base.end_turn import EndTurn
from game.base.offer_trade import OfferTrade
from game.base.play_monopoly import PlayMonopoly
from game.base.roll import RollDice
from game.base.rows import MONOPOLY
from game.base.turn import No
from game.core.choice import Choice
from game.core.play import options, refuse
from game.core.points import GameEnded, points
from game.core.refusals import No as Core
from game.core.state import State
from tests.game.asking import cards_of
from tests.game.strange import answers
from tests.game.strange.fair import CloseFair
from tests.game.strange.hang_rope import HangRope
from tests.game.strange.parts import HIDDEN, Vows
from tests.game.strange.tables import BOXES, VOWS, A, B, C, StrangeTable
from tests.game.strange.whistle import KeepQuiet, Whistle, Whistled


def rolled(table: StrangeTable) -> StrangeTable:
    """A table with a rolled two, which pays nobody on this map."""
    table.play(A, RollDice(), die=[1, 1])
    return table


def test_whistling_never_blocks() -> None:
    """The turn goes on while someone may still whistle, and the offer lapses with it."""
    table = rolled(StrangeTable())
    waiting = [seat for seat, kind in table.kinds() if kind == "whistle"]

    table.play(A, EndTurn())

    assert waiting == [A, B, C]
    assert [kind for _, kind in table.kinds()] == ["fair"]


def test_another_seat_whistles_in_somebodys_turn() -> None:
    """Its debt is fulfilled, and the seat on turn still has its own."""
    table = rolled(StrangeTable())

    events = table.play(C, Whistle())

    assert events == [Whistled(seat=C)]
    assert table.kinds() == [(A, "turn"), (A, "whistle"), (B, "whistle")]


def test_whistling_does_not_close_the_ears() -> None:
    """A seat with a debt besides the turn can answer offers."""
    table = rolled(StrangeTable())
    rules = table.state.rules
    table.deal(C, lumber=1)
    give, get = cards_of(rules, grain=1), cards_of(rules, lumber=1)
    table.play(A, OfferTrade(give, get, (C,)))

    found = options(table.state, C)

    assert AcceptOffer(1) in found
    assert KeepQuiet() in found


def test_pebbles_are_not_traded() -> None:
    """A veto narrows a described verb: no pebble is offered, asked for, or in the description."""
    table = rolled(StrangeTable())
    table.deal(A, pebble=1)
    rules = table.state.rules
    give, get = cards_of(rules, pebble=1), cards_of(rules, wool=1)

    (choice,) = (o for o in options(table.state, A) if isinstance(o, Choice))

    assert table.why_not(A, OfferTrade(give, get, (C,))) is answers.No.PEBBLES_STAY
    assert [vector.of[rules.card("pebble")] for vector in choice.vectors] == [0, 0]


def test_the_fair_admits_building_alone() -> None:
    """After the turn the opposite seat may build, but not trade or end a turn."""
    table = rolled(StrangeTable())
    table.deal(C, lumber=5, brick=1)
    table.play(A, EndTurn())

    kinds = {type(option) for option in options(table.state, C)}

    assert (table.state.turn, table.state.plan) == (C, "fair")
    assert kinds == {BuildRoad, CloseFair}
    assert table.why_not(C, TradeWithBank(0, 4)) is Core.NOT_NOW
    assert table.why_not(A, CloseFair()) is Core.NOT_YOUR_TURN


def test_at_a_fair_nothing_is_before_the_roll() -> None:
    """With only knights before the roll, other cards can be played where no roll is owed."""
    table = StrangeTable(before_roll="knights")
    for seat in (A, C):
        table.state.hold(seat, MONOPOLY)
    table.state.stint += 1
    card = PlayMonopoly(table.state.rules.card("ore"))
    before = table.why_not(A, card)
    rolled(table).play(A, EndTurn())

    assert before is No.ONLY_KNIGHTS_BEFORE_ROLL
    assert (table.state.turn, table.state.plan) == (C, "fair")
    assert table.why_not(C, card) is None


def test_after_the_fair_the_turn_passes_on() -> None:
    """The next turn is that of the seat after the turn's, not after the fair's."""
    table = rolled(StrangeTable())
    table.play(A, EndTurn())

    table.play(C, CloseFair())

    assert (table.state.turn, table.state.plan) == (B, "turn")


def test_without_the_option_there_is_no_fair() -> None:
    """An answer can apply to some options only; otherwise the base's answer counts."""
    table = rolled(StrangeTable(fair=False))

    table.play(A, EndTurn())

    assert (table.state.turn, table.state.plan) == (B, "turn")


def test_nobody_wins_at_a_fair_by_points() -> None:
    """The base game's winner is the seat on turn, and a fair is no turn."""
    table = rolled(StrangeTable(points=3))
    table.deal(C, lumber=1, brick=1, wool=1, grain=1)
    table.play(A, EndTurn())
    table.state.supply[C][table.state.rules.piece("settlement")] -= 2  # as if they stood somewhere

    (road, *_) = (option for option in options(table.state, C) if isinstance(option, BuildRoad))
    table.play(C, road)

    assert points(table.state, C) >= 3
    assert table.state.winners == ()


def test_several_win_together_off_turn() -> None:
    """The last rope ends the game for all with the most ropes, whoever hangs it."""
    table = rolled(StrangeTable(last_rope=5))
    table.hang(B, "0,1/0,2", "-1,2/-2,2")
    table.hang(C, "0,0/1,0", "0,-1/-1,0")
    table.deal(A, wool=1, pebble=1)

    events = table.play(A, HangRope(table.edge("1,-1/2,-1")))

    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners == table.state.winners == (B, C)
    assert table.state.debts() == ()
    assert [refuse(table.state, seat, EndTurn()) for seat in (A, B)] == [Core.GAME_IS_OVER] * 2


def city_of(table: StrangeTable, seat: Seat, name: str) -> State:
    """A city of *seat* on a corner."""
    table.state.lay(seat, table.corner(name), table.state.rules.piece("city"))
    return table.state


def test_a_vow_is_a_hidden_point() -> None:
    """A city beside vowed land is worth a point that only its owner sees."""
    table = StrangeTable()
    state = city_of(table, A, "1,-1/2,-2/2,-1")  # beside pasture, which yields the wool A vowed

    own, others = view(state, A).seats[A], view(state, B).seats[A]

    assert points(state, A) - points(state, A, hidden=False) == 1
    assert (own.total, own.points, others.total, others.points) == (4, 3, None, 3)
    assert "vow" not in dict(others.terms)


def test_a_vow_is_known_to_one_seat() -> None:
    """A part hides a vow from others until the game is over."""
    table = StrangeTable(last_rope=5)
    seen = [view(table.state, reader).part(Vows).by_seat for reader in (A, B, None)]

    table.hang(A, "1,-1/2,-1", "2,-2/2,-1", "2,-1/3,-2", "2,-2/3,-3")
    table.hang(B, "0,1/0,2")
    rolled(table)

    assert seen == [(2, HIDDEN, HIDDEN), (HIDDEN, 3, HIDDEN), (HIDDEN,) * 3]
    assert table.state.winners == (A,)
    assert view(table.state, None).part(Vows).by_seat == VOWS


def test_the_box_is_off_when_it_is_off() -> None:
    """A base game made with the strange box known has none of its rows, verbs or options."""
    game = Game.new(3, Seeded(b"plain"), boxes=BOXES)

    assert game.state.rules.modules == ("base",)
    assert HangRope not in game.state.rules.verbs
    assert "fair" not in game.state.rules.options
    assert refuse(game.state, A, HangRope(game.state.topology.edge((0, 0), (1, 0)))) is (
        Core.NOT_IN_THIS_GAME
    )
