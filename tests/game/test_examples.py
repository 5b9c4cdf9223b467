"""The engine's page shows a program and its output, and both are right."""

from __future__ import annotations

import contextlib
import io
import re
import runpy
from pathlib import Path

import pytest

from game import BadLayout, BadSetup, Game, Harbour, Hex, Land, Layout, Seeded

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "docs/examples/engine.py"
PAGE = (ROOT / "docs/engine.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The code blocks of this language."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return [text for name, text in found if name == language]


def test_the_page_shows_the_program() -> None:
    """The page's program is the same text as the example."""
    assert blocks("python") == [PROGRAM.read_text(encoding="utf-8")]


def test_the_program_prints_what_the_page_says() -> None:
    """With scripted chance it runs to its end and prints the same each time."""
    said = io.StringIO()

    with contextlib.redirect_stdout(said):
        runpy.run_path(str(PROGRAM), run_name="__main__")

    assert said.getvalue() == blocks("")[0]


@pytest.mark.parametrize(
    "land",
    [
        (Land(Hex(0, 0), "forest", 7),),
        (Land(Hex(0, 0), "forest", 6), Land(Hex(1, 0), "desert")),
    ],
)
def test_bad_boards_say_what_the_page_says(land: tuple[Land, ...]) -> None:
    """The sentences about boards are the engine's own."""
    with pytest.raises(BadLayout) as refused:
        Game.new(3, Seeded(b""), layout=Layout("bad", land, (Harbour(Hex(0, 0), "E"),)))

    assert f"BadLayout: {refused.value}\n" in PAGE


def test_bad_tables_say_what_the_page_says() -> None:
    """The sentences about seats and options are the engine's own."""
    with pytest.raises(BadSetup) as refused:
        Game.new(5, Seeded(b""))
    assert f"BadSetup: {refused.value}\n" in PAGE

    with pytest.raises(BadSetup) as refused:
        Game.new(3, Seeded(b""), settings={"points": 2})
    assert f"BadSetup: {str(refused.value).partition('6')[0]}" in PAGE
