"""Programs of two versions on one database: which of them may run, and what the other is told."""

from __future__ import annotations

import re
import runpy
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, make_url, text

from storage import NewerDatabase, OlderRunning, Shards, Store, climb, examine
from storage.address import Address
from storage.database import transaction
from storage.engine import connect
from storage.listener import COUNT
from storage.upgrade import MIGRATIONS, revisions, upgrade
from tests.databases import step_by_step
from tests.storage.builders import begun, keep
from tests.storage.test_upgrade import future

NEWEST = revisions()[-1]

ADDRESS = re.compile(" at 0x[0-9a-f]+")

ON_A_SERVER = pytest.mark.parametrize("any_url", ["postgresql"], indirect=True)


@pytest.fixture
def ready_url(server_url: str) -> str:
    """A database without tables; some tests here make others."""
    return server_url


@pytest.fixture(autouse=True)
def every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here is made at once, and nobody is waited for."""
    monkeypatch.setattr(climb, "climb", step_by_step)
    monkeypatch.setattr("storage.listener.PATIENCE", 0.0)


def before(folder: Path, schema: str) -> Path:
    """The migrations of a program that knows no newer *schema*."""
    scripts = folder / f"before-{schema}"
    shutil.copytree(MIGRATIONS, scripts)
    for step in (scripts / "versions").glob("0*.py"):
        if step.name[:4] > schema:
            step.unlink()
    return scripts


def beside(folder: Path) -> Path:
    """The migrations of a program that is one step ahead, and lets this one go on."""
    scripts = future(folder)
    step = scripts / "versions" / "9999_mood.py"
    step.write_text(f'{step.read_text()}\n\ncompatible = "{NEWEST}"\n')
    return scripts


async def schema_of(url: str) -> str:
    """The schema that the database has."""
    return str(await scalar(url, "SELECT version_num FROM hexhost_schema"))


async def scalar(url: str, query: str) -> Any:
    """One value out of the database."""
    address = Address.parse(url)
    engine = connect(address)
    async with transaction(engine, address) as connection:
        found = await connection.scalar(text(query))
    await engine.dispose()
    return found


@asynccontextmanager
async def running(url: str) -> AsyncIterator[Store]:
    """A process of this version, at work."""
    async with Store.open(url) as store, store.sharing.serving(lambda game_id: None):
        yield store


@asynccontextmanager
async def silent(url: str) -> AsyncIterator[None]:
    """A running process from before schema 7: it holds its shards and says no schema."""
    import asyncpg  # type: ignore[import-untyped]  # ships no types

    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    own = await asyncpg.connect(plain)
    await own.execute("SELECT pg_advisory_lock_shared($1, $2)", COUNT, 1)
    try:
        yield
    finally:
        await own.close()


async def test_both_go_on_where_the_newer_step_allows_it(any_url: str, tmp_path: Path) -> None:
    """The older program starts on the newer schema, leaves it as it is, and plays on."""
    async with Store.open(any_url) as store:
        game_id, evening = await begun(store)
    await upgrade(Address.parse(any_url), beside(tmp_path))
    found = await examine(any_url)
    assert (found.schema, found.newest) == ("9999", NEWEST)

    async with running(any_url) as store:
        evening.act()
        await keep(store, game_id, evening)
        assert [line.number for line in await store.readings.lines(game_id)] == [0, 1]

    assert await schema_of(any_url) == "9999"


@ON_A_SERVER
async def test_a_process_plays_on_while_a_newer_one_starts(any_url: str, tmp_path: Path) -> None:
    """A compatible step comes in the middle of a game, and the game goes on in both."""
    async with running(any_url) as store:
        game_id, evening = await begun(store)

        await upgrade(Address.parse(any_url), beside(tmp_path))

        evening.act()
        await keep(store, game_id, evening)
        async with Store.open(any_url) as other:
            assert (await other.readings.game(game_id)).number == 1
    assert await schema_of(any_url) == "9999"


@ON_A_SERVER
async def test_a_step_that_older_processes_cannot_bear_waits_for_their_end(
    any_url: str, tmp_path: Path
) -> None:
    """The newer program says so and changes nothing; when they are stopped it begins."""
    scripts = future(tmp_path)
    async with running(any_url):
        with pytest.raises(OlderRunning, match=f"schema {NEWEST}.*stop all of its processes"):
            await upgrade(Address.parse(any_url), scripts)
        assert await schema_of(any_url) == NEWEST

    await upgrade(Address.parse(any_url), scripts)

    assert await schema_of(any_url) == "9999"
    with pytest.raises(NewerDatabase, match="update Hexhost"):
        async with Store.open(any_url):
            pass


@ON_A_SERVER
async def test_a_process_that_comes_in_between_is_refused(any_url: str, tmp_path: Path) -> None:
    """It has looked at the schema before the step, and asks again before it begins to work."""
    async with Store.open(any_url) as store:
        await upgrade(Address.parse(any_url), future(tmp_path))

        with pytest.raises(NewerDatabase, match=r"schema 9999.*update Hexhost"):
            async with store.sharing.serving(lambda game_id: None):
                pass


@ON_A_SERVER
async def test_schema_6_goes_on_beside_schema_7(any_url: str, tmp_path: Path) -> None:
    """The step comes while an older process runs; nothing is archived until that one has gone."""
    address = Address.parse(any_url)
    await upgrade(address, before(tmp_path, "0006"))

    async with silent(any_url), running(any_url) as store:
        assert await schema_of(any_url) == NEWEST
        assert not await store.archive.can_begin()
        with pytest.raises(OlderRunning, match="schema 0006"):
            await upgrade(address, future(tmp_path))

    async with running(any_url) as store:
        assert await store.archive.can_begin()


@ON_A_SERVER
async def test_two_processes_of_one_version_know_each_other(any_url: str) -> None:
    """Each says its schema, so both may archive."""
    async with (
        Store.open(any_url, shards=Shards(2, frozenset({0}))) as first,
        Store.open(any_url, shards=Shards(2, frozenset({1}))) as second,
        first.sharing.serving(lambda game_id: None),
        second.sharing.serving(lambda game_id: None),
    ):
        assert await first.archive.can_begin()


COMPATIBLE = [
    step
    for step in sorted((MIGRATIONS / "versions").glob("0*.py"))
    if "\ncompatible = " in step.read_text(encoding="utf-8")
]


@pytest.mark.parametrize(
    "step",
    [
        pytest.param(step, id=step.stem, marks=() if step == COMPATIBLE[-1] else pytest.mark.soak)
        for step in COMPATIBLE  # those that have landed don't change any more
    ],
)
async def test_a_compatible_step_only_adds(any_url: str, tmp_path: Path, step: Path) -> None:
    """All that the oldest allowed program knows is there afterwards, as it was."""
    address, number = Address.parse(any_url), step.name[:4]
    oldest = runpy.run_path(str(step))["compatible"]
    await upgrade(address, before(tmp_path, oldest))
    known = await shape(address)

    await upgrade(address, before(tmp_path, number))

    after = await shape(address)
    assert {name: after.get(name) for name in known} == known
    assert await scalar(any_url, "SELECT value FROM facts WHERE name = 'oldest'") == oldest


async def shape(address: Address) -> dict[str, str]:
    """Every table with its columns, keys and indexes, as text."""

    def seen(connection: Connection) -> dict[str, str]:
        found = inspect(connection)
        return {
            name: ADDRESS.sub(
                "",
                repr(
                    (
                        found.get_columns(name),
                        found.get_pk_constraint(name),
                        found.get_foreign_keys(name),
                        found.get_unique_constraints(name),
                        found.get_check_constraints(name),
                        found.get_indexes(name),
                    )
                ),
            )
            for name in found.get_table_names()
        }

    engine = connect(address)
    async with transaction(engine, address) as connection:
        made = await connection.run_sync(seen)
    await engine.dispose()
    return made
