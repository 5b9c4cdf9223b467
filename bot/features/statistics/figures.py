"""
Statistics: the figures of a person or a server, from games that have ended.

They are computed from the results of one server (`storage.results`) each time. So a person who
leaves the statistics disappears from all of them at once. Practice doesn't count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.table.server.ratings import counted, is_person
from game import boxes_of
from storage import PlayedRow, ResultRow, Status

WAYS = 36
"""Number of ways in which two dice can fall."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a person, or of a server."""

    games: int = 0
    """Number of games that ended with a winner."""
    wins: int = 0
    """Number of those games that the person won; for a server, the number of different winners."""
    given_up: int = 0
    places: Counter[int] = field(default_factory=Counter)
    """Number of times each place was reached."""
    points: tuple[int, ...] = ()
    """Points in each game; for a server, the winners' points."""
    came: int = 0
    """Number of cards that the dice produced, in games where that is known."""
    fair: float = 0.0
    """Number of cards that the dice would produce on average in these games."""
    box: str = ""
    """The box played most often; the base game only if there was no other."""
    in_box: int = 0
    """Number of games with that box."""
    people: int = 0
    """Number of people who have played; only for a server."""

    @property
    def average(self) -> float:
        """Points per game on average."""
        return sum(self.points) / max(1, len(self.points))

    @property
    def luck(self) -> float:
        """Cards beyond the average, as a share such as 0.1 for 10 % more; below 0 for bad luck."""
        return self.came / self.fair - 1 if self.fair else 0.0


def of_person(games: Iterable[PlayedRow], user: int) -> Figures:
    """The figures of a person, from *games* of one server."""
    theirs = [(game, row) for game in counted(games) for row in game.results if row.user_id == user]
    rows = [row for game, row in theirs if game.status is Status.OVER]
    return _figures(
        [game for game, _ in theirs],
        rows,
        wins=sum(row.place == 1 for row in rows),
        points=tuple(row.points for row in rows),
    )


def of_server(games: Iterable[PlayedRow]) -> Figures:
    """The figures of a server, from all its *games*."""
    played = counted(games)
    rows = [row for game in played if game.status is Status.OVER for row in game.results]
    won = [row for row in rows if row.place == 1]
    return _figures(
        played,
        rows,
        wins=len({row.user_id for row in won if is_person(row)}),
        points=tuple(row.points for row in won),
        people=len({row.user_id for game in played for row in game.results if is_person(row)}),
    )


def _figures(
    games: Sequence[PlayedRow],
    rows: Sequence[ResultRow],
    *,
    wins: int,
    points: tuple[int, ...],
    people: int = 0,
) -> Figures:
    ended = sum(game.status is Status.OVER for game in games)
    box, in_box = _favourite(games)
    lucky = [(row.came, row.fair) for row in rows if row.came is not None and row.fair is not None]
    return Figures(
        games=ended,
        wins=wins,
        given_up=len(games) - ended,
        places=Counter(row.place for row in rows if row.place is not None),
        points=points,
        came=sum(came for came, _ in lucky),
        fair=sum(fair for _, fair in lucky) / WAYS,
        box=box,
        in_box=in_box,
        people=people,
    )


def _favourite(games: Sequence[PlayedRow]) -> tuple[str, int]:
    """The box played most often, with its count; of equals, the one played first."""
    found: Counter[str] = Counter()
    for game in games:
        first, *others = boxes_of(game.modules) or ("",)
        found.update(others or [first])
    return next(iter(found.most_common(1)), ("", 0))
