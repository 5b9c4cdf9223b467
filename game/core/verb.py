"""
Verbs: an action's type, three functions, and the family that says when it may be played.

With them come duties, which verbs of a family pay, and vetoes. `simple_verb` makes most
verbs from shorter functions.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import starmap
from typing import Any, Generic, Literal

from msgspec.structs import astuple

from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.rows import S


@dataclass(frozen=True, slots=True, eq=False)
class Verb(Generic[S]):
    """
    One file of rules, as a value.

    `refuse` names the first rule broken; `options` lists every action it would let pass, or
    describes them; `apply` changes the state and yields events, and may not fail. `look` is a
    cheap look that several verbs may share. If it finds nothing, none of them has any options; a
    verb whose `needs` it does not find has none, either.
    """

    action: type[Action]
    refuse: Callable[[S, Seat, Any], Reason | None]
    options: Callable[[S, Seat], Iterable[Action | Choice]]
    apply: Callable[[S, Seat, Any, Chance], Iterator[Event]]
    family: str
    """Verbs of one family are admitted, and pay duties, together."""
    look: Callable[[S, Seat], Any] | None = None
    """Returns whether there is anything, or what there is."""
    needs: Hashable = None


@dataclass(frozen=True, slots=True, eq=False)
class Duty(Generic[S]):
    """
    A kind of debt: which families of verbs pay it, and which its debtor may use meanwhile.

    `default` gives an answer that is always legal and asks no chance, for seats that do not answer
    in time. `others` are families that the rest of the table may use meanwhile. `sees` names what
    the debtor may see of the seat in the debt's first argument. `early` marks debts that may be
    answered in advance: it is optional, and a computer waits until it may do more.
    """

    name: str
    pays: tuple[str, ...]
    default: Callable[[S, Seat], Action]
    admits: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    sees: Literal["", "hand", "held"] = ""
    early: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Veto(Generic[S]):
    """
    A rule on another module's verb.

    If the verb's options are described, *narrow* removes from a description everything that
    *refuse* would refuse, and returns the rest or None. A verb that pays a debt must keep an
    answer. `look` is a cheap look: if it finds nothing, *refuse* lets everything pass.
    """

    action: type[Action]
    refuse: Callable[[S, Seat, Any], Reason | None]
    narrow: Callable[[S, Seat, Choice], Choice | None] | None = None
    look: Callable[[S, Seat], Any] | None = None


Does = Callable[..., Event | Iterable[Event]]
"""Carries something out for state, seat and the values of the action's fields; returns events."""

Cannot = Callable[..., Reason | None]
"""Returns why these values are refused, or None; takes state, seat and values like `Does`."""

Among = Callable[[S, Seat], Iterable[Any] | Choice]
"""Lists the legal values of an action's field (tuples if it has several), or describes them."""


def refuse_nothing(state: Any, seat: Seat, *values: Any) -> Reason | None:
    """Refuse nothing: only the moment counts."""
    return None


def listed_events(done: Event | Iterable[Event]) -> Iterable[Event]:
    """One event or several, as several."""
    return (done,) if isinstance(done, Event) else done


def simple_verb(
    action: type[Action],
    family: str,
    does: Does,
    among: Among[S] | None = None,
    cannot: Cannot | Reason = refuse_nothing,
    look: Callable[[S, Seat], Any] | None = None,
    needs: Hashable = None,
) -> Verb[S]:
    """
    Make a verb whose functions take the values of the action's fields instead of the action.

    Without *among* the action has no field, and is listed unless *cannot* refuses it. *cannot* may
    be the one reason for all values that are not *among*.
    """
    has_one = len(action.__struct_fields__) == 1

    def refuse(state: S, seat: Seat, chosen: Action) -> Reason | None:
        values = astuple(chosen)
        if not isinstance(cannot, Reason):
            return cannot(state, seat, *values)
        assert among
        legal = among(state, seat)
        if isinstance(legal, Choice):
            return None if legal.contains(chosen) else cannot
        return None if (values[0] if has_one else values) in legal else cannot

    def options(state: S, seat: Seat) -> Iterable[Action | Choice]:
        if among is None:
            return () if refuse(state, seat, action()) else (action(),)
        legal = among(state, seat)
        if isinstance(legal, Choice):
            return (legal,)
        return list(map(action, legal) if has_one else starmap(action, legal))

    def apply(state: S, seat: Seat, chosen: Action, chance: Chance) -> Iterator[Event]:
        yield from listed_events(does(state, seat, *astuple(chosen)))

    return Verb(action, refuse, options, apply, family, look, needs)


def decline(
    action: type[Action], family: str, event: Callable[..., Event], cannot: Cannot = refuse_nothing
) -> Verb[S]:
    """Make the verb of an *action* without fields that says no; an *event* reports it."""
    return simple_verb(action, family, lambda state, seat: event(seat=seat), None, cannot)


def first_listed(family: str) -> Callable[[Any, Seat], Action]:
    """A default answer: the first listed option of a *family*, from any box."""
    return lambda state, seat: state.rules.first_listed(state, seat, family)
