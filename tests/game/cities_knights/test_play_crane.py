"""The crane."""

from __future__ import annotations

import pytest

from game.base.end_turn import EndTurn
from game.cities_knights.improve_city import CityImproved, ImproveCity
from game.cities_knights.improve_city import No as Improve
from game.cities_knights.play_crane import No, PlayCrane
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import ProgressPlayed
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_improve_city import ONE, TOWNS
from tests.game.tables import A

CRANE = {"a": "crane"}


@pytest.mark.rule("8.1 Crane", "2.5")
def test_an_improvement_costs_one_less() -> None:
    """Only the next improvement is cheaper; the card goes under its deck face up."""
    table = Isle(TOWNS, "4 coin", held=CRANE, levels={"a": (0, 2, 0)})

    assert table.play(PlayCrane()) == [ProgressPlayed(seat=A, card="crane")]
    table.play(ImproveCity("politics"))

    assert table.hand() == {"coin": 2}
    assert table.why_not(ImproveCity("politics")) is Improve.TOO_FEW
    assert (table.held(), table.under("science")) == ([], ["crane"])
    assert table.state.knowers[2] == (None,)


@pytest.mark.rule("8.1 Crane", "15.23")
def test_the_first_level_is_free() -> None:
    """The first level costs nothing."""
    table = Isle(TOWNS, held=CRANE)
    table.play(PlayCrane())

    assert table.play(ImproveCity("trade")) == [CityImproved(seat=A, track="trade", level=1)]


@pytest.mark.rule("8.1 Crane")
def test_two_cranes_never_work_together() -> None:
    """Two cranes can only be used one after the other."""
    table = Isle(TOWNS, held={"a": "2 crane"})
    table.play(PlayCrane())

    assert table.why_not(PlayCrane()) is No.IS_WORKING
    table.play(ImproveCity("trade"))
    table.play(PlayCrane())
    table.play(ImproveCity("science"))


@pytest.mark.rule("8.1 Crane")
def test_it_stops_at_the_end_of_the_turn() -> None:
    """Unused, it ends with the turn, and the next turn has full prices."""
    table = Isle(TOWNS, held=CRANE)
    table.play(PlayCrane())
    table.play(EndTurn())
    table.turn_to("a")

    assert table.why_not(ImproveCity("trade")) is Improve.TOO_FEW


@pytest.mark.rule("8.1 Crane")
def test_it_needs_something_to_improve() -> None:
    """It needs a city and a level that can be reached."""
    without = Isle(TOWNS, turn="c", held={"c": "crane"})
    assert without.why_not(PlayCrane(), "c") is No.NOTHING_TO_IMPROVE

    crowned = {"trade": 0, "politics": 1}
    levels = {"a": (5, 3, 3), "b": (0, 4, 0)}
    full = Isle(ONE, held=CRANE, levels=levels, metropolises=crowned)
    assert full.why_not(PlayCrane()) is No.NOTHING_TO_IMPROVE


@pytest.mark.rule("2.5")
def test_only_a_card_in_hand_is_played() -> None:
    """It needs the card in hand and your own turn."""
    table = Isle(TOWNS, held={"b": "crane"})

    assert table.why_not(PlayCrane()) is Progress.NO_SUCH_CARD
    assert PlayCrane not in table.verbs("b")
