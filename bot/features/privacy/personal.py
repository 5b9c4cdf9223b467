"""Exporting and forgetting everything stored about a person."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.brought import rows
from bot.chat.messages import may_pass
from bot.publish.services import Services
from bot.table.state.memory import forgotten
from bot.table.votes import motions
from game import Seat
from storage import Personal, SeatRow, without

if TYPE_CHECKING:
    from bot.table.draft import Draft

LOG = logging.getLogger(__name__)

FORMAT = 1
"""The version of the format that `written` writes."""


def written(user: int, found: Personal) -> bytes:
    """Everything stored about a person, as JSON, without anything from other hands."""
    person = found.person
    games: dict[str, dict[str, Any]] = {}
    for game, seat in found.seats:
        entry = games.setdefault(
            game.id,
            {
                "server": game.guild_id,
                "channel": game.channel_id,
                "status": game.status,
                "created": game.created.isoformat(),
                "ended": game.ended.isoformat() if game.ended else None,
                "is_host": game.id in found.hosted,
                "seats": [],
                "actions": [],
            },
        )
        entry["seats"].append(
            {
                "seat": seat.seat,
                "name": seat.name,
                "colour": seat.colour,
                "locale": seat.locale,
                "joined": seat.joined.isoformat() if seat.joined else None,
            }
        )
    for line in found.lines:
        # A person who has left a seat still took the actions before that.
        entry = games.setdefault(line.game_id, {"seats": [], "actions": []})
        entry["actions"].append(
            {"number": line.number, "time": line.time.isoformat(), "action": line.line.action}
        )
    for game_id, result in found.results:
        entry = games.setdefault(game_id, {"seats": [], "actions": []})
        if result.left_id == user:
            entry.setdefault("left", []).append(result.seat)
        if result.user_id != user:
            continue
        facts = {
            name: getattr(result, name) for name in ("seat", "place", "points", "came", "fair")
        }
        entry.setdefault("results", []).append(facts)
    data = {
        "format": FORMAT,
        "person": user,
        "language": person.language if person else None,
        "preferences": person.preferences if person else {},
        "games": games,
        "contests": [
            {"kind": contest.kind, "name": contest.name, "server": contest.guild_id}
            for contest in found.contests
        ],
    }
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


async def forget(services: Services, user: int) -> None:
    """
    Forget a person, after leaving every table for them; computers play on in their seats.

    After an interruption the person can ask again: finished parts aren't done twice.
    """
    found = await services.store.privacy.personal(user)
    for game, seat in found.seats:
        if leave := rows("leaving", "LEAVE").get(game.status):
            await leave(services.games, game.id, user, Seat(seat.seat))
    for game_id in {*found.named, *(game.id for game, _ in found.seats)}:
        await _strike(services, game_id, user)
    for _, seat in found.seats:
        await _take_down(services, seat)
    await services.store.privacy.forget(user)
    for game, _ in found.seats:
        services.tables.forget(game.id)


async def _strike(services: Services, game_id: str, user: int) -> None:
    """Remove a person from a table's memory: votes, requests for seats, kept seats."""
    async with services.tables.at(game_id) as table:

        def work(change: Draft) -> None:
            for motion in change.memory.motions.values():
                decline = motions.kinds()[motion.name].decline
                if motion.by == user and decline:
                    decline(change, motion, user)
            change.memory = forgotten(change.memory, user)
            for seat in change.seats():
                if seat.settings.get("person") == user:
                    kept = without(seat.settings, user)
                    change.put_seat(replace(seat, name="", settings=kept))

        await services.games.changed(table, work)


async def _take_down(services: Services, seat: SeatRow) -> None:
    """
    Delete the message with a hand; it may already be gone or out of reach.

    :raises discord.HTTPException: if Discord can't do it now, so that the person asks again.
    """
    if seat.dm_channel_id and seat.dm_message_id:
        try:
            await services.messages.remove(seat.dm_channel_id, seat.dm_message_id)
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            LOG.info("could not delete a hand's message: %s", error.text)
