"""
Verbs: an action's type, three functions, and the family that says when it may be played.

With them come duties, which verbs of a family pay, and vetoes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, Literal

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
