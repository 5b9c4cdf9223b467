"""
Ratings: the strength of a server's players, computed from their games against each other.

They are computed each time from the results of one server, with openskill's Plackett-Luce model. It
handles games of several people, and shared places (docs/adr/0030). A person who has left the
statistics stays in the games of others as a stranger.

Computers of one strength have one rating together. It changes in the same games, but they change
nobody else's: otherwise you could gain by playing alone and giving up whenever a game goes badly.
A computer that stands in for a person isn't rated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.features.statistics.figures import counted, is_person
from bot.table.table import STRENGTH
from game.computer import STRENGTHS
from storage import COMPUTER, FORGOTTEN, PlayedRow, ResultRow, Status

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

Player: TypeAlias = int | str
"""A person's id, or the strength of a computer."""

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
    """The place of a person, or of the computers of one strength, on a leaderboard."""

    user: int
    """`COMPUTER` for computers."""
    name: str
    """The person's name in their latest game; the strength of computers."""
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
    """Every player of the rated *games* of one server and the computers, the strongest first."""
    contests = [(game, rows) for game in counted(games) if (rows := rated(game))]
    if not contests:
        return []
    # Slow to import, and rarely needed.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    model = PlackettLuce()
    ratings = dict[Player, "PlackettLuceRating"]()
    names, played, won = dict[Player, str](), dict[Player, int](), dict[Player, int]()
    for game, people in contests:
        after = _after(model, ratings, people)
        computers = [
            (strength, row) for row in game.results if (strength := strength_in(game, row))
        ]
        if computers:
            rivals = _after(model, ratings, [*people, *computers])
            after |= {strength: rivals[strength] for strength, _ in computers}
        ratings |= {player: rating for player, rating in after.items() if player != FORGOTTEN}
        names |= {player: game.names[row.seat] for player, row in people}
        names |= {strength: strength for strength, _ in computers}
        winners = {player for player, row in (*people, *computers) if row.place == 1}
        for player in after:
            played[player] = played.get(player, 0) + 1
            won[player] = won.get(player, 0) + (player in winners)
    found = [
        Standing(
            COMPUTER if isinstance(player, str) else player,
            names[player],
            round(rating.ordinal(alpha=STEP, target=BEGIN)),
            played[player],
            won[player],
        )
        for player, rating in ratings.items()
    ]
    return sorted(found, key=lambda one: (-one.rating, one.games, one.user, one.name))


def _after(
    model: PlackettLuce,
    ratings: Mapping[Player, PlackettLuceRating],
    rows: Sequence[tuple[Player, ResultRow]],
) -> dict[Player, PlackettLuceRating]:
    """The ratings after a game; computers of one strength get the mean of their ratings."""
    before = [ratings.get(player) or model.rating() for player, _ in rows]
    places = [float(row.place or 0) for _, row in rows]
    found: dict[Player, list[PlackettLuceRating]] = {}
    for (player, _), (rating,) in zip(
        rows, model.rate([[one] for one in before], ranks=places), strict=True
    ):
        found.setdefault(player, []).append(rating)
    return {
        player: model.rating(fmean(one.mu for one in each), fmean(one.sigma for one in each))
        for player, each in found.items()
    }


def rated(game: PlayedRow) -> Sequence[tuple[int, ResultRow]]:
    """The people whose results count for ratings; none if the game doesn't count."""
    rows = [
        (row.user_id, row)
        for row in game.results
        if row.user_id is not None and (is_person(row) or row.user_id == FORGOTTEN)
    ]
    return rows if game.status is Status.OVER and len(rows) >= FEWEST else ()


def strength_in(game: PlayedRow, row: ResultRow) -> str:
    """The chosen strength of a seat's computer; empty for people and computers that stand in."""
    if row.user_id != COMPUTER or row.seat >= len(game.settings):
        return ""
    found = game.settings[row.seat].get(STRENGTH)
    return found if found in STRENGTHS else ""
