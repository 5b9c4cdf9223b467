"""
Statistics: what somebody, or a whole server, has come to in games that have ended.

All of it is reckoned from the results of one server (`storage.results`), each time anew: so what
somebody has left is in none of it from the next moment on. Practice is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game import boxes_of
from storage import PlayedRow, ResultRow, Status

WAYS = 36
"""In so many ways two dice fall."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What is told of somebody, or of a server."""

    games: int = 0
    """How many that somebody has won."""
    wins: int = 0
    """How many of them they have won themselves; of a server, how many people have."""
    given_up: int = 0
    places: Counter[int] = field(default_factory=Counter)
    """How often each place."""
    points: tuple[int, ...] = ()
    """In each game; of a server, those of who has won it."""
    came: int = 0
    """How many cards the dice have brought, where that is known."""
    fair: float = 0.0
    """How many they bring on average."""
    box: str = ""
    """The box that was played most; the base game where there was no other."""
    in_box: int = 0
    """In how many games."""
    people: int = 0
    """How many have played, of a server."""

    @property
    def average(self) -> float:
        """Points in a game on average."""
        return sum(self.points) / max(1, len(self.points))

    @property
    def luck(self) -> float:
        """The share of cards that came beyond what was fair; below 0 for bad luck."""
        return self.came / self.fair - 1 if self.fair else 0.0


def counted(games: Iterable[PlayedRow]) -> list[PlayedRow]:
    """*games* without practice, where one person holds several seats."""
    return [game for game in games if not _is_practice(game)]


def of_person(games: Iterable[PlayedRow], user: int) -> Figures:
    """The figures of somebody, from *games* of one server."""
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


def is_person(row: ResultRow) -> bool:
    """Whether somebody held the seat whom the statistics may name."""
    return row.user_id is not None and row.user_id > 0


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
    """The box that was played most, and how often; of equals, the one played first."""
    found: Counter[str] = Counter()
    for game in games:
        first, *others = boxes_of(game.modules) or ("",)
        found.update(others or [first])
    return next(iter(found.most_common(1)), ("", 0))


def _is_practice(game: PlayedRow) -> bool:
    held = Counter(row.user_id for row in game.results if is_person(row))
    return any(count > 1 for count in held.values())
