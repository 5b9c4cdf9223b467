"""The private screen of a tournament shows everyone, and every correction."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.chat.screen import ROW, ROWS, Menu
from bot.features.tournaments import corrections, pictures, screens, stages
from bot.features.tournaments import operations as ops
from bot.features.tournaments.desk import Contest, Desk, written
from bot.features.tournaments.field import (
    Entrant,
    Match,
    Round,
    Settings,
    Tournament,
    with_entrant,
    with_match,
)
from bot.features.tournaments.managing import tournament as manage
from bot.features.tournaments.rounds.finishing import forfeited, timed_out
from bot.features.tournaments.stages import drawn
from bot.table.server.setups import Setup
from storage import ContestRow
from words import LANGUAGES, Words

NOW = datetime(2026, 11, 28, 18, 0, tzinfo=UTC)
PEOPLE = range(1_100_000_000_000_000_101, 1_100_000_000_000_000_147)


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
        assert [said.count(f". <@{user}> ·") for user in PEOPLE] == [1] * len(PEOPLE)
        assert all(f"because{nth}" in said for nth in range(8))
        for match in tournament.rounds[0].tables[:8]:
            # Each correction has the new result and the old one, in which all share a place.
            for new in (True, False):
                each = (f"{n if new else 1} <@{user}>" for n, user in enumerate(match.players, 1))
                assert " · ".join(each) in said
        assert max(map(len, texts)) < 2000


def at_table(**new: Any) -> tuple[ContestRow, Contest]:
    """A tournament whose first round is at its only table."""
    entrants = tuple(Entrant(user=user, name=f"P{user}") for user in PEOPLE[:4])
    settings = Settings(checkin=0, starts=NOW, rounds=1)
    tournament = drawn(Tournament(settings=settings, entrants=entrants), NOW, Random(1))
    tournament = with_match(tournament, 1, 1, **new)
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
    return row, contest


def test_people_who_have_come_read_who_is_missing() -> None:
    """After *I'm here*, a person reads for whom their table waits; not for those who left."""
    row, contest = at_table(state="open", opened=NOW, thread=5)
    match = contest.tournament.rounds[0].tables[0]
    here, late, gone, other = match.players
    tournament = with_match(contest.tournament, 1, 1, present=(here, other))
    contest = contest.at(with_entrant(tournament, gone, gone="left"))

    for language in LANGUAGES:
        w = Words(language)
        said = screens.shown(row, contest, here, w).text
        assert f"<@{late}>" in said
        assert f"<@{gone}>" not in said
        # No rounds are left for those who have left.
        assert w.say("ui.tournament.gone.back") not in screens.shown(row, contest, gone, w).text

    done = with_match(contest.tournament, 1, 1, present=(here, late, other))
    assert stages.waits_until(done, done.rounds[0].tables[0]) is None


def test_standings_say_who_is_out() -> None:
    """People who have left stay in the standings, and are marked there."""
    row, contest = at_table(state="playing", present=tuple(PEOPLE[:4]))
    tournament = timed_out(contest.tournament, 1, 1, {})
    contest = contest.at(with_entrant(tournament, PEOPLE[2], gone="left"))

    lines = screens.shown(row, contest, PEOPLE[0], Words("en")).text.split("\n")

    assert [f"<@{PEOPLE[2]}>" in line for line in lines if line.endswith("· out")] == [True]


def test_a_champions_picture_counts_what_was_played() -> None:
    """Tables that too few came to are no games, and people without a table no players."""
    _, contest = at_table(state="open", present=(PEOPLE[0],))
    extra = Entrant(user=1, name="Never came", gone="absent")
    tournament = forfeited(contest.tournament, 1, 1)
    tournament = replace(tournament, entrants=(*tournament.entrants, extra))

    drawing = pictures.of_champion("Cup", tournament, PEOPLE[0], Words("en"), 0.25)

    assert "0 games" in drawing.alt
    (best, *_) = drawing.draw.args  # type: ignore[attr-defined]
    assert best.about == "4 players"


def test_a_manager_finds_every_table_page_by_page() -> None:
    """The menu's pages have each table once, even if nobody remembers its people's names."""
    tables = tuple(Match(number=n, players=(-2 * n, -2 * n - 1)) for n in range(1, 31))
    rounds = tuple(Round(number=n, tables=tables) for n in (1, 2))
    row, contest = at_table()
    contest = contest.at(replace(contest.tournament, rounds=rounds))

    for w in map(Words, LANGUAGES):
        found = list[str]()
        for page in range(3):
            screen = manage.managing(row, contest, w, page)
            (menu,) = (one for one in screen.rows if isinstance(one, Menu))
            found += [option.value for option in menu.options]
            assert all(len(option.label) <= 100 for option in menu.options)
            assert len(screen.rows) <= ROWS
            assert all(len(one) <= ROW for one in screen.rows if not isinstance(one, Menu))
        assert found == [f"{of}-{n}" for of in (2, 1) for n in range(1, 31)]


@pytest.mark.parametrize(("count", "left"), [(48, ""), (75, "27")])
def test_a_large_rounds_pictures_show_its_first_tables(count: int, left: str) -> None:
    """They show as many as fit into four pictures, and say how many more there are."""
    tables = tuple(
        Match(number=n, players=(2 * n, 2 * n + 1), state="over") for n in range(1, count + 1)
    )
    entrants = tuple(Entrant(user=n, name=f"P{n}") for n in range(2, 2 * count + 2))
    this = Round(number=2, tables=tables)
    tournament = Tournament(settings=Settings(), entrants=entrants, rounds=(this, this))

    for w in map(Words, LANGUAGES):
        found = pictures.of_round("Cup", tournament, this, w, 0.25)
        said = "\n".join(one.alt for one in found)
        assert len(found) == 4
        for number, is_shown in ((1, True), (48, True), (49, False)):
            table = w.say("ui.tournament.picture.table", count=number)
            assert (f"{table}:" in said) == is_shown
        assert (left or str(count)) in found[0].alt
