"""
Rules shared by all progress cards: how to play one, what it may look at, how it asks others.

**A card is a row**, made by `CARDS.card` or `on_opponent`, next to its action:

- *cannot* refuses a card that openly has no effect (`No.NO_EFFECT`, or a reason of its own). It
  never looks at hidden hands: a card that depends on them may be played, and is spent.
  `shows_none` says whether the bank openly lacks a kind.
- *among* lists every place or kind it may be played on.
- *does* is what follows at once, when the card is face up under its deck, where every seat knows
  it. Often it is a function that other verbs use as well.

**A choice by another seat, or a second one by the same seat,** is a duty of its own family with a
`default`; its answers are mostly made by `simple_verb` and `decline`. A forced answer is given
automatically: count the answers, and ask only if there are several. A duty whose debt names another
seat that must still be in the game has that seat as its first argument and is listed in
`leave.ABOUT`. Between two halves of a card, where routes must not be judged, the frame `holds`.

**An effect that lasts** is a field of `Effects`, dated with the stint.

Then the verb, its events, duties and steps go into `module.py`, and its tests into a file.
Rules: cities_knights.md 2.5, 8.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from game.base.decks import put_under
from game.base.playing import Playing
from game.cities_knights.families import PROGRESS
from game.cities_knights.rows import POINT_CARDS
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.points import points
from game.core.state import State
from game.core.verb import Cannot, Does, Verb


class ProgressPlayed(Event):
    """*seat* has played the progress card *card*."""

    seat: Seat
    card: str


class No(Reason):
    """Reasons a progress card can't be played."""

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
    """Lay the card under its deck, where every seat knows it."""
    assert name not in POINT_CARDS
    card = state.rules.deck_card(name)
    state.drop(seat, card)
    put_under(state, state.rules.deck_of[card], card)
    return ProgressPlayed(seat=seat, card=name)


def shows_none(state: State, card: int) -> bool:
    """Whether the bank openly has no card of a kind."""
    return state.rules.options["bank"] == "visible" and not state.bank[card]


def shows_all(state: State, card: int) -> bool:
    """Whether the bank openly has every card of a kind, so that no seat has any."""
    is_seen = state.rules.options["bank"] == "visible"
    return is_seen and state.bank[card] == state.rules.cards[card].supply


def score(state: State, seat: Seat) -> int:
    """The public points of *seat*, which are all its points."""
    return points(state, seat, hidden=False)


def a_place_each(state: State, seat: Seat) -> list[int]:
    """A place for each kind of card in hand, from 0: the newest of those that are alike."""
    return sorted({held.card: place for place, held in enumerate(state.held[seat])}.values())


def with_cards(state: State, seat: Seat) -> Iterator[Seat]:
    """The opponents of *seat* with cards in hand."""
    return (other for other in state.others(seat) if any(state.hands[other]))


def leaders(state: State, seat: Seat) -> list[Seat]:
    """The opponents with more points than *seat* and cards in hand."""
    own = score(state, seat)
    return [other for other in with_cards(state, seat) if score(state, other) > own]


CARDS = Playing(cannot_play, play_card, PROGRESS, held_cards)
"""All progress cards."""


def unless(found: Callable[[State, Seat], Collection[Any]]) -> Cannot:
    """NO_EFFECT if nothing is *found*."""
    return lambda state, seat: None if found(state, seat) else No.NO_EFFECT


def on_opponent(action: type[Action], name: str, does: Does, cannot: Cannot) -> Verb[State]:
    """Make the verb of a card played on an opponent, whom *cannot* doesn't refuse."""

    def refused(state: State, seat: Seat, victim: Seat) -> Reason | None:
        if victim not in state.others(seat):
            return No.NOT_OPPONENT
        return cannot(state, seat, victim)

    def victims(state: State, seat: Seat) -> list[Seat]:
        return [other for other in sorted(state.others(seat)) if not cannot(state, seat, other)]

    return CARDS.card(action, name, does, victims, refused)
