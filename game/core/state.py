"""
The state of one game: plain data, and the few methods that change it.

Rules for editing this file or its board: nothing here knows a rule of Catan; every field is an
int, a flat list or tuple of ints, a bytearray, or a frozen value; a module's own data is a frozen
part. So a copy is a handful of short copies. Points are never stored, and nothing is reset at the
end of a turn: "once a turn" compares a stored stint.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from game.board.topology import Topology
from game.core.board import Board
from game.core.cards import Cards, Seat
from game.core.part import Held, Part
from game.core.rules import Rules
from game.core.stack import NOBODY, Debt, Frame, Step

P = TypeVar("P", bound=Part)

REVISION = 1
"""The revision of the rules by which new games are played; a game keeps the one it began with."""


class State(Board):
    """One game at a moment, with all that is hidden in it; copied in microseconds."""

    __slots__ = (
        "awards",
        "bank",
        "beside",
        "boxed",
        "decks",
        "gone",
        "hands",
        "held",
        "knowers",
        "number",
        "parts",
        "plan",
        "played",
        "queues",
        "revision",
        "stack",
        "stint",
        "turn",
        "winners",
    )

    rules: Rules[State]

    def __init__(self, rules: Rules[State], topology: Topology) -> None:
        """An empty board of *topology* with a full bank and full supplies."""
        super().__init__(rules, topology)
        seats = rules.seats
        self.number = 0
        """How many actions have been played."""
        self.revision = REVISION
        """By which revision of the rules the game is played, to its end: logs fold as they did."""
        self.bank = [card.supply for card in rules.cards]
        self.hands = [[0] * len(rules.cards) for _ in range(seats)]
        self.decks = [
            [card.count if card.deck == deck else 0 for card in rules.deck_cards]
            for deck in rules.decks
        ]
        """By deck: how many of each deck card are in it unordered, above its queue."""
        self.queues: list[tuple[int, ...]] = [() for _ in rules.decks]
        """By deck: cards put back under it, the next one first."""
        self.knowers: list[tuple[tuple[Seat, ...] | None, ...]] = [() for _ in rules.decks]
        """By deck: seats that know each card of its queue, or None if every seat does."""
        self.held: list[tuple[Held, ...]] = [() for _ in range(seats)]
        self.played = [[0] * len(rules.deck_cards) for _ in range(seats)]
        """Deck cards that each seat has face up."""
        self.boxed = [0] * len(rules.deck_cards)
        """Deck cards that are out of the game, unseen."""
        self.awards = [NOBODY for _ in rules.awards]
        """Holder of each award."""
        self.stint = 0
        """Counts turns, paired parts and building phases."""
        self.plan = ""
        """The kind of stint it is: a plan of the ruleset."""
        self.turn = NOBODY
        """The seat on turn."""
        self.stack: list[Step | Frame] = []
        self.beside: tuple[Debt, ...] = ()
        """Optional debts: they never block."""
        self.gone: tuple[Seat, ...] = ()
        """Seats that have left the game."""
        self.winners: tuple[Seat, ...] = ()
        self.parts: dict[str, Part] = {}

    def copy(self) -> State:
        """A copy of the game with the same past."""
        new = State.__new__(State)
        self._share(new)
        new.number = self.number
        new.revision = self.revision
        new.bank = self.bank[:]
        new.hands = [hand[:] for hand in self.hands]
        new.decks = [deck[:] for deck in self.decks]
        new.queues = self.queues[:]
        new.knowers = self.knowers[:]
        new.held = self.held[:]
        new.played = [cards[:] for cards in self.played]
        new.boxed = self.boxed[:]
        new.awards = self.awards[:]
        new.stint = self.stint
        new.plan = self.plan
        new.turn = self.turn
        new.stack = self.stack[:]
        new.beside = self.beside
        new.gone = self.gone
        new.winners = self.winners
        new.parts = self.parts.copy()
        return new

    # Debts.

    def due(self) -> tuple[Debt, ...]:
        """Debts that the game waits for."""
        top = self.stack[-1] if self.stack else None
        return top.due() if isinstance(top, Frame) else ()

    def debts(self) -> tuple[Debt, ...]:
        """All debts that can be paid now, blocking or not."""
        return self.due() + self.beside

    def all_debts(self) -> Iterator[Debt]:
        """All debts now or later, blocking or not."""
        for entry in self.stack:
            if isinstance(entry, Frame):
                yield from entry.debts
        yield from self.beside

    def debt(self, seat: Seat, duty: str) -> Debt | None:
        """The debt of a *duty* that *seat* can pay now, or None."""
        for debt in self.debts():
            if debt.seat == seat and debt.duty == duty:
                return debt
        return None

    def owes(self, seat: Seat, duty: str) -> tuple[int, ...]:
        """The arguments of the debt of a *duty* that *seat* pays now."""
        debt = self.debt(seat, duty)
        assert debt
        return debt.args

    # Parts.

    def part(self, part: type[P]) -> P:
        """The part of the class *part*."""
        return self.parts[part.__name__]  # type: ignore[return-value]  # keyed by its class

    def put(self, part: Part) -> None:
        """Replace the part of the class of *part*."""
        key = type(part).__name__
        before = self.parts.get(key, part)
        self.parts[key] = part
        if part.matters:
            self._touch()
        if part.bars_edges:
            self._look_past(before, part)

    def change(self, part: type[Part], **fields: Any) -> None:
        """Set *fields* of the part of the class *part*."""
        key = part.__name__
        before = self.parts[key]
        self.parts[key] = after = replace(before, **fields)
        if part.matters:
            self._touch()
        if part.bars_edges:
            self._look_past(before, after)

    # Cards.

    def give(self, seat: Seat, cards: Cards) -> None:
        """Move *cards* from the bank to a hand."""
        hand, bank = self.hands[seat], self.bank
        for card, count in enumerate(cards):
            if count:
                hand[card] += count
                bank[card] -= count

    def deal(self, seat: Seat, card: int, count: int) -> None:
        """Move *count* cards of the kind *card* from the bank to a hand."""
        self.hands[seat][card] += count
        self.bank[card] -= count

    def take(self, seat: Seat, cards: Cards) -> None:
        """Move *cards* from a hand to the bank."""
        hand, bank = self.hands[seat], self.bank
        for card, count in enumerate(cards):
            if count:
                hand[card] -= count
                bank[card] += count

    def pass_on(self, giver: Seat, taker: Seat, cards: Cards) -> None:
        """Move *cards* from one hand to another."""
        source, target = self.hands[giver], self.hands[taker]
        for card, count in enumerate(cards):
            if count:
                source[card] -= count
                target[card] += count

    def deck_size(self, deck: int) -> int:
        """The number of cards left in a deck."""
        return sum(self.decks[deck]) + len(self.queues[deck])

    def hold(self, seat: Seat, card: int) -> None:
        """Put a deck card, already taken from its deck, into a hand."""
        self.held[seat] = (*self.held[seat], Held(card, self.stint))
        self.touched = True
        self._recount(seat)

    def drop(self, seat: Seat, card: int) -> None:
        """Take the oldest copy of a deck card out of a hand."""
        held = list(self.held[seat])
        held.pop(next(i for i, item in enumerate(held) if item.card == card))
        self.held[seat] = tuple(held)
        self._recount(seat)

    def put_by(self, seat: Seat) -> None:
        """Put all deck cards in a hand out of the game."""
        for one in self.held[seat]:
            self.boxed[one.card] += 1
        self.held[seat] = ()
        self._recount(seat)

    def lay_open(self, seat: Seat, card: int) -> None:
        """Put a deck card face up for *seat*, where awards may count it."""
        self.played[seat][card] += 1
        self._touch()

    def take_up(self, seat: Seat, card: int) -> None:
        """Take back a deck card that *seat* has face up; the caller puts it elsewhere."""
        self.played[seat][card] -= 1
        self._touch()

    def pass_award(self, award: int, seat: Seat) -> None:
        """Give an award to *seat*, or set it aside."""
        for holder in {self.awards[award], seat} - {NOBODY}:
            self._recount(holder)
        self.awards[award] = seat
        self.touched = True

    def others(self, seat: Seat) -> Iterator[Seat]:
        """Every other seat still in the game, clockwise from *seat*."""
        others = self.rules.clockwise[seat]
        return iter([other for other in others if other not in self.gone] if self.gone else others)
