"""Voting: making motions, and voting for or against them. For counting, see `votes`."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from bot.chat.refusals import Refused, Stale
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.hooks import rules
from bot.table.moment import need_running, outside
from bot.table.state.memory import Motion, Wish
from bot.table.table import Table
from bot.table.votes import motions
from bot.table.votes.votes import count, fall, is_won, needed, voters
from game import Seat


@dataclass(frozen=True, slots=True)
class Vote:
    """The result of a person's vote."""

    table: Table
    wish: Wish
    votes: int
    needed: int
    is_carried: bool


async def propose(
    games: Games,
    game_id: str,
    user: int,
    name: str,
    *,
    seat: Seat | None = None,
    channel: int | None = None,
    manages: bool,
) -> Vote:
    """
    Put *name* to the vote, or vote for it if someone else has.

    :raises Refused: if the person has no say, or it can't be done.
    """
    wish = Wish(name=name, seat=seat, channel=channel)
    async with games.tables.at(game_id) as table:
        need_running(table)
        found = table.memory.motions.values()
        motion = next((motion for motion in found if motion.wants(wish)), None)
        return await _vote(games, table, user, wish, motion, manages=manages)


async def agree(games: Games, game_id: str, number: int, user: int, *, manages: bool) -> Vote:
    """
    Vote for a motion.

    :raises Stale: if it is settled.
    :raises Refused: if the person has no say, or it can't be done anymore.
    """
    async with games.tables.at(game_id) as table:
        motion = _standing(table, number)
        return await _vote(games, table, user, motion, motion, manages=manages)


async def disagree(games: Games, game_id: str, number: int, user: int, *, manages: bool) -> None:
    """
    Vote against a motion, decline a bid, or take back one's own bid.

    People whose vote for it would be enough end it.

    :raises Stale: if it is settled.
    :raises Refused: if the person has no say.
    """
    async with games.tables.at(game_id) as table:
        motion = _standing(table, number)
        declines = _may_decline(table, motion, user, manages=manages)
        if not declines:
            _need_say(table, motion, user, manages=manages)

        def work(change: Draft) -> None:
            _hear(change, table, user)
            if declines:
                _decline(change, motion, user)
            elif manages:
                fall(change, table, motion)
            else:
                count(change, motion, {*motion.votes} - {user}, {*motion.noes, user})

        await games.changed(table, work)


async def withdraw(games: Games, game_id: str, number: int, user: int, *, manages: bool) -> None:
    """
    Take back a vote, or decline a bid: the buttons of older bids lead here.

    :raises Stale: if it is settled.
    :raises Refused: if the person hasn't voted, and can't decline it either.
    """
    async with games.tables.at(game_id) as table:
        motion = _standing(table, number)
        has_voted = user in (*motion.votes, *motion.noes)
        if not has_voted and not _may_decline(table, motion, user, manages=manages):
            raise Refused("ui.error.not_voted")

        def work(change: Draft) -> None:
            if has_voted:
                count(change, motion, {*motion.votes} - {user}, {*motion.noes} - {user})
            else:
                _decline(change, motion, user)

        await games.changed(table, work)


async def lapse(games: Games, game_id: str, numbers: set[int]) -> None:
    """Remove motions that had no majority in time."""
    async with games.tables.at(game_id) as table:
        await games.changed(table, lambda change: motions.drop(change, *numbers))


async def _vote(
    games: Games, table: Table, user: int, wish: Wish, motion: Motion | None, *, manages: bool
) -> Vote:
    row, who, least = motions.kinds()[wish.name], voters(table, wish), needed(table, wish)
    if why := row.hinders(table, wish):
        raise Refused(why)
    _need_say(table, wish, user, manages=manages)
    if least > len(who) and not manages:
        raise Refused("ui.error.few_votes")
    votes = who & {user, *(motion.votes if motion else ())}
    is_carried = manages or is_won(table, wish, votes)

    def work(change: Draft) -> None:
        _hear(change, table, user)
        if is_carried:
            row.carry(change, table, wish)
            motions.drop(change, *([motion.number] if motion else ()))
        else:
            made = motion or motions.make(
                change, wish.name, by=user, seat=wish.seat, channel=wish.channel
            )
            noes = tuple(each for each in made.noes if each != user)
            motions.keep(change, replace(made, votes=tuple(sorted(votes)), noes=noes))

    await games.changed(table, work)
    return Vote(table, wish, len(votes), least, is_carried)


def _need_say(table: Table, wish: Wish, user: int, *, manages: bool) -> None:
    """:raises Refused: if a person has no vote on a motion, and doesn't manage the channel."""
    if user not in voters(table, wish) and not manages:
        raise Refused("ui.error.no_vote") if user in table.people else outside(table, user)


def _hear(change: Draft, table: Table, user: int) -> None:
    """Note that a person is there."""
    for seat in table.seats_of(user):
        for follow in rules().heard:
            follow(change, seat)


def _decline(change: Draft, motion: Motion, user: int) -> None:
    decline = motions.kinds()[motion.name].decline
    assert decline is not None
    decline(change, motion, user)


def _may_decline(table: Table, motion: Motion, user: int, *, manages: bool) -> bool:
    """Whether a person can remove a motion by themselves: their own bid, or one they decide."""
    row = motions.kinds()[motion.name]
    if not row.is_bid:
        return False
    return manages or user == motion.by or user in row.decides(table, motion)


def _standing(table: Table, number: int) -> Motion:
    """
    The open motion with this number.

    :raises Stale: if it is settled.
    :raises Refused: if the game doesn't run.
    """
    need_running(table)
    motion = table.memory.motions.get(number)
    if motion is None:
        raise Stale
    return motion
