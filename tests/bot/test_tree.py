"""Changed commands that a client still shows, and places that the bot doesn't know."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.caller import FOR_THREAD, NEEDED
from bot.scenes import CHANNEL, PEOPLE, SCENES
from tests.bot.clicking import ALBA, Doors, begun, thread
from words import LANGUAGES, Words

ARCHIVED = str(CHANNEL + 77)

CHANGED: dict[str, dict[str, Any]] = {
    "a command that is gone": {"name": "conquer"},
    "a part of a group that is gone": {"name": "build", "options": [{"name": "castle", "type": 1}]},
    "a group that was a command": {"name": "build"},
    "a command that was a group": {"name": "buy", "options": [{"name": "card", "type": 1}]},
    "an option that is needed now": {"name": "trade", "options": [{"name": "bank", "type": 1}]},
    "a menu on a message": {"name": "conquer", "type": 3, "target_id": "5", "resolved": {}},
}


@pytest.mark.parametrize("case", CHANGED)
async def test_a_command_that_has_changed_is_answered(there: Doors, case: str) -> None:
    """Using a command's outdated form gets the advice to type it again."""
    outcome = await there.raw(ALBA, {"id": "1", "type": 1, "options": [], **CHANGED[case]})

    assert outcome.is_calm, outcome
    assert outcome.text.startswith("This command has changed")


async def test_an_option_of_another_type_is_answered(there: Doors) -> None:
    """A word where a number is expected gets a calm answer."""
    option = {"name": "days", "type": 3, "value": "two"}

    outcome = await there.raw(ALBA, {"id": "1", "name": "away", "type": 1, "options": [option]})

    assert outcome.is_calm, outcome
    assert outcome.text.startswith("I can’t use that")


async def test_a_proposal_for_what_is_gone_is_empty(there: Doors) -> None:
    """Typing into a removed command proposes nothing, and nothing is logged."""
    option = {"name": "where", "type": 3, "value": "5", "focused": True}

    outcome = await there.typing(ALBA, {"id": "1", "name": "go", "type": 1, "options": [option]})

    assert outcome.is_calm, outcome
    assert outcome.choices == []


async def test_a_game_moves_to_an_archived_thread(there: Doors) -> None:
    """A game can move to an archived thread that the bot doesn't know yet."""
    scene = SCENES["setup"]
    assert scene is not None
    await begun(there.client.services.store, scene)
    option = {"name": "channel", "type": 7, "value": ARCHIVED}
    move = {"name": "move", "type": 1, "options": [option]}
    where = {"id": ARCHIVED, "name": "old", "permissions": "0", **thread(archived=True)}

    outcome = await there.raw(
        ALBA,
        {
            "id": "1",
            "name": "game",
            "type": 1,
            "options": [move],
            "resolved": {"channels": {ARCHIVED: where}},
        },
    )

    assert outcome.is_calm, outcome
    assert await there.client.services.store.readings.living_in(int(ARCHIVED)) is not None


async def test_a_right_that_a_thread_lacks_is_named(there: Doors) -> None:
    """In a thread the bot needs the right to write in threads, but not the general one."""
    there.channel = {"id": ARCHIVED, "name": "table", **thread()}
    there.lose("send_messages_in_threads")

    outcome = await there.command(ALBA, "game new")

    assert outcome.is_calm
    assert "**" not in outcome.text
    assert "Send Messages in Threads" in outcome.text
    assert await there.client.services.store.readings.living_in(int(ARCHIVED)) is None
    there.lose("send_messages")
    assert "joined" not in (await there.command(ALBA, "game new")).text
    assert await there.client.services.store.readings.living_in(int(ARCHIVED)) is not None


async def test_nobody_sits_down_where_the_table_cannot_be_shown(there: Doors) -> None:
    """Joining is refused, with the missing right, in a thread where the bot can't write anymore."""
    there.channel = {"id": ARCHIVED, "name": "table", **thread()}
    await there.command(ALBA, "game new")
    there.lose("send_messages_in_threads")

    outcome = await there.command(PEOPLE["Bruno"], "game join")

    assert "Send Messages in Threads" in outcome.text
    row = await there.client.services.store.readings.living_in(int(ARCHIVED))
    assert row is not None
    assert len(await there.client.services.store.readings.seats(row.id)) == 1


@pytest.mark.parametrize("right", ["send_messages_in_threads", "create_public_threads"])
async def test_a_right_for_a_thread_of_its_own_is_named(there: Doors, right: str) -> None:
    """A table in its own thread needs the rights to create one and to write there."""
    there.lose(right)

    outcome = await there.command(ALBA, "game new", thread=True)

    assert Words().say(f"ui.permission.{right}") in outcome.text
    assert not there.posts


async def test_a_rematch_names_the_right_that_is_missing(there: Doors) -> None:
    """A lobby that can't be posted isn't opened; the answer names the missing right."""
    for path, options in (("new", {"practice": True}), ("start", {}), ("abandon", {})):
        await there.command(ALBA, f"game {path}", **options)
    row = await there.client.services.store.readings.latest_in(CHANNEL)
    assert row is not None
    there.lose("attach_files")

    outcome = await there.click(ALBA, f"hex:{row.id}:rematch")

    assert "Attach Files" in outcome.text


def test_every_right_has_a_name() -> None:
    """Every right that a table can need has a name in every language."""
    keys = [f"ui.permission.{right}" for right in (*NEEDED, *FOR_THREAD)]

    assert all(Words(language).has(key) for language in LANGUAGES for key in keys)
