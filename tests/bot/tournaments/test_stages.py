"""Stages of a tournament that its properties don't cover."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from bot.features.tournaments.field import Entrant, Settings, Tournament
from bot.features.tournaments.stages import drawn
from bot.features.tournaments.wording import mention
from words import Words

NOW = datetime(2026, 11, 28, 18, 0, tzinfo=UTC)


def test_a_forgotten_person_is_not_drawn() -> None:
    """A person who had their data deleted gets no table, and no mention that leads nowhere."""
    entrants = tuple(Entrant(user=user, name="") for user in (11, 12, -2, 13))
    tournament = Tournament(settings=Settings(checkin=0, starts=NOW), entrants=entrants)

    found = drawn(tournament, NOW, Random(1))

    assert [sorted(one.players) for one in found.rounds[0].tables] == [[11, 12, 13]]
    assert mention(-2, Words("en")) == "Someone"
