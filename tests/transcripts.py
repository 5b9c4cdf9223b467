"""
Whole games written down byte for byte, to show that a change of the code changes nothing.

``python -m tests.transcripts before``, then the change, then ``python -m tests.transcripts after``;
``diff -r before after`` prints nothing. Each game has fixed dice, people and times. Nobody acts
before the bot is at rest. A game is one file: every post, edit, ping, direct message and answer.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import re
import secrets
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.chat.invitation import PERMISSIONS
from bot.client import Client
from players.bargains import ClickTrades
from players.evening import NAMES, Evening, Forgotten, Plan
from players.haggling import CommandTrades
from players.listener import Listener
from players.mind import Mind
from players.player import Player
from players.scribe import Scribe
from sandbox.payload import Payload
from sandbox.running import Running, running
from tests.bot.tables import inside, settings
from tests.databases import Database, File
from tests.patience import PATIENCE
from tests.waiting import rest

T = TypeVar("T")

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
"""The time in every game."""
KNIGHTS_AT_SEA = {"expansion": "base cities_knights seafarers five_six", "map": "new_shores"}
PYRAMID = {"expansion": "base egypt gods pyramid", "points": 3}
SIX = (*NAMES, "Eve", "Gus")
GAMES = {
    "base-clicks-en": Plan(by_commands=frozenset(), options={"points": 6}),
    "base-commands-es": Plan(by_commands=frozenset(NAMES), locale="es-ES"),
    "pyramid-clicks-es": Plan(by_commands=frozenset(), options=PYRAMID, locale="es-ES"),
    "pyramid-commands-en": Plan(by_commands=frozenset(NAMES), options=PYRAMID),
    "knights-at-sea-mixed-en": Plan(
        by_commands=frozenset(SIX[::2]), names=SIX, options={"points": 7, **KNIGHTS_AT_SEA}
    ),
    "knights-at-sea-mixed-es": Plan(
        by_commands=frozenset(SIX[1::2]),
        names=SIX,
        options={"points": 6, **KNIGHTS_AT_SEA},
        locale="es-ES",
    ),
}
"""The games, by the names of their files."""

SNOWFLAKE = re.compile(r"\b\d{9,20}\b")
"""An id; the text of a push may end within one."""
DROPPED = ("at", "url", "proxy_url", "timestamp", "edited_timestamp", "heard", "seq")
"""Fields that say when or where, but not what."""


class Patient(Listener):
    """A person who looks up only when the bot is at rest."""

    rested: Callable[[], Any]

    async def wait_for(self, look: Callable[[], T], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109  as in Person
        """
        Wait until the bot is at rest; return what *look* finds then.

        :raises: :exc:`Forgotten` if it finds nothing then.
        """
        if hasattr(self, "rested"):
            await self.rested()
            await super().wait_for(lambda: self.screen["seq"] >= self._latest(), timeout)
            if not look():
                await asyncio.sleep(0.05)
                await self.rested()
        return await super().wait_for(look, 5)

    _latest: Callable[[], int]


class InTurn(Evening):
    """An evening at which one person acts at a time, in the order of their seats."""

    rested: Callable[[], Any]

    async def play(self) -> None:
        """Plays the game to its end."""
        world = self.sandbox.world
        for number, name in enumerate(self.plan.names):
            person = await Patient.join(self.sandbox.url, name)
            user = int(person.id)
            person._latest = lambda user=user: world.screens.number(user)  # type: ignore[misc]  # mypy sees no defaults in a lambda
            person.rested = person.before_asking = self.rested
            if self.plan.locale:
                await person.control("person", **{"as": name}, locale=self.plan.locale)
            way = CommandTrades if name in self.plan.by_commands else ClickTrades
            mind = Mind(random.Random(number + 1), is_curious="expansion" in self.plan.options)
            self.players.append(Player(way(person, mind)))
        host = self.players[0].ways
        await host.use("game new", **self.plan.options)
        for player in self.players[1:]:
            await player.ways.join()
        await host.start()
        while not host.is_over:
            await self.rested()
            if not [True for player in self.players if await self._is_called(player)]:
                before = self.scribe.events[-1]
                for player in self.players:
                    await player.look()
                if self.scribe.events[-1] is before:
                    raise Forgotten(self.dump())
        for player in self.players:
            await player.ways.person.leave()

    @staticmethod
    async def _is_called(player: Player) -> bool:
        """Whether a person was pinged, and has acted."""
        notices = player.ways.person.notifications
        is_called = False
        while not notices.empty():
            is_called |= player.concerns(notices.get_nowait())
        if is_called and not player.ways.is_over:
            await player.look()
        return is_called


def fix_chance() -> None:
    """Let the bot draw the same bytes and letters in every run, wherever its code stands."""
    streams: dict[str, random.Random] = {}

    def stream(name: str) -> random.Random:
        module = str(sys._getframe(2).f_globals.get("__name__"))
        if not module.startswith(("bot.", "storage.")):
            return random.Random(os.urandom(16))
        return streams.setdefault(name, random.Random(name))

    secrets.token_bytes = lambda nbytes=None: stream("bytes").randbytes(nbytes or 32)
    secrets.choice = lambda seq: stream(type(seq).__name__).choice(seq)


class Steps:
    """Everything people were shown, step by step; within a step, by person and place."""

    def __init__(self, scribe: Scribe, sandbox: Running) -> None:
        self._scribe = scribe
        self._world = sandbox.world
        self._seen = 0
        self._names: dict[str, str] = {}
        self.lines: list[str] = []

    def end(self) -> None:
        """Write down everything since the last step."""
        events = self._scribe.events[self._seen :]
        self._seen += len(events)
        if events:
            told = [(self._place(event), self._text(event)) for event in events]
            self.lines.append("----")
            self.lines += [self._named(text) for _, text in sorted(told, key=lambda t: t[0])]

    @staticmethod
    def _place(event: tuple[list[str], str, Payload]) -> str:
        names, kind, fields = event
        message = fields.get("message")
        channel = message["channel"] if isinstance(message, dict) else ""
        is_private = kind.startswith("ephemeral") or kind in ("notification", "failed")
        return f"{kind if is_private else ''} {names} {channel}"

    def _text(self, event: tuple[list[str], str, Payload]) -> str:
        names, kind, fields = event
        return json.dumps(
            [names, kind, self._kept(fields)], ensure_ascii=False, sort_keys=True, indent=1
        )

    def _kept(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._kept(each) for each in value]
        if not isinstance(value, dict):
            return value
        kept = {name: self._kept(each) for name, each in value.items() if name not in DROPPED}
        if "filename" in value and (found := re.search(r"/(\d+)/[^/]*$", value["url"])):
            content = self._world.files[int(found[1])].content
            kept = {**kept, "sha256": hashlib.sha256(content).hexdigest()}
            kept.pop("id", None)
        return kept

    def _named(self, text: str) -> str:
        """The text with a short name in place of each id."""
        return SNOWFLAKE.sub(
            lambda found: self._names.setdefault(found[0], f"id-{len(self._names) + 1}"), text
        )


async def play(name: str, folder: Path, out: Path) -> None:
    """Play one of the games, and write it to a file of *out*."""
    plan = GAMES[name]
    fix_chance()
    database: Database = File(folder / "games.db")
    with pytest.MonkeyPatch.context() as patch:
        for key, value in settings(database).items():
            patch.setenv(key, value)
        async with running(
            folder=folder, answer_within=PATIENCE, invited=PERMISSIONS.value
        ) as sandbox:
            sandbox.clock.hold()
            scribe = Scribe(sandbox.world, folder / "out")
            scribe.begin()
            async with inside(sandbox, lambda: NOON) as client:
                await _recorded(sandbox, scribe, client, database, plan, out / f"{name}.txt")


async def _recorded(
    sandbox: Running, scribe: Scribe, client: Client, database: Database, plan: Plan, to: Path
) -> None:
    steps = Steps(scribe, sandbox)

    async def rested() -> None:
        await rest(sandbox.sandbox, database, client)
        steps.end()

    game = InTurn(sandbox.sandbox, scribe, plan)
    game.rested = rested
    try:
        await game.play()
        await rested()
    finally:
        await asyncio.to_thread(to.write_text, "\n".join(steps.lines) + "\n", "utf-8")
        scribe.close()


def played(name: str, out: Path) -> str:
    """Play one of the games in this process."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(name, Path(folder), out))
    return name


def main() -> None:
    """Play all games, or those that are named after the folder."""
    parser = argparse.ArgumentParser(description="Play whole games and write down what is shown.")
    parser.add_argument("folder", type=Path, help="where the transcripts go")
    parser.add_argument("games", nargs="*", help="which games; all without")
    given = parser.parse_args()
    out, names = given.folder, given.games
    if unknown := {*names} - {*GAMES}:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(GAMES)}")
    out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(2, get_context("spawn"), max_tasks_per_child=1) as pool:
        for future in [pool.submit(played, name, Path(out)) for name in names or GAMES]:
            print(future.result(), flush=True)


if __name__ == "__main__":
    main()
