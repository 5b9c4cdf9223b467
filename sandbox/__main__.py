"""Starts the sandbox: ``python -m sandbox --port 8080 --bot 'python -m bot'``."""

import argparse
import asyncio
import logging
import signal
from pathlib import Path

from sandbox.server import Sandbox


def arguments() -> argparse.Namespace:
    """The command line's arguments."""
    parser = argparse.ArgumentParser(prog="sandbox", description="A small Discord on loopback.")
    parser.add_argument(
        "--port", type=int, default=8080, help="port of the page; the next free one if it is taken"
    )
    parser.add_argument("--bot", metavar="COMMAND", help="starts the bot")
    parser.add_argument(
        "--scene",
        metavar="NAME=COMMAND",
        action="append",
        default=[],
        help="sets up a position while the bot is stopped; can be repeated",
    )
    parser.add_argument("--players", metavar="COMMAND", help="starts simulated players")
    parser.add_argument(
        "--permissions",
        metavar="BITS",
        type=int,
        default=0,
        help="permissions of the bot's invitation; those of everyone are added",
    )
    parser.add_argument("--data", metavar="DIR", type=Path, help="folder for logs")
    return parser.parse_args()


async def main() -> None:
    """Runs until interrupted."""
    given = arguments()
    scenes = dict(scene.split("=", 1) for scene in given.scene)
    sandbox = Sandbox(
        bot=given.bot,
        scenes=scenes,
        players=given.players,
        folder=given.data,
        invited=given.permissions,
    )
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    try:
        await sandbox.start(given.port)
        print(f"Hexhost sandbox: {sandbox.url}/", flush=True)
        if given.bot:
            await sandbox.supervisor.start()
        await stop.wait()
    finally:
        await sandbox.close()


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(main())
