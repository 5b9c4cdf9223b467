"""File permissions: seeds of running games are in the files, so no other user may read them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage import Store, backup, move
from tests.storage.builders import begun

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the system knows no owners of files")


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    """A system where files are readable by all unless closed."""
    before = os.umask(0o000)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """The permissions of each file in *folder*, by its name."""
    return {each.name: f"{each.stat().st_mode & 0o777:o}" for each in folder.iterdir()}


def opened(file: Path) -> None:
    """Make *file* readable by all; it may be a new one."""
    file.touch()
    file.chmod(0o644)


async def test_what_the_bot_makes_is_its_own(url: str, file: Path) -> None:
    """Database, write-ahead log, index and lock are made for their owner alone."""
    async with Store.open(url) as store:
        await begun(store)
        made = modes(file.parent)

    assert made == dict.fromkeys(
        (file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}.lock"), "600"
    )


async def test_what_an_older_program_has_made_becomes_so(url: str, file: Path) -> None:
    """At the next start older files, and the copies made by upgrades, are closed too."""
    async with Store.open(url) as store:
        await begun(store)
    for name in (file.name, f"{file.name}.0001-20261121T120000000000.backup", "notes.txt"):
        opened(file.parent / name)

    async with Store.open(url):
        found = modes(file.parent)

    assert found.pop("notes.txt") == "644"
    assert set(found.values()) == {"600"}


async def test_copies_are_their_owners_too(url: str, tmp_path: Path) -> None:
    """A backup is closed too, even over an open one, and so is a moved database."""
    folder = tmp_path / "copies"
    folder.mkdir()
    opened(folder / "nightly")
    async with Store.open(url) as store:
        await begun(store)

    backup(url, folder / "nightly")
    await move(url, f"sqlite:///{folder / 'moved.db'}")

    assert set(modes(folder).values()) == {"600"}
