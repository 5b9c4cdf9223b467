"""
The sandbox's time: the computer's, plus any time it was moved forward.

Everything that ages here (tokens, messages, rate limits, deadlines) uses this clock, so a test can
skip an hour without waiting.
"""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime


@dataclass(order=True, slots=True)
class Alarm:
    """A call that is due at a time of this clock."""

    when: float
    order: int
    ring: Callable[[], None] = field(compare=False)
    is_cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        """Cancels the alarm."""
        self.is_cancelled = True


class Clock:
    """A clock that can be moved forward; alarms it passes ring."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()
        self._held: float | None = None
        self._alarms: list[Alarm] = []
        self._orders = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self._ahead if self._held is None else self._held

    def stamp(self, when: float | None = None) -> str:
        """A time (by default now) as Discord writes it."""
        return datetime.fromtimestamp(self.now() if when is None else when, UTC).isoformat()

    def move(self, seconds: float) -> None:
        """Moves the clock forward by *seconds* and rings the alarms that are due."""
        if seconds < 0:
            message = "the clock moves forward only"
            raise ValueError(message)
        if self._held is None:
            self._ahead += seconds
        else:
            self._held += seconds
        self._ring()

    def hold(self) -> None:
        """Stops the clock: from now on, time passes only when it is moved."""
        self._held = self.now()
        self._wind()

    def after(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        """Calls *ring* when *seconds* have passed."""
        alarm = Alarm(self.now() + seconds, next(self._orders), ring)
        heapq.heappush(self._alarms, alarm)
        self._wind()
        return alarm

    async def sleep(self, seconds: float) -> None:
        """Waits until *seconds* have passed on this clock."""
        if seconds <= 0:
            return
        done = asyncio.get_running_loop().create_future()
        alarm = self.after(seconds, lambda: None if done.done() else done.set_result(None))
        try:
            await done
        finally:
            alarm.cancel()

    def stop(self) -> None:
        """Cancels all alarms."""
        self._alarms.clear()
        self._wind()

    def _ring(self) -> None:
        while self._alarms and self._alarms[0].when <= self.now():
            alarm = heapq.heappop(self._alarms)
            if not alarm.is_cancelled:
                alarm.ring()
        self._wind()

    def _wind(self) -> None:
        while self._alarms and self._alarms[0].is_cancelled:
            heapq.heappop(self._alarms)
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._alarms:
            delay = max(0.0, self._alarms[0].when - self.now())
            if self._held is None or not delay:
                self._timer = asyncio.get_running_loop().call_later(delay, self._ring)
