"""
How people are: when they look, what they miss, who travels, who stays away for good.

Hours are hours of the day or their number, as said. No figure here was measured: each is a guess,
made from what people say of week-long games; whoever knows better changes it here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.bot.waiting import LOOKS, SLEEPS, SPREAD, WAKES

HOUR = 3600.0
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Model:
    """What holds for everybody; shares are of people, unless they say otherwise."""

    looks: float = LOOKS
    """The median of the hours until somebody who is called looks."""
    spread: float = SPREAD
    """How much that varies, as the standard deviation of its logarithm."""
    lingers: float = 10 / 60
    """So many hours after they have looked they still have it at hand,"""
    at_hand: float = 1 / 60
    """and look again after so many hours, in the median."""
    live: float = 0.5 / 60
    """The same at a table that plays live: all sit there."""
    wakes: float = WAKES
    """The hour at which they wake,"""
    sleeps: float = SLEEPS
    """and go to sleep, by their own clocks."""
    elsewhere: float = 0.2
    """Who lives so far away that it is another hour there;"""
    far: int = 9
    """at most so many hours."""
    misses: float = 0.1
    """The share of calls that somebody does not notice."""
    mutes: float = 0.1
    """Who has muted the channel, and notices no call."""
    visits: float = 1.0
    """How often a day somebody looks by themselves, at some hour."""
    quits: float = 0.06
    """Who stays away from some day of the month on, without a word."""
    resigns: float = 0.03
    """Who leaves on some day of it, and says so (``/game resign``)."""
    travels: float = 0.12
    """Who is on a journey once in the month, and does not look;"""
    trip: tuple[int, int] = (2, 7)
    """it takes so many days."""
    says_away: float = 0.5
    """The share of travellers who say so (``/away``)."""
    pauses: float = 0.2
    """The share of travellers who want the game to pause until they are back."""
    quiet: float = 0.4
    """Who has set their nights as quiet hours, in which nobody calls them either."""
    prepares: float = 0.5
    """Who prepares their answers before they go."""
    hears_reminders: bool = True
    """Whether reminders are calls like others, or nothing at all."""
    agrees: float = 0.85
    """The share of votes that somebody agrees with."""
    patience: float = 6.0
    """So many hours, or until they are reminded, they wait for answers to an offer, then go on."""
    patience_live: float = 1 / 60
    """The same at a table that plays live."""
    bored: float = 72.0
    """After so many hours that one person was waited for, somebody wants a computer there;"""
    fed_up: float = 192.0
    """after so many, to end the game."""
    drags: float = 60.0
    """After so many days of the game, too."""
    fills: float = 24.0
    """So many hours a free seat looks for somebody until somebody puts a computer there."""
    takes: float = 0.3
    """How often the one who only looks on takes a free seat that they see."""


@dataclass(slots=True)
class Habits:
    """How one person is."""

    model: Model
    chance: Random
    is_live: bool
    zone: int = field(init=False)
    """By how many hours their clock is ahead."""
    mutes: bool = field(init=False)
    prepares: bool = field(init=False)
    quiet: bool = field(init=False)
    gone: float = field(init=False)
    """After how many days they are gone for good."""
    says_so: bool = field(init=False)
    """Whether they resign then."""
    away: tuple[float, float] = field(init=False)
    """From when to when they are on a journey, in days."""
    trip: str = field(init=False)
    """What they do before it: ``away``, ``pause`` or nothing."""

    def __post_init__(self) -> None:
        """Draw it all, whatever is used of it: so one figure changes nobody else."""
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
        """Whether they notice a call."""
        return self.chance.random() >= self.model.misses and not self.mutes

    def looks(self, now: float, start: float, looked: float) -> float:
        """When they look who are called *now*; *looked* is when they did so last."""
        median = self.model.looks
        if self.is_live:
            median = self.model.live
        elif now - looked < self.model.lingers * HOUR:
            median = self.model.at_hand
        after = median * self.chance.lognormvariate(0, self.model.spread)
        return self.awake(now + after * HOUR, start)

    @property
    def patience(self) -> float:
        """So many hours they wait for answers to an offer."""
        return self.model.patience_live if self.is_live else self.model.patience

    def visits(self, now: float, start: float) -> float:
        """When they look next who are not called."""
        after = self.chance.expovariate(self.model.visits / DAY)
        return self.awake(now + after, start)

    def awake(self, at: float, start: float) -> float:
        """The same moment, or the next at which they are awake and at home."""
        begin, end = (start + day * DAY for day in self.away)
        if begin <= at < end:
            at = end
        hour = (at / HOUR + self.zone) % 24
        if self.is_live or self.model.wakes <= hour <= self.model.sleeps:
            return at
        return at + ((self.model.wakes - hour) % 24 + self.chance.random()) * HOUR
