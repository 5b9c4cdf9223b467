"""
Cards that a seat plays: rules shared by all cards of a deck, and a verb for each.

A card is a row, `CARDS.card(action, name, does, among, cannot)`: the functions say only what is
special about the card, and take the values of the action's fields (`game.core.verb.simple_verb`).
A card that needs chance writes its verb out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State
from game.core.verb import Among, Cannot, Does, Verb, listed_events, refuse_nothing, simple_verb

K = TypeVar("K", int, str)


@dataclass(frozen=True, slots=True)
class Playing(Generic[K]):
    """The rules that cards of a deck share: why one can't be played, and how it is put away."""

    cannot: Callable[[State, Seat, K], Reason | None]
    play: Callable[[State, Seat, K], Event]
    family: str
    look: Callable[[State, Seat], Any] | None = None

    def card(
        self,
        action: type[Action],
        name: K,
        does: Does,
        among: Among[State] | None = None,
        cannot: Cannot = refuse_nothing,
        family: str = "",
    ) -> Verb[State]:
        """Make the verb of the card *name*, which *action* plays."""

        def refused(state: State, seat: Seat, *values: Any) -> Reason | None:
            return self.cannot(state, seat, name) or cannot(state, seat, *values)

        def legal(state: State, seat: Seat) -> Any:
            return among(state, seat) if among and not self.cannot(state, seat, name) else ()

        def played(state: State, seat: Seat, *values: Any) -> Iterator[Event]:
            yield self.play(state, seat, name)
            yield from listed_events(does(state, seat, *values))

        return simple_verb(
            action,
            family or self.family,
            played,
            legal if among else None,
            refused,
            self.look,
            name if self.look else None,
        )
