"""
Ratings: how strong the people of a server are, told from the games that they have played together.

They are reckoned anew from the results of one server whenever somebody asks, by openskill's
Plackett-Luce model, which knows games of several people and equal places (docs/adr/0030).
Computers are no people; who has left the statistics stays in others' games as a stranger.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.features.statistics.figures import counted, is_person
from storage import FORGOTTEN, PlayedRow, ResultRow, Status

BEGIN = 1000
"""The rating of who has not played."""
STEP = 20
"""So many points of a rating are one of openskill's."""

FEWEST = 2
"""So few people make no contest."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's place on a leaderboard."""

    user: int
    name: str
    """What they were called in their latest game."""
    rating: int
    """What their strength is with great certainty at least."""
    games: int
    """How many games it is told from."""
    wins: int


def leaderboard(games: Iterable[PlayedRow]) -> list[Standing]:
    """Everybody who has played with others in *games* of one server, the strongest first."""
    contests = [(game, rows) for game in counted(games) if (rows := rated(game))]
    if not contests:
        return []
    # Slow to import, and wanted by few.
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
    """The results of the people of a game that counts; none of one that does not."""
    rows = [row for row in game.results if is_person(row) or row.user_id == FORGOTTEN]
    return rows if game.status is Status.OVER and len(rows) >= FEWEST else ()
