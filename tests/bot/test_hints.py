"""Hints beside a choice, about pieces, places, people and cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chat.screen import Menu
from bot.features.trade import screens as trade
from bot.screens.choosing import hints, picks
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME
from game import Seat
from game.base.parts import Offer, Offers
from game.base.play_monopoly import PlayMonopoly
from game.base.rob import Rob
from tests.bot.test_both_roads import contexts, positions

GIVEN = {
    "en": ("3 cards and 2 points", "you have 4, the bank has 11", "you have 4"),
    "es": ("3 cartas y 2 puntos", "tienes 4; la banca, 11", "tienes 4"),
}


@pytest.fixture(params=GIVEN)
def context(request: pytest.FixtureRequest) -> ScreenContext:
    """The context of a player with four of each card; the others hold three and have two points."""
    *_, game = positions(("base",), "hints", 60)
    found = next(contexts(game, request.param))
    view = found.view
    hand, bank = (4,) * len(view.rules.cards), (11,) * len(view.rules.cards)
    seats = tuple(replace(seat, hand=hand, hand_count=3, points=2) for seat in view.seats)
    return replace(found, view=replace(view, seats=seats, bank=bank))


def test_whom_one_robs_is_told_with_cards_and_points(context: ScreenContext) -> None:
    """Victims have a line each below the question, since buttons have no room for it."""
    others = [Seat(seat) for seat in range(4) if seat != context.seat]

    screen = picks.pick(replace(context, options=[Rob(seat) for seat in others]), BY_NAME["Rob"])

    told = GIVEN[context.w.language][0]
    assert [line.rpartition(": ")[2] for line in screen.text.split("\n")[1:]] == [told] * 3


def test_whom_one_trades_with_is_told_with_cards_and_points(context: ScreenContext) -> None:
    """Players who accepted an offer appear with cards and points in its maker's menu."""
    view = context.view
    others = tuple(seat.seat for seat in view.seats if seat.seat != context.seat)
    give, get = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)
    one = Offer(id=1, seat=context.seat, to=others, give=give, get=get, accepted=others[:2])
    parts = {**view.parts, Offers.__name__: Offers(open=(one,), made=1)}

    screen = trade.main(replace(context, view=replace(view, parts=parts)))

    *_, menu = [row for row in screen.rows if isinstance(row, Menu)]
    told = GIVEN[context.w.language][0]
    assert [option.description for option in menu.options] == [None, told, told]


def test_a_kind_of_card_is_told_with_what_there_is_of_it(context: ScreenContext) -> None:
    """A kind of card says how many the reader has, and the bank if that isn't hidden."""
    kinds = [PlayMonopoly(kind) for kind in range(len(context.view.rules.cards))]
    _, both, own = GIVEN[context.w.language]

    for bank, told in ((context.view.bank, both), (None, own)):
        now = replace(context, options=kinds, view=replace(context.view, bank=bank))
        screen = picks.pick(now, BY_NAME["PlayMonopoly"])
        assert not any(isinstance(row, Menu) for row in screen.rows)
        assert [line.partition(": ")[2] for line in screen.text.split("\n")[1:]] == [told] * 5


def test_a_hex_is_told_with_who_has_built_beside_it(context: ScreenContext) -> None:
    """A hex names everyone who has built at it, or says that nobody has."""
    view = context.view
    for at in range(view.topology.inner):
        corners = [c for c in view.topology.hex_corners[at] if view.corner_piece[c]]
        owners = {view.corner_seat[corner] for corner in corners}
        told = hints.of_place(context, BY_NAME["MoveRobber"], "hex", at) or ""
        named = {seat for seat in range(4) if context.players[seat].name in told}
        assert named == owners
        assert owners or told == context.w.say("ui.place.nobody")


def test_a_piece_is_told_where_it_is_not_the_one_that_is_meant(context: ScreenContext) -> None:
    """A hint names another player's piece by its owner, and the reader's own if kinds differ."""
    view, city = context.view, BY_NAME["BuildCity"]
    built = [corner for corner, piece in enumerate(view.corner_piece) if piece]
    own = next(corner for corner in built if view.corner_seat[corner] == context.seat)
    other = next(corner for corner in built if view.corner_seat[corner] != context.seat)
    free = next(corner for corner, piece in enumerate(view.corner_piece) if not piece)
    name = context.w.noun(f"piece.{view.rules.pieces[view.corner_piece[own]].name}").form("")
    owner = context.players[view.corner_seat[other]].name

    assert owner in (hints.of_place(context, city, "corner", other, [other]) or "")
    assert name not in (hints.of_place(context, city, "corner", own, [own]) or "")
    assert name in (hints.of_place(context, city, "corner", own, [own, free]) or "")
