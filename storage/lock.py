"""
One bot per file: a lock that the system releases when its process dies, even by a kill.

The lock is a file next to the database, because SQLite needs the database's own locks. The file
stays when the lock is free. Deleting it is useless, and harmful while a bot runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from storage.errors import AlreadyRunning, Unreachable

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """
    Offset of the locked byte, beyond the text: Windows bars others from reading a locked part.
    """

    def _take(handle: int) -> None:
        os.lseek(handle, FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(file: Path) -> Iterator[None]:
    """
    Hold the lock of *file*.

    :raises AlreadyRunning: if another process has it.
    :raises Unreachable: if the lock can't be created.
    """
    with _taken(file, os.O_RDWR | os.O_CREAT) as handle:
        with suppress(OSError):  # a full disk bars nobody: the lock is what counts
            os.truncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())
        yield


def try_lock(file: Path) -> None:
    """
    Find out whether *file* is free, without leaving a lock where there was none.

    :raises AlreadyRunning: if another process has it.
    :raises Unreachable: if there is no place for the lock.
    """
    try:
        with _taken(file, os.O_RDWR):
            pass
    except FileNotFoundError:
        pass  # no bot was ever here


@contextmanager
def _taken(file: Path, flags: int) -> Iterator[int]:
    """The lock of *file*, opened with *flags* and held within."""
    place = file.with_name(file.name + ".lock")
    try:
        if not file.parent.is_dir():
            raise Unreachable(
                f"the folder {file.parent} does not exist: create it, or correct DATABASE_URL"
            )
        handle = os.open(place, flags, 0o600)
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not flags & os.O_CREAT:
            raise
        raise Unreachable(
            f"{place} cannot be written ({error.strerror}): give the bot write permission there"
        ) from error
    try:
        try:
            _take(handle)
        except OSError as error:
            holder = os.read(handle, 32).decode(errors="replace").strip()
            raise AlreadyRunning(str(file), holder) from error
        yield handle
    finally:
        os.close(handle)
