"""The deserter."""

from __future__ import annotations

import pytest

from game.cities_knights.move_knight import MoveKnight
from game.cities_knights.play_deserter import (
    DeserterLetGo,
    Enlist,
    KnightDeserted,
    KnightEnlisted,
    LetDesert,
    LetGo,
    No,
    PlayDeserter,
)
from game.cities_knights.progress import No as Progress
from game.cities_knights.standing import level_at
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_knights import LINE
from tests.game.tables import A, B, C

CARD = {"a": "deserter"}

BOTH = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       +       .       .
  /   \   /   a   /   \   /   \
.       .       +       b       .
|  D*   |  P9   a  G5   b  F3   |
.       .       +       +       .
  \   /   \   /   \   /   b   /
    .       c       .       +
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with three corners of a and two of b."""


@pytest.mark.rule("8.2 Deserter")
def test_its_owner_chooses_who_deserts() -> None:
    """The owner chooses the knight, then the taker its place; strength and state stay."""
    table = Isle(BOTH, held=CARD, knights=". . . b1 b2*")
    four = table.corners[4]

    table.play(PlayDeserter(B))
    assert table.owes() == [("b", "desert")]
    assert table.default("b") == LetDesert(table.corners[3])
    assert table.why_not(LetDesert(table.corners[0]), "b") is No.NO_KNIGHT
    assert table.play(LetDesert(four), "b")[0] == KnightDeserted(seat=B, corner=four, level=2)
    places = [one.corner for one in table.options(Enlist)]
    events = table.play(Enlist(table.corners[1]))

    assert places == table.corners[:3]
    assert events == [KnightEnlisted(seat=A, corner=table.corners[1], level=2, is_active=True)]
    assert (table.left("strong_knight"), table.left("strong_knight", "b")) == (1, 2)
    assert table.active() == [1]


@pytest.mark.rule("8.2 Deserter", "15.10")
def test_an_active_one_may_act_at_once() -> None:
    """It was not activated this turn, so it may act."""
    table = Isle(BOTH, held=CARD, knights=". . . b1* .")
    table.play(PlayDeserter(B))
    table.play(Enlist(table.corners[0]))

    table.play(MoveKnight(table.corners[0], table.corners[2]))


@pytest.mark.rule("8.2 Deserter")
def test_a_mighty_one_needs_no_fortress() -> None:
    """A mighty knight needs no fortress, and an only knight is taken without a question."""
    table = Isle(BOTH, held=CARD, knights=". . . b3 .")

    events = table.play(PlayDeserter(B))
    table.play(Enlist(table.corners[0]))

    assert events[1:] == [KnightDeserted(seat=B, corner=table.corners[3], level=3)]
    assert level_at(table.state, table.corners[0]) == 3
    assert table.active() == []


@pytest.mark.rule("8.2 Deserter", "11.2")
def test_without_its_piece_it_is_a_basic_one() -> None:
    """If its piece is out, a basic knight takes its place, active if the other was."""
    table = Isle(BOTH, held=CARD, knights=". . . b3* .", supply={"a": {"mighty_knight": 0}})
    table.play(PlayDeserter(B))
    table.play(Enlist(table.corners[0]))

    assert (level_at(table.state, table.corners[0]), table.active()) == (1, [0])


@pytest.mark.rule("8.2 Deserter")
def test_it_is_gone_all_the_same() -> None:
    """It is also removed if the taker has no piece or place, or does not want it."""
    none = {"a": {"mighty_knight": 0, "basic_knight": 0}}
    piece = Isle(BOTH, held=CARD, knights=". . . b3 .", supply=none)
    piece.play(PlayDeserter(B))
    assert (piece.owes(), piece.left("mighty_knight", "b")) == ([("a", "turn")], 2)

    place = Isle(BOTH, held=CARD, knights="c1 c1 c2 b1 .")
    place.play(PlayDeserter(B))
    assert (place.owes(), place.left("basic_knight", "b")) == ([("a", "turn")], 2)

    unwanted = Isle(BOTH, held=CARD, knights=". . . b1 .")
    unwanted.play(PlayDeserter(B))
    assert unwanted.play(LetGo()) == [DeserterLetGo(seat=A)]
    assert unwanted.left("basic_knight") == 2


@pytest.mark.rule("8.2 Deserter")
def test_it_may_stand_where_it_stood() -> None:
    """It can stay on its corner if the taker's route touches it."""
    table = Isle(BOTH, held=CARD, knights="b1 . . . .")
    table.play(PlayDeserter(B))

    assert Enlist(table.corners[0]) in table.options(Enlist)


@pytest.mark.rule("8.2 Deserter", "2.5")
def test_somebody_with_a_knight_is_needed() -> None:
    """An opponent in the game must have a knight."""
    table = Isle(BOTH, held=CARD, knights="a1 . . b1 .", gone="b")

    assert table.why_not(PlayDeserter(A)) is Progress.NOT_OPPONENT
    assert table.why_not(PlayDeserter(B)) is Progress.NOT_OPPONENT
    assert table.why_not(PlayDeserter(C)) is No.NO_KNIGHT
    assert table.options(PlayDeserter) == []


@pytest.mark.rule("8.2 Deserter", "4")
def test_routes_are_judged_when_it_stands() -> None:
    """Routes are judged after it is placed, not before."""
    drawing = LINE.replace("/   a   /   \\", "/   a   b   \\")
    table = Isle(drawing, held=CARD, knights=". b1 . .")
    table.play(PlayDeserter(B))
    before = table.holder("longest_road")

    table.play(Enlist(table.corners[1]))

    assert (before, table.holder("longest_road")) == ("", "a")


@pytest.mark.rule("8.2 Deserter", "16.2")
def test_somebody_leaves_meanwhile() -> None:
    """An owner who leaves keeps their other knights; a taker who leaves gets none."""
    owner = Isle(BOTH, held=CARD, knights=". . . b1 b2")
    owner.play(PlayDeserter(B))
    owner.leave("b")
    assert owner.owes() == [("a", "turn")]

    taker = Isle(BOTH, held=CARD, knights=". . . b1 b2")
    taker.play(PlayDeserter(B))
    taker.leave("a")
    taker.play(LetDesert(taker.corners[3]), "b")
    assert taker.owes() == [("b", "roll")]
