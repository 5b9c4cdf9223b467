"""One-time work of a process is done at its start, not while a person waits."""

from __future__ import annotations

import asyncio
import inspect
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import babel

from tests.bot.tables import table
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
OURS = ("bot", "game", "words")
HOMES = tuple(str(home) for home in (*(ROOT / name for name in OURS), Path(babel.__file__).parent))
INDEXES = ("beginnings", "lexicon", "read", "texts", "_by_name", "_lexicon", "brought")
"""Functions with few possible arguments, all known in advance."""


def test_first_uses_read_no_file_and_build_no_index() -> None:
    """
    First uses in a new process read no file on the loop's thread.

    They don't fill the cache of a function that always gives the same result, either.
    """
    run = subprocess.run(
        [sys.executable, "-m", __name__],
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[-1] == "late: []"


def indexes() -> Iterator[tuple[str, _lru_cache_wrapper[Any]]]:
    """Every cached function without arguments, and those of `INDEXES`, by name."""
    for module in [*sys.modules.values()]:
        name = getattr(module, "__name__", "")
        if name.partition(".")[0] not in OURS:
            continue
        for own in vars(module).values():
            if not isinstance(own, _lru_cache_wrapper) or own.__module__ != name:
                continue
            if own.__name__ in INDEXES or not inspect.signature(own).parameters:
                yield f"{name}.{own.__name__}", own


async def late() -> list[str]:
    """The files read and indexes built on this thread while people first use the bot."""
    found: list[str] = []
    loop = threading.get_ident()
    is_open = False

    def hear(event: str, values: tuple[Any, ...]) -> None:
        if is_open and event in ("open", "import") and threading.get_ident() == loop:
            name = str(values[0])
            if name.startswith(HOMES) or name.partition(".")[0] in (*OURS, "babel", "zoneinfo"):
                found.append(name)

    with TemporaryDirectory() as folder:
        async with table(Path(folder), "midgame") as t:
            one, other = t.people[:2]
            misses = {name: own.cache_info().misses for name, own in indexes()}
            sys.addaudithook(hear)
            is_open = True
            assert await one.autocomplete("quiet", "zone", zone="madr")
            assert await one.autocomplete("almanac", "word", word="robb")
            await one.autocomplete("game new", "expansion", expansion="cit")
            assert await one.autocomplete("game new", "map", map="")
            for name, given in (
                ("quiet", {"begin": "22", "end": "8", "zone": "Europe/Madrid"}),
                ("almanac", {}),
                ("almanac", {"word": "ladrón"}),
                ("learn", {}),
                ("trade offer", {"give": "2 sheep", "get": "hierro"}),
                ("hand", {}),
                ("board", {"text": True}),
                ("game options", {}),
                ("stats", {}),
            ):
                await other.command(name, **given)
                await t.rest()
            is_open = False
            after = {name: own.cache_info().misses for name, own in indexes()}
            found += [name for name in after if after[name] != misses.get(name, 0)]
    return found


if __name__ == "__main__":
    print("late:", asyncio.run(late()))
