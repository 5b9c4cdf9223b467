"""
Votes: a majority of the people at a table does what no one of them may do alone.

What can be put to the vote is a row of `MOTIONS`: what happens when it is carried, when it cannot
be, and how few may decide it. Its words are ``ui.motion.NAME`` and ``ui.motion.NAME.done``. Whoever
may manage the channel needs no majority; whom a motion is about has no vote on it.

A vote can be taken back while the motion stands, and what nobody wants any more falls. When people
leave, what the others have agreed on is carried in the same change.

What is carried may leave its mark in the table's settings: ``pause`` is since when the game is
paused, ``open`` lists the seats for which a substitute is looked for.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from bot.tables import channels, holders, motions
from bot.tables.motions import Motion, Wish, motions_of
from bot.tables.refusals import Refused, Stale
from bot.tables.table import PAUSED, Table
from game import Seat
from storage import Occupied, Status
from storage.change import Change

if TYPE_CHECKING:
    from bot.tables.hall import Hall

Carry: TypeAlias = "Callable[[Hall, Change, Table, Wish], None]"
Hinders: TypeAlias = Callable[[Table, Wish], str | None]


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that can be put to the vote."""

    carry: Carry
    """Does it, in the transaction of the deciding vote."""
    hinders: Hinders = lambda table, wish: None
    """The sentence that says why it cannot be done now, if anything does."""
    least: int = 1
    """No fewer votes decide it, however few there are."""
    decides: Callable[[Table, Wish], set[int]] = lambda table, wish: set()
    """Whose vote is enough, also if it is about them."""
    is_bid: bool = False
    """Whether somebody asks who has no vote: it stands without any, and may be declined."""


@dataclass(frozen=True, slots=True)
class Vote:
    """What has come of somebody's vote."""

    table: Table
    wish: Wish
    votes: int
    needed: int
    is_carried: bool


def _abandon(hall: Hall, change: Change, table: Table, wish: Wish) -> None:
    change.end(Status.ABANDONED, "abandoned")


def _pause(hall: Hall, change: Change, table: Table, wish: Wish) -> None:
    change.update(settings={**change.game.settings, PAUSED: change.now.isoformat()})
    hall.wind(change, table)


def _resume(hall: Hall, change: Change, table: Table, wish: Wish) -> None:
    settings = {key: value for key, value in change.game.settings.items() if key != PAUSED}
    change.update(settings=settings)
    hall.wind(change, table)


def _open(hall: Hall, change: Change, table: Table, wish: Wish) -> None:
    assert wish.seat is not None
    holders.open_seat(change, table, wish.seat)


def _deciders(table: Table, wish: Wish) -> set[int]:
    return set() if wish.seat is None else holders.deciders(table, wish.seat)


MOTIONS: dict[str, Row] = {
    "abandon": Row(_abandon),
    "pause": Row(
        _pause,
        lambda table, _: "ui.error.pause" if table.row.settings.get(PAUSED) else None,
    ),
    "resume": Row(
        _resume,
        lambda table, _: None if table.row.settings.get(PAUSED) else "ui.error.not_paused",
    ),
    motions.SUBSTITUTE: Row(
        _open, lambda table, wish: "ui.error.open" if wish.seat in table.open_seats else None
    ),
    motions.ADMIT: Row(
        holders.admit,
        lambda table, wish: None if wish.seat in table.open_seats else "ui.error.seat_closed",
        decides=_deciders,
        is_bid=True,
    ),
    "kick": Row(
        holders.kick,
        lambda table, wish: (
            None if wish.seat is None or table.user(wish.seat) else "ui.error.seat_nobody"
        ),
        least=2,
    ),
    "move": Row(
        channels.move,
        lambda table, wish: "ui.error.moved" if channels.is_in(table, wish.channel) else None,
        decides=lambda table, wish: {table.row.host_id or 0} & set(table.people),
    ),
}
"""Everything that can be put to the vote, by name."""


def voters(table: Table, wish: Wish) -> set[int]:
    """Who has a vote on a motion: the people at the table, but for the one whom it is about."""
    whom = None if wish.seat is None else table.user(wish.seat)
    return set(table.people) - {whom} | MOTIONS[wish.name].decides(table, wish)


def needed(table: Table, wish: Wish) -> int:
    """How many votes carry a motion: more than half of those there are."""
    return max(MOTIONS[wish.name].least, len(voters(table, wish)) // 2 + 1)


async def propose(
    hall: Hall,
    game_id: str,
    user: int,
    name: str,
    *,
    seat: Seat | None = None,
    channel: int | None = None,
    manages: bool,
) -> Vote:
    """
    Put *name* to the vote, or vote for it where somebody else has.

    :raises Refused: if the person has no say, or it cannot be done.
    """
    wish = Wish(name=name, seat=seat, channel=channel)
    async with hall.at(game_id) as table:
        _need_running(table)
        found = motions_of(table.row.settings).values()
        motion = next((motion for motion in found if motion.wants(wish)), None)
        return await _vote(hall, table, user, wish, motion, manages=manages)


async def agree(hall: Hall, game_id: str, number: int, user: int, *, manages: bool) -> Vote:
    """
    Vote for a motion.

    :raises Stale: if it is settled.
    :raises Refused: if the person has no say, or it cannot be done any more.
    """
    async with hall.at(game_id) as table:
        motion = _standing(table, number)
        return await _vote(hall, table, user, motion, motion, manages=manages)


async def disagree(hall: Hall, game_id: str, number: int, user: int, *, manages: bool) -> None:
    """
    Take one's vote back; or decline a bid, or take back one's own.

    :raises Stale: if it is settled.
    :raises Refused: if the person has not voted for it, and cannot decline it either.
    """
    async with hall.at(game_id) as table:
        motion = _standing(table, number)
        if user not in motion.votes and not _may_decline(table, motion, user, manages=manages):
            raise Refused("ui.error.not_voted")

        def work(change: Change) -> None:
            if user in motion.votes:
                _count(change, motion, set(motion.votes) - {user})
            else:
                holders.turn_down(change, motion, user)

        await hall.changed(table, work)


def settle(hall: Hall, change: Change, table: Table) -> None:
    """Count the votes by who is at the table after *change*, and carry what they are enough for."""
    for number in sorted(motions_of(change.game.settings)):
        table.row = change.game
        motion = motions_of(change.game.settings).get(number)
        if motion is None or table.row.status is not Status.RUNNING:
            continue
        row, votes = MOTIONS[motion.name], voters(table, motion) & set(motion.votes)
        if _is_won(table, motion, votes) and not row.hinders(table, motion):
            with suppress(Occupied):  # where it leads there is another game for now: it stands
                row.carry(hall, change, table, motion)
                motions.drop(change, number)
        elif votes != set(motion.votes):
            _count(change, motion, votes)


async def lapse(hall: Hall, game_id: str, numbers: set[int]) -> None:
    """Put motions away for which nobody has won a majority in time."""
    async with hall.at(game_id) as table:
        await hall.changed(table, lambda change: motions.drop(change, *numbers))


async def _vote(
    hall: Hall, table: Table, user: int, wish: Wish, motion: Motion | None, *, manages: bool
) -> Vote:
    row, who, least = MOTIONS[wish.name], voters(table, wish), needed(table, wish)
    if why := row.hinders(table, wish):
        raise Refused(why)
    if user not in who and not manages:
        raise Refused("ui.error.no_vote" if user in table.people else "ui.error.not_seated")
    if least > len(who) and not manages:
        raise Refused("ui.error.few_votes")
    votes = who & {user, *(motion.votes if motion else ())}
    is_carried = manages or _is_won(table, wish, votes)

    def work(change: Change) -> None:
        if is_carried:
            row.carry(hall, change, table, wish)
            motions.drop(change, *([motion.number] if motion else ()))
        else:
            made = motion or motions.make(
                change, wish.name, by=user, seat=wish.seat, channel=wish.channel
            )
            motions.keep(change, replace(made, votes=tuple(sorted(votes))))

    await hall.changed(table, work)
    return Vote(table, wish, len(votes), least, is_carried)


def _is_won(table: Table, wish: Wish, votes: set[int]) -> bool:
    """Whether these votes carry a motion."""
    decide = MOTIONS[wish.name].decides(table, wish)
    return bool(votes & decide) or len(votes) >= needed(table, wish)


def _count(change: Change, motion: Motion, votes: set[int]) -> None:
    """Have a motion stand with these votes; without any it falls, if it was a person's wish."""
    by = motion.by
    if by is not None and not MOTIONS[motion.name].is_bid:
        if not votes:
            motions.drop(change, motion.number)
            return
        by = by if by in votes else min(votes)
    motions.keep(change, replace(motion, votes=tuple(sorted(votes)), by=by))


def _may_decline(table: Table, motion: Motion, user: int, *, manages: bool) -> bool:
    """Whether a person's word puts a motion away: a bid that is their own, or theirs to decide."""
    row = MOTIONS[motion.name]
    if not row.is_bid:
        return False
    return manages or user == motion.by or user in row.decides(table, motion)


def _standing(table: Table, number: int) -> Motion:
    """
    The motion that is voted on under a number.

    :raises Stale: if it is settled.
    :raises Refused: if the game does not run.
    """
    _need_running(table)
    motion = motions_of(table.row.settings).get(number)
    if motion is None:
        raise Stale
    return motion


def _need_running(table: Table) -> None:
    if table.row.status is not Status.RUNNING:
        raise Refused("ui.error.not_running")
