"""Undo at the pyramid and on the Nile."""

from __future__ import annotations

import pytest

from game import Action
from game.pyramid.build_block import BuildBlock
from game.pyramid.use_favor import UseFavor
from tests.game.pyramid.tables import BANK, River
from tests.game.tables import kind
from tests.game.taking_back import Slate, comes_back


@pytest.mark.parametrize("action", [UseFavor(kind("ore"), kind("grain")), BuildBlock()])
def test_blocks_and_the_favor_come_back(action: Action) -> None:
    """Undo restores the pyramid, the Favor with its use, and the cards."""
    comes_back(River(BANK, "3 ore lumber", laid="a"), action)


def test_the_favor_goes_back_with_the_block_that_brought_it() -> None:
    """Undoing the block returns the favor to its previous holder."""
    table = River(BANK, "2 ore lumber", laid="b")
    slate = Slate(table).play(BuildBlock())
    assert table.favor == "a"

    slate.back()

    assert table.favor == "b"
