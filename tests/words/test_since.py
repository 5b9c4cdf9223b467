"""Events that concerned one seat while others acted, in sentences short enough for a push."""

from __future__ import annotations

import pytest

from game import BOXES, Event, Game, Seat
from game.base.build_road import RoadBuilt
from game.base.offers import Traded
from game.base.play_monopoly import CardsCalledIn
from game.base.production import Produced
from game.base.rob import Robbed
from game.base.roll import DiceRolled
from game.board.places import EdgeId
from game.core.awards import AwardPassed
from tests.game.asking import cards_of
from tests.words.tables import Dice, who
from words import LANGUAGES, Words, since
from words.catalogue import texts

RULES = Game.new(4, Dice(1)).view().rules
A, B, C, D = map(Seat, range(4))
WOOD, ORE, NONE = cards_of(RULES, lumber=1), cards_of(RULES, ore=2), (0,) * len(RULES.cards)
ROBBED = Robbed(seat=B, victim=A, card=None)

UNTOLD = {"CommodityGiven", "HandOpened"}
"""Events that only lead to another that is included."""


def said(*events: Event, language: str = "en") -> list[str]:
    """The sentences for A, each in its fullest wording."""
    return [ways[0].text for ways in since(events, A, who, RULES, Words(language))]


def rolled(seat: Seat, sum_: int, got: tuple[int, ...]) -> list[Event]:
    """A roll, and the cards it brought to A."""
    dice = DiceRolled(seat=seat, dice=(1, sum_ - 1))
    return [dice, Produced(got=(got, NONE, NONE, NONE), short=())]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "🔵 Inés stole 2 cards from you."), ("es", "🔵 Inés te robó 2 cartas.")],
)
def test_the_same_by_the_same_is_counted(language: str, line: str) -> None:
    """Two thefts by one player are one sentence, which leaves out all other thefts."""
    other = Robbed(seat=B, victim=C, card=None)

    assert said(ROBBED, other, ROBBED, language=language) == [line]


def test_what_is_taken_is_told_before_what_is_got() -> None:
    """A harvest comes after losses, with the player who rolled."""
    assert said(*rolled(C, 6, WOOD), ROBBED) == [
        "🔵 Inés stole a card from you.",
        "⚪ Carla: y rolled 6: you got 1 wood.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Rolls of 6 and 5 gave you 2 wood and 2 ore."),
        ("es", "Con el 6 y el 5 recibiste 2 maderas y 2 minerales."),
    ],
)
def test_several_harvests_are_one(language: str, line: str) -> None:
    """Each sum is named once, with all the cards together."""
    harvests = (*rolled(B, 6, WOOD), *rolled(C, 6, WOOD), *rolled(D, 5, ORE))

    assert said(*harvests, language=language) == [line]


def test_each_way_is_shorter_or_names_nobody() -> None:
    """Each wording is shorter or has no name, so that one always fits in the line."""
    (ways,) = since(rolled(C, 6, WOOD), A, who, RULES, Words("en"))
    (theft,) = since([ROBBED], A, who, RULES, Words("en"))

    assert [way.names for way in ways] == [{C}, set(), set(), set()]
    assert [way.names for way in theft] == [{B}, set()]


def test_a_monopoly_takes_what_one_had() -> None:
    """A monopoly's sentence counts only the reader's own cards."""
    called = CardsCalledIn(seat=B, card=0, given=(2, 0, 3, 0))

    assert said(called) == ["🔵 Inés took 2 wood from you."]
    assert said(CardsCalledIn(seat=B, card=0, given=(0, 0, 3, 0))) == []


def test_a_trade_is_told_from_ones_own_side() -> None:
    """The cards received come before the cards given, whichever side made the offer."""
    assert said(Traded(offer=1, seat=A, other=B, give=WOOD, get=ORE)) == [
        "🔵 Inés gave you 2 ore for 1 wood."
    ]
    assert said(Traded(offer=1, seat=B, other=A, give=WOOD, get=ORE)) == [
        "🔵 Inés gave you 1 wood for 2 ore."
    ]


def test_of_an_award_only_the_latest_counts() -> None:
    """A player who lost an award and got it back has it."""
    lost = AwardPassed(award="longest_road", seat=B, before=A)
    back = AwardPassed(award="longest_road", seat=A, before=B)

    assert said(lost) == ["🔵 Inés took Longest Road from you."]
    assert said(lost, back) == ["Longest Road is yours now."]


def test_where_nothing_has_happened_the_latest_turn_is_told() -> None:
    """If nothing concerned the seat, it reads another's last turn, without bold letters."""
    roll, road = DiceRolled(seat=B, dice=(3, 5)), RoadBuilt(seat=B, edge=EdgeId(0))

    assert said(roll, road) == ["🔵 Inés rolled 8 and built a road."]
    assert said(DiceRolled(seat=A, dice=(3, 5))) == []


def test_every_event_that_concerns_others_can_be_told_to_them() -> None:
    """An event with another seat in a field, or each seat's cards, has a text in each language."""
    found = {
        event.__name__
        for box in BOXES
        for event in box.events
        if {"victim", "given", "other"} & set(event.__annotations__)
        and event.__annotations__.get("given") not in ("str", str)
    }

    for language in LANGUAGES:
        told = {name for name in found if f"since.{name}" in texts(language)}
        assert told == found - UNTOLD


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["The fleet took 1 wood and 2 ore from you.", "You lost 2 ships in the attack."]),
        ("es", ["La flota te quitó 1 madera y 2 minerales.", "Perdiste 2 barcos en el ataque."]),
    ],
)
def test_what_comes_by_itself_is_told_by_kind(language: str, lines: list[str]) -> None:
    """Only the latest of each kind counts; cards are added up, and everything else is counted."""
    fleet = pytest.importorskip("game.pirate_islands.fleet")
    attack = pytest.importorskip("game.pirate_islands.attack_fortress")
    raids = [fleet.Raided(seat=seat, cards=cards) for seat, cards in ((A, WOOD), (B, WOOD))]
    ships = [attack.ShipSunk(seat=A, edge=EdgeId(edge)) for edge in (3, 4)]

    found = said(*raids, fleet.Raided(seat=A, cards=ORE), *ships, language=language)

    assert found == lines
