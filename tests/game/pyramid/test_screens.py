"""The Great Pyramid's private screens: boats, blocks and the Favor, from legal actions."""

from __future__ import annotations

import pytest

from bot.chat.screen import Button, Menu
from bot.features.trade import screens as trade
from bot.publish.posts.board import latest
from bot.screens import panel
from bot.screens.choosing import picks
from bot.screens.context import ScreenContext
from bot.screens.reading import need_option
from bot.screens.shown import BY_NAME, shown_in
from game import Game, Illegal, Seeded
from game.pyramid.build_block import BuildBlock
from game.pyramid.build_boat import BoatBuilt, BuildBoat
from game.pyramid.use_favor import No, UseFavor
from tests.bot.pressing import press
from tests.game.pyramid.tables import BANK, River
from tests.game.tables import A, cards, kind
from tests.secrets import shown
from words import Words


def context_at(table: River, language: str = "en") -> ScreenContext:
    """The screen context of a, who is on turn."""
    return shown.context(table.state, A, language)


@pytest.mark.parametrize("language", ["en", "es"])
def test_boats_and_blocks_are_built_where_everything_is(language: str) -> None:
    """Both are on the panel with their prices, with at most five buttons in a row."""
    screen = panel.at(context_at(River(BANK, "ore lumber"), language), "build")
    w, rules = Words(language), River(BANK).state.rules

    labels = [button.label for row in screen.rows if isinstance(row, tuple) for button in row]

    assert w.say("ui.verb.BuildBlock") in labels
    assert max(len(row) for row in screen.rows if isinstance(row, tuple)) <= 5
    for name, price in (("BuildBlock", "ore lumber"), ("BuildBoat", "lumber 2 wool")):
        line = w.say(
            "ui.build.price",
            what=w.say(f"ui.verb.{name}"),
            cards=w.cards(cards(price), rules),
        )
        assert line in screen.text


def test_a_game_without_the_box_has_none_of_its_buttons() -> None:
    """A game without the box has none of its verbs on the panel."""
    rules = Game.new(3, Seeded(b"")).state.rules

    assert {line.action for line in shown_in(rules)} == set(rules.verbs)


def test_a_block_is_laid_after_a_yes() -> None:
    """A verb without a choice asks for a yes, which plays it."""
    table = River(BANK, "ore lumber")
    context = context_at(table)

    screen = picks.pick(context, BY_NAME["BuildBlock"])
    (row,) = screen.rows
    assert isinstance(row, tuple)

    assert row[0].to.op == "do"
    assert press(context, row[0].to) == BuildBlock()


def test_the_favor_is_one_menu() -> None:
    """Every exchange is a menu line, which plays it."""
    table = River(BANK, "ore wool", laid="a")
    context = context_at(table)

    screen = picks.pick(context, BY_NAME["UseFavor"])
    menu = next(row for row in screen.rows if isinstance(row, Menu))
    labels = {option.label: option.value for option in menu.options}

    assert len(labels) == 8
    assert menu.to.op == "exchange"
    played = press(context, menu.to, labels["1 ore for 1 wheat"])
    assert played == UseFavor(kind("ore"), kind("grain"))


@pytest.mark.parametrize("has_it", [True, False])
def test_the_favor_stands_with_trading_for_who_has_it(has_it: bool) -> None:
    """The favor's button is shown to its holder; any other player who asks is refused."""
    context = context_at(River(BANK, "ore wool", laid="a" if has_it else "b"))
    labels = [b.label for row in trade.main(context).rows if isinstance(row, tuple) for b in row]

    assert (context.w.say("ui.verb.UseFavor") in labels) == has_it
    if has_it:
        return
    with pytest.raises(Illegal) as refused:
        need_option(context, BY_NAME["UseFavor"])
    assert refused.value.reason is No.NOT_YOURS


def test_a_boat_has_its_place_chosen_by_letters() -> None:
    """The menu lists the river's edges by letter."""
    table = River(BANK.replace("B", "n"), "lumber 2 wool")

    screen = picks.pick(context_at(table), BY_NAME["BuildBoat"])
    values = [
        button.to.args[-1] if isinstance(button, Button) else button.value
        for row in screen.rows
        for button in (row.options if isinstance(row, Menu) else row)
        if not isinstance(button, Button) or button.to.op == "place"
    ]

    assert values
    assert values == [str(action.edge) for action in table.options(BuildBoat)]


def test_the_latest_boat_has_the_halo() -> None:
    """An event's place counts as the latest, whichever box the piece is from."""
    table = River(BANK)
    edge = table.state.topology.edge((0, 0), (1, 0))

    assert latest([[BoatBuilt(seat=A, edge=edge)]]) == (("edge", edge),)
    assert latest([]) == ()
