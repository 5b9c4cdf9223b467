"""
The end of a table: by its game, by the end of the round's time, or because too few people came.

Those who don't come to their table, or leave its game, are last there without tournament points,
and out of the next rounds unless they come back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.features.tournaments.field import (
    How,
    Match,
    NotAllowed,
    Tournament,
    entrant,
    with_entrant,
    with_match,
)
from bot.features.tournaments.rounds.pairing import fewest
from bot.features.tournaments.rounds.standing import results_of


def find(tournament: Tournament, number: int, table: int) -> Match:
    """
    A table of round *number*.

    :raises LookupError: if there is none.
    """
    for one in tournament.rounds:
        for match in one.tables:
            if (one.number, match.number) == (number, table):
                return match
    raise LookupError(number, table)


def come(tournament: Tournament, number: int, table: int, user: int) -> Tournament:
    """
    Note that a person has come to their table.

    :raises NotAllowed: "not_yours", or "begun" if the game has begun.
    """
    match = find(tournament, number, table)
    if user not in match.players:
        raise NotAllowed("not_yours")
    if match.state in {"playing", "over"} and user not in match.present:
        raise NotAllowed("begun")
    there = tuple(one for one in match.players if one in {*match.present, user})
    return with_match(tournament, number, table, present=there)


def can_play(match: Match) -> bool:
    """Whether enough people have come for a game; it is played by them, in the order of seats."""
    return len(match.present) >= fewest(len(match.players))


def played(
    tournament: Tournament,
    number: int,
    table: int,
    places: Mapping[int, int],
    points: Mapping[int, int],
    left: Collection[int] = (),
) -> Tournament:
    """Note the result of a table's game, with *points* of all who played; *left* have left it."""
    return _over(tournament, number, table, places, points, left, how="played")


def timed_out(
    tournament: Tournament,
    number: int,
    table: int,
    points: Mapping[int, int],
    left: Collection[int] = (),
) -> Tournament:
    """End a table whose round is over: by visible points, and equal ones share their places."""
    match = find(tournament, number, table)
    order = {user: -points.get(user, 0) for user in match.players}
    return _over(tournament, number, table, order, points, left, how="time")


def forfeited(tournament: Tournament, number: int, table: int) -> Tournament:
    """End a table that too few have come to: they share the best places."""
    match = find(tournament, number, table)
    order = dict.fromkeys(match.players, 1)
    return _over(tournament, number, table, order, {}, (), how="forfeit")


def _over(
    tournament: Tournament,
    number: int,
    table: int,
    order: Mapping[int, int],
    points: Mapping[int, int],
    left: Collection[int],
    *,
    how: How,
) -> Tournament:
    match = find(tournament, number, table)
    if match.state == "over":
        return tournament
    there = {*match.present, *points}
    gone = {one for one in match.players if one in left or one not in there}
    results = results_of(match.players, order, points, gone)
    done = with_match(tournament, number, table, state="over", how=how, results=results)
    for user in gone:
        known = entrant(done, user)
        if known and not known.gone:
            done = with_entrant(done, user, gone="absent")
    return done
