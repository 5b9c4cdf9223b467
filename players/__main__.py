"""
Lets people play by themselves: ``python -m players``.

With SANDBOX_URL and SANDBOX_PLAYERS (names with commas; empty for all) they play in a running
sandbox. With ``--autoplay`` a whole game is played in one started here.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from players.bargains import ClickTrades
from players.evening import NAMES, Evening, Plan, evening
from players.haggling import CommandTrades
from players.mind import Mind
from players.player import Player
from players.ways import Ways
from sandbox.person import Person
from sandbox.server import Sandbox

WIDTH = 30
DAY = 24 * 3600.0


def arguments() -> argparse.Namespace:
    """The command line's arguments."""
    parser = argparse.ArgumentParser(prog="players", description="Simulated players.")
    parser.add_argument("--autoplay", action="store_true", help="play one whole game")
    parser.add_argument("--bot", metavar="COMMAND", help="command that starts the bot")
    parser.add_argument("--out", type=Path, default=Path("demo-game"), help="folder for pictures")
    parser.add_argument("--data", type=Path, help="folder for logs and databases")
    parser.add_argument("--commands", action="store_true", help="all play by commands")
    parser.add_argument("--clicks", action="store_true", help="all play by clicks")
    parser.add_argument("--seed", type=int, help="seed of the players' choices, not of the dice")
    parser.add_argument("--points", type=int, default=10, help="points that win")
    parser.add_argument("--box", help="expansions, as for /game new")
    parser.add_argument("--map", help="map, as for /game new")
    parser.add_argument("--language", choices=("en", "es"), help="language of table and players")
    return parser.parse_args()


def plan(given: argparse.Namespace) -> Plan:
    """By default, half of the players use clicks and half use commands."""
    by_commands = NAMES if given.commands else () if given.clicks else NAMES[1::2]
    options = {"points": given.points}
    if given.box:
        options["expansion"] = given.box
    if given.map:
        options["map"] = given.map
    if given.language:
        options["language"] = given.language
    locale = {"es": "es-ES", "en": "en-GB"}.get(given.language or "")
    return Plan(frozenset(by_commands), options=options, locale=locale, seed=given.seed)


def bar(played: Evening, points: int) -> str:
    """One line that says how far the game is."""
    scores = played.scribe.scores
    leader = max(scores, key=lambda name: scores[name], default="nobody")
    best = scores.get(leader, 0)
    done = min(WIDTH, WIDTH * best // points)
    strip = "#" * done + "." * (WIDTH - done)
    return f"[{strip}] turn {played.scribe.turns}, {leader} {best} of {points}"


async def autoplay(given: argparse.Namespace) -> int:
    """Plays one whole game, and prints where it is stored."""
    data = given.data or Path(tempfile.mkdtemp(prefix="hexhost-autoplay-"))
    began = time.monotonic()
    async with evening(Sandbox(bot=given.bot, folder=data), plan(given), out=given.out) as played:
        shown = ""

        def show() -> None:
            nonlocal shown
            now = bar(played, given.points)
            if now != shown:
                shown = now
                print(f"\r{now:<78}", end="", file=sys.stderr, flush=True)

        played.on_event = show
        await played.play()
    pictures = played.scribe.pictures
    final = given.out / "final.png"
    final.write_bytes(pictures[-1].read_bytes())
    seconds = time.monotonic() - began
    print(file=sys.stderr)
    print(f"A game of {played.scribe.turns} turns in {seconds:.0f} s.")
    print(f"Every board: {given.out / 'board-0001.png'} to {pictures[-1].name}")
    print(f"The final one: {final}")
    print(f"Every post, edit and notification: {given.out / 'transcript.txt'}")
    return 0


async def play_along(url: str, names: list[str]) -> None:
    """Plays for *names* in a running sandbox, until stopped."""
    await asyncio.gather(*(_one(url, name, number) for number, name in enumerate(names)))


async def _one(url: str, name: str, number: int) -> None:
    async with await Person.join(url, name) as person:
        way = CommandTrades if number % 2 else ClickTrades
        while True:
            await _game(way(person, Mind(random.Random(), is_curious=True)))


async def _game(ways: Ways) -> None:
    """Joins the next lobby, or resumes a running game, and plays it to its end."""
    await ways.person.wait_for(lambda: ways.newest("join", "hand"), DAY)
    lobby = ways.newest("join")
    if lobby and ways.name not in lobby.text:
        await ways.join()
    await Player(ways).play(looks_first=True)


def main() -> int:
    """Runs until everything is played, or until interrupted."""
    given = arguments()
    if given.autoplay:
        return asyncio.run(autoplay(given))
    names = [n for n in os.environ.get("SANDBOX_PLAYERS", "").split(",") if n] or list(NAMES)
    asyncio.run(play_along(os.environ["SANDBOX_URL"], names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
