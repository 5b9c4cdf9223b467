"""What a verb is: an action's type, three functions, and the family that says when it may be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.state import State


@dataclass(frozen=True, slots=True, eq=False)
class Verb:
    """
    One file of rules, as a value.

    `refuse` names the first rule broken; `options` lists every action it would let pass, or
    describes them; `apply` changes the state and yields events, and may not fail. `look` is a
    cheap look that several verbs may share: where it says no, none of them has any options.
    """

    action: type[Action]
    refuse: Callable[[State, Seat, Any], Reason | None]
    options: Callable[[State, Seat], Iterable[Action | Choice]]
    apply: Callable[[State, Seat, Any, Chance], Iterator[Event]]
    family: str
    """Verbs of one family are admitted, and pay duties, together."""
    look: Callable[[State, Seat], bool] | None = None


def first_listed(state: State, seat: Seat, family: str) -> Action:
    """
    The first answer that is listed to *seat* with verbs of a *family*.

    A default for duties whose answers are all listed, whichever box they come from.
    """
    return next(
        one for one in state.rules.listed(state, seat, (family,)) if isinstance(one, Action)
    )


@dataclass(frozen=True, slots=True, eq=False)
class Duty:
    """
    A kind of debt: which families of verbs pay it, and which its debtor may use while it stands.

    `default` gives an answer that is always legal and asks no chance, for seats that do not
    answer in time. `others` are families that the rest of the table may use meanwhile. `sees` says
    what the debtor sees meanwhile of the seat that the debt's first argument names.
    """

    name: str
    pays: tuple[str, ...]
    default: Callable[[State, Seat], Action]
    admits: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    sees: Literal["", "hand", "held"] = ""
