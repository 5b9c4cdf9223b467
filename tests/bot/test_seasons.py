"""Seasons: leaderboards by month or quarter, and the games it takes to be listed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.chat.refusals import Refused
from bot.chat.screen import Screen
from bot.features.statistics import board
from bot.features.statistics.board import Times
from bot.features.statistics.seasons import ALL, PLACEMENT, Season, season_of, seasons
from bot.table.server.ratings import leaderboards
from bot.table.server.settings import Unit
from storage import PlayedRow
from tests.bot.test_ratings import duel
from tests.bot.test_statistics import ADA, BEA, CARL
from words import LANGUAGES, Words

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


def at(nth: int, when: datetime, first: int = ADA, second: int = BEA) -> PlayedRow:
    """A duel that *first* won at this moment."""
    return replace(duel(nth, first, second), ended=when)


YEAR = [
    *(at(n, datetime(2026, 8, 1 + n, tzinfo=UTC)) for n in range(3)),
    at(3, datetime(2026, 11, 1, tzinfo=UTC) - timedelta(seconds=1), CARL, BEA),
    *(at(4 + n, datetime(2026, 11, 1 + n, tzinfo=UTC), BEA, ADA) for n in range(3)),
    at(7, datetime(2026, 11, 9, tzinfo=UTC), CARL, BEA),
]
"""Duels in August, one in the last second of October, and some in November."""


def shown(
    season: str | None, unit: Unit | None = "month", user: int = ADA, language: str = "en"
) -> Screen:
    """The leaderboard of a season, as *user* sees it in the middle of November."""
    w = Words(language)
    times, found = board._computed(YEAR, unit, NOW, season, w)
    return board.leaderboard(w, found, user, "more", times)


def buttons(screen: Screen) -> list[str]:
    """The labels of its buttons."""
    return [b.label for row in screen.rows if isinstance(row, tuple) for b in row]


def test_a_game_belongs_to_the_season_in_which_it_ended_by_utc() -> None:
    """Neither the process's time zone nor the last second of a month matters."""
    late = datetime(2027, 1, 1, 1, tzinfo=timezone(timedelta(hours=2)))

    assert season_of(late, "month") == Season(2026, 12, "month")
    assert season_of(late, "quarter") == Season(2026, 4, "quarter")
    assert [s.key for s in seasons(YEAR, "month", NOW)] == ["2026-8", "2026-10", "2026-11"]
    assert [s.key for s in seasons(YEAR, "quarter", NOW)] == ["2026-q3", "2026-q4"]
    assert [s.key for s in seasons([], "month", NOW)] == ["2026-11"]


def test_every_season_begins_anew_and_stays() -> None:
    """A season's ratings are those of its games alone; all games together have their own."""
    whole = {
        season: board._computed(YEAR, "month", NOW, season, Words("en"))[1]["two"]
        for season in ("2026-8", "2026-11", ALL)
    }

    assert whole["2026-8"] == leaderboards(YEAR[:3])["two"]
    assert whole["2026-11"] == leaderboards(YEAR[4:])["two"]
    assert whole[ALL] == leaderboards(YEAR)["two"]
    assert whole["2026-8"][0].user == ADA
    assert whole["2026-11"][0].user == BEA


def test_a_person_is_listed_after_some_games_and_reads_how_many_are_missing() -> None:
    """Only the reader's own missing games are shown, and only where they can still be played."""
    w = Words("en")
    now, old, every = (shown(season, user=CARL) for season in (None, "2026-10", ALL))

    assert PLACEMENT == 3
    assert [line for line in now.text.split("\n") if "C\\*rl" in line] == []
    assert "Ada" in now.text and "Bea" in now.text  # noqa: PT018  # one fact
    assert w.say("ui.leaderboard.missing", count=2) in now.text
    assert w.say("ui.leaderboard.missing", count=1) in every.text
    assert "You need" not in old.text
    assert "You need" not in shown(None).text
    assert w.say("ui.leaderboard.missing", count=3) in shown(None, user=99).text
    assert "C\\*rl" in shown(None, unit=None, user=CARL).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_lead_through_all_seasons(language: str) -> None:
    """From the current season one steps back to the first; all games together are one tap away."""
    every = Words(language).say("ui.button.leaderboard.all")
    now, before, first, whole = (
        shown(season, language=language) for season in (None, "2026-10", "2026-8", ALL)
    )
    names = [s.named(language) for s in seasons(YEAR, "month", NOW)]

    assert buttons(now) == [names[1], every]
    assert buttons(before) == [names[0], names[2], every]
    assert buttons(first) == [names[1], every]
    assert buttons(whole) == [names[2]]
    assert names[2] in now.text
    assert names[2].startswith({"en": "November", "es": "noviembre"}[language])


def test_a_season_is_chosen_by_key_or_name() -> None:
    """A typed name finds its season in the reader's language; any other is refused."""
    assert shown("octubre de 2026", language="es") == shown("2026-10", language="es")
    assert shown("trimestre 2026 3", "quarter", language="es").text == (
        shown("2026-q3", "quarter", language="es").text
    )
    with pytest.raises(Refused) as refused:
        shown("2019-1")
    assert refused.value.key == "ui.error.no_season"
    with pytest.raises(Refused) as refused:
        shown("2026-8", unit=None)
    assert refused.value.key == "ui.error.no_seasons"


def test_without_seasons_nothing_mentions_them() -> None:
    """A server that hasn't switched them on sees one leaderboard of all games, from the first."""
    screen = shown(None, unit=None)

    assert buttons(screen) == []
    assert "season" not in screen.text.lower()
    assert "2026" not in screen.text
    assert screen == board.leaderboard(Words("en"), leaderboards(YEAR), ADA)


def test_a_season_without_games_leads_back() -> None:
    """An empty current season says so, and still has the buttons to the earlier ones."""
    w = Words("en")
    times, found = board._computed(YEAR, "month", NOW + timedelta(days=30), None, w)

    screen = board.leaderboard(w, found, ADA, "more", times)

    assert isinstance(times, Times)
    assert screen.text.startswith("December 2026")
    assert buttons(screen) == ["November 2026", "All time"]
