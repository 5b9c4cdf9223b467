"""Work that each start of a bot repeats, done once for all tests of a process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from discord import Client, app_commands

from bot.chat.invitation import INTENTS
from bot.features.play.command import Catalogue
from bot.tree import all_commands
from sandbox.rest import commands as door
from sandbox.rules.commands import commands as check
from sandbox.rules.problems import Spot

Payload = dict[str, Any]

_translated: dict[object, Payload] = {}
"""By command or group, what is sent to Discord to register it."""
_checked: set[str] = set()
"""Registrations in which the sandbox found no fault, as JSON."""


async def translate_all() -> None:
    """Translate every command of the bot, before programs are forked that would each do it."""
    with registered_once():
        tree = app_commands.CommandTree(Client(intents=INTENTS))
        for command in all_commands():
            await command.get_translated_payload(tree, Catalogue())


@contextmanager
def registered_once() -> Iterator[None]:
    """Commands that are registered again are neither translated nor checked again."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.Group):
            patch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))
        patch.setattr(door, "commands", _check)
        yield


def _once(translate: Any) -> Any:
    async def payload(command: object, tree: object, translator: object) -> Payload:
        if command not in _translated:
            _translated[command] = await translate(command, tree, translator)
        return _translated[command]

    return payload


def _check(spot: Spot, wanted: list[Payload]) -> None:
    key = json.dumps(wanted)
    if key in _checked:
        return
    check(spot, wanted)
    spot.settle()
    _checked.add(key)
