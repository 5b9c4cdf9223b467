"""
People's habits: when they look, what they miss, who travels, and who stays away for good.

Hours are hours of the day or numbers of hours, as said. None of these figures was measured: each is
a guess from what people say about week-long games. If you know better, change it here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.bot.waiting import LOOKS, SLEEPS, SPREAD, WAKES

HOUR = 3600.0
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Model:
    """Figures that hold for everyone; shares are of people unless they say otherwise."""

    looks: float = LOOKS
    """Median hours until a person who is called looks."""
    spread: float = SPREAD
    """Standard deviation of the logarithm of those hours."""
    lingers: float = 10 / 60
    """Hours for which people still have the game at hand after a look."""
    at_hand: float = 1 / 60
    """Median hours until they look again while they have it at hand."""
    live: float = 0.5 / 60
    """Median hours at a table that plays live, where all sit together."""
    wakes: float = WAKES
    """Hour at which people wake up, by their own clocks."""
    sleeps: float = SLEEPS
    """Hour at which people go to sleep, by their own clocks."""
    elsewhere: float = 0.2
    """Share of people in another time zone."""
    far: int = 9
    """Maximum hours between time zones."""
    misses: float = 0.1
    """Share of pings that a person doesn't notice."""
    mutes: float = 0.1
    """Share of people who have muted the channel and notice no ping."""
    visits: float = 1.0
    """Looks a day by themselves, at any hour."""
    quits: float = 0.06
    """Share of people who stay away for good from some day on, without a word."""
    resigns: float = 0.03
    """Share of people who leave on some day and say so (``/game resign``)."""
    travels: float = 0.12
    """Share of people who go on one trip in the month and don't look during it."""
    trip: tuple[int, int] = (2, 7)
    """Minimum and maximum days of a trip."""
    says_away: float = 0.5
    """Share of travelers who say so (``/away``)."""
    pauses: float = 0.2
    """Share of travelers who want the game paused until they're back."""
    quiet: float = 0.4
    """Share of people with quiet hours at night, when nothing pings them."""
    prepares: float = 0.5
    """Share of people who prepare their answers before they go."""
    hears_reminders: bool = True
    """Whether people treat reminders like other pings, or ignore them."""
    agrees: float = 0.85
    """Share of votes that a person agrees with."""
    patience: float = 6.0
    """Hours that people wait for answers to an offer, unless they are reminded before."""
    patience_live: float = 1 / 60
    """The same at a table that plays live."""
    bored: float = 72.0
    """Hours of waiting for one player until someone wants a computer there."""
    fed_up: float = 192.0
    """Hours of waiting for one player until someone wants to end the game."""
    drags: float = 60.0
    """Days of a game until someone wants to end it."""
    fills: float = 24.0
    """Hours that a seat is free until someone puts a computer there."""
    takes: float = 0.3
    """Chance that the watcher takes a free seat that they see."""


@dataclass(slots=True)
class Habits:
    """The habits of one person."""

    model: Model
    chance: Random
    is_live: bool
    zone: int = field(init=False)
    """Hours by which their clock is ahead."""
    mutes: bool = field(init=False)
    prepares: bool = field(init=False)
    quiet: bool = field(init=False)
    gone: float = field(init=False)
    """Days until they are gone for good."""
    says_so: bool = field(init=False)
    """Whether they resign when they go."""
    away: tuple[float, float] = field(init=False)
    """First and last day of their trip."""
    trip: str = field(init=False)
    """Their announcement of a trip: ``away``, ``pause`` or nothing."""

    def __post_init__(self) -> None:
        """Draw every habit, used or not, so that changing one figure changes nobody else."""
        model, draw = self.model, self.chance.random
        zone = self.chance.randint(-model.far, model.far)
        self.zone = zone if draw() < model.elsewhere and not self.is_live else 0
        self.mutes = draw() < model.mutes
        self.prepares = draw() < model.prepares
        self.quiet = draw() < model.quiet
        leaves, day = draw(), 30 * draw()
        self.says_so = leaves < model.resigns
        self.gone = day if leaves < model.resigns + model.quits else float("inf")
        travels, start = draw(), 30 * draw()
        days = self.chance.randint(*model.trip) if travels < model.travels else 0
        self.away = start, start + days
        said = draw()
        self.trip = "pause" if said < model.pauses else ""
        if model.pauses <= said < model.pauses + model.says_away:
            self.trip = "away"

    def notices(self) -> bool:
        """Whether they notice a ping."""
        return self.chance.random() >= self.model.misses and not self.mutes

    def looks(self, now: float, start: float, looked: float) -> float:
        """Time of their next look when called *now*, after a last look at *looked*."""
        median = self.model.looks
        if self.is_live:
            median = self.model.live
        elif now - looked < self.model.lingers * HOUR:
            median = self.model.at_hand
        after = median * self.chance.lognormvariate(0, self.model.spread)
        return self.awake(now + after * HOUR, start)

    @property
    def patience(self) -> float:
        """Hours that they wait for answers to an offer."""
        return self.model.patience_live if self.is_live else self.model.patience

    def visits(self, now: float, start: float) -> float:
        """Time of their next look by themselves."""
        after = self.chance.expovariate(self.model.visits / DAY)
        return self.awake(now + after, start)

    def awake(self, at: float, start: float) -> float:
        """The same time, or the next at which they are awake and at home."""
        begin, end = (start + day * DAY for day in self.away)
        if begin <= at < end:
            at = end
        hour = (at / HOUR + self.zone) % 24
        if self.is_live or self.model.wakes <= hour <= self.model.sleeps:
            return at
        return at + ((self.model.wakes - hour) % 24 + self.chance.random()) * HOUR
