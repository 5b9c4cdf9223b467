"""The alchemist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game import Choice, Event
from game.base.roll import DiceRolled, RollDice
from game.cities_knights.draw_progress import ProgressDrawn
from game.cities_knights.event_die import FACES, EventDieThrown
from game.cities_knights.play_alchemist import DiceTold, No, PlayAlchemist
from game.cities_knights.progress import No as Progress
from tests.game.cities_knights.tables import Isle
from tests.game.tables import LAND, A, B

CARD = {"a": "alchemist"}


def rolled(table: Isle, face: str = "ship", draw: Sequence[int] = ()) -> list[Event]:
    """The events of a roll whose dice are set; chance throws only the event die."""
    outcomes: dict[str, Any] = {"event die": [FACES.index(face)], "draw": draw}
    return table.play(RollDice(), **outcomes)


@pytest.mark.rule("8.1 Alchemist", "16.9")
def test_both_dice_fall_as_told() -> None:
    """The event die is still thrown, and comes first."""
    table = Isle(LAND, stage="roll", held=CARD)

    assert table.play(PlayAlchemist(2, 4))[1:] == [DiceTold(seat=A, dice=(2, 4))]
    events = rolled(table)

    assert events[:2] == [DiceRolled(seat=A, dice=(2, 4)), EventDieThrown(seat=A, face="ship")]
    assert table.hand() == {"lumber": 1}
    table.turn_to("b", stage="roll")
    table.roll(1, 1, by="b")


@pytest.mark.rule("8.1 Alchemist", "2.2")
def test_the_red_die_told_lets_draw() -> None:
    """A red die that was named lets every player draw by their level."""
    levels = {"b": (0, 0, 1)}
    low = Isle(LAND, stage="roll", held=CARD, levels=levels)
    low.play(PlayAlchemist(2, 6))
    high = Isle(LAND, stage="roll", held=CARD, levels=levels)
    high.play(PlayAlchemist(3, 6))

    drawn = rolled(low, "science", draw=[low.drawing_card("crane")])
    assert ProgressDrawn(seat=B, deck="science", card="crane") in drawn
    assert not any(isinstance(event, ProgressDrawn) for event in rolled(high, "science"))


@pytest.mark.rule("8.1 Alchemist")
def test_a_seven_may_be_told() -> None:
    """A named seven has all its effects."""
    table = Isle(LAND, stage="roll", held=CARD)
    table.play(PlayAlchemist(1, 6))
    rolled(table)

    assert table.owes() == [("a", "robber")]


@pytest.mark.rule("8.1 Alchemist", "2.1")
def test_it_is_the_only_card_before_the_roll() -> None:
    """It is only played before the roll, once, and for dice that exist."""
    table = Isle(
        LAND, stage="roll", held={"a": "2 alchemist warlord"}, options={"before_roll": "knights"}
    )
    kinds = {one.action if isinstance(one, Choice) else type(one) for one in table.everything()}
    assert kinds == {PlayAlchemist, RollDice}
    assert table.why_not(PlayAlchemist(0, 6)) is No.NO_DIE
    assert table.why_not(PlayAlchemist(1, 7)) is No.NO_DIE

    table.play(PlayAlchemist(1, 1))
    assert table.why_not(PlayAlchemist(1, 1)) is No.ONCE
    rolled(table)
    assert PlayAlchemist not in table.verbs()
    assert Isle(LAND, stage="roll").why_not(PlayAlchemist(1, 1)) is Progress.NO_SUCH_CARD
