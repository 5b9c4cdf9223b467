"""Proposals at a table: who is pinged and how often, and how clicks lead to them."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.chat.address import Address
from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Menu, Screen, capital
from bot.features.play.public import read
from bot.features.trade.screens import Answer
from bot.publish.posts.operations import Looks
from bot.screens.context import ScreenContext
from bot.table import news
from game.base.accept_offer import AcceptOffer
from game.base.close_offer import CancelOffer
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.core.cards import covers
from tests.bot.acting import Watch
from tests.bot.market import Market
from tests.bot.pressing import opened, press

# Pings.


async def test_a_proposal_calls_who_is_on_turn_and_nobody_else(market: Market) -> None:
    """One post covers all offers: while it waits for an answer, further proposals add no post."""
    (post,) = await market.play(market.first, market.proposal(market.first))

    assert (post.key.kind, post.data) == (news.OFFERS, {"seats": [int(market.turn)]})
    assert await market.play(market.second, market.proposal(market.second)) == []
    assert await market.play(market.first, market.proposal(market.first, 1)) == []


async def test_who_has_proposed_is_not_called_for_the_answer(market: Market) -> None:
    """Neither a no nor a yes pings the proposer, since nobody waits for them."""
    await market.play(market.first, market.proposal(market.first))
    number = market.state.part(Offers).made

    assert await market.play(market.turn, DeclineOffer(number)) == []
    assert await market.play(market.first, CancelOffer(number)) == []


async def test_another_proposal_soon_after_pings_nobody(market: Market, watch: Watch) -> None:
    """Declined or withdrawn proposals can't be repeated to ping the player on turn again."""
    await market.play(market.first, market.proposal(market.first))
    await market.say()
    number = market.state.part(Offers).made
    await market.play(market.turn, DeclineOffer(number))

    (again,) = await market.play(market.first, market.proposal(market.first, 1))
    await market.play(market.first, CancelOffer(number + 1))
    watch.now += timedelta(minutes=11)
    (later,) = await market.play(market.second, market.proposal(market.second))

    assert again.data.get("silent")
    assert "silent" not in later.data


async def test_a_counter_offer_still_pings(market: Market) -> None:
    """A player who made an offer is pinged for a counter-offer."""
    await market.play(market.first, market.proposal(market.first))
    await market.say()
    made = market.state.part(Offers).made
    await market.play(market.turn, DeclineOffer(made))
    mine = market.proposal(market.turn)
    await market.play(market.turn, OfferTrade(mine.give, mine.get, (market.second,)))

    back = market.proposal(market.second)
    (post,) = await market.play(market.second, CounterOffer(made + 1, back.give, back.get))

    assert post.data == {"seats": [int(market.turn)]}


# Clicks.


def labels(screen: Screen) -> list[str]:
    """The labels of a screen's buttons."""
    return [b.label for row in screen.rows if isinstance(row, tuple) for b in row]


def looked(context: ScreenContext, part: str, *values: str) -> Screen:
    """The screen behind a button of a post."""
    click = read(part)
    assert isinstance(click, Looks)
    return click.opens(context, values)


def behind(screen: Screen, what: str | int) -> Address:
    """The address of a button, by its label, or of a menu, by its row."""
    if isinstance(what, int):
        return [row for row in screen.rows if isinstance(row, Menu)][what].to
    rows = (row for row in screen.rows if isinstance(row, tuple))
    (button,) = (b for row in rows for b in row if b.label == what)
    return button.to


async def test_clicks_off_turn_lead_to_a_proposal(market: Market) -> None:
    """A proposal takes *Trade*, *Make offer*, the card to give, and the card to get."""
    wanted = market.proposal(market.first)
    context = market.context(market.first)
    names = [kind.name for kind in context.view.rules.cards]
    give, get = (context.w.card(names[cards.index(1)]) for cards in (wanted.give, wanted.get))

    main = looked(context, "trade")
    gives = opened(context, behind(main, "Make offer"))
    gets = opened(context, behind(gives, f"− {capital(give)}"))
    last = opened(context, behind(gets, f"+ {capital(get)}"))

    assert labels(main) == ["Make offer", "Back"]
    assert context.who(market.turn) in last.text
    assert labels(last)[-3:] == ["Make offer", "Start over", "Back"]
    assert press(context, behind(last, "Make offer")) == wanted


async def test_who_is_on_turn_finds_proposals_where_offers_are(market: Market) -> None:
    """Both *Trade* and the ping list the proposal and can accept it, until it's withdrawn."""
    hand = market.state.hands[market.turn]
    proposals = (market.proposal(market.first, more) for more in range(len(hand) - 1))
    proposal = next(one for one in proposals if covers(hand, one.get))
    await market.play(market.first, proposal)
    number = market.state.part(Offers).made
    context, own = market.context(market.turn), market.context(market.first)

    below, answer = (
        looked(context, "trade"),
        looked(context, "answer", str(number)),
    )
    mine = looked(own, "trade")

    assert labels(answer) == ["Accept", "Decline", "Counter"]
    assert labels(below)[-3:] == labels(answer)
    assert answer.text in below.text
    for screen in (below, answer):
        assert press(context, behind(screen, "Accept")) == AcceptOffer(number)
    assert press(own, behind(mine, 0), f"x{number}") == CancelOffer(number)
    await market.play(market.first, CancelOffer(number))
    with pytest.raises(Stale):
        press(market.context(market.turn), Answer(), str(number))


@pytest.mark.parametrize("op", ["build", "card"])
async def test_what_is_of_the_turn_stays_closed_off_turn(market: Market, op: str) -> None:
    """A player who isn't on turn can neither build nor play a card."""
    with pytest.raises(Refused):
        looked(market.context(market.first), op)
