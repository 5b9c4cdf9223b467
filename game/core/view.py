"""
Views: the table as one seat, or the public, may see it.

A view is a whitelist: it is filled field by field, and leaves out everything not named here.
Pictures, texts and computer players get views, never the state. `unseen` lists the cards whose
place the reader does not know; any player who counts could list them too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from game.board.places import EdgeId
from game.board.topology import Topology
from game.core.cards import Cards, Seat
from game.core.part import Held, Part
from game.core.points import points
from game.core.ruleset import Ruleset
from game.core.stack import Debt, Frame, Step
from game.core.state import State

P = TypeVar("P", bound=Part)


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the reader sees it."""

    seat: Seat
    is_gone: bool
    hand: Cards | None
    """The cards; None if they are another's and the game goes on."""
    hand_count: int
    held: tuple[Held, ...] | None
    """Deck cards in hand; None if they are another's and the game goes on."""
    backs: tuple[int, ...]
    """By deck, how many cards of it are in hand."""
    fresh: tuple[int, ...]
    """By deck, how many of them came in this stint."""
    played: tuple[int, ...]
    """Deck cards face up, by kind."""
    supply: tuple[int, ...]
    """Pieces that the seat can still take, by kind: a tipped city uses one up."""
    stock: tuple[int, ...]
    """Pieces that aren't on the board, by kind."""
    points: int
    """The public points."""
    total: int | None
    """With hidden points; None if they are another's."""
    terms: tuple[tuple[str, int], ...]
    """The sources of the points the reader may count."""
    measures: tuple[int, ...]
    """By award, the value it measures: the longest road's length, the army's knights."""

    @property
    def held_count(self) -> int:
        """The number of deck cards in hand."""
        return sum(self.backs)


@dataclass(frozen=True, slots=True)
class View:
    """A whole game as *reader* sees it, or as the table does (None)."""

    rules: Ruleset
    topology: Topology
    reader: Seat | None
    number: int
    terrain: tuple[int, ...]
    tokens: tuple[int, ...]
    harbours: tuple[tuple[EdgeId, int], ...]
    corner_piece: bytes
    corner_seat: bytes
    edge_piece: bytes
    edge_seat: bytes
    bank: Cards | None
    """None if the table plays with a hidden bank."""
    decks: tuple[int, ...]
    """Number of cards each deck has left, including its queue."""
    queues: tuple[tuple[int, ...], ...]
    """By deck, the cards put back under it; an unknown card is its back, -1 - deck."""
    knowers: tuple[tuple[tuple[Seat, ...] | None, ...], ...]
    """By deck, the seats that know each of these cards, or None if every seat does."""
    boxed: tuple[int, ...]
    """By deck, how many of its cards are out of the game unseen."""
    seats: tuple[SeatView, ...]
    awards: tuple[Seat, ...]
    stint: int
    plan: str
    turn: Seat
    stack: tuple[Step | Frame, ...]
    beside: tuple[Debt, ...]
    gone: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    parts: dict[str, Part]
    unseen: Cards
    """Cards in hidden hands, and in a hidden bank."""
    unseen_deck: tuple[tuple[int, ...], ...]
    """By deck: cards in the deck, in other hands, under other eyes and out of the game."""

    def part(self, part: type[P]) -> P:
        """The part of the class *part*."""
        return self.parts[part.__name__]  # type: ignore[return-value]  # keyed by its class

    def debts(self) -> tuple[Debt, ...]:
        """All debts that can be paid now, blocking or not."""
        top = self.stack[-1] if self.stack else None
        return (top.due() if isinstance(top, Frame) else ()) + self.beside

    @property
    def is_over(self) -> bool:
        """Whether the game has been won."""
        return bool(self.winners)

    def together(self, seat: Seat) -> int:
        """The points of a seat's team: the public ones, or all once the game is over."""
        team = [self.seats[one] for one in self.rules.team(seat)]
        return sum(
            one.points if one.total is None or not self.is_over else one.total for one in team
        )

    @property
    def ranked(self) -> list[SeatView]:
        """The seats in the order of a final table: the winners, then by points."""
        return sorted(self.seats, key=lambda seat: (seat.seat not in self.winners, -_total(seat)))


def _total(seat: SeatView) -> int:
    return seat.points if seat.total is None else seat.total


def view(state: State, reader: Seat | None) -> View:
    """Return the part of *state* that *reader* may see."""
    rules = state.rules
    is_bank_seen = rules.options.get("bank") != "hidden"
    open_hands = _looked_at(state, reader, "hand")
    open_held = _looked_at(state, reader, "held")
    unseen = [0] * len(rules.cards)
    for seat, hand in enumerate(state.hands):
        if seat not in open_hands:
            unseen = [a + b for a, b in zip(unseen, hand, strict=True)]
    if not is_bank_seen:
        unseen = [a + b for a, b in zip(unseen, state.bank, strict=True)]
    return View(
        rules=rules,
        topology=state.topology,
        reader=reader,
        number=state.number,
        terrain=state.terrain,
        tokens=state.tokens,
        harbours=state.harbours,
        corner_piece=bytes(state.corner_piece),
        corner_seat=bytes(state.corner_seat),
        edge_piece=bytes(state.edge_piece),
        edge_seat=bytes(state.edge_seat),
        bank=tuple(state.bank) if is_bank_seen else None,
        decks=tuple(state.deck_size(deck) for deck in range(len(rules.decks))),
        queues=tuple(
            tuple(
                card if _knows(state, reader, known_to) else -1 - deck
                for card, known_to in zip(state.queues[deck], state.knowers[deck], strict=True)
            )
            for deck in range(len(rules.decks))
        ),
        knowers=tuple(state.knowers),
        boxed=_by_deck(state),
        seats=tuple(
            _seat(state, Seat(seat), reader, seat in open_hands, seat in open_held)
            for seat in range(state.seats)
        ),
        awards=tuple(state.awards),
        stint=state.stint,
        plan=state.plan,
        turn=state.turn,
        stack=tuple(_masked(rules, entry, reader) for entry in state.stack),
        beside=tuple(_masked_debt(rules, debt, reader) for debt in state.beside),
        gone=state.gone,
        winners=state.winners,
        parts={
            name: part.seen_by(reader, is_over=bool(state.winners))
            for name, part in state.parts.items()
        },
        unseen=tuple(unseen),
        unseen_deck=_unseen_deck(state, reader, open_held),
    )


def _looked_at(state: State, reader: Seat | None, what: str) -> tuple[int, ...]:
    """The seats whose *what* is open to *reader*: its own, those in its debts, all at the end."""
    if state.winners:
        return tuple(range(state.seats))
    if reader is None:
        return ()
    duties = state.rules.duties
    due = (debt for debt in state.debts() if debt.seat == reader)
    return (reader, *(debt.args[0] for debt in due if duties[debt.duty].sees == what))


def _seat(
    state: State, seat: Seat, reader: Seat | None, is_hand_seen: bool, is_held_seen: bool
) -> SeatView:
    rules = state.rules
    sees_all = seat == reader or bool(state.winners)
    held = state.held[seat]
    decks = range(len(rules.decks))
    backs = [rules.deck_of[one.card] for one in held]
    fresh = [rules.deck_of[one.card] for one in held if one.stint == state.stint]
    return SeatView(
        seat=seat,
        is_gone=seat in state.gone,
        hand=tuple(state.hands[seat]) if is_hand_seen else None,
        hand_count=sum(state.hands[seat]),
        held=held if is_held_seen else None,
        backs=tuple([backs.count(deck) for deck in decks]),
        fresh=tuple([fresh.count(deck) for deck in decks]),
        played=tuple(state.played[seat]),
        supply=_left(state, seat),
        stock=tuple(state.supply[seat]),
        points=points(state, seat, hidden=False),
        total=points(state, seat) if sees_all else None,
        terms=tuple(
            (term.name, term.count(state, seat))
            for term in rules.terms
            if sees_all or not term.hidden
        ),
        measures=tuple(award.measure(state, seat) for award in rules.awards),
    )


def _left(state: State, seat: Seat) -> tuple[int, ...]:
    """The pieces that *seat* can still take, by kind."""
    stock, asked = state.supply[seat], state.rules.supply
    if not asked:
        return tuple(stock)
    return tuple([asked(state, seat, kind, count) for kind, count in enumerate(stock)])


def _knows(state: State, reader: Seat | None, known_to: tuple[Seat, ...] | None) -> bool:
    """Whether *reader* knows a card in a queue."""
    return known_to is None or reader in known_to or bool(state.winners)


def _masked(rules: Ruleset, entry: Step | Frame, reader: Seat | None) -> Step | Frame:
    if isinstance(entry, Step):
        return entry
    debts = tuple(_masked_debt(rules, debt, reader) for debt in entry.debts)
    return Frame(debts, entry.ordered, entry.holds)


def _masked_debt(rules: Ruleset, debt: Debt, reader: Seat | None) -> Debt:
    if not debt.secret or debt.seat == reader:
        return debt
    backs = tuple(-1 - rules.deck_of[card] for card in debt.secret)
    return Debt(debt.seat, debt.duty, debt.args, debt.since, backs)


def _by_deck(state: State) -> tuple[int, ...]:
    """By deck, how many of its cards are out of the game."""
    counts = [0] * len(state.decks)
    for deck, count in zip(state.rules.deck_of, state.boxed, strict=True):
        counts[deck] += count
    return tuple(counts)


def _unseen_deck(
    state: State, reader: Seat | None, open_held: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """By deck, its unordered cards with all that others hold or look at, and the removed ones."""
    lots = [list(lot) for lot in state.decks]
    elsewhere = [
        one.card for seat, held in enumerate(state.held) if seat not in open_held for one in held
    ]
    for debt in state.all_debts():
        if debt.seat != reader:
            elsewhere += debt.secret
    for deck, queue in enumerate(state.queues):
        for card, known_to in zip(queue, state.knowers[deck], strict=True):
            if not _knows(state, reader, known_to):
                elsewhere.append(card)
    for card in elsewhere:
        lots[state.rules.deck_of[card]][card] += 1
    for card, deck in enumerate(state.rules.deck_of):
        lots[deck][card] += state.boxed[card]
    return tuple(map(tuple, lots))
