"""Every statement on the Harbormaster has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

BOOK = RULES / "seafarers.md"

IDS = ("6-1", "6-2", "6-3", "6-4", "8.1")
"""The bullets of the section, as they come, and the board."""

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", IDS)
def test_every_statement_is_shown(rule: str) -> None:
    """There is a test for this statement of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert {*IDS} >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_count_is_that_of_the_rules() -> None:
    """No statement was added or dropped unnoticed."""
    section = BOOK.read_text(encoding="utf-8").split("\n## 6. ")[1].split("\n## ")[0]

    assert len(re.findall(r"^- ", section, re.MULTILINE)) == 4
