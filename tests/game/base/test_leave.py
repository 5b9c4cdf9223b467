"""Leaving for good: what stays, what goes, and how pending duties continue."""

from __future__ import annotations

import pytest

from game import Game, Illegal, Scripted, Seat, Seeded, view
from game.base.accept_offer import AcceptOffer
from game.base.build_settlement import BuildSettlement
from game.base.build_settlement import No as SettlementNo
from game.base.counter_offer import CounterOffer
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.families import FIRST_ROAD, FOUND
from game.base.free_road import LayFreeRoad
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.offers import OfferEnded
from game.base.parts import Offers
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_roads import PlayRoads
from game.base.production import Produced
from game.base.rob import Rob, Robbed
from game.base.roll import RollDice
from game.base.rows import CITY, SETTLEMENT
from game.base.turn import TurnBegan
from game.core.awards import AwardPassed
from game.core.leave import SeatLeft
from game.core.points import GameEnded
from game.core.refusals import No
from tests.game.random_games import decks_add_up
from tests.game.tables import LAND, A, B, C, D, Table, cards, kind

CAMP = r"""
        .       .
      /   \   /   \
    b       c       .
    |  F6+  |  D*   |
    .       a       d
      \   /   \   /
        .       .
"""


@pytest.mark.rule("4")
def test_the_hand_goes_to_the_bank() -> None:
    """All cards go to the bank, and everyone sees which."""
    table = Table(LAND, "ore", "2 wool ore")
    before = table.bank()

    assert table.leave("b") == [SeatLeft(seat=B, cards=cards("2 wool ore"))]
    assert table.hand("b") == {}
    assert table.bank() == {**before, "wool": before["wool"] + 2, "ore": before["ore"] + 1}


@pytest.mark.rule("4")
def test_development_cards_leave_the_game_unseen() -> None:
    """The cards leave the game, and nobody learns which they were."""
    table = Table(LAND, held={"b": "knight monopoly"})
    deck = table.state.deck_size(0)
    unseen = view(table.state, A).unseen_deck

    table.leave("b")

    assert (table.state.held[B], table.state.deck_size(0)) == ((), deck)
    assert view(table.state, A).boxed == (2,)
    assert view(table.state, A).unseen_deck == unseen
    decks_add_up(table.state)


@pytest.mark.rule("4")
def test_pieces_stay_and_block() -> None:
    """The pieces stay, and the corners next to them remain closed."""
    table = Table(LAND, "lumber brick wool grain")
    (corner,) = table.state.corners_of(B, SETTLEMENT)

    table.leave("b")

    table.shows(LAND)
    for beside in table.state.topology.corner_corners[corner]:
        assert table.why_not(BuildSettlement(beside)) is SettlementNo.TOO_CLOSE


@pytest.mark.rule("4")
def test_it_produces_nothing() -> None:
    """Buildings of a seat that left get nothing; the others are paid."""
    table = Table(LAND.replace("F3 ", "F6 "), stage="roll")
    table.leave("b")

    events = table.play(RollDice(), die=[3, 3])

    assert events[1] == Produced(got=(cards("lumber"), cards(), cards()), short=())


@pytest.mark.rule("4")
def test_its_turns_are_skipped() -> None:
    """After b has left, a's turn is followed by c's."""
    table = Table(LAND)
    table.leave("b")

    assert table.play(EndTurn())[-1] == TurnBegan(seat=C)


@pytest.mark.rule("4")
@pytest.mark.parametrize("stage", ["roll", "turn"])
def test_its_own_turn_passes_on(stage: str) -> None:
    """The next seat's turn begins at once, whether the leaver had rolled or not."""
    table = Table(LAND, "ore", stage=stage)

    assert table.leave("a") == [SeatLeft(seat=A, cards=cards("ore")), TurnBegan(seat=B)]
    assert table.owes() == [("b", "roll")]


@pytest.mark.rule("4")
def test_it_may_do_nothing_any_more() -> None:
    """A seat that has left can neither play nor leave again."""
    table = Table(LAND, turn="b")
    table.leave("b")

    assert table.everything("b") == []
    assert table.why_not(RollDice(), "b") is No.YOU_ARE_OUT
    game = Game(table.state)
    with pytest.raises(Illegal) as refused:
        game.leave(B, Scripted())
    assert (refused.value.reason, game.lines) == (No.YOU_ARE_OUT, [])


@pytest.mark.rule("4")
def test_the_last_seat_wins() -> None:
    """The last seat left wins, on turn or not, with however few points."""
    table = Table(LAND)

    table.leave("a")
    events = table.leave("b")

    assert events[-1] == GameEnded(winners=(C,), points=(1, 1, 1), shown=((), (), ()))
    assert (table.state.winners, table.owes()) == ((C,), [])


@pytest.mark.rule("4")
def test_after_the_end_nobody_leaves() -> None:
    """Nobody can leave a game that is over, not even the winner."""
    table = Table(LAND)
    table.leave("a")
    table.leave("b")

    with pytest.raises(Illegal) as refused:
        Game(table.state).leave(C, Scripted())
    assert refused.value.reason is No.GAME_IS_OVER


@pytest.mark.rule("4")
def test_who_has_left_cannot_win() -> None:
    """Others still discard on its turn, but a seat that has left cannot win by points."""
    table = Table(LAND, "", "8 ore", "8 wool", stage="roll", options={"points": 3})
    table.play(RollDice(), die=[3, 4])
    table.leave("a")
    table.state.lay(A, table.state.corners_of(C, SETTLEMENT)[0], CITY)
    assert (table.state.turn, table.points("a")) == (A, 3)

    table.play(Discard(cards("4 ore")), "b")

    assert (table.state.winners, table.owes()) == ((), [("c", "discard")])


# Special cards.


@pytest.mark.rule("4", "12.I")
def test_the_largest_army_passes_on() -> None:
    """The largest army goes to the leader among the seats that are left."""
    table = Table(LAND, played={"a": "4 knight", "b": "3 knight"}, largest_army="a")

    assert AwardPassed(award="largest_army", seat=B, before=A) in table.leave("a")


@pytest.mark.rule("4", "12.I")
def test_a_special_card_may_be_set_aside() -> None:
    """If the others tie, or nobody has enough, the card is set aside."""
    level = Table(
        LAND, played={"a": "4 knight", "b": "3 knight", "c": "3 knight"}, largest_army="a"
    )
    too_few = Table(LAND, played={"a": "3 knight", "b": "2 knight"}, largest_army="a")

    for table in (level, too_few):
        assert AwardPassed(award="largest_army", seat=Seat(-1), before=A) in table.leave("a")


# In the middle of something.


@pytest.mark.rule("4", "12.E1")
def test_a_discard_is_owed_no_more() -> None:
    """The leaver owes no discard; the others still do, and then the robber moves."""
    table = Table(LAND, "", "8 ore", "8 wool", stage="roll")
    table.play(RollDice(), die=[3, 4])

    table.leave("b")
    assert table.owes() == [("c", "discard")]
    table.play(Discard(cards("4 wool")), "c")
    assert table.owes() == [("a", "robber")]


@pytest.mark.rule("4", "12.E1")
def test_the_roller_of_a_seven_leaves() -> None:
    """The others still owe their discards, nobody moves the robber, and the turn passes on."""
    table = Table(LAND, "9 ore", "8 ore", stage="roll")
    table.play(RollDice(), die=[3, 4])

    table.leave("a")
    assert table.owes() == [("b", "discard")]
    assert table.play(Discard(cards("4 ore")), "b")[-1] == TurnBegan(seat=B)


@pytest.mark.rule("4", "12.E2")
def test_the_robber_stays_where_it_is() -> None:
    """The player who was to move the robber has left, so it stays."""
    table = Table(LAND, held={"a": "knight"})
    table.play(PlayKnight())

    assert table.leave("a")[-1] == TurnBegan(seat=B)
    table.shows(LAND)


@pytest.mark.rule("4", "12.C5")
def test_free_roads_are_not_laid() -> None:
    """A leaver's free roads are dropped, whether the first or the second was next."""
    for laid in (0, 1):
        table = Table(LAND, held={"a": "road_building"})
        table.play(PlayRoads())
        for _ in range(laid):
            table.play(table.options(LayFreeRoad)[0])

        assert table.leave("a")[-1] == TurnBegan(seat=B)


def robbing(b: str, c: str, d: str) -> Table:
    """A table where a must choose a player to rob."""
    table = Table(
        CAMP.replace(".       a       d", "d       a       ."), "", b, c, d, seats=4,
        held={"a": "knight"},
    )  # fmt: skip
    table.play(PlayKnight())
    table.play(MoveRobber(table.hex))
    return table


@pytest.mark.rule("4", "12.E3")
def test_who_has_left_cannot_be_robbed() -> None:
    """The thief can only choose among the seats that are left."""
    table = robbing("ore", "ore", "ore")
    assert table.options(Rob) == [Rob(B), Rob(C), Rob(D)]

    table.leave("b")

    assert table.options(Rob) == [Rob(C), Rob(D)]
    assert table.owes() == [("a", "rob")]


@pytest.mark.rule("4", "12.E3")
def test_the_only_victim_left_is_robbed_at_once() -> None:
    """If only one victim is left, it is robbed at once."""
    table = robbing("ore", "wool", "")

    events = table.leave("b", theft=[kind("wool")])

    assert events[-1] == Robbed(seat=A, victim=C, card=kind("wool"))
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("4")
def test_the_thief_leaves() -> None:
    """If the thief leaves, nobody is robbed."""
    table = robbing("ore", "wool", "")

    assert table.leave("a")[-1] == TurnBegan(seat=B)
    assert (table.hand("b"), table.hand("c")) == ({"ore": 1}, {"wool": 1})


@pytest.mark.rule("4", "12.C7")
def test_nothing_is_called_in_from_who_has_left() -> None:
    """A monopoly takes cards from the seats that are left."""
    table = Table(LAND, "", "2 ore", "ore", held={"a": "monopoly"})
    table.leave("b")

    table.play(PlayMonopoly(kind("ore")))

    assert table.hand() == {"ore": 1}


# Offers.


def offered(to: tuple[Seat, ...], *, chooses: bool = False) -> Table:
    """A table of three where a offers ore for wool."""
    table = Table(LAND, "2 ore", "wool brick", "wool")
    table.play(OfferTrade(cards("ore"), cards("wool"), to, chooses))
    return table


@pytest.mark.rule("4", "12.F3")
def test_its_offers_end() -> None:
    """A leaver's offers end with its turn, together with the counter-offers to them."""
    table = offered((B, C))
    table.play(CounterOffer(1, cards("brick"), cards("ore")), "b")

    events = table.leave("a")

    assert OfferEnded(offer=1, seat=A) in events
    assert OfferEnded(offer=2, seat=B) in events
    assert table.state.part(Offers).open == ()


@pytest.mark.rule("4", "12.F3")
def test_an_offer_to_it_alone_ends() -> None:
    """An offer made only to the leaver is closed, because nobody could take it."""
    table = offered((B,))

    assert OfferEnded(offer=1, seat=A) in table.leave("b")


@pytest.mark.rule("4", "12.F3")
def test_an_offer_to_others_too_stays_open_for_them() -> None:
    """The leaver's acceptance is forgotten, and the others can still answer."""
    table = offered((B, C), chooses=True)
    table.play(AcceptOffer(1), "b")
    table.play(AcceptOffer(1), "c")

    table.leave("b")

    (offer,) = table.state.part(Offers).open
    assert (offer.to, offer.accepted) == ((C,), (C,))


@pytest.mark.rule("4", "12.F3")
def test_its_counter_ends_and_the_offer_stays() -> None:
    """The offer that was countered stays open."""
    table = offered((B, C))
    table.play(CounterOffer(1, cards("brick"), cards("ore")), "b")

    assert OfferEnded(offer=2, seat=B) in table.leave("b")
    assert [offer.id for offer in table.state.part(Offers).open] == [1]


@pytest.mark.rule("4", "12.F3")
def test_it_is_offered_nothing_more() -> None:
    """A new offer goes only to seats that are in the game."""
    table = Table(LAND, "2 ore", "wool", "wool")
    table.leave("b")

    table.why_not(OfferTrade(cards("ore"), cards("wool"), (B, C)))
    assert table.play(OfferTrade(cards("ore"), cards("wool"), (C,)))


# Set-up.


def setting_up(settlements: int, roads: int) -> Game:
    """A game of three, started by a, where this many settlements and roads were placed."""
    game = Game.new(3, Scripted(start=[0], then=Seeded(b"any")), settings={"start": "drawn"})
    while len(game.lines) < 1 + settlements + roads:
        seat, action = game.defaults()[0]
        game.play(seat, action, Scripted())
    return game


def order(game: Game) -> list[Seat]:
    """The seats in the order in which they place settlements during set-up."""
    seats = []
    while FOUND in (kinds := [debt.duty for debt in game.state.debts()]) or FIRST_ROAD in kinds:
        seat, action = game.defaults()[0]
        seats += [seat] * (kinds == [FOUND])
        game.play(seat, action, Scripted())
    return seats


@pytest.mark.rule("4")
@pytest.mark.parametrize(("placed", "left"), [(0, [A, C, C, A]), (1, [C, C, A]), (3, [C, A])])
def test_placements_are_skipped(placed: int, left: list[Seat]) -> None:
    """The leaver's placements in both rounds are skipped; the others keep their order."""
    game = setting_up(placed, placed)

    game.leave(B, Scripted())

    assert order(game) == left
    assert game.state.turn == A


@pytest.mark.rule("4")
def test_a_settlement_may_stay_without_its_road() -> None:
    """A player who leaves after placing the settlement leaves it there without a road."""
    game = setting_up(1, 0)

    game.leave(A, Scripted())

    assert len(game.state.corners_of(A, SETTLEMENT)) == 1
    assert [(d.seat, d.duty) for d in game.state.debts()] == [(B, FOUND)]


@pytest.mark.rule("4")
def test_who_was_to_begin_has_left() -> None:
    """If the seat that was to begin leaves, the next seat has the first turn."""
    game = setting_up(1, 1)
    game.leave(A, Scripted())

    assert order(game) == [B, C, C, B]
    assert (game.state.turn, game.state.plan) == (B, "turn")


def test_a_log_with_a_leave_folds() -> None:
    """Leaving is a line with its seat and events, and replaying the log gives the same game."""
    game = setting_up(3, 3)
    game.leave(B, Scripted())
    order(game)

    line = next(line for line in game.lines if line.action.get("type") == "Leave")
    assert line.seat == B
    assert game.events(line)[0] == SeatLeft(seat=B, cards=(0,) * 5)
    assert Game.replayed(game.lines).snapshot() == game.snapshot()
