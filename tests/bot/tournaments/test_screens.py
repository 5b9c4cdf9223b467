"""The private screen of a tournament shows everyone, and every correction."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from bot.features.tournaments import corrections, screens
from bot.features.tournaments import operations as ops
from bot.features.tournaments.desk import Contest, Desk, written
from bot.features.tournaments.field import Entrant, Settings, Tournament, with_match
from bot.features.tournaments.rounds.finishing import timed_out
from bot.features.tournaments.stages import drawn
from bot.table.server.setups import Setup
from storage import ContestRow
from words import LANGUAGES, Words

NOW = datetime(2026, 11, 28, 18, 0, tzinfo=UTC)
PEOPLE = range(101, 147)


def test_page_by_page_everyone_and_every_correction_is_shown() -> None:
    """Going from page to page, a reader sees each person once and each correction."""
    tournament = drawn(
        Tournament(
            settings=Settings(checkin=0, starts=NOW),
            entrants=tuple(Entrant(user=user, name=f"P{user}") for user in PEOPLE),
        ),
        NOW,
        Random(1),
    )
    for match in tournament.rounds[0].tables:
        tournament = with_match(tournament, 1, match.number, present=match.players)
        tournament = timed_out(tournament, 1, match.number, {})
    for nth in range(8):
        places = {user: n for n, user in enumerate(tournament.rounds[0].tables[nth].players, 1)}
        tournament = corrections.set_result(
            tournament, 1, nth + 1, places, {}, by=7, when=NOW, why=f"because{nth}"
        )
    contest = Contest(tournament=tournament, desk=Desk(setup=Setup(("base",), {}, {})))
    row = ContestRow(
        id="cup1",
        guild_id=1,
        kind="tournament",
        name="Cup",
        is_open=True,
        due=None,
        data=written(contest),
        created=NOW,
    )

    for language in LANGUAGES:
        w, texts, page = Words(language), list[str](), 0
        while True:
            screen = screens.shown(row, contest, PEOPLE[0], w, page)
            texts.append(screen.text)
            more = ops.Show(row.id, "", page + 1).to()
            if all(more != button.to for buttons in screen.rows for button in buttons):  # type: ignore[union-attr]
                break
            page += 1
        said = "\n".join(texts)
        assert [said.count(f"<@{user}>") for user in PEOPLE] == [1] * len(PEOPLE)
        assert all(f"because{nth}" in said for nth in range(8))
        assert max(map(len, texts)) < 2000
