"""Gold: who chooses how many cards, in which order, and from which."""

from __future__ import annotations

import pytest

from game import Choice
from game.base.end_turn import EndTurn
from game.base.found import FirstCards, FoundSettlement, LayFirstRoad
from game.base.move_robber import deserts
from game.base.production import Produced
from game.base.roll import RollDice
from game.base.rows import CARDS
from game.core.choice import Vector
from game.core.play import advance
from game.seafarers.choose_gold import ChooseGold, GoldChosen, No, ask_for
from tests.game.seafarers.tables import Waters
from tests.game.tables import NO_CHANCE, A, B, C, cards, vectors
from tests.game.taking_back import comes_back

RIVER = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       b       .
    |  F9   |  $6   |  P9   |
    .       a       .       .
  /   \   /   \   /   \   /   \
.       .       C       .       .
|  D*   |  ~    |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
"""
"""A board where a and b have settlements at the gold in the north, and c a city."""


def rolled(
    six: bool = True, drawing: str = RIVER, turn: str = "a", bank: str | None = None
) -> Waters:
    """A table where *turn* has rolled the gold's six, or a nine."""
    table = Waters(drawing, stage="roll", turn=turn, bank=bank)
    table.play(RollDice(), turn, die=[2, 4] if six else [4, 5])
    return table


@pytest.mark.rule("3-1")
def test_a_settlement_chooses_one_card_and_a_city_two() -> None:
    """Players at the gold choose any mixture, and then the game goes on."""
    table = rolled()
    assert sorted(table.owes()) == [("a", "gold"), ("b", "gold"), ("c", "gold")]

    table.play(ChooseGold(cards("ore wool")), "c")
    table.play(ChooseGold(cards("brick")), "a")
    events = table.play(ChooseGold(cards("grain")), "b")

    assert events == [GoldChosen(seat=B, cards=cards("grain"), why="harvest")]
    assert [table.hand(s) for s in "abc"] == [{"brick": 1}, {"grain": 1}, {"wool": 1, "ore": 1}]
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("3-1")
def test_what_is_chosen_is_described() -> None:
    """The choice is exactly the owed number of cards from the bank."""
    table = rolled()

    (choice,) = table.everything("c")
    assert choice == Choice(ChooseGold, (Vector("cards", (2,) * 5, 2, 2),))
    table.agrees([ChooseGold(vector) for vector in vectors()], "c")
    assert table.why_not(ChooseGold(cards("ore")), "c") is No.WRONG_NUMBER


@pytest.mark.rule("3-1")
def test_the_robber_keeps_gold_back() -> None:
    """Gold under the robber gives no choice, and neither does a roll of another number."""
    robbed = RIVER.replace("D*", "D ").replace("$6 ", "$6*")

    assert rolled(drawing=robbed).owes() == rolled(six=False).owes() == [("a", "turn")]


@pytest.mark.rule("3-1", "3-4")
def test_gold_is_no_card_and_no_desert() -> None:
    """Gold is none of the five card kinds, so no harbor trades it; but its land yields."""
    table = rolled()

    assert [card.name for card in table.state.rules.cards] == [card.name for card in CARDS]
    assert table.named("1,0") not in deserts(table.state)


@pytest.mark.rule("3-2")
def test_what_the_dice_bring_is_dealt_first() -> None:
    """The choice comes from the cards left in the bank after production."""
    drawing = RIVER.replace("F9", "F6").replace("P9 ", "M6 ")
    table = rolled(drawing=drawing, bank="2 lumber 9 brick 9 wool 9 grain 9 ore")

    assert table.hand("a") == {"lumber": 1}
    assert table.why_not(ChooseGold(cards("2 lumber")), "c") is not None


@pytest.mark.rule("3-2")
def test_nobody_acts_before_all_have_chosen() -> None:
    """The seat on turn waits for the others."""
    table = rolled()
    table.play(ChooseGold(cards("brick")), "a")

    assert table.everything("a") == []
    assert EndTurn not in table.verbs("a")


@pytest.mark.rule("12.11")
def test_all_choose_at_once_where_the_bank_could_fill_any_choice() -> None:
    """Four cards are owed, and the bank has four of each kind."""
    table = rolled(bank="4 lumber 4 brick 4 wool 4 grain 4 ore")

    assert sorted(table.owes()) == [("a", "gold"), ("b", "gold"), ("c", "gold")]


@pytest.mark.rule("12.11", "3-2")
def test_with_a_scarce_bank_they_choose_in_turn_order() -> None:
    """With three cards of one kind, each chooses from the rest, starting with the seat on turn."""
    table = rolled(turn="b", bank="4 lumber 4 brick 3 wool")
    assert table.owes() == [("b", "gold")]

    table.play(ChooseGold(cards("wool")), "b")
    assert table.owes() == [("c", "gold")]
    table.play(ChooseGold(cards("2 wool")), "c")
    assert table.owes() == [("a", "gold")]
    assert table.why_not(ChooseGold(cards("wool"))) is No.NOT_IN_BANK
    table.play(ChooseGold(cards("brick")))
    assert table.owes() == [("b", "turn")]


@pytest.mark.rule("3-2")
def test_who_finds_less_takes_less_and_who_finds_nothing_is_not_asked() -> None:
    """The city of c gets one card instead of two, and a, who comes next, gets none."""
    table = rolled(turn="b", bank="2 ore")
    table.play(ChooseGold(cards("ore")), "b")

    (choice,) = table.everything("c")
    assert choice == Choice(ChooseGold, (Vector("cards", cards("ore"), 1, 1),))
    table.play(ChooseGold(cards("ore")), "c")
    assert (table.owes(), table.hand("a")) == ([("b", "turn")], {})


@pytest.mark.rule("3-2")
def test_an_empty_bank_asks_nobody() -> None:
    """With an empty bank nobody chooses."""
    assert rolled(bank="").owes() == [("a", "turn")]


@pytest.mark.rule("3-2")
@pytest.mark.parametrize("most", [card.name for card in CARDS])
def test_the_default_does_not_show_what_the_bank_has_most_of(most: str) -> None:
    """The bank may be hidden, so the default takes the available kinds in order."""
    table = rolled(bank=" ".join(f"{5 + (card.name == most)} {card.name}" for card in CARDS))

    assert table.default("a") == ChooseGold(cards("lumber"))
    assert table.default("c") == ChooseGold(cards("lumber brick"))


@pytest.mark.rule("3-2")
def test_the_default_takes_what_there_is() -> None:
    """The default skips kinds that the bank lacks."""
    table = rolled(bank="5 ore")

    assert table.default("a") == ChooseGold(cards("ore"))


@pytest.mark.rule("3-3")
def test_in_set_up_gold_comes_before_the_road() -> None:
    """The second settlement pays by terrain, then its gold is chosen, then the road."""
    table = Waters(RIVER.replace("a", ".").replace("b", ".").replace("C", "."), stage="found again")
    corner = table.named("0,0/0,1/1,0")

    events = table.play(FoundSettlement(corner))

    assert FirstCards(seat=A, cards=cards("lumber")) in events
    assert table.owes() == [("a", "gold")]
    assert table.play(ChooseGold(cards("ore"))) == [
        GoldChosen(seat=A, cards=cards("ore"), why="start")
    ]
    assert table.owes() == [("a", "first road")]
    assert LayFirstRoad in table.verbs()
    assert table.hand() == {"lumber": 1, "ore": 1}


@pytest.mark.rule("3-3")
def test_two_hexes_of_gold_bring_two_cards() -> None:
    """Two gold hexes at the settlement give one choice of two cards."""
    table = Waters(
        RIVER.replace("F9", "$9").replace("a", ".").replace("b", ".").replace("C", "."),
        stage="found again",
    )
    table.play(FoundSettlement(table.named("0,0/0,1/1,0")))

    (choice,) = table.everything("a")
    assert choice == Choice(ChooseGold, (Vector("cards", (2,) * 5, 2, 2),))


@pytest.mark.rule("3-3")
def test_the_first_settlement_brings_no_gold() -> None:
    """The first settlement asks for no choice."""
    table = Waters(RIVER.replace("a", ".").replace("b", ".").replace("C", "."), stage="found")
    table.play(FoundSettlement(table.named("0,0/0,1/1,0")))

    assert table.owes() == [("a", "first road")]


def test_boxes_give_gold_before_all_else() -> None:
    """A gift of gold is asked for in the middle of anything, and reported as a gift."""
    table = Waters(RIVER)
    ask_for(table.state, C, 3)
    list(advance(table.state, NO_CHANCE))

    assert table.owes() == [("c", "gold")]
    events = table.play(ChooseGold(cards("3 ore")), "c")
    assert events == [GoldChosen(seat=C, cards=cards("3 ore"), why="gift")]
    assert table.owes() == [("a", "turn")]


def test_who_leaves_chooses_nothing() -> None:
    """The others still choose, together or one after another."""
    table = rolled()
    table.leave("b")
    assert sorted(table.owes()) == [("a", "gold"), ("c", "gold")]

    short = rolled(turn="b", bank="4 lumber 4 brick 3 wool")
    short.leave("b")
    assert short.owes() == [("c", "gold")]


def test_a_choice_comes_back() -> None:
    """A choice can be undone until someone else chooses."""
    comes_back(rolled(), ChooseGold(cards("ore")))


def test_without_gold_production_is_as_ever() -> None:
    """Production without gold reports only the cards from the dice."""
    table = Waters(RIVER.replace("$6", "H6"), stage="roll")

    events = table.play(RollDice(), die=[2, 4])

    got = (cards("brick"), cards("brick"), cards("2 brick"))
    assert events[1:] == [Produced(got=got, short=())]
