"""Run queries, and translate the database's errors into ours."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, Result
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from storage.address import ESCAPES, Address
from storage.errors import Unreachable, Unreadable

DAMAGED = (
    "file is not a database",
    "malformed",
    "file is encrypted",
    "Could not decode",
    "no such table",
    "no such column",
)


FORBIDDEN = "42501"
"""PostgreSQL's error code for missing permissions."""


class Garbled(Exception):
    """The database returned something that Hexhost never writes."""


def execute(
    connection: Connection, query: Executable, rows: Sequence[dict[str, Any]] | None = None
) -> Result[*tuple[Any, ...]]:
    """
    Run *query*, once for each of *rows* if there are any, and return all results.

    :raises Garbled: if a result isn't what such a column holds.
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
    """Translate database errors raised inside; a broken constraint isn't one of them."""
    try:
        yield
    except (IntegrityError, DataError):
        raise
    except ProgrammingError as error:
        if _state(error.orig) == FORBIDDEN:
            raise fault(address, error.orig) from error
        raise
    except DBAPIError as error:
        raise fault(address, error.orig) from error
    except (Garbled, UnicodeDecodeError) as error:
        # The driver can't even decode SQLite's message about a damaged file.
        raise fault(address, error) from error


def fault(address: Address, error: BaseException | None) -> Unreadable | Unreachable:
    """The error that tells the host about *error*."""
    if _damaged(error):
        said, *_ = str(error).split(" with text ")  # the rest may contain a player's cards
        return Unreadable(
            f"{address} is damaged, or not a database of Hexhost ({said}): "
            "restore a backup, or choose another file"
        )
    if address.file is None:
        return Unreachable(_of_server(address, error))
    return Unreachable(
        f"{address} cannot be used ({error}): check its folder, permissions and free disk space"
    )


def _of_server(address: Address, error: BaseException | None) -> str:
    """The error that tells the host about *error* from a server."""
    user, database = address.url.username, address.url.database
    # SQLAlchemy puts its class name before the server's message.
    said = re.sub(r"^<class '[^']*'>: ", "", str(error)) or type(error).__name__
    match _state(error):
        case "3D000":
            return (
                f"{address}: the server has no database {database}: create it with "
                f"createdb --owner={user} {database}, or correct DATABASE_URL"
            )
        case "28P01":
            return f"{address}: the password of {user} is wrong: correct DATABASE_URL; {ESCAPES}"
        case "28000":
            return (
                f"{address}: the server refuses {user} ({said}): create this user, allow it "
                "in pg_hba.conf, or correct DATABASE_URL"
            )
        case state if state == FORBIDDEN:
            return (
                f"{address}: {user} lacks permissions ({said}): make it the owner of the "
                f"database {database}"
            )
        case str():
            return f"{address} reports an error ({said}): see the server's log"
        case _:
            return f"{address} does not answer ({said}): start it, or correct DATABASE_URL"


def _state(error: BaseException | None) -> str | None:
    """PostgreSQL's code for an error, if the server itself sent one."""
    state = getattr(error, "sqlstate", None)
    return state if isinstance(state, str) else None


def _damaged(error: BaseException | None) -> bool:
    is_garbled = isinstance(error, (Garbled, UnicodeDecodeError))
    return is_garbled or any(word in str(error) for word in DAMAGED)
