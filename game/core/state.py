"""
The state of one game: plain data, and the few verbs that change it.

Rules for whoever edits this file: nothing here knows a rule of Catan; every field is an int, a
flat list or tuple of ints, a bytearray, or a frozen value; a module's own data is a frozen part.
So a copy is a handful of short copies. Points are never stored, and nothing is reset at the end
of a turn: "once a turn" compares a stored stint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress
from typing import Any, TypeVar, TypeVarTuple

from msgspec.structs import replace

from game.board.places import CornerId, EdgeId, HexId
from game.board.topology import Topology
from game.core.action import Reason
from game.core.cards import Cards, Seat
from game.core.part import Held, Part
from game.core.rules import Rules
from game.core.stack import NOBODY, Debt, Frame, Step

P = TypeVar("P", bound=Part)
T = TypeVar("T", CornerId, EdgeId)
A = TypeVarTuple("A")
R = TypeVar("R")


class State:
    """One game at a moment, with all that is hidden in it; copied in microseconds."""

    __slots__ = (
        "awards",
        "bank",
        "bars",
        "beside",
        "boxed",
        "by_number",
        "contested",
        "corner_piece",
        "corner_seat",
        "corners",
        "decks",
        "edge_piece",
        "edge_seat",
        "edges",
        "gone",
        "hands",
        "harbours",
        "held",
        "kept",
        "knowers",
        "land",
        "land_corners",
        "land_edges",
        "land_hexes",
        "lengths",
        "number",
        "parts",
        "plan",
        "played",
        "queues",
        "rates",
        "rules",
        "seats",
        "stack",
        "stint",
        "supply",
        "terrain",
        "tokens",
        "topology",
        "touched",
        "turn",
        "winners",
    )

    def __init__(self, rules: Rules[State], topology: Topology) -> None:  # noqa: PLR0915  # a field a line
        """An empty board of *topology* with a full bank and full supplies."""
        seats = rules.seats
        self.rules = rules
        self.topology = topology
        self.seats = seats
        """How many sit at the table."""
        self.number = 0
        """How many actions have been played."""
        self.terrain: tuple[int, ...] = (0,) * len(topology.hexes)
        """Terrain kind by hex; 0 is the frame."""
        self.tokens: tuple[int, ...] = (0,) * len(topology.hexes)
        """Number token by hex; 0 is none."""
        self.land: tuple[bool, ...] = (False,) * len(topology.hexes)
        """Whether each hex is land."""
        self.land_corners: tuple[bool, ...] = (False,) * len(topology.corners)
        """Whether each corner touches land."""
        self.land_edges: tuple[bool, ...] = (False,) * len(topology.edges)
        """Whether each edge has land on one side."""
        self.land_hexes: tuple[HexId, ...] = ()
        self.by_number: tuple[tuple[HexId, ...], ...] = ((),) * 13
        """The hexes that carry each number."""
        self.harbours: tuple[tuple[EdgeId, int], ...] = ()
        """Coastal edges with the card kind they trade 2:1, or -1 for any kind 3:1."""
        self.corner_piece = bytearray(len(topology.corners))
        """Piece kind by corner; 0 is none."""
        self.corner_seat = bytearray(len(topology.corners))
        """Its seat, where there is a piece."""
        self.edge_piece = bytearray(len(topology.edges))
        self.edge_seat = bytearray(len(topology.edges))
        self.corners: list[tuple[CornerId, ...]] = [()] * seats
        """By seat, the corners where it has a piece of any kind."""
        self.edges: list[tuple[EdgeId, ...]] = [()] * seats
        """By seat, the edges where it has a piece of any kind."""
        self.bank = [card.supply for card in rules.cards]
        self.hands = [[0] * len(rules.cards) for _ in range(seats)]
        self.supply = [[piece.supply for piece in rules.pieces] for _ in range(seats)]
        """Pieces left, by seat and piece kind."""
        self.decks = [
            [card.count if card.deck == deck else 0 for card in rules.deck_cards]
            for deck in rules.decks
        ]
        """By deck: how many of each deck card lie in it unordered, above its queue."""
        self.queues: list[tuple[int, ...]] = [() for _ in rules.decks]
        """By deck: cards put back under it, the next one first."""
        self.knowers: list[tuple[tuple[Seat, ...] | None, ...]] = [() for _ in rules.decks]
        """By deck: who knows each card of its queue, or None where everybody does."""
        self.held: list[tuple[Held, ...]] = [() for _ in range(seats)]
        self.played = [[0] * len(rules.deck_cards) for _ in range(seats)]
        """Deck cards that lie open before each seat."""
        self.boxed = [0] * len(rules.deck_cards)
        """Deck cards that are out of the game, seen by nobody."""
        self.awards = [NOBODY for _ in rules.awards]
        """Who holds each award."""
        self.stint = 0
        """Counts turns, paired parts and building phases."""
        self.plan = ""
        """What kind of stint it is: a plan of the ruleset."""
        self.turn = NOBODY
        """Whose stint it is."""
        self.stack: list[Step | Frame] = []
        self.beside: tuple[Debt, ...] = ()
        """Debts that nobody must pay: they never block."""
        self.gone: tuple[Seat, ...] = ()
        """Seats that have left the game."""
        self.winners: tuple[Seat, ...] = ()
        self.parts: dict[str, Part] = {}
        self.lengths: list[tuple[int, int]] = [(0, 0)] * seats
        """By seat, what is known of the longest route: what it is at least and at most."""
        self.kept: list[dict[tuple[Callable[..., Any], tuple[Any, ...]], Any]] = [
            {} for _ in range(seats)
        ]
        """By seat, what `by_routes` has looked up."""
        self.bars: dict[int, dict[EdgeId, Reason | None]] = {}
        """By kind of piece and edge, what bars it from there, if it has been looked up."""
        self.rates: list[Cards | None] = [None] * seats
        """Rates of harbours by seat as last looked up, None where it must be done again."""
        self.contested = True
        """Whether something has changed that awards may depend on."""
        self.touched = True
        """Whether something has changed that victory may depend on."""

    def copy(self) -> State:
        """A game of its own with the same past."""
        new = State.__new__(State)
        new.rules = self.rules
        new.topology = self.topology
        new.seats = self.seats
        new.number = self.number
        new.terrain = self.terrain
        new.tokens = self.tokens
        new.land = self.land
        new.land_corners = self.land_corners
        new.land_edges = self.land_edges
        new.land_hexes = self.land_hexes
        new.by_number = self.by_number
        new.harbours = self.harbours
        new.corner_piece = self.corner_piece[:]
        new.corner_seat = self.corner_seat[:]
        new.edge_piece = self.edge_piece[:]
        new.edge_seat = self.edge_seat[:]
        new.corners = self.corners[:]
        new.edges = self.edges[:]
        new.bank = self.bank[:]
        new.hands = [hand[:] for hand in self.hands]
        new.supply = [pieces[:] for pieces in self.supply]
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
        new.lengths = self.lengths[:]
        new.kept = self.kept[:]
        new.bars = self.bars
        new.rates = self.rates[:]
        new.contested = self.contested
        new.touched = self.touched
        return new

    # What is owed.

    def due(self) -> tuple[Debt, ...]:
        """What the game waits for."""
        top = self.stack[-1] if self.stack else None
        return top.due() if isinstance(top, Frame) else ()

    def debts(self) -> tuple[Debt, ...]:
        """Who owes what just now, whether it blocks or not."""
        return self.due() + self.beside

    def all_debts(self) -> Iterator[Debt]:
        """Who owes what now or later, whether it blocks or not."""
        for entry in self.stack:
            if isinstance(entry, Frame):
                yield from entry.debts
        yield from self.beside

    def debt(self, seat: Seat, duty: str) -> Debt | None:
        """What *seat* owes just now of a *duty*, if anything."""
        for debt in self.debts():
            if debt.seat == seat and debt.duty == duty:
                return debt
        return None

    # Parts.

    def part(self, part: type[P]) -> P:
        """The part that is of the class *part*."""
        return self.parts[part.__name__]  # type: ignore[return-value]  # keyed by its class

    def put(self, part: Part) -> None:
        """Keep *part* in place of the one of its class."""
        self.parts[type(part).__name__] = part
        if part.matters:
            self._touch()
        if part.bars_edges:
            self._forget_bars()

    def change(self, part: type[Part], **fields: Any) -> None:
        """Set *fields* of the part that is of the class *part*."""
        key = part.__name__
        self.parts[key] = replace(self.parts[key], **fields)
        if part.matters:
            self._touch()
        if part.bars_edges:
            self._forget_bars()

    def _touch(self) -> None:
        self.contested = self.touched = True

    # The board.

    def set_board(self, terrain: Sequence[int], tokens: Sequence[int]) -> None:
        """Lay terrain and numbers by hex."""
        self.terrain = tuple(terrain)
        self.tokens = tuple(tokens)
        self.land = land = tuple(self.rules.terrains[ground].is_land for ground in terrain)
        shape = self.topology
        self.land_corners = tuple([land[a] or land[b] or land[c] for a, b, c in shape.corner_hexes])
        self.land_edges = tuple([land[a] or land[b] for a, b in shape.edge_hexes])
        self.land_hexes = tuple(HexId(i) for i, is_land in enumerate(self.land) if is_land)
        self.by_number = tuple(
            tuple(HexId(i) for i, token in enumerate(tokens) if token == number and number)
            for number in range(13)
        )
        self._forget_bars()

    def lay_ground(self, place: HexId, terrain: int, token: int) -> None:
        """Have another terrain or number (0 for none) on one hex; `Grounded` is its trace."""
        terrains, tokens = list(self.terrain), list(self.tokens)
        terrains[place], tokens[place] = terrain, token
        self.set_board(terrains, tokens)
        self.unsettle()

    def set_pieces(
        self,
        corners: Sequence[int],
        owners: Sequence[int],
        edges: Sequence[int],
        seats: Sequence[int],
    ) -> None:
        """Have kinds of piece lie on corners and edges, each with their seats."""
        self.corner_piece, self.corner_seat = bytearray(corners), bytearray(owners)
        self.edge_piece, self.edge_seat = bytearray(edges), bytearray(seats)
        standing = compress(self.topology.corner_ids, corners)
        laid = compress(self.topology.edge_ids, edges)
        self.corners = _by_seat(standing, owners, self.seats)
        self.edges = _by_seat(laid, seats, self.seats)
        self.lengths = list(map(self._any_length, range(self.seats)))

    def set_harbours(self, harbours: Sequence[tuple[EdgeId, int]]) -> None:
        """
        Have other harbours: edges with the card kind each trades, or -1 for any.

        `Harboured` is the trace of a new one.
        """
        self.harbours = tuple(harbours)
        self.rates = [None] * self.seats
        self._touch()

    def piece_at(self, corner: CornerId) -> tuple[Seat, int] | None:
        """The seat and kind of the piece on a corner."""
        piece = self.corner_piece[corner]
        return (Seat(self.corner_seat[corner]), piece) if piece else None

    def corners_of(self, seat: Seat, piece: int) -> list[CornerId]:
        """The corners where *seat* has a piece of this kind."""
        pieces = self.corner_piece
        return [corner for corner in self.corners[seat] if pieces[corner] == piece]

    def edges_of(self, seat: Seat) -> tuple[EdgeId, ...]:
        """The edges where *seat* has a piece of any kind."""
        return self.edges[seat]

    def lay(self, seat: Seat, place: EdgeId | CornerId, piece: int) -> None:
        """Take a piece from the supply and put it on its place, in place of what is there."""
        if self.rules.pieces[piece].on == "edge":
            self.edge_piece[place] = piece
            self.edge_seat[place] = seat
            self.edges[seat] = tuple(sorted((*self.edges[seat], EdgeId(place))))
        else:
            if before := self.corner_piece[place]:
                self.lift(place, before)
            self.corner_piece[place] = piece
            self.corner_seat[place] = seat
            self.corners[seat] = tuple(sorted((*self.corners[seat], CornerId(place))))
        self.supply[seat][piece] -= 1
        self._look_again(seat, place, piece)

    def lift(self, place: EdgeId | CornerId, piece: int) -> Seat:
        """Put the *piece* on *place* back into its owner's supply; the owner."""
        if self.rules.pieces[piece].on == "edge":
            seat = Seat(self.edge_seat[place])
            self.edge_piece[place] = 0
            self.edges[seat] = tuple([edge for edge in self.edges[seat] if edge != place])
        else:
            seat = Seat(self.corner_seat[place])
            self.corner_piece[place] = 0
            self.corners[seat] = tuple([other for other in self.corners[seat] if other != place])
        self.supply[seat][piece] += 1
        self._look_again(seat, place, piece)
        return seat

    def by_routes(self, seat: Seat, look_up: Callable[[State, Seat, *A], R], *args: *A) -> R:
        """
        What *look_up* finds for *seat*, kept until a piece on its edges or on any corner changes.

        It may go by nothing else that changes in play without `unsettle`, and what it finds is
        frozen. Random games compare all that is kept with what would be found anew.
        """
        kept, key = self.kept[seat], (look_up, args)
        if key not in kept:
            kept[key] = look_up(self, seat, *args)
        found: R = kept[key]
        return found

    def unsettle(self) -> None:
        """Have routes measured and awards judged anew: a rule they depend on has changed."""
        self.lengths = list(map(self._any_length, range(self.seats)))
        self._forget_routes()
        self._touch()

    def _look_again(self, seat: Seat, place: EdgeId | CornerId, piece: int) -> None:
        """Forget what is known of routes and harbours that a piece on *place* may change."""
        self._touch()
        if self.rules.pieces[piece].on == "edge":
            self.kept[seat] = {}
            self._lengthen_or_shorten(seat, EdgeId(place))
            return
        is_building = self.rules.buildings[piece]
        if is_building:
            self.rates = [None] * self.seats
        self._forget_routes()
        meeting = [
            self.edge_seat[e] for e in self.topology.corner_edges[place] if self.edge_piece[e]
        ]
        for owner in {*meeting}:
            # Only what meets there with more of its owner's can be joined or parted.
            if meeting.count(owner) > 1 and (is_building or owner != seat):
                self.lengths[owner] = self._any_length(owner)

    # Copies share what they have in common, so it is never cleared, but made anew.

    def _forget_routes(self) -> None:
        self.kept = [{} for _ in range(self.seats)]

    def _forget_bars(self) -> None:
        self.bars = {}

    def _any_length(self, seat: int) -> tuple[int, int]:
        """What is known of the longest route of *seat* if nothing else is."""
        return 0, len(self.edges[seat])

    def _lengthen_or_shorten(self, seat: Seat, place: EdgeId) -> None:
        """Note what the edge *place*, just laid or lifted, has made of the longest route."""
        least, most = self.lengths[seat]
        one, two = self.topology.edge_corners[place]
        # Where nothing else of its owner lies at one end, it can only be the last of a route.
        is_last = self._lies_alone(seat, place, one) or self._lies_alone(seat, place, two)
        count = len(self.edges[seat])
        if self.edge_piece[place]:
            self.lengths[seat] = least, min(most + 1, count) if is_last else count
        else:
            self.lengths[seat] = max(least - 1, 0) if is_last else 0, min(most, count)

    def _lies_alone(self, seat: Seat, place: EdgeId, corner: CornerId) -> bool:
        """Whether no edge at *corner* but *place* has a piece of *seat*."""
        pieces, owners = self.edge_piece, self.edge_seat
        for edge in self.topology.corner_edges[corner]:
            if pieces[edge] and owners[edge] == seat and edge != place:
                return False
        return True

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
        """How many cards are left in a deck."""
        return sum(self.decks[deck]) + len(self.queues[deck])

    def hold(self, seat: Seat, card: int) -> None:
        """Put a deck card, already taken from its deck, into a hand."""
        self.held[seat] = (*self.held[seat], Held(card, self.stint))
        self.touched = True

    def drop(self, seat: Seat, card: int) -> None:
        """Take the oldest copy of a deck card out of a hand."""
        held = list(self.held[seat])
        held.pop(next(i for i, item in enumerate(held) if item.card == card))
        self.held[seat] = tuple(held)

    def put_by(self, seat: Seat) -> None:
        """Put all deck cards in a hand out of the game."""
        for one in self.held[seat]:
            self.boxed[one.card] += 1
        self.held[seat] = ()

    def lay_open(self, seat: Seat, card: int) -> None:
        """Lay a deck card open before *seat*, where awards may count it."""
        self.played[seat][card] += 1
        self._touch()

    def others(self, seat: Seat) -> Iterator[Seat]:
        """Every other seat still in the game, clockwise from *seat*."""
        others = self.rules.clockwise[seat]
        return iter([other for other in others if other not in self.gone] if self.gone else others)


def _by_seat(places: Iterable[T], owners: Sequence[int], seats: int) -> list[tuple[T, ...]]:
    """*places* by the seats that own them."""
    found: list[list[T]] = [[] for _ in range(seats)]
    for place in places:
        found[owners[place]].append(place)
    return list(map(tuple, found))
