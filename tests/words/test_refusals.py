"""A player who acts at the wrong moment reads what comes first."""

from __future__ import annotations

import pytest

from game import Action, Game, HexId, Illegal, Seat, Seeded
from game.base.accept_offer import AcceptOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.roll import RollDice
from game.core.stack import Debt, Frame
from tests.game.tables import A, B, Table, cards
from words import LANGUAGES, Words

LAND = r"""
        .       .
      /   \   /   \
    .       a       .
    |  F6   |  D    |
    .       .       .
      \   /   \   /
        .       .
"""
SENTENCES = {
    "en": (
        "Not yet: first move the robber.",
        "Not yet: first someone else must discard 4 cards.",
        "Not yet: first someone else must move the robber.",
    ),
    "es": (
        "Todavía no: antes te toca mover el ladrón.",
        "Todavía no: antes alguien tiene que descartar 4 cartas.",
        "Todavía no: antes alguien tiene que mover el ladrón.",
    ),
}


def refused(game: Game, seat: Seat, action: Action) -> Illegal:
    """The refusal that *seat* gets."""
    with pytest.raises(Illegal) as error:
        game.play(seat, action, Seeded(b"none"))
    return error.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_one_owes_oneself(language: str) -> None:
    """A player who must move the robber cannot end the turn, and reads why."""
    table = Table(LAND, stage="roll")
    table.play(RollDice(), die=[3, 4])

    error = refused(Game(table.state), A, EndTurn())

    assert Words(language).refused(error) == SENTENCES[language][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_others_owe(language: str) -> None:
    """While another discards, the robber waits."""
    table = Table(LAND, "", "8 wool", stage="roll")
    table.play(RollDice(), die=[3, 4])

    error = refused(Game(table.state), A, MoveRobber(HexId(0)))

    assert Words(language).refused(error) == SENTENCES[language][1]


@pytest.mark.parametrize("action", [AcceptOffer(1), DeclineOffer(1), HushOffers()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_answers_an_offer_too_soon_reads_what_it_waits_for(
    language: str, action: Action
) -> None:
    """While the offerer moves the robber, an answer is refused, but not for being out of turn."""
    table = Table(LAND, "ore", "wool", held={"a": "knight"})
    table.play(OfferTrade(cards("ore"), cards("wool"), (B,)))
    table.play(PlayKnight())

    error = refused(Game(table.state), B, action)

    assert Words(language).refused(error) == SENTENCES[language][2]


@pytest.mark.parametrize(
    ("action", "language", "sentence"),
    [
        (RollDice(), "en", "You’ve already rolled this turn."),
        (RollDice(), "es", "Ya has tirado en este turno."),
        (
            MoveRobber(HexId(0)),
            "en",
            "Not now. It’s your turn: you can trade, build, or end it.",
        ),
        (
            MoveRobber(HexId(0)),
            "es",
            "Ahora no se puede. Es tu turno: comercia, construye o termínalo.",
        ),
    ],
)
def test_a_turn_is_no_duty_that_comes_first(action: Action, language: str, sentence: str) -> None:
    """After the roll, a refusal says what the turn still allows."""
    error = refused(Game(Table(LAND).state), A, action)

    assert Words(language).refused(error) == sentence


def test_what_several_owe_is_said_once() -> None:
    """A duty of several players is named once, however many cards each discards."""
    table = Table(LAND, "", "8 wool", "10 wool", stage="roll")
    table.play(RollDice(), die=[3, 4])

    error = refused(Game(table.state), A, MoveRobber(HexId(0)))

    assert Words("en").refused(error) == SENTENCES["en"][1]


def test_what_one_owes_is_said_in_its_order() -> None:
    """Of each kind the duty that is due first is named, in that order."""
    table = Table(LAND, "", "8 wool", stage="roll")
    table.play(RollDice(), die=[3, 4])
    (cards_owed,) = table.state.debts()
    discards = [Debt(B, cards_owed.duty, (count,)) for count in (2, 3)]
    owed = (*discards, Debt(B, "robber"))
    table.state.stack[-1] = Frame(owed)

    error = refused(Game(table.state), B, EndTurn())

    assert Words("en").refused(error) == "Not yet: first discard 2 cards and move the robber."


def test_a_refusal_holds_no_hidden_card() -> None:
    """A refusal shows duties without the cards that only one seat sees."""
    table = Table(LAND, "", "8 wool", stage="roll")
    table.play(RollDice(), die=[3, 4])
    (debt,) = table.state.debts()
    table.state.stack[-1] = Frame((Debt(B, debt.duty, debt.args, debt.since, secret=(1,)),))

    error = refused(Game(table.state), B, Discard((0, 0, 1, 0, 0)))

    assert [owed.secret for owed in error.debts] == [()]
