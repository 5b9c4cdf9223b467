"""The review of a game that is over, as people see it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.bot.tables import table
from tests.bot.test_table_chronicle import won

TURNED = re.compile(r"\*\*(\d)\*\* · (?:🎲|♟️) .+, (?:round|ronda) \d+ · .+: \d+\s?% → \d+\s?%\*\*")


def damage(home: Path, old: str, new: str) -> None:
    """Replace a word in the stored log."""
    with closing(sqlite3.connect(home / "games.db")) as connection, connection:
        connection.execute("UPDATE lines SET line = replace(line, ?, ?)", (old, new))


async def test_a_finished_game_is_reviewed(tmp_path: Path) -> None:
    """
    The button and the command show each reader the turning points, in their language.

    The alt text has everyone's chances, and an older game is chosen from a list. Before the end,
    and of a log that the rules cannot follow, there is no review.
    """
    async with table(tmp_path, "victory") as t:
        english, spanish = t.people[0], t.people[3]
        assert "no game" in (await t.command(english, "review")).lower()
        end = await won(t)
        damage(tmp_path, "RollDice", "RollDixe")
        assert "have changed since it was played" in await t.told(english, end, "Review")
        damage(tmp_path, "RollDixe", "RollDice")

        said = await t.told(english, end, "Review")
        alt = (await t.answer(english)).alt
        assert said.startswith("**📈 Chances of winning, round by round**\n")
        assert [match[1] for match in TURNED.finditer(said)] == ["1", "2", "3"]
        assert all(person.name in alt for person in t.people)
        assert "→ 100%" in alt

        (older,) = await english.autocomplete("review", "game", game="")
        assert older["name"].startswith("1 · ")
        assert await t.command(english, "review", game=older["value"]) == said
        assert "Choose one of your games" in await t.command(english, "review", game="2")
        assert "Probabilidades de ganar" in await t.command(spanish, "review")
        assert [match[1] for match in TURNED.finditer((await t.answer(spanish)).content)]
