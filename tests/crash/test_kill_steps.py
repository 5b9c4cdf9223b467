"""The bot is killed while a table opens, begins, moves or ends, and goes on as if unharmed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partialmethod
from pathlib import Path

import pytest

from bot.client import Client
from sandbox.person import Person
from sandbox.post import Post
from storage import PostRow
from tests.bot.tables import Table, inside, table
from tests.crash import killing
from tests.crash.killing import BEFORE, UNNOTED, UNSAID
from tests.crash.steps import STEPS, Step
from tests.databases import ONE_QUICK, POSTGRESQL, Database
from tests.waiting import until

pytestmark = pytest.mark.e2e

TAKE = "Take seat"
"""The button of a seat that seeks a substitute."""

QUICK = {
    (UNNOTED, "board"),
    (UNNOTED, "propose"),
    (UNSAID, "join"),
    (UNNOTED, "move"),
    (UNSAID, "admit"),
    (UNSAID, "undo"),
}
"""Points that every run tries; a soak tries the others."""


@pytest.mark.parametrize(
    ("database", "stage", "step"),
    killing.points({step.name: step for step in STEPS}, QUICK),
    indirect=["database"],
)
async def test_a_kill_leaves_one_table_and_one_hand(
    database: Database, stage: str, step: Step, tmp_path: Path
) -> None:
    """Killed at this stage of this step, the bot shows the result once to everyone."""
    async with table(tmp_path, step.scene, database, apart=True) as t:
        if step.before is not None:
            await step.before(t)
            await t.rest()
        act = step.act(t)

        await killing.DEATHS[stage](t, act)
        await killing.start(t)
        if stage == BEFORE or not act.is_stored():
            assert not act.is_stored()
            await act.ask()
            await until(act.is_stored, "it is stored at last")
        await t.rest()

        assert len(live(t)) == 1
        assert all(len(set(hands(person))) == len(hands(person)) for person in t.people)
        assert killing.faults(tmp_path / "bot.log") == []
        await SHOWS[step.name](t)


@pytest.mark.parametrize("database", [POSTGRESQL], indirect=True)  # no messages reach a file
async def test_who_calls_while_the_bot_starts_has_nothing_said_twice(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message about a game during the bot's start doesn't hide or double what it owes."""
    async with table(tmp_path, "midgame", database, apart=True) as t:
        ((game,),) = t.asked("SELECT id FROM games")
        act = next(step for step in STEPS if step.name == "move").act(t)
        await killing.die_unnoted(t, act)
        killing.forget(t)
        monkeypatch.setattr(Client, "setup_hook", partialmethod(_started, game, Client.setup_hook))

        async with inside(t.sandbox) as t.client:
            await t.rest()

            assert len(live(t)) == 1
            await _shows_the_table_elsewhere(t)


async def _started(client: Client, game: str, start: Callable[[Client], Awaitable[None]]) -> None:
    """Start, and finish a message about *game* each time before the owed posts are read."""
    readings = client.services.store.readings
    pending = readings.pending

    async def late() -> tuple[PostRow, ...]:
        client.hear(game)
        await client._calls.finish()
        await client.services.publisher.finish()
        return await pending()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(readings, "pending", late)
        await start(client)


def live(t: Table) -> list[Post]:
    """The game's posts with buttons to play with, in all channels."""
    found = [
        post
        for channel in ("parlour", "tavern", "quiet-corner")
        for post in t.people[0].posts(channel)
        if not post.is_ephemeral and post.buttons
    ]
    found = [post for post in found if post not in motions(t) and TAKE not in post.buttons]
    # A computer that stands in may offer a trade.
    found = [post for post in found if "Decline" not in post.buttons]
    # The call to the host of a full lobby has one button of the lobby's.
    found = [post for post in found if {*post.buttons} != {"Start"}]
    # A finished game's table keeps its rematch and log buttons.
    return [post for post in found if "Rematch" not in post.buttons] or found


def motions(t: Table) -> list[Post]:
    """The channel's posts with a motion."""
    return [post for post in t.public() if "Agree" in post.buttons]


def hands(person: Person) -> list[str]:
    """The addresses below a person's hands, one for each game."""
    return [str(part["custom_id"]) for post in person.direct for part in post.buttons.values()]


async def _shows_who_joined(t: Table) -> None:
    assert "Dámaso" in live(t)[0].content
    await t.told(t.people[0], live(t)[0], "Start")
    assert [len(hands(person)) for person in t.people] == [1, 1, 1, 1]


async def _shows_the_board(t: Table) -> None:
    assert live(t)[0].attachments
    assert "Place settlement" in live(t)[0].buttons


async def _shows_the_end(t: Table) -> None:
    assert "ended this game without a winner" in live(t)[0].content
    assert live(t)[0].attachments
    assert motions(t) == []


async def _shows_the_motion(t: Table) -> None:
    (motion,) = motions(t)
    posted = [
        r
        for r in t.sandbox.sandbox.record.requests()
        if r["method"] == "POST" and ":vote:agree:" in str(r["payload"]) and r["status"] == 200
    ]
    assert len(posted) == 1
    calls = [
        [n["message"] for n in p.screen["notifications"] if n["reason"] == "mention"]
        for p in t.people[1:]
    ]
    assert [found.count(motion.id) for found in calls] == [1, 1, 1]


async def _shows_the_new_lobby(t: Table) -> None:
    assert "Join" in live(t)[0].buttons


async def _shows_the_table_elsewhere(t: Table) -> None:
    assert live(t)[0].channel != t.people[0].channel("parlour")
    assert live(t)[0].attachments


async def _shows_the_table_below(t: Table) -> None:
    assert [post.id for post in t.public() if post.attachments] == [live(t)[0].id]


async def _shows_every_hand(t: Table) -> None:
    assert [len(hands(person)) for person in t.people] == [1, 1, 1, 1]


async def _shows_a_computer(t: Table) -> None:
    assert len([post for post in t.public() if TAKE in post.buttons]) == 1
    assert "Computer (Dámaso)" in live(t)[0].alt
    assert [(post.attachments, post.buttons) for post in t.people[3].direct] == [([], {})]


async def _shows_who_is_back(t: Table) -> None:
    assert [post for post in t.public() if TAKE in post.buttons] == []
    assert "Computer" not in live(t)[0].alt
    assert len(hands(t.people[3])) == 1
    assert [bool(post.attachments) for post in t.people[3].direct] == [False, True]


async def _shows_who_was_admitted(t: Table) -> None:
    assert [post for post in t.public() if TAKE in post.buttons] == motions(t) == []
    assert "Eve" in live(t)[0].alt
    assert "Dámaso" not in live(t)[0].alt
    old, new = t.people[3:]
    assert len(hands(new)) == 1
    assert [(post.attachments, post.buttons) for post in old.direct] == [([], {})]


async def _shows_the_turn_that_goes_on(t: Table) -> None:
    (board,) = live(t)
    assert "End turn" in board.buttons
    assert "undoes the end of the turn" in board.content
    for person in t.people:
        heard = [n["message"] for n in person.screen["notifications"] if n["reason"] == "mention"]
        assert len(heard) == len(set(heard))


SHOWS = {
    "join": _shows_who_joined,
    "join-hand": _shows_who_joined,
    "start": _shows_the_board,
    "propose": _shows_the_motion,
    "abandon": _shows_the_end,
    "rematch": _shows_the_new_lobby,
    "move": _shows_the_table_elsewhere,
    "board": _shows_the_table_below,
    "hand": _shows_every_hand,
    "resign": _shows_a_computer,
    "return": _shows_who_is_back,
    "admit": _shows_who_was_admitted,
    "undo": _shows_the_turn_that_goes_on,
}


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_whom_an_unheard_offer_would_have_called_stays_called(
    database: Database, tmp_path: Path
) -> None:
    """Two unposted offers make one post for all, and an answer removes no name from it."""
    async with table(tmp_path, "midgame", database, apart=True) as t:
        offerer = t.on_turn(await t.board())
        first, *others = [p for p in t.people if p is not offerer]
        give, get = await _exchange(t, offerer)

        killing.hush(t)
        for to in ({"to": first.name}, dict[str, str]()):
            lines = t.lines
            await offerer.command("trade offer", give=give, get=get, given=to)
            await until(lambda n=lines: t.lines > n, "the offer is stored")  # type: ignore[misc]  # mypy sees no defaults in a lambda
        await killing.kill(t)
        await killing.start(t)
        await t.rest()
        await t.command(others[0], "trade decline", offer="2")

        (call,) = [post for post in t.public() if not post.attachments and post.menus]
        assert [p.name for p in (first, *others) if f"<@{p.id}>" not in call.content] == []


async def _exchange(t: Table, person: Person) -> tuple[str, str]:
    """A card that a person has, and one of another kind."""
    said = await t.command(person, "hand")
    hand = "\n".join(line for line in said.split("\n") if not line.startswith("-#"))
    kinds = [str(c["name"]) for c in await person.autocomplete("trade bank", "give", give="")]
    give = next(kind for kind in kinds if kind in hand)
    return f"1 {give}", f"1 {next(kind for kind in kinds if kind != give)}"
