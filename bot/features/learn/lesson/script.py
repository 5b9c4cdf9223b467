"""
The lesson's script: the learner's twelve moves, and the opponents' moves in between.

Each step has one right move and some wrong ones. All dice, the stolen card and the drawn card are
fixed, so every learner sees the same game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.features.learn.lesson.board import corner, edge, hex_id
from game import Action, Seat
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.end_turn import EndTurn
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.rob import Rob
from game.base.roll import RollDice

LEARNER, BLUE, WHITE = Seat(0), Seat(1), Seat(2)
COLOURS: Final = ("red", "blue", "white")

POINTS: Final = 5
"""Points that win the lesson."""

START: Final = (LEARNER,)
"""The seat that begins, as an answer of chance."""
DICE: Final = (5, 1, 3, 2, 5, 4, 4, 3, 5, 3, 6, 3, 4, 1, 6, 2, 5, 4, 2, 3)
"""The dice, two for each roll."""
THEFT: Final = 1
"""The kind of the stolen card: brick."""
DRAWN: Final = 1
"""The kind of the bought card: a victory point."""

Move = tuple[Seat, Action]


@dataclass(frozen=True, slots=True)
class Way:
    """One button of a step."""

    action: Action
    place: tuple[str, int] | None = None
    """The place of the move, such as ``corner`` with its number."""
    why: str = ""
    """The name of the text that says why the move is wrong; empty for the right one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the learner; the texts of the step have its name."""

    name: str
    word: str
    """The word of the almanac that explains more."""
    ways: tuple[Way, ...]
    """The step's buttons in order; exactly one is right."""
    then: tuple[Move, ...] = ()
    """Moves that follow by themselves before the next step."""

    @property
    def move(self) -> Move:
        """The learner's right move."""
        (way,) = (way for way in self.ways if not way.why)
        return LEARNER, way.action


def _cards(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in ("lumber", "brick", "wool", "grain", "ore"))


def _found(names: str, why: str = "") -> Way:
    return Way(FoundSettlement(corner(names)), ("corner", corner(names)), why)


def _lay(names: str, why: str = "") -> Way:
    return Way(LayFirstRoad(edge(names)), ("edge", edge(names)), why)


def _road(names: str, why: str = "") -> Way:
    return Way(BuildRoad(edge(names)), ("edge", edge(names)), why)


def _settle(names: str, why: str = "") -> Way:
    return Way(BuildSettlement(corner(names)), ("corner", corner(names)), why)


def _grow(names: str, why: str = "") -> Way:
    return Way(BuildCity(corner(names)), ("corner", corner(names)), why)


def _rob(name: str, why: str = "") -> Way:
    return Way(MoveRobber(hex_id(name)), ("hex", hex_id(name)), why)


def _placed(seat: Seat, settlement: str, road: str) -> tuple[Move, Move]:
    return (seat, _found(settlement).action), (seat, _lay(road).action)


def _turns(*seats: Seat) -> tuple[Move, ...]:
    return tuple((seat, action) for seat in seats for action in (RollDice(), EndTurn()))


HOME: Final = "hills6 fields9 forest5"
SECOND: Final = "forest5 mountains8 pasture10"
HARBOUR: Final = "fields9 north northeast"

ROUND: Final = (
    (LEARNER, EndTurn()),
    *_turns(BLUE, WHITE),
    (LEARNER, RollDice()),
)
"""Everything from the end of the learner's turn to the roll of the next one."""

STEPS: Final = (
    Step(
        "settlement",
        "base.settlement",
        (
            _found("fields9 desert east", "desert"),
            _found(HOME),
            _found("mountains8 south southwest", "sea"),
        ),
    ),
    Step(
        "road",
        "base.road",
        (_lay("hills6 fields9"), _lay("fields9 forest5", "nowhere")),
        then=(
            *_placed(BLUE, "desert pasture10 southeast", "pasture10 southeast"),
            *_placed(WHITE, "fields9 desert east", "fields9 east"),
            *_placed(WHITE, "pasture4 mountains8 west", "mountains8 west"),
            *_placed(BLUE, "hills6 pasture4 northwest", "pasture4 northwest"),
        ),
    ),
    Step(
        "second",
        "base.distance",
        (
            _found("fields9 forest5 desert", "close"),
            _found("forest5 desert pasture10", "close"),
            _found(SECOND),
        ),
        then=((LEARNER, _lay("mountains8 pasture10").action),),
    ),
    Step("roll", "base.production", (Way(RollDice()), Way(EndTurn(), why="dice"))),
    Step("way", "base.route", (_road("forest5 pasture10", "closed"), _road("fields9 north"))),
    Step(
        "end",
        "base.turn",
        (Way(BuyCard(), why="poor"), Way(EndTurn())),
        then=ROUND[1:],
    ),
    Step(
        "robber",
        "base.seven",
        (_rob("hills6", "own"), _rob("pasture4"), _rob("mountains8", "own")),
        then=((LEARNER, Rob(BLUE)),),
    ),
    Step(
        "harbour",
        "base.harbour",
        (_settle("hills6 fields9 north", "close"), _settle(HARBOUR)),
        then=ROUND,
    ),
    Step(
        "offer",
        "base.domestic",
        (
            Way(OfferTrade(_cards(lumber=1), _cards(wool=1), (BLUE,))),
            Way(OfferTrade(_cards(ore=2), _cards(wool=1), (BLUE,)), why="ore"),
        ),
        then=((BLUE, AcceptOffer(1)),),
    ),
    Step("card", "base.dev_cards", (Way(BuyCard()), Way(EndTurn(), why="wait")), then=ROUND),
    Step(
        "bank",
        "base.bank_trade",
        (Way(TradeWithBank(0, 4)), Way(TradeWithBank(0, 1), why="brick")),
    ),
    Step("city", "base.city", (_grow(HARBOUR, "small"), _grow(HOME))),
)
"""The twelve moves, in order."""
