"""``make month``: play tables for a month, and report how they went."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from tests.month.life import table_month
from tests.month.people import Model
from tests.month.report import report
from tests.month.watch import Outcome
from tests.seeded.sitecustomize import take_over

WITHOUT: dict[str, dict[str, Any]] = {
    "prepared": {"prepares": 0.0},
    "reminders": {"hears_reminders": False},
    "quiet": {"quiet": 0.0},
}
"""Features that a month can go without, and the model's changes for it."""


KEPT = "outcomes.jsonl"
"""File with one line for each table that has finished its month."""

TOGETHER = 50
"""Number of tables that run in the same processes."""


def main() -> int:
    """Run a month with the command line's options."""
    parser = argparse.ArgumentParser(prog="tests.month", description="Simulate slow games.")
    parser.add_argument("--tables", type=int, default=500, help="number of tables")
    parser.add_argument("--first", type=int, default=0, help="number of the first table")
    parser.add_argument("--days", type=float, default=90.0, help="days after which a table stops")
    parser.add_argument("--seed", type=int, default=1, help="seed of all tables")
    parser.add_argument("--only", type=int, help="number of one table to play alone")
    parser.add_argument(
        "--without", choices=WITHOUT, action="append", default=[], help="switch a feature off"
    )
    parser.add_argument("--workers", type=int, default=2, help="tables played at a time")
    parser.add_argument(
        "--data", type=Path, help="folder for diaries and databases; an interrupted run goes on"
    )
    given = parser.parse_args()
    model = Model()
    for name in given.without:
        model = replace(model, **WITHOUT[name])
    # Sets would order names differently in each process otherwise.
    os.environ["PYTHONHASHSEED"] = str(given.seed)
    folder = given.data or Path(tempfile.mkdtemp(prefix="hexhost-month-"))
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / (KEPT if given.only is None else f"only-{KEPT}")
    if given.only is not None:
        kept.unlink(missing_ok=True)
    outcomes = kept_in(kept)
    known = {outcome.draw.number for outcome in outcomes}
    numbers = range(given.first, given.first + given.tables)
    if given.only is not None:
        numbers = range(given.only, given.only + 1)
    left = [number for number in numbers if number not in known]
    began = time.monotonic()
    for first in range(0, len(left), TOGETHER):
        # New processes each time, because they grow. A pool that replaces its own processes may
        # wait forever for the next one (CPython's issue 115634).
        with ProcessPoolExecutor(given.workers, get_context("spawn"), take_over) as pool:
            waits = [
                pool.submit(table_month, folder, number, model, given.days, given.seed)
                for number in left[first : first + TOGETHER]
            ]
            for done in as_completed(waits):
                outcomes.append(done.result())
                with kept.open("ab") as file:
                    file.write(msgspec.json.encode(outcomes[-1]) + b"\n")
                seconds = time.monotonic() - began
                print(f"{seconds:7.0f} s  {_brief(outcomes[-1])}", file=sys.stderr, flush=True)
    print(report(sorted(outcomes, key=lambda one: one.draw.number)))
    print(f"\nDiaries: {folder}/table-*.txt; a table again: --only NUMBER --seed {given.seed}")
    return 0


def kept_in(kept: Path) -> list[Outcome]:
    """The tables that have finished their month; an interrupted run goes on with the others."""
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    return [msgspec.json.decode(line, type=Outcome) for line in lines]


def _brief(outcome: Outcome) -> str:
    drawn = outcome.draw
    return (
        f"table {drawn.number}: {drawn.boxes} {drawn.where}, {len(drawn.names) - 1} seats, "
        f"{drawn.pace or 'no'} pace: {outcome.end} after {outcome.days:.1f} days"
    )


if __name__ == "__main__":
    sys.exit(main())
