"""Trading with the bank, with and without harbors."""

from __future__ import annotations

import pytest

from game.base import MODULE as BASE
from game.base.bank_trade import BankTraded, No, TradeWithBank, rate
from game.base.build_city import BuildCity
from game.base.build_settlement import BuildSettlement
from game.base.refusals import No as Base
from game.core import codec
from tests.game.tables import A, Table, bank_trade, cards

INLAND = r"""
        .       .
      /   \   /   \
    .       a       .
  o |  F6   |  D*   | ?
    .       .       .
      \   /   \   /
        .       .
"""
WEST = INLAND.replace("    .       a", "    a       .")
EAST = INLAND.replace("a       .\n  o", ".       .\n  o").replace(
    "    .       .       .\n      \\", "    .       .       a\n      \\"
)


@pytest.mark.rule("12.F2", "4")
@pytest.mark.parametrize("give", ["ore", "wool"])
def test_four_of_a_kind_buy_one(give: str) -> None:
    """Three cards of one kind and one of another are not four of a kind."""
    table = Table(INLAND, f"4 {give}")

    events = table.play(bank_trade(give, "grain"))

    assert events == [BankTraded(seat=A, give=cards(f"4 {give}"), get=cards("grain"))]
    assert (table.hand(), table.bank()["grain"], table.bank()[give]) == ({"grain": 1}, 18, 19)


@pytest.mark.rule("12.F2")
def test_the_cards_must_be_alike() -> None:
    """Three cards of one kind and one of another are no four of a kind."""
    table = Table(INLAND, "3 ore wool")

    reason = table.why_not(bank_trade("ore", "grain"))

    assert reason is No.TOO_FEW


@pytest.mark.rule("12.F2", "4")
def test_a_general_harbour_takes_three() -> None:
    """With a building on a 3:1 harbor, three cards of any kind buy one."""
    table = Table(EAST, "3 wool")

    events = table.play(bank_trade("wool", "ore"))

    assert events == [BankTraded(seat=A, give=cards("3 wool"), get=cards("ore"))]


@pytest.mark.rule("12.F2", "4")
def test_a_special_harbour_takes_two_of_its_kind() -> None:
    """With a building on the ore harbor, two ore buy one card of another kind."""
    table = Table(WEST, "2 ore")

    events = table.play(bank_trade("ore", "grain"))

    assert events == [BankTraded(seat=A, give=cards("2 ore"), get=cards("grain"))]


@pytest.mark.rule("12.F2")
def test_a_special_harbour_is_no_general_one() -> None:
    """The ore harbor does nothing for other kinds."""
    table = Table(WEST, "3 wool")

    reason = table.why_not(bank_trade("wool", "grain"))

    assert reason is No.TOO_FEW


@pytest.mark.rule("12.F2")
def test_the_best_rate_counts() -> None:
    """With both harbors, ore is 2:1 and everything else 3:1."""
    table = Table(EAST.replace("    .       .       .\n  o", "    a       .       .\n  o"), "2 ore")

    assert table.options(TradeWithBank) == [
        bank_trade("ore", get) for get in ("lumber", "brick", "wool", "grain")
    ]


@pytest.mark.rule("12.F2", "4")
@pytest.mark.parametrize("row", ["upper", "lower"])
def test_both_corners_of_its_side_serve(row: str) -> None:
    """A harbor works from either end of its edge, for a city as for a settlement."""
    lower = INLAND.replace("    .       .       .\n      \\", "    A       .       .\n      \\")
    table = Table(lower if row == "lower" else WEST, "2 ore")

    assert table.play(bank_trade("ore", "wool"))


@pytest.mark.rule("12.F2")
def test_a_road_is_no_building() -> None:
    """A road on the harbor's edge does not open it, and neither does another's building."""
    table = Table(INLAND.replace("o |", "o a").replace("    .       a", "    b       a"), "2 ore")

    reason = table.why_not(bank_trade("ore", "grain"))

    assert reason is No.TOO_FEW


@pytest.mark.rule("12.F2")
def test_several_lots_are_several_trades() -> None:
    """Eight cards buy two cards, one trade after the other."""
    table = Table(INLAND, "8 ore")
    table.play(bank_trade("ore", "grain"))

    table.play(bank_trade("ore", "grain"))

    assert table.hand() == {"grain": 2}


@pytest.mark.rule("12.D3")
def test_the_bank_trades_no_kind_that_it_lacks() -> None:
    """A kind that the bank has run out of cannot be bought."""
    table = Table(INLAND, "4 ore", bank="5 wool")

    reason = table.why_not(bank_trade("ore", "grain"))

    assert reason is No.BANK_LACKS
    assert table.options(TradeWithBank) == [bank_trade("ore", "wool")]


@pytest.mark.rule("4")
def test_one_may_not_take_what_one_gave() -> None:
    """A kind cannot be traded for itself."""
    table = Table(INLAND, "4 ore")

    reason = table.why_not(bank_trade("ore", "ore"))

    assert reason is No.SAME_KIND


def test_there_are_five_kinds() -> None:
    """A number that is no card kind is refused."""
    table = Table(INLAND, "4 ore")

    assert table.why_not(TradeWithBank(4, 5)) is Base.NO_SUCH_KIND


@pytest.mark.parametrize("drawing", [INLAND, WEST, EAST], ids=["inland", "west", "east"])
def test_refuse_and_options_agree(drawing: str) -> None:
    """Exactly the listed trades are allowed, for every pair of kinds."""
    table = Table(drawing, "4 wool 4 lumber 2 ore 2 brick", bank="lumber 3 grain ore")

    table.agrees([TradeWithBank(give, get) for give in range(-1, 7) for get in range(-1, 7)])


NEW = r"""
        .       .
      a   \   /   \
    +       a       .
  o |  F6   |  D*   |
    .       .       .
      \   /   \   /
        .       .
"""
PRICE = "lumber brick wool grain"


@pytest.mark.rule("12.B1", "4")
@pytest.mark.parametrize(
    ("phases", "new_harbours", "at_once"),
    [
        ("combined", "as phases", True),
        ("combined", "next turn", False),
        ("combined", "at once", True),
    ],
)
def test_when_a_new_harbour_works(phases: str, new_harbours: str, at_once: bool) -> None:
    """By default a harbor works as soon as it has an owner; with the option, from the next turn."""
    options = {"phases": phases, "new_harbours": new_harbours}
    table = Table(NEW, f"{PRICE} 2 ore", options=options)

    table.play(BuildSettlement(table.corner))

    assert bool(table.options(TradeWithBank)) is at_once
    table.turn_to("a")
    assert table.play(bank_trade("ore", "grain"))


@pytest.mark.rule("12.B1")
@pytest.mark.parametrize(
    ("new_harbours", "rate"), [("as phases", 4), ("next turn", 4), ("at once", 2)]
)
def test_with_separate_phases_a_new_harbour_waits(new_harbours: str, rate: int) -> None:
    """With separate phases, a harbor built this turn does not work yet by default."""
    table = Table(
        NEW, f"{PRICE} 2 ore", options={"phases": "separate", "new_harbours": new_harbours}
    )

    table.play(BuildSettlement(table.corner))

    assert table.rate("ore") == rate


@pytest.mark.rule("12.B1")
def test_raising_a_building_does_not_close_its_harbour() -> None:
    """A harbor that worked at the start of the turn still works after its settlement is a city."""
    table = Table(WEST.replace("a ", "a+"), "5 ore 2 grain", options={"new_harbours": "next turn"})

    table.play(BuildCity(table.corner))

    assert table.rate("ore") == 2


def test_harbours_may_change_in_play() -> None:
    """A token in place of a harbor changes rates at once, also in a stored game and a copy."""
    table = Table(WEST, "2 ore")
    state = table.state
    place = table.sketch.harbours[0].edge
    edge = state.topology.edge(*place)
    assert (table.rate("ore"), table.rate("wool")) == (2, 4)

    state.set_harbours([(edge, -1)])
    general = (table.rate("ore"), table.rate("wool"))
    stored = codec.restore(codec.snapshot(state), (BASE,))
    kinds = [state.rules.card(name) for name in ("ore", "wool")]
    again = tuple(rate(stored, A, kind) for kind in kinds)
    copied = tuple(rate(state.copy(), A, kind) for kind in kinds)
    state.set_harbours(())

    assert general == again == copied == (3, 3)
    assert (table.rate("ore"), table.rate("wool")) == (4, 4)
    assert table.why_not(bank_trade("ore", "grain")) is No.TOO_FEW
