"""Signing up, dropping out, checking in, and the start: steps of the document."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.features.tournaments.desk import Contest
from bot.features.tournaments.field import (
    MOST,
    Entrant,
    Gone,
    NotAllowed,
    Tournament,
    entrant,
    with_entrant,
)

FEWEST: Final = 3
"""Minimum number of people at a table that isn't a duel's."""

PINGED: Final = 80
"""Maximum number of people whom one post of the check-in pings."""

EARLY: Final = ("signup", "checkin")
"""The phases before the first round."""


def signed_up(contest: Contest, user: int, name: str, locale: str, lot: int) -> Contest:
    """
    The tournament with one more person; someone who signs up during the check-in is checked in.

    :raises NotAllowed: if they are in, it has begun, or there is no place left.
    """
    tournament = contest.tournament
    if tournament.phase not in EARLY:
        raise NotAllowed("begun")
    if entrant(tournament, user):
        raise NotAllowed("signed_up")
    if len(tournament.entrants) >= MOST:
        raise NotAllowed("full")
    new = Entrant(user=user, name=name, lot=lot, is_checked=tournament.phase == "checkin")
    found = contest.at(replace(tournament, entrants=(*tournament.entrants, new)))
    return found.noted(locales={**contest.desk.locales, user: locale})


def dropped(contest: Contest, user: int, why: Gone = "left") -> Contest:
    """
    The tournament without a person: before the start they were never in, later they are gone.

    :raises NotAllowed: if they aren't in.
    """
    tournament = contest.tournament
    found = entrant(tournament, user)
    if found is None or found.gone or tournament.phase == "over":
        raise NotAllowed("not_in")
    if tournament.phase in EARLY:
        left = tuple(one for one in tournament.entrants if one.user != user)
        locales = {one: said for one, said in contest.desk.locales.items() if one != user}
        return contest.at(replace(tournament, entrants=left)).noted(locales=locales)
    return contest.at(with_entrant(tournament, user, gone=why))


def checked_in(contest: Contest, user: int) -> Contest:
    """
    The tournament with a person who is there.

    :raises NotAllowed: if they aren't in, or it isn't time.
    """
    if contest.tournament.phase != "checkin":
        raise NotAllowed("no_checkin")
    if entrant(contest.tournament, user) is None:
        raise NotAllowed("not_in")
    return contest.at(with_entrant(contest.tournament, user, is_checked=True))


def with_check_in(contest: Contest) -> Contest:
    """The tournament in its check-in; everyone who has signed up by now is pinged once."""
    users = [one.user for one in contest.tournament.entrants]
    called = tuple(tuple(users[i : i + PINGED]) for i in range(0, len(users), PINGED))
    return contest.at(replace(contest.tournament, phase="checkin")).noted(called=called or ((),))


def started(tournament: Tournament) -> Tournament:
    """The tournament with those who play; the others didn't check in, or there is no place."""
    needs = tournament.phase == "checkin"
    entrants, places = [], tournament.settings.limit
    for one in tournament.entrants:
        gone: Gone = one.gone or ("absent" if needs and not one.is_checked else "")
        gone = gone or ("full" if places <= 0 else "")
        places -= not gone
        entrants.append(replace(one, gone=gone))
    return replace(tournament, phase="round", entrants=tuple(entrants))


def begins(tournament: Tournament) -> datetime:
    """When the first round is drawn."""
    assert tournament.settings.starts is not None
    return tournament.settings.starts


def is_enough(tournament: Tournament) -> bool:
    """Whether the people who are in can play."""
    count = sum(not one.gone for one in tournament.entrants)
    return count >= min(tournament.settings.seats, FEWEST)


def is_last(tournament: Tournament) -> bool:
    """Whether no round comes after the current one, as far as the settings say."""
    this, settings = tournament.round, tournament.settings
    if this is None:
        return False
    return this.stage == "final" or (not settings.finals and this.number >= settings.rounds)


def ends(tournament: Tournament) -> timedelta:
    """The time of a round."""
    return timedelta(minutes=tournament.settings.minutes)
