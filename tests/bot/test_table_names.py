"""
Names that look like markdown, on every screen that a crawler finds.

Texts that Discord shows plainly (alt texts, labels, options, choices, threads) have names as typed;
texts that it shows as markdown have them escaped.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, put_same_scene, table
from tests.databases import File

NAMES = ("a_b*c_d", "<@1>", "`x`\n`y`", "||x||")
"""Names by seat."""

SHOWN = ("a_b*c_d", "<@1>", "`x` `y`", "||x||")
"""The same names on one line."""

PLAIN = {"description", "label", "placeholder", "name"}
"""Fields of a request that Discord shows as plain text."""

ESCAPED = re.compile(r"\\[!-/:-@\[-`{-~]")

SCENES = ("lobby", "setup", "midgame", "seven", "offer", "victory")

COMMANDS = (
    *("board", "hand", "score", "mine", "dice", "history", "leaderboard", "learn", "replay"),
    "review",
    *("game status", "game log", "game help", "game options", "game resign", "game pause"),
)
"""Commands that show names without any options."""

COMPLETED = (
    *(("trade offer", "to"), ("robber", "victim"), ("prepare robber", "victim")),
    *(("game kick", "player"), ("game host", "player"), ("game substitute", "player")),
    *(("trade accept", "offer"), ("trade accept", "taker"), ("trade cancel", "offer")),
)
"""Options whose choices name players."""

STEPS = 40
"""Maximum number of presses of one crawl."""


def rename(file: Path) -> None:
    """Give everyone at the table a name that means something in markdown."""
    with closing(sqlite3.connect(file)) as database, database:
        for seat, name in enumerate(NAMES):
            database.execute("UPDATE seats SET name = ? WHERE seat = ?", (name, seat))


def walk(part: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a payload, with the name of its field."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from walk(value, name)
    elif isinstance(part, list):
        for value in part:
            yield from walk(value, key)
    elif isinstance(part, str):
        yield key, part


def wrong(key: str, text: str) -> bool:
    """Whether a text of a payload shows a name differently from how it was typed."""
    if key in PLAIN:
        return bool(ESCAPED.search(text))
    return key == "content" and any(name in ESCAPED.sub("", text) for name in SHOWN)


def said(t: Table) -> list[tuple[str, str]]:
    """Every text that the bot has sent so far, except its commands."""
    return [
        found
        for entry in t.sandbox.sandbox.record._entries
        if "/commands" not in entry.path and entry.method != "GET"
        for found in walk(entry.payload)
    ]


async def crawl(t: Table) -> None:
    """Press every button and menu once, the newest first, until nothing is left."""
    pressed = set[tuple[str, ...]]()
    for _ in range(STEPS):
        found = next(
            (
                (person, post, part)
                for person in t.people
                for post in reversed([*t.public(person), *person.direct, *person.ephemerals])
                for part in parts(post)
                if (person.name, kind(part)) not in pressed
            ),
            None,
        )
        if found is None:
            return
        person, post, part = found
        pressed.add((person.name, kind(part)))
        await press(person, post, part)
        await t.rest()


def parts(post: Post) -> list[dict[str, Any]]:
    """A post's menus, and its buttons that can be pressed."""
    return [*post.buttons.values(), *post.menus]


def kind(part: dict[str, Any]) -> str:
    """The operation of a button or menu, without its seat and moment."""
    return re.sub(r"\d+", "", part["custom_id"].split(":", 2)[-1])


async def press(person: Person, post: Post, part: dict[str, Any]) -> None:
    """Press a button, or choose as many options as a menu requires."""
    if "options" in part:
        values = [o["value"] for o in part["options"][-max(1, part.get("min_values", 1)) :]]
        await person.choose(post, part["custom_id"], values)
    else:
        await person.click(post, part["custom_id"])


@pytest.mark.e2e
@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(
            scene, marks=() if scene in ("lobby", "offer", "victory") else pytest.mark.soak
        )
        for scene in SCENES
    ],
)
async def test_names_stand_as_they_were_typed(tmp_path: Path, scene: str) -> None:
    """Names are escaped in markdown and bare in plain texts, on all screens."""
    file = tmp_path / "games.db"
    await put_same_scene(File(file), scene)
    rename(file)
    async with table(tmp_path, database=File(file)) as t:
        # An English and a Spanish reader, each with every second one.
        for number, person in enumerate(t.people[::3]):
            for name in COMMANDS[number::2]:
                await person.command(name)
                await t.rest()
            for name, option in COMPLETED[number::2]:
                for choice in await person.autocomplete(name, option, **{option: ""}):
                    assert not wrong("label", choice["name"]), choice
        await crawl(t)

        texts = said(t)
        assert [(key, text) for key, text in texts if wrong(key, text)] == []
        plain = json.dumps([text for key, text in texts if key in PLAIN], ensure_ascii=False)
        assert all(name in plain for name in SHOWN[:3])
