"""
A drawing process, so that the process that answers people keeps its interpreter to itself.

Calls and their answers go through pipes as pickles. The process ends with its input, so it also
ends when its parent was killed, and it leaves signals, which often reach a whole group, to the
parent: docs/adr/0019. ``python -m render.artist`` runs in it.
"""

from __future__ import annotations

import copyreg
import pickle
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Timer
from typing import Any

from game import BOXES, Hex
from game.board.topology import Topology
from game.core import codec
from game.core.rules import Rules
from game.core.ruleset import Ruleset


def _rules(names: tuple[str, ...], options: dict[str, Any], seats: int) -> Ruleset:
    return codec.compiled(names, options, seats, BOXES)


def _named(rules: Ruleset) -> tuple[Any, ...]:
    """Rules are code: they are sent as the names of their boxes."""
    return _rules, (rules.modules, dict(rules.options), rules.seats)


def _shaped(topology: Topology) -> tuple[Any, ...]:
    """The shape of a board is built once in every process, from its hexes."""
    hexes: tuple[Hex, ...] = topology.hexes[: topology.inner]
    return Topology.of, (frozenset(hexes),)


copyreg.pickle(Rules, _named)
copyreg.pickle(Topology, _shaped)


PATIENCE = 120.0
"""Seconds that a drawing may take; the longest replay takes some ten on a slow machine."""


class CannotDraw(Exception):
    """A drawing failed; the message is the traceback of the artist's process."""


def order(call: Callable[[], bytes]) -> bytes:
    """*call* in the form sent to an artist; calls that draw the same give equal orders."""
    return pickle.dumps(call)


class Artist:
    """A drawing process, as its parent sees it; for one thread at a time."""

    def __init__(self) -> None:
        """Start it; it is ready some tenths of a second later, but can be asked at once."""
        self._process = _started()

    def draw(self, call: Callable[[], bytes], within: float = PATIENCE) -> bytes:
        """The result of *call* in the artist's process; raises as `carry_out` does."""
        return self.carry_out(order(call), within)

    def carry_out(self, order: bytes, within: float = PATIENCE) -> bytes:
        """
        The result of the call in an `order`, *within* this many seconds.

        A process that was killed meanwhile, for its memory perhaps, is replaced once.

        :raises CannotDraw: if the call raises anything, or takes longer. :raises EOFError: if the
        process ends twice.
        """
        given_up = Event()

        def give_up() -> None:
            given_up.set()
            self._process.kill()

        timer = Timer(within, give_up)
        timer.start()
        try:
            answer = self._asked(order)
        except (OSError, EOFError, pickle.UnpicklingError):
            self.close()
            self._process = _started()
            if given_up.is_set():
                raise CannotDraw(f"it took more than {within:g} seconds") from None
            answer = self._asked(order)
        finally:
            timer.cancel()
        if isinstance(answer, bytes):
            return answer
        raise CannotDraw(answer)

    def close(self) -> None:
        """Let it end."""
        self._process.kill()
        # Closes the pipes and waits; what was not yet written is lost.
        with suppress(BrokenPipeError), self._process:
            pass

    def _asked(self, order: bytes) -> bytes | str:
        ours, theirs = self._process.stdin, self._process.stdout
        assert ours is not None
        assert theirs is not None
        ours.write(order)
        ours.flush()
        answer: bytes | str = pickle.load(theirs)  # noqa: S301  # a process of our own
        return answer


def _started() -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603  # this very program
        [sys.executable, "-m", __spec__.name], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def main() -> None:
    """Draw each order that comes in, until the input ends."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # not everywhere
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # so that no print gets between the answers
    while True:
        try:
            order: Any = pickle.load(orders)  # noqa: S301  # from the process that started this one
        except EOFError:
            return
        try:
            answer = order()
        except Exception:  # noqa: BLE001  # it is theirs
            answer = traceback.format_exc()
        try:
            pickle.dump(answer, answers)
            answers.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
