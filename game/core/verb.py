"""
What a verb is: an action's type, three functions, and the family that says when it may be.

Beside it stand what says more of verbs: a duty, which verbs of a family pay, and a veto.
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
    cheap look that several verbs may share: where it finds nothing, none of them has any options,
    nor has any whose `needs` is not among what it finds.
    """

    action: type[Action]
    refuse: Callable[[S, Seat, Any], Reason | None]
    options: Callable[[S, Seat], Iterable[Action | Choice]]
    apply: Callable[[S, Seat, Any, Chance], Iterator[Event]]
    family: str
    """Verbs of one family are admitted, and pay duties, together."""
    look: Callable[[S, Seat], Any] | None = None
    """Says whether there is anything, or what there is: a collection that can be hashed."""
    needs: Hashable = None


@dataclass(frozen=True, slots=True, eq=False)
class Duty(Generic[S]):
    """
    A kind of debt: which families of verbs pay it, and which its debtor may use while it stands.

    `default` gives an answer that is always legal and asks no chance, for seats that do not
    answer in time. `others` are families that the rest of the table may use meanwhile. `sees` says
    what the debtor sees meanwhile of the seat that the debt's first argument names. `early` is what
    may be answered before its time: nobody need, and a computer waits until more may be done.
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
    A rule on somebody else's verb.

    Where the verb's options are described, *narrow* takes out of a description what *refuse*
    would refuse: it returns the rest, or None. A verb that pays a debt must be left an answer.
    `look` is a cheap look: where it finds nothing, *refuse* lets everything pass.
    """

    action: type[Action]
    refuse: Callable[[S, Seat, Any], Reason | None]
    narrow: Callable[[S, Seat, Choice], Choice | None] | None = None
    look: Callable[[S, Seat], Any] | None = None
