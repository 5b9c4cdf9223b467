"""Cards as players type them."""

from __future__ import annotations

import pytest

from game import Game
from tests.game.asking import cards_of
from tests.words.tables import Dice
from words import LANGUAGES, Words, parse_cards

RULES = Game.new(4, Dice(1)).state.rules


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("2 wood 1 ore", {"lumber": 2, "ore": 1}),
        ("2 madera, mineral", {"lumber": 2, "ore": 1}),
        ("2 Maderas y 1 MINERAL", {"lumber": 2, "ore": 1}),
        ("2x wood; 1 x brick", {"lumber": 2, "brick": 1}),
        ("wood wood ore", {"lumber": 2, "ore": 1}),
        ("2b", {"brick": 2}),
        ("dos lanas y un cereal", {"wool": 2, "grain": 1}),
        ("three sheep and a stone", {"wool": 3, "ore": 1}),
        ("2 de madera + minería", {"lumber": 2, "ore": 1}),
        ("trigo", {"grain": 1}),
        ("2 wood · 1 ore", {"lumber": 2, "ore": 1}),
        ("cerea", {"grain": 1}),
    ],
)
def test_cards_are_understood_in_both_languages(text: str, cards: dict[str, int]) -> None:
    """Numbers, plurals, accents, case and language do not matter."""
    assert parse_cards(text, RULES) == cards_of(RULES, **cards)


@pytest.mark.parametrize("text", ["", "2", "2 3 wood", "w", "gold", "2 wood 1", "-2 wood", "0 ore"])
def test_what_is_unclear_is_not_guessed(text: str) -> None:
    """Text without a kind, with two numbers, or with a letter of two kinds is not understood."""
    assert parse_cards(text, RULES) is None


@pytest.mark.parametrize("text", ["999999999999 wood", "100 ore"])
def test_absurd_numbers_are_refused(text: str) -> None:
    """A hundred cards are refused, since no player has that many."""
    assert parse_cards(text, RULES) is None


def test_an_unknown_word_is_named() -> None:
    """An unknown word is named in the answer, with an example that works."""
    for language, word in (("en", "gold"), ("es", "oro")):
        w = Words(language)
        said = w.cards_error(f"2 wood 1 {word}", RULES)
        assert f"{word}" in said
        assert w.parse_cards(said.rpartition(": ")[2], RULES) == cards_of(RULES, lumber=2, ore=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed(language: str) -> None:
    """Cards in the form that texts show can be typed."""
    w, cards = Words(language), cards_of(RULES, lumber=1, brick=2, wool=3, grain=4, ore=5)

    assert w.parse_cards(w.cards(cards, RULES), RULES) == cards
    assert w.parse_cards(w.cards_long(cards, RULES), RULES) == cards
