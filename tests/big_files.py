"""
Keep big files out of the repository: `python -m tests.big_files`, as a part of `make check`.

Every clone carries a big file forever, even after it is removed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
GIT = shutil.which("git")

LIMIT = 1_000_000
"""Maximum bytes of a tracked file without a reason."""

STORED = "games stored by a released version: a dump is never changed, so that updates are tested"
ALLOWED = {f"tests/storage/games/v{version}.sql": STORED for version in range(2, 9)}
"""Tracked files that may be larger, each with its reason."""


def tracked(root: Path) -> list[str] | None:
    """Files under *root* that git tracks; None without a clone or without git."""
    if GIT is None:
        return None
    listed = subprocess.run(
        [GIT, "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=False
    )
    return [name for name in listed.stdout.split("\0") if name] or None


def faults(root: Path, allowed: Mapping[str, str]) -> list[str]:
    """One sentence for each tracked file that is too big, or *allowed* without need."""
    big = {
        name: size
        for name in tracked(root) or ()
        if (root / name).is_file() and (size := (root / name).stat().st_size) > LIMIT
    }
    return [
        f"{name} has {size:,} bytes: remove it, or give the reason in tests/big_files.py."
        for name, size in big.items()
        if name not in allowed
    ] + [
        f"{name} isn't over {LIMIT:,} bytes: take it off the list in tests/big_files.py."
        for name in allowed
        if name not in big
    ]


def main() -> int:
    """Print every fault; return the exit code."""
    if tracked(ROOT) is None:
        print("Big files: not looked for, because this is not a git clone or git is missing.")
        return 0
    found = faults(ROOT, ALLOWED)
    print("\n".join(found) or "Big files: none without a reason.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
