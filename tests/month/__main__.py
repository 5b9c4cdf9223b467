"""``make month``: tables for a month, and what came of them."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

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
"""What a month can be without, and what that changes of the model."""


def main() -> int:
    """Let a month pass with what stands on the command line."""
    parser = argparse.ArgumentParser(prog="tests.month", description="A month of tables.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--days", type=float, default=90.0, help="nobody looks any longer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="this table alone, as it is among all")
    parser.add_argument("--without", choices=WITHOUT, action="append", default=[])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--data", type=Path, help="each table's diary and database are kept here")
    given = parser.parse_args()
    model = Model()
    for name in given.without:
        model = replace(model, **WITHOUT[name])
    # Names in sets come in another order in each process otherwise.
    os.environ["PYTHONHASHSEED"] = str(given.seed)
    folder = given.data or Path(tempfile.mkdtemp(prefix="hexhost-month-"))
    numbers = range(given.tables) if given.only is None else [given.only]
    began = time.monotonic()
    outcomes = []
    with ProcessPoolExecutor(
        given.workers, get_context("spawn"), take_over, max_tasks_per_child=20
    ) as pool:
        waits = [
            pool.submit(table_month, folder, n, model, given.days, given.seed) for n in numbers
        ]
        for done in as_completed(waits):
            outcomes.append(done.result())
            seconds = time.monotonic() - began
            print(f"{seconds:7.0f} s  {_brief(outcomes[-1])}", file=sys.stderr, flush=True)
    outcomes.sort(key=lambda one: one.draw.number)
    rows = [outcome.dump() for outcome in outcomes]
    (folder / "outcomes.json").write_text(json.dumps(rows, ensure_ascii=False, indent=1))
    print(report(outcomes))
    print(f"\nDiaries: {folder}/table-*.txt; a table again: --only NUMBER --seed {given.seed}")
    return 0


def _brief(outcome: Outcome) -> str:
    drawn = outcome.draw
    return (
        f"table {drawn.number}: {drawn.boxes} {drawn.where}, {len(drawn.names) - 1} seats, "
        f"{drawn.pace or 'no'} pace: {outcome.end} after {outcome.days:.1f} days"
    )


if __name__ == "__main__":
    sys.exit(main())
