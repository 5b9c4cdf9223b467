"""
Faults on request: answers that fail, arrive late or never, and events that arrive twice.

A fault applies to a number of matching requests and then ends.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from sandbox.clock import Clock


class Misdeed(StrEnum):
    """The kinds of fault."""

    FAIL = "fail"
    """Answer with a status instead of doing anything."""
    LOSE = "lose"
    """Do what was asked, then hang up without an answer."""
    DELAY = "delay"
    """Wait before looking at the request."""
    TWICE = "twice"
    """Do what was asked twice, as when a proxy repeats a request; answer the second."""


@dataclass(slots=True)
class Fault:
    """A fault, for the next matching requests."""

    misdeed: Misdeed
    times: int = 1
    method: str = ""
    path: str = ""
    """Part of the path; empty matches all."""
    status: int = 500
    seconds: float = 0.0
    """Seconds of delay, or of the retry time in a 429."""
    is_global: bool = False

    def fits(self, method: str, path: str) -> bool:
        """Whether the fault matches this request."""
        return self.times > 0 and self.method in ("", method) and self.path in path


@dataclass(slots=True)
class Faults:
    """All faults that are waiting."""

    clock: Clock
    waiting: list[Fault] = field(default_factory=list)
    repeats: int = 0
    """Number of next interactions that the bot is sent twice."""
    swaps: int = 0
    """Number of next interactions that reach the bot only after the one that follows."""
    overtaken: Callable[[], None] | None = None
    """Sends the interaction that is waiting for the next one."""
    is_mute: bool = False
    """Whether heartbeats stay unanswered."""

    def take(self, method: str, path: str) -> Fault | None:
        """The first fault that matches a request; counts as one use."""
        for fault in self.waiting:
            if fault.fits(method, path):
                fault.times -= 1
                return fault
        return None

    def take_repeat(self) -> bool:
        """Whether this interaction is to be sent twice."""
        if self.repeats:
            self.repeats -= 1
            return True
        return False

    def take_swap(self) -> bool:
        """Whether this interaction is to wait for the next one."""
        if self.swaps:
            self.swaps -= 1
            return True
        return False

    def clear(self) -> None:
        """Clears all faults."""
        self.waiting.clear()
        self.repeats = self.swaps = 0
        self.is_mute = False
