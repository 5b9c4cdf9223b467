"""The B side: every god helps once more, and then must be exchanged."""

from __future__ import annotations

import pytest

from game.base.end_turn import EndTurn
from game.base.families import TURN
from game.base.roll import RollDice
from game.core.action import Action
from game.gods.after_use import ExchangeGod, FlipGod
from game.gods.after_use import No as After
from game.gods.amun import UseAmun
from game.gods.atum import UseAtum
from game.gods.bastet import UseBastet
from game.gods.hapi import UseHapiToRaise
from game.gods.horus import UseHorus
from game.gods.maat import UseMaat
from game.gods.osiris import UseOsiris
from game.gods.ptah import UsePtah
from game.gods.thoth import UseThoth
from tests.game.gods.tables import LAND, GodsTable
from tests.game.tables import A, B, cards, deck_kind

RICH = "3 lumber 3 brick 3 wool 3 grain 3 ore"
AHEAD = LAND.replace("F6   a", "F6*  a").replace("D*  ", "D   ").replace(".       b ", ".       B ")
"""A board with the robber away from home, and a city for b."""

NOTHING = [1, 1]
"""A roll that pays nobody on this board."""

HELP: dict[str, type[Action]] = {
    "horus": UseHorus,
    "ptah": UsePtah,
    "osiris": UseOsiris,
    "amun": UseAmun,
    "bastet": UseBastet,
    "hapi": UseHapiToRaise,
    "maat": UseMaat,
    "thoth": UseThoth,
}
"""The verb of each god that waits to be asked; Isis and Atum act on a roll."""


@pytest.mark.rule("2.2.6")
@pytest.mark.parametrize("god", HELP)
def test_from_b_each_god_helps_and_goes(god: str) -> None:
    """The help is the same, the card cannot be turned, and the new card shows A."""
    table = GodsTable(
        AHEAD, RICH, "ore", gods=god, turned="a", played={"a": "knight"}, bank="9 lumber 9 wool"
    )
    plainly = (each for each in table.options(HELP[god]) if not getattr(each, "looks", False))
    table.helped(next(plainly), draw=[deck_kind("knight")] * (god == "thoth"))

    while ("a", "after use") not in table.owes():
        table.play(EndTurn() if ("a", TURN) in table.owes() else table.default())

    assert table.why_not(FlipGod()) is After.SECOND_USE
    assert table.verbs() == {ExchangeGod}
    table.play(ExchangeGod("isis"))
    assert (table.gods.held[A], table.gods.turned[A]) == ("isis", False)
    assert god in table.gods.display


@pytest.mark.rule("2.2.6", "2.3 Atum")
@pytest.mark.parametrize("turn", ["a", "b"])
def test_from_b_atum_helps_and_goes(turn: str) -> None:
    """On any turn he must be exchanged."""
    table = GodsTable(LAND, gods="atum", turned="a", turn=turn, stage="roll")
    table.play(RollDice(), turn, die=NOTHING)

    table.helped(UseAtum(cards("ore")))

    assert table.why_not(FlipGod()) is After.SECOND_USE
    table.play(ExchangeGod("isis"))
    assert (table.gods.held[A], table.gods.turned[A]) == ("isis", False)


@pytest.mark.rule("2.2.3", "2.3 Isis")
def test_isis_taken_off_turn_helps_at_the_next_seven() -> None:
    """Isis, taken in exchange for Atum on b's turn, spares a hand on c's turn."""
    table = GodsTable(LAND, "8 ore", gods="atum", turn="b", stage="roll")
    table.play(RollDice(), "b", die=NOTHING)
    table.helped(UseAtum(cards("ore")))
    table.play(ExchangeGod("isis"))
    table.play(EndTurn(), "b")

    table.play(RollDice(), "c", die=[3, 4])

    assert table.owes() == [("a", "after use")]
    assert table.gods.owner("isis") == A != B
