"""The bot is killed at every step of every verb, and the game goes on as if unharmed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.screens.shown import SHOWN
from tests.bot.tables import Table
from tests.crash import killing
from tests.crash.holds import Key, called, check, is_whole, said, shows_the_present
from tests.crash.killing import BEFORE, LOST, UNNOTED, UNSAID
from tests.crash.positions import (
    IN_PART,
    SEVEN,
    SIX,
    VICTORY,
    Position,
    position,
)
from tests.databases import Database
from tests.house import NAMES
from tests.waiting import until

pytestmark = pytest.mark.e2e

VERBS = tuple(shown.name for shown in SHOWN)
MOMENTS = (*VERBS, SEVEN, VICTORY, *(SIX if "five_six" in NAMES else ()))
"""Every verb, a seven that pings several people, the end, and moments between turns of six."""

QUICK = {
    (BEFORE, "AcceptOffer"),
    (UNSAID, SEVEN),
    (UNSAID, IN_PART),
    (UNNOTED, "EndTurn"),
    (UNNOTED, "OfferTrade"),
}
"""Points that every run tries; a soak tries the others."""


@pytest.mark.parametrize(
    ("database", "stage", "moment"),
    killing.points({moment: moment for moment in MOMENTS}, QUICK),
    indirect=["database"],
)
async def test_a_kill_loses_nothing_and_doubles_nothing(
    database: Database, stage: str, moment: str, tmp_path: Path
) -> None:
    """Killed at this stage of this verb, the bot goes on with each action played and told once."""
    here = position(moment)
    async with killing.table_at(tmp_path, here, database) as t:
        lines, posted = t.lines, said(t)

        await killing.DEATHS[stage](t, killing.act(t, here))
        await _goes_on(t, here, stage, lines)

        stored = check(t)
        assert t.lines == lines + 1
        assert stored.actors[-1] == here.seat
        _is_told_once(t, here, posted)
        assert killing.faults(tmp_path / "bot.log") == []


@pytest.mark.soak
@pytest.mark.parametrize("moment", [SEVEN, "EndTurn", "OfferTrade", "BuildRoad", VICTORY])
async def test_a_kill_after_a_lost_answer_doubles_nothing(
    database: Database, moment: str, tmp_path: Path
) -> None:
    """A post whose answer was lost before the kill isn't made again."""
    here = position(moment)
    async with killing.table_at(tmp_path, here, database) as t:
        lines, posted = t.lines, said(t)

        await killing.DEATHS[LOST](t, killing.act(t, here))
        await _goes_on(t, here, LOST, lines)

        check(t)
        assert t.lines == lines + 1
        _is_told_once(t, here, posted)


async def _goes_on(t: Table, here: Position, stage: str, lines: int) -> None:
    """Start the bot again and repeat the request, which only acts if it wasn't stored."""
    await killing.start(t)
    if stage == BEFORE:
        assert t.lines == lines
        check(t)
        await killing.ask(t, here)
        await until(lambda: t.lines > lines, "the action is stored at last")
    else:
        person = next(p for p in t.people if p.name == here.person)
        await t.rest()
        killing.redeliver(t, person)
        await t.command(person, "score")
    await t.rest()


def _is_told_once(t: Table, here: Position, before: dict[str, Key]) -> None:
    """Check that the action's posts are there, each once, and ping the right people."""
    number = here.game.state.number + 1
    new = sorted(key[0] for message, key in said(t).items() if message not in before)
    assert new == sorted(plan.kind for plan in here.next_plans)
    for plan in here.next_plans:
        for seat in plan.seats:
            assert called(t, t.people[seat])[plan.kind, number] == 1


@pytest.mark.soak
async def test_a_lost_answer_is_looked_for_long_after(database: Database, tmp_path: Path) -> None:
    """With the answer lost and the nonce forgotten, the post is found and not doubled."""
    here = position("EndTurn")
    async with killing.table_at(tmp_path, here, database) as t:
        posted = said(t)

        await killing.lose(t, killing.act(t, here))
        t.sandbox.clock.move(killing.FORGOTTEN)
        await t.rest()

        check(t)
        _is_told_once(t, here, posted)


@pytest.mark.soak
async def test_a_post_is_found_above_a_long_talk(database: Database, tmp_path: Path) -> None:
    """A post from before the kill is found, even if people have written a lot since."""
    here = position("EndTurn")
    async with killing.table_at(tmp_path, here, database) as t:
        posted = said(t)

        await killing.DEATHS[UNNOTED](t, killing.act(t, here))
        for _ in range(120):
            await t.people[0].control(
                "say", **{"as": "Eve", "channel": "parlour", "content": "hello"}
            )
        await killing.start(t)
        await t.rest()

        _is_told_once(t, here, posted)


async def test_what_was_taken_down_is_tried_once_more_and_no_harm_done(tmp_path: Path) -> None:
    """Killed before noting that it removed a ping's post, the bot repeats the removal unharmed."""
    here = position("AcceptOffer")
    async with killing.table_at(tmp_path, here) as t:
        away = replace(killing.act(t, here), method="DELETE", path=killing.POSTS)

        await killing.DEATHS[UNNOTED](t, away)
        await killing.start(t)
        await t.rest()

        refused = [(method, code) for method, _, code in t.sandbox.errors()]
        assert refused == [("DELETE", 10008)]
        shows_the_present(t, is_whole(t))
        assert killing.faults(tmp_path / "bot.log") == []
