"""
Tests of a house that has the strange box of the tests among its boxes.

`tests/test_boxes.py` copies the house, puts the box in from its folders in the tests, and runs
these tests there: nothing else has been changed for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from msgspec import structs

from bot.chat.refusals import Stale
from bot.chat.screen import Menu, Screen
from bot.publish.posts.buttons import OWN_BUTTONS
from bot.screens import context as contexts
from bot.screens import panel
from bot.screens.choosing import picks
from bot.screens.choosing.numbers import Choose
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME, shown_in
from bot.tree import all_commands
from game import BOXES, COLOURS, Action, Seat, told
from game.base.bank_trade import rate
from game.core.choice import Number
from render import Player
from tests.bot.pressing import press
from tests.game.random_games import Playing
from tests.words.tables import who
from words import LANGUAGES, Almanac, Words, alt_text, board_text, past

NAMES = ("base", "strange")
ACTIONS = 600
SEATS = 4
PLAYERS = tuple(Player(who(Seat(seat)), colour) for seat, colour in enumerate(COLOURS[:SEATS]))
HOME = "game.strange."


def context_at(playing: Playing, seat: Seat, w: Words) -> ScreenContext:
    """The screen context of a seat."""
    game = playing.game
    return ScreenContext(
        game="g",
        view=game.view(seat),
        options=game.options(seat),
        seat=seat,
        acted=0,
        players=PLAYERS,
        w=w,
        rates=tuple(rate(game.state, seat, card) for card in range(len(game.state.bank))),
        refusals=contexts._refusals(game, seat, game.options(seat)),
    )


def moments() -> Iterator[Playing]:
    """Moments of several random games."""
    for seed in range(3):
        playing = Playing(NAMES, BOXES, SEATS, seed)
        while not playing.state.winners and playing.actions < ACTIONS:
            playing.step()
            if playing.actions % 5 == 0:
                yield playing


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_told(language: str) -> None:
    """Its events have lines, and its parts are in the board's text; a missing text would warn."""
    playing, w, said = Playing(NAMES, BOXES, SEATS, 3), Words(language), list[str]()
    while not playing.state.winners and playing.actions < ACTIONS:
        events = [told(event, None) for event in playing.step()]
        view = playing.game.view()
        said += [w.event(event, who, view.rules, view) or "" for event in events]
        said.append(past(events, view.turn, who, view.rules, w))
        if playing.actions % 20 == 0:
            vane = w.place(view, "hex", view.parts["Wind"].vane)  # type: ignore[attr-defined]
            assert vane in board_text(view, who, w)
            assert vane in alt_text(view, who, w)

    assert any(w.noun("piece.rope").form("a") in line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_verbs_have_buttons_and_screens(language: str) -> None:
    """One verb opens from *Build*, others from a button of the box, and all from their screens."""
    w, opened, buttons = Words(language), set[str](), set[str]()
    for playing in moments():
        for seat in map(Seat, range(SEATS)):
            context = context_at(playing, seat, w)
            for screen in (panel.main(context), panel.at(context, "strange")):
                rows = [row for row in screen.rows if isinstance(row, tuple)]
                buttons |= {button.label for row in rows for button in row}
            for shown in shown_in(context.view.rules):
                if context.listed(shown.action) or context.described(shown.action):
                    assert picks.pick(context, shown).text
                    opened.add(shown.name)

    rules = playing.state.rules
    own = {shown.name for shown in shown_in(rules) if shown.action.__module__.startswith(HOME)}
    assert {shown.group for shown in shown_in(rules)} - {*OWN_BUTTONS} == {"strange"}
    assert {w.say("ui.verb.HangRope"), w.say("ui.verb.LiftRope")} <= buttons
    assert len(own & opened) > len(own) / 2, own - opened


def loading() -> ScreenContext:
    """The screen context of a player who may load the dice."""
    return next(
        context
        for playing in moments()
        for seat in map(Seat, range(SEATS))
        if (context := context_at(playing, seat, Words("en"))).described(BY_NAME["LoadDice"].action)
    )


@pytest.mark.parametrize("previews", [False, True])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_numbers_are_chosen_in_menus(order: tuple[int, int], previews: bool) -> None:
    """Each number has a menu, in any order, and you can ask for a confirmation first."""
    shown = BY_NAME["LoadDice"]
    context = replace(loading(), previews=previews)
    made: Action | Screen = picks.pick(context, shown)
    for place, above in zip(order, (4, 1), strict=True):
        assert isinstance(made, Screen)
        menus = [row for row in made.rows if isinstance(row, Menu)]
        assert [menu.placeholder for menu in menus] == ["One die", "The other die"]
        assert [len(menu.options) for menu in menus] == [6, 6]
        made = press(context, menus[place].to, str(above))

    assert isinstance(made, Screen) == previews
    if isinstance(made, Screen):
        assert made.text.startswith("5 and 2" if order[0] == 0 else "2 and 5")
        (row,) = made.rows
        assert isinstance(row, tuple)
        yes = row[0]
        made = press(context, yes.to)
    dice = (5, 2) if order[0] == 0 else (2, 5)
    assert made == shown.action(*dice)


@pytest.mark.parametrize(("most", "menus"), [(25, 2), (26, 0)])
def test_numbers_without_room_are_typed(most: int, menus: int) -> None:
    """A menu holds 25 lines; for larger numbers the screen only says what to type."""
    context, shown = loading(), BY_NAME["LoadDice"]
    (choice,) = context.described(shown.action)
    numbers = tuple(Number(field.name, 1, most) for field in choice.numbers)
    wide = replace(context, options=(structs.replace(choice, numbers=numbers),))

    screen = picks.pick(wide, shown)

    assert sum(isinstance(row, Menu) for row in screen.rows) == menus
    assert "/load" in screen.text


@pytest.mark.parametrize("args", ["", "0", "0-x-x", "x-x:2", "6-x:1", "z-x:0", "x-x"])
def test_numbers_of_another_moment_are_stale(args: str) -> None:
    """An address with a wrong shape shows the screen again; one with old numbers is stale."""
    context = loading()
    given = ("LoadDice", *args.split(":"))

    if args == "x-x":
        assert isinstance(press(context, Choose.parse(given)), Screen)
        return
    with pytest.raises(Stale):
        press(context, Choose.parse(given), "1")


def test_it_has_commands() -> None:
    """It has a command in a group of others, and one of its own."""
    names = {
        c.qualified_name for top in all_commands() for c in (top, *getattr(top, "commands", ()))
    }

    assert {"build rope", "strange"} <= names


@pytest.mark.parametrize("typed", ["rope", "cuerdas"])
def test_its_words_are_in_the_almanac(typed: str) -> None:
    """Its words are found, written in both languages, and explain its refusals."""
    almanac = Almanac()

    assert almanac.find(typed) == ["strange.rope"]
    assert almanac.explaining("strange.lift_rope.NO_ROPE") == "strange.rope"
    assert all(almanac.text("strange.rope", language) for language in LANGUAGES)
