"""
Misbehaviour on request: answers that fail, come late or never, and events that come twice.

A fault waits for requests that fit it and is used up after so many of them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from sandbox.clock import Clock


class Misdeed(StrEnum):
    """What can be done to a request."""

    FAIL = "fail"
    """Answer with a status instead of doing anything."""
    LOSE = "lose"
    """Do what was asked, then hang up without an answer."""
    DELAY = "delay"
    """Look at the request only after a while."""
    TWICE = "twice"
    """Do what was asked twice, as when something on the way sends it again; answer the second."""


@dataclass(slots=True)
class Fault:
    """One kind of misbehaviour, for the next requests that fit."""

    misdeed: Misdeed
    times: int = 1
    method: str = ""
    path: str = ""
    """A part of the path; the empty one fits all."""
    status: int = 500
    seconds: float = 0.0
    """How long to delay, or what a 429 says about when to come back."""
    is_global: bool = False

    def fits(self, method: str, path: str) -> bool:
        """Whether this request is one that the fault waits for."""
        return self.times > 0 and self.method in ("", method) and self.path in path


@dataclass(slots=True)
class Faults:
    """Everything that is to go wrong."""

    clock: Clock
    waiting: list[Fault] = field(default_factory=list)
    repeats: int = 0
    """How many of the next interactions the bot is sent twice."""
    swaps: int = 0
    """How many of the next interactions reach the bot only after the one that follows them."""
    overtaken: Callable[[], None] | None = None
    """Sends the interaction that waits for the next one."""
    is_mute: bool = False
    """Whether heartbeats stay unanswered."""

    def take(self, method: str, path: str) -> Fault | None:
        """The first fault that fits a request, used up by one."""
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
        """Whether this interaction is to wait for the next."""
        if self.swaps:
            self.swaps -= 1
            return True
        return False

    def clear(self) -> None:
        """Behaves well again."""
        self.waiting.clear()
        self.repeats = self.swaps = 0
        self.is_mute = False
