"""Anybody can check the dice, and whoever tampered with one is found."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from game import Choice, Game, Seat, Seeded
from storage import Status, Store

SCRIPT = Path(__file__).parents[2] / "docs/examples/verify.py"
SEED = bytes(range(32))
WORDS = ("4711 hola", "4712")


async def _played(url: str, *, status: Status = Status.OVER) -> str:
    """The id of a stored game of some hundred actions, dice and thefts among them."""
    chance, dealer = Seeded(SEED, WORDS), random.Random(5)
    game = Game.new(3, chance)
    async with Store.open(url) as store:
        async with store.create(channel_id=1, guild_id=None, host_id=2, seed=SEED) as change:
            await change.update(words=WORDS)
        for _ in range(150):
            seat, action = dealer.choice(
                [(s, a) for s in map(Seat, range(3)) for a in game.options(s)]
            )
            if isinstance(action, Choice):
                action = action.sample(Seeded(dealer.randbytes(8)))
            game.play(seat, action, chance)
        async with store.change(change.game.id) as tx:
            for line in game.lines:
                await tx.append(line)
            await tx.save(game.snapshot(), chance_counter=chance.counter, status=status)
    return change.game.id


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database of its own, named by the environment."""
    address = f"sqlite:///{tmp_path / 'games.db'}"
    monkeypatch.setenv("DATABASE_URL", address)
    monkeypatch.chdir(tmp_path)
    return address


def test_every_answer_is_derived_again(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`hexhost verify` counts the dice, draws and thefts that it has derived."""
    game_id = asyncio.run(_played(url))

    code = main(["verify", game_id])

    said = capsys.readouterr().out
    assert (code, "all as the seed gives them" in said) == (0, True)
    assert "die " in said
    assert "terrain 19" in said


def test_the_exported_log_is_checked_without_us(url: str, tmp_path: Path) -> None:
    """The script of the docs needs only Python, agrees, and finds one changed roll."""
    game_id, file = asyncio.run(_played(url)), tmp_path / "log.json"
    main(["export", game_id, str(file)])
    honest = _checked(file)

    log = json.loads(file.read_text(encoding="utf-8"))
    rolls = [asked for line in log["lines"] for asked in line["chance"] if asked[0] == "die"]
    rolls[-1][2] = (rolls[-1][2] + 1) % 6
    file.write_text(json.dumps(log), encoding="utf-8")
    forged = _checked(file)

    assert (honest.returncode, "all as the seed gives them" in honest.stdout) == (0, True)
    assert (forged.returncode, "the die is not what the seed gives" in forged.stderr) == (1, True)


def test_another_seed_than_promised_is_found(url: str, tmp_path: Path) -> None:
    """The commitment was posted before the game: no other seed fits it."""
    game_id, file = asyncio.run(_played(url)), tmp_path / "log.json"
    main(["export", game_id, str(file)])
    log = json.loads(file.read_text(encoding="utf-8"))

    log["seed"] = bytes(32).hex()
    file.write_text(json.dumps(log), encoding="utf-8")

    assert "not the one that was promised" in _checked(file).stderr


@pytest.mark.parametrize("verb", ["verify", "export"])
def test_a_running_game_keeps_its_seed(
    url: str, verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever held the seed could foretell every roll."""
    game_id, file = asyncio.run(_played(url, status=Status.RUNNING)), tmp_path / "log.json"

    code = main([verb, game_id, *([str(file)] if verb == "export" else [])])

    assert (code, file.exists()) == (1, False)
    assert "secret until then" in capsys.readouterr().err


def test_an_unknown_game_is_said_to_be_unknown(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A mistyped id is the host's to correct."""
    asyncio.run(_played(url))

    assert main(["verify", "nothere"]) == 1
    assert "There is no game nothere" in capsys.readouterr().err


def _checked(file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(file)], check=False, capture_output=True, text=True
    )
