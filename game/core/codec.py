"""
Text forms that come back.

Actions and events are written with the names of their places, which are made of hexes, so that
logs can be read by programs that do not know our ints. A snapshot is a state as MessagePack; it
carries a version, and older versions are upgraded step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar, get_args, get_type_hints
from weakref import WeakValueDictionary

import msgspec

from game.board.places import CornerId, EdgeId, Hex, HexId, hexes_of
from game.board.topology import Topology
from game.core.action import Action, Event
from game.core.cards import Seat
from game.core.entries import Entry
from game.core.hand_over import HandOver
from game.core.leave import Leave
from game.core.manifests import bridged, check, check_uses
from game.core.module import Module
from game.core.options import chosen
from game.core.part import Held
from game.core.rows import Value
from game.core.ruleset import Ruleset, ruleset
from game.core.stack import Debt, Frame, Step
from game.core.state import State
from game.core.undo import Undo
from game.errors import BadSetup, NewerSnapshot

VERSION = 2
"""The version of snapshots that this code writes."""

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    # No card was out of the game.
    1: lambda raw: {**raw, "boxed": [0] * len(raw["played"][0])},
}
"""By version, the function that upgrades its snapshots to the next version."""

ENTRIES: Mapping[str, type[Entry]] = {entry.__name__: entry for entry in (HandOver, Leave, Undo)}
"""Entries that a log may hold besides verbs, in every game."""

T = TypeVar("T", Action, Event)


NAMED = {HexId: 1, EdgeId: 2, CornerId: 3}
"""The types of places, and of how many hexes each is made."""


@lru_cache(maxsize=256)
def _places(struct: type[msgspec.Struct]) -> dict[str, int]:
    """The fields of *struct* that hold a place, or several, or perhaps none; and its hexes."""
    return {
        name: NAMED[hint]
        for name, given in get_type_hints(struct).items()
        for hint in (given, *get_args(given))
        if hint in NAMED
    }


def _name(topology: Topology, size: int, place: Any) -> Any:
    """The name of *place*, or of each."""
    if place is None:
        return None
    if isinstance(place, (list, tuple)):
        return [_name(topology, size, each) for each in place]
    if size == NAMED[HexId]:
        return topology.hex_name(place)
    return (topology.edge_name if size == NAMED[EdgeId] else topology.corner_name)(place)


def _place(topology: Topology, size: int, name: Any) -> Any:
    """The inverse of `_name`."""
    if name is None:
        return None
    if isinstance(name, (list, tuple)):
        return [_place(topology, size, each) for each in name]
    if len(hexes_of(str(name))) != size:
        raise KeyError(name)
    return topology.named(str(name))


def to_text(topology: Topology, message: Action | Event) -> dict[str, Any]:
    """An action or event as plain data, just as JSON holds it, its places named by hexes."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    for field, size in _places(type(message)).items():
        data[field] = _name(topology, size, data[field])
    return data


def action_from(rules: Ruleset, topology: Topology, data: Mapping[str, Any]) -> Action:
    """
    The action, or the entry, that *data* is the text form of.

    :raises ValueError: if it is none of this ruleset, or names a place the board has not.
    """
    actions: Mapping[str, type[Action]] = _by_name((*rules.verbs, *ENTRIES.values()))
    return _from_text(actions, topology, data)


def event_from(rules: Ruleset, topology: Topology, data: Mapping[str, Any]) -> Event:
    """
    The event that *data* is the text form of.

    :raises ValueError: if it is none of this ruleset, or names a place the board has not.
    """
    events: Mapping[str, type[Event]] = _by_name(rules.events)
    return _from_text(events, topology, data)


@lru_cache(maxsize=256)
def _by_name(structs: tuple[type[Any], ...]) -> Mapping[str, type[Any]]:
    """*structs* by their names in the text form."""
    return {struct.__name__: struct for struct in structs}


def _from_text(structs: Mapping[str, type[T]], topology: Topology, data: Mapping[str, Any]) -> T:
    struct = structs.get(data.get("type", ""))
    if struct is None:
        message = f"{data.get('type')!r} is not known here"
        raise ValueError(message)
    fields = dict(data)
    try:
        for field, size in _places(struct).items():
            fields[field] = _place(topology, size, fields[field])
        return msgspec.convert(fields, struct)
    except (KeyError, ValueError) as error:
        message = f"{data} cannot be read: {error}"
        raise ValueError(message) from error


class Snapshot(msgspec.Struct):
    """A state as it is stored."""

    version: int
    modules: list[str]
    options: dict[str, Value]
    seats: int
    shape: list[tuple[int, int]]
    number: int
    terrain: list[int]
    tokens: list[int]
    harbours: list[tuple[int, int]]
    corner_kind: bytes
    corner_seat: bytes
    edge_kind: bytes
    edge_seat: bytes
    bank: list[int]
    hands: list[list[int]]
    supply: list[list[int]]
    decks: list[list[int]]
    queues: list[list[int]]
    held: list[list[Held]]
    played: list[list[int]]
    boxed: list[int]
    awards: list[int]
    stint: int
    plan: str
    turn: int
    stack: list[Step | Frame]
    beside: list[Debt]
    gone: list[int]
    winners: list[int]
    parts: dict[str, Any]
    knowers: list[tuple[tuple[Seat, ...] | None, ...]] | msgspec.UnsetType = msgspec.UNSET
    """Unset where everyone knows what lies in the queues."""
    revision: int = 0


def snapshot(state: State) -> bytes:
    """*state* as bytes, from which `restore` makes it again."""
    inner = state.topology.hexes[: state.topology.inner]
    stored = Snapshot(
        version=VERSION,
        modules=list(state.rules.modules),
        options=dict(state.rules.options),
        seats=state.seats,
        shape=[(place.q, place.r) for place in inner],
        number=state.number,
        terrain=list(state.terrain),
        tokens=list(state.tokens),
        harbours=[(edge, card) for edge, card in state.harbours],
        corner_kind=bytes(state.corner_piece),
        corner_seat=bytes(state.corner_seat),
        edge_kind=bytes(state.edge_piece),
        edge_seat=bytes(state.edge_seat),
        bank=state.bank,
        hands=state.hands,
        supply=state.supply,
        decks=state.decks,
        queues=[list(queue) for queue in state.queues],
        held=[list(held) for held in state.held],
        played=state.played,
        boxed=state.boxed,
        awards=[int(seat) for seat in state.awards],
        stint=state.stint,
        plan=state.plan,
        turn=state.turn,
        stack=list(state.stack),
        beside=list(state.beside),
        gone=[int(seat) for seat in state.gone],
        winners=[int(seat) for seat in state.winners],
        parts={name: msgspec.to_builtins(part) for name, part in state.parts.items()},
        knowers=state.knowers if any(map(any, state.knowers)) else msgspec.UNSET,
        revision=state.revision,
    )
    return msgspec.msgpack.encode(stored)


def restore(data: bytes, boxes: Sequence[Module]) -> State:
    """
    The state that `snapshot` stored; *boxes* are the modules that are known.

    :raises NewerSnapshot: if a newer program has written it.
    :raises BadSetup: if a module it needs is missing.
    """
    raw: dict[str, Any] = msgspec.msgpack.decode(data)
    version = int(raw["version"])
    if version > VERSION:
        message = (
            f"the game was stored by a newer program (snapshot {version}, this one reads up to "
            f"{VERSION}): update the program"
        )
        raise NewerSnapshot(message)
    for older in range(version, VERSION):
        raw = UPGRADES[older](raw)
    stored = msgspec.convert(raw, Snapshot)
    rules = compiled(tuple(stored.modules), stored.options, stored.seats, boxes)
    topology = Topology.of(frozenset(Hex(q, r) for q, r in stored.shape))
    state = State(rules, topology)
    state.number, state.revision = stored.number, stored.revision
    state.set_board(stored.terrain, stored.tokens)
    state.harbours = tuple((EdgeId(edge), card) for edge, card in stored.harbours)
    state.set_pieces(stored.corner_kind, stored.corner_seat, stored.edge_kind, stored.edge_seat)
    state.bank, state.hands, state.supply = stored.bank, stored.hands, stored.supply
    state.decks = stored.decks
    state.queues = [tuple(queue) for queue in stored.queues]
    state.knowers = (
        [(None,) * len(queue) for queue in stored.queues]
        if stored.knowers is msgspec.UNSET
        else stored.knowers
    )
    state.held = [tuple(held) for held in stored.held]
    state.played, state.boxed = stored.played, stored.boxed
    state.awards = [Seat(seat) for seat in stored.awards]
    state.stint, state.plan, state.turn = stored.stint, stored.plan, Seat(stored.turn)
    state.stack = stored.stack
    state.beside = tuple(stored.beside)
    state.gone = tuple(Seat(seat) for seat in stored.gone)
    state.winners = tuple(Seat(seat) for seat in stored.winners)
    classes = {type(part).__name__: type(part) for part in (new() for new in rules.parts)}
    state.parts = {
        name: msgspec.convert(part, classes[name]) for name, part in stored.parts.items()
    }
    return state


def compiled(
    names: tuple[str, ...], options: Mapping[str, Value], seats: int, boxes: Sequence[Module]
) -> Ruleset:
    """
    Return the ruleset of the modules called *names* and of the bridges between them.

    It is compiled once, and equal rulesets are one object as long as it is in use.

    :raises BadSetup: if one of them is unknown, or they do not go together.
    """
    key = (names, tuple(sorted(options.items())), seats, tuple(boxes))
    if key not in _recent:
        known = {box.name: box for box in boxes}
        for name in names:
            if name not in known:
                message = f"there is no module {name!r}: choose among {', '.join(known)}"
                raise BadSetup(message)
        every = bridged(names, boxes)
        modules = [known[name] for name in every]
        check(modules, seats)
        rows, values = chosen(modules, options, seats)
        check_uses(modules, values)
        whole = (every, tuple(sorted(values.items())), seats, tuple(boxes))
        rules = _living.get(whole) or ruleset(modules, rows, values, seats)
        _recent[key] = _living[whole] = rules
        while len(_recent) > KEPT:
            del _recent[next(iter(_recent))]
    return _recent[key]


KEPT = 256
"""Maximum number of rulesets kept; they are small, and a server has few kinds of table."""

_recent: dict[tuple[Any, ...], Ruleset] = {}
"""Rulesets asked for lately."""
_living: WeakValueDictionary[tuple[Any, ...], Ruleset] = WeakValueDictionary()
"""All rulesets in use, by modules and options: two equal ones would make equal views differ."""
