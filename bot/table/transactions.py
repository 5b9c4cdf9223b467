"""
Transactions: one action or log entry at a table, stored with all its consequences.

The line of the log, the snapshot and the consequences (`Rules.consequences`, listed in
bot/features/rules.py) are stored in one transaction, before anyone sees them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.chat import answering
from bot.chat.watch import metrics
from bot.table import news
from bot.table.done import By, Done, How
from bot.table.draft import Draft
from bot.table.hooks import rules
from bot.table.table import Table
from bot.table.tables import Tables, is_forced
from game import Entry, Event, Seat, Seeded
from game.core.action import Action
from game.core.undo import standing
from storage import Status


@dataclass(frozen=True, slots=True)
class Played:
    """The result of an action."""

    table: Table
    number: int
    events: tuple[Event, ...]


async def carry_out(tables: Tables, table: Table, seat: Seat, action: Action, by: By) -> Played:
    """
    Play an action on a locked table, and store it.

    :raises Illegal: with the rule that refuses it; nothing has changed then.
    :raises Conflict: if another process has changed the table.
    """
    done = _do(table, seat, action, by)
    _note_story(done)
    if by.user:
        tables.begin(table)
    await tables.change(table, lambda change: _store(change, done))
    if by.interaction is not None:
        answering.note_stored(table.id)
    metrics.PLAYED.labels(type(action).__name__).inc()
    tables.tell(table)
    return Played(table, done.number, tuple(done.events))


def enter(
    change: Draft,
    table: Table,
    seat: Seat,
    entry: Entry,
    user: int | None,
    *,
    calls: tuple[Seat, ...] = (),
) -> None:
    """
    Apply a non-player log entry within an existing transaction.

    If that transaction fails, the table is read again. With *calls*, a new post of the table pings
    these seats even though they owe nothing new.

    :raises Illegal: with the reason; nothing has changed then.
    """
    done = _do(table, seat, entry, By(How.ENTRY, user))
    if calls:
        done.plans.append(news.Plan(news.TURN, calls))
    _store(change, replace(done, before=change.memory))
    _note_story(done)


def give_up(change: Draft, table: Table) -> None:
    """End a game without a winner."""
    for follow in rules().ended:
        follow(change, table)
    change.end(Status.ABANDONED, "abandoned")


def chance(table: Table) -> Seeded:
    """The game's fair chance, continued from where it was."""
    return Seeded(table.row.seed, table.row.words, table.row.chance_counter)


def _do(table: Table, seat: Seat, action: Action, by: By) -> Done:
    """Play an action or entry in memory, and find out which posts it makes necessary."""
    game, luck = table.playing(), chance(table)
    state = game.state
    known = news.known(state)
    # A prepared answer pings its person about what comes next, unless they were the last to act.
    is_away = by.how is How.PREPARED and table.present[seat] < max(table.present)
    if isinstance(action, Entry):
        actor, events = None, game.enter(seat, action, luck)
    else:
        forced = by.how is How.CLOCK
        actor, events = None if is_away else seat, game.play(seat, action, luck, forced=forced)
    plans = news.plan(known, game.state, events, actor)
    if by.looks_on is not None:
        seen = (news.ASK, news.CALL) if is_away else (news.CALL,)
        plans = list(_without(plans, by.looks_on, seen))
    line = game.lines.pop()
    return Done(table, seat, action, by, line, events, plans, known, luck.counter, table.memory)


def _without(plans: list[news.Plan], seat: Seat, kinds: tuple[str, ...]) -> Iterator[news.Plan]:
    """*plans* without *seat*, for plans of these *kinds*."""
    for plan in plans:
        if plan.kind not in kinds:
            yield plan
        elif seats := tuple(other for other in plan.seats if other != seat):
            yield replace(plan, seats=seats)


def _store(change: Draft, done: Done) -> None:
    change.append(done.line, user_id=done.by.user, interaction_id=done.by.interaction)
    change.save(done.table.playing().snapshot(), chance_counter=done.counter)
    for consequence in rules().consequences:
        consequence(change, done)


def _note_story(done: Done) -> None:
    """Add what was done to the story that the table's post tells; a new post starts a new story."""
    table = done.table
    if any(plan.kind in news.TABLE_POSTS for plan in done.plans):
        table.story.clear()
        table.forced.clear()
    table.story = standing([*table.story, (done.number, done.events)])
    if is_forced(done.line, done.by.user):
        table.forced.add(done.number)
