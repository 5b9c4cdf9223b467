"""What the database's faults are called, and the one way in which a query is carried out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, Result
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from storage.address import Address
from storage.errors import Unreachable, Unreadable

DAMAGED = (
    "file is not a database",
    "malformed",
    "file is encrypted",
    "Could not decode",
    "no such table",
    "no such column",
)


class Garbled(Exception):
    """What was read is nothing that Hexhost writes."""


def execute(
    connection: Connection, query: Executable, rows: Sequence[dict[str, Any]] | None = None
) -> Result[*tuple[Any, ...]]:
    """
    Carry out *query*, once for each of *rows* if there are any; all that is found.

    :raises Garbled: if what is found is not what such a column holds.
    """
    result = connection.execute(query, rows)
    if not result.returns_rows:
        return result
    try:
        return result.freeze()()
    except (ValueError, TypeError, OverflowError, msgspec.DecodeError) as error:
        raise Garbled(error) from error


@contextmanager
def named(address: Address) -> Iterator[None]:
    """Give the database's faults within their names; a broken constraint is no fault of its."""
    try:
        yield
    except (IntegrityError, DataError, ProgrammingError):
        raise
    except DBAPIError as error:
        raise fault(address, error.orig) from error
    except (Garbled, UnicodeDecodeError) as error:
        # The driver cannot even read what SQLite says of a garbled file.
        raise fault(address, error) from error


def fault(address: Address, error: BaseException | None) -> Unreadable | Unreachable:
    """What to tell the host about *error*."""
    if _damaged(error):
        said, *_ = str(error).split(" with text ")  # what follows may be somebody's hand
        return Unreadable(
            f"{address} is damaged, or no database of Hexhost ({said}): "
            "put a backup in its place, or choose another file"
        )
    if address.file is None:
        return Unreachable(
            f"{address} does not answer ({error}): start it, or correct DATABASE_URL"
        )
    return Unreachable(
        f"{address} cannot be used ({error}): look at its folder, its rights and the disk's room"
    )


def _damaged(error: BaseException | None) -> bool:
    is_garbled = isinstance(error, (Garbled, UnicodeDecodeError))
    return is_garbled or any(word in str(error) for word in DAMAGED)
