"""Clicks on a tournament's posts and on its private screen."""

from __future__ import annotations

import secrets
from random import Random

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Stale
from bot.features.play.answers import Answers
from bot.features.tournaments import desk, entering, screens
from bot.features.tournaments import operations as ops
from bot.features.tournaments.acts import changed, row_of, show
from bot.features.tournaments.desk import Contest
from bot.features.tournaments.field import UNRATED
from bot.features.tournaments.managing import tournament
from bot.features.tournaments.rounds import finishing
from bot.publish.services import Services
from storage import ContestRow


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


BUTTONS = (Show, SignUp, DropOut, CheckIn, Come, *tournament.BUTTONS)
