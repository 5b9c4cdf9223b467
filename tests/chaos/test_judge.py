"""The judge sees breaches that are put before it, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import Line as Played
from game.core import log
from sandbox.server import Sandbox
from tests.bot.tables import put_scene
from tests.chaos.judge import Judge
from tests.chaos.stored import FileBooks, Line, Sitting, Stored
from tests.chaos.witness import Witness
from tests.databases import File

ALBA, BRUNO = 10, 11
SEATS = {0: Sitting(ALBA, "Alba", "red"), 1: Sitting(BRUNO, "Bruno", "blue")}


@pytest.fixture
async def judge(tmp_path: Path) -> Judge:
    """A judge that has seen nothing yet, with the games in the test's folder."""
    books = FileBooks(tmp_path / "games.db", tmp_path / "scratch", lambda: False)
    return Judge(Witness(Sandbox(folder=tmp_path)), books)


def game(*acts: tuple[int, str, int]) -> Stored:
    """A game with these acts after the opening: seat, type, and the number that is undone."""
    lines = [Line(0, -1, None, "{}", 0.0, None)]
    for number, (seat, kind, of) in enumerate(acts, start=1):
        action = {"type": kind, "number": of}
        text = log.encode(Played(number, seat, action, (), ())).decode()
        lines.append(Line(number, seat, SEATS[seat].user, text, 0.0, None))
    lines[0] = replace(lines[0], text=log.encode(Played(0, -1, {}, (), ())).decode())
    number = len(lines) - 1
    return Stored("g", 1, "running", "[]", number, 0, None, b"", tuple(lines), (), SEATS)


@pytest.mark.parametrize(
    ("acts", "breaches"),
    [
        ([(0, "BuildRoad", 0), (0, "BuildRoad", 0), (0, "Undo", 2), (0, "Undo", 1)], 0),
        ([(0, "BuildRoad", 0), (1, "Undo", 1)], 1),
        ([(0, "BuildRoad", 0), (1, "RollDice", 0), (0, "Undo", 1)], 1),
        ([(0, "BuildRoad", 0), (0, "Undo", 1), (0, "Undo", 1)], 1),
    ],
)
def test_only_ones_own_latest_may_be_taken_back(
    judge: Judge, acts: list[tuple[int, str, int]], breaches: int
) -> None:
    """Undoing step by step is fine, but not others' actions, after others, or twice."""
    judge.only_ones_own_is_taken_back(game(*acts))

    assert len(judge.violations) == breaches


def test_the_second_half_of_a_command_may_come_after_somebody_else(judge: Judge) -> None:
    """A line without a request needs an earlier line by the same player's command."""
    judge.begun["g"] = 2
    whole = game((0, "RollDice", 0), (0, "MoveRobber", 0), (1, "DeclineOffer", 0), (0, "Rob", 0))

    judge.everything_is_done_once(whole)

    assert judge.violations == [
        "game g: nobody has asked for line 2",
        "game g: nobody has asked for line 3",
    ]


def test_a_lost_line_is_seen(judge: Judge) -> None:
    """A log that gets shorter or has a gap is a breach."""
    judge.nothing_is_forgotten(game((0, "RollDice", 0), (0, "EndTurn", 0)))

    judge.nothing_is_forgotten(game((0, "RollDice", 0)))

    assert len(judge.violations) == 1


async def test_a_secret_in_the_channel_is_seen(judge: Judge, tmp_path: Path) -> None:
    """A sentence for one player, or the text of a hand, in public is a breach."""
    secrets: set[str] = set()
    while not secrets:  # until a card has been bought or stolen
        await put_scene(File(tmp_path / "games.db"), "midgame")
        judge.begin()
        found = next(game for game in judge.look().values() if game.status == "running")
        secrets = judge._secrets(found)
    secret = min(secrets)
    judge.witness.hands.add("6 wool · 2 wheat")
    judge.nobody_reads_what_is_not_theirs(found)
    assert judge.violations == []

    said = judge.witness.said[found.channel]
    said.texts |= dict.fromkeys(("hidden", f"Alba: {secret}", "now: 6 wool · 2 wheat"))
    judge.nobody_reads_what_is_not_theirs(found)

    assert f"game {found.id}: the channel was told: {secret}" in judge.violations
    assert f"game {found.id}: the channel was told: 6 wool · 2 wheat" in judge.violations
