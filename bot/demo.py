"""
The demo: a small Discord of our own with the bot in it, as two processes.

The sandbox is started as a program; nothing of it is imported.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from bot import scenes
from bot.chat.invitation import PERMISSIONS
from bot.settings import BadSettings, Settings
from game import maps_of, offered

SCENES = ("lobby", "setup", "midgame", "seven", "offer", "victory")
PORT = 8017

FAST = {"PERSON_LIMIT": "0"}
"""No limit of requests, since simulated people are faster than real ones."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `hexhost demo`."""
    parser.add_argument(
        "--port", type=int, default=PORT, help="port of the page; the next free one if it is taken"
    )
    parser.add_argument(
        "--data", help="folder for games and logs; by default one that the demo deletes at its end"
    )
    parser.add_argument("--autoplay", action="store_true", help="play a whole game automatically")
    parser.add_argument(
        "--out", default="demo-game", help="folder for the pictures and transcript of --autoplay"
    )
    sets = [" ".join(names) for names in offered()]
    parser.add_argument(
        "--box",
        choices=sets,
        metavar="EXPANSIONS",
        help=f"expansions for --autoplay, such as '{sets[-1]}'; any other value lists them",
    )
    maps = dict.fromkeys(name for names in offered() for name in maps_of(names))
    parser.add_argument(
        "--map",
        choices=list(maps),
        metavar="MAP",
        help="map and scenario for --autoplay; any other value lists them",
    )


def main(chosen: argparse.Namespace, settings: Settings) -> int:
    """
    Serve the demo until it is stopped.

    :raises BadSettings: without the sandbox, which is not installed with the bot.
    """
    if importlib.util.find_spec("sandbox") is None:
        message = "The demo needs the source folder of Hexhost: run `make demo` there."
        raise BadSettings(message)
    if chosen.data:
        return serve(chosen, Path(chosen.data))
    with tempfile.TemporaryDirectory(prefix="hexhost-demo-", ignore_cleanup_errors=True) as own:
        return serve(chosen, Path(own))


def serve(chosen: argparse.Namespace, data: Path) -> int:
    """Serve the demo, or autoplay a game, with games and logs in the folder *data*."""
    data.mkdir(parents=True, exist_ok=True)
    python = shlex.quote(sys.executable)
    url = f"sqlite:///{data / 'demo.db'}"
    command = [sys.executable, "-m", "sandbox", "--port", str(chosen.port), "--data", str(data)]
    bot = f"env DATABASE_URL={shlex.quote(url)} {python} -m bot"
    command += ["--bot", f"{bot} run", "--permissions", str(PERMISSIONS.value)]
    command += [part for name in SCENES for part in ("--scene", f"{name}={bot} scene {name}")]
    command += ["--players", f"{python} -m players"]
    if chosen.autoplay:
        return autoplay(chosen, data, f"{bot} run")
    try:
        return run(command, FAST | os.environ)
    except KeyboardInterrupt:
        return 0


def run(command: list[str], environment: dict[str, str]) -> int:
    """Run our own program until it ends; SIGTERM ends it, too, and it ends what it has started."""
    program: subprocess.Popen[bytes] | None = None

    def end(*_: object) -> None:
        if program is None:
            raise SystemExit(1)
        program.terminate()

    before = signal.signal(signal.SIGTERM, end)
    try:
        program = subprocess.Popen(command, env=environment)  # noqa: S603  # with our own arguments
        return program.wait()
    finally:
        signal.signal(signal.SIGTERM, before)


def autoplay(chosen: argparse.Namespace, data: Path, bot: str) -> int:
    """Let simulated people, who know only their screen, play one whole game."""
    command = [sys.executable, "-m", "players", "--autoplay", "--bot", bot]
    command += ["--out", chosen.out, "--data", str(data)]
    command += ["--box", chosen.box] if chosen.box else []
    command += ["--map", chosen.map] if chosen.map else []
    # It draws hundreds of pictures, so half the size is enough, unless the host sets another.
    # The players read words, as people with a screen reader do.
    environment = {"PICTURE_SCALE": "0.5", "EMOJI": "no", **FAST, **os.environ}
    try:
        return run(command, environment)
    except KeyboardInterrupt:
        return 1


async def scene(settings: Settings, name: str) -> int:
    """Put the starting point called *name* into the database."""
    await scenes.put(settings, name)
    return 0
