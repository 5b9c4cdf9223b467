"""
The proof that nobody tampered with a game: its log, and the seed that was promised.

    hexhost verify GAME           replays the whole log, with the chance that the seed gives
    hexhost export GAME FILE      writes the log for others: docs/examples/verify.py checks it

Both read what is stored, even while the bot runs. The seed stays secret until a game has ended.
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
from game import Game, Seeded
from storage import GameRow, LineRow, NoSuchGame, Status, Store, StoreError
from storage.address import Address

FORMAT = 2
"""Version of the format that `exported` writes."""


class NotProven(StoreError):
    """The game can't be proven or exported; the message says why."""


def verify(url: str, game_id: str) -> str:
    """
    Replay the log of a game in the database at *url*; return what was found.

    :raises NotProven: if there is no such game, it still runs, or something doesn't match.
    :raises StoreError: if the database cannot be read.
    """
    row, lines = asyncio.run(_read(url, game_id))
    try:
        found = checked(row, lines)
    except NotProven as error:
        raise NotProven(f"{game_id}: {error}") from error
    kinds = ", ".join(f"{what} {count}" for what, count in sorted(found.items()))
    return (
        f"{game_id}: {found.total()} random results, all from the seed ({kinds}); "
        f"{len(lines)} lines, all correct by the rules."
    )


def checked(row: GameRow, lines: Sequence[LineRow]) -> Counter[str]:
    """
    Check a log; return how many random results of each kind it has.

    The rules replay it from the first line. They and the seed must give exactly what is stored.

    :raises NotProven: with the first thing that doesn't match.
    """
    if Seeded.commitment(row.seed) != row.commitment:
        raise NotProven(f"the seed does not match its commitment ({row.commitment}).")
    if "" in row.words:
        raise NotProven("a player was deleted whose id is part of its chance.")
    _check_order(row, lines)
    found = _check_chance(row, lines)
    game = _played_again(row, lines)
    if game is None:
        return found
    if row.status is Status.OVER and not game.state.winners:
        raise NotProven("its log ends before anyone has won.")
    if row.snapshot is None or _restored(row.snapshot) != game.snapshot():
        raise NotProven("its log does not lead to the stored state.")
    return found


def _check_order(row: GameRow, lines: Sequence[LineRow]) -> None:
    """Check that numbers and times of the lines ascend, without a gap up to the last one."""
    before = row.created
    for number, line in enumerate(lines):
        if (line.number, line.line.number) != (number, number):
            raise NotProven(f"line {number} is missing or out of order.")
        if line.seat != line.line.seat:
            raise NotProven(f"line {number} is stored for another seat than it names.")
        if line.time < before:
            raise NotProven(f"line {number} is older than the line before it.")
        before = line.time
    if len(lines) != row.number + 1:
        raise NotProven(f"line {len(lines)} is missing: the last one is {row.number}.")
    if lines and before > row.updated:
        raise NotProven(f"line {row.number} is newer than the game.")


def _check_chance(row: GameRow, lines: Sequence[LineRow]) -> Counter[str]:
    """Check that each answer is the seed's; return how many there are of each kind."""
    chance, found = Seeded(row.seed, row.words), Counter[str]()
    for line in lines:
        for asked in line.line.chance:
            if sum(asked.counts) <= 0 or chance.ask(asked.what, asked.counts) != asked.index:
                raise NotProven(
                    f"line {line.number} has a different {asked.what} than the seed gives."
                )
            found[asked.what] += 1
    if chance.counter != row.chance_counter:
        raise NotProven(f"its log has {chance.counter} of {row.chance_counter} random numbers.")
    return found


def _played_again(row: GameRow, lines: Sequence[LineRow]) -> Game | None:
    """The game, replayed and checked line by line; None if it never began."""
    game: Game | None = None
    chance = Seeded(row.seed, row.words)
    for stored in lines:
        try:
            if game is None:
                game = Game.begun(stored.line, chance)
            else:
                game.follow(stored.line, chance, forced=not stored.user_id)
            made = game.lines[-1]
            is_same = game.events(stored.line) == game.events(made)
        except Exception as error:  # a forged line can raise anything
            raise NotProven(f"{_elsewhere(stored.number)}: {error}") from error
        if made.chance != stored.line.chance:
            raise NotProven(f"{_elsewhere(stored.number)}: they ask for other random results.")
        if not is_same:
            raise NotProven(f"{_elsewhere(stored.number)}: they make other events.")
    return game


def _elsewhere(number: int) -> str:
    return (
        "the dice match the seed, but today's rules do not make line {number} (an older "
        "version may have had other rules)"
    )


def _restored(snapshot: bytes) -> bytes:
    """A snapshot as this program writes it; empty if it can't be read."""
    try:
        return Game.restored(snapshot).snapshot()
    except Exception:  # noqa: BLE001  # it can hold anything
        return b""


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
    """The log of an ended game, with everything that is needed to check it."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": row.id,
        "status": row.status,
        "number": row.number,
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
                "events": line.line.events,
            }
            for line in lines
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


async def _read(url: str, game_id: str) -> tuple[GameRow, tuple[LineRow, ...]]:
    async with _opened(url) as store:
        try:
            row = await store.readings.game(game_id)
        except NoSuchGame:
            raise NotProven(f"The game {game_id} does not exist: its posts name its id.") from None
        if row.living:
            raise NotProven(f"{game_id} has not ended yet: its seed stays secret until then.")
        return row, await store.readings.lines(game_id)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    """The store at *url*, or a copy of it if a bot may hold the file."""
    if Address.parse(url).file is None:
        async with Store.open(url) as store:
            yield store
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(storage.backup, url, copy)
        async with Store.open(f"sqlite:///{copy}") as store:
            yield store
