"""The dice, honors and the final figures, as texts with the log's own numbers."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

import pytest

from game import Game, Seat
from game.core.chronicle import COUNTED, Chronicle
from tests.words.tables import played, who
from words import LANGUAGES, Words, dice_alt, dice_text, ending_alt, honour_lines
from words.board_text import ALT
from words.catalogue import texts


@lru_cache(maxsize=2)
def ended(seed: int = 3) -> Game:
    """A game played to its end."""
    games = [game for game, _ in played(seed, actions=4000, points=6)]
    assert games[-1].state.winners
    return games[-1]


def tale() -> Chronicle:
    """Its chronicle."""
    return ended().chronicle(ended().lines)


def rolled() -> Counter[int]:
    """Number of times the log has each sum."""
    events = [event for line in ended().lines for event in line.events]
    return Counter(sum(event["dice"]) for event in events if event["type"] == "DiceRolled")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_the_dice_has_the_logs_counts(language: str) -> None:
    """Each sum has a line with its count and its average."""
    lines = dice_text(tale(), Words(language)).splitlines()
    total = rolled().total()

    found = [re.findall(r"\d+(?:[.,]\d)?", line) for line in lines[2:]]
    assert [(int(sum_), int(times)) for sum_, times, _ in found] == [
        (number, rolled()[number]) for number in range(2, 13)
    ]
    assert float(found[5][2].replace(",", ".")) == round(total / 6, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_the_dice_has_the_same_counts(language: str) -> None:
    """The alt text has the number of rolls, and each sum with its count."""
    said = dice_alt(tale(), Words(language))

    assert re.findall(r"(\d+) ×(\d+)", said) == [
        (str(number), str(rolled()[number])) for number in range(2, 13)
    ]
    assert str(rolled().total()) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_the_end_says_what_the_picture_shows(language: str) -> None:
    """The alt text has all points, dice, cards from dice and honors, within the limit."""
    w = Words(language)
    said = ending_alt(ended().view(), tale(), who, w)

    for seat in map(Seat, range(4)):
        assert f"{who(seat)} {tale().counts['harvest'][seat]}" in said
        assert f"{who(seat)}: {ended().view().seats[seat].total} " in said
        assert all(honour in said for honour in honour_lines(tale(), w)[seat])
    assert dice_alt(tale(), w) in said
    assert "**" not in said
    assert len(said) <= ALT


def test_a_long_alt_text_gives_up_honours_first() -> None:
    """With very long names points, dice and cards from dice are still there."""
    w = Words("en")
    said = ending_alt(ended().view(), tale(), lambda seat: f"{seat}" + "x" * 60, w)

    assert len(said) <= ALT
    assert dice_alt(tale(), w) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_has_an_honour(language: str) -> None:
    """Each count of the chronicle has its words, and no words are left over."""
    named = {key.removeprefix("honour.") for key in texts(language) if key.startswith("honour.")}

    assert named == {*COUNTED, "place"}


def test_who_leads_in_nothing_is_told_its_place() -> None:
    """A player who leads in nothing reads their place, a second place for example."""
    counts = dict.fromkeys(COUNTED, (0, 0, 0)) | {"robbed": (5, 6, 4)}
    lines = honour_lines(Chronicle(3, counts=counts), Words("en"))

    assert lines == [
        ["#2 · Most robbed: 5 cards"],
        ["Most robbed: 6 cards"],
        ["#3 · Most robbed: 4 cards"],
    ]
