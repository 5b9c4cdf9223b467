"""The end in figures, the dice and the replay, as people at the table see them."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from sandbox.post import Post
from tests.bot.tables import Table, table


async def test_the_end_has_a_board_and_figures(tmp_path: Path) -> None:
    """The last post has two pictures, and the second one's alt text says points and dice."""
    async with table(tmp_path, "victory") as t:
        end = await won(t)

        board, figures = end.attachments
        assert board["filename"].startswith("board-")
        assert figures["filename"].startswith("figures-")
        assert "Dice: " in figures["description"]
        assert "Cards from the dice: " in figures["description"]


async def test_the_replay_of_a_game_is_posted_once(tmp_path: Path) -> None:
    """When the game is over anybody gets the animation posted; who asks again gets the link."""
    async with table(tmp_path, "victory") as t:
        await won(t)
        person = t.people[0]

        first = await t.command(person, "replay")
        second = await t.command(t.people[1], "replay")

        posts = [
            p for p in t.public() if any(a["filename"].endswith(".gif") for a in p.attachments)
        ]
        (replay,) = posts
        assert first == second
        assert replay.id in first
        film = Image.open(io.BytesIO(await person.fetch(replay.attachments[0])))
        assert film.format == "GIF"
        assert film.size == (900, 720)


async def test_there_is_no_replay_before_the_end(tmp_path: Path) -> None:
    """As long as the game runs, the command says when the replay comes, and posts nothing."""
    async with table(tmp_path, "midgame") as t:
        await t.board()

        said = await t.command(t.people[0], "replay")

        assert "when the game is over" in said
        assert not any(a["filename"].endswith(".gif") for p in t.public() for a in p.attachments)


async def test_the_dice_of_a_running_game_are_told_in_private(tmp_path: Path) -> None:
    """The histogram comes with a text of every sum, to whoever asks alone, in their language."""
    async with table(tmp_path, "midgame") as t:
        await t.board()

        said = await t.command(t.people[3], "dice")
        answer = await t.answer(t.people[3])

        assert said.startswith("**Dados: ")
        assert "**12** · " in said
        assert answer.attachments[0]["filename"].startswith("dice-")
        assert " 7 ×" in answer.alt


async def won(t: Table) -> Post:
    """Win the game; its last post."""
    board = await t.board()
    person = t.on_turn(board)
    for name in ("build city", "build settlement"):
        for spot in await person.autocomplete(name, "spot", spot=""):
            await t.command(person, name, spot=spot["value"])
            ended = t.asked("SELECT status FROM games")[0][0]
            if ended != "running":
                return await t.sees(
                    t.people[0],
                    lambda: next((p for p in t.public() if len(p.attachments) == 2), None),
                )
    raise AssertionError("nobody can win")
