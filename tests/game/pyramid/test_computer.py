"""The computer and the pyramid: it builds a block for the Blessing, and not for its own sake."""

from __future__ import annotations

import pytest

from game.base.end_turn import EndTurn
from tests.game.computer.players import chosen
from tests.game.pyramid.tables import BANK, River
from tests.game.tables import A


@pytest.mark.parametrize(
    ("laid", "blocks"),
    [
        ("", 1),  # for the Blessing
        ("a", 1),  # two others have none: it can't be lost
        ("ab", 2),  # the next block of c would end it
        ("aab", 3),  # for the Favor
    ],
)
def test_it_builds_a_block_for_the_blessing(laid: str, blocks: int) -> None:
    """A block that neither brings the Blessing, nor saves it, nor brings the Favor is not built."""
    table = River(BANK, "lumber ore", laid=laid)

    while not isinstance(action := chosen(table), EndTurn):
        table.play(action)

    assert table.pyramid.blocks(A) == blocks
