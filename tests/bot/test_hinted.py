"""`/hint` and its button: where they are, what they say, and that no verb lacks a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.features.hints import screens
from bot.features.hints.panel import beside
from bot.screens.context import ScreenContext
from bot.table.games import Games
from bot.table.server import ratings
from bot.table.table import RATED
from game import Action, Choice, Seat, Seeded, offered
from game.base.bank_trade import TradeWithBank
from game.base.offer_trade import OfferTrade
from game.computer import hints
from game.computer.hints import MOST, Hint
from game.core.cards import one
from storage import COMPUTER
from tests.bot.acting import begun
from tests.bot.pressing import press
from tests.bot.tables import table
from tests.bot.test_both_roads import contexts, positions
from tests.game.random_games import Drawn
from tests.widest import each_set
from words import LANGUAGES

pytestmark = pytest.mark.usefixtures("blank")

LONG, WHOLE = 100, 1000
"""Actions played in each game; more when there is time."""

LABEL = 80
"""Maximum number of characters on a button."""


def two_of_each(context: ScreenContext, random: Random) -> list[Action]:
    """One or two actions of each verb that the seat can play now, side by side."""
    chance = Drawn(random)
    found = [o.sample(chance) if isinstance(o, Choice) else o for o in context.options]
    random.shuffle(found)
    some = {(type(action).__name__, at % 2): action for at, action in enumerate(found)}
    return [some[key] for key in sorted(some)]


def leads_there(context: ScreenContext, found: Sequence[Hint]) -> None:
    """Check that each hint has a line and a button, which plays it or opens a screen."""
    screen = screens.main(context, found)
    (buttons,) = screen.rows
    assert isinstance(buttons, tuple)
    assert screen.text.count("**") == 2 * (1 + len(found))
    assert all(len(button.label) <= LABEL for button in buttons)
    assert len({button.to for button in buttons}) == len(buttons) > 1
    actions = {hint.action for hint in found}
    for button in buttons[:-1]:
        pressed = press(context, button.to)
        assert not isinstance(pressed, Action) or pressed in actions


@pytest.mark.parametrize("long", [LONG, pytest.param(WHOLE, marks=pytest.mark.soak)])
@pytest.mark.parametrize("names", each_set(offered()))
def test_every_verb_can_be_a_hint(names: tuple[str, ...], long: int) -> None:
    """Whatever a seat can do has a name, a button and its reasons in every language."""
    random = Random(f"hinted {names}")
    for number, game in enumerate(positions(names, f"hinted {names}", long)):
        for context in contexts(game, LANGUAGES[number % len(LANGUAGES)]):
            every = two_of_each(context, random)
            for at in range(0, len(every), MOST):
                leads_there(context, [Hint(action, ()) for action in every[at : at + MOST]])
            found = hints(context.view, context.options, Seeded(b"hint"))
            assert found
            leads_there(replace(context, previews=True), found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_it_trades(language: str) -> None:
    """Cards that go and come are in the line, at the rate of the seat."""
    *_, game = positions(("base",), "hinted", 60)
    context = replace(next(contexts(game, language)), rates=(3,) * 5)
    w, rules = context.w, context.view.rules
    offer = OfferTrade(one(0, 5), one(4, 5), (Seat(1),))

    text = screens.main(context, [Hint(TradeWithBank(0, 1), ()), Hint(offer, ())]).text

    for give, get in (((3, 0, 0, 0, 0), one(1, 5)), (one(0, 5), one(4, 5))):
        assert f"{w.cards(give, rules)} → {w.cards(get, rules)}" in text


async def test_a_rated_game_has_hints_only_if_its_table_wants_them(games: Games) -> None:
    """Rated means two people; one whose seat a computer keeps may still come back."""
    assert RATED == ratings.FEWEST
    two = await begun(games, people=2, modules=("base", "duel"))
    assert not two.has_hints
    kept = replace(two.seats[1], user_id=COMPUTER, settings={"person": two.seats[1].user_id})
    two.seats = (two.seats[0], kept)
    assert not two.has_hints
    two.seats = (two.seats[0], replace(kept, settings={}))
    assert two.has_hints
    wants = await begun(games, people=2, modules=("base", "duel"), hints=True, channel_id=2)
    assert wants.has_hints
    assert (await begun(games, people=1, practice=3, channel_id=3)).has_hints


def test_the_button_is_there_only_if_there_is_a_choice() -> None:
    """Without hints, without anything owed, or with a single option, there is none."""
    *_, game = positions(("base",), "hinted", 40)
    context = replace(next(contexts(game, "en")), hints=True)

    assert [button.label for button in beside(context)] == ["Hint"]
    assert not beside(replace(context, hints=False))
    assert not beside(replace(context, options=context.options[:1]))
    assert not beside(replace(context, seat=Seat((context.seat + 1) % 4)))


async def test_hints_come_by_button_and_command(tmp_path: Path) -> None:
    """In practice both show them privately; in a rated game the command says how to get them."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "game new", practice=True)
        await t.command(alba, "game start")

        typed = await t.command(alba, "hint")
        shown = await t.answer(alba)
        assert typed.startswith("**Hints**")
        assert shown.attachments

        await alba.click(shown, "Back")
        await t.rest()
        await alba.click(await t.answer(alba), "Hint")
        await t.rest()
        assert (await t.answer(alba)).content == typed
        await alba.click(await t.answer(alba), next(b for b in shown.buttons if b.startswith("A")))
        await t.rest()
        assert t.lines


async def test_a_rated_game_says_how_to_get_hints(tmp_path: Path) -> None:
    """No button, and the command names the option of the lobby."""
    async with table(tmp_path, "midgame") as t:
        board = await t.board()
        person = t.on_turn(board)

        told = await t.command(person, "hint")

        assert "Hints in rated games" in told
