"""
The rules of one game, as they are played by: rows by their numbers, verbs, and compiled questions.

Rules hand states on to their functions and never look into one, so they are written for any kind
of state; `State` holds those that are made for it, and `game.core.ruleset` makes them of modules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Generic, TypeAlias, TypeVar

from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.part import Part
from game.core.question import Question
from game.core.rows import (
    Award,
    CardKind,
    Deal,
    DeckCard,
    Option,
    Options,
    PieceKind,
    S,
    Term,
    Terrain,
)
from game.core.stack import Step
from game.core.verb import Duty, Verb, Veto

F = TypeVar("F", bound=Callable[..., Any])
StepFunction: TypeAlias = Callable[[S, Step, Chance], Iterable[Event]]
Barred: TypeAlias = Callable[[S, Seat, str], Reason | None]
Supply: TypeAlias = Callable[[S, Seat, int, int], int]
Price: TypeAlias = Callable[[S, Seat, type[Action]], Cards]
Listing: TypeAlias = Callable[[S, Seat], Iterable[Action | Choice]]
Listings: TypeAlias = tuple[
    Callable[[S, Seat], Any] | None,
    Sequence[Listing[S]],
    Callable[[Any], Sequence[Listing[S]]] | None,
]
"""A look that verbs share, the function that lists their options, and one that picks the verbs."""


@dataclass(eq=False, kw_only=True)
class Rules(Generic[S]):
    """The rules of one game: the rows of its modules, numbered and joined, never changed."""

    modules: tuple[str, ...]
    """Their names, in their order."""
    edition: str
    """Edition whose printed names are used; empty for the plain ones."""
    seats: int
    rows: tuple[Option, ...]
    """All options, with their defaults."""
    options: Options
    """The chosen values."""
    cards: tuple[CardKind, ...]
    terrains: tuple[Terrain, ...]
    """The frame comes first."""
    pieces: tuple[PieceKind, ...]
    """No piece comes first."""
    deck_cards: tuple[DeckCard, ...]
    awards: tuple[Award[S], ...]
    terms: tuple[Term[S], ...]
    parts: tuple[Callable[[], Part], ...]
    deals: Mapping[str, tuple[Deal, ...]]
    """By map, every way in which it was ever dealt, today's last."""
    colours: Mapping[str, tuple[str, ...]]
    """By map, the colors with fixed places on it."""
    given: Mapping[tuple[str, str], Mapping[str, int]]
    """By names of terrain and piece, the cards produced, where they differ from the rows."""
    verbs: Mapping[type[Action], Verb[S]]
    duties: Mapping[str, Duty[S]]
    events: tuple[type[Event], ...]
    steps: Mapping[str, StepFunction[S]]
    lasting: frozenset[str]
    completes: frozenset[str]
    plans: Mapping[str, tuple[str, ...]]
    prices: Mapping[type[Action], Cards]
    appeals: Mapping[type[Action | Event], float]
    vetoes: Mapping[type[Action], tuple[Veto[S], ...]]
    """By verb, the rules of others on it."""
    answers: Mapping[Question[Any], Sequence[Any]]
    """By question, the modules' answers."""
    barred: Barred[S] | None
    price: Price[S]
    """The price of a verb for a seat: from the table of prices and the modules."""
    supply: Supply[S] | None
    """The modules' own rule for a supply, if there is one."""
    affords: Callable[[Cards], Collection[type[Action]]]
    """Verbs whose price a hand may cover; all of them where modules change prices."""
    tidy: tuple[Callable[[S], Iterable[Event]], ...]
    changed: tuple[Callable[[S], Iterable[Event]], ...]
    winners: Callable[[S, tuple[Seat, ...]], tuple[Seat, ...]]
    result: Callable[[S, tuple[Seat, ...]], tuple[Seat, ...]]
    teams: tuple[tuple[Seat, ...], ...]
    """Seats that win and lose together, by team; empty if each plays alone."""
    _compiled: dict[Question[Any], Callable[..., Any]] = field(default_factory=dict, init=False)
    _listings: dict[tuple[str, ...], tuple[Listings[S], ...]] = field(
        default_factory=dict, init=False
    )

    def __post_init__(self) -> None:
        """Derive the lookup tables."""
        seats = self.seats
        self.table: tuple[Seat, ...] = tuple(map(Seat, range(seats)))
        """All seats, in the order of turns."""
        self.clockwise: tuple[tuple[Seat, ...], ...] = tuple(
            tuple(Seat((seat + step) % seats) for step in range(1, seats)) for seat in range(seats)
        )
        """By seat, all others in the order of turns."""
        self.partners: tuple[tuple[Seat, ...], ...] = tuple(
            tuple(other for other in self.team(seat) if other != seat) for seat in self.table
        )
        """By seat, the others of its team."""
        self.sides: tuple[tuple[Seat, ...], ...] = tuple(dict.fromkeys(map(self.team, self.table)))
        """The teams, or each seat by itself."""
        self._cards = {card.name: i for i, card in enumerate(self.cards)}
        self._deck_cards = {card.name: i for i, card in enumerate(self.deck_cards)}
        self._groups = {
            group: tuple(i for i, card in enumerate(self.cards) if card.group == group)
            for group in {card.group for card in self.cards}
        }
        self.no_cards: Cards = (0,) * len(self.cards)
        self.buildings: tuple[bool, ...] = tuple(piece.is_building for piece in self.pieces)
        """Whether each kind of piece, or none, is a building."""
        self.routes: tuple[int, ...] = tuple(
            i for i, piece in enumerate(self.pieces) if piece.is_route
        )
        """The kinds of piece that make routes."""
        self.scoring = tuple((i, piece) for i, piece in enumerate(self.pieces) if piece.points)
        """The pieces that are worth points, by their numbers."""
        self.counts = tuple(term.count for term in self.terms)
        """Functions that count the points."""
        self.seen_counts = tuple(term.count for term in self.terms if not term.hidden)
        """Functions that count the public points."""
        self.hides_points = self.counts != self.seen_counts
        self.decks = tuple(dict.fromkeys(card.deck for card in self.deck_cards))
        self.deck_of: tuple[int, ...] = tuple(self.decks.index(c.deck) for c in self.deck_cards)
        """The deck of each deck card."""
        self.harvest: tuple[int | None, ...] = tuple(
            self.card(t.card) if t.card else None for t in self.terrains
        )
        """The card kind that each terrain yields, if any."""
        self.yields = tuple(
            tuple(self._yielded(terrain, piece) for piece in self.pieces)
            for terrain in self.terrains
        )
        """By terrain and piece, the cards produced: kinds with their counts."""
        self.chosen: tuple[tuple[int, ...], ...] = tuple(
            self.group(terrain.group) if terrain.group else () for terrain in self.terrains
        )
        """By terrain, the card kinds of which its owners choose."""
        self.barren: tuple[bool, ...] = tuple(
            not among and not any(yields)
            for among, yields in zip(self.chosen, self.yields, strict=True)
        )
        """Whether each terrain yields nothing to any seat."""
        self.opened = {name: duty.pays + duty.admits for name, duty in self.duties.items()}
        """The families of verbs that each debt opens to its debtor."""
        self.numbers: dict[str, int] = {piece.name: i for i, piece in enumerate(self.pieces)}
        """The pieces' numbers by their names."""
        self._terrains = {terrain.name: i for i, terrain in enumerate(self.terrains)}

    def _yielded(self, terrain: Terrain, piece: PieceKind) -> tuple[tuple[int, int], ...]:
        """The cards for one piece at one hex: by their rows, unless a module says otherwise."""
        usual = {terrain.card: piece.yields} if terrain.card and piece.yields else {}
        cards = self.given.get((terrain.name, piece.name), usual)
        return tuple((self.card(name), count) for name, count in cards.items())

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win together with *seat*, itself included."""
        return next((team for team in self.teams if seat in team), (seat,))

    def is_decided(self, gone: Sequence[Seat]) -> bool:
        """Whether only seats that win together are left when those *gone* have left."""
        return sum(any(seat not in gone for seat in side) for side in self.sides) == 1

    def answer(self, question: Question[F]) -> F:
        """The compiled answer to *question*."""
        found = self._compiled.get(question)
        if found is None:
            found = self._compiled[question] = question.join(self.answers.get(question, ()))
        return found  # type: ignore[return-value]  # joined from answers of this type

    def listings(self, families: tuple[str, ...]) -> tuple[Listings[S], ...]:
        """Functions that list the options of verbs of *families*, less those barred or vetoed."""
        found = self._listings.get(families)
        if found is None:
            found = self._listings[families] = self._listed(families)
        return found

    def listed(self, state: S, seat: Seat, families: tuple[str, ...]) -> Iterator[Action | Choice]:
        """List the options of *seat* for verbs of these *families*, owed or not."""
        for look, listings, chosen in self.listings(families):
            there: Any = look(state, seat) if look else True
            if there:
                for options in chosen(there) if chosen else listings:
                    yield from options(state, seat)

    def is_free(self, state: S, seat: Seat, verb: type[Action]) -> bool:
        """Whether a *verb* is free of vetoes, for any of its options."""
        return verb in self.verbs and all(
            veto.look and not veto.look(state, seat) for veto in self.vetoes[verb]
        )

    def first_listed(self, state: S, seat: Seat, family: str) -> Action:
        """
        The first option of *seat* for verbs of a *family*.

        A default for duties whose answers are all listed, from any box.
        """
        return next(one for one in self.listed(state, seat, (family,)) if isinstance(one, Action))

    def _listed(self, families: tuple[str, ...]) -> tuple[Listings[S], ...]:
        """List the options of *families*, grouping those with a look in common."""
        verbs = [
            verb
            for family in dict.fromkeys(families)
            for verb in self.verbs.values()
            if verb.family == family
        ]
        return tuple(
            (look, *self._shared([*group]))
            for look, group in groupby(verbs, key=lambda verb: verb.look)
        )

    def _shared(
        self, verbs: Sequence[Verb[S]]
    ) -> tuple[Sequence[Listing[S]], Callable[[Any], Sequence[Listing[S]]] | None]:
        """Group the options of *verbs* that share a look, and a function that picks among them."""
        listings = [_listing(verb, self.vetoes[verb.action], self.barred) for verb in verbs]
        if all(verb.needs is None for verb in verbs):
            return listings, None

        def chosen(there: Any) -> Sequence[Listing[S]]:
            pairs = zip(verbs, listings, strict=True)
            return [one for verb, one in pairs if verb.needs is None or verb.needs in there]

        return listings, chosen

    def group(self, name: str) -> tuple[int, ...]:
        """The card kinds of a group."""
        return self._groups.get(name, ())

    def card(self, name: str) -> int:
        """The number of a card kind."""
        return self._cards[name]

    def piece(self, name: str) -> int:
        """The number of a piece kind."""
        return self.numbers[name]

    def deck_card(self, name: str) -> int:
        """The number of a deck card."""
        return self._deck_cards[name]

    def award(self, name: str) -> int:
        """The number of an award."""
        return next(i for i, award in enumerate(self.awards) if award.name == name)

    def terrain(self, name: str) -> int:
        """The number of a terrain."""
        return self._terrains[name]


def _listing(verb: Verb[S], vetoes: Sequence[Veto[S]], barred: Barred[S] | None) -> Listing[S]:
    """The options of *verb* less those that *vetoes* refuse; descriptions are narrowed."""
    if not vetoes and not barred:
        return verb.options

    def listed(state: S, seat: Seat) -> Iterable[Action | Choice]:
        if barred and barred(state, seat, verb.family):
            return ()
        found = verb.options(state, seat)
        for veto in vetoes:
            if veto.look is None or veto.look(state, seat):
                found = _left(state, seat, veto, found)
        return found

    return listed


def _left(
    state: S, seat: Seat, veto: Veto[S], options: Iterable[Action | Choice]
) -> Iterator[Action | Choice]:
    """The rest of *options* after a *veto*."""
    for option in options:
        if not isinstance(option, Choice):
            if not veto.refuse(state, seat, option):
                yield option
        elif not veto.narrow:
            yield option
        elif left := veto.narrow(state, seat, option):
            yield left
