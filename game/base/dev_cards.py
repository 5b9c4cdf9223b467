"""
Rules shared by all development cards: one a turn, not the one just bought, face up or put away.

Rules: base.md 12.C1, 12.C2.
"""

from __future__ import annotations

from game.base.families import CARD
from game.base.parts import Turn
from game.base.playing import Playing
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.state import State


class CardPlayed(Event):
    """*seat* has played the development card *card*."""

    seat: Seat
    card: str


class No(Reason):
    """Reasons no card may be played."""

    NO_SUCH_CARD = "the hand holds no such card"
    JUST_BOUGHT = "the card was bought this turn"
    ONE_A_TURN = "a card was played this turn already"


def cannot_play(state: State, seat: Seat, card: int) -> Reason | None:
    """The first rule that playing *card* now breaks, or None."""
    stints = [held.stint for held in state.held[seat] if held.card == card]
    if not stints:
        return No.NO_SUCH_CARD
    if state.part(Turn).card == state.stint:
        return No.ONE_A_TURN
    return No.JUST_BOUGHT if min(stints) == state.stint else None


def playable(state: State, seat: Seat) -> tuple[int, ...]:
    """The playable cards of *seat*, not just bought, if it has played none this turn."""
    now, held = state.stint, state.held[seat]
    if not held or state.part(Turn).card == now:
        return ()
    return tuple([one.card for one in held if one.stint != now])


def play_card(state: State, seat: Seat, card: int) -> CardPlayed:
    """Take *card* out of the hand and put it face up."""
    state.drop(seat, card)
    state.lay_open(seat, card)
    state.change(Turn, card=state.stint)
    return CardPlayed(seat=seat, card=state.rules.deck_cards[card].name)


CARDS = Playing(cannot_play, play_card, CARD, playable)
"""All development cards."""
