"""The robber locked, off the board and barred from a hex; and a theft of the box's own."""

from __future__ import annotations

from game.base.move_robber import MoveRobber, RobberMoved
from game.base.parts import Robber
from game.base.rob import No as RobNo
from game.base.rob import Rob, Robbed
from game.base.roll import RollDice
from game.computer.standing import standing
from game.core.play import defaults, options
from game.core.view import view
from tests.game.asking import cards_of
from tests.game.strange.leash import No
from tests.game.strange.parts import Wind
from tests.game.strange.tables import A, B, C, StrangeTable
from tests.game.strange.toll import LeaveHand, PayTithe, TurnVane

WINDY = "0,1"


def sevened(**settings: bool) -> StrangeTable:
    """A table with a rolled seven and the toll paid up to the vane."""
    table = StrangeTable(**settings)
    table.play(A, RollDice(), die=[3, 4])
    ore = cards_of(table.state.rules, ore=1)
    table.play(C, PayTithe(ore))
    table.play(A, LeaveHand())
    table.play(B, PayTithe(ore))
    return table


def test_a_locked_robber_is_not_asked_for() -> None:
    """On its leash it stays off the board, and the turn goes on after the seven."""
    table = sevened(leash=True)
    nothing = table.state.part(Robber).at

    table.play(A, TurnVane(table.hex(WINDY)))

    assert nothing is table.state.part(Robber).at is None
    assert view(table.state, None).part(Robber).at is None
    assert (A, "turn") in table.kinds()
    assert standing(table.state, A) > 0


def test_a_robber_comes_onto_the_board() -> None:
    """Once free it moves from off the board to any hex, and the event says where from."""
    table = sevened(leash=True)
    table.hang(B, "0,1/0,2", "-1,2/-2,2")
    table.state.awards[table.state.rules.award("tightrope")] = B
    table.play(A, TurnVane(table.hex("0,0")))

    events = table.play(A, MoveRobber(table.hex(WINDY)), theft=[0])

    assert events[0] == RobberMoved(seat=A, origin=None, to=table.hex(WINDY))


def test_the_robber_keeps_off_a_hex() -> None:
    """A veto bars a hex, also for the default."""
    table = sevened()
    table.play(A, TurnVane(table.hex(WINDY)))
    move = MoveRobber(table.hex(WINDY))
    ((seat, default),) = defaults(table.state)
    assert isinstance(default, MoveRobber)

    assert table.why_not(A, move) is No.WINDY
    assert move not in options(table.state, A)
    table.state.change(Wind, vane=default.to)
    assert table.why_not(seat, defaults(table.state)[0][1]) is None
    assert defaults(table.state) != [(seat, default)]


def test_the_vane_robs_those_whose_ropes_it_points_at() -> None:
    """A theft is a debt that lists its victims, and comes before other debts."""
    table = sevened()
    table.hang(B, "0,1/0,2")
    table.hang(C, "-1,2/0,1")
    robber = table.state.part(Robber).at

    table.play(A, TurnVane(table.hex(WINDY)))

    assert table.debt(A, "rob").args == (B, C)
    assert table.why_not(A, Rob(A)) is RobNo.NO_VICTIM
    table.reload()
    events = table.play(A, Rob(C), theft=[table.state.rules.card("wool")])
    assert events[0] == Robbed(seat=A, victim=C, card=table.state.rules.card("wool"))
    assert table.state.part(Robber).at == robber
    assert table.kinds() == [(A, "robber")]
