"""
Corrections: a manager changes a result, a table or who takes part, and each change is logged.

Rounds that are drawn stay as they are. The standings change at once, because they are computed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.features.tournaments.field import (
    Correction,
    Match,
    NotAllowed,
    Tournament,
    entrant,
    table_of,
    with_entrant,
    with_match,
    with_round,
)
from bot.features.tournaments.rounds.finishing import find
from bot.features.tournaments.rounds.standing import results_of


def set_result(
    tournament: Tournament,
    number: int,
    table: int,
    places: Mapping[int, int],
    points: Mapping[int, int],
    gone: Collection[int] = (),
    **log: Any,
) -> Tournament:
    """
    Give a table the result that *places* and *points* say; *gone* get nothing.

    *log* is the manager, the time and the reason: `by`, `when`, `why`.

    :raises NotAllowed: "places" if someone at the table has none.
    """
    before = find(tournament, number, table)
    if any(user not in places and user not in gone for user in before.players):
        raise NotAllowed("places")
    results = results_of(before.players, places, points, gone)
    there = tuple(one for one in before.players if one not in gone)
    done = with_match(
        tournament, number, table, state="over", how="manager", results=results, present=there
    )
    return _logged(done, "result", number, before, **log)


def reopen(tournament: Tournament, table: int, *, when: datetime, **log: Any) -> Tournament:
    """
    Take back the result of a table of this round, so that it is played again.

    The round has its whole time once more.

    :raises NotAllowed: "no_result".
    """
    number = len(tournament.rounds)
    before = find(tournament, number, table)
    if before.state != "over":
        raise NotAllowed("no_result")
    done = with_match(
        tournament, number, table, state="drawn", how="", results=(), present=(), game=""
    )
    done = with_round(done, number, ends=when + timedelta(minutes=done.settings.minutes))
    return _logged(done, "reopened", number, before, when=when, **log)


def swap(tournament: Tournament, user: int, other: int, **log: Any) -> Tournament:
    """
    Swap the seats of two people in this round; *other* may have none.

    Their tables are called again.

    :raises NotAllowed: "no_table", "out", or "begun" if a game of theirs has begun.
    """
    here, there = table_of(tournament, user), table_of(tournament, other)
    known = entrant(tournament, other)
    if here is None or tournament.round is None:
        raise NotAllowed("no_table")
    if known is None or known.gone:
        raise NotAllowed("out")
    if any(one and one.state in {"playing", "over"} for one in (here, there)):
        raise NotAllowed("begun")
    turned = {user: other, other: user}
    done, number = tournament, tournament.round.number
    for match in {one.number: one for one in (here, there) if one}.values():
        players = tuple(turned.get(one, one) for one in match.players)
        there_now = tuple(one for one in match.present if one in players)
        new = {"players": players, "present": there_now, "state": "drawn"}
        done = with_match(done, number, match.number, **new)
        done = _logged(done, "players", number, match, user=user, **log)
    byes = tuple(turned.get(one, one) for one in tournament.round.byes)
    return with_round(done, number, byes=byes)


def remove(tournament: Tournament, user: int, **log: Any) -> Tournament:
    """
    Take a person out for good, unless a manager lets them back.

    :raises NotAllowed: "out".
    """
    known = entrant(tournament, user)
    if known is None or known.gone == "removed":
        raise NotAllowed("out")
    done = with_entrant(tournament, user, gone="removed")
    return _logged(done, "removed", user=user, **log)


def bring_back(tournament: Tournament, user: int, **log: Any) -> Tournament:
    """
    Let a person back in, from the next round on.

    :raises NotAllowed: "in", or "out" if they have never signed up.
    """
    known = entrant(tournament, user)
    if known is None:
        raise NotAllowed("out")
    if not known.gone:
        raise NotAllowed("in")
    done = with_entrant(tournament, user, gone="", is_checked=True)
    return _logged(done, "returned", user=user, **log)


def _logged(
    tournament: Tournament, what: Any, number: int = 0, before: Match | None = None, **log: Any
) -> Tournament:
    after = find(tournament, number, before.number) if before else None
    entry = Correction(
        what=what,
        round=number,
        table=before.number if before else 0,
        before=before,
        after=after,
        **log,
    )
    return replace(tournament, log=(*tournament.log, entry))
