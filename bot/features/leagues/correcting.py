"""Corrections of a league: managers make them by command or in a form, and everyone reads them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.names import plain
from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Button, Field, Form, Screen
from bot.chat.typed import LONGEST, person
from bot.features.leagues import managing, screens, told
from bot.features.leagues import operations as ops
from bot.features.leagues.league import Correction, league_of
from bot.features.leagues.table import Standing, table
from bot.features.play.answers import Answers, Asks
from storage import ContestRow
from words import Words, number

if TYPE_CHECKING:
    from bot.publish.services import Services

NEWEST: Final = 20
"""Maximum number of corrections listed."""
ROOM: Final = 1700
"""Maximum number of characters of the listed corrections."""

DIGITS: Final = len(str(-managing.LARGEST))
"""Maximum number of characters of the typed points."""


class Correct(ops.Correct, Asks):
    """Correct a person's points in a league."""

    def form(self, w: Words) -> Form:
        """The person, the points and the reason."""
        about = "command.league.correct"
        fields = (
            Field(w.say("ui.form.league.player"), w.say(f"{about}.player.about")),
            Field(w.say("ui.form.league.points"), w.say(f"{about}.points.about"), DIGITS),
            Field(w.say("ui.form.league.reason"), w.say(f"{about}.reason.about"), LONGEST),
        )
        return Form(self.to(), w.say("ui.button.league.correct"), fields)

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Correct them, and show the table."""
        caller.need(screens.MANAGES)
        row = await screens.found(services, caller, self.league)
        try:
            user, points, reason = values
        except ValueError:
            raise Stale from None
        chosen = person(user)
        await correct(services, caller, row, chosen, f"<@{chosen}>", read_points(points), reason)


async def correct(
    services: Services,
    caller: Caller,
    row: ContestRow,
    user: int,
    name: str,
    points: int,
    reason: str,
) -> None:
    """
    Give a person points, or take some, and show the table; *name* is for a refusal.

    :raises Refused: if the points are 0, there is no reason, or the person hasn't played.
    """
    if not points:
        raise Refused("ui.error.league.zero")
    if not any(one.results for one in await services.store.results.of(row.guild_id, user)):
        raise Refused("ui.error.league.stranger", player=name)
    said = " ".join(reason.split())
    if not said:
        raise Refused("ui.error.league.reason")
    await managing.corrected(
        services, row, Correction(user, points, said, caller.user, services.now())
    )
    await screens.show(services, caller, await screens.found(services, caller, row.id))


def read_points(typed: str) -> int:
    """
    Points that were typed like 5, +5 or -5.

    :raises Refused: if they aren't a number, or too many.
    """
    said = typed.strip().replace("−", "-")
    found = number(said.removeprefix("+").removeprefix("-"))
    if found is None or found > managing.LARGEST:
        raise Refused("ui.error.league.number", most=managing.LARGEST)
    return -found if said.startswith("-") else found


class Corrections(ops.Corrections, Answers):
    """Show all corrections of a league."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show them, the newest first."""
        row = await screens.found(services, caller, self.league)
        games = await services.store.results.of(row.guild_id)
        standings = await asyncio.to_thread(table, league_of(row), games)
        names = {one.user: one for one in standings}
        await caller.show(corrections(caller.w, row, names))


def corrections(w: Words, row: ContestRow, names: dict[int, Standing]) -> Screen:
    """The corrections of a league, the newest first."""
    every = league_of(row).corrections
    lines = [w.say("ui.league.corrections", league=plain(row.name), count=len(every))]
    for one in every[: -NEWEST - 1 : -1]:
        standing = names.get(one.user)
        line = w.say(
            "ui.league.correction",
            points=told.signed(one.points),
            player=told.named(w, standing) if standing else w.say("ui.name.forgotten"),
            reason=plain(one.reason),
            manager=f"<@{one.by}>" if one.by > 0 else w.say("ui.name.forgotten"),
            when=f"<t:{int(one.time.timestamp())}:d>",
        )
        if sum(map(len, lines)) + len(line) > ROOM:
            break
        lines.append(line)
    if left := len(every) + 1 - len(lines):
        lines.append(w.say("ui.league.corrections.more", count=left))
    back = Button(w.say("ui.button.league.table"), screens.Show(row.id).to(), "primary")
    return Screen("\n".join(lines), None, ((back,),))
