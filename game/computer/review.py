"""
The review of a game: each seat's chance to win over its turns, and what turned it.

It replays the whole log and judges the table as everyone saw it at each moment, so no hidden card
counts, not even one that was shown later. A change is luck if chance decided it, as in a roll or a
draw, or if a seven takes cards; otherwise it is a decision. A theft is a decision, since only two
seats see the card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

from game.base.families import DISCARD
from game.base.turn import TurnBegan
from game.computer.chances import chances
from game.core.action import Event
from game.core.chance import Replayed
from game.core.log import Line
from game.core.undo import Undone
from game.table import Game

MOST = 3
"""Maximum number of turning points."""
STOLEN = "theft"
"""The question to chance that leaves no public trace."""


@dataclass(frozen=True)
class Change:
    """The chances before and after one line of the log."""

    number: int
    turn: int
    """Number of turns that had begun; 0 while first settlements are placed."""
    before: tuple[float, ...]
    after: tuple[float, ...]
    """By seat."""
    is_luck: bool

    @property
    def seat(self) -> int:
        """The seat whose chance changed most; of equals the one that gained."""
        return max(range(len(self.after)), key=lambda seat: (self._by(seat), self.after[seat]))

    @property
    def size(self) -> float:
        """How much that seat's chance changed."""
        return self._by(self.seat)

    def _by(self, seat: int) -> float:
        return round(abs(self.after[seat] - self.before[seat]), 9)


@dataclass(frozen=True)
class Review:
    """A game in chances."""

    turns: tuple[tuple[float, ...], ...]
    """By turn and seat, the chances when it ended; those before the first turn come first."""
    luck: tuple[float, ...]
    """By seat, the sum of all changes by luck."""
    points: tuple[Change, ...]
    """The turning points, the earliest first."""

    @property
    def rounds(self) -> int:
        """Number of rounds."""
        return self.round(len(self.turns) - 1)

    def round(self, turn: int) -> int:
        """The round to which a turn belongs."""
        return -(-turn // len(self.luck))


def review(lines: Sequence[Line]) -> Review:
    """
    The review of the game whose whole log is *lines*.

    :raises UnscriptedChance: if the log was not made by these rules.
    """
    game = Game.begun(lines[0], Replayed(lines[0].chance))
    verbs = game.state.rules.verbs
    forced = {verb.__name__ for verb, row in verbs.items() if row.family == DISCARD}
    turns, changes = [chances(game.view())], dict[int, Change]()
    turn, before = 0, turns[0]
    for line in lines[1:]:
        game.follow(line, Replayed(line.chance))
        events, after = game.events(game.lines[-1]), chances(game.view())
        if undone := [event.number for event in events if isinstance(event, Undone)]:
            turn = changes.pop(undone[0]).turn
            del turns[turn + 1 :]
        elif not game.state.winners:  # that the last action wins is no turning point
            is_luck = line.action["type"] in forced
            is_luck |= any(asked.what != STOLEN for asked in line.chance)
            changes[line.number] = Change(line.number, turn, before, after, is_luck)
        turns[turn:] = [after]
        for _ in _begun(events):
            turn += 1
            turns.append(after)
        before = after
    played = list(changes.values())
    luck = [
        sum(
            change.after[seat] - change.before[seat]
            for change in played
            if change.is_luck and change.turn
        )
        for seat in range(game.state.seats)
    ]
    return Review(tuple(turns), tuple(luck), tuple(_turning(played)))


def _begun(events: Sequence[Event]) -> Iterator[TurnBegan]:
    return (event for event in events if isinstance(event, TurnBegan))


def _turning(changes: Sequence[Change]) -> list[Change]:
    """The largest changes since the first turn, at most one a turn."""
    found: dict[int, Change] = {}
    for change in sorted(changes, key=attrgetter("size"), reverse=True):
        if len(found) < MOST and change.turn and change.size:
            found.setdefault(change.turn, change)
    return sorted(found.values(), key=attrgetter("number"))
