"""Clicks on a tournament's posts and on its private screen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Refused, Stale
from bot.features.play.answers import Answers
from bot.features.tournaments import desk, entering, screens
from bot.features.tournaments import operations as ops
from bot.features.tournaments.desk import KIND, Contest
from bot.features.tournaments.field import UNRATED
from bot.features.tournaments.rounds import finishing
from bot.publish.services import Services
from storage import ContestRow


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
    await caller.show(screens.shown(row, desk.read(row), caller.user, caller.w, page, scale))


async def drop_out(
    services: Services, caller: Caller, row: ContestRow, *, is_sure: bool = False
) -> None:
    """Take the caller out; if it has begun and they aren't sure, ask them first."""
    if desk.read(row).tournament.phase == "round" and not is_sure:
        await caller.show(screens.leaving(row, caller.w))
        return
    await changed(services, row, lambda held: held.at(entering.leave(held.tournament, caller.user)))
    await show(services, caller, row.id)


class Show(ops.Show, Answers):
    """Show the tournament."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if this server has no such tournament."""
        await show(services, caller, self.contest, self.page)


class SignUp(ops.SignUp, Answers):
    """Sign up, and show the tournament."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they can't."""
        row = await row_of(services, caller, self.contest)
        chance = Random(secrets.randbits(64))  # noqa: S311  # a lot, no secret
        now, user, locale = services.now(), caller.user, str(caller.interaction.locale)

        def work(held: Contest) -> Contest:
            done = entering.sign_up(
                held.tournament, user, caller.name, UNRATED, now=now, chance=chance
            )
            return held.at(done).noted(locales={**held.desk.locales, user: locale})

        await changed(services, row, work)
        await show(services, caller, self.contest)


class DropOut(ops.DropOut, Answers):
    """Drop out."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they aren't in."""
        row = await row_of(services, caller, self.contest)
        await drop_out(services, caller, row, is_sure=bool(self.is_sure))


class CheckIn(ops.CheckIn, Answers):
    """Check in, and show the tournament."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they aren't in, or it isn't time."""
        row = await row_of(services, caller, self.contest)
        user = caller.user
        await changed(services, row, lambda held: held.at(entering.check_in(held.tournament, user)))
        await show(services, caller, self.contest)


class Come(ops.Come, Answers):
    """Note that the person has come to their table, and show the tournament."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if it isn't theirs, or its game has begun."""
        row, user = await row_of(services, caller, self.contest), caller.user

        def work(held: Contest) -> Contest:
            return held.at(finishing.come(held.tournament, self.round, self.table, user))

        try:
            await changed(services, row, work)
        except LookupError:
            raise Stale from None
        await show(services, caller, self.contest)


BUTTONS = (Show, SignUp, DropOut, CheckIn, Come)
