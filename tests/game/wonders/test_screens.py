"""Wonders in screens, refusals and texts: the conditions and prices."""

from __future__ import annotations

import pytest

from bot.chat.screen import Button
from bot.features.trade import screens as trade
from bot.screens import panel
from bot.screens.choosing import picks
from bot.screens.context import ScreenContext
from bot.screens.reading import need_option
from bot.screens.shown import BY_NAME
from game import Illegal, view
from game.wonders.begin_wonder import BeginWonder, No, WonderBegun
from game.wonders.build_level import BuildLevel, LevelBuilt
from game.wonders.rows import wonders_for
from tests.bot.pressing import press
from tests.game.tables import A
from tests.game.wonders.tables import Sites
from tests.secrets import shown
from tests.words.tables import who
from words import Words, alt_text, board_text, past, why_over

CITIES = {"a": "2,3 N; 2,3 S"}
FIVE = "3 wool brick lumber"


def context_at(table: Sites, language: str = "en") -> ScreenContext:
    """The screen context of a, who is on turn."""
    return shown.context(table.state, A, language)


def refused(table: Sites, verb: str, language: str = "en") -> str:
    """The text that tells a why a verb cannot be played."""
    context = context_at(table, language)
    with pytest.raises(Illegal) as error:
        need_option(context, BY_NAME[verb])
    return context.w.refused(error.value)


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Theater: 1 wood · 1 brick · 3 wool per level"),
        ("es", "Teatro: 1 madera · 1 arcilla · 3 lanas por nivel"),
    ],
)
def test_a_wonder_is_chosen_by_what_it_costs(language: str, label: str) -> None:
    """Each wonder that may be begun has a button, which counts at once."""
    context = context_at(Sites(cities=CITIES), language)

    rows = picks.pick(context, BY_NAME["BeginWonder"]).rows

    found = {one.label: one for row in rows if isinstance(row, tuple) for one in row}
    wonder = found[label]
    assert isinstance(wonder, Button)
    assert (len(found), wonder.to.op) == (2, "take")
    assert press(context, wonder.to) == BeginWonder("theatre")


def test_a_level_costs_what_the_own_wonder_says() -> None:
    """Panel, refusals and trade suggestions use your wonder's price, and none without one."""
    fresh, begun = Sites("wool"), Sites("3 wool", wonders={"a": "theatre"})
    price = "Next level of your wonder: 1 wood · 1 brick · 3 wool"

    assert "Next level of your wonder" not in panel.at(context_at(fresh), "build").text
    assert price in panel.at(context_at(begun), "build").text
    assert refused(begun, "BuildLevel").startswith(
        "A level of your wonder costs 1 wood, 1 brick, and 3 wool"
    )
    rich = Sites("9 wool brick", wonders={"a": "theatre"})
    assert "lumber" in {
        rich.state.rules.cards[get].name
        for _, get in trade._worthwhile(context_at(rich), (4,) * len(rich.state.rules.cards))
    }


def test_a_level_is_one_button() -> None:
    """It needs no choice, and counts at once."""
    context = context_at(Sites(FIVE, wonders={"a": "theatre"}))

    button = next(
        one
        for row in panel.at(context, "build").rows
        if isinstance(row, tuple)
        for one in row
        if one.label == "Next level of your wonder"
    )

    assert button.to.op == "do"
    assert press(context, button.to) == BuildLevel()


def test_who_can_begin_none_is_told_so() -> None:
    """The refusal says that no free wonder is open to them, or that they have begun one."""
    assert Sites().why_not(BeginWonder("")) is No.NO_SUCH_WONDER
    assert "any unclaimed wonder" in refused(Sites(), "BeginWonder")
    assert "already building" in refused(Sites(wonders={"a": "theatre"}), "BeginWonder")


def test_a_begun_wonder_stands_before_its_seat() -> None:
    """Its corners are no longer listed; the alt text says how far each wonder is."""
    table = Sites(wonders={"b": "great_wall"}, levels=(0, 2, 0))
    seen, w = view(table.state, None), Words("en")

    text = board_text(seen, who, w)

    assert "Wonder: Great Wall, level 2 of 4 (1 wood · 3 brick · 1 wheat per level)" in text
    assert text.count("Unclaimed wonder:") == len(wonders_for(3)) - 1
    assert text.count("one of these corners") == 1
    assert "Wonders: Great Wall (level 2 of 4)." in alt_text(seen, who, w)


def test_a_finished_wonder_is_why_it_is_over() -> None:
    """The text gives the finished wonder as the reason, whatever the points."""
    table = Sites(FIVE, wonders={"a": "theatre"}, levels=(3, 0, 0))
    table.play(BuildLevel())

    assert [*why_over(view(table.state, None), Words("en"))] == ["A wonder is finished."]


@pytest.mark.parametrize(
    ("language", "began", "deeds"),
    [
        ("en", "begins a wonder: **the Theater**.", "began the Theater and built level 1 of the"),
        (
            "es",
            "empieza una maravilla: **el Teatro**.",
            "empezó el Teatro y construyó el nivel 1 d",
        ),
    ],
)
def test_wonders_are_told(language: str, began: str, deeds: str) -> None:
    """Wonders have lines of their own, and are in the line of a turn."""
    w, rules = Words(language), Sites().state.rules
    events = [
        WonderBegun(seat=A, wonder="theatre"),
        LevelBuilt(seat=A, wonder="theatre", level=1),
    ]

    assert (w.event(events[0], who, rules) or "").endswith(began)
    assert deeds in past(events, A, who, rules, w)
