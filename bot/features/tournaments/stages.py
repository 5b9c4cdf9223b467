"""The stages of a tournament and their times: check-in, rounds, the end."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Final

from msgspec.structs import replace

from bot.features.tournaments import entering
from bot.features.tournaments.desk import Contest
from bot.features.tournaments.field import Match, Tournament, with_entrant
from bot.features.tournaments.rounds import pairing

PINGED: Final = 80
"""Maximum number of people whom one post of the check-in pings."""

EARLY: Final = ("signup", "checkin")
"""The phases before the first round."""


def begins(tournament: Tournament) -> datetime:
    """When the first round is drawn."""
    assert tournament.settings.starts is not None
    return tournament.settings.starts


def opening(tournament: Tournament) -> datetime | None:
    """When the check-in opens; None if it is open, or there is none."""
    if not tournament.settings.checkin or tournament.phase != "signup":
        return None
    return begins(tournament) - timedelta(minutes=tournament.settings.checkin)


def with_check_in(contest: Contest) -> Contest:
    """The tournament in its check-in; everyone who has signed up by now is pinged once."""
    users = [one.user for one in contest.tournament.entrants if not one.gone]
    called = tuple(tuple(users[i : i + PINGED]) for i in range(0, len(users), PINGED))
    return contest.at(replace(contest.tournament, phase="checkin")).noted(called=called or ((),))


def drawn(tournament: Tournament, now: datetime, chance: Random) -> Tournament:
    """The tournament with its next round, or after its end."""
    ready = tournament if tournament.phase == "round" else entering.start(tournament)
    for one in ready.entrants:
        if one.user < 0 and not one.gone:  # they were forgotten
            ready = with_entrant(ready, one.user, gone="left")
    new = pairing.next_round(ready, chance)
    if new is None:
        return replace(ready, phase="over")
    ends = now + timedelta(minutes=tournament.settings.minutes)
    return replace(ready, rounds=(*ready.rounds, replace(new, begins=now, ends=ends)))


def is_last(tournament: Tournament) -> bool:
    """Whether no round comes after the current one, as far as the settings say."""
    this, settings = tournament.round, tournament.settings
    if this is None:
        return False
    return this.stage == "final" or (not settings.finals and this.number >= settings.rounds)


def has_rounds(tournament: Tournament) -> bool:
    """Whether people can still sign up: another round before the final is to be drawn."""
    this = tournament.round
    is_swiss = this is None or this.stage == "swiss"
    is_on = tournament.phase != "over"
    return is_on and is_swiss and len(tournament.rounds) < tournament.settings.rounds


def waits_until(tournament: Tournament, match: Match) -> datetime | None:
    """How long an open table waits for its people; None if it needn't, or isn't open."""
    if match.opened is None or not missing(tournament, match):
        return None
    return match.opened + timedelta(minutes=tournament.settings.grace)


def missing(tournament: Tournament, match: Match) -> list[int]:
    """The people who a table waits for: those who haven't come, and are still in."""
    still_in = {one.user for one in tournament.entrants if one.user > 0 and not one.gone}
    return [one for one in match.players if one in still_in and one not in match.present]
