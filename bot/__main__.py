"""
Run the bot, try it in a demo, back up its games.

    hexhost --version        the version, made from git's tags
    hexhost doctor           check the setup; with --channel ID, try one channel
    hexhost run              run the bot, with settings from .env and the environment
    hexhost demo             try the bot in a small Discord in your browser
    hexhost backup FILE      copy all games to a file, even while the bot runs
    hexhost backup --keep 7 FOLDER    make a new copy in a folder, and keep the last 7
    hexhost move URL         copy all games to another, empty database
    hexhost verify GAME      replay a finished game and verify its log
    hexhost export GAME FILE write the log of a finished game, for others to check
    hexhost mend GAME        rebuild a damaged game from its log, while the bot is stopped
    hexhost help settings    print every setting, as a file to fill in
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import re
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

import storage
from bot import client as clients
from bot import demo, doctor, firsts, manual, mend, proof, status
from bot.chat.pictures import drawing
from bot.chat.watch import logs, metrics
from bot.client import Client
from bot.settings import BadSettings, Settings, fields, load
from bot.version import VERSION
from storage import Store, StoreError

LOG = logging.getLogger(__name__)

GAME = "id of the game, shown on its posts"


def main(arguments: list[str] | None = None) -> int:
    """Run the program; return its exit code."""
    parser = argparse.ArgumentParser(prog="hexhost", description=__doc__.split("\n\n")[0])
    parser.add_argument("--version", action="version", version=f"hexhost {VERSION}")
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="COMMAND")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        """Add a command that *about* describes, in the list and in its own help."""
        return verbs.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")

    command("run", "run the bot")
    checked = command("doctor", "check the setup, and say what to change")
    checked.add_argument(
        "--channel",
        type=int,
        metavar="ID",
        help="also try this channel: post a sample, then remove it",
    )
    demo.add_arguments(command("demo", "try the bot in your browser, without a Discord account"))
    backup = command("backup", "copy all games to a file, even while the bot runs")
    backup.add_argument(
        "target",
        metavar="FILE",
        type=Path,
        help="file to write; an earlier backup of that name is replaced",
    )
    backup.add_argument(
        "--keep",
        metavar="N",
        type=int,
        default=0,
        help="FILE is a folder: make a new copy in it, and keep the last N copies",
    )
    move = command("move", "copy all games to another, empty database")
    move.add_argument("url", metavar="URL", help="address of the new database, as for DATABASE_URL")
    command("verify", "replay a finished game and verify its log").add_argument(
        "game", metavar="GAME", help=GAME
    )
    export = command("export", "write a finished game's log, for others to check")
    export.add_argument("game", metavar="GAME", help=GAME)
    export.add_argument("file", metavar="FILE", type=Path, help="where to write the log")
    mended = command("mend", "rebuild a damaged game from its log, while the bot is stopped")
    mended.add_argument("game", metavar="GAME", help=GAME)
    command("scene", "put a prepared game into the database, for the demo").add_argument(
        "name", metavar="NAME", help="name of the prepared game; any other word lists them"
    )
    explained = command("help", "print this help, or a settings file")
    explained.add_argument(
        "topic", nargs="?", choices=["settings"], help="print every setting, as a file to fill in"
    )
    chosen = parser.parse_args(arguments)
    if chosen.verb == "help":
        print(manual.example() if chosen.topic else parser.format_help(), end="")  # for the host
        return 0
    try:
        settings = load()
        match chosen.verb:
            case "run":
                return run(settings)
            case "doctor":
                return doctor.main(settings, chosen.channel)
            case "demo":
                return demo.main(chosen, settings)
            case "scene":
                return asyncio.run(demo.scene(settings, chosen.name))
            case "move":
                count = asyncio.run(storage.move(settings.database_url, chosen.url))
                print(
                    f"Games copied: {count}. Now set DATABASE_URL to the new database."
                )  # for the host
                return 0
            case "verify":
                print(proof.verify(settings.database_url, chosen.game))  # for the host
                return 0
            case "export":
                proof.export(settings.database_url, chosen.game, chosen.file)
                print(f"The log of {chosen.game} is in {chosen.file}.")  # for the host
                return 0
            case "mend":
                print(mend.mend(settings.database_url, chosen.game))  # for the host
                return 0
            case _:
                file = storage.keep(settings.database_url, chosen.target, max(0, chosen.keep))
                print(f"All games are in {file}.")  # for the host
                return 0
    except (BadSettings, StoreError) as error:
        print(_told(error), file=sys.stderr)  # for the host
        return 1


def _told(error: Exception) -> str:
    """The sentence of an error; if it names a setting, it points to `hexhost help settings`."""
    said = str(error).removesuffix(".")
    names = re.findall(r"[A-Z_]+", said)
    return f"{said} (see `hexhost help settings`)." if fields().keys() & names else f"{said}."


def run(settings: Settings) -> int:
    """Run the bot until it is stopped."""
    logs.set_up(settings.log_level, is_json=settings.log_format == "json")
    if not settings.discord_token:
        raise BadSettings("No token: set DISCORD_TOKEN in the environment or in .env")
    LOG.info("hexhost %s", VERSION)
    asyncio.run(_serve(settings))
    return 0


async def _serve(settings: Settings) -> None:
    """Run until a signal stops the program, or something ends it."""
    work = asyncio.create_task(_work(settings), name="work")
    is_over = False

    def stop() -> None:
        nonlocal is_over
        if not is_over:
            is_over = True
            _end_in_time()
            work.cancel()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop)
    try:
        await work
    except asyncio.CancelledError:
        if not is_over:
            raise


def _end_in_time() -> None:
    """
    End the program after `STOP` seconds, even if it waits for a database, a disk or a thread.

    A kill does the same, and loses nothing.
    """
    timer = threading.Timer(clients.STOP, os._exit, (0,))
    timer.daemon = True
    timer.start()


async def _work(settings: Settings) -> None:
    """Run the bot until it ends or this task is cancelled; then close it."""
    async with prepared(settings) as client:
        # People can play while the whole database is checked.
        check = asyncio.create_task(client.services.store.check(), name="check")
        bot = asyncio.create_task(client.start(settings.discord_token), name="bot")
        try:
            await asyncio.wait({check, bot}, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            await client.close()
            check.cancel()
            bot.cancel()
            await asyncio.wait({check, bot})
    errors = [task.exception() for task in (check, bot) if not task.cancelled()]
    for error in filter(None, errors):  # damage comes first: it says more than how the start ended
        raise error


@asynccontextmanager
async def prepared(
    settings: Settings, clock: Callable[[], datetime] = storage.now
) -> AsyncIterator[Client]:
    """The bot with all its resources open, not yet connected; *clock* gives it the time."""
    drawing.warm()
    await asyncio.to_thread(firsts.build)
    async with Store.open(
        settings.database_url,
        clock=clock,
        shards=settings.shards,
        seen=lambda kind, seconds: metrics.DATABASE.labels(kind).observe(seconds),
    ) as store:
        client = Client(store, settings)
        async with (
            status.served(settings.status_address, client.health, client.measure) as address,
            client,
            store.sharing.serving(client.hear),
        ):
            if address:
                LOG.info("status at http://%s", address)
            yield client


if __name__ == "__main__":
    sys.exit(main())
