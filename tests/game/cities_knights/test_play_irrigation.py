"""Irrigation and mining."""

from __future__ import annotations

import pytest

from game.base.bank_gift import CardsTaken
from game.cities_knights.play_crane import PlayCrane
from game.cities_knights.play_irrigation import PlayIrrigation, PlayMining
from game.cities_knights.progress import No
from game.core.undo import No as Stays
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A
from tests.game.taking_back import comes_back, why_it_stays

BOTH = r"""
        .       .       .
      /   \   /   \   /   \
    .       A       a       .
    |  G6*  a  M8   |  G4   |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       a       .       .
|  D    |  G9   |  M5   b  M3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       b       .
    |  F10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board where a touches three fields, one twice and one robbed, and two mountains."""

CARDS = {"a": "irrigation mining", "b": "mining", "c": "irrigation"}


@pytest.mark.rule("8.1 Irrigation")
def test_two_grain_for_each_field() -> None:
    """Cities and several buildings do not add cards, and the robber does not matter."""
    table = Isle(BOTH, held=CARDS)

    events = table.play(PlayIrrigation())

    assert events[1:] == [CardsTaken(seat=A, cards=table.cards("6 grain"))]


@pytest.mark.rule("8.1 Mining")
def test_two_ore_for_each_mountain() -> None:
    """Two ore come for each mountain, and no commodity."""
    table = Isle(BOTH, held=CARDS)

    events = table.play(PlayMining())

    assert events[1:] == [CardsTaken(seat=A, cards=table.cards("4 ore"))]
    assert table.hand() == {"ore": 4}


@pytest.mark.rule("8.1 Irrigation", "8.1 Mining")
def test_the_bank_gives_what_it_has() -> None:
    """With too few cards in the bank, the player gets the rest."""
    table = Isle(BOTH, held=CARDS)
    table.state.bank[3] = 5
    table.state.bank[4] = 1

    table.play(PlayIrrigation())
    table.play(PlayMining())

    assert table.hand() == {"grain": 5, "ore": 1}


@pytest.mark.rule("8.1 Irrigation", "8.1 Mining", "2.5")
def test_what_everybody_sees_is_for_nothing() -> None:
    """It is refused without such a hex, or if an open bank lacks the kind."""
    drawing = BOTH.replace("G9 ", "H9 ").replace("b       .\n    |  F10", "b       .\n    |  F10")
    table = Isle(drawing, held=CARDS, turn="c")
    assert table.why_not(PlayIrrigation(), "c") is No.NO_EFFECT

    empty = Isle(BOTH, held=CARDS)
    empty.state.bank[4] = 0
    assert empty.why_not(PlayMining()) is No.NO_EFFECT
    hidden = Isle(BOTH, held=CARDS, options={"bank": "hidden"})
    hidden.state.bank[4] = 0
    hidden.play(PlayMining())
    assert hidden.held() == ["irrigation"]


@pytest.mark.rule("8.1 Irrigation", "8.1 Mining")
def test_each_is_a_card_of_its_own() -> None:
    """Neither card can be played as the other."""
    table = Isle(BOTH, held={"a": "mining"})

    assert table.why_not(PlayIrrigation()) is No.NO_SUCH_CARD
    table.play(PlayMining())
    assert table.why_not(PlayMining()) is No.NO_SUCH_CARD


@pytest.mark.rule("8.1 Irrigation", "8.1 Mining")
@pytest.mark.parametrize("card", [PlayIrrigation(), PlayMining()])
def test_what_a_hidden_bank_has_given_stays(card: PlayIrrigation | PlayMining) -> None:
    """A hidden bank's payment reveals its stock, so it cannot be undone."""
    hidden = Isle(BOTH, held=CARDS, options={"bank": "hidden"})
    hidden.state.bank[3] = hidden.state.bank[4] = 5

    assert why_it_stays(hidden, card) is Stays.SHOWN


@pytest.mark.rule("8.1 Irrigation", "8.1 Mining")
def test_what_an_open_bank_has_given_comes_back() -> None:
    """An open bank's payment reveals nothing, so it can be undone."""
    open_bank = Isle(BOTH, held=CARDS)
    open_bank.state.bank[3] = 5
    comes_back(open_bank, PlayIrrigation())

    hidden = Isle(BOTH, held={"a": "crane"}, options={"bank": "hidden"})
    comes_back(hidden, PlayCrane())
