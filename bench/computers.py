"""Computers that benchmarks play with, and the interval of what they win."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from tempfile import mkdtemp

from bench import traders
from game import Action, Chance, Choice, View
from game.computer import STRENGTHS, choose

Chooser = Callable[[View, Sequence[Action | Choice], Chance], Action]

FOLDER = "game/computer"
Z = 1.96
"""Standard deviations of the 95 % interval."""


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, Z * Z / games
    middle, half = share + square / 2, Z * sqrt(share * (1 - share) / games + square / games / 4)
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


TRADERS: dict[str, Chooser] = {"quiet": traders.quiet, "milker": traders.milker}


@cache
def chooser(name: str) -> Chooser:
    """
    `choose` of today's computer at a strength, or, as ``@COMMIT``, of an older one.

    *quiet* and *milker* are those of `bench.traders`.
    """
    if name in TRADERS:
        return TRADERS[name]
    if not name.startswith("@"):
        return partial(choose, strength=STRENGTHS[name])
    commit = name.removeprefix("@")
    package, root = f"computer_{commit}", Path(mkdtemp())
    listed = subprocess.run(
        ["git", "ls-tree", "-r", "--name-only", commit, FOLDER],
        capture_output=True,
        text=True,
        check=True,
    )
    (root / package).mkdir()
    for path in listed.stdout.split():
        shown = subprocess.run(
            ["git", "show", f"{commit}:{path}"], capture_output=True, text=True, check=True
        )
        text = shown.stdout.replace(FOLDER.replace("/", "."), package)
        (root / package / Path(path).name).write_text(text)
    sys.path.insert(0, str(root))
    older: Chooser = import_module(package).choose
    return older
