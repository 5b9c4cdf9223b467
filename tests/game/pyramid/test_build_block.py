"""Blocks on the pyramid: who may lay them, their price, blessings and curses."""

from __future__ import annotations

import pytest

from game import view
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.pyramid.build_block import BlockBuilt, BuildBlock, FavorGained, No
from game.pyramid.pharaoh import Blessed, Cursed
from tests.game.pyramid.tables import BANK, River
from tests.game.tables import A, B, C, cards

BLOCK = "ore lumber"


@pytest.mark.rule("3.4")
def test_a_block_is_paid_for_and_laid() -> None:
    """It costs an ore and a lumber, and goes on the pyramid."""
    table = River(BANK, BLOCK + " wool")

    events = table.play(BuildBlock())

    assert events == [
        Paid(seat=A, cards=cards(BLOCK)),
        BlockBuilt(seat=A, blocks=1),
        FavorGained(seat=A),
        Blessed(seat=A),
    ]
    assert (table.hand(), table.pyramid.laid) == ({"wool": 1}, (A,))


@pytest.mark.rule("3.4")
def test_without_cards_there_is_no_block() -> None:
    """An ore alone is not enough."""
    table = River(BANK, "2 ore")

    assert table.why_not(BuildBlock()) is Base.CANNOT_PAY
    assert table.options(BuildBlock) == []


@pytest.mark.rule("3.4")
def test_without_a_boat_there_is_no_block() -> None:
    """A player without a boat on the Nile cannot bring a block."""
    table = River(BANK.replace("A", "n"), BLOCK)

    assert table.why_not(BuildBlock()) is No.NO_BOAT
    assert table.options(BuildBlock) == []


@pytest.mark.rule("3.4", "5.21")
def test_a_seat_has_twelve_blocks() -> None:
    """The twelfth can be laid, and a thirteenth cannot."""
    table = River(BANK, "2 ore 2 lumber", laid="a" * 11)

    events = table.play(BuildBlock())

    assert BlockBuilt(seat=A, blocks=12) in events
    assert table.why_not(BuildBlock()) is No.NO_BLOCK_LEFT
    assert table.options(BuildBlock) == []


@pytest.mark.rule("3.4")
def test_any_number_is_built_in_a_turn() -> None:
    """Three blocks can be laid in a turn, one after another."""
    table = River(BANK, "3 ore 3 lumber")

    for _ in range(3):
        table.play(BuildBlock())

    assert table.pyramid.blocks(A) == 3


@pytest.mark.rule("3.4")
def test_the_pyramid_has_no_places_to_choose() -> None:
    """Laying a block is one action without a place."""
    table = River(BANK, BLOCK)

    assert table.options(BuildBlock) == [BuildBlock()]


@pytest.mark.rule("3.1", "3.4")
def test_everybody_begins_cursed() -> None:
    """With no blocks laid, each seat is worth a point less."""
    table = River(BANK)

    assert (table.blessed, [table.points(seat) for seat in "abc"]) == ("", [-1, -1, -1])


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(
    ("laid", "blessed"),
    [
        ("", ""),
        ("a", "a"),
        ("ab", "ab"),
        ("abc", ""),
        ("aabc", "a"),
        ("aabbc", "ab"),
        ("aaabbb", "ab"),
        ("ppp", ""),
        ("appp", "a"),
    ],
)
def test_the_fewest_blocks_are_cursed(laid: str, blessed: str) -> None:
    """All seats tied for the fewest are cursed; gold blocks do not count."""
    table = River(BANK, laid=laid)

    assert table.blessed == blessed
    assert [table.points(seat) for seat in "abc"] == [1 if s in blessed else -1 for s in "abc"]


@pytest.mark.rule("3.4")
def test_one_block_turns_the_cards_of_others() -> None:
    """When the last cursed seat catches up all are equal, and all are cursed."""
    table = River(BANK, c=BLOCK, laid="ab", turn="c")

    events = table.play(BuildBlock(), by="c")

    assert events[-2:] == [Cursed(seat=A), Cursed(seat=B)]
    assert table.blessed == ""


@pytest.mark.rule("3.4")
def test_a_card_that_keeps_its_side_is_not_mentioned() -> None:
    """A second block of the only builder changes no card and reports none."""
    table = River(BANK, BLOCK, laid="a")

    events = table.play(BuildBlock())

    assert events == [Paid(seat=A, cards=cards(BLOCK)), BlockBuilt(seat=A, blocks=2)]


@pytest.mark.rule("3.4")
def test_blessing_and_curse_are_seen_by_all() -> None:
    """Both count among public points."""
    table = River(BANK, laid="a")

    assert [seat.points for seat in view(table.state, None).seats] == [1, -1, -1]


@pytest.mark.rule("3.4")
def test_those_who_left_are_no_measure() -> None:
    """A seat that left without blocks blesses nobody."""
    table = River(BANK, laid="ab", gone="c")

    assert table.blessed == ""


@pytest.mark.rule("3.4")
def test_the_favor_goes_to_who_built_last() -> None:
    """The first block takes it from the table, a later one from its holder."""
    table = River(BANK, BLOCK, BLOCK, laid="b")
    assert table.favor == "b"

    events = table.play(BuildBlock())

    assert FavorGained(seat=A) in events
    assert table.favor == "a"


def test_blocks_are_built_on_the_own_turn() -> None:
    """Seat c cannot build a block on a's turn, even with the cards."""
    table = River(BANK, c=BLOCK)

    assert table.options(BuildBlock, "c") == []
    assert C not in {debt.seat for debt in table.state.debts()}
