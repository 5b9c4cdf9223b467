"""
The proof that nobody tampered with the dice: a game's log, and the seed that it was promised with.

    hexhost verify GAME           derives every roll, draw and theft again
    hexhost export GAME FILE      writes the log for others: docs/examples/verify.py checks it

Both take what is stored, also while the bot runs. The seed stays secret until a game has ended.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import storage
from game import Seeded
from storage import GameRow, LineRow, NoSuchGame, Store, StoreError
from storage.address import Address

FORMAT = 1
"""The version of what `exported` writes."""


class NotProven(StoreError):
    """What the host asked for cannot be shown; the sentence says why."""


def verify(url: str, game_id: str) -> str:
    """
    Derive every answer of chance again, for a game of the database at *url*; what was found.

    :raises NotProven: if there is no such game, it still runs, or something does not agree.
    :raises StoreError: if the database cannot be read.
    """
    row, lines = asyncio.run(_read(url, game_id))
    if Seeded.commitment(row.seed) != row.commitment:
        raise NotProven(f"{game_id}: the seed is not the one that was promised ({row.commitment}).")
    chance, found = Seeded(row.seed, row.words), Counter[str]()
    for line in lines:
        for asked in line.line.chance:
            if chance.ask(asked.what, asked.counts) != asked.index:
                if "" in row.words:
                    raise NotProven(f"{game_id}: somebody was forgotten whose id is part of it.")
                raise NotProven(f"{game_id}: line {line.number} has another {asked.what}.")
            found[asked.what] += 1
    kinds = ", ".join(f"{what} {count}" for what, count in sorted(found.items()))
    return f"{game_id}: {found.total()} answers of chance, all as the seed gives them ({kinds})."


def export(url: str, game_id: str, file: Path) -> None:
    """
    Write the log of a game that has ended to *file*, as JSON.

    :raises NotProven: if there is no such game, it still runs, or the file cannot be written.
    :raises StoreError: if the database cannot be read.
    """
    text = exported(*asyncio.run(_read(url, game_id)))
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise NotProven(f"{file} cannot be written ({error.strerror})") from error


def exported(row: GameRow, lines: Sequence[LineRow]) -> str:
    """The log of an ended game with everything that it takes to check it."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": row.id,
        "commitment": row.commitment,
        "seed": row.seed.hex(),
        "words": row.words,
        "lines": [
            {
                "number": line.number,
                "seat": line.seat,
                "time": line.time.isoformat(),
                "action": line.line.action,
                "chance": [[asked.what, asked.counts, asked.index] for asked in line.line.chance],
            }
            for line in lines
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


async def _read(url: str, game_id: str) -> tuple[GameRow, tuple[LineRow, ...]]:
    async with _opened(url) as store:
        try:
            row = await store.game(game_id)
        except NoSuchGame:
            raise NotProven(f"There is no game {game_id}: its buttons and posts name it.") from None
        if row.living:
            raise NotProven(f"{game_id} has not ended: its seed stays secret until then.")
        return row, await store.lines(game_id)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    """The store at *url*; a copy of it if a bot may hold the file."""
    if Address.parse(url).file is None:
        async with Store.open(url) as store:
            yield store
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(storage.backup, url, copy)
        async with Store.open(f"sqlite:///{copy}") as store:
            yield store
