"""
Ratings: the strength of a server's players, computed from their games against each other.

They are computed each time from the results of one server, with openskill's Plackett-Luce model. It
handles games of several people, teams, and shared places (docs/adr/0030). docs/ratings.md tells
players which games count. A person who has left the statistics stays in the games of others as a
stranger.

Some are rated in a game without changing anyone else's rating in it:

- Computers of one strength, which have one rating together. Otherwise you could gain by playing
  alone and giving up whenever a game goes badly.
- People who left the game. For them it counts as the last place of all who began.

Substitutes, and computers that stand in for a person, aren't rated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.table.server import rated_kinds
from bot.table.table import STRENGTH
from game.computer import STRENGTHS
from storage import COMPUTER, FORGOTTEN, PlayedRow, ResultRow, Status

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

Player: TypeAlias = int | str
"""A person's id, or the strength of a computer."""

Placed: TypeAlias = tuple[Player, float]
"""A player and their place in a game."""

BEGIN = 1000
"""The rating of a player without games."""
STEP = 20
"""Points of a rating for one of openskill's."""

FEWEST = 2
"""Minimum number of people in a game that counts."""

DAILY: Final = 5
"""Maximum number of games on one day (UTC) that count for two people who play without a third."""


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
    by_kind: dict[str, list[PlayedRow]] = {name: [] for name in rated_kinds.names()}
    for game in rated(games):
        by_kind[_kind(game).name].append(game)
    return {kind: leaderboard(found) for kind, found in by_kind.items() if found}


def leaderboard(games: Iterable[PlayedRow]) -> list[Standing]:
    """Every player of the rated *games* of one server and the computers, the strongest first."""
    contests = rated(games)
    if not contests:
        return []
    # Slow to import, and rarely needed.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    model = PlackettLuce()
    ratings = dict[Player, "PlackettLuceRating"]()
    names = dict[Player, str]()
    played, won = Counter[Player](), Counter[Player]()
    for game in contests:
        after = _after(model, ratings, game)
        ratings |= after
        names |= {player: name for player in after if (name := _name(game, player))}
        played.update(after.keys())
        won.update({player for player, row in rivals(game) if row.place == 1})
    found = [
        Standing(
            COMPUTER if isinstance(player, str) else player,
            names.get(player, ""),
            round(rating.ordinal(alpha=STEP, target=BEGIN)),
            played[player],
            won[player],
        )
        for player, rating in ratings.items()
    ]
    return sorted(found, key=lambda one: (-one.rating, one.games, one.user, one.name))


def counted(games: Iterable[PlayedRow]) -> list[PlayedRow]:
    """*games* without practice, where one person holds several seats."""
    return [game for game in games if not _is_practice(game)]


def rated(games: Iterable[PlayedRow]) -> list[PlayedRow]:
    """
    The *games* that count for ratings, without practice.

    Of the games that two people play without a third, only `DAILY` count on one day.
    """
    found: list[PlayedRow] = []
    together = Counter[tuple[object, ...]]()
    for game in filter(counts, counted(games)):
        people = began(game)
        if len(people) == FEWEST and FORGOTTEN not in people:
            day = (game.ended.date(), *sorted(people))
            together[day] += 1
            if together[day] > DAILY:
                continue
        found.append(game)
    return found


def counts(game: PlayedRow) -> bool:
    """Whether a game is rated, two people began it, and it was won, or given up after one left."""
    if not game.choices.get("rated", True) or len(began(game)) < FEWEST:
        return False
    return bool(leavers(game)) or is_contest(game)


def in_teams(game: PlayedRow) -> bool:
    """Whether the players of one place are a team."""
    return _kind(game).in_teams


def began(game: PlayedRow) -> list[int]:
    """The people who began in the seats; `FORGOTTEN` for each who can't be named."""
    first = (row.user_id if row.left_id is None else row.left_id for row in game.results)
    return [user for user in first if user]


def stayed(game: PlayedRow) -> list[tuple[int, ResultRow]]:
    """The people who held their seats from the beginning to the end, with their results."""
    return [(row.user_id, row) for row in game.results if row.user_id and row.left_id is None]


def leavers(game: PlayedRow) -> list[int]:
    """The people for whom the game is a loss because they left it."""
    return [row.left_id for row in game.results if row.left_id and row.left_id != FORGOTTEN]


def is_contest(game: PlayedRow) -> bool:
    """Whether it ended with a winner and people who stayed, who are compared by their places."""
    people = stayed(game) if game.status is Status.OVER else []
    least = len({row.place for _, row in people}) if in_teams(game) else len(people)
    return least >= FEWEST


def rivals(game: PlayedRow) -> list[tuple[Player, ResultRow]]:
    """The people and computers who are rated by their places; none unless it is a contest."""
    if not is_contest(game):
        return []
    computers = [(name, row) for row in game.results if (name := strength_in(game, row))]
    return [*stayed(game), *computers]


def _after(
    model: PlackettLuce, ratings: Mapping[Player, PlackettLuceRating], game: PlayedRow
) -> dict[Player, PlackettLuceRating]:
    """The ratings after a game of everyone it counts for, given those before it."""
    found: dict[Player, PlackettLuceRating] = {}
    every = [(player, float(row.place or 0)) for player, row in rivals(game)]
    people = [one for one in every if isinstance(one[0], int)]
    if in_teams(game) and every:
        found |= _after_teams(model, ratings, game)
    elif every:
        if len(people) < len(every):
            found |= _rate(model, ratings, every)
        found |= _rate(model, ratings, people)
    for user in leavers(game):
        found[user] = _rate(model, ratings, _with_last(game, user))[user]
    found.pop(FORGOTTEN, None)
    return found


def _with_last(game: PlayedRow, user: int) -> list[Placed]:
    """
    Everyone who began *game* in order, with *user* last, who left it.

    The others don't share a place: a loss against equals is smaller, so leaving would pay.
    """
    ranked = sorted(stayed(game), key=lambda one: (one[1].place or 0, -one[1].points))
    order = [other for other, _ in ranked]
    order += [row.left_id for row in game.results if row.left_id and row.left_id != user]
    return [(player, float(place)) for place, player in enumerate([*order, user], 1)]


def _rate(
    model: PlackettLuce, ratings: Mapping[Player, PlackettLuceRating], players: Sequence[Placed]
) -> dict[Player, PlackettLuceRating]:
    """The ratings of *players* by their places; computers of one strength get their mean."""
    before = [ratings.get(player) or model.rating() for player, _ in players]
    after = model.rate([[one] for one in before], ranks=[place for _, place in players])
    found: dict[Player, list[PlackettLuceRating]] = {}
    for (player, _), (rating,) in zip(players, after, strict=True):
        found.setdefault(player, []).append(rating)
    return {
        player: model.rating(fmean(one.mu for one in each), fmean(one.sigma for one in each))
        for player, each in found.items()
    }


def _after_teams(
    model: PlackettLuce, ratings: Mapping[Player, PlackettLuceRating], game: PlayedRow
) -> dict[Player, PlackettLuceRating]:
    """The ratings of the people who stayed, by teams; all others in them count as strangers."""
    rows = sorted(game.results, key=lambda row: row.place or 0)
    teams = [list(team) for _, team in groupby(rows, key=lambda row: row.place)]
    whom = {row.seat: user for user, row in stayed(game)}
    before = [
        [ratings.get(whom.get(row.seat, FORGOTTEN)) or model.rating() for row in team]
        for team in teams
    ]
    after = model.rate(before, ranks=[float(team[0].place or 0) for team in teams])
    return {
        whom[row.seat]: rating
        for team, found in zip(teams, after, strict=True)
        for row, rating in zip(team, found, strict=True)
        if row.seat in whom
    }


def _kind(game: PlayedRow) -> rated_kinds.Kind:
    return rated_kinds.kind_of(game.modules, len(game.results))


def _name(game: PlayedRow, player: Player) -> str:
    """
    A player's name in *game*; empty if a substitute's name has replaced it.

    A computer's seat and an empty one keep the name of the person who left them.
    """
    if isinstance(player, str):
        return player
    for row in game.results:
        if row.user_id == player or (row.left_id == player and not row.user_id):
            return game.names[row.seat]
    return ""


def strength_in(game: PlayedRow, row: ResultRow) -> str:
    """The chosen strength of a seat's computer; empty for people and computers that stand in."""
    if row.user_id != COMPUTER or row.seat >= len(game.settings):
        return ""
    found = game.settings[row.seat].get(STRENGTH)
    return found if found in STRENGTHS else ""


def is_person(row: ResultRow) -> bool:
    """Whether the seat was held by a person whom the statistics can name."""
    return row.user_id is not None and row.user_id > 0


def _is_practice(game: PlayedRow) -> bool:
    if game.choices.get("practice"):  # also if seats have changed hands since
        return True
    held = Counter(row.user_id for row in game.results if is_person(row))
    return any(count > 1 for count in held.values())
