"""
Take a treasure: it is drawn when the first road or ship ends at its corner.

Gold is a card of your choice. Two resources come as far as the bank has them. A development card
counts as bought this turn; once there is none, it is a card of your choice, and if the game has
other cards, one of those comes. The builder places two roads or ships for free, which may lead to
more treasures. By option the third and the fourth treasure bring points.
Rules: seafarers.md 4.2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import ClassVar

from game.base.decks import draw
from game.base.play_roads import FIRST, SECOND
from game.base.rows import DECK
from game.board.places import CornerId
from game.core import coming
from game.core.action import Event
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.trace import BANK, Altered, Scored, Trace, Went
from game.discovery.parts import Treasures, no_kinds, no_takers, taken
from game.discovery.rows import BUILDER, CARD, GOLD, RESOURCES, TREASURES, treasure_points
from game.seafarers.choose_gold import ask_for
from game.seafarers.questions import CARD_GIFT


class TreasureTaken(Event):
    """
    *seat* has taken the *treasure* on *corner*.

    It got *cards* and *points* for it at once; its other effects come next.
    """

    seat: Seat
    corner: CornerId
    treasure: str
    cards: Cards
    points: int

    def traces(self) -> Iterable[Trace]:
        """The taker, the cards, and the points."""
        to = partial(taken, corner=self.corner, seat=self.seat, kind=self.treasure)
        yield Altered(Treasures, to, {"takers": no_takers, "kinds": no_kinds})
        yield Went(BANK, self.seat, sum(self.cards), "gift")
        yield Scored(self.seat, self.points)


class CardFound(Event):
    """*seat* has found *card*, a deck card's name that only it sees."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: str | None

    def insiders(self) -> tuple[Seat, ...]:
        """The finder."""
        return (self.seat,)


def left(treasures: Treasures) -> Counter[str]:
    """How many of each kind are left to draw."""
    return Counter(TREASURES) - Counter(treasures.kinds)


def open_treasure(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Draw a treasure, and give its reward."""
    seat, corner = step.seat, CornerId(step.args[0])
    counts = left(state.part(Treasures))
    kind = [*TREASURES][chance.ask("treasure", [counts[name] for name in TREASURES])]
    before = treasure_points(state, seat)
    state.put(taken(state.part(Treasures), corner, seat, kind))
    yield TreasureTaken(
        seat=seat,
        corner=corner,
        treasure=kind,
        cards=_given(state, seat, RESOURCES.get(kind, ())),
        points=treasure_points(state, seat) - before,
    )
    if kind == BUILDER:
        coming.then(state, *(Step("free road", seat, (number,)) for number in (FIRST, SECOND)))
    elif kind == CARD and (gift := state.rules.answer(CARD_GIFT)(state, seat)):
        coming.then(state, gift)
    elif kind == CARD and state.deck_size(DECK):
        card = draw(state, DECK, chance)
        state.hold(seat, card)
        yield CardFound(seat=seat, card=state.rules.deck_cards[card].name)
    elif kind in {CARD, GOLD}:
        ask_for(state, seat, 1)


def _given(state: State, seat: Seat, names: Iterable[str]) -> Cards:
    """Give *seat* a card of each name that the bank has."""
    cards = [0] * len(state.bank)
    for name in names:
        kind = state.rules.card(name)
        cards[kind] = min(1, state.bank[kind])
    state.give(seat, tuple(cards))
    return tuple(cards)
