"""Games in which players don't trade with each other."""

from __future__ import annotations

import pytest

from game import BOXES, Choice, Game, Seat, Seeded, computer, offered, seats_for
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.offer_trade import OfferTrade
from game.base.propose_trade import ProposeTrade
from game.core.codec import compiled
from game.core.refusals import No
from game.core.rows import Value
from tests.game.tables import A, B, cards

NONE: dict[str, Value] = {"trades": "none", "points": 5}
OFFERING = {
    *(OfferTrade, ProposeTrade, CounterOffer, AcceptOffer),
    *(DeclineOffer, HushOffers, CancelOffer, ChooseTaker),
}


@pytest.mark.rule("12.F4")
def test_nobody_offers_anything_and_the_bank_trades() -> None:
    """On no turn can anybody make an offer or a proposal; computers trade with the bank and win."""
    game, chance = Game.new(3, Seeded(b"t"), settings=NONE), Seeded(b"c")
    found = set()
    tried = (
        OfferTrade(cards("ore"), cards("wool"), (B,)),
        ProposeTrade(cards("ore"), cards("wool"), A),
        HushOffers(),
    )
    while not game.state.winners:
        for seat in map(Seat, range(3)):
            options = game.options(seat)
            found |= {one.action if isinstance(one, Choice) else type(one) for one in options}
            assert {game.refuse(seat, action) for action in tried} == {No.NOT_IN_THIS_GAME}
        ((seat, _), *_) = game.defaults()
        game.play(seat, computer.choose(game.view(seat), game.options(seat), chance), chance)

    assert not found & OFFERING
    assert TradeWithBank in found


@pytest.mark.rule("12.F4")
def test_only_the_option_removes_offers() -> None:
    """With any expansions, players trade unless the option forbids it."""
    for names in offered():
        seats = max(seats_for(names))
        for given, expected in (({}, OFFERING), ({"trades": "none"}, set())):
            verbs = compiled(names, given, seats, BOXES).verbs
            assert OFFERING & {*verbs} == expected
