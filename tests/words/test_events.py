"""Events as lines."""

from __future__ import annotations

import re

import pytest

from game import Event, Game, Seat, told
from game.base.build_road import RoadBuilt
from game.base.buy_card import CardBought
from game.base.move_robber import RobberMoved
from game.base.offer_trade import TradeOffered
from game.base.offers import OfferAnswered, Traded
from game.base.parts import Offer
from game.base.play_monopoly import CardsCalledIn
from game.base.production import Produced
from game.base.rob import Robbed
from game.board.places import EdgeId, HexId
from game.core import codec
from game.core.awards import AwardPassed
from game.core.leave import SeatLeft
from game.core.points import GameEnded
from game.core.stack import NOBODY
from game.core.undo import Undone
from tests.game.asking import cards_of
from tests.words.tables import Dice, played, who
from words import LANGUAGES, Words

VIEW = Game.new(4, Dice(1), settings={"map": "beginner"}).view()
RULES = VIEW.rules
A, B, C = Seat(0), Seat(1), Seat(2)
WOOD, ORE, NONE = cards_of(RULES, lumber=2), cards_of(RULES, ore=1), RULES.no_cards


def said(event: Event, language: str = "en", reader: Seat | None = None) -> str | None:
    """The line for *event* as *reader* sees it."""
    return Words(language).event(told(event, reader), who, RULES, VIEW, reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_game_has_its_line(language: str, seed: int) -> None:
    """Each event is one line, in words of the right language only."""
    w, other = Words(language), next(x for x in LANGUAGES if x != language)
    foreign = {"turn", "gives", "builds"} if other == "en" else {"turno", "recibe", "construye"}
    for game, events in played(seed, map="variable"):
        view = game.view()
        for event in events:
            for reader in (None, A):
                line = w.event(told(event, reader), who, view.rules, view, reader)
                assert line is None or ("\n" not in line and line.strip())
                assert not foreign & set(re.findall(r"\w+", line or ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_card_is_in_nobody_elses_line(language: str) -> None:
    """Only players who know a stolen or bought card read it."""
    w = Words(language)
    robbed, bought = Robbed(seat=A, victim=B, card=4), CardBought(seat=A, card="monopoly")
    ore, monopoly = w.card("ore"), w.dev_card("monopoly")

    assert [ore in (said(robbed, language, s) or "") for s in (A, B, C, None)] == [
        True,
        True,
        False,
        False,
    ]
    assert [monopoly in (said(bought, language, s) or "") for s in (A, B, None)] == [
        True,
        False,
        False,
    ]


def test_thief_and_victim_are_spoken_to() -> None:
    """The thief reads the card taken, the victim who took it."""
    robbed = Robbed(seat=A, victim=B, card=4)

    assert said(robbed, "en", A) == "You steal 1 ore from 🔵 Inés."
    assert said(robbed, "es", B) == "🔴 Alba te roba 1 mineral."
    assert said(robbed) == "🔴 Alba steals a card from 🔵 Inés."


def test_production_is_one_line() -> None:
    """Production is one line, with each player's cards and the bank's shortages."""
    assert said(Produced(got=(WOOD, NONE, ORE, NONE), short=())) == (
        "🔴 Alba gets 2 wood; ⚪ Carla: y gets 1 ore."
    )
    assert said(Produced(got=(NONE,) * 4, short=()), "es") == "Nadie recibe nada."
    assert said(Produced(got=(NONE,) * 4, short=(1,))) == (
        "The bank doesn’t have enough brick, so nobody gets any."
    )
    short = next(kind for kind, count in enumerate(WOOD) if count)
    assert said(Produced(got=(WOOD, NONE, NONE, NONE), short=(short,))) == (
        "🔴 Alba gets 2 wood. The bank doesn’t have enough wood, so 🔴 Alba only gets what’s left."
    )


def test_the_robber_may_stay() -> None:
    """A robber that can't move anywhere stays, and the line says so."""
    assert "stays" in (said(RobberMoved(seat=A, origin=HexId(3), to=HexId(3))) or "")
    assert said(RobberMoved(seat=A, origin=HexId(3), to=HexId(4)), "es") == (
        "🔴 Alba mueve el ladrón: arcilla 6."
    )


def test_offers_say_to_whom() -> None:
    """An offer names everyone, some players, or the offer it answers."""
    offer = Offer(id=1, seat=A, to=(B,), give=WOOD, get=ORE)
    every = Offer(id=1, seat=A, to=(B, C, Seat(3)), give=WOOD, get=ORE)
    counter = Offer(id=2, seat=B, to=(A,), give=ORE, get=WOOD, counters=1)

    assert said(TradeOffered(offer=offer)) == "🔴 Alba offers 🔵 Inés 2 wood for 1 ore."
    assert said(TradeOffered(offer=every)) == "🔴 Alba offers everyone 2 wood for 1 ore."
    assert said(TradeOffered(offer=offer), "es") == (
        "🔴 Alba ofrece a 🔵 Inés 2 maderas por 1 mineral."
    )
    assert said(TradeOffered(offer=counter), "es") == (
        "🔵 Inés responde a 🔴 Alba con otra oferta: da 1 mineral por 2 maderas."
    )
    assert said(OfferAnswered(offer=1, seat=B, accepts=True)) != said(
        OfferAnswered(offer=1, seat=B, accepts=False)
    )
    assert said(Traded(offer=1, seat=A, other=B, give=WOOD, get=ORE)) == (
        "🔴 Alba gives 🔵 Inés 2 wood and gets 1 ore."
    )


def test_monopoly_says_who_gave_what() -> None:
    """Monopoly names every player who gave cards, with the number."""
    event = CardsCalledIn(seat=A, card=4, given=(0, 2, 0, 1))

    assert said(event, "es") == (
        "🔴 Alba se queda con el mineral de los demás, 3 en total: 2 de 🔵 Inés y 1 de 🟠 Y, Ñ (2)."
    )
    assert "nobody" in (said(CardsCalledIn(seat=A, card=4, given=(0,) * 4)) or "")


def test_special_cards_are_taken_passed_and_set_aside() -> None:
    """A special card comes from the middle, from another player, or is set aside."""
    lines = [
        said(AwardPassed(award="longest_road", seat=seat, before=before))
        for seat, before in ((A, NOBODY), (A, B), (NOBODY, A))
    ]

    assert lines == [
        "🔴 Alba takes **Longest Road**.",
        "🔴 Alba takes **Longest Road** from 🔵 Inés.",
        "Nobody holds **Longest Road** for now: there’s a tie, or nobody qualifies.",
    ]


def test_the_end_tells_winners_points_and_hidden_cards() -> None:
    """The last line names the winner, everyone's points, and the cards that were hidden."""
    end = GameEnded(winners=(A,), points=(10, 8, 5, 4), shown=(("victory_point",) * 2, (), (), ()))

    assert said(end) == (
        "🏆 🔴 Alba wins with 10 points! The others: 🔵 Inés 8, ⚪ Carla: y 5, 🟠 Y, Ñ (2) 4. "
        "🔴 Alba reveals 2 victory points."
    )
    assert "ganan con 9 puntos" in (
        said(GameEnded(winners=(A, B), points=(9, 9), shown=((), ())), "es") or ""
    )


def test_without_a_view_places_are_left_out() -> None:
    """Without a view, a line leaves out the place it would name."""
    event = RobberMoved(seat=A, origin=HexId(3), to=HexId(4))

    assert Words("en").event(event, who, RULES) == "🔴 Alba moves the robber."


@pytest.mark.parametrize(
    ("language", "full", "empty"),
    [
        ("en", "🔴 Alba leaves the game for good. Back to the bank: 2 wood.", "for good."),
        (
            "es",
            "🔴 Alba deja la partida para siempre. Sus cartas vuelven a la banca: 2 maderas.",
            "siempre.",
        ),
    ],
)
def test_who_leaves_puts_cards_back(language: str, full: str, empty: str) -> None:
    """A player who leaves returns cards, which are counted; an empty hand is not mentioned."""
    assert said(SeatLeft(seat=A, cards=WOOD), language) == full
    line = said(SeatLeft(seat=A, cards=NONE), language)
    assert line
    assert line.endswith(empty)


def test_what_is_taken_back_is_said_as_it_was_told() -> None:
    """An undo repeats the lines it undoes, except, without a view, those that name places."""
    road = codec.to_text(VIEW.topology, RoadBuilt(seat=A, edge=EdgeId(40)))
    told_then = said(RoadBuilt(seat=A, edge=EdgeId(40)))
    undone = Undone(seat=A, number=3, events=(road,))

    assert said(undone) == f"↩️ 🔴 Alba undoes: “{told_then}”"
    assert (
        said(undone, "es", B)
        == f"↩️ 🔴 Alba deshace: «{said(RoadBuilt(seat=A, edge=EdgeId(40)), 'es')}»"
    )
    assert Words("en").event(undone, who, RULES) == "↩️ 🔴 Alba undoes an action."


def test_the_end_of_a_turn_has_a_name() -> None:
    """An undone end of turn has a name; the turn that began for a moment is not repeated."""
    events = ({"type": "TurnEnded", "seat": 0}, {"type": "TurnBegan", "seat": 1})

    assert said(Undone(seat=A, number=3, events=events)) == (
        "↩️ 🔴 Alba undoes the end of the turn."
    )
