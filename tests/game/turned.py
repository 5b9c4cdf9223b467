"""
The image of a game with its seats moved on and its board turned.

Annotations say which values are seats and places. The tables below have the rest (values by seat,
args of steps and debts); a missing row shows as a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from game import Choice, CornerId, EdgeId, HexId, Seat
from game.board.places import Hex
from game.board.topology import Topology
from game.core.stack import Debt, Frame, Step
from game.core.state import State

BY_SEAT = frozenset(
    {
        *("Turn.got", "Turn.starts", "Produced.got", "CardsCalledIn.given", "GameEnded.points"),
        *("GameEnded.shown", "Cities.levels", "Cities.defences", "BarbariansAttacked.defence"),
        *("CardsDemanded.given", "Cloth.held", "Gods.held", "Gods.turned", "Gods.since"),
        *("HorusPaid.given", "Islands.known", "Islands.points", "Raid.starts", "Raid.beachheads"),
        *("Raid.fortresses", "Raid.lairs", "Raid.lines", "Wonders.begun", "Wonders.levels"),
    }
)
"""Fields with a value for each seat, in seat order."""

IN_ORDER = frozenset(
    {
        *("Cities.walls", "Knights.active", "Knights.activated", "Knights.acted"),
        *("Knights.promoted", "OfferTrade.to", "Offer.to", "Offer.declined", "UseHorus.of"),
        *("GameEnded.winners", "Raid.warships"),
    }
)
"""Fields in order of ids: sets whose order means nothing."""

EACH_IN_ORDER = frozenset({"Cloth.traders", "Islands.known"})
"""Fields with several such sets."""

LOOSE = frozenset({"IslandSettled.hex"})
"""Fields that are left out: an island is named by the first of its hexes at the settlement."""

LIKE = {"PlayInventor": ("one", "two")}
"""By action, interchangeable fields: the lower id comes first."""

ABREAST = {"NumbersExchanged": ("hexes", "terrains", "tokens")}
"""By event, tuples whose items belong together, in the order of the first."""

ARGS: dict[str, tuple[Any, ...]] = {
    "founding": (CornerId, int),
    "first road": (CornerId,),
    "osiris": (EdgeId,),
    "rebuild": (EdgeId, int),
    "retreat": (CornerId,),
    "desert": (Seat,),
    "exchange": (Seat,),
    "gift": (Seat,),
    "horus": (Seat, int),
    "maat": (Seat,),
    "search": (Seat,),
    "spy": (Seat,),
    "number": (HexId,),
    "take gift": (EdgeId,),
    "rob": (Seat, ...),
    "plunder": (Seat, ...),
}
"""Args of debts and steps that are seats or places, by name; others are plain numbers."""

KNOWERS = tuple[Seat, ...]

T = TypeVar("T")


@cache
def hints_of(struct: Any) -> dict[str, Any]:
    """By field of a class, the type of its values."""
    return get_type_hints(struct)


def turned_by(steps: int) -> Callable[[Hex], Hex]:
    """The hexes turned around 0,0 by this number of sixths."""

    def turn(place: Hex) -> Hex:
        for _ in range(steps):
            place = Hex(-place.r, place.q + place.r)
        return place

    return turn


unmoved = turned_by(0)


def mirrored(place: Hex) -> Hex:
    """The hexes mirrored left to right around 0,0."""
    return Hex(-place.q - place.r, place.r)


class Turned:
    """The image of everything, with seats moved on by *shift* and hexes as *spin* says."""

    def __init__(self, state: State, shift: int, spin: Callable[[Hex], Hex]) -> None:
        """Look up the new places of the whole board."""
        old = state.topology
        self.shift, self.seats, self.rules = shift, state.seats, state.rules
        self.topology = new = Topology.of(frozenset(map(spin, old.hexes[: old.inner])))
        self.places: dict[Any, tuple[int, ...]] = {
            HexId: tuple(new.hex(spin(place)) for place in old.hexes),
            EdgeId: tuple(new.edge(*map(spin, edge)) for edge in old.edges),
            CornerId: tuple(new.corner(*map(spin, corner)) for corner in old.corners),
        }

    def seat(self, seat: Seat) -> Seat:
        """The image of a seat; nobody stays nobody."""
        return seat if seat < 0 else Seat((seat + self.shift) % self.seats)

    def by_seat(self, values: Sequence[T]) -> list[T]:
        """The image of *values* by seat."""
        return [values[(seat - self.shift) % self.seats] for seat in range(self.seats)]

    def value(self, hint: Any, value: Any) -> Any:
        """The image of *value* of the type *hint*."""
        if isinstance(value, msgspec.Struct):
            return self.struct(value)
        if isinstance(value, tuple):
            return tuple(map(self.value, _items(hint, len(value)), value))
        kinds = () if value is None else (hint, *get_args(hint))
        if Seat in kinds:
            return self.seat(value)
        for kind in self.places.keys() & kinds:
            return value if value < 0 else self.places[kind][value]
        return value

    def struct(self, struct: Any) -> Any:
        """The image of an action, event, part, record, or anything else with fields."""
        if isinstance(struct, Choice):
            return self.choice(struct)
        if isinstance(struct, Step):
            return Step(struct.name, self.seat(struct.seat), self.args(struct.name, struct.args))
        if isinstance(struct, Debt):
            args = self.args(struct.duty, struct.args)
            return Debt(self.seat(struct.seat), struct.duty, args, struct.since, struct.secret)
        fields = {name: self.field(struct, name) for name in struct.__struct_fields__}
        kind = type(struct).__name__
        if like := LIKE.get(kind):
            fields |= zip(like, sorted(fields[name] for name in like), strict=True)
        if abreast := ABREAST.get(kind):
            rows = sorted(zip(*(fields[name] for name in abreast), strict=True))
            fields |= zip(abreast, zip(*rows, strict=True), strict=True)
        return type(struct)(**fields)

    def field(self, struct: Any, name: str) -> Any:
        """The image of the field *name* of *struct*."""
        kind: Any = type(struct)
        value = self.value(hints_of(kind)[name], getattr(struct, name))
        full = f"{kind.__name__}.{name}"
        if full in BY_SEAT and value:
            value = tuple(self.by_seat(value))
        if full in LOOSE:
            return None
        if full in EACH_IN_ORDER:
            return tuple(tuple(sorted(each)) for each in value)
        return tuple(sorted(value)) if full in IN_ORDER else value

    def args(self, name: str, args: tuple[int, ...]) -> tuple[int, ...]:
        """The image of the *args* of the step or debt called *name*."""
        if name in self.rules.plans["founding"]:
            name = "founding"
        kinds = ARGS.get(name.removeprefix("ask "), ())
        if Ellipsis in kinds:
            return tuple(sorted(self.seat(Seat(seat)) for seat in args))
        kinds += (int,) * (len(args) - len(kinds))
        return tuple(map(self.value, kinds, args))

    def choice(self, choice: Choice) -> Choice:
        """The image of a description: its fixed fields, and the seats it takes."""
        action: Any = choice.action
        hints = hints_of(action)
        fixed = {name: self.value(hints[name], value) for name, value in choice.fixed.items()}
        seats = choice.seats
        if seats:
            seats = seats[0], tuple(sorted(map(self.seat, seats[1])))
        return msgspec.structs.replace(choice, fixed=fixed, seats=seats)

    def laid(self, kind: Any, values: Sequence[T]) -> list[T]:
        """The image of *values* by place of a *kind*."""
        moved = dict(zip(self.places[kind], values, strict=True))
        return [moved[place] for place in range(len(values))]

    def owners(self, kind: Any, pieces: Sequence[int], seats: Sequence[int]) -> list[int]:
        """Turned owners of the pieces on places of a *kind*, and 0 where there is no piece."""
        pairs = zip(pieces, seats, strict=True)
        return self.laid(kind, [self.seat(Seat(seat)) if piece else 0 for piece, seat in pairs])

    def state(self, old: State) -> State:
        """The image of a whole game."""
        new = State(self.rules, self.topology)
        new.number, new.stint, new.plan = old.number, old.stint, old.plan
        new.set_board(self.laid(HexId, old.terrain), self.laid(HexId, old.tokens))
        new.harbours = self.value(tuple[tuple[EdgeId, int], ...], old.harbours)
        new.set_pieces(
            self.laid(CornerId, old.corner_piece),
            self.owners(CornerId, old.corner_piece, old.corner_seat),
            self.laid(EdgeId, old.edge_piece),
            self.owners(EdgeId, old.edge_piece, old.edge_seat),
        )
        new.bank, new.boxed = old.bank[:], old.boxed[:]
        new.hands = [hand[:] for hand in self.by_seat(old.hands)]
        new.supply = [pieces[:] for pieces in self.by_seat(old.supply)]
        new.played = [cards[:] for cards in self.by_seat(old.played)]
        new.held = self.by_seat(old.held)
        new.decks, new.queues = [deck[:] for deck in old.decks], old.queues[:]
        new.knowers = [tuple(self.value(KNOWERS, each) for each in deck) for deck in old.knowers]
        new.awards = [self.seat(seat) for seat in old.awards]
        new.turn = self.seat(old.turn)
        new.gone, new.winners = (tuple(map(self.seat, seats)) for seats in (old.gone, old.winners))
        new.stack = list(map(self.struct, old.stack))
        new.beside = tuple(map(self.struct, old.beside))
        new.parts = {name: self.struct(part) for name, part in old.parts.items()}
        return new


def _items(hint: Any, size: int) -> Sequence[Any]:
    """The types of the items of a tuple of the type *hint*."""
    for each in (hint, *get_args(hint)):  # it may be one of a union
        if get_origin(each) is tuple:
            kinds = get_args(each)
            return kinds[:1] * size if Ellipsis in kinds else kinds
    return (Any,) * size


def facts(state: State) -> dict[str, Any]:
    """All facts of a game, in a comparable form."""
    found: dict[str, Any] = {
        name: getattr(state, name)
        for name in (
            *("number", "stint", "plan", "turn", "terrain", "tokens", "bank", "hands", "supply"),
            *("decks", "queues", "held", "played", "boxed", "awards", "beside", "gone"),
            *("winners", "corners", "edges", "corner_piece", "edge_piece"),
        )
    }
    found["stack"] = list(map(_unordered, state.stack))
    found["harbours"] = sorted(state.harbours)
    found["knowers"] = list(map(tuple, state.knowers))
    return found | state.parts


def _unordered(entry: Step | Frame) -> Step | Frame:
    """A frame whose debts may be paid in any order, sorted by seat."""
    if isinstance(entry, Step) or entry.ordered:
        return entry
    debts = tuple(sorted(entry.debts, key=lambda debt: (debt.seat, debt.duty)))
    return Frame(debts, holds=entry.holds)
