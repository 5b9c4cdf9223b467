"""Suspicious pairs: which signs are seen, which friends are left alone, and what managers read."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.features.statistics import pairs as module
from bot.features.statistics.pairs import AHEAD, CARDS, LEAST, SINCE, Duo, pairs, screen
from bot.publish.chronicles import Chronicles
from game.base.accept_offer import AcceptOffer
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.core.cards import one
from storage import FORGOTTEN, PlayedRow
from tests.bot.market import Market, market
from tests.bot.test_ratings import DORA, duel, partners
from tests.bot.test_statistics import ADA, BEA, CARL, DAY, played
from words import LANGUAGES, Words

__all__ = ("market",)

LATER = DAY + SINCE / 2


def evening(nth: int, *order: int) -> PlayedRow:
    """A game that ended in this order."""
    return played(nth, *((user, place, 11 - place) for place, user in enumerate(order, 1)))


def found(games: list[PlayedRow]) -> dict[tuple[int, int], tuple[bool, bool]]:
    """Each pair with a sign: whether they play mostly each other, and whether it is one-sided."""
    return {
        (pair.one, pair.other): (pair.is_mostly, pair.is_one_sided)
        for pair in pairs(games, LATER)
        if pair.signs
    }


def turns(*users: int) -> list[PlayedRow]:
    """Twelve evenings of the same people who win by turns."""
    return [evening(n, *users[n % len(users) :], *users[: n % len(users)]) for n in range(12)]


@pytest.mark.parametrize("size", [3, 4])
def test_friends_who_always_play_together_are_no_pair(size: int) -> None:
    """A table of three or four that meets every week shows no sign."""
    assert len(pairs(turns(*(ADA, BEA, CARL, DORA)[:size]), LATER)) > size - 1
    assert found(turns(*(ADA, BEA, CARL, DORA)[:size])) == {}


def test_who_beats_everyone_is_not_fed() -> None:
    """A strong player wins against the weak one as against all others."""
    strong = [evening(n, ADA, *((BEA, CARL) if n % 2 else (CARL, BEA))) for n in range(12)]

    assert found(strong) == {}


def test_what_two_do_without_a_third_is_looked_at_alone() -> None:
    """Games with others don't hide that one always loses to the same other when they are alone."""
    games = turns(BEA, ADA, CARL, DORA)
    games += [duel(50 + n, ADA, BEA) for n in range(LEAST)]

    assert found(games) == {(ADA, BEA): (False, True)}


def test_two_accounts_that_play_each_other_are_seen() -> None:
    """Wins by turns look like any duel, except that one of them meets hardly anybody else."""
    games = [duel(n, *((ADA, BEA) if n % 2 else (BEA, ADA))) for n in range(LEAST)]
    games += [duel(20 + n, CARL, ADA) for n in range(LEAST)]

    assert found(games) == {(ADA, BEA): (True, False), (CARL, ADA): (True, True)}
    assert found(games[1:LEAST]) == {}


def test_wins_against_one_alone_are_seen() -> None:
    """Somebody who loses to the others and always beats the same one has a one-sided pair."""
    games = [evening(n, CARL, BEA, ADA, DORA) for n in range(4)]
    games += [evening(4 + n, BEA, CARL, ADA, DORA) for n in range(5)]
    assert found(games)[ADA, DORA] == (False, True)
    others = [replace(game, ended=DAY - SINCE) for game in games]

    assert found(others) == {}


def test_a_game_that_is_not_rated_shows_nothing() -> None:
    """Unrated games, strangers and partners don't count."""
    unrated = [replace(duel(n, ADA, BEA), choices={"rated": False}) for n in range(LEAST)]

    assert pairs(unrated, LATER) == []
    assert pairs([duel(n, ADA, FORGOTTEN) for n in range(LEAST)], LATER) == []


def test_partners_are_no_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    """In teams only opponents are compared."""
    monkeypatch.setattr("bot.features.statistics.pairs.in_teams", lambda game: True)
    games = [partners(n, ADA, BEA, CARL, DORA) for n in range(LEAST)]

    assert {frozenset((pair.one, pair.other)) for pair in pairs(games, LATER)} == {
        frozenset(each) for each in ((ADA, BEA), (ADA, DORA), (CARL, BEA), (CARL, DORA))
    }


async def test_trades_are_counted_from_the_public_log(market: Market) -> None:
    """The cards that two gave each other are summed; those of others aren't."""
    seat, other = market.turn, market.first
    size = len(market.state.bank)
    market.state.hands[seat][:] = [5] * size
    market.state.hands[other][:] = [5] * size
    await market.play(seat, OfferTrade(tuple(3 * n for n in one(0, size)), one(1, size), (other,)))
    (offer,) = market.state.part(Offers).open
    await market.play(other, AcceptOffer(offer.id))
    users = [market.table.seats[each].person for each in range(len(market.table.seats))]
    row = replace(played(0, *((user, 1, 3) for user in users)), id=market.table.id)
    services = SimpleNamespace(
        tables=market.games.tables, chronicles=Chronicles(market.games.store)
    )
    before = Duo(users[other], users[seat], 9, (5, 9), None, (0.1, 0.1), (row,))

    after = await module._with_trades(cast("Any", services), before)

    assert after.cards == (3, 1)
    third = next(user for user in users if user not in (after.one, after.other))
    strangers = replace(before, other=third)
    assert (await module._with_trades(cast("Any", services), strangers)).cards == (0, 0)


@pytest.mark.parametrize(
    ("cards", "is_fed"),
    [((15, 5), True), ((5, 15), True), ((12, 8), True), ((11, 9), False), ((15, 4), False)],
)
def test_many_cards_for_few_are_a_sign(cards: tuple[int, int], is_fed: bool) -> None:  # a case
    """One gets one and a half cards for each given, in trades of twenty cards or more."""
    pair = Duo(ADA, BEA, 9, (5, 9), None, (0.1, 0.1), (), cards)

    assert (CARDS, pair.is_fed) == (20, is_fed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manager_reads_the_signs_and_how_they_are_measured(language: str) -> None:
    """Pairs with most signs come first, the text fits a message, and says what is no proof."""
    w, big = Words(language), 10**18
    every = Duo(big, big + 1, 12, (12, 12), 0.25, (0.9, 0.2), (), (40, 10))
    few = Duo(big + 2, big + 3, 9, (5, 9), None, (0.1, 0.7), ())
    none = Duo(big + 4, big + 5, 9, (5, 9), None, (0.1, 0.2), ())

    text = screen(w, [none, few, every]).text
    lines = text.split("\n")

    assert [line for line in lines if line.startswith("- ")] == [
        w.say(
            "ui.pairs.pair",
            one=f"<@{pair.one}>",
            other=f"<@{pair.other}>",
            count=pair.games,
            alone=0,
        )
        for pair in (every, few)
    ]
    assert [
        len([x for x in lines if x.startswith("  - ") and f"{big + n}" in x]) for n in (0, 3)
    ] == [3, 1]
    assert "25" in text
    assert str(few.one) in lines[-2]
    assert lines[-1].startswith("-# ")
    assert len(screen(w, [every] * module.LISTED).text) < 2000
    assert screen(w, [none]).text.startswith(w.say("ui.pairs.none", days=SINCE.days))
    assert AHEAD == 0.8
