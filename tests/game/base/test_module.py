"""The manifest: the contents of the base game, and its options."""

from __future__ import annotations

import inspect
from typing import TypeVar

import pytest

import game.base as package
from game import Action, BadSetup, Event, Game, Reason, Seeded, view
from game.base import MODULE
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.rob import Robbed
from game.core.codec import compiled
from game.core.rows import Value
from tests.game.tables import A, B, Table, bank_trade, cards


@pytest.mark.rule("1")
def test_the_bank_has_nineteen_of_each() -> None:
    """There are five kinds of cards."""
    assert {card.name: card.supply for card in MODULE.cards} == dict.fromkeys(
        ("lumber", "brick", "wool", "grain", "ore"), 19
    )


@pytest.mark.rule("1")
def test_what_each_terrain_yields() -> None:
    """Five terrains yield a card each, and the desert none."""
    assert {terrain.name: terrain.card for terrain in MODULE.terrains} == {
        "forest": "lumber",
        "hills": "brick",
        "pasture": "wool",
        "fields": "grain",
        "mountains": "ore",
        "desert": None,
    }


@pytest.mark.rule("1")
def test_the_development_deck() -> None:
    """The deck has twenty-five cards, fourteen of them knights."""
    assert {card.name: card.count for card in MODULE.deck_cards} == {
        "knight": 14,
        "victory_point": 5,
        "road_building": 2,
        "year_of_plenty": 2,
        "monopoly": 2,
    }


@pytest.mark.rule("1", "12.G1")
def test_the_pieces_of_each_player() -> None:
    """Each player has fifteen roads, five settlements and four cities, worth one and two points."""
    assert {piece.name: (piece.supply, piece.points) for piece in MODULE.pieces} == {
        "road": (15, 0),
        "settlement": (5, 1),
        "city": (4, 2),
    }


@pytest.mark.rule("1")
def test_the_special_cards() -> None:
    """The longest road needs five, the largest army three; each is worth two points."""
    assert {award.name: (award.minimum, award.points) for award in MODULE.awards} == {
        "longest_road": (5, 2),
        "largest_army": (3, 2),
    }


@pytest.mark.rule("1")
def test_the_prices() -> None:
    """Each piece and card costs the price printed in the book."""
    assert MODULE.prices == {
        BuildRoad: {"brick": 1, "lumber": 1},
        BuildSettlement: {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
        BuildCity: {"ore": 3, "grain": 2},
        BuyCard: {"ore": 1, "wool": 1, "grain": 1},
    }


@pytest.mark.rule("1")
@pytest.mark.parametrize(
    ("name", "default", "others"),
    [
        ("map", "variable", {"beginner"}),
        ("tokens", "spiral", {"random"}),
        ("harbours", "printed", {"shuffled"}),
        ("start", "dice", {"drawn"}),
        ("points", 10, {3, 20}),
        ("hand_limit", 7, {5, 15}),
        ("phases", "combined", {"separate"}),
        ("new_harbours", "as phases", {"at once", "next turn"}),
        ("friendly", False, {True}),
        ("before_roll", "any", {"knights"}),
        ("bank", "visible", {"hidden"}),
        ("dice", "dice", {"deck"}),
        ("spread", "any", {"numbers", "terrains", "both"}),
        ("balanced", False, {True}),
        ("trades", "players", {"none"}),
        ("first_seat", False, {True}),
    ],
)
def test_the_options(name: str, default: Value, others: set[Value]) -> None:
    """Each option has its default and its other values."""
    rows = compiled(("base",), {}, 4, (MODULE,)).rows
    option = next(row for row in rows if row.name == name)

    assert option.default == default
    assert others <= set(option.values)


def test_every_option_is_tested_here() -> None:
    """The test above covers every option."""
    assert len(MODULE.options) == 16


@pytest.mark.rule("1")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_is_for_three_or_four(seats: int) -> None:
    """Other numbers of players are refused, and the message says which are possible."""
    with pytest.raises(BadSetup, match="for 3 or 4 seats"):
        Game.new(seats, Seeded(b"any"))


@pytest.mark.parametrize(
    ("settings", "hint"),
    [({"points": 2}, "choose among 3, 4"), ({"weather": "fine"}, "choose among map")],
)
def test_unknown_settings_are_refused(settings: dict[str, Value], hint: str) -> None:
    """The refusal of an unknown setting says what may be chosen."""
    with pytest.raises(BadSetup, match=hint):
        Game.new(3, Seeded(b"any"), settings=settings)


K = TypeVar("K")


def members(kind: type[K]) -> set[type[K]]:
    """All classes of this kind that the base game's files define."""
    modules = [module for _, module in inspect.getmembers(package, inspect.ismodule)]
    return {
        value
        for module in modules
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, kind)
        and value.__module__ == module.__name__
    }


def test_every_action_has_its_verb() -> None:
    """The manifest has a verb for every action that the files define."""
    assert {verb.action for verb in MODULE.verbs} == members(Action)


def test_every_event_is_listed() -> None:
    """Every event is in the manifest, so that logs can be read."""
    assert members(Event) - set(MODULE.events) == set()


def test_every_reason_says_something() -> None:
    """Each reason has a text, and no two have the same key."""
    kinds = members(Reason)
    reasons = [reason for kind in kinds for reason in kind]

    assert reasons
    assert all(isinstance(reason.value, str) and reason.value for reason in reasons)
    assert len({reason.key for reason in reasons}) == len(reasons)


def test_every_kind_of_verb_pays_or_is_admitted() -> None:
    """Every verb belongs to some duty."""
    opened = {kind for duty in MODULE.duties for kind in duty.pays + duty.admits + duty.others}

    assert {verb.family for verb in MODULE.verbs} <= opened


LAND = r"""
        .       .
      /   \   /   \
    .       a       .
    |  F6   |  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


@pytest.mark.rule("12.K", "4")
def test_counts_are_public_and_faces_are_not() -> None:
    """Everyone sees the bank, played cards and the size of hands, but not the cards in them."""
    table = Table(
        LAND,
        "2 ore wool",
        "grain",
        held={"a": "2 knight", "b": "victory_point"},
        played={"a": "knight"},
    )

    seen = view(table.state, B)

    other, own = seen.seats[A], seen.seats[B]
    assert (other.hand, other.held, other.total) == (None, None, None)
    assert (other.hand_count, other.held_count, other.played[0]) == (3, 2, 1)
    assert (own.hand, len(own.held or ())) == (cards("grain"), 1)
    assert seen.bank == tuple(table.state.bank)
    assert seen.decks == (21,)


@pytest.mark.rule("12.K", "4")
def test_victory_points_stay_hidden() -> None:
    """Others count the points they see; the owner counts all."""
    table = Table(LAND, held={"a": "2 victory_point"})

    assert view(table.state, None).seats[A].points == 1
    assert view(table.state, B).seats[A].points == 1
    assert view(table.state, A).seats[A].total == 3


@pytest.mark.rule("12.K", "4")
def test_the_bank_may_be_hidden() -> None:
    """With the option nobody sees what the bank holds."""
    table = Table(LAND, options={"bank": "hidden"})

    assert view(table.state, A).bank is None
    assert view(table.state, None).bank is None


@pytest.mark.rule("12.K")
def test_what_is_secret_is_named_so() -> None:
    """Only two events of the base game have a secret field: a theft and a purchase."""
    assert {event.__name__ for event in MODULE.events if event.secret} == {"Robbed", "CardBought"}
    assert Robbed.secret == ("card",)


@pytest.mark.rule("12.D3")
def test_a_hidden_bank_still_has_limits() -> None:
    """A kind that a hidden bank has run out of cannot be had either."""
    table = Table(LAND, "4 ore", bank="wool", options={"bank": "hidden"})

    assert table.options(TradeWithBank) == [bank_trade("ore", "wool")]
