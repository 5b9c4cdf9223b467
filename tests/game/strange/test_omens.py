"""Omens: a deck players can look into, with cards in a debt that only its seat can read."""

from __future__ import annotations

from random import Random

import pytest

from game import Scripted, view
from game.base.decks import draw
from game.base.play_knight import PlayKnight
from game.base.roll import RollDice
from game.core.action import told
from game.core.play import refuse
from game.core.sample import sample
from tests.game.random_games import Drawn
from tests.game.strange.burn_omen import BurnOmen, No
from tests.game.strange.hide_omen import HideOmen, OmenHidden
from tests.game.strange.read_omens import KeepOmen, OmenKept, ReadOmens
from tests.game.strange.tables import A, B, StrangeTable

THUNDER, LANTERN, RAINBOW = 5, 6, 7
"""Numbers of the omens, after the five development cards."""


@pytest.fixture
def table() -> StrangeTable:
    """A table where the first seat looks at thunder, a lantern and a rainbow."""
    table = StrangeTable()
    table.deal(A, pebble=3)
    table.play(A, RollDice(), die=[1, 1])
    table.play(A, ReadOmens(), draw=[THUNDER, LANTERN, RAINBOW])
    return table


def test_the_cards_wait_in_the_debt(table: StrangeTable) -> None:
    """They are in neither deck nor hand, and others see only their backs."""
    debt = table.debt(A, "keep omen")
    (back,) = {*view(table.state, B).debts()[0].secret, *view(table.state, None).debts()[0].secret}

    assert debt.secret == (THUNDER, LANTERN, RAINBOW)
    assert view(table.state, A).debts()[0] == debt
    assert back == -1 - table.state.rules.decks.index("omens")


def test_an_answer_names_a_place_not_a_card(table: StrangeTable) -> None:
    """The answer, which anyone could read, names a place in the row and not the card."""
    events = table.play(A, KeepOmen(2))

    assert events == [OmenKept(seat=A, card="rainbow")]
    assert told(events[0], B) == OmenKept(seat=A, card=None)


def test_the_others_are_shuffled_back(table: StrangeTable) -> None:
    """The deck is unordered again, with two of the three cards back in it."""
    table.play(A, KeepOmen(2))

    lot = table.state.decks[table.state.rules.decks.index("omens")]
    assert (lot[THUNDER], lot[LANTERN], lot[RAINBOW]) == (4, 3, 1)


def test_samples_keep_to_the_backs(table: StrangeTable) -> None:
    """A sample deals another's omens from the omens, however many decks there are."""
    table.play(A, KeepOmen(2))
    table.state.hold(B, 0)
    seen = view(table.state, None)

    for seed in range(20):
        dealt = sample(seen, Drawn(Random(seed)))
        assert [one.card >= THUNDER for one in dealt.held[A]] == [True]
        assert [one.card >= THUNDER for one in dealt.held[B]] == [False]


def test_an_omen_kept_now_does_not_burn(table: StrangeTable) -> None:
    """The stint in which a card came is stored, and nothing is reset."""
    table.play(A, KeepOmen(1))

    assert table.why_not(A, BurnOmen("lantern")) is No.JUST_KEPT
    assert table.why_not(A, BurnOmen("thunder")) is No.NO_SUCH_OMEN
    assert table.why_not(A, BurnOmen("knight")) is No.NO_SUCH_OMEN


def test_a_burnt_omen_lies_under_its_deck(table: StrangeTable) -> None:
    """The deck above it stays unordered; everyone knows the card's place."""
    table.play(A, KeepOmen(0))
    table.state.stint += 1

    table.play(A, BurnOmen("thunder"))

    deck = table.state.rules.decks.index("omens")
    assert view(table.state, None).queues[deck] == (THUNDER,)


def test_a_hidden_omen_is_known_to_one_seat(table: StrangeTable) -> None:
    """Its owner sees the card, and everyone else a back that may be any omen."""
    table.play(A, KeepOmen(0))
    deck = table.state.rules.decks.index("omens")

    (event,) = table.play(A, HideOmen(0))
    table.reload()
    seen = [view(table.state, reader) for reader in (A, B, None)]

    assert told(event, B) == OmenHidden(seat=A, card=None)
    assert [one.queues[deck] for one in seen] == [(THUNDER,), (-1 - deck,), (-1 - deck,)]
    assert [one.unseen_deck[deck][THUNDER] for one in seen] == [3, 4, 4]
    dealt = {sample(seen[1], Drawn(Random(seed))).queues[deck] for seed in range(20)}
    assert dealt == {(THUNDER,), (LANTERN,), (RAINBOW,)}


def test_a_queue_is_drawn_in_its_order(table: StrangeTable) -> None:
    """The next draw gives that very omen, and after it nobody knows any card."""
    table.play(A, KeepOmen(0))
    table.play(A, HideOmen(0))
    deck = table.state.rules.decks.index("omens")
    table.state.decks[deck] = [0] * len(table.state.rules.deck_cards)

    assert draw(table.state, deck, Scripted()) == THUNDER
    assert (table.state.queues[deck], table.state.knowers[deck]) == ((), ())


def test_the_two_decks_do_not_mix(table: StrangeTable) -> None:
    """An omen in hand is no development card."""
    table.play(A, KeepOmen(0))
    table.state.stint += 1

    assert refuse(table.state, A, PlayKnight()) is not None
