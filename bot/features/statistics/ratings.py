"""
Ratings: the strength of a server's players, computed from their games against each other.

They are computed each time from the results of one server, with openskill's Plackett-Luce model. It
handles games of several people, and shared places (docs/adr/0030). Computers aren't rated. A person
who has left the statistics stays in the games of others as a stranger.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.statistics.figures import counted, is_person
from storage import FORGOTTEN, PlayedRow, ResultRow, Status

BEGIN = 1000
"""The rating of a player without games."""
STEP = 20
"""Points of a rating for one of openskill's."""

FEWEST = 2
"""Minimum number of people in a game that counts."""

OF_TWO, LARGER = "two", "more"
KINDS: Final = (LARGER, OF_TWO)
"""Kinds of games with a leaderboard each: those of two, and those of three and more."""

TWO = 2


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's place on a leaderboard."""

    user: int
    name: str
    """Their name in their latest game."""
    rating: int
    """A cautious estimate: their strength is very likely at least this."""
    games: int
    """Number of games behind the rating."""
    wins: int


def leaderboards(games: Iterable[PlayedRow]) -> dict[str, list[Standing]]:
    """The leaderboard of each kind of which a server has rated *games*; often there is only one."""
    every = list(games)
    found = {kind: leaderboard(one for one in every if kind_of(one) == kind) for kind in KINDS}
    return {kind: standings for kind, standings in found.items() if standings}


def kind_of(game: PlayedRow) -> str:
    """The kind of a game, by its seats: computers count as well."""
    return OF_TWO if len(game.results) == TWO else LARGER


def leaderboard(games: Iterable[PlayedRow]) -> list[Standing]:
    """Every player of the rated *games* of one server, the strongest first."""
    contests = [(game, rows) for game in counted(games) if (rows := rated(game))]
    if not contests:
        return []
    # Slow to import, and rarely needed.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    model = PlackettLuce()
    strengths, names = {FORGOTTEN: model.rating()}, dict[int, str]()
    played, won = dict[int, int](), dict[int, int]()
    for game, rows in contests:
        before = [strengths.get(row.user_id or FORGOTTEN) or model.rating() for row in rows]
        after = model.rate([[one] for one in before], ranks=[float(row.place or 0) for row in rows])
        for row, (strength,) in zip(rows, after, strict=True):
            if row.user_id is None or not is_person(row):
                continue
            strengths[row.user_id] = strength
            names[row.user_id] = game.names[row.seat]
            played[row.user_id] = played.get(row.user_id, 0) + 1
            won[row.user_id] = won.get(row.user_id, 0) + (row.place == 1)
    found = [
        Standing(
            user,
            names[user],
            round(strengths[user].ordinal(alpha=STEP, target=BEGIN)),
            played[user],
            won[user],
        )
        for user in played
    ]
    return sorted(found, key=lambda one: (-one.rating, one.games, one.user))


def rated(game: PlayedRow) -> Sequence[ResultRow]:
    """The results that count for ratings; none if the game doesn't count."""
    rows = [row for row in game.results if is_person(row) or row.user_id == FORGOTTEN]
    return rows if game.status is Status.OVER and len(rows) >= FEWEST else ()
