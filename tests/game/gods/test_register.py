"""Every sentence on the gods, and every decision on them, has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

BOOK = RULES / "egypt.md"

GENERAL = ("2.1", *(f"2.2.{number}" for number in range(1, 9)))
"""The set-up, and the general rules by their numbers."""

GODS = ("Horus", "Ptah", "Atum", "Osiris", "Isis", "Amun", "Hapi", "Maat", "Bastet", "Thoth")

EDGES = {
    **{god: god for god in GODS},
    "Isis + Vizier's Favor": "Isis + Vizier's Favor",
    'Supply empty for a "take any" effect': "supply",
    "Two reactive gods can never collide": "both",
}
"""The edge cases as they begin, with what a test's id calls them."""

POINTS = {
    "5.1": "exact printed god texts",
    "5.2": "Bastet / Thoth powers",
    "5.3": "Hapi reduced costs",
    "5.4": "Horus targets",
    "5.5": "Isis after-use moment (threshold: revealed number, ALM-EN)",
    "5.6": "Amun after-use moment",
    "5.7": "Ptah on boats / doubles",
    "5.8": "Maat VP basis",
    "5.9": "gods in fixed beginner set-up",
}
"""The points of the register that concern this box, by what they are called there."""

IDS = (
    *GENERAL,
    *(f"2.3 {god}" for god in GODS),
    *(f"2.4 {name}" for name in EDGES.values()),
    *POINTS,
)

BORROWED = {"1.3": "the army is set aside like the road: Hapi alone can take a knight away"}
"""A section of another box that a test here shows in part."""

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", IDS)
def test_every_sentence_is_shown(rule: str) -> None:
    """There is a test for this sentence of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert {*IDS, *BORROWED} >= SHOWN


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_list_is_that_of_the_rules() -> None:
    """No sentence was added, dropped or renumbered unnoticed."""
    text = BOOK.read_text(encoding="utf-8")
    general, rest = text.split("\n## 2.2")[1].split("\n## 2.3")
    table, edges = rest.split("\n### Edge cases")
    edges = edges.split("\n# 3.")[0]
    points = re.findall(r"^\| (\d+) \| (.*?) \|", text.split("\n# 5.")[1], re.MULTILINE)

    assert re.findall(r"^(\d)\. ", general, re.MULTILINE) == [rule[-1] for rule in GENERAL[1:]]
    assert re.findall(r"^\| \*\*(\w+)\*\*", table, re.MULTILINE) == list(GODS)
    begins = re.findall(r"^\* (?:\*\*(.*?)\*\*|(.*?)(?::| \())", edges, re.MULTILINE)
    assert {bold or plain for bold, plain in begins} == set(EDGES)
    assert POINTS.items() <= {(f"5.{number}", name) for number, name in points}
