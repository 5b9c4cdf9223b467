"""Proposals: an offer by a player off turn to the player on turn."""

from __future__ import annotations

from itertools import product

import pytest

from game import Cards
from game.base.accept_offer import AcceptOffer
from game.base.accept_offer import No as Answer
from game.base.build_road import BuildRoad
from game.base.close_offer import CancelOffer
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OPEN, OfferTrade, TradeOffered
from game.base.offer_trade import No as Cards_
from game.base.offers import OfferAnswered, OfferEnded, Traded
from game.base.parts import Offer, Offers
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.propose_trade import No, ProposeTrade
from game.base.roll import RollDice
from game.base.turn import No as Turn
from game.core.refusals import No as NotNow
from tests.game.base.test_offers import SOME, market, open_ids
from tests.game.tables import A, B, C, D, Table, cards, kind

WOOL = (cards("wool"), cards("ore"))
"""The trade that b and c propose: wool for ore."""


def proposal(give: str = "wool", get: str = "ore") -> ProposeTrade:
    """The action of proposing to a, who is on turn."""
    return ProposeTrade(cards(give), cards(get), A)


def proposed(*seats: str) -> Table:
    """A market where these seats have proposed wool for ore, one after another."""
    return market().push_on(*((seat, proposal()) for seat in seats))


# Making them.


@pytest.mark.rule("12.F1", "12.F3")
def test_a_proposal_is_an_offer_to_who_is_on_turn() -> None:
    """Everyone sees the proposal in full, and only the seat on turn can take it."""
    table = market()

    events = table.play(proposal(), by="b")

    assert events == [TradeOffered(offer=Offer(id=1, seat=B, to=(A,), give=WOOL[0], get=WOOL[1]))]
    assert table.options(AcceptOffer) == [AcceptOffer(1)]
    assert table.why_not(AcceptOffer(1), by="c") is Answer.NOT_FOR_YOU


@pytest.mark.rule("12.F1")
@pytest.mark.parametrize("to", [B, C, D], ids=str)
def test_the_others_never_trade_among_themselves(to: int) -> None:
    """A proposal to anyone but the seat on turn is refused."""
    table = market()

    assert table.why_not(ProposeTrade(*WOOL, to), by="b") is No.NOT_ON_TURN  # type: ignore[arg-type]  # a seat


@pytest.mark.rule("12.F1")
@pytest.mark.parametrize(
    ("give", "get", "reason"),
    [
        ("wool", "", Cards_.GIFT),
        ("", "ore", Cards_.GIFT),
        ("wool", "wool ore", Cards_.SAME_KIND),
        ("2 wool", "ore", Cards_.NOT_IN_HAND),
        ("wool", "20 ore", Cards_.TOO_MUCH),
    ],
)
def test_what_is_no_trade_is_no_proposal(give: str, get: str, reason: Cards_) -> None:
    """Gifts, trades of a kind for itself and cards not in hand are refused."""
    assert market().why_not(proposal(give, get), by="b") is reason


@pytest.mark.rule("12.F3")
def test_a_proposal_says_nothing_about_hands() -> None:
    """A proposal may ask for cards the seat on turn lacks; a refusal would reveal that hand."""
    table = market("", b="wool")

    assert table.play(proposal("wool", "3 ore"), by="b")
    assert table.why_not(AcceptOffer(1)) is Answer.NOT_IN_HAND


@pytest.mark.rule("12.F3", "12.B2")
def test_nothing_is_proposed_before_the_roll() -> None:
    """Proposals are refused before the roll, during a seven, and before the robber moves."""
    table = market("8 ore", stage="roll", held={"a": "knight"})
    assert table.why_not(proposal(), by="b") is NotNow.NOT_YOUR_TURN

    table.play(RollDice(), die=[3, 4])
    reasons = [table.why_not(proposal(), by="b")]
    table.play(Discard(cards("4 ore")))
    reasons.append(table.why_not(proposal(), by="b"))
    table.play(MoveRobber(table.hex))
    table.play(PlayKnight())
    reasons.append(table.why_not(proposal(), by="b"))

    assert reasons == [NotNow.NOT_YOUR_TURN] * 3


@pytest.mark.rule("12.F1")
def test_on_the_own_turn_one_makes_an_offer_instead() -> None:
    """The seat on turn makes offers, not proposals."""
    table = market()

    assert table.why_not(ProposeTrade(cards("ore"), cards("wool"), B)) is NotNow.NOT_NOW
    assert ProposeTrade not in table.verbs()
    assert OfferTrade not in table.verbs("b")


@pytest.mark.rule("12.F3")
def test_each_seat_has_one_proposal_open() -> None:
    """A second proposal replaces the seat's first; those of others stay."""
    table = proposed("b", "c")

    events = table.play(proposal("wool", "2 ore"), by="b")

    assert events[0] == OfferEnded(offer=1, seat=B)
    assert open_ids(table) == [2, 3]
    assert table.why_not(AcceptOffer(1)) is Answer.NO_SUCH_OFFER


@pytest.mark.rule("12.F3")
def test_an_answer_to_a_proposal_goes_with_it() -> None:
    """A new proposal by b closes a's counter-offer to the old one; b's own counter-offer stays."""
    table = market("2 ore grain").push_on(
        ("a", OfferTrade(cards("grain"), cards("wool"), (B,))),
        ("b", CounterOffer(1, *WOOL)),
        ("b", proposal()),
        ("a", CounterOffer(3, cards("ore"), cards("wool"))),
    )

    events = table.play(proposal("wool", "2 ore"), by="b")

    assert [type(event) for event in events] == [OfferEnded, OfferEnded, TradeOffered]
    assert open_ids(table) == [1, 2, 5]


@pytest.mark.rule("12.F3")
def test_where_eight_are_open_only_the_own_proposal_is_replaced() -> None:
    """With eight offers open, a seat can only replace its own proposal."""
    table = proposed("b")
    table.push_on(
        *[("a", OfferTrade(cards("ore"), cards("wool"), (B, C)))] * (OPEN - 1),
    )

    assert table.why_not(proposal(), by="c") is Cards_.TOO_MANY
    assert ProposeTrade not in table.verbs("c")
    assert table.play(proposal("wool", "2 ore"), by="b")


@pytest.mark.rule("12.F1")
def test_who_has_nothing_proposes_nothing() -> None:
    """A seat without cards cannot propose, and neither can a seat that has left."""
    table = market(b="", gone="d")

    assert ProposeTrade not in table.verbs("b") | table.verbs("d")
    assert table.why_not(proposal(), by="d") is NotNow.YOU_ARE_OUT


def test_refuse_and_options_agree_on_proposals() -> None:
    """Exactly the described proposals are allowed."""
    table = market(b="ore 2 wool brick")
    wanted: list[Cards] = SOME[::3]

    table.agrees(
        [ProposeTrade(give, get, to) for give, get, to in product(SOME, wanted, (A, B, C))],
        by="b",
    )


# How they are settled.


@pytest.mark.rule("12.F3")
def test_who_is_on_turn_takes_a_proposal() -> None:
    """The cards change hands, and other proposals stay while they can be paid."""
    table = proposed("b", "c")

    events = table.play(AcceptOffer(1))

    assert events == [Traded(offer=1, seat=B, other=A, give=WOOL[0], get=WOOL[1])]
    assert (table.hand("a"), table.hand("b")) == ({"wool": 1, "ore": 1}, {"ore": 1})
    assert open_ids(table) == [2]


@pytest.mark.rule("12.F3")
def test_a_proposal_that_was_declined_may_still_be_taken() -> None:
    """After declining, the seat on turn can still accept a proposal."""
    table = proposed("b")

    assert table.play(DeclineOffer(1)) == [OfferAnswered(offer=1, seat=A, accepts=False)]
    assert table.play(AcceptOffer(1))


@pytest.mark.rule("12.F3")
def test_a_proposal_is_withdrawn_by_who_made_it() -> None:
    """Only the player who made a proposal can withdraw it."""
    table = proposed("b")

    assert table.options(CancelOffer) == []
    assert table.play(CancelOffer(1), by="b") == [OfferEnded(offer=1, seat=B)]


@pytest.mark.rule("12.F3")
def test_a_proposal_may_be_countered() -> None:
    """The counter-offer goes to the proposer alone, and accepting it closes both."""
    table = proposed("b")
    table.play(CounterOffer(1, cards("ore"), cards("wool")))

    assert table.options(AcceptOffer, by="c") == []
    assert table.play(AcceptOffer(2), by="b")
    assert open_ids(table) == []


@pytest.mark.rule("12.F3")
def test_who_wants_no_offers_hears_none_in_answer() -> None:
    """Hushing also declines counter-offers to your own proposal."""
    table = market().push_on(("b", HushOffers()), ("b", proposal()))

    table.play(CounterOffer(1, cards("ore"), cards("wool")))

    (_, counter) = table.state.part(Offers).open
    assert counter.declined == (B,)


@pytest.mark.rule("12.F3")
def test_a_proposal_lapses_when_it_cannot_be_paid() -> None:
    """When the wool is traded away, both proposals for it are closed."""
    table = market(held={"a": "monopoly"}).push_on(("b", proposal()), ("c", proposal()))

    events = table.play(PlayMonopoly(kind("wool")))

    assert events[-2:] == [OfferEnded(offer=1, seat=B), OfferEnded(offer=2, seat=C)]
    assert table.why_not(AcceptOffer(1)) is Answer.NO_SUCH_OFFER


@pytest.mark.rule("12.F3")
def test_proposals_end_with_the_turn() -> None:
    """A proposal ends with the turn, so the next seat on turn does not find it."""
    table = proposed("b", "c")

    table.play(EndTurn())

    assert open_ids(table) == []


@pytest.mark.rule("12.F3", "12.B1")
def test_with_separate_phases_the_first_build_ends_proposals() -> None:
    """The first build closes open proposals, and no more can be made."""
    table = market("2 ore lumber brick", options={"phases": "separate"})
    table.play(proposal(), by="b")

    events = table.play(BuildRoad(table.edge))

    assert events[-1] == OfferEnded(offer=1, seat=B)
    assert table.why_not(proposal(), by="b") is Turn.TRADING_IS_OVER
    assert ProposeTrade not in table.verbs("b")


@pytest.mark.rule("4")
def test_proposals_of_and_to_who_leaves_are_gone() -> None:
    """When a player leaves, proposals by and to that player are closed."""
    table = proposed("b", "c")

    assert OfferEnded(offer=1, seat=B) in table.leave("b")
    assert OfferEnded(offer=2, seat=C) in table.leave("a")
