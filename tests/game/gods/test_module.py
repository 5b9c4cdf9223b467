"""The manifest of the gods, and games without them."""

from __future__ import annotations

import inspect

import pytest

import game.gods as package
from game import BadSetup
from game.base import MODULE as BASE
from game.core.codec import compiled
from game.gods import MODULE
from game.gods.hapi import UseHapiToRaise, UseHapiToSettle
from game.gods.names import GODS
from tests.game.strange import MODULE as STRANGE

BOXES = (BASE, MODULE)


def test_what_the_gods_insert() -> None:
    """The gods insert their steps at these places of the base game's plans."""
    plans = compiled(("base", "gods"), {}, 4, BOXES).plans

    assert plans["turn"] == (
        "begin",
        "settle god",
        "ask roll",
        "ask turn",
        "lapse atum",
        "spend amun",
        "end offers",
        "next stint",
    )
    assert plans["production"] == ("produce", "ask atum")
    assert plans["seven"] == ("wake isis", "ask discards", "ask robber")


def test_the_gods_need_the_development_cards() -> None:
    """With the gods, an option that removes development cards is refused."""
    with pytest.raises(BadSetup, match="which gods uses"):
        compiled(("base", "gods", "strange"), {"calm": True}, 4, (*BOXES, STRANGE))


def test_a_game_without_gods_is_the_game_it_was() -> None:
    """Knowing the box changes no row, verb, plan or answer of a base game."""
    alone, beside = compiled(("base",), {}, 4, (BASE,)), compiled(("base",), {}, 4, BOXES)

    for name in ("cards", "pieces", "deck_cards", "verbs", "duties", "plans", "opened", "vetoes"):
        assert getattr(alone, name) == getattr(beside, name)
    for answer in MODULE.answers:
        assert alone.answer(answer.question) is not answer.function
        assert beside.answer(answer.question) is not answer.function


def test_hapis_prices() -> None:
    """Building with Hapi costs half a city or half a settlement."""
    assert MODULE.prices == {
        UseHapiToSettle: {"brick": 1, "lumber": 1},
        UseHapiToRaise: {"ore": 2, "grain": 1},
    }


def test_the_only_secret_is_the_card_that_maat_takes() -> None:
    """Everything else that gods do is public."""
    assert [event.__name__ for event in MODULE.events if event.secret] == ["MaatCardTaken"]


@pytest.mark.rule("5.1")
def test_a_file_a_god() -> None:
    """Each god has its own file, which names the source of its power."""
    for god in GODS:
        assert f"2.3 ({god.capitalize()})" in str(inspect.getdoc(getattr(package, god)))


def test_every_kind_of_verb_pays_or_is_admitted() -> None:
    """Every verb belongs to some duty."""
    rules = compiled(("base", "gods"), {}, 4, BOXES)
    opened = {kind for kinds in rules.opened.values() for kind in kinds}

    assert {verb.family for verb in MODULE.verbs} <= opened
