"""Leaving for good: the pyramid without one builder."""

from __future__ import annotations

import pytest

from game.base.discard import Discard
from game.base.roll import RollDice
from game.base.turn import TurnBegan
from game.pyramid.build_block import BlockBuilt, BuildBlock, FavorGained, FavorLaidAside
from game.pyramid.pharaoh import Blessed, Cursed, PharaohBuilt
from tests.game.pyramid.tables import BANK, SEVEN, River
from tests.game.tables import A, B, cards

DICE = [3, 4]


@pytest.mark.rule("3.4")
def test_its_blocks_stay() -> None:
    """The leaver's blocks still fill the pyramid."""
    table = River(BANK, laid="aabp")

    table.leave("a")

    assert table.pyramid.laid == (A, A, B, -1)


@pytest.mark.rule("3.4")
def test_its_favor_is_set_aside() -> None:
    """Nobody has it until the next block, whose builder gets it."""
    table = River(BANK, "", "ore lumber", "", laid="ba", turn="b")

    assert FavorLaidAside(seat=A) in table.leave("a")
    assert table.favor == ""
    events = table.play(BuildBlock(), "b")
    assert events[1:3] == [BlockBuilt(seat=B, blocks=2), FavorGained(seat=B)]


@pytest.mark.rule("3.4")
def test_anothers_favor_stays() -> None:
    """Another seat's Favor does not change."""
    table = River(BANK, laid="ab")

    table.leave("a")

    assert table.favor == "b"


@pytest.mark.rule("3.4")
def test_the_fewest_blocks_are_those_of_who_is_left() -> None:
    """Without the only seat with no blocks, the next fewest are cursed."""
    table = River(BANK, laid="aab")
    assert table.blessed == "ab"

    events = table.leave("c")

    assert Cursed(seat=B) in events
    assert table.blessed == "a"


@pytest.mark.rule("3.4")
def test_nothing_turns_if_others_have_as_few() -> None:
    """Only changes are reported, so an equally low count reports nothing."""
    table = River(BANK, laid="aa")

    assert not any(isinstance(event, Blessed | Cursed) for event in table.leave("c"))


@pytest.mark.rule("3.5")
def test_the_pharaoh_builds_though_the_roller_has_left() -> None:
    """It is laid after the discards, and nobody moves the robber."""
    table = River(BANK, "", "8 ore", stage="roll")
    table.play(RollDice(), die=DICE, gold=[SEVEN])
    table.leave("a")

    events = table.play(Discard(cards("4 ore")), "b")

    assert events[1:] == [PharaohBuilt(blocks=1), TurnBegan(seat=B)]


@pytest.mark.rule("3.6")
def test_who_has_left_does_not_win_with_the_last_space() -> None:
    """When the pyramid is complete, the most points among the seats left win."""
    table = River(BANK, "", "ore lumber", laid="a" * 12 + "b" * 5 + "c" * 2 + "p" * 10, turn="b")
    table.leave("a")

    table.play(BuildBlock(), "b")

    assert table.state.winners == (B,)
