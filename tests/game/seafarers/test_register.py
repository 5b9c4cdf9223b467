"""
Every numbered statement on ships, pirate, gold and islands has a test that carries its id.

An id is a section and, after a dash, the number of a statement in it: of those that are numbered,
or of its bullets as they come. What stands before the bullets goes by the section alone.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

BOOK = RULES / "seafarers.md"

COUNTS = {"1": 7, "1.1": 6, "1.2": 0, "2": 6, "3": 4, "5": 4}
"""By section, how many statements it has."""

RULINGS = ("12.1", "12.2", "12.4", "12.8", "12.9", "12.10", "12.11", "12.13")
"""What was decided of these sections, and of maps, afterwards."""

ELSEWHERE = {"2-6": "before the first attack is of Cities & Knights"}
"""Statements of another box."""

IDS = [
    *(f"{section}-{n}" for section, count in COUNTS.items() for n in range(1, count + 1)),
    *("1.1", "1.2"),
    *RULINGS,
]

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", [rule for rule in IDS if rule not in ELSEWHERE])
def test_every_statement_is_shown(rule: str) -> None:
    """There is a test for this statement of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules; maps and the table of points go by their section."""
    assert {rule for rule in SHOWN if not rule.startswith("8.")} <= {*IDS, "5"}


def written(text: str, section: str) -> int:
    """How many statements a *section* of the rules has."""
    level = "##" if "." not in section else "###"
    body = re.split(rf"^{level} {re.escape(section)}\.? ", text, flags=re.MULTILINE)[1]
    body = re.split(r"^##", body, maxsplit=1, flags=re.MULTILINE)[0]
    numbered = re.findall(r"^\d+\. ", body, re.MULTILINE)
    return len(numbered or re.findall(r"^- ", body, re.MULTILINE))


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
@pytest.mark.parametrize("section", COUNTS)
def test_the_counts_are_those_of_the_rules(section: str) -> None:
    """No statement was added or dropped unnoticed."""
    found = written(BOOK.read_text(encoding="utf-8"), section)

    # The page ends the section on moving with a sentence that goes on from its bullets.
    assert found == COUNTS[section] - {"1.1": 2}.get(section, 0)
