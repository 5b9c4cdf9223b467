"""The hexes that the robber may move to."""

from __future__ import annotations

from typing import Any

import pytest

from game import HexId
from game.base.move_robber import MoveRobber, No, RobberMoved
from game.base.play_knight import PlayKnight
from game.base.refusals import No as Base
from game.base.rob import Rob
from game.base.roll import RollDice
from tests.game.tables import A, Table

LAND = r"""
            .       .
          /   \   /   \
        .       .       .
        |  F6+  |  H8+  |
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  ~    |  P5*  |  D+   |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""


def robber(drawing: str, *, friendly: bool = False, b: str = "", c: str = "") -> Table:
    """A table where a has played a knight and must move the robber."""
    table = Table(
        drawing,
        b=b,
        c=c,
        held={"a": "knight"},
        options={"friendly": friendly, "points": 20},
    )
    table.play(PlayKnight())
    return table


OPEN: dict[str, tuple[str, dict[str, Any]]] = {
    "The robber must leave its hex; it may go to desert and empty hexes, but not to the sea": (
        LAND,
        {},
    ),
    "With the option, hexes beside an opponent with under three visible points are barred": (
        r"""
                .       .
              /   \   /   \
            b       .       C
            |  F6   |  H8   |
            .       .       .
          /   \   /   \   /   \
        .       .       .       .
        |  M4+  |  P5*  |  D+   |
        .       .       A       .
          \   /   \   /   \   /
            .       .       .
        """,
        {"friendly": True},
    ),
    "An opponent with three visible points is not spared; your own few points protect nobody": (
        r"""
                .       .
              /   \   /   \
            b       .       a
            |  F6+  |  H8+  |
            .       .       .
          /   \   /   \   /   \
        .       .       .       .
        |  M4+  |  P5*  |  D+   |
        .       B       .       .
          \   /   \   /   \   /
            .       .       .
        """,
        {"friendly": True},
    ),
    "Without a desert it stays in place": (
        r"""
            .       .
          /   \   /   \
        .       b       .
        |  F6   |  H8*+ |
        .       .       .
          \   /   \   /
            .       .
        """,
        {"friendly": True},
    ),
    "Without the option, poor opponents are robbed like all others": (
        r"""
            .       .
          /   \   /   \
        b       .       .
        |  F6+  |  H8*  |
        .       .       .
          \   /   \   /
            .       .
        """,
        {},
    ),
}


@pytest.mark.rule("12.E2", "4", "12.E5")
@pytest.mark.parametrize(("drawing", "more"), OPEN.values(), ids=OPEN)
def test_where_the_robber_may_go(drawing: str, more: dict[str, Any]) -> None:
    """The robber can go to the marked hexes, and nowhere else."""
    robber(drawing, **more).offers(MoveRobber)


@pytest.mark.rule("12.E2")
def test_a_seven_moves_it_likewise() -> None:
    """After a seven the robber can go to the same hexes."""
    table = Table(LAND, stage="roll")

    table.play(RollDice(), die=[5, 2])

    table.offers(MoveRobber)


def test_the_move_is_told() -> None:
    """Everyone sees the robber's old and new hex."""
    table = robber(LAND)
    origin = table.state.topology.hex(table.sketch.star or (0, 0))

    events = table.play(MoveRobber(table.hexes[0]))

    assert events == [RobberMoved(seat=A, origin=origin, to=table.hexes[0])]
    table.shows(LAND.replace("P5*", "P5 ").replace("F6+", "F6*"))


@pytest.mark.rule("12.E2")
def test_the_robber_may_not_stay() -> None:
    """The robber's own hex is refused."""
    table = robber(LAND.replace("P5*  ", "P5*+ "))

    reason = table.why_not(MoveRobber(table.hexes[2]))

    assert reason is No.MUST_MOVE


@pytest.mark.rule("12.E2")
def test_the_robber_may_not_swim() -> None:
    """A sea hex is refused, and so is a hex beyond the board."""
    table = robber(LAND.replace("~ ", "~+"))

    reasons = [table.why_not(MoveRobber(place)) for place in (table.hexes[2], *beyond(table))]

    assert reasons == [No.NOT_ON_LAND, Base.NO_SUCH_PLACE, Base.NO_SUCH_PLACE]


def beyond(table: Table) -> tuple[HexId, HexId]:
    """The first hex of the frame, and a hex that does not exist."""
    return HexId(table.state.topology.inner), HexId(len(table.state.topology.hexes))


@pytest.mark.rule("12.E5")
def test_the_friendly_robber_looks_at_buildings_alone() -> None:
    """A poor opponent without a building at a hex does not bar it, whoever moves."""
    table = Table(
        r"""
            .       .
          /   \   /   \
        a       .       .
        |  F6   |  H8+  |
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  M4+  |  P5*  |  D+   |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        turn="b",
        held={"b": "knight"},
        options={"friendly": True},
    )

    table.play(PlayKnight(), by="b")

    table.offers(MoveRobber, by="b")


@pytest.mark.rule("12.E5")
def test_hidden_points_do_not_count() -> None:
    """A hidden victory point card does not lift b above two visible points."""
    table = Table(
        r"""
        .       .
      /   \   /   \
    B       .       .
    |  F6   |  P5*  |
    .       .       .
      \   /   \   /
        .       .
        |  D+   |
        .       .
          \   /
            .
        """,
        held={"a": "knight", "b": "victory_point"},
        options={"friendly": True},
    )

    table.play(PlayKnight())

    table.offers(MoveRobber)


@pytest.mark.rule("12.E5")
def test_a_friendly_robber_without_a_choice_goes_to_the_desert() -> None:
    """If no hex is left it goes to the desert, even beside poor players, and nobody is robbed."""
    table = robber(
        r"""
        .       .
      /   \   /   \
    .       b       .
    |  F6*  |  D+   |
    .       .       .
      \   /   \   /
        .       .
        """,
        friendly=True,
        b="3 ore",
    )
    table.offers(MoveRobber)

    events = table.play(MoveRobber(table.hex))

    assert [type(event) for event in events] == [RobberMoved]
    assert table.hand("b") == {"ore": 3}


@pytest.mark.rule("12.E5")
def test_a_friendly_robber_without_a_choice_stays_on_the_desert() -> None:
    """If it is already on the desert it stays there, and nobody is robbed."""
    table = robber(
        r"""
        .       .
      /   \   /   \
    .       b       .
    |  F6   |  D*+  |
    .       .       .
      \   /   \   /
        .       .
        """,
        friendly=True,
        b="3 ore",
    )
    table.offers(MoveRobber)

    table.play(MoveRobber(table.hex))

    assert table.owes() == [("a", "turn")]
    assert table.hand("b") == {"ore": 3}


@pytest.mark.rule("12.E5")
def test_being_kept_off_once_is_not_for_ever() -> None:
    """At its next free move the robber robs again."""
    table = robber(
        r"""
        .       .
      /   \   /   \
    .       b       .
    |  F6+  |  D*+  |
    .       .       .
      \   /   \   /
        .       .
        """,
        friendly=True,
        b="3 ore",
    )
    forest, desert = table.hexes
    table.play(MoveRobber(desert))
    table.turn_to("a", played={"b": "3 knight"}, held={"a": "knight"})
    table.play(PlayKnight())

    table.play(MoveRobber(forest), theft=[4])

    assert table.hand("a") == {"ore": 1}


@pytest.mark.rule("12.E5")
def test_the_friendly_robber_is_told_as_such() -> None:
    """A hex barred only for a poor opponent's sake is refused for that reason."""
    table = robber(
        r"""
        .       .
      /   \   /   \
    b       .       .
    |  F6+  |  H8*  |
    .       .       .
      \   /   \   /
        .       .
        |  D    |
        .       .
          \   /
            .
        """,
        friendly=True,
    )

    reason = table.why_not(MoveRobber(table.hex))

    assert reason is No.FRIENDLY


HARMLESS = {
    "By default the robber goes where it robs nobody": r"""
                .       .
              /   \   /   \
            b       .       .
            |  F6   |  P5*  |
            .       .       .
          /   \   /   \   /   \
        .       .       .       .
        |  M4   |  H8   |  G12+ |
        .       .       .       .
          \   /   \   /   \   /
            .       .       .
        """,
    "If all hexes have buildings, the fewest pips decide, not the number of players there": r"""
            b       .       c
          /   \   /   \   /   \
        .       .       .       .
        |  F6   |  P5+  |  M12* |
        .       .       .       .
          \   /   \   /   \   /
            .       b       c
        """,
    "If no hex has a building beside it, the default takes the rarest: a ten before a six": r"""
            .       .       .
          /   \   /   \   /   \
        .       .       .       .
        |  F6   |  P5*  |  M10+ |
        .       .       .       .
          \   /   \   /   \   /
            .       .       .
        """,
}


@pytest.mark.parametrize("drawing", HARMLESS.values(), ids=HARMLESS)
def test_where_the_robber_goes_by_default(drawing: str) -> None:
    """By default the robber goes to the marked hex."""
    table = robber(drawing)

    assert table.default() == MoveRobber(table.hex)


@pytest.mark.rule("12.E4")
def test_nobody_is_asked_before_the_card_is_drawn() -> None:
    """Between move and theft only the thief owes anything, so the victim cannot respond."""
    table = robber(
        r"""
        .       .
      /   \   /   \
    b       c       .
    |  F6+  |  D*   |
    .       .       .
      \   /   \   /
        .       .
        """,
        b="ore",
        c="2 ore",
    )

    table.play(MoveRobber(table.hex))

    assert table.owes() == [("a", "rob")]
    assert (table.everything(by="b"), table.everything(by="c")) == ([], [])
    assert [type(option) for option in table.everything(by="a")] == [Rob, Rob]
