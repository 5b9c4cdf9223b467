"""Partners in play: they are like everyone else, but computers and absent players spare them."""

from __future__ import annotations

from random import Random

import pytest

from game.base.accept_offer import AcceptOffer
from game.base.build_city import BuildCity
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.rob import Rob
from game.board.places import CornerId, HexId
from game.cities_knights.play_wedding import PlayWedding
from game.computer.chances import chances
from game.computer.reasons import explained
from game.core.view import view
from tests.game.computer.players import chosen
from tests.game.random_games import Drawn
from tests.game.tables import A, B, C, D, cards, kind
from tests.game.teams.tables import ISLAND, MEETING, Pairs, PairsOfKnights
from tests.house import needs


def robbing(c: str = "", d: str = "") -> Pairs:
    """A table at which a is about to move the robber; *c* and *d* are hands."""
    table = Pairs(MEETING, c=c, d=d, held={"a": "knight"})
    table.play(PlayKnight())
    return table


def _built(table: Pairs, place: HexId) -> list[CornerId]:
    """The corners with a building at a hex."""
    corners = table.state.topology.hex_corners[place]
    return [corner for corner in corners if table.state.corner_piece[corner]]


@pytest.mark.rule("17.3-1")
def test_partners_see_no_more_than_others() -> None:
    """A partner's view hides the same cards as an opponent's."""
    state = Pairs(ISLAND, "3 ore", held={"a": "knight"}).state

    for reader in (B, C, D):
        own = view(state, reader).seats[A]
        assert (own.hand, own.held, own.total) == (None, None, None)


@pytest.mark.rule("17.3-2")
def test_partners_trade_at_any_rate() -> None:
    """An offer to a partner is an offer like any other; a gift is refused."""
    table = Pairs(ISLAND, "ore", c="3 wool")

    table.why_not(OfferTrade(cards("ore"), cards(), (C,)))
    table.play(OfferTrade(cards("ore"), cards("3 wool"), (C,)))
    table.play(AcceptOffer(1), "c")

    assert (table.hand("a"), table.hand("c")) == ({"wool": 3}, {"ore": 1})


@pytest.mark.rule("17.3-3")
def test_cards_hit_partners_as_well() -> None:
    """A monopoly takes the partner's cards, and a thief may rob them."""
    table = Pairs(ISLAND, "", "ore", "2 ore", held={"a": "monopoly"})
    table.play(PlayMonopoly(kind("ore")))
    assert (table.hand("a"), table.hand("c")) == ({"ore": 3}, {})

    table = robbing("ore", "wool")
    table.play(MoveRobber(table.hex))
    assert table.options(Rob) == [Rob(C), Rob(D)]


@needs("cities_knights")
@pytest.mark.rule("17.3-4")
def test_a_leading_partner_is_a_leader() -> None:
    """Wedding asks a partner with more points as it asks an opponent."""
    table = PairsOfKnights(
        ISLAND.replace("A", "a"), "", "2 ore", "3 ore", "3 ore", held={"a": "wedding"}
    )

    table.play(PlayWedding())

    assert {seat for seat, _ in table.owes()} >= {"c", "d"}


@pytest.mark.rule("17.3-5")
def test_an_absent_player_spares_the_partner() -> None:
    """The robber keeps off hexes of the team, and robs a partner only if nobody else has cards."""
    table = robbing("3 ore", "wool")
    beside = table.default()
    assert isinstance(beside, MoveRobber)
    assert not {table.state.corner_seat[at] for at in _built(table, beside.to)} & {A, C}
    table.play(MoveRobber(table.hex))

    assert table.default() == Rob(D)


@pytest.mark.rule("17.5-1")
def test_a_computer_spares_its_partner() -> None:
    """However rich its partner is, it moves the robber to opponents, and robs them."""
    richer = MEETING.replace("c       D       d", "C       d       .").replace("H12+", "H6+ ")
    table = Pairs(richer, "2 ore 2 grain", c="4 ore", d="wool", held={"a": "knight"})
    table.play(PlayKnight())
    move = chosen(table)
    assert isinstance(move, MoveRobber)
    assert not {table.state.corner_seat[at] for at in _built(table, move.to)} & {A, C}
    table.play(MoveRobber(table.hex))

    assert [chosen(table, seed=seed) for seed in range(9)] == [Rob(D)] * 9


@pytest.mark.rule("17.5-1")
@pytest.mark.parametrize(("board", "ends"), [(ISLAND, True), (MEETING, False)])
def test_a_computer_ends_the_game_only_to_win(board: str, ends: bool) -> None:
    """With the points of all in sight, it builds its last city only if its team leads."""
    table = Pairs(board, "3 ore 2 grain", options={"points": 4})

    assert isinstance(chosen(table), BuildCity) == ends


@pytest.mark.rule("17.5-1")
@pytest.mark.parametrize(("by", "accepts"), [("c", True), ("b", False)])
def test_a_computer_trades_with_a_partner_who_is_about_to_win(by: str, accepts: bool) -> None:
    """It takes a partner's offer two points before the end, but not an opponent's."""
    table = Pairs(ISLAND, "2 ore 2 grain wool", turn=by, **{by: "ore"})
    table.play(OfferTrade(cards("ore"), cards("wool"), (A,)), by)

    assert (chosen(table, "a") == AcceptOffer(1)) == accepts


@pytest.mark.rule("17.5-1")
def test_a_hint_names_no_partner_as_robbed() -> None:
    """That the robber blocks a partner's hex isn't a reason for moving it there."""
    table = robbing()
    assert {table.state.corner_seat[at] for at in _built(table, table.hex)} == {C, D}

    why = explained(view(table.state, A), MoveRobber(table.hex), Drawn(Random(1)))

    assert [change.seat for change in why if change.kind == "robbed"] == [D]


@pytest.mark.rule("17.5-2")
def test_partners_have_one_chance() -> None:
    """Partners have the same chance, both teams' add up to 1, and one who has left has none."""
    table = Pairs(MEETING)
    a, b, c, d = chances(view(table.state, None))
    assert (a, b) == (c, d)
    assert a + b == pytest.approx(1)
    assert b > a

    table.leave("d")

    assert chances(view(table.state, None))[D] == 0
