"""Work that each start of a bot repeats, done once for all tests of a process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import multipart
from discord import Client, app_commands

from bot.chat.invitation import INTENTS
from bot.chat.pictures import drawing
from bot.features.play.command import Catalogue
from bot.tree import all_commands
from render.artist import order
from sandbox.offers import menu
from sandbox.rest import commands as door
from sandbox.rules.commands import commands as check
from sandbox.rules.problems import Spot
from sandbox.world import World

Payload = dict[str, Any]

_translated: dict[object, Payload] = {}
"""By command or group, what is sent to Discord to register it."""
_checked: set[str] = set()
"""Registrations in which the sandbox found no fault, as JSON."""
_published: list[Payload] = []
"""The commands that the first bot in this process registered, as the sandbox keeps them."""

_menus: dict[tuple[int, int], list[Payload]] = {}
"""The commands that a client lists, by server and permissions."""


async def translate_all() -> None:
    """Translate every command of the bot, before programs are forked that would each do it."""
    with registered_once():
        tree = app_commands.CommandTree(Client(intents=INTENTS))
        for command in all_commands():
            await command.get_translated_payload(tree, Catalogue())


@contextmanager
def registered_once() -> Iterator[None]:
    """
    Do only once what every start of a bot repeats.

    Commands are translated and checked once, and each header of an upload is parsed once. Pictures
    that get a process of their own are drawn by one that already runs.
    """
    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.Group):
            patch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))
        patch.setattr(door, "commands", _check)
        patch.setattr(drawing, "_apart", _drawn)
        patch.setattr(multipart, "parse_content_disposition", _parsed)
        yield


def publish_once(tree: app_commands.CommandTree[Any], world: World) -> None:
    """Let *tree* publish without a request what a bot within this process has published before."""
    publish = tree.sync

    async def sync() -> list[Any]:
        if not _published:
            await publish()
            _published.extend(world.commands.of(None))
        world.commands._scopes[None] = [*_published]
        world.commands.menus = {**_menus}
        for user in world.people.values():
            world.screens.tell([user.id], "commands", commands=menu(world, user))
        _menus.update(world.commands.menus)
        return [
            SimpleNamespace(name=command["name"], id=int(command["id"]))
            for command in world.commands.of(None)
        ]

    tree.sync = sync  # type: ignore[method-assign, assignment]  # for this bot


def _once(translate: Any) -> Any:
    async def payload(command: object, tree: object, translator: object) -> Payload:
        if command not in _translated:
            _translated[command] = await translate(command, tree, translator)
        return _translated[command]

    return payload


_parsed = cache(multipart.parse_content_disposition)


def _drawn(call: Callable[[], bytes]) -> bytes:
    return drawing._threads.submit(drawing._drawn, order(call)).result()


def _check(spot: Spot, wanted: list[Payload]) -> None:
    key = json.dumps(wanted)
    if key in _checked:
        return
    check(spot, wanted)
    spot.settle()
    _checked.add(key)
