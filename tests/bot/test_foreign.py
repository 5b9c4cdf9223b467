"""No command or click reaches another server, or a game of other people."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType as Type
from discord import app_commands

from bot import scenes
from bot.chat.address import Address
from bot.features.play.dispatch import asking, handlers
from bot.tree import all_commands
from sandbox.acts import ask
from sandbox.interactions import Asked
from sandbox.world import FAR_GUILD_ID, Guild, World
from tests.bot.tables import Table, table
from tests.databases import File

ATTIC = 1300000000000000009
"""The far server's channel."""

FAR_ROLE = str(FAR_GUILD_ID + 9)
STRANGER = "1999999999999999999"
"""A person who isn't on this server or at any table."""

NAMED = {Type.channel, Type.role, Type.user, Type.mentionable}
"""Kinds of options that take a Discord id."""

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("blank")]


def commands() -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Every command, also those within groups."""
    for one in all_commands():
        found = one.walk_commands() if isinstance(one, app_commands.Group) else (one,)
        yield from (each for each in found if not isinstance(each, app_commands.Group))


OPTIONS = [
    (command.qualified_name, parameter.display_name)
    for command in commands()
    for parameter in command.parameters
    if parameter.type in NAMED
]
"""Every option that names a channel, a role or a user."""


def far(world: World) -> None:
    """Open a second server with one channel."""
    world.open_guild(Guild(FAR_GUILD_ID, "The house on the hill"), "attic")


@pytest.fixture
async def t(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """A game on the far server, and a lobby of Gus, who manages the near one."""
    monkeypatch.setattr(scenes, "GUILD", FAR_GUILD_ID)
    monkeypatch.setattr(scenes, "CHANNEL", ATTIC)
    async with table(tmp_path, "midgame", File(tmp_path / "games.db"), before=far) as opened:
        assert opened.sandbox.world.channels[ATTIC].name == "attic"
        (gus,) = await opened.sandbox.join("Gus")
        await opened.command(gus, "game new")
        yield opened


def stored(t: Table) -> list[tuple[Any, ...]]:
    """Everything that a person without rights might change."""
    games = t.asked("SELECT id, status, channel_id, number, memory, host_id FROM games ORDER BY id")
    return [*games, *t.asked("SELECT * FROM settings"), *t.asked("SELECT * FROM seats")]


def forged(world: World, kind: Type) -> tuple[str, dict[str, Any]]:
    """The id of something on the other server, and Discord's data about it."""
    match kind:
        case Type.channel:
            channel = world.channels[ATTIC]
            body = world.describe(channel) | {"permissions": "0"}
            return str(ATTIC), {"channels": {str(ATTIC): body}}
        case Type.role:
            role = {"id": FAR_ROLE, "name": "far", "permissions": "0", "position": 1}
            flags = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
            return FAR_ROLE, {"roles": {FAR_ROLE: role | flags}}
        case _:
            user = {"id": STRANGER, "username": "x", "discriminator": "0", "avatar": None}
            return STRANGER, {"users": {STRANGER: user | {"global_name": None}}}


def filled(option: app_commands.Parameter, person: str) -> dict[str, Any]:
    """Something for another option that is required, a person if it names one; else nothing."""
    values = {Type.integer: 1, Type.boolean: True, Type.user: person, Type.string: "1"}
    if not option.required:
        return {}
    value = option.choices[0].value if option.choices else values[option.type]
    return {"name": option.display_name, "type": option.type.value, "value": value}


async def sent(t: Table, kind: Asked, person: str, data: dict[str, Any], **more: Any) -> str:
    """Send a forged interaction, and return the bot's answer."""
    world = t.sandbox.world
    user = world.person(person)
    channel = more.pop("channel", None) or world.place("parlour", user)
    before = set(world.ephemerals)
    ask(world, kind, user, channel, data, **more)
    await t.rest()
    new = [message for key, message in world.ephemerals.items() if key not in before]
    direct = list(channel.messages.values())[-1:] if channel.is_direct else []
    return "\n".join(message.content for message in (*new, *direct))


async def test_what_is_named_belongs_to_this_server(t: Table) -> None:
    """A channel, role or user of another server isn't found, and nothing changes or leaks."""
    before, reached = stored(t), {}

    for path, name in OPTIONS:
        told = await named(t, path, name)
        is_refused = any(refusal in told for refusal in REFUSALS)
        if not is_refused or str(FAR_GUILD_ID) in told or stored(t) != before:
            reached[path, name] = told

    assert reached == {}


REFUSALS = (
    *("can’t find what you chose", "keeps their statistics private", "permissions in <#"),
    *("can’t find a tournament like that", "has no league yet"),
)


async def named(t: Table, path: str, name: str) -> str:
    """The bot's answer to Gus, who names something of the other server as an option."""
    command = next(c for c in commands() if c.qualified_name == path)
    kind = next(p.type for p in command.parameters if p.display_name == name)
    value, resolved = forged(t.sandbox.world, kind)
    own = {"name": name, "type": kind.value, "value": value}
    options = [own, *(filled(p, value) for p in command.parameters if p.display_name != name)]
    options = [option for option in options if option]
    top, *below = path.split()
    for part in reversed(below):
        options = [{"name": part, "type": Type.subcommand.value, "options": options}]
    data = {"id": "1", "name": top, "type": 1, "options": options, "resolved": resolved}
    return await sent(t, Asked.COMMAND, "Gus", data)


PLACES = (("Alba", "parlour"), ("Gus", "parlour"), ("Eve", "dm"))
ARGS = (("0", "0"), ("roll", "0"), ("agree", "1"), ("take-0",), ("join",))
GONE = ("That button no longer works", "moved on")


async def test_no_click_reaches_a_game_of_another_server(t: Table) -> None:
    """A click on a game of another server, or of other people by DM, is an unknown button."""
    ((game,),) = t.asked("SELECT id FROM games WHERE status = 'running'")
    world = t.sandbox.world
    source = list(world.place("parlour", world.person("Gus")).messages.values())[-1]
    before, reached = stored(t), {}

    for number, op in enumerate(handlers()):
        for person, place in PLACES:
            channel = world.place(place, world.person(person))
            address = Address(game, op, ARGS[number % len(ARGS)])
            data = {"custom_id": str(address), "component_type": 2, "id": 1}
            kind = Asked.FORM if op in asking() else Asked.COMPONENT
            data["components"] = []  # of a form
            told = await sent(t, kind, person, data, source=source, channel=channel)
            is_refused = any(text in told for text in GONE)
            if not is_refused or str(ATTIC) in told:
                reached[person, op] = told

    assert reached == {}
    assert stored(t) == before
    assert len(t.public()) == 1
