"""
Databases that don't wait for the disk.

The system keeps what a program has written, even if the program is killed; only a power cut would
lose it, and nobody cuts the power in a test.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from storage import engine

SYNCED = engine.SETTINGS
"""The settings with which the bot opens a file."""


@contextmanager
def unsynced() -> Iterator[None]:
    """Open files without waiting for the disk at each commit."""
    # It comes first, because a new file is already written by the others.
    engine.SETTINGS = (
        "PRAGMA synchronous=OFF",
        *(each for each in SYNCED if "synchronous" not in each),
    )
    try:
        yield
    finally:
        engine.SETTINGS = SYNCED
