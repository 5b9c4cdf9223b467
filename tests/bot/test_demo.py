"""The demo, with its command line."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import demo
from bot.settings import Settings
from game import maps_of, offered


def parsed(*arguments: str) -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser()
    demo.add_arguments(parser)
    return parser.parse_args(arguments)


def started(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> list[str]:
    """The command that starts an autoplayed game."""
    commands: list[list[str]] = []

    def call(command: list[str], environment: dict[str, str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(demo, "run", call)
    demo.main(parsed("--autoplay", "--data", str(folder), *arguments), Settings())
    return commands[0]


def test_a_game_of_any_boxes_plays_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The automatic players get the boxes to open a table with."""
    every = {" ".join(names) for names in offered()}
    commands = {names: started(monkeypatch, tmp_path, "--box", names) for names in every}

    given = {names: command[command.index("--box") + 1] for names, command in commands.items()}
    assert given == {names: names for names in every}


def test_a_game_on_any_map_plays_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The automatic players get the map, even one of a scenario."""
    (names, *_) = offered()[-1:]
    name = [*maps_of(names)][-1]

    command = started(monkeypatch, tmp_path, "--box", " ".join(names), "--map", name)

    assert command[command.index("--map") + 1] == name


def test_without_boxes_the_base_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without boxes on the command line, the players get none either."""
    assert "--box" not in started(monkeypatch, tmp_path)


def test_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a folder of one's own, games and logs go with the demo."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def call(command: list[str], environment: dict[str, str]) -> int:
        (Path(command[command.index("--data") + 1]) / "demo.db").touch()
        return 0

    monkeypatch.setattr(demo, "run", call)

    assert demo.main(parsed(), Settings()) == 0
    assert [*tmp_path.iterdir()] == []


def test_boxes_that_are_not_played_together_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Boxes that can't be played together are refused with a list of those that can."""
    with pytest.raises(SystemExit):
        parsed("--autoplay", "--box", "base atlantis")

    assert " ".join(offered()[-1]) in capsys.readouterr().err


STARTED = """
import os, sys
from bot import demo

inner = "import os, signal, sys; print(os.getpid(), flush=True); signal.pause()"
demo.run([sys.executable, "-c", inner], {**os.environ})
"""


def test_a_terminated_demo_ends_what_it_has_started() -> None:
    """SIGTERM reaches the sandbox, which ends its bot, before the demo itself ends."""
    command = [sys.executable, "-c", STARTED]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        inner = int(program.stdout.readline())

        program.terminate()

        program.wait()
    with pytest.raises(ProcessLookupError):
        os.kill(inner, 0)
