"""Gods on maps of Seafarers: they cannot get around a map's limits."""

from __future__ import annotations

from typing import ClassVar

import pytest

from game.base.buy_card import BuyCard
from game.base.parts import Robber
from game.cloth.module import MODULE as CLOTH
from game.core.module import Module
from game.forgotten_tribe.gifts import No as Gift
from game.forgotten_tribe.module import MODULE as TRIBE
from game.gods import MODULE as GODS
from game.gods.bastet import No, UseBastet
from game.gods.parts import Gods
from game.gods.thoth import UseThoth
from game.seafarers.parts import ClosedLand
from tests.game.charted import Charted
from tests.game.tables import cards
from tests.house import needs

pytestmark = needs("cloth", "forgotten_tribe")


class Blessed(Charted):
    """A game of cloth where a has a god, and the others quiet ones."""

    scenario: ClassVar[Module] = CLOTH
    besides: ClassVar[tuple[Module, ...]] = (GODS,)

    def bless(self, god: str) -> None:
        """Give *god* to a."""
        held = (god, "osiris", "hapi")
        self.state.put(Gods(held=held, turned=(False,) * 3, since=(0,) * 3))


class Gifted(Blessed):
    """The same with the tribe."""

    scenario: ClassVar[Module] = TRIBE


@pytest.mark.parametrize("game", [Blessed, Gifted])
def test_no_robber_is_sent_home_to_closed_land(game: type[Blessed]) -> None:
    """All deserts of both maps are closed land, so Bastet helps nobody there."""
    table = game()
    table.bless("bastet")
    state, closed = table.state, table.state.part(ClosedLand).hexes
    yields = next(at for at in state.land_hexes if at not in closed and state.tokens[at])
    state.put(Robber(at=yields))

    assert UseBastet not in table.verbs()
    assert table.why_not(UseBastet(closed[0])) is No.NO_HOME


def test_thoth_sells_no_card_that_lies_on_a_coast() -> None:
    """With four cards left and four on the coasts he does not help; with a fifth he does."""
    table = Gifted("wool grain ore")
    table.bless("thoth")
    table.state.decks[0] = [4, 0, 0, 0, 0]
    assert table.why_not(BuyCard()) is Gift.KEPT_FOR_GIFTS
    assert table.why_not(UseThoth(cards("wool grain ore"), looks=True)) is Gift.KEPT_FOR_GIFTS
    assert UseThoth not in table.verbs()

    table.state.decks[0] = [5, 0, 0, 0, 0]
    assert UseThoth in table.verbs()
