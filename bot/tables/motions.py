"""
Motions: what people at a table want, until enough of the others want it too, or time runs out.

They are facts of the table's settings, with a post and a deadline each, written in the transaction
of the click that makes or changes them. What there is to want is listed in `votes.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from bot.tables import news
from game import Seat
from storage import DeadlineRow, Json
from storage.change import Change

KIND = "motion"
"""A motion's deadline is of the kind ``motion 1``, ``motion 2`` and so on, by number."""

LASTS = timedelta(days=3)
"""A motion that is not carried by then lapses: people answer hours apart."""

ADMIT = "admit"
"""The motion that lets who has asked for an open seat play on in it."""

SUBSTITUTE = "substitute"
"""The motion that looks for a substitute for a seat whose person lets the time pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What can be wanted."""

    name: str
    """One of `votes.MOTIONS`."""
    seat: Seat | None = None
    """Whom it is about."""
    channel: int | None = None
    """Where it leads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion(Wish):
    """One that is voted on."""

    number: int
    """Counts the motions of a table, and is the number of its post."""
    by: int | None
    """Whose wish it is; the table's own where it is None."""
    until: datetime
    votes: tuple[int, ...] = ()
    """The people who want it."""

    def wants(self, wish: Wish) -> bool:
        """Whether this is what *wish* is."""
        own = self.name, self.seat, self.channel
        return own == (wish.name, wish.seat, wish.channel)

    def to_json(self) -> Json:
        """As the table's settings keep it."""
        return {
            "name": self.name,
            "by": self.by,
            "until": self.until.isoformat(),
            "votes": list(self.votes),
            "seat": None if self.seat is None else int(self.seat),
            "channel": self.channel,
        }

    @staticmethod
    def of(number: int, data: Mapping[str, Any]) -> Motion:
        """What `to_json` wrote."""
        return Motion(
            number=number,
            name=data["name"],
            by=data.get("by"),
            until=datetime.fromisoformat(data["until"]),
            votes=tuple(data["votes"]),
            seat=None if data["seat"] is None else Seat(data["seat"]),
            channel=data.get("channel"),
        )


def motions_of(settings: Mapping[str, Any]) -> dict[int, Motion]:
    """The motions that are voted on, by number."""
    return {int(n): Motion.of(int(n), data) for n, data in settings.get("motions", {}).items()}


def make(
    change: Change,
    name: str,
    *,
    by: int | None,
    seat: Seat | None = None,
    channel: int | None = None,
) -> Motion:
    """Make a motion, and owe the channel its post."""
    number = int(change.game.settings.get("moved", 0)) + 1
    until = change.now + LASTS
    motion = Motion(number=number, name=name, by=by, until=until, seat=seat, channel=channel)
    change.update(settings={**change.game.settings, "moved": number})
    change.set_deadline(f"{KIND} {number}", until)
    change.plan(news.VOTE, number=number)
    keep(change, motion)
    return motion


def keep(change: Change, motion: Motion) -> None:
    """Write down what a motion has come to."""
    _write(change, {**motions_of(change.game.settings), motion.number: motion})


def drop(change: Change, *numbers: int) -> None:
    """Put motions away: carried, lapsed, or of no use any more."""
    kept = {n: m for n, m in motions_of(change.game.settings).items() if n not in numbers}
    for number in numbers:
        change.clear_deadlines(f"{KIND} {number}")
    _write(change, kept)


def drop_about(change: Change, seat: Seat, *names: str) -> None:
    """Put the motions about a seat away: those of *names*, or all."""
    found = motions_of(change.game.settings).values()
    gone = [m.number for m in found if m.seat == seat and (not names or m.name in names)]
    if gone:
        drop(change, *gone)


def number_of(deadline: DeadlineRow) -> int:
    """The number of the motion that a deadline ends."""
    return int(deadline.kind.removeprefix(KIND))


def _write(change: Change, motions: Mapping[int, Motion]) -> None:
    kept = {str(number): motion.to_json() for number, motion in motions.items()}
    change.update(settings={**change.game.settings, "motions": kept})
