"""Anyone can check a game, and any tampering with it is found."""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.proof import NotProven, checked, exported
from game import Game, Seeded, offered
from game.core.record import changed
from storage import Change, GameRow, LineRow, Status, Store
from tests.bot.forgers import ANYBODY, ENGINE, Forger
from tests.bot.proofs import SEED, WORDS, honest
from tests.widest import each_set

SCRIPT = Path(__file__).parents[2] / "docs/examples/verify.py"


async def _stored(url: str, *, status: Status = Status.OVER) -> str:
    """Store a game that was played to its end, and return its id."""
    row, lines = honest()
    async with Store.open(url) as store:
        change = await store.create(
            lambda change: change.update(words=WORDS),
            channel_id=1,
            guild_id=None,
            host_id=2,
            seed=SEED,
        )

        def work(tx: Change) -> None:
            for line in lines:
                tx.append(line.line, user_id=line.user_id)
            assert row.snapshot
            tx.save(row.snapshot, chance_counter=row.chance_counter, status=status)

        await store.change(change.game.id, work)
    return change.game.id


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The URL of the test's own database, set in the environment."""
    address = f"sqlite:///{tmp_path / 'games.db'}"
    monkeypatch.setenv("DATABASE_URL", address)
    monkeypatch.chdir(tmp_path)
    return address


def test_a_stored_game_is_played_again(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`hexhost verify` counts the derived dice, draws and thefts, and the replayed lines."""
    game_id = asyncio.run(_stored(url))

    code = main(["verify", game_id])

    said = capsys.readouterr().out
    assert (code, "all from the seed" in said) == (0, True)
    assert "die " in said
    assert "terrain 19" in said
    assert f"{len(honest()[1])} lines, all correct by the rules" in said


@pytest.mark.parametrize("names", each_set(offered()))
def test_a_game_of_any_boxes_is_proven(names: tuple[str, ...], tmp_path: Path) -> None:
    """A proof works despite seats handed over or left, undone actions and default answers."""
    row, lines = honest(names, points=5)
    kinds = {line.line.action.get("type") for line in lines}
    assert kinds >= {"HandOver", "Undo", "RollDice"}
    assert ("Leave" in kinds) == ("duel" not in names)
    assert None in {line.user_id for line in lines}

    dice = [asked for line in lines for asked in line.line.chance if asked.what == "die"]
    assert checked(row, lines)["die"] == len(dice) > 30
    assert _checked(row, lines, tmp_path) == ""


def test_dice_from_a_deck_are_proven(tmp_path: Path) -> None:
    """The script follows the deck, and finds a roll that the deck no longer has."""
    row, lines = honest(dice="deck")
    rolls = [n for n, line in enumerate(lines) if line.line.action.get("type") == "RollDice"]
    twice = [line.line for line in lines]
    twice[rolls[1]] = changed(twice[rolls[1]], chance=twice[rolls[0]].chance)

    assert checked(row, lines)["die"] > 50
    assert _checked(row, lines, tmp_path) == ""
    assert "no die has the sides" in _checked(
        row, [replace(old, line=new) for old, new in zip(lines, twice, strict=True)], tmp_path
    )


def test_a_game_that_was_given_up_or_never_begun_is_proven(tmp_path: Path) -> None:
    """The part that was played is still checked, and a closed lobby passes."""
    row, lines = honest()
    chance, some = Seeded(SEED, WORDS), lines[:50]
    game = Game.begun(some[0].line, chance)
    for line in some[1:]:
        game.follow(line.line, chance, forced=not line.user_id)
    given_up = replace(
        row,
        status=Status.ABANDONED,
        number=49,
        snapshot=game.snapshot(),
        chance_counter=chance.counter,
    )
    nothing = replace(row, status=Status.CLOSED, number=-1, snapshot=None, chance_counter=0)

    assert checked(given_up, some)["die"]
    assert _checked(given_up, some, tmp_path) == ""
    assert not checked(nothing, ())
    assert _checked(nothing, (), tmp_path) == ""


@pytest.mark.parametrize("forge", [*ENGINE, *ANYBODY], ids=lambda forge: forge.__name__)
def test_who_tampers_is_found(forge: Forger) -> None:
    """The error names the contradiction, whether lines, chance, seed or state were changed."""
    row, lines = honest()
    found = ENGINE.get(forge) or ANYBODY[forge][0]

    with pytest.raises(NotProven, match=found):
        checked(*forge((row, list(lines))))


@pytest.mark.parametrize("forge", ANYBODY, ids=lambda forge: forge.__name__)
def test_who_tampers_is_found_without_us(forge: Forger, tmp_path: Path) -> None:
    """The one-page script finds everything that can be found without the rules."""
    row, lines = honest()

    said = _checked(*forge((row, list(lines))), tmp_path)

    assert re.search(ANYBODY[forge][1], said, re.IGNORECASE), said


def test_the_exported_log_is_checked_without_us(url: str, tmp_path: Path) -> None:
    """The script in the docs needs only Python, and agrees."""
    game_id, file = asyncio.run(_stored(url)), tmp_path / "log.json"
    main(["export", game_id, str(file)])

    done = subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(file)], check=False, capture_output=True, text=True
    )

    assert (done.returncode, "all from the seed" in done.stdout) == (0, True)
    assert len(json.loads(file.read_text(encoding="utf-8"))["lines"]) == len(honest()[1])


@pytest.mark.parametrize("verb", ["verify", "export"])
def test_a_running_game_keeps_its_seed(
    url: str, verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The log of a running game isn't given out, because its seed predicts every roll."""
    game_id, file = asyncio.run(_stored(url, status=Status.RUNNING)), tmp_path / "log.json"

    code = main([verb, game_id, *([str(file)] if verb == "export" else [])])

    assert (code, file.exists()) == (1, False)
    assert "secret until then" in capsys.readouterr().err


def test_an_unknown_game_is_said_to_be_unknown(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A mistyped game id gets a message that the game is unknown."""
    asyncio.run(_stored(url))

    assert main(["verify", "nothere"]) == 1
    assert "The game nothere does not exist" in capsys.readouterr().err


def _checked(row: GameRow, lines: Sequence[LineRow], folder: Path) -> str:
    """The error of the one-page script, or nothing if all agrees."""
    file = folder / "log.json"
    file.write_text(exported(row, lines), encoding="utf-8")
    check = runpy.run_path(str(SCRIPT))["main"]
    try:
        check(str(file))
    except SystemExit as stopped:
        return str(stopped)
    return ""
