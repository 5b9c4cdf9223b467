"""Every statement on five and six players has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

BOOK = RULES / "base.md"

WHOLE = ("13.1", "13.2", "13.3", "13.4", "13.5", "13.8")
"""Sections that are one statement each."""

PHASE = (
    "everybody else once, clockwise, before the next roll, builds and buys with cards in hand",
    "no trade, no card, no move, no roll",
    "a card bought there is played in the own next turn",
    "nobody wins there",
)
"""The sentences of 13.6."""

PAIRS = (
    "who the second is",
    "the first plays a whole turn before",
    "what the second may do",
    "then both move one seat on",
    "Cities & Knights: the action phase without the Alchemist",
    "limits are per part",
    "each wins in the own part",
    "Cities & Knights: cards drawn on the other's roll",
    "with fewer than five the pair is played to its end",
    "pairs are the default",
)
"""The bullets of 13.7, and its last line."""

IDS = frozenset(
    {
        *WHOLE,
        *(f"13.6-{number}" for number, _ in enumerate(PHASE, start=1)),
        *(f"13.7-{number}" for number, _ in enumerate(PAIRS, start=1)),
    }
)
ELSEWHERE = frozenset({"12.A4", "12.B3", "12.C7", "12.C8", "12.J1"})
"""Sentences of the base game that have a half for five and six."""

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", sorted({*IDS, *ELSEWHERE}))
def test_every_statement_is_shown(rule: str) -> None:
    """There is a test for this statement of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert IDS | ELSEWHERE >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_count_is_that_of_the_rules() -> None:
    """No statement was added or dropped unnoticed."""
    section = BOOK.read_text(encoding="utf-8").split("\n## 13. ")[1].split("\n*Sources")[0]
    parts = {part.split()[0]: part for part in section.split("\n### ")[1:]}

    assert {*parts} == {*WHOLE, "13.6", "13.7"}
    assert len(re.findall(r"^- ", parts["13.7"], re.MULTILINE)) == len(PAIRS) - 1
