"""Robber and pirate: the seats that move them, their hexes, and the pirate's thefts."""

from __future__ import annotations

import pytest

from game.base.move_robber import MoveRobber
from game.base.play_knight import PlayKnight
from game.base.rob import Robbed
from game.cloth.plunder import ClothStolen, No, Plunder
from game.core.points import points
from game.seafarers.closed import No as Closed
from game.seafarers.move_pirate import MovePirate, PirateMoved
from tests.game.cloth.tables import Trading
from tests.game.tables import A, B, C
from tests.game.taking_back import comes_back

KNIGHT = {"a": "knight"}
BESIDE_ALL = "4,2"
"""A sea hex next to the ships of a and c."""
BESIDE_B = "3,2"
"""A sea hex next to the ships of a and b."""


def knight(*hands: str, trade: str = "abc") -> Trading:
    """A game in which a has played a knight."""
    table = Trading(*hands, trade=trade, held=KNIGHT)
    table.play(PlayKnight())
    return table


@pytest.mark.rule("8.11-5", "12.10")
def test_the_robber_keeps_off_the_islets() -> None:
    """The robber can go to any land outside the islets."""
    table = knight()
    islets = {table.hex_at(at) for at in ("3,3", "1,4", "4,4", "2,5")}
    homes = {*table.state.land_hexes} - islets - {table.hex_at("0,3")}

    assert {move.to for move in table.options(MoveRobber)} == homes
    assert {table.why_not(MoveRobber(at)) for at in islets} == {Closed.NO_ROBBER}


@pytest.mark.rule("8.11-5")
def test_who_trades_with_no_village_leaves_the_pirate_alone() -> None:
    """A player without a village can only move the robber."""
    table = knight(trade="bc")

    assert table.options(MovePirate) == []
    assert table.why_not(MovePirate(table.hex_at(BESIDE_ALL))) is No.NO_TRADE
    assert isinstance(table.default(), MoveRobber)


@pytest.mark.rule("8.11-5", "12.1")
def test_who_trades_may_move_the_pirate() -> None:
    """The pirate starts on the frame, and can go to any sea hex."""
    table = knight()
    sea = [at for at in range(table.state.topology.inner) if not table.state.land[at]]

    assert [move.to for move in table.options(MovePirate)] == sea


@pytest.mark.rule("8.11-5")
def test_the_thief_chooses_card_or_cloth() -> None:
    """From each player with a ship there, the thief can take a card or a cloth."""
    table = knight("", "ore", "wool").put(held=(1, 1, 2))

    events = table.play(MovePirate(table.hex_at(BESIDE_ALL)))

    assert events == [PirateMoved(seat=A, origin=table.hex_at("6,4"), to=table.hex_at(BESIDE_ALL))]
    assert table.owes() == [("a", "plunder")]
    assert table.options(Plunder) == [Plunder(C, cloth=False), Plunder(C, cloth=True)]
    assert table.why_not(Plunder(B, cloth=True)) is No.NO_BOOTY
    assert table.default() == Plunder(C, cloth=True)


@pytest.mark.rule("8.11-5")
def test_a_stolen_cloth_goes_from_one_to_the_other() -> None:
    """The cloth's points go with it."""
    table = knight("", "", "wool").put(held=(1, 0, 2))
    table.play(MovePirate(table.hex_at(BESIDE_ALL)))
    before = [points(table.state, seat) for seat in (A, C)]

    events = table.play(Plunder(C, cloth=True))

    assert events[0] == ClothStolen(seat=A, victim=C, held=(2, 1))
    assert table.held == (2, 0, 1)
    assert [points(table.state, seat) for seat in (A, C)] == [before[0] + 1, before[1] - 1]
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("8.11-5")
def test_a_card_is_stolen_by_chance() -> None:
    """The pirate's card is drawn by chance, like the robber's."""
    table = knight("", "", "wool").put(held=(1, 0, 2))
    table.play(MovePirate(table.hex_at(BESIDE_ALL)))

    events = table.play(Plunder(C, cloth=False), theft=[2])

    assert events[0] == Robbed(seat=A, victim=C, card=2)
    assert (table.hand(), table.held) == ({"wool": 1}, (1, 0, 2))


@pytest.mark.rule("8.11-5")
def test_the_only_way_happens_by_itself() -> None:
    """With only cloth or only cards, that is taken at once; with neither nothing is."""
    cloth = knight().put(held=(1, 0, 1))
    card = knight("", "", "ore").put(held=(1, 0, 0))
    none = knight().put(held=(1, 1, 0))
    sea = cloth.hex_at(BESIDE_ALL)

    assert cloth.play(MovePirate(sea))[1:] == [ClothStolen(seat=A, victim=C, held=(2, 0))]
    assert card.play(MovePirate(sea), theft=[4])[1:] == [Robbed(seat=A, victim=C, card=4)]
    assert len(none.play(MovePirate(sea))) == 1
    assert none.owes() == [("a", "turn")]


@pytest.mark.rule("8.11-5")
def test_one_who_leaves_cannot_be_plundered() -> None:
    """The thief chooses among the players left; a single way happens at once."""
    ships = {"a": "3,2 E", "b": "2,2 E; 2,3 NE; 3,3 NW", "c": "3,2 W"}
    table = Trading("", "ore", "wool", trade="ab", ships=ships, held=KNIGHT)
    table.play(PlayKnight())
    table.put(held=(1, 1, 0))
    table.play(MovePirate(table.hex_at(BESIDE_B)))
    assert table.options(Plunder) == [
        Plunder(B, cloth=False),
        Plunder(B, cloth=True),
        Plunder(C, cloth=False),
    ]

    table.leave("b", theft=[2])

    assert table.hand() == {"wool": 1}
    assert table.owes() == [("a", "turn")]


def test_a_stolen_cloth_may_be_given_back() -> None:
    """The theft can be undone, because it revealed nothing and asked no chance."""
    table = knight("", "", "wool").put(held=(1, 0, 2))
    table.play(MovePirate(table.hex_at(BESIDE_ALL)))

    comes_back(table, Plunder(C, cloth=True))
