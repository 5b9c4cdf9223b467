"""Cities & Knights on Discord: open screens, and the number of taps they take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.boxes.cities_knights.screens import main
from bot.boxes.cities_knights.shown import LEVELS
from bot.chat.refusals import Stale
from bot.chat.screen import Button, Menu, Option, Screen
from bot.features.play.acting import way, ways
from bot.screens import panel
from bot.screens.choosing.moves import Onward
from bot.screens.choosing.places import Ghost
from bot.screens.context import ScreenContext
from bot.screens.hand import hand
from bot.screens.menus import prices
from bot.screens.shown import BY_NAME
from game import Action, Seat
from game.cities_knights.activate_all import ActivateAll
from game.cities_knights.improve_city import ImproveCity
from game.cities_knights.module import MODULE
from game.cities_knights.move_knight import MoveKnight
from game.cities_knights.play_inventor import PlayInventor
from game.cities_knights.rows import KNIGHTS
from tests.bot.pressing import opened, press
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_improve_city import RICH, TOWNS
from tests.game.cities_knights.test_knights import ROADS
from tests.game.tables import A
from tests.secrets import shown
from words import LANGUAGES, Words


def context_at(table: Isle, seat: Seat = A, language: str = "en") -> ScreenContext:
    """The screen context of a seat."""
    return shown.context(table.state, seat, language)


def labels(screen: Screen) -> list[str]:
    """The labels of a screen's buttons."""
    return [button.label for row in screen.rows if isinstance(row, tuple) for button in row]


def tapped(context: ScreenContext, screen: Screen, label: str) -> Action | Screen:
    """The result of tapping the button or menu line whose label begins like this."""
    for row in screen.rows:
        parts: tuple[Button | Option, ...] = row.options if isinstance(row, Menu) else row
        for part in parts:
            if not part.label.startswith(label):
                continue
            to = row.to if isinstance(row, Menu) else part.to  # type: ignore[union-attr]
            values = [part.value] if isinstance(part, Option) else []
            return press(context, to, *values)
    pytest.fail(f"there is no {label}: {screen}")


def after(context: ScreenContext, screen: Screen, *taps: str) -> Action | Screen:
    """The result of several taps in a row; only the last may act."""
    *before, last = taps
    for label in before:
        found = tapped(context, screen, label)
        assert isinstance(found, Screen)
        screen = found
    return tapped(context, screen, last)


def test_every_verb_has_its_line() -> None:
    """Every verb of the box can be clicked, and each knight piece has its strength."""
    assert {verb.action for verb in MODULE.verbs} <= {line.action for line in BY_NAME.values()}
    assert tuple(LEVELS) == KNIGHTS


def test_a_knight_moves_by_three_taps() -> None:
    """The taps are *Move*, the knight and its new corner; an only knight is not asked for."""
    table = Isle(ROADS, knights="a1* . a1*")
    context = context_at(table)

    moved = after(context, main(context), "Move", "A", "A")

    assert isinstance(moved, MoveKnight)
    assert moved.origin in (table.corners[0], table.corners[2])
    alone = context_at(Isle(ROADS, knights="a1* . ."))
    assert isinstance(after(alone, main(alone), "Move", "A"), MoveKnight)


def test_all_knights_are_activated_by_one_tap() -> None:
    """The button needs several inactive knights and cards for all; a single one has its own."""
    context = context_at(Isle(ROADS, "2 grain", knights="a1 . a1"))

    assert after(context, main(context), "Activate all") == ActivateAll()
    for cards, knights in (("grain", "a1 . a1"), ("2 grain", "a1 . a1*")):
        one = labels(main(context_at(Isle(ROADS, cards, knights=knights))))
        assert "Activate knight" in one
        assert "Activate all" not in one


def test_only_what_is_possible_has_a_button() -> None:
    """A player without knights and cards sees none of their buttons."""
    assert labels(main(context_at(Isle(ROADS)))) == []
    shown = labels(panel.main(context_at(Isle(ROADS))))
    assert not {"Knights", "City wall", "Improve cities"} & set(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_strength_and_barbarians_are_told(language: str) -> None:
    """The screen shows your own and all active strength, and the barbarians' strength."""
    context = context_at(Isle(ROADS, knights="a1* a2 b3*", ship=5), language=language)

    own, barbarians, *_ = main(context).text.splitlines()

    assert own.index("**1**") < own.index("3")
    assert "**2**" in barbarians
    assert barbarians.endswith(" 4.")


def test_whom_a_card_goes_against_is_told_by_what_it_takes() -> None:
    """Each card lists what it takes: for the spy progress cards, for the deserter knights."""
    held = {"a": "spy deserter", "b": "smith crane", "c": "medicine"}
    context = context_at(Isle(ROADS, knights="a1* b1 b3*", held=held))

    spy = tapped(context, panel.main(context), "Play Spy")
    deserter = tapped(context, panel.main(context), "Play Deserter")

    assert isinstance(spy, Screen)
    assert isinstance(deserter, Screen)
    assert [line.partition(": ")[2] for line in spy.text.splitlines()[1:]] == [
        "2 progress cards",
        "1 progress card",
    ]
    assert [line.partition(": ")[2] for line in deserter.text.splitlines()[1:]] == [
        "2 knights, with strengths 1 and 3"
    ]


def test_the_inventor_takes_either_number_first() -> None:
    """It takes three taps: the card and two hexes, in either order."""
    table = Isle(ROADS, held={"a": "inventor"})
    context = context_at(table)
    legal = context.listed(PlayInventor)
    assert legal
    shown = BY_NAME["PlayInventor"]

    one = opened(context, Onward(shown.name, legal[0].one))  # type: ignore[attr-defined]
    two = opened(context, Onward(shown.name, legal[0].two))  # type: ignore[attr-defined]

    assert legal[0] in [tapped(context, one, "A"), tapped(context, one, "B")]
    assert legal[0] in [tapped(context, two, "A"), tapped(context, two, "B")]


def test_an_improvement_is_found_by_its_words() -> None:
    """The command's suggestions name the track, the price and the next level's effect."""
    context = context_at(Isle(TOWNS, RICH))

    assert sum(
        "gate and a red 1–2 come up" in label
        for label, _ in ways(context, "build improvement").values()
    )
    assert way(context, "build improvement", "Science") == ImproveCity("science")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_says_what_a_seven_can_take(language: str) -> None:
    """The hand says that seven cards are safe, and two more for each wall."""
    w = Words(language)

    def over(walls: tuple[int, ...]) -> list[int]:
        text = hand(context_at(Isle(TOWNS, "6 ore 4 wool", walls=walls), language=language)).text
        said = {most: w.say("ui.hand.over", count=10, limit=most, half=5) for most in range(5, 12)}
        return [most for most, line in said.items() if line in text.splitlines()]

    assert [over(()), over((0,)), over((0, 1))] == [[7], [9], []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_says_how_many_cards_are_safe(language: str) -> None:
    """The hand shows the limit of seven plus two per wall, and the picture gets the same number."""
    w = Words(language)
    for walls, limit in (((), 7), ((0,), 9), ((0, 1), 11)):
        found = hand(context_at(Isle(TOWNS, "2 ore 4 wool", walls=walls), language=language))
        said = w.say("ui.hand.safe", count=6, limit=limit, half=3)

        assert said in found.text.splitlines()
        assert found.picture
        assert said in found.picture.alt
        assert found.picture.draw.keywords["most"] == limit  # type: ignore[attr-defined]


def test_no_limit_is_said_where_all_cards_may_be_held() -> None:
    """There is no limit text when all cards may be kept, or once the game is over."""
    context = context_at(Isle(TOWNS, "2 ore 4 wool"))
    every = sum(card.supply for card in context.view.rules.cards)

    assert "safe" in hand(context).text
    assert "safe" not in hand(replace(context, safe=every)).text


def test_a_price_of_a_tipped_city_is_told_where_there_is_one() -> None:
    """Without a tipped city, the price list has the price of a city only once."""
    context = context_at(Isle(TOWNS, "2 grain 3 ore"))

    lines = prices(context)

    assert sum("2 wheat · 3 ore" in line for line in lines) == 1


@pytest.mark.parametrize("verb", ["RebuildRoute", "Enlist"])
def test_what_is_owed_no_more_is_no_longer_looked_at(verb: str) -> None:
    """An old button for a place that is no longer owed shows no picture."""
    with pytest.raises(Stale):
        press(context_at(Isle(ROADS)), Ghost(verb, 3))
