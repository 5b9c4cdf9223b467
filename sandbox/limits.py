"""
Rate limits: fifty requests a second, and buckets for channels and interaction tokens.

A channel allows five posts and five edits in five seconds, and five deletions in one; a token
allows five messages in two seconds. First answers to interactions are exempt. Tests that play a
whole game in a second can switch limits off or change them.
"""

from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from sandbox.clock import Clock

INVALID_ANSWERS = frozenset({401, 403, 429})


@dataclass(slots=True)
class Allowance:
    """A limit: so many uses in so many seconds."""

    most: int
    seconds: float
    _taken: defaultdict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def left(self, key: str, now: float) -> int:
        """How many uses are left now."""
        taken = self._taken[key]
        while taken and now - taken[0] >= self.seconds:
            taken.popleft()
        return self.most - len(taken)

    def take(self, key: str, now: float) -> None:
        """Counts one use."""
        self._taken[key].append(now)

    def wait(self, key: str, now: float) -> float:
        """The seconds until the next use."""
        taken = self._taken[key]
        return max(0.0, taken[0] + self.seconds - now) if taken else 0.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, and the rate limit headers of its answer."""

    wait: float = 0.0
    is_global: bool = False
    is_banned: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)


class Limits:
    """All rate limits of the bot."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.are_on = True
        self.all = Allowance(50, 1.0)
        self.buckets = {
            "posts": Allowance(5, 5.0),
            "edits": Allowance(5, 5.0),
            "deletes": Allowance(5, 1.0),
            "webhooks": Allowance(5, 2.0),
        }
        self.old_edits = Allowance(30, 3600.0)
        """Edits of messages older than an hour, per channel; above it Discord answers 30046."""
        self.invalid = Allowance(10_000, 600.0)
        """Answers of 401, 403 and 429; above it the address is banned."""

    def judge(self, bucket: str | None, key: str, *, is_exempt: bool) -> Verdict:
        """Decides whether a request may pass, and counts it if so."""
        now = self._clock.now()
        if not self.are_on:
            return Verdict()
        if self.invalid.left("", now) <= 0:
            return Verdict(wait=self.invalid.wait("", now), is_banned=True)
        if not is_exempt:
            if self.all.left("", now) <= 0:
                return Verdict(wait=self.all.wait("", now), is_global=True)
            self.all.take("", now)
        if bucket is None:
            return Verdict()
        allowance = self.buckets[bucket]
        left = allowance.left(key, now)
        if left > 0:
            allowance.take(key, now)
        wait = allowance.wait(key, now)
        headers = {
            "X-RateLimit-Bucket": bucket,
            "X-RateLimit-Limit": str(allowance.most),
            "X-RateLimit-Remaining": str(max(0, left - 1)),
            "X-RateLimit-Reset": f"{now + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
        }
        return Verdict(wait=0.0 if left > 0 else wait, headers=headers)

    def note_answer(self, status: int) -> None:
        """Counts an answer that Discord would hold against the bot."""
        if status in INVALID_ANSWERS:
            self.invalid.take("", self._clock.now())

    def may_edit_old(self, channel: int) -> bool:
        """Whether an old message in *channel* may be edited once more; counts it if so."""
        now = self._clock.now()
        if self.are_on and self.old_edits.left(str(channel), now) <= 0:
            return False
        self.old_edits.take(str(channel), now)
        return True
