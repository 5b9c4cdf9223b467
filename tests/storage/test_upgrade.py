"""The schema, step by step."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import produce_migrations, render_python_code
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url
from sqlalchemy.schema import CreateIndex, CreateTable, ExecutableDDLElement

from storage import NewerDatabase, Store, climb
from storage.address import Address
from storage.climb import OPTIONS
from storage.database import transaction
from storage.engine import connect
from storage.schema import metadata
from storage.upgrade import MIGRATIONS, upgrade
from tests.databases import step_by_step
from tests.storage.builders import begun

STEP = '''
"""A step of the future, for a test."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade():
    with op.batch_alter_table("games") as batch:
        batch.add_column(sa.Column("mood", sa.Text()))
        batch.alter_column("language", type_=sa.String(20), existing_nullable=False)
    {more}
'''


@pytest.fixture(autouse=True)
def every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build the schema by migrations rather than in one go."""
    monkeypatch.setattr(climb, "climb", step_by_step)


def newest() -> str:
    """The schema of this program."""
    return max(each.name for each in (MIGRATIONS / "versions").glob("0*.py"))[:4]


def future(folder: Path, more: str = "pass") -> Path:
    """The migrations of a program that is one step ahead of ours."""
    scripts = folder / "migrations"
    shutil.copytree(MIGRATIONS, scripts)
    (scripts / "versions" / "9999_mood.py").write_text(STEP.format(newest=newest(), more=more))
    return scripts


def kept(folder: Path) -> list[Path]:
    """The copies made by upgrades."""
    return list(folder.glob("*.backup"))


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    """The rows of *file*, read without our code."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


async def test_the_steps_lead_to_the_schema(any_url: str) -> None:
    """All steps together make the tables as the code knows them, and no others."""
    address = Address.parse(any_url)
    await upgrade(address)

    def missing(connection: Connection) -> str:
        context = MigrationContext.configure(connection, opts={**OPTIONS, "compare_type": True})
        wanted = produce_migrations(context, OPTIONS["target_metadata"])
        assert wanted.upgrade_ops is not None
        if wanted.upgrade_ops.is_empty():
            return ""
        return render_python_code(wanted.upgrade_ops, migration_context=context)

    engine = connect(address)
    async with transaction(engine, address) as connection:
        step = await connection.run_sync(missing)
    await engine.dispose()
    assert not step, f"a step is missing:\n{step}"


async def test_a_database_is_made_once(url: str, file: Path, tmp_path: Path) -> None:
    """The second start finds the schema, changes nothing and keeps no copy."""
    for _ in range(2):
        async with Store.open(url) as store:
            await store.notes.set_language(5, "es")

    assert rows(file, "SELECT version_num FROM hexhost_schema") == [(newest(),)]
    assert kept(tmp_path) == []


@pytest.fixture
def ready_url(server_url: str) -> str:
    """A database without tables; some tests here make others."""
    return server_url


@pytest.mark.parametrize("any_url", ["postgresql"], indirect=True)
async def test_two_may_start_at_once(any_url: str) -> None:
    """Processes that share a server's shards make the schema together, and only once."""
    address = Address.parse(any_url)

    await asyncio.gather(*(upgrade(address) for _ in range(3)))

    async with Store.open(any_url) as store:
        assert await store.readings.living() == {}


async def test_a_newer_database_is_refused(url: str, file: Path, tmp_path: Path) -> None:
    """One sentence names both schemas and says to update; the file stays as it is."""
    await upgrade(Address.parse(url), future(tmp_path))

    with pytest.raises(NewerDatabase, match=r"schema 9999.*update Hexhost") as refused:
        async with Store.open(url):
            pass

    assert (refused.value.found, refused.value.known) == ("9999", newest())
    assert rows(file, "SELECT version_num FROM hexhost_schema") == [("9999",)]


async def test_an_older_database_is_copied_and_brought_up(
    url: str, file: Path, tmp_path: Path
) -> None:
    """A rebuilt table loses no row that refers to it, and the copy is the old database."""
    async with Store.open(url) as store:
        game_id, _ = await begun(store)

    await upgrade(Address.parse(url), future(tmp_path))

    (copied,) = kept(tmp_path)
    assert copied.name.startswith(f"hexhost.db.{newest()}-")
    assert rows(copied, "SELECT version_num FROM hexhost_schema") == [(newest(),)]
    assert rows(copied, "SELECT count(*) FROM lines") == [(1,)]
    assert rows(file, "SELECT id, mood FROM games") == [(game_id, None)]
    assert rows(file, "SELECT count(*) FROM seats") == [(3,)]
    assert rows(file, "SELECT count(*) FROM lines") == [(1,)]


async def test_a_step_that_fails_leaves_the_old_schema(
    url: str, file: Path, tmp_path: Path
) -> None:
    """The steps are one transaction: after a fault the older program still opens the file."""
    async with Store.open(url) as store:
        game_id, _ = await begun(store)
    broken = future(tmp_path, more='raise RuntimeError("out of paint")')

    with pytest.raises(RuntimeError, match="out of paint"):
        await upgrade(Address.parse(url), broken)

    async with Store.open(url) as store:
        assert (await store.readings.game(game_id)).number == 0


async def test_a_step_may_not_leave_orphans(url: str, tmp_path: Path) -> None:
    """A step that loses the game of a seat is a fault, and undone."""
    async with Store.open(url) as store:
        game_id, _ = await begun(store)
    careless = future(tmp_path, more='op.execute("DELETE FROM games")')

    with pytest.raises(AssertionError, match="orphans"):
        await upgrade(Address.parse(url), careless)

    async with Store.open(url) as store:
        assert (await store.readings.game(game_id)).number == 0


@pytest.mark.parametrize(
    ("query", "index"),
    [
        ("SELECT * FROM games WHERE channel_id = 1 AND {living}", "one_living_game"),
        ("SELECT * FROM games WHERE {living} AND status = 'lobby'", "ix_games_living"),
        ("SELECT * FROM posts WHERE state = 'planned'", "ix_posts_planned"),
        ("SELECT * FROM deadlines WHERE due <= 5", "ix_deadlines_due"),
        ("SELECT * FROM results WHERE user_id = 5", "ix_results_user_id"),
        ("SELECT * FROM games WHERE guild_id = 5", "ix_games_guild_id"),
    ],
)
async def test_what_is_asked_often_has_an_index(
    url: str, file: Path, query: str, index: str
) -> None:
    """Thousands of dead games do not slow the living."""
    async with Store.open(url):
        pass

    living = "status IN ('lobby', 'running')"
    (plan,) = rows(file, "EXPLAIN QUERY PLAN " + query.format(living=living))

    assert index in str(plan[-1])


def test_servers_understand_the_schema() -> None:
    """Every table and index compiles for PostgreSQL, partial indexes included."""
    dialect = make_url("postgresql+asyncpg://").get_dialect()()
    tables = metadata.sorted_tables
    elements: list[ExecutableDDLElement] = [CreateTable(table) for table in tables]
    elements += [CreateIndex(index) for table in tables for index in table.indexes]

    said = [str(element.compile(dialect=dialect)) for element in elements]

    assert sum(" WHERE " in each for each in said) == 3
