"""
Transactions: one action at a table, or one entry, played and stored with all that comes of it.

What comes of it is posts that are owed, clocks that start and stop, and what may be taken back of
it: all in one transaction, before anybody hears of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bot import answering, metrics
from bot.tables import answers, clocks, laid, news, nudge, peace, prepared, results, sleep, takeback
from bot.tables.beforehand import offers
from bot.tables.clock import Clocks
from bot.tables.memory import memory_of, remember
from bot.tables.pace import Rest
from bot.tables.table import Table
from bot.tables.tables import Tables, is_forced
from game import Entry, Event, Line, Seat, Seeded
from game.core.action import Action
from game.core.undo import Undo, standing
from storage import Json, Status
from storage.change import Change


@dataclass(frozen=True, slots=True)
class Played:
    """What an action has done."""

    table: Table
    number: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _Done:
    """What was done to a game and is not stored yet."""

    seat: Seat
    action: Action
    line: Line
    events: list[Event]
    plans: list[news.Plan]
    had_answer: bool
    """Whether an offer had an answer before that could be taken."""
    counter: int
    """How much chance has been used."""


async def carry_out(
    tables: Tables,
    table: Table,
    user: int | None,
    seat: Seat,
    action: Action,
    interaction: int | None,
    also: Callable[[Change], None] | None = None,
    *,
    is_beforehand: bool = False,
    looks_on: Seat | None = None,
) -> Played:
    """
    Play an action on a table whose lock is held; what *also* becomes of it is stored with it.

    Without a *user* nobody has chosen it: a clock or a computer has. What was chosen beforehand
    calls its person for what they owe next, unless they were the last to act. Whoever *looks_on*
    has just pressed a button and sees what that has brought: nobody tells them of answers to their
    offers, nor does what was chosen beforehand call them. Whose own turn begins by what they have
    just done is not pinged.

    :raises Illegal: with the rule that refuses it; nothing has changed then.
    :raises Conflict: if another process has written.
    """
    is_away = is_beforehand and table.present[seat] < max(table.present)
    done = _do(table, seat, action, forced=not user, is_away=is_away)
    if looks_on is not None:
        known = (news.ASK, news.CALL) if is_away else (news.CALL,)
        done.plans[:] = _without(done.plans, looks_on, known)
    looking = None if is_beforehand else user

    def work(change: Change) -> None:
        _store(change, table, done, user, interaction, looking)
        if also is not None:
            also(change)

    _note_story(table, done, user)
    if user:
        tables.begin(table)
    change = await tables.store.change(table.id, work)
    if interaction is not None:
        answering.note_stored(table.id)
    table.keep(change)
    metrics.PLAYED.labels(type(action).__name__).inc()
    tables.tell(table)
    return Played(table, done.line.number, tuple(done.events))


def enter(
    change: Change,
    table: Table,
    seat: Seat,
    entry: Entry,
    user: int | None,
    *,
    calls: tuple[Seat, ...] = (),
) -> None:
    """
    Enter what is no player's verb, in the change of whatever else comes with it.

    If that cannot be stored, the table is read again. *calls* are seats that a new post of the
    table calls, though they owe nothing new.

    :raises Illegal: with the reason; nothing has changed then.
    """
    done = _do(table, seat, entry)
    if calls:
        done.plans.append(news.Plan(news.TURN, calls))
    _store(change, table, done, user, None)
    _note_story(table, done, user)


def wind(change: Change, table: Table) -> None:
    """Start and stop the clocks of a table, in the change that makes it necessary."""
    clocks.wind(change, table, rests(change, table, clocks.concerned(table)))
    nudge.touch(change, table)


def rests(change: Change, table: Table, seats: set[int]) -> dict[int, Rest]:
    """When the people of *seats* rest."""
    if not seats:
        return {}
    people = change.people(table.people_in(Seat(seat) for seat in seats))
    found = {}
    for seat in sorted(seats):
        user = table.user(Seat(seat))
        found[seat] = Rest.of(people[user].preferences) if user else Rest()
    return found


def chance(table: Table) -> Seeded:
    """Fair chance, from where the table left it."""
    return Seeded(table.row.seed, table.row.words, table.row.chance_counter)


def _do(
    table: Table, seat: Seat, action: Action, *, forced: bool = False, is_away: bool = False
) -> _Done:
    """Play or enter, and see what posts that makes necessary; nothing is stored yet."""
    game, luck = table.playing(), chance(table)
    state = game.state
    before = tuple(debt.seat for debt in state.debts())
    asked, had = news.asked_by_offers(state), news.has_answer(state)
    if isinstance(action, Entry):
        actor, events = None, game.enter(seat, action, luck)
    else:
        actor, events = None if is_away else seat, game.play(seat, action, luck, forced=forced)
    plans = news.plan(before, game.state, events, actor, asked)
    return _Done(seat, action, game.lines.pop(), events, plans, had, luck.counter)


def _without(plans: list[news.Plan], seat: Seat, kinds: tuple[str, ...]) -> Iterator[news.Plan]:
    """*plans*, but none of these *kinds* calls *seat*."""
    for plan in plans:
        if plan.kind not in kinds:
            yield plan
        elif seats := tuple(other for other in plan.seats if other != seat):
            yield replace(plan, seats=seats)


def _store(
    change: Change,
    table: Table,
    done: _Done,
    user: int | None,
    interaction: int | None,
    looking: int | None = None,
) -> None:
    game, number, action = table.playing(), done.line.number, done.action
    acted = table.acted
    acted[done.seat] = number
    change.append(done.line, user_id=user, interaction_id=interaction)
    change.save(game.snapshot(), chance_counter=done.counter)
    order = laid.laid(memory_of(change.game), len(table.seats))
    order = laid.grown(order, game.state.rules, done.events)
    remember(change, acted=tuple(acted), laid=order)
    if isinstance(action, Undo):
        takeback.revise(change, table, action.number)
    before = _wind(change, table, action)
    takeback.note(change, table, done.seat, action, number, before)
    prepared.settle(change, table, done.seat, action, done.events)
    plan_all(change, table, done.plans, number, looking)
    answers.gather(change, game.state, done.seat, done.events, done.plans, had=done.had_answer)
    if game.state.winners:
        results.note(change, table, is_won=True)
        change.end(Status.OVER, "won")


def _wind(change: Change, table: Table, action: Action) -> Clocks | None:
    """`wind` after *action*; the clocks as they were before it, if it has changed whose run."""
    if clocks.pace_of(table) is None:
        nudge.touch(change, table)
        return None
    resting = rests(change, table, clocks.concerned(table))
    old = memory_of(change.game)
    before = clocks.stopped(old.clocks, change.now, resting)
    if isinstance(action, Undo) and (found := takeback.clocks_before(old, action.number)):
        clocks.unwind(change, found, resting)
    clocks.wind(change, table, resting)
    return before if set(before.running) != set(memory_of(change.game).clocks.running) else None


def _note_story(table: Table, done: _Done, user: int | None) -> None:
    """Have the table's post tell what was done; a new post tells no more than that."""
    if any(plan.kind in news.TABLE_POSTS for plan in done.plans):
        table.story.clear()
        table.forced.clear()
    table.story = standing([*table.story, (done.line.number, done.events)])
    if is_forced(done.line, user):
        table.forced.add(done.line.number)


def plan_all(
    change: Change,
    table: Table,
    plans: list[news.Plan],
    number: int,
    looking: int | None = None,
) -> None:
    """
    Owe what is to be said of action *number*.

    It pings nobody who was called for the same just now, or for another proposal, whom offers leave
    alone, who sleeps, or whose answer is ready; nor for their own turn whoever is *looking*.
    """
    for plan in plans:
        for seat in peace.refusing(change, table, plan):
            prepared.suppose(change, table, seat, offers.BEFOREHAND.name)
    said = memory_of(change.game).prepared
    for plan in plans:
        ready = prepared.answered(table, said, owed=plan.kind != news.OFFERS)
        sleeping = sleep.asleep(change, table, set(plan.seats) - ready)
        sleep.put_off(change, sleeping)
        alone = peace.left_alone(change, table, plan) | ready | set(sleeping)
        called = [int(seat) for seat in plan.seats if seat not in alone]
        data: Json = {"seats": called or [int(seat) for seat in plan.seats]}
        if plan.seats and not called:
            data["silent"] = True
        if (
            (plan.kind == news.TURN and table.people_in(plan.seats) == (looking,))
            or takeback.is_heard(memory_of(change.game), plan, change.now)
            or (plan.is_unasked and takeback.is_known(change, plan))
        ):
            data["silent"] = True
        change.plan(plan.kind, number=number, data=data)
