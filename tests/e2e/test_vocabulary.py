"""The players read what the bot writes: their words are those of its catalogues."""

from __future__ import annotations

import pytest

from sandbox.players import vocabulary
from words import Words

LANGUAGES = ("en", "es")
KEYS = {
    "to all": "ui.button.offer_all",
    "i choose": "ui.button.offer_choose",
    "north": "ui.band.north",
    "middle": "ui.band.middle",
    "south": "ui.band.south",
    "skip": "ui.verb.SkipFreeRoad",
    "city": "ui.verb.BuildCity",
    "settlement": "ui.verb.BuildSettlement",
    "road": "ui.verb.BuildRoad",
    "development": "ui.verb.BuyCard",
}
MENUS = {
    "letter": "ui.menu.place",
    "kind": "ui.verb.PlayMonopoly",
    "victim": "ui.verb.Rob",
    "give": "ui.menu.give",
    "get": "ui.menu.get",
    "only": "ui.menu.only",
    "answer": "ui.menu.offer",
    "trades": "ui.menu.bank",
    "mine": "ui.trade.mine",
}
HEADINGS = {
    "found": "ui.choose.FoundSettlement",
    "first road": "ui.choose.LayFirstRoad",
    "free road": "ui.choose.LayFreeRoad",
    "robber": "ui.choose.MoveRobber",
    "rob": "ui.choose.Rob",
    "discard": "ui.choose.Discard",
    "plenty": "ui.choose.PlayPlenty",
}


@pytest.mark.parametrize("number", range(len(LANGUAGES)), ids=LANGUAGES)
def test_buttons_and_menus_are_called_as_players_know_them(number: int) -> None:
    """A reworded label is reworded for the players too."""
    words = Words(LANGUAGES[number])
    for meaning, labels in vocabulary.BUTTONS.items():
        assert words.say(KEYS.get(meaning, f"ui.button.{meaning}")) == labels[number], meaning
    for meaning, labels in vocabulary.MENUS.items():
        assert words.say(MENUS[meaning]) == labels[number], meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_private_screens_and_duties_are_understood(language: str) -> None:
    """What is asked for is told apart by its sentence."""
    words = Words(language)
    for meaning, text in HEADINGS.items():
        assert vocabulary.asked(words.say(text, count=2)) == meaning
    for meaning in vocabulary.DUTIES:
        said = words.say(f"duty.{meaning.replace(' ', '_')}", count=3)
        assert vocabulary.said(vocabulary.DUTIES, said) == meaning
