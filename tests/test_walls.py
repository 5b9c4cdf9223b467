"""
The walls of the house: who may import whom, and what the rules may not even name.

The contracts themselves stand in pyproject.toml, where `make check` reads them too.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from game import BOXES

ROOT = Path(__file__).parents[1]
GAME = ROOT / "game"

# What any file of game/ may import: shapes and sums, nothing that waits, reads or rolls.
PURE = frozenset(
    {
        "__future__",
        "abc",
        "bisect",
        "collections",
        "copy",
        "dataclasses",
        "enum",
        "functools",
        "heapq",
        "itertools",
        "math",
        "operator",
        "re",
        "string",
        "textwrap",
        "types",
        "typing",
    }
)
# What only the core may import besides: the dice's proof and the codec.
CORE = frozenset({"hashlib", "hmac", "msgspec"})
# What only the table may import besides: it looks for the boxes.
LOOK = frozenset({"importlib", "pkgutil"})

# What the base may not name. A knight is a card of the base game, so its box goes by its folder.
NAMED = re.compile(r"egypt|gods|pyramid|seafarers|cities_knights|five_six", re.IGNORECASE)

# Run in an interpreter of its own: prints each module that game brings in beyond the allowed.
BROUGHT_IN = """
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
before = set(sys.modules)
import game
for found in pkgutil.walk_packages(game.__path__, "game."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
print(*sorted(n for n in set(sys.modules) - before if n.split(".")[0] != "game"))
"""


def files_of(folder: Path) -> list[Path]:
    """The Python files below *folder*; at least one, or the wall guards nothing."""
    found = sorted(folder.rglob("*.py"))
    assert found, f"{folder} holds no Python file"
    return found


def imports_of(file: Path) -> Iterator[tuple[int, str]]:
    """Each line of *file* that imports, with the package it imports from."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name.partition(".")[0]) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = "game" if node.level else (node.module or "").partition(".")[0]
            yield node.lineno, home


def test_imports_keep_to_the_contracts(capsys: pytest.CaptureFixture[str]) -> None:
    """Every contract of import-linter is kept."""
    outcome = lint_imports(
        config_filename=str(ROOT / "pyproject.toml"), no_cache=True, no_logo=True
    )

    assert outcome == 0, capsys.readouterr().out


def test_the_rules_import_only_what_is_allowed() -> None:
    """A file of game/ imports shapes and sums; proof and codec belong to the core alone."""
    strangers = [
        f"{file.relative_to(ROOT)}:{line} imports {package}"
        for file in files_of(GAME)
        for line, package in imports_of(file)
        if package
        not in PURE
        | {"game"}
        | (CORE if GAME / "core" in file.parents else set())
        | (LOOK if file == GAME / "table.py" else set())
    ]

    assert strangers == []


def test_the_rules_bring_nothing_else_in() -> None:
    """A fresh interpreter that imports all of game/ has loaded nothing beyond the allowed."""
    run = subprocess.run(
        [sys.executable, "-c", BROUGHT_IN, *sorted(PURE | CORE | LOOK)],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )

    assert (run.returncode, run.stderr, run.stdout.split()) == (0, "", [])


BOXES_FOUND = tuple(box.name for box in BOXES if box.name != "base")

# Run where one box is taken away: the others are found, and a game of each begins.
WITHOUT = """
import game
chance = game.Seeded(b"any")
print(*(box.name for box in game.BOXES))
for box in game.BOXES:
    names = [other.name for other in game.BOXES if other.name in {"base", *box.needs, box.name}]
    game.Game.new(3, chance, modules=names)
"""


@pytest.mark.parametrize("box", [*BOXES_FOUND, "computer"])
def test_a_box_can_be_taken_away(box: str, tmp_path: Path) -> None:
    """Without its folder, and those of boxes that need it, the others are played as before."""
    gone = {box, *(other.name for other in BOXES if box in other.needs)}
    shutil.copytree(
        GAME, tmp_path / "game", ignore=lambda folder, _: gone if folder == str(GAME) else ()
    )

    run = subprocess.run(
        [sys.executable, "-c", WITHOUT], cwd=tmp_path, check=False, capture_output=True, text=True
    )

    left = [other.name for other in BOXES if other.name not in gone]
    assert (run.returncode, run.stderr, run.stdout.split()) == (0, "", left)


# What must hold of the words and of the bot whichever boxes there are.
ROUND = ("tests/bot/test_shown.py", "tests/words/test_registry.py", "tests/words/test_commands.py")


@pytest.mark.parametrize("box", BOXES_FOUND)
def test_bot_and_words_do_without_a_box(box: str, tmp_path: Path) -> None:
    """Commands, buttons and texts are whole for the others when a box and its tests are gone."""
    gone = {box, *(other.name for other in BOXES if box in other.needs)}
    games = (str(GAME), str(ROOT / "tests" / "game"))
    for name in ("bot", "game", "render", "storage", "tests", "words"):
        shutil.copytree(
            ROOT / name,
            tmp_path / name,
            ignore=lambda folder, _: gone if folder in games else {"__pycache__", "golden"},
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)

    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ROUND],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
    )

    assert run.returncode == 0, run.stdout + run.stderr


def test_the_bot_names_no_box() -> None:
    """What boxes bring to Discord is found; nothing outside their own folders knows of them."""
    leaks = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files_of(ROOT / "bot")
        if ROOT / "bot" / "boxes" not in file.parents
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if NAMED.search(line)
    ]

    assert leaks == []


@pytest.mark.parametrize("folder", ["core", "board", "base"])
def test_the_base_names_no_box(folder: str) -> None:
    """Core, board and base game do not know that any expansion exists."""
    leaks = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files_of(GAME / folder)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if NAMED.search(line)
    ]

    assert leaks == []
