"""Features of the bot: each is a folder and a line, and can be added or removed so."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from bot.brought import FEATURES
from bot.features.play.dispatch import handlers
from bot.tree import all_commands
from tests.copied import ROOT, copied

LOOK = """
import bot.client
from bot.features.play.dispatch import handlers
from bot.table.hooks import rules
from bot.tree import all_commands
rules()
for entry in all_commands():
    print("command", entry.name)
for op in handlers():
    print("op", op)
"""


GONE = {
    "almanac": {"command almanac", "op almanac"},
    "chronicle": {"command dice", "command replay", "op replay", "op log", "op missed"},
    "privacy": {"command privacy", "op forget"},
}
"""Three features, and the commands and operations that go with each."""


def look(house: Path) -> set[str]:
    """The commands and operations of the bot in *house*."""
    run = subprocess.run(
        [sys.executable, "-c", LOOK], cwd=house, check=False, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    return set(run.stdout.splitlines())


def take_out(house: Path, feature: str) -> None:
    """Delete a feature's line."""
    brought = house / "bot" / "brought.py"
    text = brought.read_text(encoding="utf-8")
    assert f'    "{feature}",\n' in text
    brought.write_text(text.replace(f'    "{feature}",\n', ""), encoding="utf-8")


def test_features_are_removed_with_their_folders_and_lines(tmp_path: Path) -> None:
    """Without them the bot has everything else, and nothing of theirs."""
    copied(tmp_path, packages=("bot", "game", "render", "storage", "words"))
    for feature in GONE:
        shutil.rmtree(tmp_path / "bot" / "features" / feature)
        take_out(tmp_path, feature)

    everything = {f"command {one.name}" for one in all_commands()} | {
        f"op {op}" for op in handlers()
    }
    rest = look(tmp_path)

    assert everything - rest == set().union(*GONE.values())
    assert rest <= everything


def test_every_folder_of_features_is_listed() -> None:
    """A feature that isn't listed would be missing without a word."""
    home = ROOT / "bot" / "features"
    brings = {"clicks.py", "commands.py", "panel.py", "posts.py", "motions.py", "faults.py"}
    folders = {
        folder.name
        for folder in home.iterdir()
        if folder.is_dir() and {file.name for file in folder.iterdir()} & brings
    }

    assert folders - {"play"} == set(FEATURES) - {"play"}
