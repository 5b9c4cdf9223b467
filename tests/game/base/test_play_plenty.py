"""Playing year of plenty."""

from __future__ import annotations

import pytest

from game.base.bank_gift import CardsTaken
from game.base.dev_cards import CardPlayed
from game.base.play_plenty import No, PlayPlenty
from tests.game.tables import A, Table, cards, vectors

LAND = r"""
        .
      /   \
    .       .
    |  D*   |
    .       .
      \   /
        .
"""


def plenty(bank: str | None = None) -> Table:
    """A table where a may play year of plenty."""
    return Table(LAND, held={"a": "year_of_plenty"}, bank=bank)


@pytest.mark.rule("12.C6")
@pytest.mark.parametrize("wish", ["2 ore", "ore wool"])
def test_two_cards_of_choice(wish: str) -> None:
    """The two cards may be alike or different, and everyone sees them."""
    table = plenty()

    events = table.play(PlayPlenty(cards(wish)))

    assert events == [
        CardPlayed(seat=A, card="year_of_plenty"),
        CardsTaken(seat=A, cards=cards(wish)),
    ]
    assert sum(table.hand().values()) == 2
    assert sum(table.bank().values()) == 93


@pytest.mark.rule("12.C6")
def test_two_alike_must_be_there() -> None:
    """Two cards of a kind need two of it in the bank."""
    table = plenty(bank="ore 5 wool")

    reason = table.why_not(PlayPlenty(cards("2 ore")))

    assert reason is No.BANK_LACKS


@pytest.mark.rule("12.C6")
def test_an_empty_kind_cannot_be_named() -> None:
    """A kind that the bank has run out of cannot be named."""
    table = plenty(bank="5 wool")

    reason = table.why_not(PlayPlenty(cards("ore wool")))

    assert reason is No.BANK_LACKS


@pytest.mark.rule("12.C6")
def test_with_one_card_in_the_bank_one_takes_that() -> None:
    """If the bank has one card, the player gets only that one."""
    table = plenty(bank="ore")

    events = table.play(PlayPlenty(cards("ore")))

    assert events[1:] == [CardsTaken(seat=A, cards=cards("ore"))]


@pytest.mark.rule("12.C6")
def test_with_an_empty_bank_it_cannot_be_played() -> None:
    """With an empty bank the card cannot be played."""
    table = plenty(bank="")

    reason = table.why_not(PlayPlenty(cards()))

    assert reason is No.BANK_IS_EMPTY
    assert table.options(PlayPlenty) == []


@pytest.mark.rule("12.C6")
@pytest.mark.parametrize("wish", ["", "ore", "3 ore"])
def test_it_is_always_two(wish: str) -> None:
    """While the bank has two cards, exactly two must be taken."""
    table = plenty()

    reason = table.why_not(PlayPlenty(cards(wish)))

    assert reason is No.NOT_TWO


@pytest.mark.parametrize("bank", ["ore 2 wool 9 grain", "wool"])
def test_refuse_and_options_agree(bank: str) -> None:
    """Exactly the described sets of cards can be taken."""
    table = plenty(bank)

    table.agrees([PlayPlenty(vector) for vector in vectors()])
