"""The merchant and the merchant fleet."""

from __future__ import annotations

import pytest

from game.cities_knights.parts import Merchant
from game.cities_knights.play_merchant import MerchantPlaced, No, PlayMerchant
from game.cities_knights.play_merchant_fleet import MerchantFleetSailed, PlayMerchantFleet
from game.cities_knights.progress import No as Progress
from game.core.stack import NOBODY
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_harvest import HARBOURS
from tests.game.tables import A, B

COAST = r"""
        .       .       .
      /   \   /   \   /   \
    .       A       .       .
    |  F6+  a  H8+  |  M4   |
    .       .       .       .
  /   \   /   \   /   \   /   \
a       .       .       B       .
|  D*+  |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  ~    c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""

CARD = {"a": "merchant", "b": "merchant", "c": "merchant"}


@pytest.mark.rule("7", "8.3 Merchant")
def test_he_goes_beside_a_building() -> None:
    """He goes to a hex next to your building, even the desert or the robber's hex."""
    table = Isle(COAST, held=CARD)

    table.offers(PlayMerchant)


@pytest.mark.rule("7", "8.3 Merchant")
def test_he_is_a_point_and_a_rate() -> None:
    """He brings a point and a 2:1 rate for the resource, not the commodity, of his hex."""
    table = Isle(COAST, held=CARD)
    before = table.points()

    events = table.play(PlayMerchant(table.hexes[0]))

    assert events[1:] == [MerchantPlaced(seat=A, to=table.hexes[0], before=NOBODY)]
    assert table.points() == before + 1
    assert [table.rate(name) for name in ("lumber", "paper", "brick")] == [2, 4, 4]


@pytest.mark.rule("7", "8.3 Merchant")
def test_on_the_desert_he_is_a_point_alone() -> None:
    """On the desert he brings his point, and no trade."""
    table = Isle(COAST, held=CARD)
    before = table.points()

    table.play(PlayMerchant(table.hexes[2]))

    assert table.points() == before + 1
    assert {table.rate(card.name) for card in table.state.rules.cards} == {4}


@pytest.mark.rule("7", "8.3 Merchant", "15.25")
def test_who_places_him_last_has_him() -> None:
    """The point moves with him, even if he stays on the same hex."""
    table = Isle(COAST.replace(".       .       .\n", ".       B       .\n", 1), held=CARD)
    table.play(PlayMerchant(table.hexes[1]))
    table.turn_to("b")
    before = table.points("a"), table.points("b")

    events = table.play(PlayMerchant(table.hexes[1]), "b")

    assert events[1:] == [MerchantPlaced(seat=B, to=table.hexes[1], before=A)]
    assert (table.points("a"), table.points("b")) == (before[0] - 1, before[1] + 1)
    assert (table.rate("brick"), table.rate("brick", "b")) == (4, 2)


@pytest.mark.rule("7", "8.3 Merchant", "2.5")
def test_where_he_does_not_go() -> None:
    """He cannot go away from your buildings, to sea, or to his present hex if he is yours."""
    table = Isle(COAST, held={"a": "2 merchant"})
    far = next(at for at in table.state.land_hexes if table.state.tokens[at] == 12)
    sea = next(at for at in range(table.state.topology.inner) if not table.state.land[at])

    assert table.why_not(PlayMerchant(far)) is No.NOT_BESIDE
    assert table.why_not(PlayMerchant(sea)) is No.NOT_ON_LAND  # type: ignore[arg-type]
    table.play(PlayMerchant(table.hexes[0]))
    assert table.why_not(PlayMerchant(table.hexes[0])) is Progress.NO_EFFECT
    before = table.points()
    table.play(PlayMerchant(table.hexes[1]))
    assert table.points() == before


@pytest.mark.rule("7")
def test_he_stays_whatever_becomes_of_the_building() -> None:
    """He, his point and his rate stay even if the building goes."""
    table = Isle(COAST)
    table.state.put(Merchant(at=table.hexes[0], seat=A))
    table.state.lift(table.state.corners_of(A, 3)[0], 3)

    assert table.rate("lumber") == 2


FLEET = {"a": "2 merchant_fleet"}


@pytest.mark.rule("8.3 Merchant Fleet")
def test_a_fleet_trades_one_kind() -> None:
    """It names a resource or commodity for the rest of the turn; two fleets name two kinds."""
    table = Isle(COAST, held=FLEET)

    events = table.play(PlayMerchantFleet(table.kind("paper")))
    assert events[1:] == [MerchantFleetSailed(seat=A, card=table.kind("paper"))]
    table.play(PlayMerchantFleet(table.kind("ore")))

    assert [table.rate(name) for name in ("paper", "ore", "wool")] == [2, 2, 4]
    assert table.rate("paper", "b") == 4
    table.turn_to("b")
    table.turn_to("a")
    assert table.rate("paper") == 4


@pytest.mark.rule("8.3 Merchant Fleet", "2.5")
def test_what_is_two_for_one_already_is_not_named() -> None:
    """A kind already at 2:1 by a harbor, guild, merchant or fleet cannot be named."""
    table = Isle(HARBOURS, held=FLEET, levels={"a": (3, 0, 0)})
    named = {one.card for one in table.options(PlayMerchantFleet)}

    assert named == {table.kind(name) for name in ("brick", "wool", "grain", "ore")}
    assert table.why_not(PlayMerchantFleet(table.kind("lumber"))) is Progress.NO_EFFECT
    table.play(PlayMerchantFleet(table.kind("ore")))
    assert table.why_not(PlayMerchantFleet(table.kind("ore"))) is Progress.NO_EFFECT
