"""Icons in texts: where they appear, and where words stay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
import pytest

from bot.chat.address import Address
from bot.chat.outgoing import CONTENT, alt, choices, content, layout
from bot.chat.pictures import icons
from bot.chat.screen import Button, Menu, Option, Screen, in_words
from bot.screens.context import labeled
from bot.table.games import Games
from game import BOXES, EdgeId, Event, Seat
from game.base.build_road import RoadBuilt
from game.base.buy_card import CardBought
from game.base.dev_cards import CardPlayed
from game.base.rob import Robbed
from game.core.codec import compiled
from game.core.points import GameEnded
from render import Player
from render.emoji import drawings
from tests.bot.acting import begun
from words import LANGUAGES, Words, means, past, unmarked

RULES = compiled(("base",), {}, 3, BOXES)
CARDS = (2, 0, 0, 0, 1)
TO = Address("g", "l", ("x",))


@pytest.fixture(autouse=True)
def there() -> Iterator[None]:
    """The application has every emoji, named after what it shows."""
    every = {key: f"<:hex_{key}_123456:1234567890123456789>" for key in drawings()}
    icons.know({"": every, "egypt": every})
    yield
    icons.know({})


def icon(key: str) -> str:
    """An emoji as texts write it."""
    return icons.icon("classic", key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_icons_with_their_numbers(language: str) -> None:
    """Icons replace "2 wood · 1 ore"; readers without icons get the words."""
    words = Words(language, has_icons=True)

    assert content(words.cards(CARDS, RULES)) == f"2\xa0{icon('lumber')} · 1\xa0{icon('ore')}"
    assert unmarked(words.cards(CARDS, RULES)) == Words(language).cards(CARDS, RULES)
    assert unmarked(words.cards_long(CARDS, RULES)) == Words(language).cards_long(CARDS, RULES)


PIECES: list[tuple[Event, str]] = [
    (RoadBuilt(seat=Seat(0), edge=EdgeId(3)), "A builds {road}."),
    (CardPlayed(seat=Seat(0), card="knight"), "A plays {knight}\xa0knight."),
    (CardBought(seat=Seat(0), card=None), "A buys {deck}."),
    (CardBought(seat=Seat(0), card="knight"), "A buys {deck}: {knight}\xa0knight."),
    (Robbed(seat=Seat(0), victim=Seat(1), card=0), "A steals 1 {lumber} from B."),
    (
        GameEnded(winners=(Seat(0),), points=(10, 5), shown=(("knight", "knight"), ())),
        "🏆 A wins with 10 points! The others: B 5. A reveals {knight}\xa02 knights.",
    ),
]


@pytest.mark.parametrize(("event", "said"), PIECES)
def test_what_happens_is_told_with_pieces_and_cards(event: Event, said: str) -> None:
    """Icons replace words along with their articles; a card's name stays beside its icon."""
    told = Words(has_icons=True).event(event, "AB".__getitem__, RULES)
    icons_in = {key: icon(key) for key in ("road", "knight", "deck", "lumber")}

    assert told is not None
    assert content(told) == said.format(**icons_in)
    assert unmarked(told) == Words().event(event, "AB".__getitem__, RULES)


def test_a_turn_in_one_line_has_icons() -> None:
    """The icons of a turn's line come after their numbers, as words do."""
    built = [RoadBuilt(seat=Seat(0), edge=EdgeId(edge)) for edge in (3, 4)]
    words = Words(has_icons=True)

    said = past(built, Seat(0), "AB".__getitem__, RULES, words)

    assert content(said) == f"A built 2 {icon('road')}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_an_icon_would_take_a_word_along_the_words_stay(language: str) -> None:
    """Words stay where an icon would swallow one, as in ``del carro``, or begin a sentence."""
    words = Words(language, has_icons=True)

    assert words.say("event.RobberMoved.stays") == unmarked(words.say("event.RobberMoved.stays"))
    assert words.say("ui.choose.BuildRoad") == Words(language).say("ui.choose.BuildRoad")


def test_what_is_not_there_stays_a_word() -> None:
    """A missing emoji stays a word, whether one or all failed to upload."""
    said = Words(has_icons=True).cards(CARDS, RULES)

    icons.know({"": {"ore": "<:hex_ore_123456:7>"}})
    assert content(said) == "2 wood · 1\xa0<:hex_ore_123456:7>"
    icons.know({})
    assert content(said) == "2 wood · 1 ore"


async def test_a_seat_has_its_mark_as_an_icon(games: Games) -> None:
    """A seat's mark is an icon, followed by the player's name."""
    table = await begun(games)
    said = table.who(table.playing().state.turn)

    assert (
        content(said)
        == f"{icon('seat_' + str(table.seats[table.playing().state.turn].colour))} "
        + (unmarked(said)[2:])
    )


def test_a_name_on_an_option_has_its_mark_as_an_icon() -> None:
    """An option for a player has the colored mark of the texts, and no second one in its words."""
    said = f"#2 {labeled(Player('Alba', 'red'))} gives {Words(has_icons=True).cards(CARDS, RULES)}"
    view = layout(Screen("", None, (Menu(TO, "Which?", (Option(said, "a"),)),)))
    assert view is not None
    (select,) = view.children
    assert isinstance(select, discord.ui.Select)
    (option,) = select.options
    assert str(option.emoji) == icon("seat_red")
    assert option.label == "#2 Alba gives 2 wood · 1 ore"


def test_marks_of_seats_are_never_mixed() -> None:
    """All are icons, or signs if these don't fit; a line for pushes has names alone."""
    who, cards = icons.seat("red") + " Alba", Words(has_icons=True).cards(CARDS, RULES)
    line = f"{who}: {cards}"
    for count in range(1, 100):
        said = content(f"<@1>, {who} has {cards}.\n" + "\n".join([line] * count), 1)
        first, *lines = said.split("\n")
        marks = {each.split(" ")[0] for each in lines}
        assert marks == {icon("seat_red")} or (marks == {"●"} and "<:" not in said)
        assert len(said) <= CONTENT
        if marks != {"●"}:
            assert first == "<@1>, Alba has 2 wood · 1 ore."
    assert marks == {"●"}


def test_the_first_lines_of_what_calls_somebody_are_words() -> None:
    """A ping's first line has no icons, since a push would show the emoji's name."""
    said = Words(has_icons=True).cards(CARDS, RULES)

    words = "2 wood · 1 ore"
    assert content(f"{said}\n{said}", 1).split("\n") == [words, content(said)]
    assert content(f"<@1> {said}\n{said}").split("\n") == [f"<@1> {words}", content(said)]


def test_labels_and_alt_texts_are_words() -> None:
    """Buttons, menus, options, placeholders, choices and pictures' texts have only words."""
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
    assert [choice.name for choice in choices([(said, "a")], Words("en"))] == [words]


def test_the_mark_of_a_seat_is_not_said_beside_its_icon() -> None:
    """A button shows either the mark or its icon; a word stays, whatever precedes it."""
    labels = [f"{icons.seat('red')} Alba", Words(has_icons=True).icon("lumber", "− Wood")]
    screen = Screen("", None, (tuple(Button(label, TO) for label in labels),))

    def shown() -> list[str | None]:
        return [b.label for b in layout(screen).children if isinstance(b, discord.ui.Button)]

    assert shown() == ["Alba", "− Wood"]
    icons.know({})
    assert shown() == ["● Alba", "− Wood"]


def test_a_message_has_icons_as_far_as_it_has_room() -> None:
    """The first lines have icons while there's room; the others use words, and nothing is cut."""
    said = Words(has_icons=True).cards(CARDS, RULES)
    told = content("\n".join([said] * 60))
    lines = told.split("\n")

    assert len(told) <= CONTENT
    assert (lines[0], lines[-1], len(lines)) == (content(said), "2 wood · 1 ore", 60)
    assert len(set(lines)) == 2
    assert lines == sorted(lines, key=lambda line: "<:" not in line)


def test_who_wants_words_has_words() -> None:
    """A reader who wants words gets the same screen without icons."""
    screen = Screen(Words(has_icons=True).cards(CARDS, RULES))

    assert in_words(screen) == replace(screen, text="2 wood · 1 ore")
    assert not icons.are_for({"text": "words"})
    assert icons.are_for({})


def test_what_is_typed_means_what_is_shown() -> None:
    """Typed text matches what is shown, because marks don't count as letters."""
    assert means("2 wood 1 ore", Words(has_icons=True).cards(CARDS, RULES))
