"""The host pulls the plug."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from storage import AlreadyRunning, Store
from tests.patience import PATIENCE
from tests.storage.bots import bot, newest_whole
from tests.syncs import SYNCED


async def enter(url: str) -> None:
    """Open the store and close it again."""
    async with Store.open(url):
        pass


@pytest.fixture(autouse=True)
def made(url: str) -> None:
    """The database exists."""
    asyncio.run(enter(url))


def test_what_was_answered_outlives_every_kill(url: str) -> None:
    """Three kills in one game: each answered line is there, no line is half, the game goes on."""
    for patience in (1, 13, 4):
        with bot(url, "play") as playing:
            heard = [playing.hear() for _ in range(patience)]
            heard += playing.kill()

        newest = newest_whole(url)

        # One line may have been stored before its answer arrived.
        assert newest - heard[-1] in {0, 1}


def test_a_kill_inside_a_change_leaves_nothing_of_it(url: str) -> None:
    """Line, state and post were written but not committed: the game is as it was."""
    with bot(url, "inside") as first:
        first.hear()
        first.kill()

    assert newest_whole(url) == 0


def test_a_bot_that_is_asked_to_stop_stops(url: str) -> None:
    """Interrupted in the middle of its work, it ends by itself and leaves the file whole."""
    with bot(url, "play") as playing:
        heard = playing.hear()
        os.kill(playing.process.pid or 0, signal.SIGINT)
        playing.process.join(PATIENCE)
        assert playing.process.exitcode == 0

    assert newest_whole(url) >= heard


def test_a_second_process_is_refused(url: str) -> None:
    """The error says which process has the file; once that one is killed, the file is free."""
    with bot(url, "open") as first:
        first.hear()
        with pytest.raises(AlreadyRunning, match="stop that bot first") as refused:
            asyncio.run(enter(url))
        assert refused.value.holder == str(first.process.pid)
        first.kill()

    asyncio.run(enter(url))


async def test_a_change_is_on_the_disk(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only a kill, but a power cut too leaves what was answered."""
    monkeypatch.setattr("storage.engine.SETTINGS", SYNCED)
    async with Store.open(url) as store:
        syncs = "PRAGMA synchronous"
        found = await store._database.write(lambda one: one.exec_driver_sql(syncs).scalar())

    assert found == 2, "FULL"


async def test_the_file_is_free_when_the_store_is_closed(url: str) -> None:
    """Within one process, too, a second open is refused, and works after closing."""
    async with Store.open(url):
        with pytest.raises(AlreadyRunning):
            async with Store.open(url):
                pass

    async with Store.open(url):
        pass
