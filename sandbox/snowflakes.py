"""Discord's ids: they grow with time and say when they were made."""

from sandbox.clock import Clock

EPOCH = 1_420_070_400_000
"""Unix time of the first millisecond of 2015, where Discord starts to count."""


class Snowflakes:
    """A source of ids, each greater than the last."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id for the current time."""
        fresh = (int(self._clock.now() * 1000) - EPOCH) << 22
        self._last = max(fresh, self._last + 1)
        return self._last
