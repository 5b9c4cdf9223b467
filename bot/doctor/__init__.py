"""
``hexhost doctor``: check the setup before the bot runs, and try one channel.

Each step prints *ok* or what to change. At the end is a block for bug reports, without secrets.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from datetime import datetime

import storage
from bot.doctor.checks import Checks
from bot.doctor.report import Report
from bot.settings import Settings


def main(settings: Settings, channel: int | None = None) -> int:
    """Check the setup; the exit code is 0 if the bot can run."""
    quiet = logging.NullHandler()  # keeps the library's own messages off the terminal
    logging.getLogger().addHandler(quiet)
    report = Report(settings, lambda line: print(line, flush=True))  # noqa: T201  # for the host
    try:
        asyncio.run(_stoppable(settings, channel, report))
    except (KeyboardInterrupt, asyncio.CancelledError):
        report.stopped()
    finally:
        logging.getLogger().removeHandler(quiet)
    report.end()
    return 0 if report.is_healthy else 1


async def _stoppable(settings: Settings, channel: int | None, report: Report) -> None:
    """Run the checks; SIGTERM ends them like Ctrl-C, so that nothing is left in the channel."""
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await check(settings, channel, report)


async def check(
    settings: Settings,
    channel: int | None,
    report: Report,
    now: Callable[[], datetime] = storage.now,
) -> None:
    """Go through all steps; *now* is this machine's clock."""
    await Checks(settings, report, now).run(channel)
