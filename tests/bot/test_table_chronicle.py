"""Final figures, dice and replay, as people at the table see them."""

from __future__ import annotations

import asyncio
import io
import json
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from bot.proof import verify
from bot.publish import chronicles
from render.replay import replay as replay_gif
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table


async def test_the_end_has_a_board_figures_and_a_log(tmp_path: Path) -> None:
    """
    The last post has two pictures; the second one's alt text has points and dice.

    The winner's own screen congratulates and has no button: nothing can be undone or done. The
    messages with the hands say the winner's points and the others' places. A button and a command
    give everyone the log, which is complete and proven.
    """
    async with table(tmp_path, "victory") as t:
        winner = t.on_turn(await t.board())
        end = await won(t)
        answer = await t.answer(winner)
        assert "🏆" in answer.content
        assert not answer.buttons
        for person in t.people:
            said = person.direct[-1].content
            is_placed = "final place: " in said or "en el puesto " in said
            assert ("🏆" in said, is_placed) == (person is winner, person is not winner)

        (game_id,) = t.asked("SELECT id FROM games")[0]
        told = await t.told(t.people[3], end, "Log")
        by_button = await _attached(t, t.people[3])
        await t.command(t.people[0], "game log")
        by_command = await _attached(t, t.people[0])

        assert "verify.py" in told
        assert list(by_button) == list(by_command) == [f"hexhost-{game_id}.json"]
        assert by_button == by_command
        log = json.loads(by_button[f"hexhost-{game_id}.json"])
        assert len(log["lines"]) == t.lines
        assert log["seed"] in told
        assert log["seed"] not in end.content
        assert log["words"]
        url = f"sqlite:///{tmp_path / 'games.db'}"
        assert "all correct by the rules" in await asyncio.to_thread(verify, url, game_id)

        board, figures = end.attachments
        assert board["filename"].startswith("board-")
        assert figures["filename"].startswith("figures-")
        assert "Dice: " in figures["description"]
        assert "Cards from the dice: " in figures["description"]


async def test_the_replay_of_a_game_is_posted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anyone can have the animation posted; later requests get its link while the post exists."""
    monkeypatch.setattr(chronicles, "replay_gif", partial(replay_gif, scale=0.1))  # quickly drawn
    async with table(tmp_path, "victory") as t:
        await won(t)
        person = t.people[0]

        first = await t.command(person, "replay")
        second = await t.command(t.people[1], "replay")

        (post,) = films(t)
        assert first == second
        assert post.id in first
        film = Image.open(io.BytesIO(await person.fetch(post.attachments[0])))
        assert film.format == "GIF"
        assert film.size == (160, 128)

        await person.control("delete_message", channel="parlour", message=post.id)
        third = await t.command(t.people[1], "replay")
        (again,) = films(t)
        assert again.id in third


def films(t: Table) -> list[Post]:
    """The replays in the channel."""
    return [p for p in t.public() if any(a["filename"].endswith(".gif") for a in p.attachments)]


async def test_there_is_no_replay_or_log_before_the_end(t: Table) -> None:
    """
    While the game runs, the answer says when they come, and nothing is posted.

    The dice's histogram and a text with every sum go to the asker alone, in their language.
    """
    board = await t.board()
    await t.command(t.people[0], "game log")

    assert "Log" not in board.buttons
    assert [e for e in t.people[0].ephemerals if e.attachments] == []

    said = await t.command(t.people[0], "replay")

    assert "when the game is over" in said
    assert not any(a["filename"].endswith(".gif") for p in t.public() for a in p.attachments)

    said = await t.command(t.people[3], "dice")
    answer = await t.answer(t.people[3])

    assert said.startswith("**Dados: ")
    assert "**12** · " in said
    assert answer.attachments[0]["filename"].startswith("dice-")
    assert " 7 ×" in answer.alt


async def _attached(t: Table, person: Person) -> dict[str, bytes]:
    """The files in a person's newest private answer."""
    files = (await t.answer(person)).attachments
    return {file["filename"]: await person.fetch(file) for file in files}


async def won(t: Table) -> Post:
    """Win the game, and return its last post."""
    board = await t.board()
    person = t.on_turn(board)
    for name in ("build city", "build settlement"):
        for spot in await person.autocomplete(name, "spot", spot=""):
            await t.command(person, name, spot=spot["value"])
            ended = t.asked("SELECT status FROM games")[0][0]
            if ended != "running":
                (end,) = [p for p in t.public() if len(p.attachments) == 2]
                return end
    raise AssertionError("nobody can win")
