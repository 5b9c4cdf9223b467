"""Changes of a tournament by command or by button, and the private screen after them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import discord
from msgspec.structs import replace

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import Button, Screen
from bot.features.tournaments import corrections, desk, screens
from bot.features.tournaments import operations as ops
from bot.features.tournaments.desk import KIND, Contest
from bot.features.tournaments.field import Match, NotAllowed
from bot.features.tournaments.rounds import finishing, looking
from bot.features.tournaments.stages import EARLY
from bot.features.tournaments.wording import mention
from bot.publish.services import Services
from storage import ContestRow
from words import quoted

MANAGER: Final = discord.Permissions(manage_guild=True)
"""The permission of managers."""


async def row_of(services: Services, caller: Caller, contest_id: str) -> ContestRow:
    """
    The tournament with this id.

    :raises Refused: if this server has none.
    """
    row = await services.store.contests.find(contest_id)
    if row is None or row.kind != KIND or row.guild_id != caller.interaction.guild_id:
        raise Refused("ui.error.unknown")
    return row


async def changed(
    services: Services,
    row: ContestRow,
    work: Callable[[Contest], Contest | None],
    *,
    is_late: bool = False,
) -> Contest:
    """
    Change a tournament, and let it go on at once.

    :raises Refused: if it is over, unless *is_late*; if it was cancelled; or if *work* refuses.
    """
    if not row.is_open and (not is_late or desk.read(row).desk.is_cancelled):
        raise Refused("ui.tournament.error.over")
    found = await desk.change(services.store, row.id, work)
    services.go_on(row.id)
    return found


async def show(
    services: Services, caller: Caller, contest_id: str, page: int | None = None
) -> None:
    """Show a tournament as it is now."""
    row = await row_of(services, caller, contest_id)
    scale = services.settings.picture_scale
    manages = caller.interaction.permissions >= MANAGER
    await caller.show(
        screens.shown(row, desk.read(row), caller.user, caller.w, page, scale, can_manage=manages)
    )


async def begin(services: Services, caller: Caller, row: ContestRow) -> None:
    """
    Begin the first or the next round now; a check-in that isn't open yet is left out.

    :raises Refused: if the round is still being played.
    """
    caller.need(MANAGER)
    now = services.now()

    def work(held: Contest) -> Contest:
        found = held.tournament
        if found.phase in EARLY:
            checkin = found.settings.checkin if found.phase == "checkin" else 0
            settings = replace(found.settings, starts=now, checkin=checkin)
            return held.at(replace(found, settings=settings))
        if held.desk.next_at is None:
            raise Refused("ui.tournament.error.playing")
        return held.noted(next_at=now)

    await changed(services, row, work)
    await _say(caller, row, "ui.tournament.ahead")


async def cancel(services: Services, caller: Caller, row: ContestRow) -> None:
    """
    End a tournament without a champion; its games go on.

    :raises Refused: if it is over.
    """
    caller.need(MANAGER)

    def work(held: Contest) -> Contest:
        if held.tournament.phase == "over":
            raise NotAllowed("over")
        return held.at(replace(held.tournament, phase="over")).noted(is_cancelled=True)

    await changed(services, row, work)
    await _say(caller, row, "ui.tournament.cancelled")


async def _say(caller: Caller, row: ContestRow, key: str) -> None:
    """Say what was done, with a button to the tournament."""
    w = caller.w
    back = Button(w.say("ui.button.tournament.show"), ops.Show(row.id).to())
    await caller.show(Screen(w.say(key, name=quoted(row.name)), None, ((back,),)))


async def set_result(
    services: Services,
    caller: Caller,
    row: ContestRow,
    table: tuple[int, int],
    ranked: Sequence[int],
    why: str,
    seen: int | None = None,
) -> None:
    """
    Set the result of a table of a round: *ranked* has the winner first, others get nothing.

    If the table is still playing, its game ends.

    :raises Refused: if there is no such table, or someone wasn't there, or there are more
        corrections than the caller has *seen*.
    """
    log = _log(services, caller, why)

    def work(held: Contest) -> Contest:
        if seen not in (None, len(held.tournament.log)):
            raise Refused("ui.tournament.error.changed")
        match = table_at(held, table)
        if strange := [user for user in ranked if user not in match.players]:
            raise Refused("ui.tournament.error.not_there", player=mention(strange[0], caller.w))
        places = {user: place for place, user in enumerate(ranked, 1)}
        gone = [user for user in match.players if user not in places]
        points = {one.user: one.points for one in match.results}
        done = corrections.set_result(held.tournament, *table, places, points, gone, **log)
        return held.corrected(done, table[0])

    held = await changed(services, row, work, is_late=True)
    await looking.is_stopped(services.games, table_at(held, table).game)
    await show(services, caller, row.id)


async def play_again(
    services: Services, caller: Caller, row: ContestRow, table: tuple[int, int], why: str
) -> None:
    """
    Let a table of the current round play again.

    :raises Refused: if its round is past, since the next one was drawn by its result.
    """
    log = _log(services, caller, why)

    def work(held: Contest) -> Contest:
        table_at(held, table)
        if table[0] != len(held.tournament.rounds):
            raise Refused("ui.tournament.error.past")
        return held.at(corrections.reopen(held.tournament, table[1], **log)).noted(next_at=None)

    await changed(services, row, work)
    await show(services, caller, row.id)


def table_at(held: Contest, table: tuple[int, int]) -> Match:
    """
    The table with these numbers of its round and of itself.

    :raises Refused: if there is none.
    """
    try:
        return finishing.find(held.tournament, *table)
    except LookupError:
        raise Refused("ui.tournament.error.table") from None


async def remove(services: Services, caller: Caller, row: ContestRow, user: int, why: str) -> None:
    """Take a person out."""
    log = _log(services, caller, why)
    await changed(
        services, row, lambda held: held.at(corrections.remove(held.tournament, user, **log))
    )
    await show(services, caller, row.id)


async def bring_back(
    services: Services, caller: Caller, row: ContestRow, user: int, why: str
) -> None:
    """Let a person back in, from the next round on."""
    log = _log(services, caller, why)
    await changed(
        services, row, lambda held: held.at(corrections.bring_back(held.tournament, user, **log))
    )
    await show(services, caller, row.id)


async def swap(
    services: Services, caller: Caller, row: ContestRow, users: tuple[int, int], why: str
) -> None:
    """Let two people change places before their games begin."""
    log = _log(services, caller, why)
    await changed(
        services, row, lambda held: held.at(corrections.swap(held.tournament, *users, **log))
    )
    await show(services, caller, row.id)


def _log(services: Services, caller: Caller, why: str) -> dict[str, Any]:
    """
    The manager, time and reason of a correction.

    :raises Refused: if the caller isn't a manager.
    """
    caller.need(MANAGER)
    return {"by": caller.user, "when": services.now(), "why": why}
