"""Deciding something together: proposing it, and the answer to the proposer."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import Screen
from bot.publish.services import Services
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.moment import need_lobby
from bot.table.table import LOST, Table
from bot.table.votes import voting
from bot.table.votes.voting import Vote
from storage import Status
from words import Words


async def give_up(services: Services, caller: Caller, table: Table, *, manages: bool) -> None:
    """Close a lobby, or put the end of a game to the vote."""
    if table.row.status is Status.LOBBY:
        await _close(services.games, table.id, caller.user, manages=manages)
        await caller.say("ui.motion.abandon.done")
    else:
        await propose(services, caller, table, "abandon", manages=manages)


async def propose(
    services: Services, caller: Caller, table: Table, name: str, *, manages: bool
) -> None:
    """Put something to the vote, and say what came of it."""
    vote = await voting.propose(services.games, table.id, caller.user, name, manages=manages)
    await caller.show(told(vote, caller.at(table).w))


def told(vote: Vote, w: Words) -> Screen:
    """The answer to a person who has just voted: that it is done, or how many votes it takes."""
    place = f"<#{vote.wish.channel}>"
    if vote.is_carried:
        return Screen(w.say(f"ui.motion.{vote.wish.name}.done", channel=place))
    said = [w.say("ui.motion.voted", needed=vote.needed)]
    if vote.table.still == LOST:
        # The motion's own post has no channel to appear in.
        said.append(w.say("ui.motion.move.unheard", channel=place))
    return Screen("\n".join(said))


async def _close(games: Games, game_id: str, user: int, *, manages: bool) -> Table:
    """
    Close a lobby for its host.

    :raises Refused: if the person is neither the host nor a manager of the channel.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        if user != table.row.host_id and not manages:
            raise Refused("ui.error.not_host")

        def work(change: Draft) -> None:
            change.end(Status.CLOSED, "abandoned")

        await games.changed(table, work)
        return table
