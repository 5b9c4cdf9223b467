"""
A ruleset: the modules of one game, compiled.

Conflicts are refused, rows numbered, questions joined to callables, steps inserted and vetoes
sorted by verb, once per combination of modules, options and seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any, TypeAlias, TypeVar

from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, covers
from game.core.choice import Choice
from game.core.module import Module, Veto
from game.core.questions import BARRED, PRICE, SUPPLY, TIDY, WINNERS, Question
from game.core.rows import Award, CardKind, DeckCard, Option, Options, PieceKind, Term, Terrain
from game.core.state import State
from game.core.verb import Duty, Verb

F = TypeVar("F", bound=Callable[..., Any])
Barred: TypeAlias = Callable[[State, Seat, str], Reason | None]
Supply: TypeAlias = Callable[[State, Seat, int, int], int]
Price: TypeAlias = Callable[[State, Seat, type[Action]], Cards]
Listing: TypeAlias = Callable[[State, Seat], Iterable[Action | Choice]]
Listings: TypeAlias = tuple[Callable[[State, Seat], bool] | None, tuple[Listing, ...]]
"""A look that verbs share, and what lists their options."""
NOTHING = PieceKind("", "corner", 0)
FRAME = Terrain("frame", is_land=False)


class Ruleset:
    """The rules of one game: what its modules bring, numbered and joined, never changed."""

    def __init__(
        self, modules: Sequence[Module], rows: tuple[Option, ...], options: Options, seats: int
    ) -> None:
        """
        Compile *modules* that go together, with the *options* chosen among their *rows*.

        `game.core.codec.compiled` sees to both.
        """
        self.modules = tuple(modules)
        self.edition = edition(modules)
        self.seats = seats
        self.table: tuple[Seat, ...] = tuple(map(Seat, range(seats)))
        """All seats, in the order of turns."""
        self.clockwise: tuple[tuple[Seat, ...], ...] = tuple(
            tuple(Seat((seat + step) % seats) for step in range(1, seats)) for seat in range(seats)
        )
        """By seat, all others in the order of turns."""
        self.rows, self.options = rows, options
        gone, count = _gone(modules, self.options), _counts(modules, seats)
        self.cards: tuple[CardKind, ...] = tuple(
            replace(card, supply=count.get(("card", card.name), card.supply))
            for m in modules
            for card in m.cards
        )
        self.terrains: tuple[Terrain, ...] = (FRAME, *_rows(m.terrains for m in modules))
        self.pieces: tuple[PieceKind, ...] = (
            NOTHING,
            *(
                replace(piece, supply=count.get(("piece", piece.name), piece.supply))
                for m in modules
                for piece in m.pieces
            ),
        )
        self._sort_pieces()
        self.deck_cards: tuple[DeckCard, ...] = tuple(
            replace(card, count=count.get(("deck card", card.name), card.count))
            for m in modules
            for card in m.deck_cards
            if ("deck", card.deck) not in gone
        )
        self.decks = tuple(dict.fromkeys(card.deck for card in self.deck_cards))
        self.deck_of: tuple[int, ...] = tuple(self.decks.index(c.deck) for c in self.deck_cards)
        """The deck of each deck card."""
        self.awards: tuple[Award, ...] = tuple(
            award for m in modules for award in m.awards if ("award", award.name) not in gone
        )
        self.terms: tuple[Term, ...] = tuple(
            term for m in modules for term in m.terms if ("term", term.name) not in gone
        )
        self.no_cards: Cards = (0,) * len(self.cards)
        self.harvest: tuple[int | None, ...] = tuple(
            self.card(t.card) if t.card else None for t in self.terrains
        )
        """The card kind that each terrain yields, if any."""
        self.yields = self._yields()
        """By terrain and piece, what comes for it: kinds of card with their counts."""
        self.chosen: tuple[tuple[int, ...], ...] = tuple(
            self.group(terrain.group) if terrain.group else () for terrain in self.terrains
        )
        """By terrain, the card kinds of which its owners choose."""
        self.barren: tuple[bool, ...] = tuple(
            not among and not any(yields)
            for among, yields in zip(self.chosen, self.yields, strict=True)
        )
        """Whether each terrain yields nothing to anybody."""
        self.verbs: dict[type[Action], Verb] = {
            verb.action: verb
            for m in modules
            for verb in m.verbs
            if ("verb", verb.action.__name__) not in gone
        }
        self.duties: dict[str, Duty] = _duties(modules)
        self.opened = {name: duty.pays + duty.admits for name, duty in self.duties.items()}
        """The families of verbs that each debt opens to its debtor."""
        self.events: tuple[type[Event], ...] = tuple(e for m in modules for e in m.events)
        self.steps = {name: step for m in modules for name, step in m.steps.items()}
        self.lasting = frozenset(name for m in modules for name in m.lasting)
        self.plans = _plans(modules)
        self.prices: dict[type[Action], Cards] = {
            action: tuple(price.get(card.name, 0) for card in self.cards)
            for m in modules
            for action, price in m.prices.items()
            if action in self.verbs
        }
        self.appeals: dict[type[Action], float] = {
            action: value
            for m in modules
            for action, value in m.appeals.items()
            if action in self.verbs
        }
        self.vetoes: dict[type[Action], tuple[Veto, ...]] = {
            action: tuple(v for m in modules for v in m.vetoes if v.action is action)
            for action in self.verbs
        }
        self._listings: dict[tuple[str, ...], tuple[Listings, ...]] = {}
        self._answers: dict[Question[Any], Callable[..., Any]] = {}
        self.barred: Barred | None = self.answer(BARRED) if self.is_answered(BARRED) else None
        self.price = self._price()
        self.supply: Supply | None = self.answer(SUPPLY) if self.is_answered(SUPPLY) else None
        """What modules make of a supply, if any does."""
        self.affords = self._affords()
        self.tidy = self.answer(TIDY)
        self.winners = self.answer(WINNERS)

    def _sort_pieces(self) -> None:
        """Number the pieces that are of one sort."""
        self.buildings: tuple[bool, ...] = tuple(piece.is_building for piece in self.pieces)
        """Whether each kind of piece, or none, is a building."""
        self.routes: tuple[int, ...] = tuple(
            i for i, piece in enumerate(self.pieces) if piece.is_route
        )
        """The kinds of piece that make routes."""
        self.scoring = tuple((i, piece) for i, piece in enumerate(self.pieces) if piece.points)
        """The pieces that are worth points, by their numbers."""

    def answer(self, question: Question[F]) -> F:
        """The compiled answer to *question*."""
        found = self._answers.get(question)
        if found is None:
            found = self._answers[question] = question.join(self._given(question))
        return found  # type: ignore[return-value]  # joined from answers of this type

    def listings(self, families: tuple[str, ...]) -> tuple[Listings, ...]:
        """What lists the options of the verbs of *families*, less what is barred or vetoed."""
        found = self._listings.get(families)
        if found is None:
            found = self._listings[families] = self._listed(families)
        return found

    def listed(
        self, state: State, seat: Seat, families: tuple[str, ...]
    ) -> Iterator[Action | Choice]:
        """What is listed to *seat* of verbs of these *families*, whether it owes them or not."""
        for look, listings in self.listings(families):
            if look is None or look(state, seat):
                for options in listings:
                    yield from options(state, seat)

    def _listed(self, families: tuple[str, ...]) -> tuple[Listings, ...]:
        """What lists the options of *families*, those with a look in common side by side."""
        verbs = [
            verb
            for family in dict.fromkeys(families)
            for verb in self.verbs.values()
            if verb.family == family
        ]
        return tuple(
            (look, tuple(_listing(verb, self.vetoes[verb.action], self.barred) for verb in group))
            for look, group in groupby(verbs, key=lambda verb: verb.look)
        )

    def _yields(self) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
        """The table of yields: terrain and piece say the usual, and modules what is not."""
        given = {where: cards for m in self.modules for where, cards in m.yields.items()}

        def of(terrain: Terrain, piece: PieceKind) -> tuple[tuple[int, int], ...]:
            usual = {terrain.card: piece.yields} if terrain.card and piece.yields else {}
            cards = given.get((terrain.name, piece.name), usual)
            return tuple((self.card(name), count) for name, count in cards.items())

        return tuple(tuple(of(t, piece) for piece in self.pieces) for t in self.terrains)

    def group(self, name: str) -> tuple[int, ...]:
        """The card kinds of a group."""
        return tuple(i for i, card in enumerate(self.cards) if card.group == name)

    def _price(self) -> Price:
        """What a verb costs a seat: the table of prices, and what modules make of it."""
        prices, asked = self.prices, self.answer(PRICE)
        if not self.is_answered(PRICE):
            return lambda state, seat, verb: prices[verb]
        return lambda state, seat, verb: asked(state, seat, verb, prices[verb])

    def _affords(self) -> Callable[[Cards], bool]:
        """Whether a hand may cover any price: where modules change them, it always may."""
        prices = () if self.is_answered(PRICE) else tuple(self.prices.values())

        @lru_cache(maxsize=4096)
        def affords(hand: Cards) -> bool:
            return not prices or any(covers(hand, price) for price in prices)

        return affords

    def is_answered(self, question: Question[Any]) -> bool:
        """Whether any module says something to *question* in this game."""
        return bool(self._given(question))

    def card(self, name: str) -> int:
        """The number of a card kind."""
        return next(i for i, card in enumerate(self.cards) if card.name == name)

    def piece(self, name: str) -> int:
        """The number of a piece kind."""
        return next(i for i, piece in enumerate(self.pieces) if piece.name == name)

    def deck_card(self, name: str) -> int:
        """The number of a deck card."""
        return next(i for i, card in enumerate(self.deck_cards) if card.name == name)

    def award(self, name: str) -> int:
        """The number of an award."""
        return next(i for i, award in enumerate(self.awards) if award.name == name)

    def terrain(self, name: str) -> int:
        """The number of a terrain."""
        return next(i for i, terrain in enumerate(self.terrains) if terrain.name == name)

    def _given(self, question: Question[Any]) -> list[Any]:
        return [
            answer.function
            for module in self.modules
            for answer in module.answers
            if answer.question is question and (answer.when is None or answer.when(self.options))
        ]


def edition(modules: Iterable[Module]) -> str:
    """Whose names for things are spoken when *modules* are played; empty for the plain ones."""
    return next((name for name in reversed([module.edition for module in modules]) if name), "")


R = TypeVar("R")


def _rows(groups: Iterable[Iterable[R]]) -> tuple[R, ...]:
    return tuple(row for group in groups for row in group)


def _listing(verb: Verb, vetoes: Sequence[Veto], barred: Barred | None) -> Listing:
    """The options of *verb* less those that *vetoes* refuse; descriptions are narrowed."""
    if not vetoes and not barred:
        return verb.options

    def listed(state: State, seat: Seat) -> Iterator[Action | Choice]:
        if barred and barred(state, seat, verb.family):
            return
        for option in verb.options(state, seat):
            if isinstance(option, Choice):
                left: Choice | None = option
                for veto in vetoes:
                    left = veto.narrow(state, seat, left) if left and veto.narrow else left
                if left:
                    yield left
            elif not any(veto.refuse(state, seat, option) for veto in vetoes):
                yield option

    return listed


def _gone(modules: Sequence[Module], options: Options) -> frozenset[tuple[str, str]]:
    """The rows that *modules* take away: what each is, and its name."""
    return frozenset(
        (removal.what, name)
        for module in modules
        for removal in module.removes
        if removal.when is None or removal.when(options)
        for name in removal.names
    )


def _counts(modules: Sequence[Module], seats: int) -> dict[tuple[str, str], int]:
    """How many there are of the rows whose supply a module sets."""
    return {
        (supply.what, supply.name): supply.count
        for module in modules
        for supply in module.supplies
        if supply.seats is None or seats in supply.seats
    }


def _duties(modules: Sequence[Module]) -> dict[str, Duty]:
    """Duties by name, each with the families that other modules admit to it."""
    duties = {duty.name: duty for module in modules for duty in module.duties}
    for module in modules:
        for name, families in module.admits.items():
            duties[name] = replace(duties[name], admits=(*duties[name].admits, *families))
    return duties


def _plans(modules: Sequence[Module]) -> Mapping[str, tuple[str, ...]]:
    plans: dict[str, list[str]] = {}
    for module in modules:
        plans.update({name: list(steps) for name, steps in module.plans.items()})
        for insert in module.inserts:
            plan = plans[insert.plan]
            if insert.at:
                at = plan.index(insert.at)
            else:
                at = len(plan) - 1 if insert.where == "after" else 0
            if insert.where == "instead":
                plan[at] = insert.step
            else:
                plan.insert(at + (insert.where == "after"), insert.step)
    return {name: tuple(plan) for name, plan in plans.items()}
