"""Trades between players: offers, answers, counter-offers, and how they end."""

from __future__ import annotations

from itertools import product

import pytest

from game import Cards, Seat
from game.base.accept_offer import AcceptOffer
from game.base.accept_offer import No as Answer
from game.base.bank_trade import TradeWithBank
from game.base.build_road import BuildRoad
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.close_offer import No as Close
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer, HushOffers, OffersHushed
from game.base.decline_offer import No as Hush
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OPEN, No, OfferTrade, TradeOffered
from game.base.offers import OfferAnswered, OfferEnded, Traded
from game.base.parts import Offer, Offers
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.refusals import No as Base
from game.base.roll import RollDice
from game.core.refusals import No as NotNow
from tests.game.tables import A, B, C, D, Table, bank_trade, cards, kind, vectors

LAND = r"""
        .       .
      /   \   +   \
    .       a       .
    |  F6+  |  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


def offer(give: str, get: str, to: str = "b c", *, chooses: bool = False) -> OfferTrade:
    """The action of offering *give* for *get* to some seats."""
    seats = {"a": A, "b": B, "c": C, "d": D}
    return OfferTrade(cards(give), cards(get), tuple(seats[s] for s in to.split()), chooses)


def market(a: str = "2 ore", b: str = "wool", c: str = "wool", **more: object) -> Table:
    """A table of four in the middle of a's turn."""
    return Table(LAND, a, b, c, seats=4, **more)  # type: ignore[arg-type]  # passed on as it came


def open_ids(table: Table) -> list[int]:
    """The numbers of the open offers."""
    return [item.id for item in table.state.part(Offers).open]


# Making offers.


@pytest.mark.rule("12.F3")
def test_an_offer_is_told_with_all_it_says() -> None:
    """Everyone sees who offers which cards to whom."""
    table = market()

    events = table.play(offer("ore", "wool"))

    assert events == [
        TradeOffered(offer=Offer(id=1, seat=A, to=(B, C), give=cards("ore"), get=cards("wool")))
    ]


@pytest.mark.rule("12.F3")
def test_an_offer_reaches_those_it_names() -> None:
    """A seat that is not named in an offer cannot accept, decline or counter it."""
    table = market()
    table.play(offer("ore", "wool", "b"))

    reasons = [
        table.why_not(action, by="c")
        for action in (
            AcceptOffer(1),
            DeclineOffer(1),
            CounterOffer(1, cards("wool"), cards("2 ore")),
        )
    ]

    assert reasons == [Answer.NOT_FOR_YOU] * 3
    assert table.options(AcceptOffer, by="b") == [AcceptOffer(1)]
    assert table.options(AcceptOffer, by="c") == []


@pytest.mark.rule("12.F3")
def test_several_offers_may_be_open() -> None:
    """Each offer has its own number, and each can be accepted."""
    table = market("ore grain", "wool brick")
    table.push_on(("a", offer("ore", "wool")), ("a", offer("grain", "brick", "b")))

    assert open_ids(table) == [1, 2]
    assert table.options(AcceptOffer, by="b") == [AcceptOffer(1), AcceptOffer(2)]
    assert table.options(AcceptOffer, by="c") == [AcceptOffer(1)]


@pytest.mark.rule("12.F1")
@pytest.mark.parametrize(
    ("give", "get", "reason"),
    [
        ("ore", "", No.GIFT),
        ("", "ore", No.GIFT),
        ("ore wool", "wool", No.SAME_KIND),
        ("3 ore", "wool", No.NOT_IN_HAND),
        ("grain", "wool", No.NOT_IN_HAND),
    ],
)
def test_what_is_no_trade(give: str, get: str, reason: No) -> None:
    """Gifts, trades of a kind for itself and cards not in hand are refused."""
    table = market("2 ore wool")

    assert table.why_not(offer(give, get)) is reason


@pytest.mark.parametrize("wrong", [(), (1,) * 4, (1,) * 6], ids=len)
def test_a_side_names_every_kind(wrong: Cards) -> None:
    """A side of a trade with too few or too many kinds is refused."""
    table = market("ore wool grain brick lumber")

    reasons = [
        table.why_not(OfferTrade(give, get, (B,)))
        for give, get in ((wrong, cards("ore")), (cards("ore"), wrong))
    ]

    assert reasons == [Base.NO_SUCH_KIND] * 2


def test_no_side_counts_below_none() -> None:
    """A negative count is refused."""
    table = market("ore wool")

    assert table.why_not(OfferTrade((0, 0, 0, -1, 2), cards("ore"), (B,))) is No.NEGATIVE


def test_nobody_asks_for_more_than_there_is() -> None:
    """Nineteen cards of a kind can be asked for, twenty cannot."""
    table = market("ore")

    assert table.why_not(offer("ore", "20 wool")) is No.TOO_MUCH
    table.play(offer("ore", "19 wool"))


@pytest.mark.rule("12.F1")
def test_any_ratio_will_do() -> None:
    """Several cards of several kinds can go either way."""
    table = market("3 ore 2 wool", "brick 2 lumber")

    table.push_on(("a", offer("3 ore 2 wool", "brick 2 lumber")), ("b", AcceptOffer(1)))

    assert (table.hand("a"), table.hand("b")) == (
        {"lumber": 2, "brick": 1},
        {"wool": 2, "ore": 3},
    )


@pytest.mark.rule("12.F3")
@pytest.mark.parametrize("to", [(), (A,), (A, B), (C, B), (B, B), (Seat(4),), (Seat(-1),)], ids=str)
def test_offers_go_to_other_seats(to: tuple[Seat, ...]) -> None:
    """An offer names other seats of the game, each once and in order, and at least one."""
    table = market()

    reason = table.why_not(OfferTrade(cards("ore"), cards("wool"), to))

    assert reason is No.NO_SUCH_SEAT


@pytest.mark.rule("4")
def test_a_seat_that_is_gone_gets_no_offers() -> None:
    """An offer cannot go to a seat that has left."""
    table = market(gone="b")

    assert table.why_not(offer("ore", "wool", "b")) is No.NO_SUCH_SEAT
    assert table.play(offer("ore", "wool", "c d"))


@pytest.mark.rule("12.F3")
def test_an_offer_says_nothing_about_hands() -> None:
    """An offer may go to seats that lack the cards; a refusal would reveal their hands."""
    table = market(b="", c="")

    assert table.play(offer("ore", "3 brick"))


@pytest.mark.rule("12.F1", "12.B3")
def test_only_the_seat_on_turn_offers() -> None:
    """The seats that are not on turn never trade with each other."""
    table = market()

    reason = table.why_not(OfferTrade(cards("wool"), cards("ore"), (C,)), by="b")

    assert reason is NotNow.NOT_YOUR_TURN
    assert table.options(OfferTrade, by="b") == []


@pytest.mark.rule("12.F1")
def test_who_has_nothing_is_offered_no_trade() -> None:
    """A seat without a card can neither make an offer nor a counter-offer."""
    table = market("ore", b="")
    table.play(offer("ore", "wool"))

    assert OfferTrade in table.verbs()
    assert OfferTrade not in market("").verbs()
    assert CounterOffer not in table.verbs("b")


@pytest.mark.rule("12.F3", "12.B2")
def test_no_offers_before_the_roll() -> None:
    """Offers can only be made after the roll."""
    table = market(stage="roll")

    assert table.why_not(offer("ore", "wool")) is NotNow.NOT_NOW


@pytest.mark.rule("12.F3")
def test_so_many_offers_and_no_more() -> None:
    """With eight open offers no further offer or counter-offer can be made."""
    table = market()
    for _ in range(OPEN):
        table.play(offer("ore", "wool"))

    assert table.why_not(offer("ore", "wool")) is No.TOO_MANY
    assert table.why_not(CounterOffer(1, cards("wool"), cards("2 ore")), by="b") is No.TOO_MANY
    assert (table.options(OfferTrade), table.options(CounterOffer, by="b")) == ([], [])


WRONG: list[Cards] = [(), (1,) * 4, (1,) * 6, (0, 0, 0, 0, 20), (-1, 0, 0, 0, 2)]
SOME: list[Cards] = [*WRONG, *[v for v in vectors() if len(v) == 5 and sum(map(abs, v)) <= 3][::2]]
"""Sides of a trade, valid and invalid."""


def test_refuse_and_options_agree_on_offers() -> None:
    """Exactly the described offers are allowed."""
    table = market("ore 2 wool brick")
    ways: list[tuple[Seat, ...]] = [(B,), (B, D), (), (A,), (D, B)]

    table.agrees(
        [OfferTrade(give, get, to) for (give, get), to in product(product(SOME, SOME[::3]), ways)]
    )


def test_refuse_and_options_agree_on_counters() -> None:
    """Exactly the described counter-offers are allowed."""
    table = market(b="ore 2 wool brick")
    table.play(offer("ore", "wool"))

    table.agrees(
        [
            CounterOffer(number, give, get)
            for number in (0, 1, 2)
            for give, get in product(SOME, SOME[::2])
        ],
        by="b",
    )


def test_refuse_and_options_agree_on_answers() -> None:
    """Exactly the listed answers are allowed, for each seat."""
    table = market("2 ore", "wool", "")
    table.push_on(("a", offer("ore", "wool", "b c")), ("a", offer("ore", "wool", "c d")))
    table.play(DeclineOffer(2), by="c")

    for by in "abcd":
        table.agrees(
            [
                kind_(number)
                for number in range(4)
                for kind_ in (AcceptOffer, DeclineOffer, CancelOffer)
            ],
            by=by,
        )


# Taking offers.


@pytest.mark.rule("12.F3")
def test_the_first_acceptance_settles_it() -> None:
    """The first acceptance makes the trade, and nobody else can take the offer."""
    table = market()
    table.play(offer("ore", "wool"))

    events = table.play(AcceptOffer(1), by="c")

    assert events == [Traded(offer=1, seat=A, other=C, give=cards("ore"), get=cards("wool"))]
    assert (table.hand("a"), table.hand("c")) == ({"wool": 1, "ore": 1}, {"ore": 1})
    assert table.why_not(AcceptOffer(1), by="b") is Answer.NO_SUCH_OFFER


@pytest.mark.rule("12.F1", "12.F3")
def test_who_lacks_the_cards_cannot_accept() -> None:
    """Both players must hold their cards when the trade is made."""
    table = market(b="2 wool")
    table.play(offer("ore", "wool grain"))

    assert table.why_not(AcceptOffer(1), by="b") is Answer.NOT_IN_HAND
    assert table.options(AcceptOffer, by="b") == []


@pytest.mark.rule("12.F3")
def test_no_is_not_for_ever() -> None:
    """A player who has declined may still accept while the offer is open."""
    table = market()
    table.play(offer("ore", "wool"))

    assert table.play(DeclineOffer(1), by="b") == [OfferAnswered(offer=1, seat=B, accepts=False)]
    assert table.why_not(DeclineOffer(1), by="b") is Answer.ANSWERED
    assert table.play(AcceptOffer(1), by="b")


@pytest.mark.rule("12.F3")
def test_a_choosing_offerer_collects_answers() -> None:
    """Acceptances are collected, and nothing is traded until the offerer chooses one."""
    table = market()
    table.play(offer("ore", "wool", chooses=True))

    said = [table.play(AcceptOffer(1), by=by) for by in "bc"]

    assert said == [[OfferAnswered(offer=1, seat=seat, accepts=True)] for seat in (B, C)]
    assert table.hand("b") == {"wool": 1}
    assert table.options(ChooseTaker) == [ChooseTaker(1, B), ChooseTaker(1, C)]
    assert table.play(ChooseTaker(1, C)) == [
        Traded(offer=1, seat=A, other=C, give=cards("ore"), get=cards("wool"))
    ]
    assert open_ids(table) == []


@pytest.mark.rule("12.F3")
def test_one_says_yes_once() -> None:
    """A second acceptance by the same seat is refused."""
    table = market()
    table.push_on(("a", offer("ore", "wool", chooses=True)), ("b", AcceptOffer(1)))

    assert table.why_not(AcceptOffer(1), by="b") is Answer.ANSWERED


@pytest.mark.rule("12.F3")
def test_a_yes_may_be_taken_back() -> None:
    """A player who accepts and then declines can no longer be chosen."""
    table = market()
    table.push_on(
        ("a", offer("ore", "wool", chooses=True)), ("b", AcceptOffer(1)), ("b", DeclineOffer(1))
    )

    assert table.why_not(ChooseTaker(1, B)) is Close.NOT_ACCEPTED


@pytest.mark.rule("12.F3")
def test_only_who_said_yes_can_be_chosen() -> None:
    """Only the offerer can choose, only a seat that accepted, and only while the offer is open."""
    table = market()
    table.push_on(("a", offer("ore", "wool", chooses=True)), ("b", AcceptOffer(1)))

    assert table.why_not(ChooseTaker(1, C)) is Close.NOT_ACCEPTED
    assert table.why_not(ChooseTaker(1, B), by="b") is Close.NOT_YOURS
    assert table.why_not(ChooseTaker(2, B)) is Answer.NO_SUCH_OFFER


@pytest.mark.rule("12.F3")
def test_a_no_may_become_a_yes() -> None:
    """A player who declines and then accepts has accepted; the others' answers stay."""
    table = market()
    table.push_on(
        ("a", offer("ore", "wool", "b c d", chooses=True)),
        ("b", DeclineOffer(1)),
        ("d", DeclineOffer(1)),
        ("b", AcceptOffer(1)),
    )

    (left,) = table.state.part(Offers).open
    assert (left.accepted, left.declined) == ((B,), (D,))


@pytest.mark.rule("12.F3")
def test_a_yes_lapses_with_the_cards() -> None:
    """A player who accepted and can no longer pay counts as having declined."""
    table = market("2 ore", held={"a": "monopoly"})
    table.push_on(("a", offer("ore", "wool", chooses=True)), ("b", AcceptOffer(1)))

    events = table.play(PlayMonopoly(kind("wool")))

    assert events[-1] == OfferAnswered(offer=1, seat=B, accepts=False)
    assert table.options(ChooseTaker) == []


@pytest.mark.rule("12.F3")
def test_one_yes_lapses_and_another_stays() -> None:
    """A player who can still pay keeps an acceptance when another's lapses."""
    table = Table(
        LAND.replace("a       .", "b       .", 1), "2 ore", "wool", "wool", held={"a": "knight"}
    )
    table.push_on(
        ("a", offer("ore", "wool", chooses=True)), ("b", AcceptOffer(1)), ("c", AcceptOffer(1))
    )
    table.play(PlayKnight())

    events = table.play(MoveRobber(table.hex), theft=[kind("wool")])

    assert events[2:] == [OfferAnswered(offer=1, seat=B, accepts=False)]
    (left,) = table.state.part(Offers).open
    assert (left.accepted, left.declined) == ((C,), (B,))


@pytest.mark.rule("12.F3")
def test_nobody_chooses_for_another() -> None:
    """Only the offerer is asked to choose."""
    table = market()
    table.push_on(("a", offer("ore", "wool", chooses=True)), ("b", AcceptOffer(1)))

    assert (table.options(ChooseTaker, by="b"), table.options(ChooseTaker, by="c")) == ([], [])


# Counter-offers.


@pytest.mark.rule("12.F3")
def test_a_counter_offer_goes_to_the_offerer_alone() -> None:
    """The original offer stays open, and only the offerer can take the counter-offer."""
    table = market()
    table.play(offer("ore", "wool"))

    events = table.play(CounterOffer(1, cards("wool"), cards("2 ore")), by="b")

    assert events == [
        TradeOffered(
            offer=Offer(id=2, seat=B, to=(A,), give=cards("wool"), get=cards("2 ore"), counters=1)
        )
    ]
    assert open_ids(table) == [1, 2]
    assert table.options(AcceptOffer) == [AcceptOffer(2)]
    assert table.options(AcceptOffer, by="c") == [AcceptOffer(1)]
    assert table.why_not(AcceptOffer(2), by="c") is Answer.NOT_FOR_YOU


@pytest.mark.rule("12.F3")
def test_taking_a_counter_offer_settles_the_original() -> None:
    """The trade closes the original offer and all counter-offers to it."""
    table = market()
    table.push_on(
        ("a", offer("ore", "wool")),
        ("b", CounterOffer(1, cards("wool"), cards("2 ore"))),
        ("c", CounterOffer(1, cards("wool"), cards("ore"))),
    )

    events = table.play(AcceptOffer(2))

    assert events == [Traded(offer=2, seat=B, other=A, give=cards("wool"), get=cards("2 ore"))]
    assert open_ids(table) == []


@pytest.mark.rule("12.F3")
def test_counters_end_with_their_original() -> None:
    """An offer that is taken or withdrawn closes its counter-offers, and no others."""
    table = market("2 ore grain")
    table.push_on(
        ("a", offer("ore", "wool")),
        ("a", offer("grain", "wool")),
        ("b", CounterOffer(1, cards("wool"), cards("2 ore"))),
        ("c", CounterOffer(2, cards("wool"), cards("ore"))),
    )

    events = table.play(CancelOffer(1))

    assert events == [OfferEnded(offer=1, seat=A), OfferEnded(offer=3, seat=B)]
    assert open_ids(table) == [2, 4]


@pytest.mark.rule("12.F3")
def test_counters_end_with_an_original_that_lapses() -> None:
    """When the offerer can no longer pay, the offer and its counter-offers end with that action."""
    table = market("4 ore", "wool", "grain")
    table.push_on(
        ("a", offer("ore", "wool")),
        ("b", CounterOffer(1, cards("wool"), cards("2 ore"))),
        ("c", CounterOffer(1, cards("grain"), cards("ore"))),
    )

    events = table.play(bank_trade("ore", "brick"))

    assert events[1:] == [OfferEnded(offer=n + 1, seat=seat) for n, seat in enumerate((A, B, C))]
    assert open_ids(table) == []


@pytest.mark.rule("12.F3")
def test_a_counter_offer_is_not_countered() -> None:
    """The offerer cannot counter a counter-offer, only make a new offer."""
    table = market()
    table.push_on(
        ("a", offer("ore", "wool")), ("b", CounterOffer(1, cards("wool"), cards("2 ore")))
    )

    reason = table.why_not(CounterOffer(2, cards("ore"), cards("wool")))

    assert reason is Answer.NOT_FOR_YOU
    assert table.options(CounterOffer) == []


@pytest.mark.rule("12.F1")
def test_a_counter_offer_is_a_trade_too() -> None:
    """A trade that may not be offered may not be a counter-offer either."""
    table = market()
    table.play(offer("ore", "wool"))

    reasons = [
        table.why_not(CounterOffer(1, cards(give), cards(get)), by="b")
        for give, get in (("", "ore"), ("wool", "wool ore"), ("2 wool", "ore"))
    ]

    assert reasons == [No.GIFT, No.SAME_KIND, No.NOT_IN_HAND]


@pytest.mark.rule("12.F1")
def test_a_counter_offer_never_joins_two_others() -> None:
    """Seat c cannot take b's counter-offer, because every trade involves the seat on turn."""
    table = market()
    table.push_on(
        ("a", offer("ore", "wool")), ("b", CounterOffer(1, cards("wool"), cards("2 ore")))
    )

    assert [item.to for item in table.state.part(Offers).open] == [(B, C), (A,)]


# How offers end.


@pytest.mark.rule("12.F3")
def test_one_takes_back_ones_own() -> None:
    """An offer or counter-offer can be withdrawn only by the player who made it."""
    table = market()
    table.push_on(
        ("a", offer("ore", "wool")), ("b", CounterOffer(1, cards("wool"), cards("2 ore")))
    )

    assert table.why_not(CancelOffer(1), by="b") is Close.NOT_YOURS
    assert table.options(CancelOffer, by="b") == [CancelOffer(2)]
    assert table.play(CancelOffer(2), by="b") == [OfferEnded(offer=2, seat=B)]
    assert table.why_not(CancelOffer(2), by="b") is Answer.NO_SUCH_OFFER


@pytest.mark.rule("12.F3")
def test_offers_end_with_the_turn() -> None:
    """When the next turn begins no offer is open."""
    table = market()
    table.play(offer("ore", "wool"))

    table.play(EndTurn())
    table.play(RollDice(), by="b", die=[1, 1])

    assert open_ids(table) == []
    assert table.why_not(AcceptOffer(1), by="c") is Answer.NO_SUCH_OFFER


@pytest.mark.rule("12.F3", "12.B1")
def test_with_separate_phases_offers_end_with_the_first_build() -> None:
    """Offers that were open when the first road was built are closed."""
    table = market("2 ore lumber brick", options={"phases": "separate"})
    table.play(offer("ore", "wool"))

    events = table.play(BuildRoad(table.edge))

    assert events[-1] == OfferEnded(offer=1, seat=A)
    assert open_ids(table) == []


@pytest.mark.rule("12.F3", "12.B1")
def test_with_combined_phases_offers_outlive_building() -> None:
    """By default offers that can still be paid stay open after building."""
    table = market("2 ore lumber brick")
    table.play(offer("ore", "wool"))

    table.play(BuildRoad(table.edge))

    assert open_ids(table) == [1]


@pytest.mark.rule("12.F3")
def test_an_offer_lapses_when_it_cannot_be_paid() -> None:
    """An offer whose cards are gone is closed; another one stays open."""
    table = market("4 ore wool")
    table.push_on(("a", offer("ore", "brick")), ("a", offer("wool", "brick")))

    events = table.play(bank_trade("ore", "grain"))

    assert events[-1] == OfferEnded(offer=1, seat=A)
    assert open_ids(table) == [2]


@pytest.mark.rule("12.F3")
def test_a_trade_may_leave_another_offer_unpayable() -> None:
    """When one of two offers of the same card is taken, the other lapses."""
    table = market("ore", "wool", "grain")
    table.push_on(("a", offer("ore", "wool")), ("a", offer("ore", "grain")))

    events = table.play(AcceptOffer(1), by="b")

    assert events[1:] == [OfferEnded(offer=2, seat=A)]


@pytest.mark.rule("12.F3")
def test_a_counter_offer_lapses_likewise() -> None:
    """A counter-offer ends when its maker can no longer pay."""
    table = market(held={"a": "monopoly"})
    table.push_on(("a", offer("ore", "brick")), ("b", CounterOffer(1, cards("wool"), cards("ore"))))

    events = table.play(PlayMonopoly(kind("wool")))

    assert events[-1] == OfferEnded(offer=2, seat=B)
    assert open_ids(table) == [1]


@pytest.mark.rule("12.F3", "12.B2")
def test_nothing_is_taken_while_something_is_pending() -> None:
    """While a must move the robber, offers stay open but cannot be taken."""
    table = market(held={"a": "knight"})
    table.play(offer("ore", "wool"))

    table.play(PlayKnight())

    assert open_ids(table) == [1]
    assert table.why_not(AcceptOffer(1), by="b") is NotNow.NOT_YOUR_TURN
    table.play(MoveRobber(table.hex))
    assert table.play(AcceptOffer(1), by="b")


@pytest.mark.rule("12.F3")
def test_offers_never_block() -> None:
    """The turn can go on and end with offers open."""
    table = market("2 ore lumber brick 4 grain")
    table.play(offer("ore", "wool"))

    assert table.owes() == [("a", "turn")]
    assert {BuildRoad, TradeWithBank, EndTurn} <= table.verbs()


# Silence.


@pytest.mark.rule("12.F3")
def test_a_seat_may_decline_everything_at_once() -> None:
    """A hushed seat declines every open offer, and each later one as soon as it is made."""
    table = market("2 ore")
    table.play(offer("ore", "wool"))

    events = table.play(HushOffers(), by="b")
    table.play(offer("2 ore", "wool"))

    assert events == [OffersHushed(seat=B), OfferAnswered(offer=1, seat=B, accepts=False)]
    assert [item.declined for item in table.state.part(Offers).open] == [(B,), (B,)]


@pytest.mark.rule("12.F3")
def test_silence_declines_what_waits_and_no_more() -> None:
    """Hushing declines neither offers to others nor offers already declined."""
    table = market("2 ore")
    table.push_on(
        ("a", offer("ore", "wool", "c")), ("a", offer("ore", "wool")), ("b", DeclineOffer(2))
    )

    events = table.play(HushOffers(), by="b")

    assert events == [OffersHushed(seat=B)]


@pytest.mark.rule("12.F3")
def test_silence_lasts_until_the_own_turn() -> None:
    """Hushing lasts until the player's own turn, and then offers reach them again."""
    table = market()
    table.play(HushOffers(), by="b")
    assert table.why_not(HushOffers(), by="b") is Answer.ANSWERED

    table.play(EndTurn())

    assert table.state.part(Offers).hushed == ()


@pytest.mark.rule("12.F3")
def test_others_turns_do_not_end_silence() -> None:
    """The turn of b does not end c's hush."""
    table = market()
    table.play(HushOffers(), by="c")

    table.play(EndTurn())

    assert table.state.part(Offers).hushed == (C,)


@pytest.mark.rule("12.F3")
def test_the_seat_on_turn_hears_what_it_asked_for() -> None:
    """The seat on turn has nothing to hush."""
    table = market()

    assert table.why_not(HushOffers()) is Hush.OWN_TURN
    assert table.options(HushOffers) == []


@pytest.mark.rule("12.F1")
def test_cards_owed_to_the_robber_cannot_be_traded_away() -> None:
    """Between a seven and the discards nobody can make or take an offer."""
    table = market("8 ore", stage="roll")
    table.play(RollDice(), die=[3, 4])

    assert table.why_not(offer("ore", "wool")) is NotNow.NOT_NOW
    assert table.play(Discard(cards("4 ore")))
