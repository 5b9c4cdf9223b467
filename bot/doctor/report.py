"""The doctor's report: a line for each step, and a block for bug reports, without secrets."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Literal, TypeAlias
from urllib.parse import unquote

import aiohttp
import discord
from sqlalchemy.engine import make_url

from bot.chat.messages import SERVER
from bot.doctor.trace import Request
from bot.settings import BadSettings, Settings
from bot.version import VERSION
from storage import StoreError

Mark: TypeAlias = Literal["ok", "!!", "--"]
"""Fine, to be changed, or not checked."""

SECRET = "•••"
"""Stands for a secret."""

SHORTEST = 4
"""Minimum length of a text that is hidden; shorter ones appear in any sentence."""

SCHEME = re.compile(r"^[\w+]*:/+")
SEPARATOR = re.compile(r"[:/@%?#\[\]]")
PORT = r"\d{1,5}"
"""Parts of addresses, as hosts may write them."""

LIBRARIES = ("discord.py", "aiohttp", "Pillow", "SQLAlchemy", "aiosqlite", "asyncpg")

ISSUE = "Please report it with the block at the end."


class Wrong(Exception):
    """Something is wrong; the message says what to change."""


class Skipped(Exception):
    """Something can't be checked; the message says why."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One step and how it went."""

    name: str
    mark: Mark
    text: str


class Report:
    """All findings; each is printed as soon as it is known."""

    def __init__(self, settings: Settings, say: Callable[[str], None]) -> None:
        """Print with *say*, and hide the secrets of *settings*."""
        self.findings: list[Finding] = []
        self.requests: list[Request] = []
        """The requests to Discord."""
        self._settings = settings
        self._say = say
        self._secrets = sorted(secrets(settings), key=len, reverse=True)
        self._print(f"hexhost {VERSION}: doctor\n")

    @property
    def is_healthy(self) -> bool:
        """Whether nothing has to be changed."""
        return all(finding.mark != "!!" for finding in self.findings)

    async def step(self, name: str, work: Awaitable[str]) -> bool:
        """Report what *work* returns, or what to change; True if it went well."""
        try:
            self.add(name, "ok", await work)
        except Skipped as error:
            self.add(name, "--", str(error))
        except Exception as error:  # noqa: BLE001  # whatever goes wrong is a finding
            self.add(name, "!!", explained(error))
        return self.findings[-1].mark == "ok"

    def add(self, name: str, mark: Mark, text: str) -> None:
        """Add a finding and print it."""
        self.findings.append(Finding(name, mark, self._hidden(text)))
        self._print(f"{mark}  {name + ':':<13} {text}")

    def stopped(self) -> None:
        """Report that the host has stopped the doctor."""
        self.add("doctor", "!!", "Stopped before the end: run it again.")

    def end(self) -> None:
        """Print the result and the block for bug reports."""
        wrong = sum(finding.mark == "!!" for finding in self.findings)
        said = f"To change: {wrong}, see the lines with !! above." if wrong else "All is well."
        self._print(f"\n{said}\n\nFor a bug report (no secrets in it):\n\n```")
        for line in self._block():
            self._print(self._nameless(line))
        self._print("```")

    def _block(self) -> Iterator[str]:
        yield f"hexhost {VERSION}, Python {platform.python_version()}, {platform.platform()}"
        yield ", ".join(f"{name} {version}" for name in LIBRARIES if (version := _version(name)))
        yield f"{os.cpu_count()} cores; set: {', '.join(_set(self._settings)) or 'nothing'}"
        for finding in self.findings:
            yield f"{finding.mark} {finding.name}" + (
                "" if finding.mark == "ok" else f": {finding.text}"
            )
        yield from map(str, self.requests)

    def _print(self, text: str) -> None:
        self._say(self._hidden(text))

    def _hidden(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, SECRET)
        return text

    def _nameless(self, line: str) -> str:
        """*line* without the names of the machine's folders and servers, which are private."""
        for name in sorted(_places(self._settings), key=len, reverse=True):
            line = line.replace(name, "…")
        return line


def secrets(settings: Settings) -> set[str]:
    """The token and its parts, and every password in an address, however it is written."""
    found = {settings.discord_token, *re.split(r"[.\s]", settings.discord_token)}
    addresses = (settings.database_url, settings.discord_api_base, settings.discord_gateway_url)
    for address in addresses:
        behind = SCHEME.sub("", address or "")
        user, at, _ = behind.rpartition("@")
        # A wrongly written address may have a password but no @.
        _, *parts = SEPARATOR.split(user if at else behind.partition("/")[0])
        if not at and len(parts) == 1 and re.fullmatch(PORT, parts[0]):
            continue
        found |= {user.partition(":")[2], unquote(user.partition(":")[2]), *parts}
    return {text for text in found if len(text) >= SHORTEST}


def explained(error: Exception) -> str:
    """The sentence for the host about *error*."""
    match error:
        case Wrong() | StoreError() | BadSettings():
            return str(error)
        case discord.HTTPException():
            if error.status >= SERVER:
                return f"Discord has an outage ({error.status}): look at discordstatus.com."
            said = f"Discord has refused this ({error.status}, code {error.code}: {error.text})."
            return f"{said} {ISSUE}"
        case TimeoutError():
            return "Discord does not answer in time: check the network."
        case aiohttp.ClientError() | OSError():
            return (
                f"Discord cannot be reached ({error}): check the network, DISCORD_API_BASE and "
                "DISCORD_GATEWAY_URL."
            )
        case _:
            last = str(error).strip().splitlines()[-1:]
            return f"Hexhost has failed ({': '.join((type(error).__name__, *last))}). {ISSUE}"


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def _set(settings: Settings) -> list[str]:
    """The names of the settings that the host has set."""
    return sorted(name.upper() for name in settings.model_fields_set)


def _places(settings: Settings) -> set[str]:
    """The folders and the server of this machine that a finding may name."""
    found = {str(Path.home()), str(Path.cwd())}
    try:
        url = make_url(settings.database_url)
    except Exception:  # noqa: BLE001  # a wrong address has a finding of its own
        return {name for name in found if name != "/"}
    if url.get_backend_name() == "sqlite":
        found.add(str(Path(url.database or "").expanduser().resolve().parent))
    else:
        found |= {url.host or "", url.username or "", url.database or ""}
    return {name for name in found if len(name) >= SHORTEST}
