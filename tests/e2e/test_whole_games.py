"""Whole games end to end: the real bot in its own process, and people who see a screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from players.evening import NAMES, Plan
from tests.databases import POSTGRESQL, SQLITE, Database
from tests.e2e.checks import check
from tests.e2e.test_box_games import KILLS
from tests.e2e.whole import ROOT, whole
from tests.house import needs

pytestmark = pytest.mark.e2e

ENTRY = re.compile(r'^msgid "(.+)"$|^msgstr(?:\[\d\])? "(.*)"$', re.MULTILINE)
HOLE = re.compile(r"\{[^}]*\}")
WORD = re.compile(r"[^\W\d_]{2,}")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("database", "names"),
    [
        pytest.param(SQLITE, NAMES, id="sqlite-commands"),
        pytest.param(POSTGRESQL, (), id="postgresql-clicks"),
        pytest.param(SQLITE, (), id="sqlite-clicks"),
        pytest.param(POSTGRESQL, NAMES, id="postgresql-commands"),
    ],
    indirect=["database"],
)
async def test_a_game_to_five(
    database: Database, names: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game by clicks has icons in texts and buttons, and one by commands has words."""
    plan = Plan(by_commands=frozenset(names), options={"points": 5})

    played = await whole(tmp_path, plan, monkeypatch, database, emoji=not names)

    check(played)
    assert ("<:hex_" in played.text) == (not names)


@pytest.mark.parametrize(
    "database", [POSTGRESQL, pytest.param(SQLITE, marks=pytest.mark.soak)], indirect=True
)
@needs("duel")
async def test_a_spanish_game_has_no_english_sentence(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    No post, private answer, alt text, button or menu has an English sentence.

    One of two players clicks, the other types, and both read icons. They trade, rob and build
    through kills to the end, and no screen asks for a third.
    """
    options = {"points": 3, "language": "es", "expansion": "base duel"}
    plan = Plan(options=options, locale="es-ES", names=NAMES[:2], seed=4)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=KILLS, emoji=True)

    check(played)
    assert played.deaths
    assert len(played.seats) == 2
    text = played.text
    assert "Mi mano" in text
    assert "<:hex_" in text
    assert [sentence for sentence in english() if is_said(sentence, text)] == []


def catalogue(language: str) -> dict[str, list[str]]:
    """All texts of a language by key."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "words").rglob(f"locale/{language}/**/*.po")):
        name = ""
        for new, text in ENTRY.findall(file.read_text(encoding="utf-8")):
            name = new or name
            found.setdefault(name, []).extend([text] if text else [])
    return found


def english() -> set[str]:
    """English texts of several words that differ from the Spanish ones."""
    spanish = catalogue("es")
    return {
        text
        for name, texts in catalogue("en").items()
        for text in texts
        if not {text} & set(spanish.get(name, [])) and len(WORD.findall(HOLE.sub(" ", text))) > 2
    }


def is_said(sentence: str, text: str) -> bool:
    """Whether *text* contains *sentence*, with anything in its placeholders."""
    pieces = HOLE.split(sentence.replace("\\n", "\n").replace('\\"', '"'))
    # Looking for the text between the placeholders first is much faster.
    return all(piece in text for piece in pieces) and bool(
        re.search(".+?".join(map(re.escape, pieces)), text)
    )
