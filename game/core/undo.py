"""
Undo: the seat that acted last may take back its actions.

An action stays if it asked chance, moved cards of another seat, or showed hidden cards; all of
this is read off the states before and after and off its events, so no verb is asked. Any other
action may be undone by its seat until another seat has acted: the state before it returns under a
new number, and the log keeps both lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from game.core.action import Event, Reason, told
from game.core.cards import Seat
from game.core.entries import Entry
from game.core.questions import SHOWS
from game.core.refusals import No as Core
from game.core.stack import NOBODY
from game.core.state import State
from game.core.trace import Went

MOST = 24
"""Maximum number of actions in a row that can be undone; each is a copy of a state."""

SOUGHT = ("claim", "theft")
"""Moves of cards that a seat was asked for; that none came is information, too."""

CARDS = ("hands", "held", "played")
"""Attributes with a seat's cards."""


class Undo(Entry):
    """Undo the action *number*, the latest one of this seat that still holds."""

    number: int


class Undone(Event):
    """*seat* has undone the action *number*, which had been reported by *events*."""

    seat: Seat
    number: int
    events: tuple[dict[str, Any], ...]
    """Text forms; none of them has anything secret."""


class No(Reason):
    """Reasons an action stays."""

    NOTHING = "nothing has been done yet"
    ACTED_SINCE = "somebody else has acted since"
    CHANCE = "it used chance"
    OTHERS_CARDS = "cards of another seat were moved"
    SHOWN = "it revealed something hidden"
    FORCED = "it was played for an absent seat"
    NOT_LATEST = "it was already undone, or isn't the latest"
    FORGOTTEN = "the earlier state is no longer known"


@dataclass(frozen=True, slots=True)
class Done:
    """An action that may be undone: its number, its events, and the state before it."""

    number: int
    events: tuple[dict[str, Any], ...]
    before: State


@dataclass(frozen=True, slots=True)
class Trail:
    """The latest actions of the seat that acted last that may still be undone."""

    seat: Seat = NOBODY
    bar: No = No.NOTHING
    """The reason the action before them stays."""
    done: tuple[Done, ...] = ()

    def refuse(self, state: State, seat: Seat, number: int) -> Reason | None:
        """The reason *seat* may not undo the action *number*, or None."""
        if state.winners:
            return Core.GAME_IS_OVER
        if seat in state.gone:
            return Core.YOU_ARE_OUT
        if self.seat not in (seat, NOBODY):
            return No.ACTED_SINCE
        if not self.done:
            return self.bar
        return None if number == self.done[-1].number else No.NOT_LATEST

    def grown(self, seat: Seat, done: Done, bar: No | None) -> Trail:
        """The trail when *seat* has *done* something, which stays for the reason *bar* or not."""
        if bar is not None:
            return Trail(seat, bar)
        if self.seat not in (seat, NOBODY):
            return Trail(seat, No.ACTED_SINCE, (done,))
        kept = (*self.done, done)[-MOST:]
        return Trail(seat, self.bar if len(kept) > len(self.done) else No.FORGOTTEN, kept)

    def shortened(self) -> Trail:
        """The trail when its last action is taken back."""
        return Trail(self.seat, self.bar, self.done[:-1])


def stays(
    before: State, after: State, seat: Seat, events: Sequence[Event], *, asks: bool
) -> No | None:
    """The reason an action of *seat* between the two states stays, or None; it *asks* chance."""
    if asks:
        return No.CHANCE
    for other in after.rules.clockwise[seat]:
        if any(getattr(before, at)[other] != getattr(after, at)[other] for at in CARDS):
            return No.OTHERS_CARDS
    if any(map(_shows, events)) or _opens(after):
        return No.SHOWN
    return No.SHOWN if after.rules.answer(SHOWS)(before, after, seat, events) else None


def _shows(event: Event) -> bool:
    """Whether *event* shows a seat something hidden from others, or answers a search for cards."""
    return told(event, None) != event or any(
        isinstance(trace, Went) and trace.sort in SOUGHT for trace in event.traces()
    )


def _opens(state: State) -> bool:
    """Whether the latest action lets a seat look at cards."""
    duties = state.rules.duties
    return any(
        debt.since == state.number and (debt.secret or duties[debt.duty].sees)
        for debt in state.all_debts()
    )


def taken_back(now: State, done: Done) -> State:
    """The state before *done*, under the number after *now*."""
    state = done.before.copy()
    state.number = now.number + 1
    for name, part in now.parts.items():
        going_on = {field: getattr(part, field) for field in part.counters}
        if going_on:
            state.parts[name] = msgspec.structs.replace(state.parts[name], **going_on)
    return state


E = TypeVar("E", bound=Sequence[Event])


def standing(lines: Iterable[tuple[int, E]]) -> list[tuple[int, E]]:
    """The *lines*, each with its number and events, that were not undone."""
    lines = list(lines)
    undone = {event.number for _, events in lines for event in events if isinstance(event, Undone)}
    return [line for line in lines if line[0] not in undone]
