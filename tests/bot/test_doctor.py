"""The doctor in the sandbox: a healthy setup, and one broken thing after another."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

import pytest

from bot import doctor
from bot.doctor import checks
from bot.doctor.report import Report
from bot.settings import Settings
from sandbox.faults import Fault, Misdeed
from sandbox.permissions import Permission
from sandbox.running import Running, running
from sandbox.world import CHANNELS_FROM, World
from storage import Store
from storage.lock import held
from tests.bot.forked import Forked
from tests.waiting import until

TOKEN: Final = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.GtwEnt.twenty-seven-secret-letters"
PASSWORD: Final = "sEsame+0pen"

HEALTHY: Final = [
    *("settings", "token", "application", "clock", "database", "process", "fonts", "emoji"),
    *("intents", "channel", "permissions", "post", "edit", "answer", "thread", "owner", "clean up"),
]


@dataclass(slots=True)
class Room:
    """A sandbox that the doctor can visit."""

    sandbox: Running
    file: Path
    channel: int = CHANNELS_FROM
    token: str = TOKEN
    url: str = ""
    emoji: str = "no"
    more: dict[str, str] = field(default_factory=dict)
    """Other settings."""
    stack: ExitStack = field(default_factory=ExitStack)
    said: list[str] = field(default_factory=list)

    @property
    def world(self) -> World:
        """Everything that the sandbox knows."""
        return self.sandbox.world

    @property
    def environment(self) -> dict[str, str]:
        """The settings."""
        return {
            **self.sandbox.environment,
            "DISCORD_TOKEN": self.token,
            "DATABASE_URL": self.url or f"sqlite:///{self.file}",
            "PICTURE_SCALE": "0.25",
            "EMOJI": self.emoji,
            **self.more,
        }

    async def visit(self) -> Report:
        """Run the doctor; check that its report has no secret and that nothing is left behind."""
        values: dict[str, Any] = {name.lower(): v for name, v in self.environment.items()}
        report = Report(settings := Settings(_env_file=None, **values), self.said.append)
        try:
            await doctor.check(settings, self.channel, report)
        finally:
            report.end()
            self.is_clean()
        return report

    def is_clean(self) -> None:
        """Check that nothing of the trial is left, and that no secret was printed."""
        assert [c.name for c in self.world.channels.values() if c.messages or c.is_thread] == []
        secrets = {*TOKEN.split("."), *self.token.split("."), *PASSWORD.split("+")} - {""}
        assert [secret for secret in secrets if secret in "\n".join(self.said)] == []


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """A healthy setup."""
    async with running() as sandbox:
        sandbox.world.token = TOKEN
        sandbox.world.invited |= Permission.MANAGE_THREADS  # nothing needs to be left behind
        found = Room(sandbox, tmp_path / "games.db")
        with found.stack:
            yield found


async def test_a_healthy_setup_passes_every_step(room: Room) -> None:
    """All steps are ok and in order, and Discord refused no request."""
    room.emoji = "yes"

    report = await room.visit()

    assert [(finding.mark, finding.name) for finding in report.findings] == [
        ("ok", name) for name in HEALTHY
    ]
    assert report.is_healthy
    assert room.sandbox.errors() == []
    assert any("All is well." in line for line in room.said)
    assert not any(str(room.file.parent) in line for line in room.said[-30:])


def _deny(*names: str) -> Callable[[Room], None]:
    def broken(room: Room) -> None:
        room.world.channels[room.channel].denied = Permission.named(list(names))

    return broken


def _set(**fields: Any) -> Callable[[Room], None]:
    def broken(room: Room) -> None:
        for name, value in fields.items():
            setattr(room, name, value)

    return broken


def _second_process(room: Room) -> None:
    room.stack.enter_context(held(room.file))


def _often_connected(room: Room) -> None:
    room.world.identified = [room.world.clock.now()] * 950


def _endpoint(room: Room) -> None:
    room.world.endpoint = "https://example.org/interactions"


def _closed(room: Room) -> None:
    room.world.owner.takes_direct_messages = False


def _full(room: Room) -> None:
    patch = room.stack.enter_context(pytest.MonkeyPatch.context())
    usage = shutil.disk_usage("/")._replace(free=5_000_000)
    patch.setattr(shutil, "disk_usage", lambda place: usage)


def _fontless(room: Room) -> None:
    patch = room.stack.enter_context(pytest.MonkeyPatch.context())
    patch.setattr(checks, "FONT", Path("nowhere.ttf"))


def _many_emoji(room: Room) -> None:
    async def drawn() -> tuple[dict[str, Any], dict[str, bytes]]:
        return {}, dict.fromkeys(map(str, range(101)), b"")

    room.emoji = "yes"
    patch = room.stack.enter_context(pytest.MonkeyPatch.context())
    patch.setattr(checks, "MOST_EMOJI", 100)
    patch.setattr("bot.chat.pictures.emoji.drawn", drawn)


BROKEN: Final[dict[str, tuple[Callable[[Room], None], str, str]]] = {
    "shards": (_set(more={"SHARD_IDS": "1"}), "settings", "set SHARD_COUNT, the number of all"),
    "no Discord": (
        _set(more={"DISCORD_API_BASE": "http://127.0.0.1:1/api/v10"}),
        "token",
        "check the network, DISCORD_API_BASE and DISCORD_GATEWAY_URL",
    ),
    "no gateway": (
        _set(more={"DISCORD_GATEWAY_URL": "ws://127.0.0.1:1"}),
        "intents",
        "check the network, DISCORD_API_BASE and DISCORD_GATEWAY_URL",
    ),
    "no token": (_set(token=""), "token", "There is no token: write it into .env"),
    "wrong token": (
        _set(token="MTExMTExMTExMTE.GaaaaA.another-secret"),
        "token",
        "Discord does not know this token: copy it again",
    ),
    "quoted token": (_set(token=f'"{TOKEN}"'), "token", "characters that no token has"),
    "endpoint": (_endpoint, "application", "clear that field in the developer portal"),
    "clock": (
        lambda room: room.sandbox.clock.move(600),
        "clock",
        "This machine's clock is 10 minutes behind Discord's: set it",
    ),
    "second process": (
        _second_process,
        "process",
        f"games.db is in use by process {os.getpid()}: stop that bot first",
    ),
    "many connections": (_often_connected, "process", "Only 50 of 1000 connections are left"),
    "full disk": (_full, "database", "Only 5 MB are free on the disk"),
    "no server": (
        _set(url=f"postgresql://hexhost:{PASSWORD}@127.0.0.1:1/hexhost"),
        "database",
        "does not answer",
    ),
    "unescaped password": (
        _set(url=f"postgresql://hexhost:{PASSWORD}:/{PASSWORD}@127.0.0.1/hexhost"),
        "database",
        "",
    ),
    "no font": (_fontless, "fonts", "The font Nunito is missing: install"),
    "many emoji": (_many_emoji, "emoji", "The application has 0 emoji of at most 100, and"),
    "no channel": (_set(channel=7_000_000), "channel", "There is no channel 7000000: copy its id"),
    "blind": (_deny("view_channel"), "channel", "The bot does not see this channel: allow it"),
    "no files": (_deny("attach_files"), "permissions", "The bot may not: Attach Files. Allow it"),
    "no threads": (
        _deny("create_public_threads", "embed_links"),
        "permissions",
        "The bot may not: Embed Links, Create Public Threads. Allow it",
    ),
    "closed": (_closed, "owner", "The application's owner takes no direct messages"),
}


@pytest.mark.parametrize("broken", BROKEN)
async def test_what_is_broken_is_said_with_what_to_change(room: Room, broken: str) -> None:
    """Only the broken step is marked, with its sentence, also in the block for bug reports."""
    breaks, step, sentence = BROKEN[broken]
    breaks(room)

    report = await room.visit()

    wrong = [(finding.name, finding.text) for finding in report.findings if finding.mark == "!!"]
    assert [name for name, _ in wrong] == [step]
    assert sentence in wrong[0][1]
    assert any(line.startswith(f"!! {step}: ") for line in room.said)
    assert not report.is_healthy


async def test_an_archived_thread_is_left_where_it_may_not_be_deleted(room: Room) -> None:
    """Without Manage Threads, which the invitation doesn't ask for, the doctor says what stays."""
    _deny("manage_threads")(room)
    values: dict[str, Any] = {name.lower(): v for name, v in room.environment.items()}
    report = Report(settings := Settings(_env_file=None, **values), room.said.append)

    await doctor.check(settings, room.channel, report)

    (left,) = [c for c in room.world.channels.values() if c.is_thread]
    assert left.archived
    assert "archived thread left" in report.findings[-1].text
    assert report.is_healthy


@pytest.mark.parametrize(
    ("name", "address"),
    [
        ("database_url", "postgresql://hexhost:sEsame%2B0pen@host/hexhost"),
        ("database_url", "postgresql://hexhost:sEsame:0pen@host/hexhost"),
        ("database_url", "postgresql://hexhost:sEsame/0pen@host/hexhost"),
        ("database_url", "postgresql://hexhost:sEsame@0pen@host:x/hexhost"),
        ("database_url", "postgresql:/hexhost:sEsame%0pen@host/hexhost"),
        ("database_url", "hexhost:sEsame?0pen@host/hexhost"),
        ("database_url", "postgresql://hexhost:sEsame#0pen"),
        ("discord_api_base", "http://proxy:sEsame+0pen@127.0.0.1:8080/api/v10"),
        ("discord_gateway_url", "ws://proxy:sEsame%5B0pen@127.0.0.1:8080"),
    ],
)
def test_no_part_of_a_password_is_ever_said(name: str, address: str) -> None:
    """An error that repeats a badly written address shows no part of its password."""
    said: list[str] = []
    values: dict[str, Any] = {"discord_token": TOKEN, name: address}
    report = Report(Settings(_env_file=None, **values), said.append)

    report.add("database", "!!", f"{address}: {unquote(address)}, {address[12:]} or {TOKEN[:-20]}")
    report.end()

    shown = "\n".join(said)
    parts = ("sEsame", "0pen", *TOKEN.split(".")[:2])
    assert [secret for secret in parts if secret in shown] == []
    assert "8080" in shown or "8080" not in address


REQUESTS: Final = [
    ("POST", f"channels/{CHANNELS_FROM}/messages"),
    ("PATCH", "/messages/"),
    ("POST", "/threads"),
    ("PATCH", "/channels/"),
    ("POST", "/users/@me/channels"),
]


@pytest.mark.parametrize(("method", "path"), REQUESTS)
@pytest.mark.parametrize("misdeed", [Misdeed.FAIL, Misdeed.LOSE])
async def test_a_request_that_fails_leaves_nothing_behind(
    room: Room, misdeed: Misdeed, method: str, path: str
) -> None:
    """A trial request that fails or gets no answer leaves the channel as it was."""
    room.world.faults.waiting.append(Fault(misdeed, 1, method, path, status=403))

    report = await room.visit()

    assert not report.is_healthy


@pytest.mark.parametrize(("method", "path"), REQUESTS)
async def test_who_stops_the_doctor_finds_nothing_left(room: Room, method: str, path: str) -> None:
    """Stopping the doctor during a request waits for it and removes its result."""
    room.sandbox.clock.hold()
    room.world.faults.waiting.append(Fault(Misdeed.DELAY, 1, method, path, seconds=60))
    visit = asyncio.create_task(room.visit())
    record = room.sandbox.sandbox.record
    await until(
        lambda: any(
            entry.method == method and path in entry.path and not entry.status
            for entry in record._entries
        ),
        "the request is held up",
    )

    visit.cancel()
    await asyncio.sleep(0)
    room.sandbox.clock.move(1)
    room.sandbox.clock.move(60)
    with pytest.raises(asyncio.CancelledError):
        await visit

    room.is_clean()


async def _program(room: Room, log: Path, *arguments: str) -> Forked:
    """Start the doctor as a program, which prints to *log*."""
    program = Forked("", room.environment, log, ("doctor", *arguments))
    await program.start()
    return program


async def test_a_newer_schema_that_admits_this_program_is_fine(room: Room) -> None:
    """The database step says that the schema is newer, but that this program can use it."""
    async with Store.open(f"sqlite:///{room.file}"):
        pass
    with closing(sqlite3.connect(room.file)) as own:
        own.execute("UPDATE hexhost_schema SET version_num = '9999'")
        own.commit()

    report = await room.visit()

    assert report.is_healthy
    said = "schema 9999, newer than this program's"
    assert any(said in line and "can use it" in line for line in room.said)


async def test_a_folder_that_cannot_be_written_is_named(room: Room, tmp_path: Path) -> None:
    """The program exits with 1, and names the folder that the bot must be able to write."""
    # Root can write anywhere except in the kernel's own folders.
    folder = room.file.parent / "closed" if os.geteuid() else Path("/sys")
    if os.geteuid():
        folder.mkdir(0o555)
    room.file = folder / "games.db"

    program = await _program(room, log := tmp_path / "log")
    code = await program.wait()

    room.said.append(log.read_text("utf-8"))
    why = r"cannot be written \((Permission denied|Read-only file system)\): let the bot write in"
    assert re.search(
        rf"^!!  database:     {folder} {why} that folder$", room.said[-1], re.MULTILINE
    )
    assert re.search(rf"^!! database: … {why} that folder$", room.said[-1], re.MULTILINE)
    assert code == 1
    room.is_clean()


async def test_ctrl_c_cleans_up_and_ends_with_one(room: Room, tmp_path: Path) -> None:
    """Stopped in the middle of an edit, the program removes its post and says so."""
    room.world.faults.waiting.append(Fault(Misdeed.DELAY, 1, "PATCH", "/messages/", seconds=60))
    program = await _program(room, log := tmp_path / "log", "--channel", str(room.channel))
    record = room.sandbox.sandbox.record
    await until(lambda: any(e.method == "PATCH" for e in record._entries), "the edit is held up")

    def deleted() -> int:
        return sum(e.method == "DELETE" for e in record._entries)

    before = deleted()
    assert program.number
    os.kill(program.number, signal.SIGINT)
    # The edit goes on only now, or it might be done before the signal arrives.
    await until(lambda: deleted() > before, "it cleans up")
    room.sandbox.clock.move(60)
    code = await program.wait()

    room.said.append(log.read_text("utf-8"))
    assert "Stopped before the end" in room.said[-1]
    assert "ok  clean up:     removed: sample" in room.said[-1]
    assert "Traceback" not in room.said[-1]
    assert code == 1
    room.is_clean()
