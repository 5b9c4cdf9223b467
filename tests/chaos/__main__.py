"""``make chaos``: play, kill, break, report; the exit code is 1 if anything was lost."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

from tests.chaos.faults import FAULTS, FULL
from tests.chaos.report import report
from tests.chaos.storm import Outcome, Plan, Storm
from tests.postgres import postgres_server


def main() -> int:
    """Run a storm with the command line's options."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="tests.chaos", description="Kill the bot, many times.")
    parser.add_argument("--kills", type=int, default=usual.kills, help="number of kills")
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="maximum minutes")
    parser.add_argument("--games", type=int, default=usual.games, help="games at a time, up to 6")
    parser.add_argument(
        "--seed", type=int, default=usual.seed, help="seed of kills, faults and players' choices"
    )
    parser.add_argument("--database", default="", help="address of an empty PostgreSQL database")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for the games")
    parser.add_argument("--data", type=Path, help="folder for logs and database")
    given = parser.parse_args()
    folder = given.data or Path(tempfile.mkdtemp(prefix="hexhost-chaos-"))
    with postgres_server() if given.postgres else nullcontext(given.database) as address:
        faults = tuple(name for name in FAULTS if not (address and name == FULL))
        plan = Plan(given.kills, given.minutes, given.games, given.seed, faults, server=address)
        outcome = asyncio.run(_run(plan, folder))
    print(report(plan, outcome, folder / "bot.log"))
    print(f"\nThe bot's log and database: {folder}")
    return 1 if outcome.violations else 0


async def _run(plan: Plan, folder: Path) -> Outcome:
    storm, began = Storm(plan, folder), time.monotonic()
    storm.on_kill = lambda line: print(
        f"{time.monotonic() - began:6.1f} s  {line}", file=sys.stderr, flush=True
    )
    # An end of this program takes the bot along.
    own = asyncio.current_task()
    assert own is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, own.cancel)
    return await storm.run()


if __name__ == "__main__":
    sys.exit(main())
