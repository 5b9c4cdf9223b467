"""Quiet hours and days away, when a player need not answer; they apply at all their tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import time, timedelta
from functools import cache
from zoneinfo import available_timezones

from discord import app_commands

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.features.clocks.ringing import rest as rest_at
from bot.features.play.command import command
from bot.publish.services import Services
from bot.table.state.memory import memory_of
from bot.table.state.pace import Rest
from storage import Status
from words import number, quoted

DAY, HOUR = 24, 60
"""Hours in a day, minutes in an hour."""
LONGEST = 60
"""Maximum number of days away in one go."""


@cache
def known_zones() -> dict[str, str]:
    """Every time zone with its usual name."""
    return {name: name.replace("_", " ") for name in sorted(available_timezones())}


async def zones(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Time zones by their usual names, for autocomplete."""
    return [(label, name) for name, label in known_zones().items()]


@command("quiet", in_dm=True, completes={"zone": zones})
async def quiet(
    services: Services,
    caller: Caller,
    begin: str | None = None,
    end: str | None = None,
    zone: str | None = None,
    off: bool = False,
) -> None:
    """Set or end the hours in which the caller's clocks stand still; without any, show them."""
    people = await services.store.readings.people([caller.user])
    known = people[caller.user].preferences
    if off:
        await services.store.notes.prefer(caller.user, quiet=None)
        await _reset(services, caller)
        await caller.say("ui.quiet.none")
        return
    if begin is None and end is None and zone is None:
        await _show(caller, known.get("quiet"), known.get("zone"))
        return
    if begin is None or end is None:
        raise Refused("ui.error.hours")
    hours = _hour(begin), _hour(end)
    if hours[0] == hours[1]:
        raise Refused("ui.error.whole_day")
    name = (zone or known.get("zone") or "UTC").replace(" ", "_")
    if name not in known_zones():
        raise Refused("ui.error.zone", zone=quoted(zone or name))
    texts = [hour.isoformat("minutes") for hour in hours]
    await services.store.notes.prefer(caller.user, quiet=texts, zone=name)
    await _reset(services, caller)
    await _show(caller, texts, name)


@command("away", in_dm=True)
async def away(
    services: Services, caller: Caller, days: app_commands.Range[int, 0, LONGEST] | None = None
) -> None:
    """Stop the caller's clocks for some days; 0, or nothing while away, ends that."""
    until = services.now() + timedelta(days=days) if days else None
    people = await services.store.readings.people([caller.user])
    before = Rest.of(people[caller.user].preferences).away
    if until is None and (before is None or before <= services.now()):
        raise Refused("ui.away.none")
    await services.store.notes.prefer(caller.user, away=until.isoformat() if until else None)
    await _reset(services, caller)
    if until is None:
        await caller.say("ui.away.back")
    else:
        await caller.say("ui.away.set", until=f"<t:{int(until.timestamp())}:f>")


async def _show(caller: Caller, hours: Sequence[str] | None, zone: str | None) -> None:
    if not hours:
        await caller.say("ui.quiet.none")
        return
    name = (zone or "UTC").replace("_", " ")
    await caller.say("ui.quiet.set", begin=hours[0], end=hours[1], zone=name)


def _hour(text: str) -> time:
    """
    An hour as people write it: 22, 8:30; 24 is midnight.

    :raises Refused: if the text is no hour.
    """
    hour, _, minute = text.partition(":")
    hours, minutes = number(hour), number(minute or "0")
    if hours is None or minutes is None or minutes >= HOUR or hours * HOUR + minutes > DAY * HOUR:
        raise Refused("ui.error.hour", text=quoted(text))
    return time(hours % DAY, minutes)


async def _reset(services: Services, caller: Caller) -> None:
    """Set the caller's running clocks by the new rests."""
    for row in await services.store.readings.games_of(caller.user):
        if row.status is Status.RUNNING and memory_of(row).clocks.running:
            await rest_at(services.games, row.id, caller.user)


COMMANDS = (quiet, away)
