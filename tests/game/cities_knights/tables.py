"""
Drawn tables of Cities & Knights: knights, levels, walls, metropolises and progress cards.

    Isle(LAND, "3 ore coin", knights="a2* b1", held={"a": "crane"})

Knights stand on the marked corners from the top, then from the left: seat, level, and a star if
active; a ``.`` leaves its corner bare. Walls and metropolises are on marked corners, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from game import Event, Seat
from game.base.bank_trade import rate
from game.base.roll import RollDice
from game.cities_knights.event_die import FACES
from game.cities_knights.module import MODULE
from game.cities_knights.parts import Barbarians, Cities, Knights
from game.cities_knights.rows import TRACKS
from game.cities_knights.standing import piece_of
from game.core.cards import Cards
from game.core.module import Module
from tests.game.tables import LETTERS, Table, counted

PEACE = ((0, 0, 0),) * 4
"""Levels of a table where nobody has improved anything."""


class Isle(Table):
    """A game of Cities & Knights at a given moment; the robber is free unless *attacks* is 0."""

    boxes: ClassVar[tuple[Module, ...]] = (MODULE,)

    def __init__(
        self,
        drawing: str,
        a: str = "",
        b: str = "",
        c: str = "",
        d: str = "",
        *,
        knights: str = "",
        walls: Iterable[int] = (),
        metropolises: Mapping[str, int] | None = None,
        levels: Mapping[str, tuple[int, int, int]] | None = None,
        held: Mapping[str, str] | None = None,
        bank: str | None = None,
        ship: int = 0,
        attacks: int = 1,
        seats: int = 3,
        **rest: Any,
    ) -> None:
        """Lay everything out; *walls* and *metropolises* are indexes of marked corners."""
        self._knights, self._ship, self._attacks = knights.split(), ship, attacks
        self._walls, self._metropolises = tuple(walls), metropolises or {}
        self._levels = levels or {}
        super().__init__(drawing, seats=seats, **rest)
        state = self.state
        for seat, text in zip(LETTERS, (a, b, c, d), strict=False):
            if text:
                state.give(_seat(seat), self.cards(text))
        for seat, text in (held or {}).items():
            self.hold(seat, text)
        if bank is not None:
            state.bank = list(self.cards(bank))

    def _begin(self, stage: str, seat: Seat) -> None:
        """Put every piece in its place before anything is asked."""
        state = self.state
        if not state.stint:
            active = []
            for corner, text in zip(self.corners, self._knights, strict=False):
                if text != ".":
                    state.lay(_seat(text[0]), corner, piece_of(state, int(text[1])))
                    if text.endswith("*"):
                        active.append(int(corner))
            marked = self.corners
            at = [marked[self._metropolises[t]] if t in self._metropolises else -1 for t in TRACKS]
            levels = [self._levels.get(LETTERS[seat], (0, 0, 0)) for seat in range(state.seats)]
            state.change(Knights, active=tuple(active))
            state.change(
                Cities,
                walls=tuple(sorted(int(marked[i]) for i in self._walls)),
                metropolises=tuple(map(int, at)),
                levels=tuple(levels),
            )
            state.change(Barbarians, ship=self._ship, attacks=self._attacks)
        super()._begin(stage, seat)

    def cards(self, text: str = "") -> Cards:
        """``3 ore coin`` as a vector of cards."""
        counts = counted(text)
        vector = tuple(counts.pop(kind.name, 0) for kind in self.state.rules.cards)
        assert not counts, f"no such cards: {', '.join(counts)}"
        return vector

    def kind(self, name: str) -> int:
        """The number of a card kind."""
        return self.state.rules.card(name)

    def hold(self, seat: str, text: str) -> None:
        """Give a seat progress cards, taken from their decks."""
        state = self.state
        for name, count in counted(text).items():
            card = state.rules.deck_card(name)
            for _ in range(count):
                state.decks[state.rules.deck_of[card]][card] -= 1
                state.hold(_seat(seat), card)

    def held(self, seat: str = "a") -> list[str]:
        """The progress cards that a seat holds."""
        return [self.state.rules.deck_cards[one.card].name for one in self.state.held[_seat(seat)]]

    def under(self, deck: str) -> list[str]:
        """Names of the cards at the bottom of a deck."""
        rules = self.state.rules
        queue = self.state.queues[rules.decks.index(deck)]
        return [rules.deck_cards[card].name for card in queue]

    def roll(
        self, red: int, yellow: int, face: str = "ship", by: str = "a", **more: Iterable[int]
    ) -> list[Event]:
        """The events of a roll by *by*."""
        outcomes = {"event die": [FACES.index(face)], **more}
        return self.play(RollDice(), by, die=[red, yellow], **outcomes)

    def drawing_card(self, name: str) -> int:
        """The outcome of a draw that brings the card of this *name*."""
        return self.state.rules.deck_card(name)

    def hand(self, seat: str = "a") -> dict[str, int]:
        """The cards of a seat, by name."""
        return self._named(self.state.hands[_seat(seat)])

    def bank(self) -> dict[str, int]:
        """The cards of the bank, by name."""
        return self._named(self.state.bank)

    def rate(self, name: str, seat: str = "a") -> int:
        """Number of cards of a kind that buy one from the bank."""
        return rate(self.state, _seat(seat), self.kind(name))

    def active(self) -> list[int]:
        """The places of the marked corners with active knights."""
        active = self.state.part(Knights).active
        return [i for i, corner in enumerate(self.corners) if corner in active]

    @property
    def cities(self) -> Cities:
        """The part with improvements, walls and metropolises."""
        return self.state.part(Cities)

    @property
    def barbarians(self) -> Barbarians:
        """The barbarians' part: how close their ship is."""
        return self.state.part(Barbarians)

    def _named(self, counts: Iterable[int]) -> dict[str, int]:
        kinds = zip(self.state.rules.cards, counts, strict=True)
        return {kind.name: count for kind, count in kinds if count}


def _seat(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))
