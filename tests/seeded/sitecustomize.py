"""
Where a program asks the system for chance, it is given that of the running test.

Python imports this by its name at the start of every program that a test starts, for its folder
stands in their ``PYTHONPATH``; the tests call `take_over` themselves. The programs know nothing of
it. Each place in the code draws from a stream of its own, so that what is drawn elsewhere, sooner
or later, changes nothing here; and each start of the same command draws other numbers, so that a
bot that comes again makes no id twice.
"""

from __future__ import annotations

import base64
import hashlib
import os
import random
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SEED = "HEXHOST_TEST_SEED"
"""The environment variable that holds the seed of the running test."""
STARTS = "HEXHOST_TEST_STARTS"
"""And the folder in which starts are counted."""

_OWN = {__file__, random.__file__}
_streams: dict[str, random.Random] = {}
_seed = ""
_seeded = random.Random.seed


def take_over() -> None:
    """From now on `secrets`, and every `random.Random` without a seed, draw from the streams."""
    random.Random.seed = _from_stream  # type: ignore[method-assign]  # what is given a seed keeps it
    secrets.token_bytes = _token_bytes
    secrets.token_hex = lambda nbytes=None: _token_bytes(nbytes).hex()
    secrets.token_urlsafe = lambda nbytes=None: (
        base64.urlsafe_b64encode(_token_bytes(nbytes)).rstrip(b"=").decode()
    )
    secrets.choice = lambda seq: _stream().choice(seq)
    secrets.randbelow = lambda exclusive_upper_bound: _stream().randrange(exclusive_upper_bound)
    secrets.randbits = lambda k: _stream().getrandbits(k)


def begin(seed: str) -> None:
    """Begin all streams anew."""
    global _seed  # noqa: PLW0603  # chance is global, that is the trouble
    _seed = seed
    _streams.clear()


@contextmanager
def always(seed: str) -> Iterator[None]:
    """Within, the streams are those of *seed* in every run; then the test's own go on."""
    global _seed  # noqa: PLW0603  # as above
    own, streams = _seed, _streams.copy()
    begin(seed)
    try:
        yield
    finally:
        _seed = own
        _streams.clear()
        _streams.update(streams)


def begin_program(command: str) -> None:
    """Begin the streams of a program that the running test has started."""
    seed = f"{os.environ[SEED]} {command}"
    begin(f"{seed} {_start(seed, os.environ[STARTS])}")


def _from_stream(self: random.Random, a: object = None, version: int = 2) -> None:
    _seeded(self, _stream().getrandbits(128) if a is None else a, version)  # type: ignore[arg-type]  # whatever seeds


def _token_bytes(nbytes: int | None = None) -> bytes:
    return _stream().randbytes(32 if nbytes is None else nbytes)


def _stream() -> random.Random:
    """The stream of whoever has asked."""
    frame = sys._getframe(1)
    while frame.f_back and frame.f_code.co_filename in _OWN:
        frame = frame.f_back
    place = f"{frame.f_globals.get('__name__')} {frame.f_code.co_qualname}"
    if place not in _streams:
        _streams[place] = random.Random(f"{_seed} {place}")
    return _streams[place]


def _start(seed: str, folder: str) -> int:
    """How often the command with this *seed*, which names the test, was started."""
    name = hashlib.sha256(seed.encode()).hexdigest()[:16]
    with open(f"{folder}/{name}", "ab") as count:  # noqa: PTH123  # every start would pay for pathlib
        count.write(b".")
        return count.tell()


if SEED in os.environ and __name__ == "sitecustomize":
    take_over()
    begin_program(" ".join(part for part in sys.orig_argv[1:] if os.sep not in part))
