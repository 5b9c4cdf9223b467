"""
The walls of the house: allowed imports, and words that the rules may not contain.

The contracts themselves are in pyproject.toml, where `make check` reads them too.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

from game import BOXES
from tests.copied import HOMES

ROOT = Path(__file__).parents[1]
GAME = ROOT / "game"

# Imports allowed in any file of game/: data types and math, nothing that waits, reads or rolls.
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
        "weakref",
    }
)
# Additional imports for the core alone: the dice's proof and the codec.
CORE = frozenset({"hashlib", "hmac", "msgspec"})
# Additional imports for the list of boxes alone, which looks for them.
LOOK = frozenset({"importlib", "pkgutil"})

MODULES = 15
"""Maximum number of modules in a folder of the bot."""

# Names that only boxes' own folders may use: the boxes, and the classes they bring.
FOUND = [box for box in BOXES if box.name != "base"]
BROUGHT = {
    name
    for box in FOUND
    for kinds in ([type(part()) for part in box.parts], [v.action for v in box.verbs], box.events)
    for name in (kind.__name__ for kind in kinds)
}
# Boxes named by an ordinary word: a leak is a path, or a text with only that word.
ORDINARY = frozenset({"cloth", "discovery", "wonders"})
# Boxes named after an idea of the rules: a leak is their path, or a text with only that word.
IDEAS = frozenset({"teams"})
RARE = "|".join(box.name for box in FOUND if box.name not in ORDINARY | IDEAS)
QUOTED = rf"""(?<=["'./])(?:{"|".join(sorted(ORDINARY))})(?=["'./ ])"""
PATH = rf"""(?<=["'/])(?:{"|".join(IDEAS)})(?=["'/])|(?:game|boxes)\.(?:{"|".join(IDEAS)})\b"""
NAMED = re.compile(rf"(?i:{RARE})|{QUOTED}|{PATH}|\b(?:{'|'.join(sorted(BROUGHT))})\b")
TEXTS = frozenset({".css", ".html", ".js", ".json", ".po", ".py", ".txt"})
HOUSE = ("game", "words", "render", "bot", "storage", "sandbox", "players")

# Boxes with maps and no manifest yet: they name the box whose charts they use.
COMING: tuple[str, ...] = ()

# Names that the sandbox may not use: those of the game played on it.
ROWS = {card.name for box in BOXES for card in box.cards}
ROWS |= {piece.name for box in BOXES for piece in box.pieces}
PLAYED = re.compile(
    rf"(?i:\b(?:{'|'.join(sorted(ROWS))}|dice|harbour|hex|knight|robber)s?\b|catan)"
)

# The modules a person at the sandbox sees and presses; players of a game use no others.
CLIENT = frozenset({"sandbox.payload", "sandbox.person", "sandbox.post"})

# Run in a separate interpreter: prints each module that game loads beyond the allowed ones.
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
    """The Python files below *folder*; fails if there are none to guard."""
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


def circle(imports: Mapping[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, the first also last; empty if there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_folder_of_the_bot_is_crowded() -> None:
    """A folder that holds more than fifteen modules is two folders."""
    folders = {file.parent for file in files_of(ROOT / "bot")}
    modules = {f: [m for m in f.glob("*.py") if m.name != "__init__.py"] for f in folders}

    crowded = {str(f.relative_to(ROOT)): len(m) for f, m in modules.items() if len(m) > MODULES}

    assert crowded == {}


def test_imports_keep_to_the_contracts() -> None:
    """Every contract of import-linter is kept."""
    # As a separate program: inside this one it would disable all loggers.
    run = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )

    assert run.returncode == 0, run.stdout + run.stderr


def test_no_modules_import_one_another() -> None:
    """There is no circle among our modules, counting imports for types and inside functions."""
    graph = grimp.build_graph(*HOUSE, exclude_type_checking_imports=False, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}

    assert circle(imports) == []


def test_a_circle_is_found() -> None:
    """The search above finds a circle of any length."""
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}


def test_the_rules_import_only_what_is_allowed() -> None:
    """A file of game/ imports only data types and math; proof and codec are for the core alone."""
    strangers = [
        f"{file.relative_to(ROOT)}:{line} imports {package}"
        for file in files_of(GAME)
        for line, package in imports_of(file)
        if package
        not in PURE
        | {"game"}
        | (CORE if GAME / "core" in file.parents else set())
        | (LOOK if file == GAME / "boxes.py" else set())
    ]

    assert strangers == []


def test_the_rules_bring_nothing_else_in() -> None:
    """A fresh interpreter that imports all of game/ loads nothing else."""
    run = subprocess.run(
        [sys.executable, "-c", BROUGHT_IN, *sorted(PURE | CORE | LOOK)],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )

    assert (run.returncode, run.stderr, run.stdout.split()) == (0, "", [])


@pytest.mark.parametrize("folder", HOUSE)
def test_only_its_own_folders_name_a_box(folder: str) -> None:
    """No file outside a box's own folders names the box."""
    own = {ROOT / home / box.name for home in HOMES for box in FOUND}
    own |= {ROOT / home / box for home in HOMES for box in COMING}
    leaks = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in TEXTS and own.isdisjoint(file.parents)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if NAMED.search(line)
    ]

    assert leaks == []


def test_the_sandbox_does_not_know_what_is_played() -> None:
    """The sandbox mentions no card, piece or anything else of Catan."""
    leaks = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sorted((ROOT / "sandbox").rglob("*"))
        if file.suffix in TEXTS
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if PLAYED.search(line)
    ]

    assert leaks == []


def test_who_plays_knows_the_screen_only() -> None:
    """Players import a person and their screen; only starting a game imports the sandbox."""
    strangers = [
        f"{file.relative_to(ROOT)} imports {node.module}"
        for file in files_of(ROOT / "players")
        if file.name not in {"__main__.py", "evening.py", "scribe.py"}
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sandbox")
        if node.module not in CLIENT
    ]

    assert strangers == []
