"""
Pings: who is pinged by what, and for how long.

A player is pinged once when they have to do something, by a new post whose first line says it all.
`plan` decides it for an action, in the action's transaction. An action doesn't ping

- players whose prepared answer is ready, for it is given at once;
- players who rest and don't want to be pinged meanwhile: they are pinged when their rest is over,
  if the table still waits for them (`wake`); votes and open seats always ping;
- an offerer before everyone has answered. They are watching the channel. An answer that has waited
  for `PATIENCE` pings them anyway (`call_answers`);
- players who have fewer cards than an offer asks for, as everyone can see;
- players whom only computers make offers to: the computer soon goes on without them. At a live
  table, what it offers on its own turn pings like other players' offers;
- players who prefer to hear of offers on their own turn only, or who were pinged about an offer
  during this turn of the table already; else the active player is pinged, for others wait;
- the player whose own turn begins by what they have just done, or to whom a computer answers at
  once with a counter-offer;
- players who were pinged for the same within `AGAIN`, before it was undone; nor for one more
  proposal within that time.

They all still see the post. Players who asked for it are also told, quietly, that the turn before
theirs begins (`plan_heads_up`). Time comes in by deadlines, which plan a post when they fall due.

`wanted` says which calls are still needed: the newest of their kind, until they are settled. The
publisher shows these and deletes all others.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from bot.table import news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.hooks import rules
from bot.table.ping import (
    Ping,
    is_call,
    is_direct,
    kind_of,
    original,
    refuses_offers,
    refuses_while_waiting,
    wants_heads_up,
    wants_rest,
)
from bot.table.room import room
from bot.table.state.memory import Memory
from bot.table.state.pace import Rest
from bot.table.table import Table
from game import Seat
from game.base.offers import all_awaited, awaited, has_answer
from game.base.parts import Offers
from game.base.turn import TurnBegan
from storage import DeadlineRow, PostRow, Status

AGAIN: Final = timedelta(minutes=10)
"""Time during which a ping counts for a repeated action, after the first one was undone."""

WAKE: Final = "wake"
"""Prefix of the deadline of a rest, followed by the seat: ``wake 0``, ``wake 1`` and so on."""

NAP: Final = timedelta(hours=1)
"""Time until the next check of a resting player's game that stands still."""

ANSWERS: Final = "answers"
"""The kind of the deadline of an offer's answers."""

PATIENCE: Final = timedelta(minutes=2)
"""The time that an answer waits for the others."""


# Planning: whom a post pings when it is made.


def plan(change: Draft, done: Done) -> None:
    """Plan the posts of an action."""
    if (soon := _next_to_hear(done)) is not None:  # one trip for both
        turn = done.table.user(done.table.playing().state.turn)
        change.people(user for user in (turn, soon[1]) if user)
    plan_all(change, done.table, done.plans, done.number, done.by.looking, done.by.looks_on)


def plan_all(
    change: Draft,
    table: Table,
    plans: list[news.Plan],
    number: int,
    looking: int | None = None,
    looks_on: Seat | None = None,
) -> None:
    """
    Plan the posts of action *number*; *looking* is the person who sees what it brings.

    The person of *looks_on* has just acted and sees it, too.
    """
    for plan in plans:
        for seat in _refusing(change, table, plan):
            rules().refuses(change, table, seat)
    for plan in plans:
        ping = _ping(change, table, plan)
        begins_own_turn = plan.kind == news.TURN and table.people_in(plan.seats) == (looking,)
        answers_looker = plan.kind == news.OFFERS and plan.seats == (looks_on,)
        if (
            begins_own_turn
            or answers_looker
            or _is_heard(change.memory, plan, change.now)
            or (plan.is_unasked and _is_known(change, plan))
        ):
            ping = ping.silenced()
        change.plan(plan.kind, number=number, data=ping.data)


def plan_heads_up(change: Draft, done: Done) -> None:
    """
    Tell the next player that the turn before theirs begins, if they want to know.

    The message makes no sound. It isn't sent to people who have just seen the turn begin, or during
    their rest. After an undo the post comes again, but pings nobody.
    """
    if (soon := _next_to_hear(done)) is None:
        return
    seat, user = soon
    plan, preferences = news.Plan(news.SOON, (seat,)), change.people([user])[user].preferences
    if not wants_heads_up(preferences) or Rest.of(preferences).ends(change.now) > change.now:
        return
    ping = Ping.to(plan.seats, is_silent=_is_heard(change.memory, plan, change.now))
    change.plan(plan.kind, number=done.number, data=ping.data)


def _next_to_hear(done: Done) -> tuple[Seat, int] | None:
    """The seat and person after the turn that *done* began; None if they have just seen it."""
    table, state = done.table, done.table.playing().state
    if state.winners or not any(isinstance(event, TurnBegan) for event in done.events):
        return None
    seat = next(state.others(state.turn), state.turn)
    user = table.user(seat)
    if not user or user in (done.by.looking, table.user(state.turn)):
        return None
    return seat, user


def _ping(change: Draft, table: Table, plan: news.Plan) -> Ping:
    """The ping of a post to come; silent if none of its seats is to be pinged."""
    ready = rules().answered(table, change.memory, plan.kind != news.OFFERS)
    sleeping = put_off(change, table, set(plan.seats) - ready)
    alone = _left_alone(change, table, plan) | ready | sleeping
    people = tuple(seat for seat in plan.seats if table.user(seat))
    # Computers answer offers at once, so people needn't read their names.
    seats = people if plan.kind == news.OFFERS and people else plan.seats
    called = [seat for seat in seats if seat not in alone]
    return Ping.to(called or seats, is_silent=bool(seats and not called))


def _refusing(change: Draft, table: Table, plan: news.Plan) -> list[Seat]:
    """The seats of *plan* that refuse all offers on other players' turns."""
    if plan.kind != news.OFFERS:
        return []
    turn = table.playing().state.turn
    users = {seat: user for seat in plan.seats if seat != turn and (user := table.user(seat))}
    people = change.people(users.values())
    return [s for s, user in users.items() if refuses_offers(people[user].preferences)]


def _left_alone(change: Draft, table: Table, plan: news.Plan) -> set[Seat]:
    """The seats of *plan* that an offer doesn't ping."""
    if plan.kind != news.OFFERS:
        return set()
    turn, board = table.playing().state.turn, table.latest(news.TURN)
    rest = {seat: table.user(seat) for seat in plan.seats if seat != turn}
    since = -1 if board is None else board.key.number
    heard = {seat for seat, post in _pinged(change, news.OFFERS) if post.key.number > since}
    people = change.people(user for user in rest.values() if user)
    return (
        (set(plan.seats) - all_awaited(table.playing().state))  # they have too few cards
        | _asked_by_computers(table, plan)
        | {
            seat
            for seat, user in rest.items()
            if seat in heard or (user and refuses_while_waiting(people[user].preferences))
        }
    )


def _asked_by_computers(table: Table, plan: news.Plan) -> set[Seat]:
    """The seats of *plan* that only computers ask, by offers that ping nobody."""
    state = table.playing().state
    pinging = [
        offer
        for offer in state.part(Offers).open
        if not table.is_computed(offer.seat) or (table.is_live and offer.seat == state.turn)
    ]
    return set(plan.seats) - {seat for offer in pinging for seat in awaited(state, offer)}


def _is_heard(memory: Memory, plan: news.Plan, now: datetime) -> bool:
    """Whether all seats of *plan* were pinged for the same just now, before it was undone."""
    heard = {
        seat
        for each in memory.takeback.heard
        if each.kind == plan.kind and now < each.said + AGAIN
        for seat in each.seats
    }
    return bool(plan.seats) and heard.issuperset(plan.seats)


def _is_known(change: Draft, plan: news.Plan) -> bool:
    """Whether all seats of *plan* were pinged by a post of its kind just now, so are watching."""
    heard = {
        seat
        for seat, post in _pinged(change, plan.kind)
        if post.said and change.now < post.said + AGAIN
    }
    return heard.issuperset(plan.seats)


def _pinged(change: Draft, kind: str) -> list[tuple[Seat, PostRow]]:
    """The seats that posts of a *kind* have pinged, each with the post."""
    return [
        (seat, post)
        for post in change.posts(kind)
        if post.said and not (ping := Ping.of(post)).is_silent
        for seat in ping.called
    ]


# Resting: pings that wait until a rest is over.


def resting(change: Draft, table: Table, seats: Iterable[Seat]) -> dict[Seat, datetime]:
    """Those of *seats* whose people can't be pinged now, with the end of each one's rest."""
    users = {seat: user for seat in seats if (user := table.user(seat))}
    found = {}
    people = change.people(users.values())
    for seat, user in users.items():
        preferences = people[user].preferences
        over = Rest.of(preferences).ends(change.now)
        if wants_rest(preferences) and over > change.now:
            found[seat] = over
    return found


def put_off(change: Draft, table: Table, seats: Iterable[Seat]) -> set[Seat]:
    """Those of *seats* whose people can't be pinged now: each is pinged when its rest is over."""
    sleeping = resting(change, table, seats)
    for seat, over in sleeping.items():
        change.set_deadline(f"{WAKE} {int(seat)}", over)
    return {*sleeping}


def wake(change: Draft, table: Table, deadlines: Iterable[DeadlineRow]) -> None:
    """Plan the pings that *deadlines* put off, for those the table still waits for."""
    for deadline in deadlines:
        seat = Seat(int(deadline.kind.removeprefix(WAKE)))
        change.clear_deadlines(deadline.kind)
        if table.game is None or table.row.status is not Status.RUNNING:
            continue
        waited = {debt.seat for debt in table.game.state.due()}
        if seat not in waited or not table.user(seat):
            continue
        if put_off(change, table, (seat,)):  # they have changed their rest
            continue
        if table.still:
            change.set_deadline(deadline.kind, change.now + NAP)
        else:
            data = Ping.to([seat]).data
            change.plan(news.WAKE, number=table.number, seat=int(seat), data=data)


def drop(change: Draft, table: Table, seat: Seat) -> None:
    """Drop the later ping for a seat that has changed hands."""
    change.clear_deadlines(f"{WAKE} {seat}")


# Answers: one ping for all answers to an offer.


def gather_answers(change: Draft, done: Done) -> None:
    """Ping the offerer about a new answer later, unless a post of this action does."""
    state = done.table.playing().state
    # A player who acts on their turn has seen the earlier answers.
    is_told = done.seat == state.turn or any(state.turn in plan.seats for plan in done.plans)
    if not is_told and news.has_new_answer(state, done.events):
        change.set_deadline(ANSWERS, change.now + PATIENCE)
    elif done.known.has_answer and (is_told or not has_answer(state)):
        change.clear_deadlines(ANSWERS)


def call_answers(change: Draft, table: Table) -> None:
    """Ping the active player about answers that have waited; in a pause, try again later."""
    change.clear_deadlines(ANSWERS)
    state = table.playing().state
    if not has_answer(state):
        return
    if table.still:
        change.set_deadline(ANSWERS, change.now + PATIENCE)
        return
    plan = news.about_answers(state)
    ping = Ping.to(plan.seats, is_silent=bool(put_off(change, table, plan.seats)))
    change.plan(plan.kind, number=table.number, data=ping.data)


# Reconciling: which calls are still needed.


def wanted(table: Table) -> list[PostRow]:
    """The calls that are still needed, in the channel and by direct message."""
    posts = table.posts.values()
    return [post for post in posts if is_call(post) and is_live(table, post)]


def is_live(table: Table, post: PostRow) -> bool:
    """Whether a call still has something to say; several motions can be live at the same time."""
    if kind_of(post.key.kind) == news.UNSHOWN:
        return _is_for_host(table, post)
    if kind_of(post.key.kind) == news.FULL:
        return _is_full(table) and table.memory.ready.until is None
    if kind_of(post.key.kind) == news.READY:
        return _is_asked_ready(table, post)
    if table.game is None or table.row.status is not Status.RUNNING or Ping.of(post).is_void:
        return False
    if is_direct(post):
        return _calls_yet(table, post)
    match post.key.kind:
        case news.VOTE:
            return post.key.number in table.memory.motions
        case news.FELL if post.key.seat not in table.memory.fallen:
            return False
        case news.SEAT:
            return post.key.seat in table.open_seats and _is_newest(table, post, news.SEAT)
        case news.HALF | news.NEAR | news.WAKE if table.still:
            return False
        case news.TURN:
            return _is_newest(table, post, *news.TABLE_POSTS) and _awaits(table, post)
        case kind:
            kinds = news.REMINDERS if kind in news.REMINDERS else (kind,)
            called, number = Ping.of(post).called, post.key.number
            return _is_newest(table, post, *kinds) and not news.is_settled(
                table.game.state, kind, number, table.acted, called
            )


def is_missed(table: Table, post: PostRow) -> bool:
    """Whether a deleted call still has someone to reach who hasn't acted since."""
    called = Ping.of(post).called
    is_ask = kind_of(post.key.kind) == news.ASK
    knows = is_ask and called and all(table.acted[seat] > post.key.number for seat in called)
    return is_live(table, post) and not knows


def _calls_yet(table: Table, post: PostRow) -> bool:
    """Whether a direct message still has to ping its person for the post it replaces."""
    user, meant = Ping.of(post).user, original(post)
    if user not in table.people or not is_live(table, meant):
        return False
    if meant.key.kind != news.VOTE:
        return True
    motion = table.memory.motions[meant.key.number]
    return user not in (*motion.votes, *motion.noes)


def _is_full(table: Table) -> bool:
    """Whether a lobby still waits for its host with all seats taken."""
    is_open = table.row.status is Status.LOBBY
    return is_open and len(table.seats) >= room(table.row)


def _is_asked_ready(table: Table, post: PostRow) -> bool:
    """Whether a lobby still asks who is ready; a direct message, whether its reader is."""
    ready, user = table.memory.ready, Ping.of(post).user
    is_open = table.row.status is Status.LOBBY and ready.until is not None
    return is_open and post.key.number == ready.number and user not in ready.users


def _is_for_host(table: Table, post: PostRow) -> bool:
    """Whether the host must still hear that the table can't be shown; other messages say so."""
    user = Ping.of(post).user
    return bool(table.memory.lost) and not any(
        Ping.of(other).user == user and is_live(table, other)
        for other in table.posts.values()
        if is_direct(other) and other.key.kind != post.key.kind
    )


def _awaits(table: Table, post: PostRow) -> bool:
    """Whether a player pinged by a turn still owes something, and hasn't acted since."""
    assert table.game is not None
    owing = {debt.seat for debt in table.game.state.due()}
    return any(
        seat in owing and (table.present[seat] or -1) <= post.key.number
        for seat in Ping.of(post).called
    )


def _is_newest(table: Table, post: PostRow, *kinds: str) -> bool:
    newest = table.latest_for(post.key.seat, *kinds)
    return newest is None or newest.key == post.key
