"""
Tables for tests: a drawn board, hands, a moment, and questions about them.

    Table(FORD, a="lumber brick").offers(BuildRoad)

fails unless the places where a may build are exactly the `+` of the drawing. Small letters are
settlements and roads of the seats a to d, capitals their cities; see `tests.game.sketch`. Marked
places are in `table.edges`, `table.corners` and `table.hexes`, from the top, then from the left; a
single one is `table.edge` and so on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, ClassVar, TypeVar, get_type_hints

import pytest

from game import Action, Cards, Choice, Event, Illegal, Layout, Reason, Scripted, Seat
from game.base import MODULE as BASE
from game.base.bank_trade import TradeWithBank, rate
from game.base.parts import Robber, Turn
from game.base.routes import longest_route
from game.base.rows import CARDS, DECK_CARDS
from game.base.turn import PLAN, begin_stint
from game.board.places import CornerId, EdgeId, HexId, name_of
from game.core import codec, coming
from game.core.leave import Leave
from game.core.module import Module
from game.core.play import advance, defaults, enter, options, play, refuse
from game.core.points import points
from game.core.questions import PREPARE
from game.core.rows import Terrain, Value
from game.core.stack import NOBODY, Step
from game.core.start import lay_out
from game.core.state import State
from tests.game.sketch import SEA, TERRAINS, Place, draw, read

A, B, C, D = map(Seat, range(4))
LETTERS = "abcdef"

LAND = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   a   /   \   /   \
.       .       .       b       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""An island where every seat has pieces; the robber is in the desert."""

WATER = Module(
    name="water",
    seats=frozenset({3, 4}),
    needs=("base",),
    terrains=(Terrain(SEA, is_land=False),),
)
"""A module with sea, a terrain that the base game does not have."""

EDGE, CORNER, HEX = EdgeId, CornerId, HexId
NO_CHANCE = Scripted()
"""Chance that fails at any question."""

X = TypeVar("X")


def counted(text: str) -> Counter[str]:
    """``3 ore wool`` as counts by name."""
    counts: Counter[str] = Counter()
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            counts[word] += number
            number = 1
    return counts


def cards(text: str = "") -> Cards:
    """``3 ore wool`` as a vector of cards."""
    counts = counted(text)
    vector = tuple(counts.pop(kind.name, 0) for kind in CARDS)
    assert not counts, f"no such cards: {', '.join(counts)}"
    return vector


def kind(name: str) -> int:
    """The number of a card kind."""
    return cards(name).index(1)


def deck_kind(name: str) -> int:
    """The number of a development card."""
    return [card.name for card in DECK_CARDS].index(name)


def vectors(most: int = 2) -> Iterable[Cards]:
    """Card vectors, valid and invalid: too many, too few, negative, or of a wrong length."""
    yield from product(range(-1, most + 1), repeat=len(CARDS))
    yield ()
    yield (1,) * (len(CARDS) - 1)
    yield (1,) * (len(CARDS) + 1)


def bank_trade(give: str, get: str) -> TradeWithBank:
    """The trade of some cards named *give* for one named *get*."""
    return TradeWithBank(kind(give), kind(get))


class Table:
    """A game at a given moment on a drawn board, and questions about it."""

    boxes: ClassVar[tuple[Module, ...]] = ()
    """Boxes played besides the base game; a box's own table names its boxes here."""
    letters: ClassVar[Mapping[str, str]] = TERRAINS
    """Terrains by their letters in drawings, those of its boxes included."""

    def __init__(
        self,
        drawing: str,
        a: str = "",
        b: str = "",
        c: str = "",
        d: str = "",
        *,
        seats: int = 3,
        stage: str = "turn",
        turn: str = "a",
        held: Mapping[str, str] | None = None,
        bought: Mapping[str, str] | None = None,
        played: Mapping[str, str] | None = None,
        bank: str | None = None,
        deck: str | None = None,
        supply: Mapping[str, Mapping[str, int]] | None = None,
        longest_road: str = "",
        largest_army: str = "",
        gone: str = "",
        options: Mapping[str, Value] | None = None,
    ) -> None:
        """
        Lay everything out.

        Hands are named by their seats. *held* are development cards of earlier turns, *bought*
        those of this one; *bank*, *deck* and *supply* give the cards and pieces left there. *stage*
        is ``roll``, ``turn``, ``found`` (first round), ``found again`` (second).
        """
        self.sketch = read(drawing, letters=self.letters)
        lands = self.sketch.lands
        has_sea = any(terrain.name == SEA for box in self.boxes for terrain in box.terrains)
        names = ["base"] + ["water"] * (not has_sea and any(land.terrain == SEA for land in lands))
        names += [box.name for box in self.boxes]
        boxes = (BASE, WATER, *self.boxes)
        rules = codec.compiled(tuple(names), dict(options or {}), seats, boxes)
        robber = self.sketch.star or next(h.at for h in lands if h.terrain == "desert")
        layout = self.layout(Layout("drawn", lands, self.sketch.harbours, robber))
        self.state = state = lay_out(rules, layout)
        list(rules.answer(PREPARE)(state, layout, (), NO_CHANCE))
        for place, letter in self.sketch.pieces.items():
            piece = rules.piece(self.piece(place, letter))
            if piece:
                at = state.topology.named(name_of(place))
                state.lay(_seat(letter.lower()), EdgeId(at), piece)
        for seat, left in (supply or {}).items():
            for name, count in left.items():
                state.supply[_seat(seat)][rules.piece(name)] = count
        for seat, text in zip(LETTERS, (a, b, c, d), strict=False):
            if text:
                state.give(_seat(seat), cards(text))
        if bank is not None:
            state.bank = list(cards(bank))
        for seat, text in (played or {}).items():
            for card in _drawn(state, text):
                state.lay_open(_seat(seat), card)
        for seat, text in (held or {}).items():
            for card in _drawn(state, text):
                state.hold(_seat(seat), card)
        for award, owner in (("longest_road", longest_road), ("largest_army", largest_army)):
            if owner:
                state.awards[rules.award(award)] = _seat(owner)
        state.gone = tuple(_seat(seat) for seat in gone)
        self._begin(stage, _seat(turn))
        for seat, text in (bought or {}).items():
            for card in _drawn(state, text):
                state.hold(_seat(seat), card)
        if deck is not None:
            state.decks[0] = [counted(deck)[card.name] for card in DECK_CARDS]

    # Reading the drawing and drawing it back; a box's own table may override these.

    def layout(self, layout: Layout) -> Layout:
        """The layout to play on, made from the drawn one."""
        return layout

    def piece(self, place: Place, letter: str) -> str:
        """The name of the piece that *letter* means, or an empty string."""
        if len(place) == 2:
            return "road"
        return "city" if letter.isupper() else "settlement"

    def letter(self, piece: str, seat: str) -> str:
        """The letter of a seat's *piece*."""
        return seat.upper() if piece == "city" else seat

    def ground(self) -> dict[Place, str]:
        """The letters of places without a piece."""
        return {}

    def _begin(self, stage: str, seat: Seat) -> None:
        state = self.state
        if stage.startswith("found"):
            state.turn = seat
            coming.then(state, Step("found", seat, (2 if stage == "found again" else 1,)))
        else:
            begin_stint(state, seat, PLAN)
        self.began = list(advance(state, NO_CHANCE))
        if stage == "turn" and not state.winners:
            state.stack.pop()
            state.change(Turn, dice=(1, 1), rolled=state.stint)
            self.began += advance(state, NO_CHANCE)

    # Marked places.

    @property
    def edges(self) -> list[EdgeId]:
        """The marked edges."""
        topology = self.state.topology
        return sorted(topology.edge(*place) for place in self.sketch.marks if len(place) == 2)

    @property
    def corners(self) -> list[CornerId]:
        """The marked corners."""
        topology = self.state.topology
        return sorted(topology.corner(*place) for place in self.sketch.marks if len(place) == 3)

    @property
    def hexes(self) -> list[HexId]:
        """The marked hexes."""
        topology = self.state.topology
        return sorted(topology.hex(*place) for place in self.sketch.marks if len(place) == 1)

    @property
    def edge(self) -> EdgeId:
        """The marked edge."""
        return _only(self.edges)

    @property
    def corner(self) -> CornerId:
        """The marked corner."""
        return _only(self.corners)

    @property
    def hex(self) -> HexId:
        """The marked hex."""
        return _only(self.hexes)

    @property
    def nowhere(self) -> Any:
        """A place that is not on the board."""
        return len(self.state.topology.edges)

    # Actions.

    def offers(self, verb: type[Action], by: str = "a") -> None:
        """Fail unless *by* may use *verb* at exactly the marked places; all others are refused."""
        state, seat = self.state, _seat(by)
        ((name, kind_of_place),) = get_type_hints(verb).items()
        by_kind: dict[Any, list[Any]] = {EDGE: self.edges, CORNER: self.corners, HEX: self.hexes}
        marked = set(by_kind[kind_of_place])
        listed = [getattr(action, name) for action in self.options(verb, by)]
        assert set(listed) == marked, _beside(
            "expected", self.drawing(), "but offered", self.drawing(kind_of_place, listed)
        )
        assert len(set(listed)) == len(listed), f"{verb.__name__} lists a place twice"
        names = self.state.topology
        size = len({EDGE: names.edges, CORNER: names.corners, HEX: names.hexes}[kind_of_place])
        for place in range(-1, size + 1):
            reason = refuse(state, seat, verb(place))
            assert (reason is None) == (place in marked), f"{verb.__name__}({place}): {reason}"

    def everything(self, by: str = "a") -> list[Action | Choice]:
        """Every action open to *by* now."""
        return options(self.state, _seat(by))

    def verbs(self, by: str = "a") -> set[type[Action]]:
        """The kinds of action *by* can do now."""
        return {
            option.action if isinstance(option, Choice) else type(option)
            for option in self.everything(by)
        }

    def options(self, verb: type[X], by: str = "a") -> list[X]:
        """Every *verb* open to *by* now, among those that are listed."""
        found = self.everything(by)
        described = [o for o in found if isinstance(o, Choice) and issubclass(o.action, verb)]
        assert not described, f"{verb.__name__} is described, not listed"
        return [option for option in found if isinstance(option, verb)]

    def agrees(self, actions: Iterable[Action], by: str = "a") -> None:
        """Fail unless `refuse` allows exactly the actions that `options` describes."""
        found = self.everything(by)
        described = [option for option in found if isinstance(option, Choice)]
        seen = Counter[bool]()
        for action in actions:
            inside = action in found or any(choice.contains(action) for choice in described)
            reason = refuse(self.state, _seat(by), action)
            assert (reason is None) == inside, f"{action}: {reason}, described: {inside}"
            seen[inside] += 1
        assert seen[True], "none of these actions was legal"
        assert seen[False], "all of these actions were legal"

    def play(self, action: Action, by: str = "a", **outcomes: Iterable[int]) -> list[Event]:
        """The events of *action* by *by*; chance must be asked for exactly these outcomes."""
        chance = Scripted(then=None, **outcomes)
        events = play(self.state, _seat(by), action, chance)
        assert chance.left == {}, f"nobody asked for {chance.left}"
        return events

    def leave(self, by: str, **outcomes: Iterable[int]) -> list[Event]:
        """The events when *by* leaves for good; chance must be asked for exactly these outcomes."""
        chance = Scripted(then=None, **outcomes)
        assert Leave().refuse(self.state, _seat(by)) is None
        events = enter(self.state, _seat(by), Leave(), chance)
        assert chance.left == {}, f"nobody asked for {chance.left}"
        return events

    def default(self, by: str = "a") -> Action:
        """The default action for *by*."""
        return dict(defaults(self.state))[_seat(by)]

    def turn_to(
        self,
        by: str,
        *,
        held: Mapping[str, str] | None = None,
        played: Mapping[str, str] | None = None,
        stage: str = "turn",
    ) -> Table:
        """A later turn of *by*, with more cards."""
        state = self.state
        state.stack.clear()
        for seat, text in (played or {}).items():
            for card in _drawn(state, text):
                state.lay_open(_seat(seat), card)
        for seat, text in (held or {}).items():
            for card in _drawn(state, text):
                state.hold(_seat(seat), card)
        self._begin(stage, _seat(by))
        return self

    def push_on(self, *steps: tuple[str, Action]) -> Table:
        """Play several actions that need no chance, each given with its seat."""
        for by, action in steps:
            self.play(action, by)
        return self

    def why_not(self, action: Action, by: str = "a") -> Reason:
        """The reason why *action* is refused; nothing changes."""
        before = codec.snapshot(self.state)
        with pytest.raises(Illegal) as refusal:
            play(self.state, _seat(by), action, NO_CHANCE)
        assert codec.snapshot(self.state) == before, "a refused action has changed the game"
        assert refusal.value.action is action
        return refusal.value.reason

    # The state.

    def hand(self, seat: str = "a") -> dict[str, int]:
        """The cards of a seat, by name."""
        return _named(self.state.hands[_seat(seat)])

    def bank(self) -> dict[str, int]:
        """The cards of the bank, by name."""
        return _named(self.state.bank)

    def left(self, piece: str, seat: str = "a") -> int:
        """Number of pieces of a kind that a seat has left."""
        return self.state.supply[_seat(seat)][self.state.rules.piece(piece)]

    def points(self, seat: str = "a") -> int:
        """The points of a seat, hidden ones included."""
        return points(self.state, _seat(seat))

    def rate(self, name: str, seat: str = "a") -> int:
        """Number of cards of a kind that buy one from the bank."""
        return rate(self.state, _seat(seat), kind(name))

    def road(self, seat: str = "a") -> int:
        """The length of a seat's longest road."""
        return longest_route(self.state, _seat(seat))

    def holder(self, award: str) -> str:
        """The letter of a special card's holder, or an empty string."""
        seat = self.state.awards[self.state.rules.award(award)]
        return "" if seat == NOBODY else LETTERS[seat]

    def owes(self) -> list[tuple[str, str]]:
        """The seats that owe something, with their duties."""
        return [(LETTERS[debt.seat], debt.duty) for debt in self.state.debts()]

    def drawing(self, kind_of_place: Any = None, marked: Iterable[int] | None = None) -> str:
        """The board as it is now, with the marks of the drawing or with others."""
        state, topology = self.state, self.state.topology
        named = [kind.name for kind in state.rules.pieces]
        pieces = self.ground() | {
            places[i]: self.letter(named[piece], LETTERS[seats[i]])
            for places, kinds, seats in (
                (topology.edges, state.edge_piece, state.edge_seat),
                (topology.corners, state.corner_piece, state.corner_seat),
            )
            for i, piece in enumerate(kinds)
            if piece
        }
        marks = self.sketch.marks
        if marked is not None:
            tables: dict[Any, list[Place]] = {
                EDGE: list(topology.edges),
                CORNER: list(topology.corners),
                HEX: [frozenset((place,)) for place in topology.hexes],
            }
            marks = frozenset(tables[kind_of_place][i] for i in marked)
        robber = state.part(Robber).at
        star = None if robber is None else topology.hexes[robber]
        return draw(replace(self.sketch, pieces=pieces, marks=marks, star=star), self.letters)

    def shows(self, drawing: str) -> None:
        """Fail unless the board looks like *drawing*, marks aside."""
        sketch = read(drawing, letters=self.letters)
        now = self.drawing(marked=())
        wanted = draw(replace(sketch, marks=frozenset()), self.letters)
        assert now == wanted, _beside("expected", wanted, "but the board is", now)


def _seat(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))


def _named(counts: Iterable[int]) -> dict[str, int]:
    return {kind.name: count for kind, count in zip(CARDS, counts, strict=True) if count}


def _only(places: list[X]) -> X:
    assert len(places) == 1, f"{len(places)} places are marked, not one"
    return places[0]


def _drawn(state: State, text: str) -> list[int]:
    """Development cards by name, taken from the deck."""
    found = []
    for name, count in counted(text).items():
        card = deck_kind(name)
        state.decks[0][card] -= count
        found += [card] * count
    return found


def _beside(one: str, left: str, other: str, right: str) -> str:
    """Two drawings next to each other, each under its title."""
    columns = [one, "", *left.splitlines()], [other, "", *right.splitlines()]
    wide = max(map(len, columns[0])) + 4
    height = max(map(len, columns))
    rows = (column + [""] * (height - len(column)) for column in columns)
    return "\n".join(["", *(f"{a:{wide}}{b}" for a, b in zip(*rows, strict=True))])
