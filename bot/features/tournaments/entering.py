"""
Sign-up, check-in, leaving and coming back (docs/tournaments.md).

A limit, a line of people who wait, check-in and a minimum age of accounts stop floods of sign-ups:
people who don't check in take no place.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.features.tournaments.field import (
    Entrant,
    NotAllowed,
    Tournament,
    entrant,
    with_entrant,
)

LINE: Final = 2
"""Sign-up is full once this many times as many people have signed up as can play."""

LOTS: Final = 10**9

_DISCORD: Final = datetime(2015, 1, 1, tzinfo=UTC)


def inside(tournament: Tournament) -> list[Entrant]:
    """The people who can be paired; before the start, those who have a place."""
    every = [one for one in tournament.entrants if not one.gone]
    return every if tournament.phase == "round" else every[: tournament.settings.limit]


def waiting(tournament: Tournament) -> list[Entrant]:
    """The people without a place, before the start: each moves up when someone leaves."""
    every = [one for one in tournament.entrants if not one.gone]
    return [] if tournament.phase == "round" else every[tournament.settings.limit :]


def sign_up(
    tournament: Tournament,
    user: int,
    name: str,
    rating: int,
    *,
    now: datetime,
    chance: random.Random,
) -> Tournament:
    """
    Add a person; after the start, from the next round on.

    :raises NotAllowed: "over", "in", "removed", "young", "late" or "full".
    """
    settings, known = tournament.settings, entrant(tournament, user)
    if tournament.phase == "over":
        raise NotAllowed("over")
    if known and not known.gone:
        raise NotAllowed("in")
    if known and known.gone == "removed":
        raise NotAllowed("removed")
    made = _DISCORD + timedelta(milliseconds=user >> 22)
    if now - made < timedelta(days=settings.account_days):
        raise NotAllowed("young", days=settings.account_days)
    has_begun = tournament.phase == "round"
    if has_begun and not _has_rounds(tournament):
        raise NotAllowed("late")
    count = sum(not one.gone for one in tournament.entrants)
    if count >= settings.limit * (1 if has_begun else LINE):
        raise NotAllowed("full", limit=settings.limit)
    if known and known.gone != "full" and has_begun:
        return with_entrant(tournament, user, name=name, gone="")
    new = Entrant(
        user,
        name,
        rating,
        lot=chance.randrange(LOTS),
        is_checked=tournament.phase != "signup",
        entered=len(tournament.rounds) + 1,
    )
    others = (one for one in tournament.entrants if one.user != user)
    return replace(tournament, entrants=(*others, new))


def check_in(tournament: Tournament, user: int) -> Tournament:
    """
    Note that a person is there.

    :raises NotAllowed: "no_checkin" or "out".
    """
    known = entrant(tournament, user)
    if tournament.phase != "checkin":
        raise NotAllowed("no_checkin")
    if known is None or known.gone:
        raise NotAllowed("out")
    return with_entrant(tournament, user, is_checked=True)


def leave(tournament: Tournament, user: int) -> Tournament:
    """
    Take a person out; they can still finish the game they are in.

    :raises NotAllowed: "over" or "out".
    """
    known = entrant(tournament, user)
    if tournament.phase == "over":
        raise NotAllowed("over")
    if known is None or known.gone:
        raise NotAllowed("out")
    return with_entrant(tournament, user, gone="left")


def start(tournament: Tournament) -> Tournament:
    """End sign-up: those who haven't checked in, or have no place, are out."""
    free, entrants = tournament.settings.limit, []
    for one in tournament.entrants:
        found = one
        if not one.gone and tournament.settings.checkin and not one.is_checked:
            found = replace(one, gone="absent")
        elif not one.gone and not free:
            found = replace(one, gone="full")
        elif not one.gone:
            free -= 1
        entrants.append(found)
    return replace(tournament, phase="round", entrants=tuple(entrants))


def _has_rounds(tournament: Tournament) -> bool:
    """Whether another round before the final is to be drawn."""
    is_swiss = tournament.round is None or tournament.round.stage == "swiss"
    return is_swiss and len(tournament.rounds) < tournament.settings.rounds
