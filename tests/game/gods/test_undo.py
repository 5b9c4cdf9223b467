"""Undo of the gods' help."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game import Action
from game.base.roll import RollDice
from game.core.undo import No
from game.gods.after_use import FlipGod
from game.gods.amun import UseAmun
from game.gods.atum import PassAtum, UseAtum
from game.gods.bastet import UseBastet
from game.gods.hapi import UseHapiToRaise
from game.gods.horus import UseHorus
from game.gods.maat import UseMaat
from game.gods.osiris import LayRoadAgain, UseOsiris
from game.gods.ptah import UsePtah
from game.gods.thoth import UseThoth
from tests.game.gods.tables import LAND, GodsTable
from tests.game.tables import B, C, cards, kind
from tests.game.taking_back import Slate, comes_back, still, why_it_stays

HAND = "4 lumber 4 brick 4 wool 4 grain 4 ore"
AHEAD = LAND.replace("b       .\n|", "B       .\n|")


def helped(god: str, b: str = "wool") -> GodsTable:
    """A table where a has *god* and cards for anything."""
    return GodsTable(AHEAD, HAND, b, gods=god, played={"a": "2 knight"})


MAY: dict[str, type[Action]] = {
    "amun": UseAmun,
    "bastet": UseBastet,
    "hapi": UseHapiToRaise,
    "osiris": UseOsiris,
    "ptah": UsePtah,
}


@pytest.mark.parametrize("god", MAY)
def test_the_help_of_a_god_comes_back(god: str) -> None:
    """Any help that asked neither chance nor others' cards can be undone, and its card returns."""
    table = helped(god)
    if god == "bastet":
        table = GodsTable(AHEAD.replace("D*", "D ").replace("F3 ", "F3*"), HAND, gods=god)

    comes_back(table, _first(table, MAY[god]))


def _first(table: GodsTable, verb: type[Action]) -> Action:
    found = next(o for o in table.everything() if verb in (type(o), getattr(o, "action", None)))
    return found if isinstance(found, Action) else found.sample(_First())


class _First:
    """Chance that always picks the first possible outcome."""

    def ask(self, what: str, counts: Sequence[int]) -> int:
        return next(i for i, count in enumerate(counts) if count)


def test_a_god_that_was_settled_is_to_be_settled_again() -> None:
    """Undo first reverts turning the card, then the help itself."""
    table = helped("hapi")
    slate = Slate(table)
    before = still(table.state)
    slate.play(_first(table, UseHapiToRaise))
    table.settles()
    slate.play(FlipGod()).back()
    table.settles()

    assert still(slate.back("a", 1).game.state) == before


def test_a_road_in_the_air_can_be_put_back() -> None:
    """Both lifting the road and laying it can be undone."""
    table = helped("osiris")
    slate = Slate(table)
    before = still(table.state)
    slate.play(_first(table, UseOsiris))
    lifted = still(table.state)

    slate.play(table.options(LayRoadAgain)[0]).back()

    assert still(table.state) == lifted
    assert still(slate.back("a", 1).game.state) == before


@pytest.mark.parametrize("answer", [UseAtum(cards("ore")), PassAtum()])
def test_a_card_of_atum_comes_back_in_anothers_turn(answer: Action) -> None:
    """After undo the offer is open again, until someone acts."""
    table = GodsTable(LAND, HAND, gods="osiris atum", stage="roll")
    slate = Slate(table).play(RollDice(), die=[1, 1])
    before = still(table.state)

    slate.play(answer, "b").back("b")

    assert still(table.state) == before


WHY: dict[str, tuple[Callable[[], Action], No]] = {
    "horus": (lambda: UseHorus(kind("ore"), (B, C)), No.SHOWN),
    "maat": (lambda: UseMaat(B), No.SHOWN),
    "thoth": (
        lambda: UseThoth(cards("wool grain ore"), looks=True),
        No.CHANCE,
    ),
}


@pytest.mark.parametrize("god", WHY)
def test_a_look_stays(god: str) -> None:
    """A look at a hand or at a deck's cards, or the news that a player has none, stays."""
    action, why = WHY[god]

    assert why_it_stays(helped(god), action(), draw=[0, 0, 0]) is why


def test_cards_that_horus_brought_stay() -> None:
    """Cards that Horus brought cannot be undone, because they were another's."""
    assert why_it_stays(helped("horus"), UseHorus(kind("wool"), (B, C))) is (No.OTHERS_CARDS)
