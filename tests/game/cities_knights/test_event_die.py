"""The event die, the cards it lets players draw, and the limit of four."""

from __future__ import annotations

import pytest

from game import told
from game.base.end_turn import EndTurn
from game.base.production import Produced
from game.base.roll import DiceRolled
from game.cities_knights.barbarians import BarbariansSailed
from game.cities_knights.discard_progress import DiscardProgress, No, ProgressDiscarded
from game.cities_knights.draw_progress import PointCardShown, ProgressDrawn
from game.cities_knights.event_die import EventDieThrown
from game.cities_knights.parts import Cities
from game.core.points import GameEnded, points
from tests.game.cities_knights.tables import Isle
from tests.game.tables import LAND, A, B, C

FIVE = "crane 2 smith mining irrigation"
FOUR = "crane 2 smith mining"


@pytest.mark.rule("2.2", "15.1")
@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("red", range(1, 7))
def test_who_draws(level: int, red: int) -> None:
    """A player draws if the red die is at most their level plus one, and they have a level."""
    table = Isle(LAND, stage="roll", levels={"b": (5, 5, level)})
    draws = level > 0 and red <= level + 1

    cards = [table.drawing_card("crane")] * draws
    events = table.roll(red, 2 if red != 5 else 1, "science", draw=cards)

    drawn = [ProgressDrawn(seat=B, deck="science", card="crane")] if draws else []
    assert [event for event in events if isinstance(event, ProgressDrawn)] == drawn


@pytest.mark.rule("2.2")
def test_the_roller_draws_first_while_the_deck_lasts() -> None:
    """The roller draws first, then the others clockwise, as long as the deck has cards."""
    table = Isle(LAND, stage="roll", turn="b", levels=dict.fromkeys("abc", (1, 0, 0)))
    table.state.decks[0] = [0] * len(table.state.rules.deck_cards)
    spy, fleet = table.drawing_card("merchant"), table.drawing_card("merchant_fleet")
    table.state.decks[0][spy] = table.state.decks[0][fleet] = 1

    events = table.roll(1, 1, "trade", by="b", draw=[spy, fleet])

    assert [e.seat for e in events if isinstance(e, ProgressDrawn)] == [B, C]


@pytest.mark.rule("2.2")
def test_the_game_ends_with_the_point_that_is_drawn() -> None:
    """A winning point ends the game at once: nobody else draws, and nothing is produced."""
    table = Isle(LAND, stage="roll", levels=dict.fromkeys("abc", (0, 1, 0)))
    target = int(table.state.rules.options["points"])
    table.state.change(Cities, defences=(target - 1 - table.points(), 0, 0))

    events = table.roll(2, 4, "politics", draw=[table.drawing_card("constitution")])

    assert [type(event) for event in events[-2:]] == [PointCardShown, GameEnded]


def test_by_the_older_rule_the_game_ended_where_somebody_would_be_asked() -> None:
    """In a game started under the older rule, the roll is drawn and paid to its end."""
    table = Isle(LAND, stage="roll", levels=dict.fromkeys("ab", (0, 1, 0)))
    target = int(table.state.rules.options["points"])
    table.state.change(Cities, defences=(target - 1 - table.points(), 0, 0))
    table.state.revision = 0

    draw = [table.drawing_card("constitution"), table.drawing_card("spy")]
    events = table.roll(2, 4, "politics", draw=draw)

    kinds = [type(event) for event in events]
    assert kinds[-1] is GameEnded
    assert kinds.index(PointCardShown) < kinds.index(ProgressDrawn) < kinds.index(Produced)


@pytest.mark.rule("2.1")
def test_the_event_die_comes_before_production() -> None:
    """The order is dice, event die, its effect, then production."""
    table = Isle(LAND, stage="roll", levels={"a": (0, 1, 0)})

    events = table.roll(2, 4, "politics", draw=[table.drawing_card("spy")])

    assert [type(event) for event in events] == [
        *(DiceRolled, EventDieThrown, ProgressDrawn, Produced)
    ]


@pytest.mark.rule("2.1")
def test_a_ship_brings_no_card() -> None:
    """A ship moves the barbarians, and nobody draws a card."""
    table = Isle(LAND, stage="roll", levels={"a": (5, 5, 5)})

    events = table.roll(1, 1, "ship")

    assert [e.ship for e in events if isinstance(e, BarbariansSailed)] == [1]
    assert table.held() == []


@pytest.mark.rule("2.2")
def test_who_has_left_draws_nothing() -> None:
    """A seat that has left draws nothing, even if its level would allow it."""
    table = Isle(LAND, stage="roll", levels={"b": (0, 0, 5)}, gone="b")

    events = table.roll(1, 1, "science")

    assert not any(isinstance(event, ProgressDrawn) for event in events)


@pytest.mark.rule("2.2")
def test_a_drawn_card_is_its_drawers_secret() -> None:
    """Others see the deck of a drawn card, but not the card."""
    event = ProgressDrawn(seat=A, deck="science", card="crane")

    assert told(event, A) == event
    assert {told(event, reader) for reader in (B, None)} == {
        ProgressDrawn(seat=A, deck="science", card=None)
    }


@pytest.mark.rule("2.5", "8.1 Printer")
def test_a_point_card_is_laid_open_at_once() -> None:
    """A point card is shown at once, also off turn, and does not count toward the limit."""
    table = Isle(LAND, stage="roll", levels={"b": (0, 0, 1)}, held={"b": FOUR})
    before = table.points("b")

    events = table.roll(1, 1, "science", draw=[table.drawing_card("printer")])

    assert PointCardShown(seat=B, card="printer") in events
    assert points(table.state, B, hidden=False) == before + 1
    assert (table.held("b"), table.owes()) == (
        ["crane", "smith", "smith", "mining"],
        [("a", "turn")],
    )


@pytest.mark.rule("2.5", "8.2 Constitution")
def test_a_constitution_is_a_point_too() -> None:
    """A constitution drawn on your own turn is a point, too."""
    table = Isle(LAND, stage="roll", levels={"a": (0, 1, 0)})
    before = table.points()

    table.roll(1, 1, "politics", draw=[table.drawing_card("constitution")])

    assert table.points() == before + 1


@pytest.mark.rule("2.5", "15.18", "16.3")
def test_a_fifth_card_off_turn_goes_at_once() -> None:
    """Off turn, any of the five goes back before production; two alike are listed once."""
    table = Isle(LAND, stage="roll", levels={"b": (0, 0, 1)}, held={"b": FOUR})

    events = table.roll(1, 1, "science", draw=[table.drawing_card("irrigation")])

    assert not any(isinstance(event, Produced) for event in events)
    assert table.owes() == [("b", "progress limit")]
    assert [a.place for a in table.options(DiscardProgress, "b")] == [0, 2, 3, 4]
    after = table.play(DiscardProgress(2), "b")
    assert after[0] == ProgressDiscarded(seat=B, deck="science", card="smith")
    assert isinstance(after[1], Produced)
    assert table.under("science") == ["smith"]
    assert table.state.knowers[2] == ((B,),)


@pytest.mark.rule("2.5", "15.18", "16.3")
def test_on_turn_any_number_may_be_held_until_its_end() -> None:
    """A player who ends the turn with more than four cards discards the rest."""
    table = Isle(LAND, stage="roll", levels={"a": (0, 0, 1)}, held={"a": FIVE})
    table.roll(1, 1, "science", draw=[table.drawing_card("engineer")])
    assert table.owes() == [("a", "turn")]

    table.play(EndTurn())
    owed = table.owes()
    for _ in owed:
        table.play(table.options(DiscardProgress)[0])

    assert owed == [("a", "progress limit")] * 2
    assert table.owes() == [("b", "roll")]
    assert len(table.held()) == 4


@pytest.mark.rule("2.5")
def test_nothing_is_given_back_freely() -> None:
    """With four cards or fewer nobody is asked to give one back, and the turn can end."""
    table = Isle(LAND, held={"a": FOUR})

    assert DiscardProgress not in table.verbs()
    table.play(EndTurn())
    assert table.owes() == [("b", "roll")]


@pytest.mark.rule("2.5")
def test_several_give_back_side_by_side() -> None:
    """They answer in any order, and each has a default."""
    levels = dict.fromkeys("bc", (0, 0, 1))
    table = Isle(LAND, stage="roll", levels=levels, held={"b": FOUR, "c": "3 merchant spy"})
    crane = table.drawing_card("irrigation")

    table.roll(1, 1, "science", draw=[crane, crane])

    assert table.owes() == [("b", "progress limit"), ("c", "progress limit")]
    assert table.default("c") == DiscardProgress(4)
    assert table.why_not(DiscardProgress(0), "c") is No.NO_SUCH_CARD  # like the two others
    table.play(DiscardProgress(2), "c")
    assert table.why_not(DiscardProgress(5), "b") is No.NO_SUCH_CARD
    assert table.owes() == [("b", "progress limit")]
