"""Knights: hire, activate, promote, move, displace, chase the robber, and block."""

from __future__ import annotations

import pytest

from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.build_settlement import No as Settle
from game.base.end_turn import EndTurn
from game.base.move_robber import MoveRobber, RobberMoved
from game.base.parts import Robber
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.base.rob import Robbed
from game.cities_knights.activate_all import ActivateAll
from game.cities_knights.activate_knight import ActivateKnight, KnightActivated
from game.cities_knights.activate_knight import No as Activate
from game.cities_knights.chase_robber import ChaseRobber, RobberChased
from game.cities_knights.chase_robber import No as Chase
from game.cities_knights.displace_knight import DisplaceKnight
from game.cities_knights.displace_knight import No as Displace
from game.cities_knights.hire_knight import HireKnight, KnightHired, No
from game.cities_knights.move_knight import KnightMoved, MoveKnight
from game.cities_knights.move_knight import No as Move
from game.cities_knights.parts import Cities
from game.cities_knights.promote_knight import KnightPromoted, PromoteKnight
from game.cities_knights.promote_knight import No as Promote
from game.cities_knights.retreat import KnightDrivenOff, KnightLost, KnightRetreated, Retreat
from game.cities_knights.retreat import No as NoRetreat
from game.cities_knights.standing import is_active, level_at
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A, B

ROADS = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       +       .       .
  /   \   /   a   /   \   /   \
.       .       +       b       .
|  D*   |  P9   a  G5   b  F3   |
.       .       +       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with a road of three, where all corners but the first are free."""

PRICE = "wool ore"


@pytest.mark.rule("4")
def test_where_a_knight_is_hired() -> None:
    """Any free corner at your road will do, without a distance rule."""
    table = Isle(ROADS, PRICE)

    table.offers(HireKnight)
    events = table.play(HireKnight(table.corners[0]))

    assert events == [
        Paid(seat=A, cards=table.cards(PRICE)),
        KnightHired(seat=A, corner=table.corners[0]),
    ]
    assert table.active() == []
    assert table.points() == 1


@pytest.mark.rule("4")
def test_why_no_knight_is_hired() -> None:
    """A knight needs its price, a free corner and your own road."""
    table = Isle(ROADS, PRICE, knights="b1 . .")
    settlement = table.state.corners_of(A, 2)[0]

    assert table.why_not(HireKnight(table.corners[0])) is No.CORNER_IS_TAKEN
    assert table.why_not(HireKnight(settlement)) is No.CORNER_IS_TAKEN
    assert table.why_not(HireKnight(table.state.corners_of(B, 2)[0])) is No.CORNER_IS_TAKEN
    free = next(c for c in table.state.topology.corner_ids if not table.state.corner_piece[c])
    assert table.why_not(HireKnight(free)) is No.NO_ROUTE
    assert Isle(ROADS, "ore").why_not(HireKnight(table.corners[1])) is Base.CANNOT_PAY


@pytest.mark.rule("4")
def test_no_knight_stands_far_out_at_sea() -> None:
    """A corner reached only by ships takes no knight."""
    drawing = ROADS.replace("F6 ", "~  ").replace("H8 ", "~  ").replace("P9 ", "~  ")
    table = Isle(drawing, PRICE)

    assert table.why_not(HireKnight(table.corners[0])) is No.NOT_ON_LAND


@pytest.mark.rule("4")
def test_between_two_knights_of_others() -> None:
    """A knight can be hired on a corner between two knights of others."""
    table = Isle(ROADS, PRICE, knights="b1 . c1")

    table.play(HireKnight(table.corners[1]))


@pytest.mark.rule("4")
def test_two_of_each_level_are_all() -> None:
    """With both basic knights on the board, promoting one frees its piece for another."""
    table = Isle(ROADS, "2 wool 2 ore", knights="a1 a1 .")

    assert table.why_not(HireKnight(table.corners[2])) is Base.NO_PIECE_LEFT
    table.play(PromoteKnight(table.corners[0]))
    assert (table.left("basic_knight"), table.left("strong_knight")) == (1, 1)
    table.play(HireKnight(table.corners[2]))


@pytest.mark.rule("4")
def test_a_knight_is_activated_for_a_grain() -> None:
    """Activating costs a grain for any level, even on the turn the knight was hired."""
    table = Isle(ROADS, "wool ore 2 grain", knights="a3 . .")
    table.play(HireKnight(table.corners[1]))

    events = table.play(ActivateKnight(table.corners[1]))
    table.play(ActivateKnight(table.corners[0]))

    assert events == [
        Paid(seat=A, cards=table.cards("grain")),
        KnightActivated(seat=A, corner=table.corners[1]),
    ]
    assert (table.active(), table.hand()) == ([0, 1], {})


def test_all_that_sleep_are_activated_at_once() -> None:
    """All inactive knights are activated together, if the hand can pay for all of them."""
    table = Isle(ROADS, "2 grain", knights="a3 a1* a1")

    events = table.play(ActivateAll())

    paid = Paid(seat=A, cards=table.cards("grain"))
    assert [event for event in events if event == paid] == [paid, paid]
    assert (table.active(), table.hand()) == ([0, 1, 2], {})
    assert table.why_not(ActivateAll()) is Activate.IS_ACTIVE
    table = Isle(ROADS, "grain", knights="a3 a1* a1")
    assert table.why_not(ActivateAll()) is Base.CANNOT_PAY


@pytest.mark.rule("4")
def test_what_is_not_activated() -> None:
    """Another's knight, an active one and an empty corner are refused."""
    table = Isle(ROADS, "grain", knights="a1* b1 .")

    assert table.why_not(ActivateKnight(table.corners[0])) is Activate.IS_ACTIVE
    assert table.why_not(ActivateKnight(table.corners[1])) is Activate.NO_KNIGHT
    assert table.why_not(ActivateKnight(table.corners[2])) is Activate.NO_KNIGHT


@pytest.mark.rule("4")
@pytest.mark.parametrize("star", ["", "*"])
def test_a_knight_is_promoted(star: str) -> None:
    """A level costs wool and ore, and the knight stays active or inactive."""
    table = Isle(ROADS, PRICE, knights=f"a1{star} . .")

    events = table.play(PromoteKnight(table.corners[0]))

    assert events[1:] == [KnightPromoted(seat=A, corner=table.corners[0], level=2)]
    assert table.active() == ([0] if star else [])


@pytest.mark.rule("4")
def test_each_knight_once_in_a_turn() -> None:
    """Each knight, moved or new, can be promoted once a turn."""
    table = Isle(ROADS, "4 wool 4 ore", knights="a1* . .", levels={"a": (0, 3, 0)})
    table.play(PromoteKnight(table.corners[0]))
    assert table.why_not(PromoteKnight(table.corners[0])) is Promote.ONCE
    table.play(MoveKnight(table.corners[0], table.corners[1]))
    assert table.why_not(PromoteKnight(table.corners[1])) is Promote.ONCE
    table.play(HireKnight(table.corners[0]))
    table.play(PromoteKnight(table.corners[0]))
    table.play(EndTurn())
    table.turn_to("a")

    table.play(PromoteKnight(table.corners[1]))


@pytest.mark.rule("4", "5")
def test_a_mighty_knight_needs_the_fortress() -> None:
    """A mighty knight needs the third level of politics."""
    table = Isle(ROADS, PRICE, knights="a2 . .", levels={"a": (5, 2, 5)})
    assert table.why_not(PromoteKnight(table.corners[0])) is Promote.NO_FORTRESS

    table = Isle(ROADS, PRICE, knights="a2 . .", levels={"a": (0, 3, 0)})
    table.play(PromoteKnight(table.corners[0]))
    assert level_at(table.state, table.corners[0]) == 3


@pytest.mark.rule("4")
def test_what_is_not_promoted() -> None:
    """A mighty knight, another's, and one whose next piece is not in the supply are refused."""
    table = Isle(ROADS, PRICE, knights="a3 b1 .", levels={"a": (0, 3, 0)})
    assert table.why_not(PromoteKnight(table.corners[0])) is Promote.IS_MIGHTY
    assert table.why_not(PromoteKnight(table.corners[1])) is Promote.NO_KNIGHT

    out = Isle(ROADS, PRICE, knights="a1 . .", supply={"a": {"strong_knight": 0}})
    assert out.why_not(PromoteKnight(out.corners[0])) is Base.NO_PIECE_LEFT


@pytest.mark.rule("4")
def test_a_knight_moves_along_its_roads() -> None:
    """It moves to any empty corner on its roads and becomes inactive."""
    table = Isle(ROADS, knights="a2* . .")

    ways = [action.to for action in table.options(MoveKnight)]
    events = table.play(MoveKnight(table.corners[0], table.corners[2]))

    assert ways == [table.corners[1], table.corners[2]]
    assert events == [KnightMoved(seat=A, origin=table.corners[0], to=table.corners[2], level=2)]
    assert level_at(table.state, table.corners[2]) == 2
    assert table.active() == []


@pytest.mark.rule("4")
def test_it_passes_what_is_ones_own() -> None:
    """It can pass your own knights and buildings, but not those of others."""
    own = Isle(ROADS, knights="a1* a2 .")
    assert [action.to for action in own.options(MoveKnight)] == [own.corners[2]]

    other = Isle(ROADS, knights="a1* b1 .")
    assert other.options(MoveKnight) == []
    move = MoveKnight(other.corners[0], other.corners[2])
    assert other.why_not(move) is Move.OUT_OF_REACH


@pytest.mark.rule("4")
def test_it_goes_along_a_road_built_this_turn() -> None:
    """It can use roads of its own seat, even one built this turn."""
    table = Isle(ROADS, "lumber brick", knights=". . a1*")
    before = {action.to for action in table.options(MoveKnight)}
    edge = min(
        action.edge
        for action in table.options(BuildRoad)
        if table.corners[1] in table.state.topology.edge_corners[action.edge]
    )

    table.play(BuildRoad(edge))

    (end,) = {*table.state.topology.edge_corners[edge]} - {table.corners[1]}
    assert {action.to for action in table.options(MoveKnight)} - before == {end}


@pytest.mark.rule("4", "15.10")
def test_who_may_act() -> None:
    """A knight can act once, if it is active and was not activated this turn."""
    table = Isle(ROADS, "2 grain", knights="a1 . a2*")
    assert table.why_not(MoveKnight(table.corners[0], table.corners[1])) is Move.NOT_ACTIVE
    assert table.why_not(MoveKnight(table.corners[1], table.corners[0])) is Move.NO_KNIGHT

    table.play(ActivateKnight(table.corners[0]))
    assert table.why_not(MoveKnight(table.corners[0], table.corners[1])) is Move.NOT_READY
    table.play(MoveKnight(table.corners[2], table.corners[1]))
    table.play(ActivateKnight(table.corners[1]))
    assert table.why_not(MoveKnight(table.corners[1], table.corners[2])) is Move.NOT_READY

    table.play(EndTurn())
    table.turn_to("a")
    table.play(MoveKnight(table.corners[1], table.corners[2]))
    table.play(MoveKnight(table.corners[0], table.corners[1]))


@pytest.mark.rule("4")
def test_a_promoted_knight_may_still_act() -> None:
    """Promotion does not stop a knight that was ready from acting."""
    table = Isle(ROADS, PRICE, knights="a1* . .")
    table.play(PromoteKnight(table.corners[0]))

    table.play(MoveKnight(table.corners[0], table.corners[1]))


@pytest.mark.rule("4", "2.1")
def test_no_knight_acts_before_the_roll() -> None:
    """Knights cannot act before the roll or off turn."""
    table = Isle(ROADS, "grain", knights="a1* b2* .", stage="roll")

    assert not {MoveKnight, ActivateKnight, HireKnight, ChaseRobber} & table.verbs()
    assert not {MoveKnight, DisplaceKnight} & table.verbs("b")


MEET = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   b  M4   |
    .       +       +       .
  /   \   /   a   b   \   /   \
.       .       +       b       .
|  D*   |  P9   b  G5   b  F3   |
.       .       +       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board where roads of a and b meet at the third marked corner; b has two more to the north."""


@pytest.mark.rule("4")
@pytest.mark.parametrize(
    ("own", "other", "reason"),
    [
        ("a1*", "b1", Displace.NOT_WEAKER),
        ("a2*", "b2", Displace.NOT_WEAKER),
        ("a2*", "b3*", Displace.NOT_WEAKER),
        ("a2*", "b1*", None),
        ("a3*", "b2", None),
        ("a3*", "b1", None),
        ("a2*", "a1", Displace.NO_KNIGHT),
        ("a2*", ".", Displace.NO_KNIGHT),
        ("a2", "b1", Move.NOT_ACTIVE),
    ],
)
def test_who_displaces_whom(own: str, other: str, reason: object) -> None:
    """A knight displaces only a strictly weaker knight of an opponent, active or not."""
    table = Isle(MEET, knights=f"{own} . {other} .")
    action = DisplaceKnight(table.corners[0], table.corners[2])

    if reason is None:
        assert table.options(DisplaceKnight) == [action]
    else:
        assert table.options(DisplaceKnight) == []
        assert table.why_not(action) is reason


@pytest.mark.rule("4", "15.11")
@pytest.mark.parametrize("star", ["", "*"])
def test_the_owner_chooses_a_refuge(star: str) -> None:
    """Its owner moves it along its own roads; it keeps its level and state, and can act later."""
    table = Isle(MEET, knights=f"a2* . b1{star} .")
    corners = table.corners

    events = table.play(DisplaceKnight(corners[0], corners[2]))
    assert events == [
        KnightDrivenOff(seat=A, owner=B, corner=corners[2], level=1),
        KnightMoved(seat=A, origin=corners[0], to=corners[2], level=2),
    ]
    assert table.owes() == [("b", "retreat")]
    assert corners[1] in [action.to for action in table.options(Retreat, "b")]
    assert table.why_not(Retreat(corners[0]), "b") is NoRetreat.NO_REFUGE
    assert table.default("b") in [Retreat(corners[1]), Retreat(corners[3])]
    after = table.play(Retreat(corners[3]), "b")

    assert after == [KnightRetreated(seat=B, to=corners[3], level=1, is_active=bool(star))]
    assert is_active(table.state, corners[3]) is bool(star)
    assert not is_active(table.state, corners[2])


@pytest.mark.rule("4", "15.11")
def test_without_a_refuge_it_is_gone() -> None:
    """If it has nowhere to go, its piece returns to the supply."""
    drawing = MEET.replace("a   b   \\", "a   /   \\").replace("P9   b", "P9   a")
    table = Isle(drawing, knights="a2* . b1* .")

    events = table.play(DisplaceKnight(table.corners[0], table.corners[2]))

    assert events[-1] == KnightLost(seat=B, level=1)
    assert table.left("basic_knight", "b") == 2
    assert table.active() == []


@pytest.mark.rule("4", "15.11")
def test_the_only_refuge_is_taken_by_itself() -> None:
    """If only one corner is left it goes there, which may be the corner the attacker left."""
    drawing = MEET.replace("P9   b", "P9   a").replace("a   b   \\", "a   /   \\")
    drawing = drawing.replace("/   a   /", "/   b   /")
    table = Isle(drawing, knights=". . b1* a2*")

    events = table.play(DisplaceKnight(table.corners[3], table.corners[2]))

    assert events[-1] == KnightRetreated(seat=B, to=table.corners[0], level=1, is_active=True)


@pytest.mark.rule("4")
def test_it_does_not_pass_the_one_who_came() -> None:
    """It cannot pass the knight that displaced it, or another's piece."""
    table = Isle(MEET, knights="a2* c1 b1 .")

    events = table.play(DisplaceKnight(table.corners[0], table.corners[2]))

    assert events[-1] == KnightRetreated(seat=B, to=table.corners[3], level=1, is_active=False)


@pytest.mark.rule("4", "16.2")
def test_a_knight_of_who_has_left_is_gone() -> None:
    """A displaced knight of a seat that has left is removed."""
    table = Isle(MEET, knights="a2* . b1 .", gone="b")

    events = table.play(DisplaceKnight(table.corners[0], table.corners[2]))

    assert events[-1] == KnightLost(seat=B, level=1)


@pytest.mark.rule("4", "16.2")
def test_its_owner_leaves_while_it_waits() -> None:
    """If its owner leaves while it waits, the knight is removed and the turn goes on."""
    table = Isle(MEET, knights="a2* . b1 .")
    table.play(DisplaceKnight(table.corners[0], table.corners[2]))

    table.leave("b")

    assert table.owes() == [("a", "turn")]
    assert table.left("basic_knight", "b") == 2


@pytest.mark.rule("4", "2.4")
def test_a_knight_chases_the_robber() -> None:
    """It moves the robber from an adjacent hex to any other and robs; nobody discards."""
    table = Isle(ROADS.replace("D*", "D ").replace("H8 ", "H8*"), c="9 ore", knights="a1* . .")
    to = next(h for h in table.state.land_hexes if table.state.tokens[h] == 11)
    corner = table.corners[0]

    events = table.play(ChaseRobber(corner))
    assert events == [RobberChased(seat=A, corner=corner)]
    assert table.owes() == [("a", "robber")]
    after = table.play(MoveRobber(to), theft=[table.kind("ore")])

    assert [type(event) for event in after] == [RobberMoved, Robbed]
    assert (table.active(), table.state.part(Robber).at) == ([], to)


@pytest.mark.rule("4")
def test_only_a_knight_beside_it_chases_it() -> None:
    """Only a knight next to the robber that can still act may chase it."""
    table = Isle(ROADS, "grain", knights="a1* . a1")

    assert table.why_not(ChaseRobber(table.corners[0])) is Chase.NOT_BESIDE
    assert table.why_not(ChaseRobber(table.corners[2])) is Move.NOT_ACTIVE
    assert table.why_not(ChaseRobber(table.corners[1])) is Move.NO_KNIGHT


@pytest.mark.rule("4")
def test_nobody_settles_where_a_knight_stands() -> None:
    """Not even its owner can settle there; the corner next to it is open."""
    table = Isle(ROADS, "lumber brick wool grain", knights=". . a1")

    assert table.why_not(BuildSettlement(table.corners[2])) is Settle.CORNER_IS_TAKEN
    table.play(BuildSettlement(table.corners[1]))


LINE = r"""
        .       .       .
      /   \   a   a   /   \
    .       a       a       .
    |  F6   |  H8   a  M4   |
    .       .       +       .
  /   \   /   \   /   a   /   \
.       .       .       +       .
|  D*   |  P9   |  G5   a  F3   |
.       .       .       +       .
  \   /   \   /   b   a   \   /
    .       c       +       .
    |  M10  c  H11  b  P12  |
    .       .       b       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board where a's road of six ends at the last marked corner, as do roads of b."""


@pytest.mark.rule("4", "15.12", "15.27")
def test_a_knight_breaks_a_road() -> None:
    """A knight hired or moved onto another's road breaks it; when the knight leaves it is whole."""
    table = Isle(LINE, "wool ore", b="wool ore", knights=". . . .")
    assert table.road() == 6
    table = Isle(LINE, knights=". b1 . .", longest_road="")

    assert table.road() == 4
    assert table.holder("longest_road") == ""
    table.state.lift(table.corners[1], table.state.rules.piece("basic_knight"))
    assert table.road() == 6


@pytest.mark.rule("4", "15.27")
def test_an_own_knight_breaks_nothing() -> None:
    """Your own knight does not break your road."""
    table = Isle(LINE, knights=". a1* . .")

    assert (table.road(), table.holder("longest_road")) == (6, "a")


@pytest.mark.rule("4", "15.12", "15.27")
def test_who_loses_the_road_may_get_it_back() -> None:
    """The longest road is checked again whenever a knight arrives or leaves."""
    drawing = LINE.replace("/   a   /   \\", "/   a   b   \\")
    table = Isle(drawing, b="wool ore", knights="a2* . . .", turn="b")
    before = table.holder("longest_road")

    table.play(HireKnight(table.corners[1]), "b")
    broken = table.holder("longest_road")
    table.turn_to("a")
    table.play(DisplaceKnight(table.corners[0], table.corners[1]))

    assert (before, broken, table.holder("longest_road")) == ("a", "", "a")


@pytest.mark.rule("4")
def test_a_road_ends_at_a_knight_of_another() -> None:
    """A road can lead up to another's knight, but not past it."""
    table = Isle(ROADS, "lumber brick", knights=". . b1")
    on = [
        e
        for e in table.state.topology.corner_edges[table.corners[2]]
        if not table.state.edge_piece[e]
    ]

    assert not {action.edge for action in table.options(BuildRoad)} & {*on}
    own = Isle(ROADS, "lumber brick", knights=". . a1")
    assert {*on} <= {action.edge for action in own.options(BuildRoad)}


FORK = LINE.replace("/   a   /   \\", "/   a   b   b")
"""The same board with two more roads of b, so that a displaced knight has a choice."""


@pytest.mark.rule("4", "15.11")
def test_victory_waits_for_the_retreat() -> None:
    """Routes and points are judged only after the displaced knight has been placed."""
    table = Isle(FORK, knights="a2* b1 . .", options={"points": 5})
    table.state.change(Cities, defences=(2, 0, 0))
    before = table.holder("longest_road")

    table.play(DisplaceKnight(table.corners[0], table.corners[1]))
    waiting = table.owes(), table.holder("longest_road"), table.state.winners
    table.play(table.default("b"), "b")

    assert (before, waiting) == ("", ([("b", "retreat")], "", ()))
    assert (table.holder("longest_road"), table.state.winners) == ("a", (A,))
