"""Every numbered sentence on the base game's edge cases has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.registers import RULES, carried

HERE = Path(__file__).parent
BOOK = RULES / "base.md"

NUMBERS = {
    "A": "1 2 3 4",
    "B": "1 2 3",
    "C": "1 2 3 4 5 6 7 8",
    "D": "1 2 3",
    "E": "1 2 3 4 5",
    "F": "1 2 3",
    "G": "1 2 3",
    "H": "1 2 3a 3b 3c 3d 4 5",
    "I": "",
    "J": "1 2 3",
    "K": "",
}
IDS = [f"12.{letter}{n}" for letter, numbers in NUMBERS.items() for n in numbers.split() or [""]]

SECTIONS = ("1", "2", "3", "4")
"""What the other sections say is shown under their numbers."""

ELSEWHERE = {
    "12.B3": "five and six players build between turns; here: nobody builds off turn",
    "12.C7": "the paired player is of five and six players; here: everybody else gives",
    "12.C8": "the special building phase is of five and six players; here: no card off turn",
    "12.H1": "a knight that stops a road is of Cities & Knights; here: buildings do",
    "12.H5": "ships and Cities & Knights' knights are of their boxes; here: roads and settlements",
    "12.I": "Hapi takes knights away, and Cities & Knights has no army; here: it is never lost",
    "12.J1": "paired play is of five and six players; here: one seat is on turn",
    "12.K": "progress cards are of Cities & Knights; here: development cards",
}
"""The sentences whose other half belongs to another box, and what the tests here show."""


SHOWN = frozenset(carried(HERE))


def written(text: str) -> list[str]:
    """The ids of section 12 in the text of the rules."""
    section = text.split("\n## 12.")[1].split("\n## ", maxsplit=1)[0]
    found: list[str] = []
    letter = ""
    for line in section.splitlines():
        if heading := re.match(r"\*\*([A-K])\. [^*]+\*\*(.*)", line):
            letter = heading[1]
            # A paragraph without numbers is one sentence.
            found += [f"12.{letter}"] * bool(heading[2])
        elif number := re.match(r"(\d+)\. ", line):
            found.append(f"12.{letter}{number[1]}")
        elif part := re.match(r" +([a-z])\. ", line):
            found.append(found[-1].rstrip("abcdefgh") + part[1])
    return [one for one in found if f"{one}a" not in found]


@pytest.mark.parametrize("rule", IDS)
def test_every_sentence_is_shown(rule: str) -> None:
    """There is a test for this sentence of the rules."""
    assert rule in SHOWN


def test_no_test_carries_an_id_that_is_none() -> None:
    """Ids are spelled as in the rules."""
    assert {*IDS, *SECTIONS} >= SHOWN


@pytest.mark.parametrize("section", SECTIONS)
def test_every_other_section_is_shown(section: str) -> None:
    """Components, maps, set-up and the turn have tests."""
    assert section in SHOWN


def test_halves_are_of_sentences_that_exist() -> None:
    """What is left to other boxes is a part of one of these sentences."""
    assert set(ELSEWHERE) <= set(IDS)


@pytest.mark.skipif(not BOOK.exists(), reason="the rules do not lie beside the checkout")
def test_the_list_is_that_of_the_rules() -> None:
    """No sentence was added, dropped or renumbered unnoticed."""
    assert written(BOOK.read_text(encoding="utf-8")) == IDS
