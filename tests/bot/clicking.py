"""
The bot's entry points without Discord: interactions arrive as the gateway would bring them.

The bot's answers are checked against Discord's limits, and every error that it logs is kept.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.webhook.async_ import AsyncWebhookAdapter

from bot import scenes
from bot.chat.invitation import PERMISSIONS
from bot.chat.pictures import drawing
from bot.client import Client
from bot.features.lobby import lobby
from bot.features.play.command import Command
from bot.scenes import CHANNEL, GUILD, PEOPLE, Scene
from bot.settings import Settings
from bot.table import games as halls
from bot.table.games import Games
from bot.table.table import Table
from bot.tree import all_commands
from sandbox.refusals import Refused
from sandbox.rules.messages import Upload, Way, message
from sandbox.rules.problems import Spot
from storage import SeatRow, Store
from tests.bot.crowd import CROWD, sitting

BOT = 1000000000000000001
ALBA = PEOPLE["Alba"]
EPHEMERAL = 64
WHEN = "2026-11-21T12:00:00+00:00"
TEXT, THREAD = 0, 11
"""Kinds of channels."""


@dataclass(slots=True)
class Outcome:
    """The bot's answers to one interaction, and what went wrong with it."""

    acknowledged: int = 0
    answers: list[dict[str, Any]] = field(default_factory=list)
    choices: list[dict[str, Any]] | None = None
    refused: list[str] = field(default_factory=list)
    """Messages that break Discord's limits."""
    faults: list[str] = field(default_factory=list)
    """Lines that were logged as errors."""

    @property
    def text(self) -> str:
        """The newest text that the person reads."""
        return str(self.answers[-1]["content"]) if self.answers else ""

    @property
    def parts(self) -> Iterator[dict[str, Any]]:
        """Every button and menu of the answers."""
        for answer in self.answers:
            for row in answer.get("components") or ():
                yield from row["components"]

    @property
    def is_calm(self) -> bool:
        """Whether it was acknowledged once, nothing was refused, and nothing went wrong."""
        return self.acknowledged == 1 and not self.refused and not self.faults


class Faults(logging.Handler):
    """A log handler that keeps the errors."""

    def __init__(self, kept: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._kept = kept

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one error."""
        self._kept.append(f"{record.getMessage()} {record.exc_info and record.exc_info[1]!r}")


class Doors:
    """The bot, with the test playing Discord's part."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.outcome = Outcome()
        self.rights = PERMISSIONS.value
        """The bot's permissions in the people's channel."""
        self.channel: dict[str, Any] = {
            "id": str(CHANNEL),
            "type": TEXT,
            "name": "catan",
            "position": 0,
        }
        self.posts: list[dict[str, Any]] = []
        """Messages that the bot posted as itself."""
        self._ids = itertools.count(2_000_000_000_000_000_000)

    # What people do.

    async def command(self, user: int, path: str, **options: Any) -> Outcome:
        """Run the command at *path*; options are named after the function's arguments."""
        return await self._come(user, 2, data=self._given(path, options))

    async def completes(self, user: int, path: str, option: str, typed: str) -> Outcome:
        """Type into an option of a command."""
        return await self._come(user, 4, data=self._given(path, {option: typed}, focused=True))

    async def raw(self, user: int, data: Mapping[str, Any], **facts: Any) -> Outcome:
        """Run a command from Discord's raw *data*, plus other *facts* of the interaction."""
        return await self._come(user, 2, data=dict(data), **facts)

    async def typing(self, user: int, data: Mapping[str, Any]) -> Outcome:
        """Ask for autocomplete with Discord's raw *data*."""
        return await self._come(user, 4, data=dict(data))

    def lose(self, *rights: str) -> None:
        """Take these rights from the bot; it keeps all others that it asks for."""
        had = {name: has and name not in rights for name, has in PERMISSIONS}
        self.rights = discord.Permissions(**had).value

    async def click(
        self, user: int, to: str, values: Sequence[str] | None = None, *, private: bool = False
    ) -> Outcome:
        """Press the button at the address *to*, or choose *values* in its menu."""
        kind = 2 if values is None else 3
        data = {"custom_id": to, "component_type": kind, "values": list(values or ())}
        flags = EPHEMERAL if private else 0
        return await self._come(user, 3, data=data, message=self._message({"flags": flags}))

    # Inside.

    def _given(
        self, path: str, options: Mapping[str, Any], *, focused: bool = False
    ) -> dict[str, Any]:
        command = commands()[path]
        names = {parameter.name: parameter for parameter in command.parameters}
        given: list[dict[str, Any]] = [
            {
                "name": str(names[name].display_name),
                "type": names[name].type.value,
                "value": value,
                **({"focused": True} if focused else {}),
            }
            for name, value in options.items()
        ]
        first, *rest = command.qualified_name.split()
        for word in reversed(rest):
            given = [{"name": word, "type": 1, "options": given}]
        return {"id": "1", "name": first, "type": 1, "options": given}

    async def _come(self, user: int, kind: int, **facts: Any) -> Outcome:
        """Bring an interaction in, and wait until the bot has nothing left to do about it."""
        self.outcome = outcome = Outcome()
        kept = Faults(outcome.faults)
        logging.getLogger().addHandler(kept)
        before = asyncio.all_tasks()
        event = {
            "id": str(next(self._ids)),
            "type": kind,
            "token": "token",
            "version": 1,
            "application_id": str(BOT),
            "attachment_size_limit": 10 * 1024 * 1024,
            "guild_id": str(GUILD),
            "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": str(self.rights),
            "channel": {"guild_id": str(GUILD), **self.channel},
            "channel_id": self.channel["id"],
            "member": {
                "user": _user(user),
                "roles": [],
                "joined_at": WHEN,
                "permissions": "0",
                "deaf": False,
                "mute": False,
                "flags": 0,
            },
            **facts,
        }
        try:
            self.client._connection.parse_interaction_create(event)  # type: ignore[arg-type]  # as the gateway does
            while running := asyncio.all_tasks() - before:
                await asyncio.wait(running)
                for task in running:
                    if error := task.exception():
                        outcome.faults.append(repr(error))
        finally:
            logging.getLogger().removeHandler(kept)
        return outcome

    def _message(self, body: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "id": str(next(self._ids)),
            "channel_id": self.channel["id"],
            "author": {**_user(BOT), "bot": True},
            "content": "",
            "timestamp": WHEN,
            "edited_timestamp": None,
            "type": 0,
            "tts": False,
            "mention_everyone": False,
            "pinned": False,
            "embeds": [],
            "components": [],
            "flags": 0,
            **body,
            **dict.fromkeys(("mentions", "mention_roles", "attachments"), ()),
        }

    async def answered(self, route: discord.http.Route, body: dict[str, Any], files: Any) -> Any:
        """Discord's reply to a request that answers an interaction."""
        if route.url.endswith("/callback"):
            self.outcome.acknowledged += 1
            if self.outcome.acknowledged > 1:
                raise _error(400, 40060)
            self.outcome.choices = (body.get("data") or {}).get("choices")
            return {"interaction": {"id": str(next(self._ids)), "type": body["type"]}}
        self._check(body, files, Way.ANSWER)
        self.outcome.answers.append(body)
        return self._message({"content": body.get("content") or ""})

    async def asked(self, route: discord.http.Route, **more: Any) -> Any:
        """Discord's reply to a request that the bot makes as itself."""
        if route.method == "GET":
            return []
        if route.url.endswith("/users/@me/channels"):
            raise _error(403, 50007)
        if route.url.endswith("/threads"):
            return {"id": str(next(self._ids)), **more["json"], **thread()}
        body = more.get("json") or _form(more.get("form"))
        self._check(body, more.get("files"), Way.CREATE)
        self.posts.append(body)
        return self._message({})

    def _check(self, body: dict[str, Any], files: Any, way: Way) -> None:
        uploads = {n: Upload(f.filename, b"") for n, f in enumerate(files or ())}
        try:
            message(Spot(), body, uploads, way)
        except Refused as error:
            self.outcome.refused.append(f"{error.args}: {str(body)[:500]}")
            raise _error(400, 50035) from None


def _error(status: int, code: int) -> discord.HTTPException:
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    said = {"code": code, "message": "refused"}
    return kind(SimpleNamespace(status=status, reason="refused"), said)


def _user(number: int) -> dict[str, Any]:
    name = next((name for name, user in CROWD.items() if user == number), "Eve")
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None}


def _guild() -> Any:
    """Discord's data about the server, where everyone has every right that the bot asks for."""
    role = {"id": str(GUILD), "name": "@everyone", "permissions": str(PERMISSIONS.value)}
    facts = dict.fromkeys(("color", "position", "flags"), 0)
    facts |= dict.fromkeys(("hoist", "managed", "mentionable"), False)
    channel = {"id": str(CHANNEL), "type": TEXT, "name": "catan", "position": 0}
    return {
        "id": str(GUILD),
        "name": "Catan",
        "owner_id": "1",
        "roles": [{**role, **facts, "colors": {"primary_color": 0}}],
        "channels": [{**channel, "permission_overwrites": []}],
        "members": [],
        "threads": [],
    }


def thread(*, archived: bool = False) -> dict[str, Any]:
    """Discord's data about a thread."""
    return {
        "type": THREAD,
        "guild_id": str(GUILD),
        "parent_id": str(CHANNEL),
        "owner_id": str(BOT),
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": archived,
            "auto_archive_duration": 60,
            "archive_timestamp": WHEN,
            "locked": False,
        },
    }


def _form(form: Sequence[Mapping[str, Any]] | None) -> dict[str, Any]:
    return dict(json.loads((form or ())[0]["value"]))


@cache
def commands() -> dict[str, Command]:
    """Every command by its catalog path."""
    found = {}
    for entry in all_commands():
        every = entry.walk_commands() if isinstance(entry, app_commands.Group) else (entry,)
        for command in every:
            if isinstance(command, app_commands.Command):
                found[command.qualified_name] = command
    return found


@asynccontextmanager
async def doors(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Doors]:
    """The bot on its own disk, offline and without drawing; all its games have the same seed."""

    async def drawn(_: object) -> bytes:
        return b"png"

    monkeypatch.setattr(drawing, "drawn", drawn)
    monkeypatch.setattr(drawing, "apart", drawn)
    monkeypatch.setattr(halls, "secrets", SimpleNamespace(token_bytes=lambda size: b"s" * size))
    async with Store.open(f"sqlite:///{folder / 'games.db'}") as store:
        client = Client(store, Settings(_env_file=None, person_limit=0))
        found = Doors(client)

        async def request(_: object, route: Any, session: object, **more: Any) -> Any:
            if route.method == "DELETE":  # an older panel; answers already given stay known
                return None
            body = more.get("payload") or _form(more.get("multipart"))
            return await found.answered(route, body, more.get("files"))

        monkeypatch.setattr(AsyncWebhookAdapter, "request", request)
        monkeypatch.setattr(client.http, "request", found.asked)
        monkeypatch.setattr(client.services.tables, "tell", lambda table: None)
        async with client:
            state = client._connection  # a connection would say who the bot is
            state.user = discord.ClientUser(state=state, data=_user(BOT))  # type: ignore[arg-type]  # all it reads
            state._add_guild_from_data(_guild())  # as the gateway tells of it
            for entry in all_commands():
                client.tree.add_command(entry)
            yield found


async def seated(store: Store, modules: tuple[str, ...] = ("base",), **options: Any) -> Table:
    """A lobby of the people, seated in the order of their names."""
    games = Games(store)
    people = sitting(modules)
    rows = [SeatRow(seat=0, user_id=user, name=name) for name, user in people.items()]
    table = await lobby.open_lobby(
        games,
        channel_id=CHANNEL,
        guild_id=GUILD,
        host=rows[0],
        language="en",
        options=options,
        modules=modules,
    )
    for row in rows[1:]:
        table = await lobby.join(games, table.id, row)
    return table


async def begun(store: Store, scene: Scene, modules: tuple[str, ...] = ("base",)) -> Table:
    """A running game of the people that has reached *scene*."""
    table = await seated(store, modules, **scene.options)
    games = Games(store)
    await lobby.start(games, table.id, ALBA, scenes.now())
    await scenes.play(store, games, table.id, scene)
    return await Games(store).tables.look(table.id)
