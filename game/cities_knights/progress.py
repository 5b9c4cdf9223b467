"""
What all progress cards share: how one is played, what it may look at, how it asks others.

**A card is a file** with a verb of the family `PROGRESS` (`ALCHEMIST` before the roll):

- `refuse` asks `cannot_play` first, with the row's name; then it refuses what everybody can see
  has no effect (`No.NO_EFFECT`, or a reason of its own). What hangs on hidden hands is not asked:
  such a card may be played, and is spent. `shows_none` says whether the bank openly lacks a kind.
- `options` lists every place or kind it may be played on; `look=held_cards` spares the rest if the
  card is what the verb `needs`.
- `apply` yields `play_card` first: the card goes face up under its deck, so all know it there.
  Whatever is free goes on in the same breath.

**A choice of somebody else, or a second one of one's own,** is a duty of its own family with a
`default`. What is forced happens by itself: count the answers, and ask only if there are several.
A duty whose debt names another seat that must be there has that seat as its first argument and
stands in `leave.ABOUT`. Between two halves of a card, where routes must not be judged, the frame
`holds`.

**An effect that lasts** is a field of `Effects`, dated with the stint.

Then the verb, its events, duties and steps go into `module.py`, and its tests into a file.
Rules: cities_knights.md 2.5, 8.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.decks import put_under
from game.cities_knights.rows import POINT_CARDS
from game.core.action import Event, Reason
from game.core.cards import Cards, Seat
from game.core.points import points
from game.core.state import State


class ProgressPlayed(Event):
    """*seat* has played the progress card *card*."""

    seat: Seat
    card: str


class No(Reason):
    """Why a progress card is not played."""

    NO_SUCH_CARD = "the hand holds no such card"
    NO_EFFECT = "everybody can see that it would have no effect"
    NOT_OPPONENT = "the card needs an opponent who is in the game"


def cannot_play(state: State, seat: Seat, name: str) -> Reason | None:
    """NO_SUCH_CARD if the hand has none of this *name*."""
    card = state.rules.deck_card(name)
    for one in state.held[seat]:
        if one.card == card:
            return None
    return No.NO_SUCH_CARD


def held_cards(state: State, seat: Seat) -> tuple[str, ...]:
    """The names of the cards in hand: a look for all of them."""
    rows = state.rules.deck_cards
    return tuple([rows[one.card].name for one in state.held[seat]])


def play_card(state: State, seat: Seat, name: str) -> ProgressPlayed:
    """Lay the card under its deck, where everybody knows it."""
    assert name not in POINT_CARDS
    card = state.rules.deck_card(name)
    state.drop(seat, card)
    put_under(state, state.rules.deck_of[card], card)
    return ProgressPlayed(seat=seat, card=name)


def shows_none(state: State, card: int) -> bool:
    """Whether everybody can see that the bank has no card of a kind."""
    return state.rules.options["bank"] == "visible" and not state.bank[card]


def shows_all(state: State, card: int) -> bool:
    """Whether everybody can see that the bank has every card of a kind, and so nobody any."""
    is_seen = state.rules.options["bank"] == "visible"
    return is_seen and state.bank[card] == state.rules.cards[card].supply


def score(state: State, seat: Seat) -> int:
    """The points of *seat* that everybody may count: all there are."""
    return points(state, seat, hidden=False)


def a_place_each(state: State, seat: Seat) -> list[int]:
    """A place for each kind of card in hand, from 0: the newest of those that are alike."""
    return sorted({held.card: place for place, held in enumerate(state.held[seat])}.values())


def with_cards(state: State, seat: Seat) -> Iterator[Seat]:
    """The opponents of *seat* who hold any cards."""
    return (other for other in state.others(seat) if any(state.hands[other]))


def leaders(state: State, seat: Seat) -> list[Seat]:
    """The opponents with more points than *seat* who hold any cards."""
    own = score(state, seat)
    return [other for other in with_cards(state, seat) if score(state, other) > own]


def from_largest(hand: Cards, count: int) -> Cards:
    """So many cards of a *hand*, one by one from the most numerous kind."""
    left, cards = list(hand), [0] * len(hand)
    for _ in range(count):
        card = left.index(max(left))
        left[card] -= 1
        cards[card] += 1
    return tuple(cards)
