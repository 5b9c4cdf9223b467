"""
Standings: tournament points, tie-breaks, and the places after the final (docs/tournaments.md).

Points are fractions, because tied people share those of their places.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from bot.features.tournaments.field import (
    Entrant,
    Gone,
    Match,
    Result,
    Round,
    Stage,
    Tournament,
)

POINTS: Final[Mapping[int, tuple[int, ...]]] = {4: (6, 3, 2, 1), 3: (6, 2, 1), 2: (5, 1)}
"""Tournament points by place, for each size of a table. Every table gives 3 a person on average."""

BYE: Final = Fraction(3)
"""Tournament points of a bye: the average of a table."""

EVEN: Final = Fraction(1)
"""Share of a person whose points are the average of their table, and of a bye."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant's line in the standings."""

    rank: int
    user: int
    points: Fraction
    share: Fraction
    """Sum over their rounds: own victory points, divided by the average at the table."""
    opponents: Fraction
    """Buchholz: the average tournament points of the opponents they have met."""
    played: int
    """Tables before the final, without those they forfeited."""
    wins: int
    byes: int
    stage: Stage
    """The last stage they have reached."""
    gone: Gone


def results_of(
    players: Sequence[int],
    order: Mapping[int, int],
    points: Mapping[int, int],
    gone: Collection[int] = (),
) -> tuple[Result, ...]:
    """
    The results of a table, by seat.

    *order* sorts people, the lowest first, and equal ones are tied: the places of a game, say.
    Those *gone* are behind everyone else.
    """
    behind = 1 + sum(user not in gone for user in players)

    def place(user: int) -> int:
        if user in gone:
            return behind
        return 1 + sum(order[one] < order[user] for one in players if one not in gone)

    return tuple(Result(one, place(one), points.get(one, 0), one in gone) for one in players)


def earned(match: Match) -> dict[int, Fraction]:
    """The tournament points of a table's people; nobody has any before it is over."""
    scale = POINTS[len(match.players)]
    found = {}
    for one in match.results:
        tied = sum(other.place == one.place for other in match.results if not other.is_forfeit)
        shared = scale[one.place - 1 : one.place - 1 + tied]
        found[one.user] = Fraction(0) if one.is_forfeit else Fraction(sum(shared), tied)
    return found


def shares(match: Match) -> dict[int, Fraction]:
    """Each person's victory points, divided by the average of those who played to the end."""
    played = [one for one in match.results if not one.is_forfeit]
    total = sum(one.points for one in played)
    return {
        one.user: Fraction(one.points * len(played), total) if total else EVEN for one in played
    }


def table(tournament: Tournament) -> list[Row]:
    """
    The standings, the best first: everyone who has had a table or a bye, or can get one.

    They go by points, then share, opponents and lot. Finalists come before the others of the
    semifinals, and those before everyone else, by their places there.
    """
    found = {one.user: _Tally() for one in tournament.entrants}
    for this in tournament.rounds:
        for match in this.tables:
            _count(found, this, match)
        for user in this.byes:
            found[user].byes += 1
            found[user].points += BYE
            found[user].share += EVEN

    def opponents(tally: _Tally) -> Fraction:
        return Fraction(sum(found[one].points for one in tally.met), len(tally.met) or 1)

    def order(one: Entrant) -> tuple[int, int, Fraction, Fraction, Fraction, int]:
        own = found[one.user]
        return (*own.reached, -own.points, -own.share, -opponents(own), one.lot)

    seen = [one for one in tournament.entrants if not one.gone or found[one.user].was_paired]
    return [
        Row(
            rank=rank,
            user=one.user,
            points=own.points,
            share=own.share,
            opponents=opponents(own),
            played=own.played,
            wins=own.wins,
            byes=own.byes,
            stage=own.stage,
            gone=one.gone,
        )
        for rank, one in enumerate(sorted(seen, key=order), 1)
        for own in (found[one.user],)
    ]


@dataclass(slots=True)
class _Tally:
    """The sums of one entrant."""

    points: Fraction = Fraction(0)
    share: Fraction = Fraction(0)
    met: list[int] = field(default_factory=list)
    played: int = 0
    wins: int = 0
    byes: int = 0
    stage: Stage = "swiss"
    reached: tuple[int, int] = (0, 0)
    """The later the stage, the lower the first number; the second is their place there."""
    is_seated: bool = False

    @property
    def was_paired(self) -> bool:
        return self.is_seated or self.byes > 0


def _count(found: Mapping[int, _Tally], this: Round, match: Match) -> None:
    """Add a table to the sums of its people."""
    places = {one.user: one.place for one in match.results}
    for user in match.players:
        found[user].is_seated = True
        found[user].stage = this.stage
        if this.stage != "swiss":
            found[user].reached = -this.number, places.get(user, 0)
    if this.stage != "swiss":
        return
    for user, points in earned(match).items():
        found[user].points += points
    there = shares(match)
    for user, share in there.items():
        found[user].wins += places[user] == 1
        found[user].share += share
        found[user].met += [one for one in there if one != user]
        found[user].played += 1
