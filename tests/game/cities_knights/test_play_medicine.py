"""Medicine."""

from __future__ import annotations

import pytest

from game.base.build_city import CityBuilt
from game.base.build_city import No as City
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.cities_knights.play_medicine import PlayMedicine
from game.cities_knights.progress import No
from game.cities_knights.right_city import No as Tipped
from tests.game.cities_knights.tables import Isle
from tests.game.tables import LAND, A

CARD = {"a": "medicine"}
PRICE = "2 ore grain"
TOWN = LAND.replace("    .       a   ", "    .       a+  ")


@pytest.mark.rule("8.1 Medicine")
def test_a_city_for_two_ore_and_a_grain() -> None:
    """The card applies to one of your settlements."""
    table = Isle(TOWN, PRICE, held=CARD)

    table.offers(PlayMedicine)
    events = table.play(PlayMedicine(table.corner))

    assert events[1:] == [
        Paid(seat=A, cards=table.cards(PRICE)),
        CityBuilt(seat=A, corner=table.corner),
    ]
    assert table.under("science") == ["medicine"]


@pytest.mark.rule("8.1 Medicine")
def test_what_stands_against_it() -> None:
    """Without a settlement, the price, a city piece or the card it is refused."""
    table = Isle(TOWN, PRICE, held=CARD)
    assert table.why_not(PlayMedicine(table.state.corners_of(A, 2)[0] + 1)) is City.NO_SETTLEMENT  # type: ignore[arg-type]
    poor = Isle(TOWN, "2 ore", held=CARD)
    assert poor.why_not(PlayMedicine(poor.corner)) is Base.CANNOT_PAY
    out = Isle(TOWN, PRICE, held=CARD, supply={"a": {"city": 0}})
    assert out.why_not(PlayMedicine(out.corner)) is Base.NO_PIECE_LEFT
    without = Isle(TOWN, PRICE)
    assert without.why_not(PlayMedicine(without.corner)) is No.NO_SUCH_CARD


@pytest.mark.rule("8.1 Medicine", "15.7")
def test_a_tipped_city_comes_first() -> None:
    """A tipped city must be stood up first, which needs no piece from the supply."""
    table = Isle(TOWN, PRICE, held=CARD)
    state = table.state
    lying = max(c for c in state.topology.corner_ids if state.land_corners[c])
    state.lay(A, lying, state.rules.piece("tipped_city"))

    assert table.why_not(PlayMedicine(table.corner)) is Tipped.TIPPED_FIRST
    assert table.options(PlayMedicine) == [PlayMedicine(lying)]
    table.play(PlayMedicine(lying))
    assert table.left("tipped_city") == 4
