"""
Prepared answers: choices made in advance for a moment, and played when it comes.

The moments of the base game are in `moments`; those of a box are in its file ``prepared.py``, as
``PREPARED``. The table remembers each seat's choices, so no crash loses them, and only the seat can
see them. A prepared answer looks like any other answer of its player, who gets a private note.

A prepared answer ends in one of these ways:

- the moment comes but the player has to decide, unless the moment `stays`;
- its seat changes hands;
- the answer it gave is taken back;
- the seat's next turn begins, if it has no condition and the moment doesn't last.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Final

from bot.brought import brought
from bot.features.prepare.moments import BASE, offers
from bot.features.prepare.preparation import Chosen, Preparation
from bot.table.done import By, Done, How
from bot.table.draft import Draft
from bot.table.state.memory import Memory, Used
from bot.table.table import Table
from game import Action, Seat, View
from game.core.ruleset import Ruleset
from game.core.trace import Began
from game.core.undo import Undo
from storage import Status

DEADLINE: Final = "prepared"
"""The kind of a deadline set while an answer is ready but not stored; a restart gives it then."""


@dataclass(frozen=True, slots=True)
class Move:
    """An answer that is ready: its seat, the name of its moment, and the action."""

    seat: Seat
    name: str
    action: Action


def preparations() -> dict[str, Preparation]:
    """Every moment of the base game and of every installed box, by name."""
    of_boxes = (each for rows in brought("prepared", "PREPARED") for each in rows)
    return {each.name: each for each in (*BASE, *of_boxes)}


def in_game(rules: Ruleset) -> dict[str, Preparation]:
    """The moments that may come in a game."""
    return {name: each for name, each in preparations().items() if each.choices(rules)}


def open_to(view: View, seat: Seat, own: Container[str]) -> dict[str, Preparation]:
    """The moments that may come for a seat, and its *own*, for which it has prepared an answer."""
    found = in_game(view.rules).items()
    return {name: each for name, each in found if name in own or each.has_use(view, seat)}


async def next_move(table: Table, row: int = 0) -> tuple[Seat, Action, By] | None:
    """The first answer that is ready, if the game goes on."""
    if table.row.status is not Status.RUNNING or table.still:
        return None
    for move in _ready(table, table.memory.prepared):
        by = By(How.PREPARED, table.user(move.seat), moment=move.name)
        return move.seat, move.action, by
    return None


def answered(table: Table, memory: Memory, owed: bool) -> set[Seat]:
    """The seats whose prepared answers settle what is *owed*; or offers, if it is False."""
    return {
        move.seat
        for move in _ready(table, memory.prepared)
        if bool(preparations()[move.name].duties) == owed
    }


def choose(change: Draft, table: Table, seat: Seat, name: str, chosen: Chosen | None) -> None:
    """Prepare *chosen* for a seat from now on; None drops the prepared answer."""
    old = change.memory.prepared
    own = {other: said for other, said in old.get(seat, {}).items() if other != name}
    _keep(change, seat, own if chosen is None else {**own, name: chosen})
    _set_deadline(change, table)


def refuse_offers(change: Draft, table: Table, seat: Seat) -> None:
    """Refuse all offers for a seat that never wants any, unless it has prepared another answer."""
    if offers.BEFOREHAND.name not in change.memory.prepared.get(seat, {}):
        choose(change, table, seat, offers.BEFOREHAND.name, ())


def note_use(change: Draft, done: Done) -> None:
    """Note, for the seat alone, that its prepared answer was played."""
    if done.by.how is How.PREPARED:
        _tell(change, done.seat, Used(done.by.moment, done.number))


def forget(change: Draft, table: Table, seat: Seat) -> None:
    """Forget everything that a seat has prepared, because it changes hands."""
    memory = change.memory
    _keep(change, seat, {})
    if seat in memory.used:
        change.remember(used={one: told for one, told in memory.used.items() if one != seat})


def settle(change: Draft, done: Done) -> None:
    """Drop prepared answers that an action has ended, and note whether another is ready."""
    prepared = change.memory.prepared
    if not prepared:
        return
    table, actor, action = done.table, done.seat, done.action
    number = change.game.number
    traces = (trace for event in done.events for trace in event.traces())
    begun = {trace.seat for trace in traces if isinstance(trace, Began)}
    state = table.playing().state
    taken_back = {
        used.name
        for used in change.memory.used.get(actor, ())
        if isinstance(action, Undo) and used.number >= action.number
    }
    ready = {(move.seat, move.name) for move in _ready(table, prepared)}
    for seat, own in prepared.items():
        kept = dict(own)
        for name, chosen in own.items():
            moment = preparations().get(name)
            due = moment and not moment.stays and moment.has_come(state, seat, number)
            ends = not (chosen or (moment and moment.lasts))
            if due and (seat, name) not in ready:
                del kept[name]
                _tell(change, seat, Used(name, number, is_dropped=True))
            elif (seat == actor and name in taken_back) or (seat in begun and ends):
                del kept[name]
        if kept != own:
            _keep(change, seat, kept)
    _set_deadline(change, table)


def _ready(table: Table, prepared: dict[Seat, dict[str, Chosen]]) -> Iterator[Move]:
    game = table.game
    if game is None or game.state.winners:
        return
    debtors = (debt.seat for debt in game.state.debts())
    for seat in dict.fromkeys((*debtors, *prepared)):
        for name, chosen in prepared.get(seat, {}).items():
            moment = preparations().get(name)
            if moment and table.user(seat) and moment.has_come(game.state, seat):
                action = moment.answer(game, seat, chosen)
                if action is not None and not game.refuse(seat, action):
                    yield Move(seat, name, action)


def _keep(change: Draft, seat: Seat, own: dict[str, Chosen]) -> None:
    old = change.memory.prepared
    others = {other: said for other, said in old.items() if other != seat}
    if own or seat in old:
        change.remember(prepared={**others, seat: own} if own else others)


def _tell(change: Draft, seat: Seat, used: Used) -> None:
    memory = change.memory
    present = memory.present[seat] if memory.present else 0
    news = [one for one in memory.used.get(seat, ()) if one.number > present]
    change.remember(used={**memory.used, seat: (*news, used)})


def _set_deadline(change: Draft, table: Table) -> None:
    if any(_ready(table, change.memory.prepared)):
        change.set_deadline(DEADLINE, change.now)
    else:
        change.clear_deadlines(DEADLINE)
