"""The almanac's screens: Discord's limits, and the way from a refusal to a word."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, product

import pytest

from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Button, Menu, Screen
from bot.features.play import faults
from bot.screens import almanac
from game import BOXES, EdgeId, Game, Illegal, offered, seats_for
from game.base.build_road import BuildRoad
from game.base.refusals import No
from game.core.codec import compiled
from game.core.ruleset import Ruleset
from tests.house import EVERYTHING, SCENARIOS, needs
from tests.widest import widest
from tests.words.tables import Dice
from words import LANGUAGES, Words

CONTENT, BUTTONS, ROWS, LABEL, OPTIONS = 2000, 5, 5, 80, 25
SETS = (*offered(), *SCENARIOS)
LINKS = 200
"""Maximum number of characters that a text grows by when its commands become links."""


def everything() -> Ruleset:
    """The rules of a game with as many boxes as can be played."""
    return compiled(EVERYTHING, {}, 3, BOXES)


def check(screen: Screen) -> None:
    """Check that Discord accepts a screen."""
    assert len(screen.text) <= CONTENT - LINKS
    assert len(screen.rows) <= ROWS
    addresses = []
    for row in screen.rows:
        if isinstance(row, Menu):
            assert 1 <= len(row.options) <= OPTIONS
            assert all(len(option.label) <= LABEL for option in row.options)
            addresses.append(row.to)
        else:
            assert 1 <= len(row) <= BUTTONS
            assert all(len(button.label) <= LABEL for button in row)
            addresses += [button.to for button in row]
    assert len({str(address) for address in addresses}) == len(addresses)


def faults_of(screen: Screen) -> list[str]:
    """Why Discord would not accept a screen, or an empty list."""
    try:
        check(screen)
    except AssertionError as fault:
        return [str(fault)]
    return []


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_every_word(language: str) -> None:
    """Text, rows, buttons and labels keep to the limits; the menu leads to each marked word."""
    w, played = Words(language), everything()
    wrong = []
    for entry in almanac.ALMANAC.entries:
        screen = almanac.word(w, entry.key, played)
        menus = [row for row in screen.rows if isinstance(row, Menu)]
        leads = [[option.value for option in menu.options] for menu in menus]
        wanted = [almanac.ALMANAC.marked(entry.key, language, played)]
        if (faults := faults_of(screen)) or leads != wanted:
            wrong.append((entry.key, faults, leads, wanted))

    assert wrong == [], "\n".join(map(str, wrong))


@pytest.mark.parametrize(
    "cases",
    [
        [*zip(widest(SETS), cycle(LANGUAGES), strict=False)],
        pytest.param([*product(SETS, LANGUAGES)], marks=pytest.mark.soak),
    ],
    ids=["widest", "all"],
)
def test_discord_takes_the_list_of_all_words(cases: Sequence[tuple[tuple[str, ...], str]]) -> None:
    """The words of each box fit one message, and are one choice away."""
    entries, wrong = almanac.ALMANAC.entries, []
    for names, language in cases:
        w = Words(language)
        played = compiled(names, {}, max(seats_for(names)), BOXES)
        here = almanac.every(w, played)
        others = here.rows[1].options if len(here.rows) > 1 else ()  # type: ignore[union-attr]  # a menu
        there = [almanac.every(w, played, option.value) for option in others]
        wrong += [(names, fault) for screen in (here, *there) for fault in faults_of(screen)]
        text = "\n".join(screen.text for screen in (here, *there))
        titles = [almanac.ALMANAC.title(entry.key, language, played) for entry in entries]
        wrong += [(names, title) for title in titles if title not in text]

    assert wrong == [], "\n".join(map(str, wrong))


@pytest.mark.parametrize("typed", ["", "a", "harbour", "puerto", "oxcarts", "z" * 300])
@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_what_is_proposed(typed: str, language: str) -> None:
    """An answer to any text keeps to the limits, and so do the labels of its suggestions."""
    w = Words(language)

    check(almanac.answer(w, typed or "?", None))
    assert all(len(label) <= 100 for label, _ in almanac.choices(w, typed, None))


@needs("gods")
def test_a_word_of_one_box_is_marked_where_it_is_proposed() -> None:
    """Autocomplete names the box for words of one box, but not for the base game's."""
    w = Words("en")

    assert almanac.choices(w, "horus", None)[0] == ("Horus · Help from the Gods", "gods.horus")
    assert almanac.choices(w, "ladrón", None)[0] == ("Robber", "base.robber")


def test_an_unknown_word_offers_near_ones() -> None:
    """A mistyped word gets an answer with buttons for similar words."""
    screen = almanac.answer(Words("es"), "encrusijada", None)

    (row,) = screen.rows
    assert isinstance(row, tuple)
    assert row[0].label == "Encrucijadas"
    assert "encrusijada" in screen.text


def test_a_word_like_no_other_offers_those_asked_most() -> None:
    """Nonsense gets a friendly sentence and the menu."""
    screen = almanac.answer(Words("en"), "qwxyz", None)

    assert isinstance(screen.rows[0], Menu)


def test_a_refusal_leads_to_the_word_that_explains_it() -> None:
    """A refusal for lack of resources has a button to the building costs."""
    game = Game.new(3, Dice(1))
    refused = Illegal(No.CANNOT_PAY, BuildRoad(EdgeId(0)), game.state.rules)

    screen = faults.screen(refused, Words("es"))

    (row,) = screen.rows
    assert isinstance(row, tuple)
    assert [(button.label, button.to.args) for button in row] == [
        ("Más sobre: Costes de construcción", ("base.costs",))
    ]


def test_a_place_that_cannot_be_had_leads_to_building() -> None:
    """A refusal by the bot that is about a rule leads to a word as well."""
    (row,) = faults.screen(Refused("ui.error.no_place"), Words("en")).rows

    assert isinstance(row, tuple)
    assert isinstance(row[0], Button)
    assert row[0].to.args == ("base.build",)


def test_what_is_about_no_rule_leads_nowhere() -> None:
    """The answer to an outdated button has only its sentence, with no button to a word."""
    assert faults.screen(Stale(), Words("en")).rows == ()
