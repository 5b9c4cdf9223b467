"""
Copy a database while it is in use.

SQLite copies what was committed when the copy began; others can read and write meanwhile. The copy
is a single file. It is checked, and gets its name only when it is complete. To restore it: stop the
bot, delete the old file and its ``-wal`` and ``-shm`` files, and put the copy in its place.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from storage.address import OWN, Address, need_content
from storage.errors import StoreError, Unreachable, Unreadable

SIGN = b"SQLite format 3\0"
"""First bytes of a SQLite file."""


def backup(url: str, target: str | os.PathLike[str]) -> None:
    """
    Copy the database at *url* to the file *target*, even while a bot uses it.

    An earlier backup of that name is replaced; any other file is left alone.

    :raises StoreError: with a sentence for the host, if it can't be done.
    """
    address = Address.parse(url)
    if address.file is None:
        raise StoreError(f"{address} is a PostgreSQL server: copy it with pg_dump")
    copy(address.file, Path(target))


def copy(file: Path, target: Path) -> None:
    """
    Copy the SQLite database *file* to *target*.

    :raises Unreachable: if one can't be read, or the other can't be written.
    :raises Unreadable: if *file* is damaged.
    """
    try:
        if not file.exists():
            raise Unreachable(f"the database {file} does not exist: correct DATABASE_URL")
        need_content(file)
    except OSError as error:
        raise Unreachable(f"{file} cannot be read ({error.strerror})") from error
    try:
        target = target.expanduser().resolve()
        is_other = target.exists() and (target.samefile(file) or not _is_database(target))
    except (OSError, RuntimeError, ValueError) as error:
        said = error.strerror if isinstance(error, OSError) else error
        raise Unreachable(f"{target} cannot be written ({said}): choose another name") from error
    if is_other:
        raise Unreachable(
            f"{target} is not a Hexhost backup and will not be overwritten: choose another name"
        )
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        part.touch(OWN)  # SQLite would make it as readable as any other file.
        _copy(file, part)
        part.replace(target)
        _sync(target.parent)
    except sqlite3.OperationalError as error:
        raise Unreachable(
            f"{file} cannot be copied to {target} ({error}): check permissions and free disk space"
        ) from error
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        # SQLite's message about a damaged file may be garbled, too.
        raise Unreadable(f"{file} is damaged ({error}): keep your older backups") from error
    except OSError as error:
        raise Unreachable(
            f"{target} cannot be written ({error.strerror}): choose another name"
        ) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _copy(file: Path, part: Path) -> None:
    with (
        closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as source,
        closing(sqlite3.connect(part)) as copied,
    ):
        source.backup(copied)
        # Without its write-ahead log the copy is complete in one file.
        copied.execute("PRAGMA journal_mode=DELETE")
        (verdict,) = copied.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict.splitlines()[-1])
    with part.open("rb+") as whole:
        os.fsync(whole.fileno())


def _is_database(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as content:
        return content.read(len(SIGN)) in {SIGN, b""}


def _sync(folder: Path) -> None:
    """Sync *folder* where the system can, so that a new name survives a power cut."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
