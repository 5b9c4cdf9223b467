"""A whole game through the real bot, and its results."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game import Game, Line
from game.core import log
from players.evening import Plan, evening
from sandbox.payload import Payload
from sandbox.post import Post
from sandbox.server import Sandbox
from tests.bot.forked import Forked
from tests.databases import Database
from tests.e2e.killer import Killer
from tests.patience import PATIENCE
from tests.waiting import rest

ROOT = Path(__file__).parents[2]
OPENAPI = ROOT.parent / "shared" / "discord" / "openapi.json"
KEY = re.compile(r"^hex:\w+:(turn|ask|offers|call):[\w-]+:(\d+)")
CALLS = ("ask", "offers", "call")

Event = tuple[list[str], str, Payload]


@dataclass(frozen=True)
class Whole:
    """A finished game."""

    events: list[Event]
    """Everything that anyone was shown, in order."""
    channel: list[Post]
    """The channel's posts at the end."""
    errors: list[Any]
    """Requests that the sandbox refused."""
    lines: list[tuple[int, Line]]
    """The log: the seat and the line."""
    snapshot: bytes
    seats: dict[int, str]
    faults: list[str]
    """Errors that the bot logged."""
    deaths: int
    """Number of kills."""

    @property
    def verbs(self) -> set[str]:
        """The types of all actions."""
        return {str(line.action.get("type")) for seat, line in self.lines if seat >= 0}

    @property
    def game(self) -> Game:
        """The stored game."""
        return Game.restored(self.snapshot)

    @property
    def text(self) -> str:
        """Every word that anyone could read."""
        found = []
        for _, kind, fields in self.events:
            if kind in ("message", "edit", "ephemeral", "ephemeral_edit"):
                post = Post(fields["message"])
                found += [post.text, post.alt, *post.buttons]
                for part in post.menus:
                    found.append(part.get("placeholder") or "")
                    for option in part["options"]:
                        found += [option["label"], option.get("description") or ""]
            elif kind == "notification":
                found.append(fields["notification"]["text"])
        return "\n".join(dict.fromkeys(found))


def key(post: Post) -> tuple[str, int] | None:
    """The kind and number of a post of the table."""
    for part in post.parts():
        if found := KEY.match(str(part.get("custom_id") or "")):
            return found[1], int(found[2])
    return None


async def whole(
    folder: Path,
    plan: Plan,
    monkeypatch: pytest.MonkeyPatch,
    database: Database,
    *,
    kills: int = 0,
    emoji: bool = False,
) -> Whole:
    """
    Play one game to its end; with *kills*, the bot dies now and then: see :class:`Killer`.

    With *emoji* the bot uploads its own, and shows them as soon as they are there.
    """
    if OPENAPI.exists():
        monkeypatch.setenv("HEXHOST_OPENAPI", str(OPENAPI))
    monkeypatch.setenv("PICTURE_SCALE", "0.25")
    monkeypatch.setenv("PERSON_LIMIT", "0")
    monkeypatch.setenv("EMOJI", "yes" if emoji else "no")
    monkeypatch.setenv("DATABASE_URL", database.url)
    monkeypatch.chdir(ROOT)
    sandbox = Sandbox(bot="the bot", folder=folder / "data", program=Forked)
    sandbox.world.interactions.answer_within = PATIENCE
    async with evening(sandbox, plan, out=folder / "out") as played:
        killer = Killer(played.sandbox, database, kills, plan.locale) if kills else None
        if killer:
            played.before_step = killer.step
        await played.play()
        await rest(sandbox, database)
        person = sandbox.world.people[min(sandbox.world.people)]
        channel = next(c for c in sandbox.world.channels_of(person) if c.name == "parlour")
        from sandbox.views import view

        posts = [Post(view(sandbox.world, message)) for message in channel.messages.values()]
        errors = list(sandbox.record.errors())
        events = played.scribe.events
    log_text = (folder / "data" / "bot.log").read_text(encoding="utf-8")
    # Each with its traceback: lines that don't begin with a time.
    faults = [one for one in re.split(r"\n(?=\d{4}-)", log_text) if " ERROR " in one]
    deaths = killer.deaths if killer else 0
    return Whole(events, posts, errors, *_stored(database), faults, deaths)


def verbs_of_all(folder: Path, played: Whole, *, of: int) -> set[str] | None:
    """The verbs played in all *of* games of a kind, once *folder*'s game is the last one."""
    # The workers of pytest-xdist each have a folder in a shared one.
    base = folder.parent
    shared = (base.parent if base.name.startswith("popen-") else base) / f"verbs-of-{of}"
    shared.mkdir(exist_ok=True)
    (shared / f"{base.name}-{folder.name}.json").write_text(json.dumps(sorted(played.verbs)))
    ended = list(shared.glob("*.json"))
    if len(ended) < of:
        return None
    return {verb for file in ended for verb in json.loads(file.read_text())}


def _stored(database: Database) -> tuple[list[tuple[int, Line]], bytes, dict[int, str]]:
    """The log, snapshot and names of a database's only game."""
    rows = database.asked("SELECT seat, line FROM lines ORDER BY number")
    ((snapshot,),) = database.asked("SELECT snapshot FROM games")
    seats = {int(seat): str(name) for seat, name in database.asked("SELECT seat, name FROM seats")}
    return [(seat, log.decode(line.encode())) for seat, line in rows], snapshot, seats
