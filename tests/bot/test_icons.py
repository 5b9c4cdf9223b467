"""Icons in texts: where they stand, and where words stay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
import pytest

from bot import icons
from bot.address import Address
from bot.outgoing import CONTENT, alt, choices, content, layout
from bot.screens.screen import Button, Menu, Option, Screen, in_words
from bot.tables.games import Games
from game import BOXES
from game.core.codec import compiled
from render.emoji import drawings
from tests.bot.acting import begun
from words import LANGUAGES, Words, means, unmarked

RULES = compiled(("base",), {}, 3, BOXES)
CARDS = (2, 0, 0, 0, 1)
TO = Address("g", "l", ("x",))


@pytest.fixture(autouse=True)
def there() -> Iterator[None]:
    """The application has every emoji, each called by what it shows."""
    every = {key: f"<:hex_{key}_123456:1234567890123456789>" for key in drawings()}
    icons.know({"": every, "egypt": every})
    yield
    icons.know({})


def icon(key: str) -> str:
    """An emoji as texts have it."""
    return icons.icon("classic", key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_icons_with_their_numbers(language: str) -> None:
    """In place of "2 wood · 1 ore"; words who have none."""
    words = Words(language, has_icons=True)

    assert content(words.cards(CARDS, RULES)) == f"{icon('lumber')} 2 · {icon('ore')} 1"
    assert unmarked(words.cards(CARDS, RULES)) == Words(language).cards(CARDS, RULES)
    assert unmarked(words.cards_long(CARDS, RULES)) == Words(language).cards_long(CARDS, RULES)


def test_what_is_not_there_stays_a_word() -> None:
    """One emoji has failed, or all of them."""
    said = Words(has_icons=True).cards(CARDS, RULES)

    icons.know({"": {"ore": "<:hex_ore_123456:7>"}})
    assert content(said) == "2 wood · <:hex_ore_123456:7> 1"
    icons.know({})
    assert content(said) == "2 wood · 1 ore"


async def test_a_seat_has_its_mark_as_an_icon(games: Games) -> None:
    """With the name behind it."""
    table = await begun(games)
    said = table.who(table.playing().state.turn)

    assert (
        content(said)
        == f"{icon('seat_' + str(table.seats[table.playing().state.turn].colour))} "
        + (unmarked(said)[2:])
    )


def test_the_first_lines_of_what_calls_somebody_are_words() -> None:
    """A push shows the name of an emoji, which is no word."""
    said = Words(has_icons=True).cards(CARDS, RULES)

    words = "2 wood · 1 ore"
    assert content(f"{said}\n{said}", 1).split("\n") == [words, content(said)]
    assert content(f"<@1> {said}\n{said}").split("\n") == [f"<@1> {words}", content(said)]


def test_labels_and_alt_texts_are_words() -> None:
    """Of buttons, menus, their options and placeholders, choices, pictures."""
    said, words = Words(has_icons=True).cards(CARDS, RULES), "2 wood · 1 ore"
    menu = Menu(TO, said, (Option(said, "a", said),))
    view = layout(Screen("", None, ((Button(said, TO),), menu)))
    assert view is not None
    button, select = view.children
    assert isinstance(button, discord.ui.Button)
    assert isinstance(select, discord.ui.Select)
    (option,) = select.options

    assert {button.label, select.placeholder, option.label, option.description} == {words}
    assert alt(said) == words
    assert [choice.name for choice in choices([(said, "a")])] == [words]


def test_a_message_has_icons_as_far_as_it_has_room() -> None:
    """From its first line on; the others say words, and nothing is cut."""
    said = Words(has_icons=True).cards(CARDS, RULES)
    told = content("\n".join([said] * 60))
    lines = told.split("\n")

    assert len(told) <= CONTENT
    assert (lines[0], lines[-1], len(lines)) == (content(said), "2 wood · 1 ore", 60)
    assert len(set(lines)) == 2
    assert lines == sorted(lines, key=lambda line: "<:" not in line)


def test_who_wants_words_has_words() -> None:
    """The same screen without a mark."""
    screen = Screen(Words(has_icons=True).cards(CARDS, RULES))

    assert in_words(screen) == replace(screen, text="2 wood · 1 ore")
    assert not icons.are_for({"text": "words"})
    assert icons.are_for({})


def test_what_is_typed_means_what_is_shown() -> None:
    """Marks are no letters."""
    assert means("2 wood 1 ore", Words(has_icons=True).cards(CARDS, RULES))
