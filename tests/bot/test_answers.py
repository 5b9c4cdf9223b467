"""Answers to an offer: when they ping the player who made it, though others haven't answered."""

from __future__ import annotations

import pytest

from bot.features import timers
from bot.features.clocks import nudge
from bot.publish import pings
from bot.table import news
from game import Action, Seat
from game.base.accept_offer import AcceptOffer
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer
from game.base.end_turn import EndTurn
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.core.cards import Cards, one
from storage import PostRow
from tests.bot.acting import Watch
from tests.bot.market import Market
from tests.storage.asked import fall_due


def kinds(market: Market, seat: Seat) -> tuple[Cards, Cards]:
    """A card that *seat* has, and one of another kind."""
    size = len(market.state.bank)
    give = next(kind for kind, count in enumerate(market.state.hands[seat]) if count)
    return one(give, size), one((give + 1) % size, size)


async def offer(market: Market, *, chooses: bool = False) -> int:
    """Let the player on turn offer a card to everyone; return the offer's number."""
    to = tuple(sorted(market.state.others(market.turn)))
    await market.play(market.turn, OfferTrade(*kinds(market, market.turn), to, chooses))
    await market.say()
    return market.state.part(Offers).made


async def countered(market: Market) -> int:
    """Let the first opponent counter an offer; return the counter-offer's number."""
    number = await offer(market)
    assert await market.play(market.first, counter(market, number)) == []
    return number + 1


def counter(market: Market, number: int) -> Action:
    """A counter-offer by the first opponent to this offer."""
    return CounterOffer(number, *kinds(market, market.first))


async def rung(market: Market, watch: Watch, share: float = 1.0) -> list[PostRow]:
    """The posts owed after this share of the time that an answer waits for others."""
    watch.now += share * pings.PATIENCE
    await timers.look(market.games, watch.now)
    pending = await market.games.store.readings.pending(market.table.id)
    await market.say()
    return list(pending)


async def test_a_counter_offer_waits_for_the_others_a_while(market: Market, watch: Watch) -> None:
    """If the others say nothing for a while, a counter-offer pings the player on turn, once."""
    await countered(market)

    assert await rung(market, watch, 0.9) == []
    (post,) = await rung(market, watch, 0.1)
    assert (post.key.kind, post.data["seats"]) == (news.OFFERS, [int(market.turn)])
    assert await rung(market, watch) == []
    assert await fall_due(market.games.store) == {nudge.DEADLINE}


async def test_a_yes_to_choose_from_calls_too(market: Market, watch: Watch) -> None:
    """A player who wants to choose among answers is pinged before everyone has answered."""
    number = await offer(market, chooses=True)
    market.state.hands[market.first][:] = [5] * len(market.state.bank)
    assert await market.play(market.first, AcceptOffer(number)) == []

    (post,) = await rung(market, watch)

    assert (post.key.kind, post.data["seats"]) == (news.CALL, [int(market.turn)])


async def test_the_last_answer_calls_at_once(market: Market, watch: Watch) -> None:
    """The last answer pings at once and covers an earlier counter-offer; nothing pings later."""
    number = await countered(market) - 1
    *early, last = (seat for seat in market.state.others(market.turn) if seat != market.first)
    for seat in early:
        assert await market.play(seat, DeclineOffer(number)) == []

    (post,) = await market.play(last, DeclineOffer(number))

    assert (post.key.kind, post.data) == (news.OFFERS, {"seats": [int(market.turn)]})
    await market.say()
    assert await rung(market, watch) == []


@pytest.mark.parametrize("acts", ["takes", "declines", "ends", "offers"])
async def test_who_has_acted_has_seen_it(market: Market, watch: Watch, acts: str) -> None:
    """Once the player on turn has done anything, the counter-offer no longer pings."""
    number = await countered(market)
    market.state.hands[market.turn][:] = [5] * len(market.state.bank)
    again = OfferTrade(*kinds(market, market.turn), (market.second,))
    actions = {
        "takes": AcceptOffer(number),
        "declines": DeclineOffer(number),
        "ends": EndTurn(),
        "offers": again,
    }
    await market.play(market.turn, actions[acts])
    await market.say()

    assert await rung(market, watch) == []
    assert await fall_due(market.games.store) == {nudge.DEADLINE}


async def test_in_a_pause_nobody_is_called(market: Market, watch: Watch) -> None:
    """An answer made before a pause pings only when the game goes on."""
    await countered(market)
    await market.games.changed(market.table, lambda change: change.remember(paused=change.now))
    assert await rung(market, watch) == []

    await market.games.changed(market.table, lambda change: change.remember(paused=None))
    assert [post.key.kind for post in await rung(market, watch)] == [news.OFFERS]
