"""Each way in which a PostgreSQL server rejects the bot has its own error."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import NullPool, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Store, Unreachable
from tests.patience import PATIENCE

SECRET = "Zx9Qw7"


@pytest.fixture
async def asks_for_passwords(postgres: str) -> AsyncIterator[str]:
    """The address of the server, which asks every user but its owner for a password."""
    rules = rules_of(postgres)
    before = rules.read_text(encoding="utf-8")
    owner = make_url(postgres).username
    rules.write_text(
        f"local all {owner} trust\nlocal all hexhost scram-sha-256\n", encoding="utf-8"
    )
    try:
        await read_again(postgres)
        yield postgres
    finally:
        rules.write_text(before, encoding="utf-8")
        await read_again(postgres)


async def read_again(server: str) -> None:
    """
    Make the server read its rules again, and wait until it goes by them.

    It does so some time after it is told to, and new connections know when it last did.
    """
    engine = create_async_engine(server, poolclass=NullPool)

    async def asked(query: str) -> object:
        async with engine.connect() as connection:
            return await connection.scalar(text(query))

    before = await asked("SELECT pg_conf_load_time()")
    await asked("SELECT pg_reload_conf()")
    async with asyncio.timeout(PATIENCE):
        while await asked("SELECT pg_conf_load_time()") == before:  # noqa: ASYNC110  # as above
            await asyncio.sleep(0.01)
    await engine.dispose()


def rules_of(server: str) -> Path:
    """The file in which a server has its rules for who may enter."""
    return next(Path(str(make_url(server).query["host"])).rglob("pg_hba.conf"))


@pytest.fixture
async def server(asks_for_passwords: str, server_url: str) -> AsyncIterator[str]:
    """An empty database that a user `hexhost` may enter with the password, and nothing more."""
    engine = create_async_engine(server_url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE USER hexhost PASSWORD '{SECRET}'"))
        await connection.execute(text("REVOKE CREATE ON SCHEMA public FROM PUBLIC"))
        yield server_url
        await connection.execute(text("DROP USER hexhost"))
    await engine.dispose()


@pytest.mark.parametrize(
    ("user", "password", "database", "said"),
    [
        ("hexhost", "Zx9Q", None, "the password of hexhost is wrong"),
        ("hexhost", None, None, "the password of hexhost is wrong"),
        ("stranger", "Zx9Q", None, "the server refuses stranger"),
        ("hexhost", SECRET, "elsewhere", "has no database elsewhere: create it with createdb"),
        ("hexhost", SECRET, None, "make it the owner of the database"),
    ],
)
async def test_a_server_that_turns_the_bot_away_is_told_as_it_is(
    server: str, user: str, password: str | None, database: str | None, said: str
) -> None:
    """One sentence says what to change, with the address as hosts write it, and no password."""
    url = make_url(server).set(username=user, password=password)
    url = url.set(database=database or url.database)

    with pytest.raises(Unreachable) as refused:
        async with Store.open(url.render_as_string(hide_password=False)):
            pass

    message = str(refused.value)
    assert said in message
    assert message.startswith("postgresql://")
    assert "Zx9" not in message
    assert "\n" not in message
    assert "<class" not in message
