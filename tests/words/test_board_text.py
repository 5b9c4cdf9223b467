"""The board in words is complete, and shows nothing hidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game import Game, Seat, View
from game.base.parts import Offers, Turn
from tests.game.asking import robbed
from tests.game.random_games import in_turn
from tests.words.board_reader import read_board_text
from tests.words.board_reading import Reading, ReadOffer, ReadSeat
from tests.words.tables import PLAYERS, Dice, played, who
from words import (
    LANGUAGES,
    Words,
    alt_text,
    board_text,
    pages,
    score_text,
    slug,
)


def as_read(view: View) -> Reading:
    """The facts on the picture of *view*, in the form that the text is read into."""
    rules, top = view.rules, view.topology
    begin = top.hexes[0]
    read = Reading(goal=int(rules.options["points"]))
    for number in range(top.inner):
        terrain = rules.terrains[view.terrain[number]]
        thing = f"card.{terrain.card}" if terrain.card else f"terrain.{terrain.name}"
        read.hexes.append((top.hexes[number], thing, view.tokens[number]))
    # A text has no coordinates: its first row begins at zero.
    read.hexes = [
        (type(at)(at.q - begin.q, at.r - begin.r), thing, token) for at, thing, token in read.hexes
    ]
    read.harbours = {
        edge: rules.cards[card].name if card >= 0 else None for edge, card in view.harbours
    }
    read.robber = robbed(view)
    read.dice = view.part(Turn).dice
    if view.bank is not None:
        read.bank = counts([card.name for card in rules.cards], view.bank, zero=True)
    read.decks = dict(zip(rules.decks, view.decks, strict=True))
    if not view.is_over:
        read.turn = view.turn
        for debt in view.debts():
            count = debt.args[0] if debt.duty == "discard" else 1
            read.owed.append((debt.seat, f"duty.{slug(debt.duty)}", count))
        for offer in view.part(Offers).open:
            cards = [card.name for card in rules.cards]
            read.offers[offer.id] = ReadOffer(
                offer.seat,
                offer.to,
                counts(cards, offer.give),
                counts(cards, offer.get),
                offer.counters,
                tuple(sorted(offer.accepted)),
                tuple(sorted(offer.declined)),
            )
    read.winners = view.winners
    dev, pieces = [card.name for card in rules.deck_cards], [piece.name for piece in rules.pieces]
    for seat in view.seats:
        stands: dict[str, list[int]] = {}
        for kinds, owners in (
            (view.edge_piece, view.edge_seat),
            (view.corner_piece, view.corner_seat),
        ):
            for place, kind in enumerate(kinds):
                if kind and owners[place] == seat.seat:
                    stands.setdefault(pieces[kind], []).append(place)
        read.seats.append(
            ReadSeat(
                name=PLAYERS[seat.seat],
                points=seat.points if seat.total is None else seat.total,
                sources={name: count for name, count in seat.terms if count},
                cards=seat.hand_count,
                dev=seat.held_count,
                played=counts(dev, seat.played),
                shown=Counter(dev[c.card] for c in seat.held or () if view.is_over),
                measures={a.name: n for a, n in zip(rules.awards, seat.measures, strict=True)},
                holds=[
                    a.name
                    for a, owner in zip(rules.awards, view.awards, strict=True)
                    if owner == seat.seat
                ],
                left=counts(pieces[1:], seat.supply[1:], zero=True),
                pieces=stands,
                is_gone=seat.is_gone,
            )
        )
    return read


def counts(names: list[str], numbers: tuple[int, ...], *, zero: bool = False) -> dict[str, int]:
    """The numbers that are not zero, or all, by name."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n or zero}


SETTINGS: tuple[dict[str, Any], ...] = (
    {"map": "beginner"},
    {"tokens": "random", "harbours": "shuffled", "bank": "hidden"},
    {"points": 3},
    {},
)


@pytest.mark.parametrize(
    ("settings", "language"),
    in_turn(*((settings, language) for settings in SETTINGS for language in LANGUAGES)),
    ids=str,
)
def test_the_public_view_is_rebuilt_from_the_text(settings: dict[str, Any], language: str) -> None:
    """The text has everything that the picture shows, at any moment of any game."""
    w = Words(language)
    for number, (game, _) in enumerate(played(len(str(settings)), actions=500, **settings)):
        if number % 50 == 0 or game.state.winners:
            view = game.view()
            assert read_board_text(board_text(view, who, w), language) == as_read(view)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_text_says_nothing_that_is_hidden(seats: int) -> None:
    """The text of the table's view is the same whatever the hands are."""
    for game, _ in played(5, actions=120, seats=seats):
        last = game
    before = board_text(last.view(), who, Words("en"))
    for hand in last.state.hands:
        hand.reverse()

    assert board_text(last.view(), who, Words("en")) == before


def test_a_strange_line_is_refused() -> None:
    """A line that is not from a board text is refused."""
    with pytest.raises(ValueError, match="no line of a board text"):
        read_board_text("Hello there", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_says_it_at_a_glance(language: str) -> None:
    """The alt text has turn, dice, changes, scores and robber, in at most 1024 characters."""
    w = Words(language)
    for number, (game, _) in enumerate(played(2, actions=150)):
        if number % 15 == 0:
            view = game.view()
            text = alt_text(view, who, w, ["**Al\\-ba** builds."])
            assert "Al-ba builds." in text
            assert who(view.turn) in text
            assert all(f"{who(s.seat)} {s.points}" in text for s in view.seats)
            assert w.place(view, "hex", robbed(view)) in text
            assert len(text) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_set_up_the_alt_text_begins_with_who_places(language: str) -> None:
    """In the set-up, which has no turns, the alt text begins with the player who places."""
    w, found = Words(language), []
    for game, _ in played(2, actions=10):
        view = game.view()
        (debt,) = view.debts()
        found.append(view.turn)
        assert alt_text(view, who, w).startswith(who(debt.seat))

    assert len(set(found)) == 1


def test_an_alt_text_says_which_roll_is_of_a_turn_before() -> None:
    """Until the next roll, the dice on the picture are called the previous player's."""
    found = {False: "", True: ""}
    for game, _ in played(2, actions=40):
        view = game.view()
        if view.part(Turn).dice:
            found[view.part(Turn).rolled == view.stint] = alt_text(view, who, Words("en"))

    assert "Previous roll: " in found[False]
    assert "Dice: " not in found[False]
    assert "Dice: " in found[True]


def test_a_long_alt_text_keeps_the_newest() -> None:
    """Of too many lines the oldest are dropped, and turn, scores and robber stay."""
    view = Game.new(4, Dice(1)).view()

    text = alt_text(view, who, Words("en"), [f"{n} {'x' * 100}" for n in range(30)])

    assert len(text) <= 1024
    assert "29 x" in text
    assert " 0 x" not in text
    assert text.endswith("Robber: desert.")


def test_pages_fit_into_messages() -> None:
    """A long text is cut between lines, a long line between words, and nothing is lost."""
    for game, _ in played(4, actions=400):
        last = game
    text = board_text(last.view(), who, Words("es"))

    cut = pages(text, 500)

    assert all(len(page) <= 500 for page in cut)
    assert "".join("".join(cut).split()) == "".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_text_is_cut_between_players(language: str) -> None:
    """The board and each player stay in one piece if they fit into a message."""
    w = Words(language)
    for game, _ in played(4, actions=400):
        last = game
    text = board_text(last.view(), who, w)
    parts = text.split("\n\n")

    cut = pages(text, max(map(len, parts)))

    assert len(parts) == 5
    assert [part for page in cut for part in page.split("\n\n")] == parts
    assert len(cut) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paused_game_says_so_first(language: str) -> None:
    """The first line says that no player can act now, and the rest is as usual."""
    w, view = Words(language), Game.new(4, Dice(1)).view()

    text = board_text(view, who, w, is_paused=True)

    assert text.split("\n", 1) == [w.say("board.paused"), board_text(view, who, w)]
    assert read_board_text(text, language) == as_read(view)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", {"Longest route: 1 piece", "Knights played: 0"}),
        ("es", {"Ruta más larga: 1 tramo", "Caballeros jugados: 0"}),
    ],
)
def test_what_nobody_has_won_yet_is_only_measured(language: str, lines: set[str]) -> None:
    """With one road and no card the special cards are not named."""
    for game, _ in played(2, actions=12):
        view = game.view()
        if view.seats[0].measures[0] == 1:
            assert lines <= {*board_text(view, who, Words(language)).splitlines()}
            return
    pytest.fail("nobody has built a road")


def test_scores_count_what_the_reader_may_count() -> None:
    """The table's scores leave hidden points out; a seat's own scores include them."""
    for game, _ in played(6, actions=300, points=12):
        last = game

    for seat in (None, Seat(0)):
        view = last.view(seat)
        text = score_text(view, who, Words("en"))
        for own in view.seats:
            total = own.points if own.total is None else own.total
            assert f"{who(own.seat)}: **{total}**" in text
