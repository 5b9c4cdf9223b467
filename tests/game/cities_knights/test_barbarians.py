"""The barbarians: their path, the attack, rewards and losses, and the robber until then."""

from __future__ import annotations

from typing import Any

import pytest

from game import Event
from game.base.build_city import BuildCity, CityBuilt
from game.base.discard import Discard
from game.base.move_robber import MoveRobber
from game.base.production import Produced
from game.base.refusals import left
from game.base.rows import CITY
from game.cities_knights.activate_knight import ActivateKnight
from game.cities_knights.barbarians import BarbariansAttacked, BarbariansSailed, DefenderThanked
from game.cities_knights.barbarians import No as Locked
from game.cities_knights.chase_robber import ChaseRobber
from game.cities_knights.choose_deck import ChooseDeck
from game.cities_knights.choose_deck import No as Deck
from game.cities_knights.discard_progress import DiscardProgress
from game.cities_knights.draw_progress import ProgressDrawn
from game.cities_knights.lose_city import CityPillaged, LoseCity, No
from game.cities_knights.parts import Cities
from game.cities_knights.right_city import No as Tipped
from game.cities_knights.right_city import RightCity
from game.core.points import GameEnded
from game.core.view import view
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A, B, C
from words import LANGUAGES, Words, board_text

COAST = r"""
        .       +       .
      /   \   /   a   /   \
    .       A       +       .
    |  F6   a  H8   b  M4   |
    .       .       +       .
  /   \   /   a   /   b   /   \
.       .       +       B       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    +       C       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with a city for each seat, and corners for knights of a, b, b, a and c."""

SEVENTH: Any = {"stage": "roll", "ship": 6}


def attacked(events: list[Event]) -> BarbariansAttacked:
    """The attack among these events."""
    return next(event for event in events if isinstance(event, BarbariansAttacked))


@pytest.mark.rule("3")
def test_each_step_tells_how_it_stands() -> None:
    """Each step reports the strength of all cities and of all active knights, whoever owns them."""
    table = Isle(COAST, stage="roll", ship=4, knights="a2* b1 . . c1*")

    assert table.roll(1, 1)[2] == BarbariansSailed(ship=5, attack=3, defence=3)


@pytest.mark.rule("3")
def test_the_seventh_ship_lands() -> None:
    """The attack comes with the seventh ship, and then the barbarians start again."""
    table = Isle(COAST, stage="roll", ship=5)
    assert table.roll(1, 1)[2] == BarbariansSailed(ship=6, attack=3, defence=0)

    table = Isle(COAST, **SEVENTH)
    events = table.roll(1, 1)

    assert isinstance(events[3], BarbariansAttacked)
    assert (table.barbarians.ship, table.barbarians.attacks) == (0, 2)


@pytest.mark.rule("2.3", "15.2")
def test_the_attack_comes_before_production() -> None:
    """A city that was lost produces as a settlement in the same roll."""
    table = Isle(COAST, knights=". b1* . . c1*", **SEVENTH)

    events = table.roll(2, 4)

    assert [type(event) for event in events[3:]] == [BarbariansAttacked, CityPillaged, Produced]
    assert table.hand() == {"lumber": 1}


@pytest.mark.rule("2.3")
def test_nobody_may_do_anything_against_it() -> None:
    """The attack is part of the roll, so no knight can be activated against it."""
    table = Isle(COAST, "grain", knights="a1 . . . .", **SEVENTH)

    assert ActivateKnight not in table.verbs()


@pytest.mark.rule("3", "15.3")
@pytest.mark.parametrize(("knights", "wins"), [("a1* b2* . . .", True), ("a1* b1* . . .", False)])
def test_a_tie_goes_to_the_defenders(knights: str, wins: bool) -> None:
    """Three levels of active knights hold off three cities' attack, and two do not."""
    table = Isle(COAST, knights=knights, **SEVENTH)

    events = table.roll(1, 1)

    assert attacked(events).attack == 3
    assert any(isinstance(event, CityPillaged) for event in events) is not wins


@pytest.mark.rule("3")
def test_only_active_knights_defend() -> None:
    """Active knights defend with all their levels, even those of a seat without a city."""
    drawing = COAST.replace("    +       C", "    +       c")
    table = Isle(drawing, knights="a3 b1* . . c3*", **SEVENTH)

    event = attacked(table.roll(1, 1))

    assert (event.attack, event.defence) == (2, (0, 1, 3))


@pytest.mark.rule("3")
def test_a_metropolis_counts_as_one_city() -> None:
    """A metropolis adds one to the attack, like any city."""
    drawing = COAST.replace("A       +", "A+      +")
    table = Isle(drawing, metropolises={"trade": 1}, knights=". . b1* . . c1*", **SEVENTH)

    assert attacked(table.roll(1, 1)).attack == 3


@pytest.mark.rule("3")
def test_the_best_defender_gets_a_point() -> None:
    """The single best defender gets a point for good."""
    table = Isle(COAST, knights="a2* b1* . a1* .", **SEVENTH)
    before = table.points()

    events = table.roll(1, 1)

    assert DefenderThanked(seat=A) in events
    assert (table.points(), table.cities.defences) == (before + 1, (1, 0, 0))


@pytest.mark.rule("3")
def test_all_knights_rest_after_the_attack() -> None:
    """All knights become inactive, whether the attack was won or lost."""
    for knights in ("a2* b1* . . c1*", "a1* . . . c1*"):
        table = Isle(COAST, knights=knights, **SEVENTH)
        table.roll(1, 1)
        assert table.active() == []


@pytest.mark.rule("3", "15.4")
def test_several_best_defenders_draw_a_card_each() -> None:
    """From the roller on, each chooses a deck to draw from, and nobody gets a point."""
    table = Isle(COAST, turn="b", knights="a2* b2* . . .", **SEVENTH)
    before = table.points("a")

    table.roll(1, 1, by="b")
    first = table.owes()
    events = table.play(ChooseDeck("science"), "b", draw=[table.drawing_card("crane")])
    second = table.owes()
    table.play(ChooseDeck("trade"), draw=[table.drawing_card("merchant")])

    assert (first, second) == ([("b", "choose deck")], [("a", "choose deck")])
    assert events[0] == ProgressDrawn(seat=B, deck="science", card="crane")
    assert (table.held("a"), table.held("b")) == (["merchant"], ["crane"])
    assert table.points("a") == before


@pytest.mark.rule("3", "2.5", "15.18")
def test_the_thanks_may_be_one_card_too_many() -> None:
    """A fifth card from this draw must be discarded at once off turn, and at the end on turn."""
    held = {"a": "4 merchant", "b": "2 merchant_fleet 2 spy"}
    table = Isle(COAST, knights="a2* b2* . . .", held=held, **SEVENTH)
    table.roll(1, 1)
    crane = table.drawing_card("crane")

    table.play(ChooseDeck("science"), draw=[crane])
    table.play(ChooseDeck("science"), "b", draw=[crane])

    assert table.owes() == [("b", "progress limit")]
    table.play(table.options(DiscardProgress, "b")[0], "b")
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("3")
def test_an_empty_deck_is_not_chosen() -> None:
    """Only decks with cards can be chosen; with none, nothing is drawn. The default is science."""
    table = Isle(COAST, knights="a2* b2* . . .", **SEVENTH)
    table.state.decks[1] = [0] * len(table.state.decks[1])
    table.roll(1, 1)
    assert table.default() == ChooseDeck("science")
    assert table.why_not(ChooseDeck("politics")) is Deck.DECK_IS_EMPTY
    assert table.why_not(ChooseDeck("war")) is Deck.NO_SUCH_DECK

    last = Isle(COAST, knights="a2* b2* . . .", **SEVENTH)
    last.state.decks[0] = last.state.decks[1] = [0] * len(last.state.decks[1])
    crane = last.drawing_card("crane")
    last.roll(1, 1, draw=[crane, crane])
    assert last.owes() == [("a", "turn")]

    none = Isle(COAST, knights="a2* b2* . . .", **SEVENTH)
    none.state.decks = [[0] * len(none.state.decks[1])] * 3
    none.roll(1, 1)
    assert none.owes() == [("a", "turn")]


@pytest.mark.rule("3")
def test_without_cities_and_knights_nobody_is_thanked() -> None:
    """Without cities and knights, the attack is repelled but nobody is rewarded."""
    drawing = COAST.replace("A ", "a ").replace("B ", "b ").replace("C ", "c ")
    table = Isle(drawing, **SEVENTH)

    events = table.roll(1, 1)

    assert attacked(events).attack == 0
    assert not any(isinstance(event, DefenderThanked | CityPillaged) for event in events)
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("3", "15.5")
def test_all_who_brought_least_lose_a_city() -> None:
    """Each player who contributed least loses a city; the one who contributed more loses none."""
    table = Isle(COAST, knights=". b1* . . .", **SEVENTH)
    before = table.points("a"), table.points("b"), table.points("c")

    events = table.roll(1, 1)

    assert [e.seat for e in events if isinstance(e, CityPillaged)] == [A, C]
    after = table.points("a"), table.points("b"), table.points("c")
    assert after == (before[0] - 1, before[1], before[2] - 1)
    assert (table.left("city"), table.left("settlement")) == (4, 4)


@pytest.mark.rule("3")
def test_who_has_no_city_is_passed_over() -> None:
    """A player without a city loses nothing, and the next lowest contributor does."""
    drawing = COAST.replace("A ", "a ")
    table = Isle(drawing, knights=". . . . c1*", **SEVENTH)

    events = table.roll(1, 1)

    assert [e.seat for e in events if isinstance(e, CityPillaged)] == [B]


@pytest.mark.rule("3", "15.6")
def test_a_metropolis_is_not_lost() -> None:
    """A player with only a metropolis is passed over; if nobody else is left, nothing is lost."""
    drawing = COAST.replace("A       +", "A+      +")
    table = Isle(drawing, metropolises={"trade": 1}, knights=". . . . . c1*", **SEVENTH)
    events = table.roll(1, 1)
    assert [e.seat for e in events if isinstance(e, CityPillaged)] == [B]

    alone = COAST.replace("A       +", "A+      +").replace("B ", "b ").replace("C ", "c ")
    safe = Isle(alone, metropolises={"trade": 1}, **SEVENTH)
    assert not any(isinstance(event, CityPillaged) for event in safe.roll(1, 1))
    assert safe.owes() == [("a", "turn")]


@pytest.mark.rule("3", "15.5")
def test_several_choose_side_by_side() -> None:
    """Several players each choose a city of their own; by default the one with the fewest pips."""
    drawing = COAST.replace(
        ".       .       .       .       .", "B       .       .       A       ."
    )
    table = Isle(drawing, knights=". . . . c1*", **SEVENTH)
    table.roll(1, 1)

    assert table.owes() == [("a", "pillage"), ("b", "pillage")]
    cities = table.state.corners_of(A, CITY)
    assert [action.corner for action in table.options(LoseCity)] == cities
    assert table.why_not(LoseCity(table.state.corners_of(B, CITY)[0])) is No.NO_PLAIN_CITY
    desert = table.default("b")
    assert isinstance(desert, LoseCity)
    assert desert.corner == max(table.state.corners_of(B, CITY))
    table.play(LoseCity(cities[1]))
    table.play(desert, "b")
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("3", "6", "15.8")
def test_a_wall_goes_with_its_city() -> None:
    """A pillaged city loses its wall, which did not protect it; improvements stay."""
    drawing = COAST.replace("A       +", "A+      +")
    table = Isle(drawing, walls=(1,), levels={"a": (1, 2, 3)}, **SEVENTH)

    table.roll(1, 1)

    assert table.cities.walls == ()
    assert table.cities.levels[0] == (1, 2, 3)
    assert table.left("city") == 4


NO_PIECE: Any = {"supply": {"a": {"settlement": 0}}}


@pytest.mark.rule("3", "15.7", "16.5")
def test_without_a_settlement_the_city_is_tipped() -> None:
    """It counts and yields as a settlement, and does not count for the barbarians."""
    drawing = COAST.replace("A       +", "A+      +")
    table = Isle(drawing, "4 grain 6 ore", walls=(1,), **NO_PIECE, **SEVENTH)
    before = table.points()

    events = table.roll(1, 1)
    corner = table.corners[1]

    assert CityPillaged(seat=A, corner=corner, is_tipped=True) in events
    assert (table.points(), table.left("settlement")) == (before - 1, 0)
    assert table.cities.walls == ()
    table.turn_to("b", stage="roll")
    table.roll(2, 4, by="b")
    assert table.hand()["lumber"] == 1
    assert "paper" not in table.hand()
    table.state.change(type(table.barbarians), ship=6)
    table.turn_to("b", stage="roll")
    assert attacked(table.roll(1, 1, by="b")).attack == 0


@pytest.mark.rule("3", "15.7", "16.5")
def test_a_tipped_city_is_righted_first() -> None:
    """Standing it up costs a city's price but no piece, and must come before building a city."""
    drawing = COAST.replace(
        ".       .       .       .       .", ".       a       .       .       ."
    )
    table = Isle(drawing, "4 grain 6 ore", supply={"a": {"settlement": 0}}, **SEVENTH)
    table.roll(1, 1)
    settlement, lying = table.state.corners_of(A, 2)[0], table.options(RightCity)[0].corner
    table.state.supply[A][CITY] = 2

    assert table.why_not(BuildCity(settlement)) is Tipped.TIPPED_FIRST
    assert BuildCity not in table.verbs()
    assert table.why_not(RightCity(settlement)) is Tipped.NOT_TIPPED
    events = table.play(RightCity(lying))
    assert events[-1] == CityBuilt(seat=A, corner=lying)
    assert table.hand() == {"grain": 2, "ore": 3}
    assert table.left("city") == 1
    assert table.options(BuildCity) == [BuildCity(settlement)]


@pytest.mark.rule("16.2")
def test_who_has_left_neither_defends_nor_loses() -> None:
    """The cities of a seat that has left do not count for the attack."""
    table = Isle(COAST, knights="a3* b1* . . .", gone="a", turn="b", **SEVENTH)

    event = attacked(table.roll(1, 1, by="b"))

    assert (event.attack, event.defence) == (2, (0, 1, 0))
    assert table.left("city") == 3


@pytest.mark.rule("2.4", "15.9", "16.1")
def test_the_robber_is_locked_until_the_first_attack() -> None:
    """A seven still causes discards, but nobody is robbed, and no knight chases the robber."""
    table = Isle(COAST, "8 ore", b="ore", stage="roll", attacks=0, knights=". . . . a1*")
    table.roll(3, 4, "science")
    assert table.owes() == [("a", "discard")]

    table.play(Discard(table.cards("4 ore")))

    assert table.owes() == [("a", "turn")]
    assert table.why_not(ChaseRobber(table.corners[4])) is Locked.LOCKED


@pytest.mark.rule("2.4", "15.9")
def test_it_is_free_on_the_seven_of_the_first_attack() -> None:
    """Whether won or lost, the attack comes first, then the discards, then the robber."""
    table = Isle(COAST, "8 ore", attacks=0, **SEVENTH)

    events = table.roll(3, 4)
    assert isinstance(events[-1], CityPillaged)
    assert table.owes() == [("a", "discard")]
    table.play(Discard(table.cards("4 ore")))

    assert table.owes() == [("a", "robber")]
    assert MoveRobber in table.verbs()


@pytest.mark.rule("3", "15.7")
def test_an_own_choice_comes_before_the_discards() -> None:
    """On a seven, the loser of the attack chooses a city before anyone discards."""
    drawing = COAST.replace(
        ".       .       .       .       .", ".       .       .       A       ."
    )
    table = Isle(drawing, "8 ore", knights=". b1* . . c1*", **SEVENTH)

    table.roll(3, 4)

    assert table.owes() == [("a", "pillage")]
    table.play(LoseCity(table.options(LoseCity)[0].corner))
    assert table.owes() == [("a", "discard")]


@pytest.mark.rule("3", "15.7", "16.5")
def test_a_tipped_city_is_a_city_s_piece() -> None:
    """The tipped city's piece is on the board, so the supply shows one city less."""
    table = Isle(COAST, **NO_PIECE, **SEVENTH)
    table.roll(1, 1)

    assert (left(table.state, A, CITY), table.left("city")) == (3, 4)
    assert view(table.state, None).seats[A].supply[CITY] == 3
    for language in LANGUAGES:
        told, w = board_text(view(table.state, None), str, Words(language)), Words(language)
        assert w.say("board.one_left", count=3, piece=w.noun("piece.city")) in told


@pytest.mark.rule("3")
def test_the_game_ends_with_the_defender_s_point() -> None:
    """A defender's winning point ends the game at once, so that roll produces nothing."""
    table = Isle(COAST, knights="a3* . . . .", **SEVENTH)
    target = int(table.state.rules.options["points"])
    table.state.change(Cities, defences=(target - 1 - table.points(), 0, 0))

    events = table.roll(2, 4)

    assert [type(event) for event in events[-2:]] == [DefenderThanked, GameEnded]
    assert table.state.winners == (A,)
    assert table.hand() == {}


@pytest.mark.rule("3", "6")
@pytest.mark.parametrize("wall", [1, 2])
def test_a_city_without_a_wall_is_given_up_first(wall: int) -> None:
    """By default a city without a wall is lost, however many pips it has."""
    drawing = COAST.replace("A       +", "A+      +").replace(
        ".       .       .       .       .", ".       .       .       A+      ."
    )
    table = Isle(drawing, walls=(wall,), **SEVENTH)
    cities = table.state.corners_of(A, CITY)
    table.state.change(Cities, walls=(int(cities[wall - 1]),))
    table.roll(1, 1)

    assert table.default() == LoseCity(cities[2 - wall])
