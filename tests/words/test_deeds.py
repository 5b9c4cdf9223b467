"""A turn in one line, when it is over."""

from __future__ import annotations

import pytest

from game import Event, Game, Seat
from game.base.build_city import CityBuilt
from game.base.build_road import RoadBuilt
from game.base.buy_card import CardBought
from game.base.end_turn import TurnEnded
from game.base.offers import Traded
from game.base.roll import DiceRolled
from game.board.places import CornerId, EdgeId
from game.core.awards import AwardPassed
from game.core.undo import Undone
from tests.game.asking import cards_of
from tests.words.tables import Dice, who
from words import Words, past

RULES = Game.new(4, Dice(1)).view().rules
A, B = Seat(0), Seat(1)
ROLLED = DiceRolled(seat=A, dice=(3, 5))
ROAD = RoadBuilt(seat=A, edge=EdgeId(0))
WOOD, ORE = cards_of(RULES, lumber=1), cards_of(RULES, ore=1)


def said(*events: Event, seat: Seat = A, language: str = "en") -> str:
    """The line of a seat's turn."""
    return past(events, seat, who, RULES, Words(language))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "🔴 Alba rolled **8**, built 2 roads, and bought a development card."),
        ("es", "🔴 Alba sacó un **8**, construyó 2 carreteras y compró una carta de desarrollo."),
    ],
)
def test_deeds_of_one_sort_are_counted_together(language: str, line: str) -> None:
    """Two roads are one deed, in the place of the first."""
    bought = CardBought(seat=A, card=None)

    assert said(ROLLED, ROAD, bought, ROAD, language=language) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "🔴 Alba rolled **8**, built 2 roads and a city, and traded with 🔵 Inés."),
        (
            "es",
            "🔴 Alba sacó un **8**, construyó 2 carreteras y una ciudad y comerció con 🔵 Inés.",
        ),
    ],
)
def test_what_is_built_has_one_verb(language: str, line: str) -> None:
    """All buildings are listed in the place of the first."""
    city = CityBuilt(seat=A, corner=CornerId(0))
    traded = Traded(offer=1, seat=A, other=B, give=WOOD, get=ORE)

    assert said(ROLLED, ROAD, traded, city, ROAD, language=language) == line


def test_only_the_seats_own_deeds_are_told() -> None:
    """The line leaves out other players' actions in the turn."""
    other = RoadBuilt(seat=B, edge=EdgeId(1))

    assert said(ROLLED, other) == "🔴 Alba rolled **8**."


def test_a_trade_is_told_from_either_side() -> None:
    """The line names the other player, whichever of the two made the offer."""
    own = Traded(offer=1, seat=A, other=B, give=WOOD, get=ORE)
    taken = Traded(offer=2, seat=B, other=A, give=WOOD, get=ORE)

    assert said(own) == said(taken) == "🔴 Alba traded with 🔵 Inés."


def test_an_award_is_named() -> None:
    """A special card that changes hands is named."""
    passed = AwardPassed(award="longest_road", seat=A, before=B)

    assert said(passed) == "🔴 Alba took **Longest Road**."


def test_a_turn_without_deeds_is_over() -> None:
    """There is a line even for a turn in which nothing happened."""
    assert said(TurnEnded(seat=A)) == "🔴 Alba’s turn is over."


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "🔴 Alba undid the end of the turn and undid 2 actions."),
        ("es", "🔴 Alba deshizo el final del turno y deshizo 2 acciones."),
    ],
)
def test_what_was_taken_back_is_told(language: str, line: str) -> None:
    """An undone end of turn is named, anything else is counted."""
    end, road = {"type": "TurnEnded", "seat": 0}, {"type": "RoadBuilt", "seat": 0}
    undone = [Undone(seat=A, number=n, events=(what,)) for n, what in enumerate((end, road, road))]

    assert said(*undone, language=language) == line
