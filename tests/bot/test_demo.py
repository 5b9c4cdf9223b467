"""The demo as the command line asks for it."""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

import pytest

from bot import demo
from bot.settings import Settings
from game import maps_of, offered


def parsed(*arguments: str) -> argparse.Namespace:
    """What stands on the command line."""
    parser = argparse.ArgumentParser()
    demo.add_arguments(parser)
    return parser.parse_args(arguments)


def started(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> list[str]:
    """The command that an autoplayed game starts."""
    commands: list[list[str]] = []

    def call(command: list[str], env: dict[str, str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    demo.main(parsed("--autoplay", "--data", str(folder), *arguments), Settings())
    return commands[0]


@pytest.mark.parametrize("names", offered())
def test_a_game_of_any_boxes_plays_by_itself(
    names: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The players are told which boxes to open a table with."""
    command = started(monkeypatch, tmp_path, "--box", " ".join(names))

    assert command[command.index("--box") + 1] == " ".join(names)


def test_a_game_on_any_map_plays_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The players are told the map, which may be that of a scenario."""
    (names, *_) = offered()[-1:]
    name = [*maps_of(names)][-1]

    command = started(monkeypatch, tmp_path, "--box", " ".join(names), "--map", name)

    assert command[command.index("--map") + 1] == name


def test_without_boxes_the_base_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is said of boxes then."""
    assert "--box" not in started(monkeypatch, tmp_path)


def test_boxes_that_are_not_played_together_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """What can be played is listed."""
    with pytest.raises(SystemExit):
        parsed("--autoplay", "--box", "base atlantis")

    assert " ".join(offered()[-1]) in capsys.readouterr().err
