"""
Uploads the application's own emoji at the start, and learns what each one shows.

They belong to the application, so every server can show them. Where one is missing, the text has
the word.
"""

from __future__ import annotations

import io
import json
import logging
import zipfile
from collections.abc import Iterable, Mapping

import discord

from bot.chat.pictures import drawing, icons
from render.emoji import NAMES, PREFIX, pack
from storage import Store

LOG = logging.getLogger(__name__)


async def bring(client: discord.Client, store: Store) -> None:
    """
    Upload missing emoji, delete old ones, and learn what each one shows.

    If this fails, there is one line in the log; the next start tries again.
    """
    try:
        names, pictures = await drawn()
        async with store.sharing.in_turn("upload the emoji"):
            there = own(await client.fetch_application_emojis())
            _learn(names, there)
            for old in there.keys() - pictures.keys():
                await there.pop(old).delete()
            for name in [name for name in pictures if name not in there]:
                image = pictures[name]
                there[name] = await client.create_application_emoji(name=name, image=image)
            _learn(names, there)
    except Exception as error:  # noqa: BLE001  # a missing icon is no reason to fail
        LOG.warning("some emoji are missing; using words instead: %s", error)


async def drawn() -> tuple[Mapping[str, Mapping[str, str]], dict[str, bytes]]:
    """Emoji names by edition and by the thing they show, and the pictures by emoji name."""
    data = await drawing.apart(pack)
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        pictures = {name: packed.read(name) for name in packed.namelist()}
    return json.loads(pictures.pop(NAMES)), pictures


def own(found: Iterable[discord.Emoji]) -> dict[str, discord.Emoji]:
    """The application's emoji that Hexhost uploaded, by name."""
    return {one.name: one for one in found if one.name.startswith(PREFIX)}


def _learn(names: Mapping[str, Mapping[str, str]], there: Mapping[str, discord.Emoji]) -> None:
    """From now on, show the emoji in *there*."""
    icons.know(
        {
            edition: {key: str(there[name]) for key, name in known.items() if name in there}
            for edition, known in names.items()
        }
    )
