"""
Move all games to another database, as from a file to a server when a host has grown.

One transaction copies everything into a database without games; the old one stays as it was. A game
is copied after any game it is a rematch of.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

from sqlalchemy import ColumnElement, Table, insert, select
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.address import Address
from storage.database import transaction, unbroken
from storage.engine import connect
from storage.errors import StoreError, Unreadable
from storage.faults import execute
from storage.lock import held
from storage.schema import facts, games, metadata
from storage.upgrade import upgrade

TABLES = metadata.sorted_tables
OF_A_GAME = [table for table in TABLES if "game_id" in table.c]
OF_NO_GAME = [table for table in TABLES if table not in (games, facts, *OF_A_GAME)]


async def move(url: str, target: str) -> int:
    """
    Copy everything from the database at *url* to *target*, and return the number of games.

    :raises StoreError: if one of them can't be opened, or *target* holds games.
    """
    old_address, new_address = Address.parse(url), Address.parse(target)
    async with (
        _held(old_address, writes=False) as old,
        _held(new_address, writes=True) as new,
    ):
        if (await new.run_sync(execute, select(games.c.id).limit(1))).first():
            raise StoreError(f"{new_address} already holds games: choose an empty database")
        try:
            count = await _copy_all(old, new)
        except (IntegrityError, DataError) as error:
            raise Unreadable(
                f"{old_address} is damaged ({error.orig}): restore a backup"
            ) from error
        await new.commit()
        return count


async def _copy_all(old: AsyncConnection, new: AsyncConnection) -> int:
    """Copy everything and return the number of games."""
    for table in OF_NO_GAME:
        await _copy(old, new, table)
    found = await old.run_sync(execute, select(games.c.id).order_by(games.c.created, games.c.id))
    ids = found.scalars().all()
    for game_id in ids:
        await _copy(old, new, games, games.c.id == game_id)
        for table in OF_A_GAME:
            await _copy(old, new, table, table.c.game_id == game_id)
    return len(ids)


@asynccontextmanager
async def _held(address: Address, *, writes: bool) -> AsyncIterator[AsyncConnection]:
    """Open a database with an up-to-date schema; a file is locked meanwhile."""
    with ExitStack() as stack:
        if address.file is not None:
            stack.enter_context(held(address.file))
            await asyncio.to_thread(address.try_file)
        await upgrade(address)
        engine = connect(address)
        try:
            async with transaction(engine, address, writes=writes) as connection:
                yield connection
        finally:
            await unbroken(engine.dispose())


async def _copy(
    old: AsyncConnection, new: AsyncConnection, table: Table, *tests: ColumnElement[bool]
) -> None:
    """Copy the rows of *table* that pass all tests."""
    rows = [
        dict(row) for row in (await old.run_sync(execute, select(table).where(*tests))).mappings()
    ]
    if rows:
        await new.run_sync(execute, insert(table), rows)
