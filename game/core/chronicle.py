"""
A chronicle: the story of a game, made from stored events alone.

It is a fold over the lines of a log, each with its public events. It runs no rule, so any later
program can tell a game of years ago; and it holds nothing that was hidden. Actions that were
undone are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from game.core.action import Event
from game.core.ruleset import Ruleset
from game.core.trace import Began, Laid, Rolled, Trace, Went
from game.core.undo import standing

Told: TypeAlias = tuple[int, Sequence[Event]]
"""A line's number, and its public events."""

SEVEN = 7


@dataclass(frozen=True, slots=True)
class Moment:
    """One line: its number, the number of turns begun by then, and its traces."""

    number: int
    turn: int
    traces: tuple[Trace, ...]


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The story of a game so far and its totals, by seat and by turn."""

    seats: int
    moments: tuple[Moment, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    """Every roll that pays, in order."""
    harvests: tuple[tuple[int, ...], ...] = ()
    """For each roll: by seat, number of cards it gave."""
    counts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By each of `COUNTED`, the counts by seat."""

    def sums(self) -> dict[int, int]:
        """How often each sum of two dice was rolled."""
        rolled = Counter(sum(roll.dice) for roll in self.rolls)
        return {number: rolled[number] for number in range(2, 13)}

    def gathered(self) -> list[tuple[int, ...]]:
        """After each roll: by seat, number of cards from all rolls so far."""
        total = [0] * self.seats
        found = []
        for harvest in self.harvests:
            total = [a + b for a, b in zip(total, harvest, strict=True)]
            found.append(tuple(total))
        return found


COUNTED = (
    "robbed", "thief", "trades", "bank", "harvest", "drought", "sevens", "lost", "claimed", "routes"
)  # fmt: skip
"""
Counts kept for each seat.

Cards stolen from it, cards it stole, bargains with others and with the bank, cards from dice, the
longest row of rolls that brought it nothing, sevens rolled, cards discarded, cards taken from
others by name, and pieces built on edges.
"""


def expected(rolls: int) -> dict[int, float]:
    """Return how often each sum of two fair dice comes up in *rolls* rolls on average."""
    return {number: rolls * (6 - abs(SEVEN - number)) / 36 for number in range(2, 13)}


def chronicle(rules: Ruleset, lines: Iterable[Told]) -> Chronicle:
    """Return the chronicle of *lines*, whose cards and pieces are rows of *rules*."""
    seats = rules.seats
    moments: list[Moment] = []
    rolls: list[Rolled] = []
    harvests: list[list[int]] = []
    counts = {name: [0] * seats for name in COUNTED}
    turn = 0
    for number, events in standing(lines):
        traces = tuple(trace for event in events for trace in event.traces())
        turn += sum(isinstance(trace, Began) for trace in traces)
        moments.append(Moment(number, turn, traces))
        for trace in traces:
            match trace:
                case Rolled():
                    rolls.append(trace)
                    harvests.append([0] * seats)
                    counts["sevens"][trace.seat] += sum(trace.dice) == SEVEN
                case Laid():
                    counts["routes"][trace.seat] += (
                        rules.pieces[rules.piece(trace.piece)].on == "edge"
                    )
                case Went():
                    if trace.sort == "harvest" and harvests:
                        harvests[-1][trace.taker] += trace.count
                    _count(counts, trace)
                case _:
                    pass
    counts["drought"] = [
        _longest_row(not harvest[seat] for harvest in harvests) for seat in range(seats)
    ]
    return Chronicle(
        seats,
        tuple(moments),
        tuple(rolls),
        tuple(map(tuple, harvests)),
        {name: tuple(by_seat) for name, by_seat in counts.items()},
    )


def _count(counts: Mapping[str, list[int]], went: Went) -> None:
    """Count the cards moved for the seats that gained or lost them."""
    match went.sort:
        case "theft":
            counts["robbed"][went.giver] += went.count
            counts["thief"][went.taker] += went.count
        case "trade":
            counts["trades"][went.giver] += 1
        case "bank" if went.giver >= 0:
            counts["bank"][went.giver] += 1
        case "harvest":
            counts["harvest"][went.taker] += went.count
        case "loss":
            counts["lost"][went.giver] += went.count
        case "claim":
            counts["claimed"][went.taker] += went.count
        case _:
            pass


def _longest_row(flags: Iterable[bool]) -> int:
    """The greatest number of *flags* in a row that are true."""
    best = row = 0
    for flag in flags:
        row = row + 1 if flag else 0
        best = max(best, row)
    return best
