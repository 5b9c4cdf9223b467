"""
Every section on cities and knights, every card, point of the checklist and ruling has a test.

An id is a section; a section and a card; or, of the checklist and of the rulings, which of them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

BOOK = RULES / "cities_knights.md"

SECTIONS = (
    "1",
    "1.1",
    *(f"2.{n}" for n in range(1, 6)),
    *(str(n) for n in range(3, 8)),
    "8.4",
    "9",
)
"""
Set-up, turns, barbarians, knights, improvements, walls, merchant, Diplomat, trade.

Section 10 is of games at sea: see the register of knights at sea.
"""

CARDS = {
    "8.1": (
        *("Alchemist", "Crane", "Engineer", "Inventor", "Irrigation", "Medicine", "Mining"),
        *("Printer", "Road Building", "Smith"),
    ),
    "8.2": (
        *("Bishop", "Constitution", "Deserter", "Diplomat", "Intrigue", "Saboteur", "Spy"),
        *("Warlord", "Wedding"),
    ),
    "8.3": (
        *("Commercial Harbor", "Master Merchant", "Merchant", "Merchant Fleet"),
        *("Resource Monopoly", "Trade Monopoly"),
    ),
}
"""The cards of the three decks, as the section of their deck calls them."""

CHECKLIST = 32
RULINGS = 10

ELSEWHERE = {
    "15.30": "the spiral of the larger board is of five and six seats",
    "15.31": "who acts with whom is of five and six seats",
    "15.32": "the building phase is of five and six seats",
    "16.10": "pairs are of five and six seats",
}
"""Points that another box answers for."""

DIFFERS = ("11.2", "11.3")
"""Where two sources differ, and a test says which one is followed."""

IDS = [
    *SECTIONS,
    *(f"{section} {card}" for section, cards in CARDS.items() for card in cards),
    *(f"15.{n}" for n in range(1, CHECKLIST + 1)),
    *(f"16.{n}" for n in range(1, RULINGS + 1)),
    *DIFFERS,
]

SHOWN = frozenset(carried(Path(__file__).parent))


@pytest.mark.parametrize("rule", [rule for rule in IDS if rule not in ELSEWHERE])
def test_every_statement_is_shown(rule: str) -> None:
    """There is a test for this statement of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert {*IDS} >= SHOWN


def section(text: str, number: str) -> str:
    """A section of the rules, without those below and after it."""
    level = "###" if "." in number else "##"
    body = re.split(rf"^{level} {re.escape(number)}\.? ", text, flags=re.MULTILINE)[1]
    return re.split(r"^##", body, maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_ids_are_those_of_the_rules() -> None:
    """No card, point or ruling was added or dropped unnoticed."""
    text = BOOK.read_text(encoding="utf-8")
    for number, cards in CARDS.items():
        named = re.findall(r"^\| \*\*([A-Z][A-Za-z ]+)\*\*", section(text, number), re.MULTILINE)
        assert tuple(sorted(named)) == cards
    checklist = section(text, "15").strip().split("\n", 1)[1]
    assert len(checklist.split("; ")) == CHECKLIST
    assert len(re.findall(r"^\d+\. ", section(text, "16"), re.MULTILINE)) == RULINGS
