"""Screens of a game in which players don't trade with each other."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.screen import Menu, Screen
from bot.features.prepare import screens as prepare
from bot.features.trade import screens as trade
from bot.screens.context import ScreenContext
from game import Game, Seat, Seeded, computer
from game.base.bank_trade import rate
from game.base.families import TURN
from game.core.rows import Value
from render.samples import players
from words import Words

NONE: dict[str, Value] = {"trades": "none", "points": 4}


def texts(screen: Screen) -> Iterator[str]:
    """The texts of a screen and of everything on it that can be pressed."""
    yield screen.text
    for row in screen.rows:
        if isinstance(row, Menu):
            yield from (row.placeholder, *(option.label for option in row.options))
        else:
            yield from (one.label for one in row)


def test_no_screen_offers_a_trade_with_players() -> None:
    """*Trade* says so and leads to the bank or back; no answer to offers can be prepared."""
    game, chance, w = Game.new(3, Seeded(b"v"), settings=NONE), Seeded(b"c"), Words("en")
    make, says = w.say("ui.button.offer"), w.say("ui.trade.bank_only")
    banks = set()
    while not game.state.winners:
        ((seat, _), *_) = game.defaults()
        if game.state.debt(game.state.turn, TURN):
            for each in map(Seat, range(3)):
                context = ScreenContext(
                    "g",
                    game.view(each),
                    game.options(each),
                    each,
                    0,
                    players(3),
                    w,
                    rates=tuple(rate(game.state, each, card) for card in range(5)),
                )
                screen = trade.main(context)
                shown = [*texts(screen)]
                assert says in shown[0]
                assert make not in shown
                assert all(screen.rows)
                assert "offers" not in prepare.moments(context)
                banks.add((each == game.state.turn, len(shown) > 2))
        game.play(seat, computer.choose(game.view(seat), game.options(seat), chance), chance)

    assert banks == {(True, True), (True, False), (False, False)}
