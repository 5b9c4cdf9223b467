"""Why something in a panel or a hand can't be played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

import pytest

from bot.screens import context as screens
from bot.screens import panel
from bot.screens.choosing import picks
from bot.screens.context import ScreenContext
from bot.screens.menus import dev_lines
from bot.screens.reading import why_not
from bot.screens.shown import shown_in
from game import Game, Seat
from game.base.families import TURN
from game.core.part import Held
from tests.bot import test_both_roads as both_roads
from tests.game.random_games import in_turn
from tests.house import sets
from words import LANGUAGES, Words

SETS = sets("base", "base cities_knights", "base gods pyramid", "base five_six seafarers")
EACH = pytest.mark.parametrize(
    ("names", "language"), in_turn(*((names, each) for names in SETS for each in LANGUAGES))
)
CHOICES = re.compile(r"choose|pick|elige", re.IGNORECASE)
"""Words of a reason that is about one place or other, not about all."""


@contextmanager
def rich(game: Game, seat: Seat) -> Iterator[None]:
    """Give a seat enough for everything, and each deck card once, the even ones just now."""
    state, rules = game.state, game.state.rules
    played = {shown.card for shown in shown_in(rules)}
    cards = [at for at, card in enumerate(rules.deck_cards) if card.name in played]
    hand, held = [*state.hands[seat]], state.held[seat]
    state.hands[seat][:] = [9] * len(hand)
    state.held[seat] = tuple(Held(card, state.stint - card % 2) for card in cards)
    yield
    state.hands[seat][:], state.held[seat] = hand, held


@cache
def contexts(names: str, language: str) -> list[ScreenContext]:
    """Contexts of players who could pay for everything, at moments of a random game."""
    found = []
    for game in both_roads.positions(tuple(names.split()), f"reasons of {names}", 400):
        for seat in dict.fromkeys(debt.seat for debt in game.state.debts()):
            with rich(game, seat):
                here = both_roads.contexts(game, language)
                bare = next(context for context in here if context.seat == seat)
                refusals = screens._refusals(game, seat, bare.options)
                found.append(replace(bare, refusals=refusals))
    return found


@EACH
def test_what_can_be_paid_for_is_offered_or_refused_with_a_reason(
    names: str, language: str
) -> None:
    """A panel shows everything its player could buy: as a button, or with the reason why not."""
    said = set()
    for context in contexts(names, language):
        if picks.owed(context) or not any(
            (debt.seat, debt.duty) == (context.seat, TURN) for debt in context.view.debts()
        ):
            continue
        for shown in shown_in(context.view.rules):
            if shown.group not in ("build", "knight") or not any(context.price(shown)):
                continue
            if not context.is_open(shown) and shown.name != "RightCity":
                why = why_not(context, shown)
                assert why, shown.name
                assert not CHOICES.search(why), why
                assert f"-# {why}" in panel.at(context, shown.group).text.split("\n")
                said.add(shown.name)
    assert "BuildSettlement" in said


@EACH
def test_a_card_that_must_wait_says_why(names: str, language: str) -> None:
    """No card in hand is just "not now" while the game runs."""
    later, states = Words(language).say("ui.hand.later"), set[str]()
    for context in contexts(names, language):
        states |= {line.rpartition(" · ")[2] for line in dev_lines(context, context.w)}
    assert later not in states
    assert len(states) >= 3
