"""A copy of the house in another folder, with boxes taken away or a test box put in."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Collection, Iterable
from pathlib import Path

from game import BOXES

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "game", "render", "storage", "tests", "tools", "words")

HOMES = ("game", "bot/boxes", "render/boxes", "words/boxes")
"""Folders that may hold a folder per box; under `tests` they hold the box's tests."""

FOLDERS = {str(ROOT / start / home) for start in ("", "tests") for home in HOMES}
LEFT = {"golden"}
"""Names that no copy needs; compiled files are copied, to save compiling them again."""
NAMES = {box.name for box in BOXES}


def copied(
    to: Path,
    *,
    without: Collection[str] = (),
    beside: Iterable[str] = (),
    packages: Iterable[str] = PACKAGES,
) -> None:
    """
    Copy the house into the folder *to*, or some of its *packages*.

    The boxes *without* are left out, with every box that needs them. A box *beside* comes from the
    tests' folders and is put among the others. Boxes that are not released yet may need any other,
    so they are left out as well.
    """
    gone = {box.name for box in BOXES if {box.name, *box.needs} & {*without}} | {*without}
    gone |= {file.parent.name for file in (ROOT / "game").glob("*/maps.py")} - NAMES

    def ignored(folder: str, names: list[str]) -> set[str]:
        return LEFT | gone if folder in FOLDERS else LEFT

    for package in packages:
        shutil.copytree(ROOT / package, to / package, ignore=ignored)
    shutil.copytree(ROOT / "docs" / "rules", to / "docs" / "rules")
    shutil.copy(ROOT / "pyproject.toml", to)
    for box in beside:
        _put_in(to, box)


def _put_in(to: Path, box: str) -> None:
    """Copy the folders of *box* from the tests to the folders that other boxes have."""
    names = [f"{home.replace('/', '.')}.{box}" for home in HOMES]
    for home in (home for home in HOMES if (ROOT / "tests" / home / box).is_dir()):
        folder = to / home / box
        shutil.copytree(ROOT / "tests" / home / box, folder, ignore=lambda *_: LEFT)
        for file in folder.rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            for name in names:
                text = text.replace(f"tests.{name}", name)
            file.write_text(text, encoding="utf-8")


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a Python in a copied house."""
    return subprocess.run(
        [sys.executable, *arguments], cwd=home, check=False, capture_output=True, text=True
    )


def passes(home: Path, *files: str, which: str = "not soak", names: str = "") -> None:
    """Check that the tests of *files* with these marks and *names* pass in a copied house."""
    found = run(
        home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", which, "-k", names, *files
    )
    assert found.returncode == 0, found.stdout + found.stderr
