"""
A game of catanatron, followed in our rules: both engines' places, cards and actions translated.

catanatron plays the game by its own rules. `Mirror` plays each of its actions in our game, with
the dice and cards that came out there, so that our computer sees a view of ours. After each action
hands, deck cards, pieces and points must be the same; otherwise `Void` says what differs, and the
game doesn't count. Where the rules differ:

- It asks for the cards of a discard one by one. Ours are chosen together.
- Its seats neither trade with each other nor decline a free road: our seat isn't offered that.
- It ends a game at once if a seat has the points, even off its turn. Its winner counts.
- It has a longest road end one road early at another seat's building, and lets it change hands
  below five roads or at a tie; it pays nobody when the bank can't pay a sole seat in full; it gives
  one card for year of plenty when the bank has one of the two. These games are void, if it shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from time import process_time
from typing import Any, TypeAlias

from bench.computers import Chooser
from game import Action, Chance, Choice, Game, Harbour, Hex, Land, Layout, Scripted, Seat
from game.base.bank_trade import TradeWithBank, rate
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.families import DISCARD, FIRST_ROAD, FOUND, FREE_ROAD, ROB
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.free_road import LayFreeRoad, SkipFreeRoad
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads
from game.base.rob import Rob
from game.base.roll import RollDice
from game.base.rows import CITY, DECK_CARDS, ROAD, SETTLEMENT
from game.board.places import SIDES, CornerId, EdgeId, name_of
from game.core.points import points
from game.core.rows import Value
from game.errors import GameError

"""A computer player, such as `game.computer.choose`."""

Told: TypeAlias = Mapping[str, Any]
"""A message of the other process: one line of JSON."""

LANDS = {
    "WOOD": ("forest", "lumber"),
    "BRICK": ("hills", "brick"),
    "SHEEP": ("pasture", "wool"),
    "WHEAT": ("fields", "grain"),
    "ORE": ("mountains", "ore"),
    None: ("desert", None),
}
"""By its card, our terrain and our card; without a card the desert, and the harbor for all."""

CARDS = tuple(filter(None, LANDS))
"""Its names of the cards, in our order."""

OPPOSITE = {"E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE", "NE": "SW"}

BARE: Mapping[str, type[Action]] = {
    "ROLL": RollDice,
    "END_TURN": EndTurn,
    "BUY_DEVELOPMENT_CARD": BuyCard,
    "PLAY_KNIGHT_CARD": PlayKnight,
    "PLAY_ROAD_BUILDING": PlayRoads,
}
"""Actions without a field."""

WORDS = {action: word for word, action in BARE.items()}
ONLY_OURS = (OfferTrade, SkipFreeRoad)

SETTINGS: Mapping[str, Value] = {
    "start": "drawn",
    "points": 10,
    "hand_limit": 7,
    "friendly": False,
    "bank": "visible",
    "dice": "dice",
}
"""Options of its rules; the duel has others by default."""


class Void(Exception):
    """The two games disagree."""


def layout(board: Told) -> Layout:
    """Its board as ours."""
    lands = [Land(Hex(q, r), LANDS[card][0], token) for q, r, card, token in board["tiles"]]
    harbours = [  # it names the hex of sea and the side to the land
        Harbour(Hex(q + SIDES[side].q, r + SIDES[side].r), OPPOSITE[side], LANDS[card][1])
        for q, r, side, card in board["ports"]
    ]
    return Layout("mirror", tuple(lands), tuple(harbours))


class Mirror:
    """One game of catanatron in our rules; *board* is what it says at the start."""

    def __init__(self, board: Told) -> None:
        """Begin the same game."""
        seats = board["seats"]
        modules = ("base", "duel") if seats == 2 else ("base",)
        self.seat = Seat(board["seat"])
        self.spent: list[float] = []
        """Milliseconds of computing for each decision of ours that was a choice."""
        self.game = Game.new(
            seats, Scripted(start=[0]), modules=modules, settings=SETTINGS, layout=layout(board)
        )
        topology = self.game.state.topology
        lands = {Hex(q, r) for q, r, *_ in board["tiles"]}
        at = {
            int(node): {Hex(*place) for place in places} for node, places in board["nodes"].items()
        }
        self.corners = {node: CornerId(topology.named(name_of(at[node]))) for node in at}
        self.edges: dict[tuple[int, int], EdgeId] = {}
        for a, b in combinations(sorted(at), 2):
            common = at[a] & at[b]
            if len(common) == 2 and common & lands:
                self.edges[a, b] = EdgeId(topology.named(name_of(common)))
        self.nodes = {corner: node for node, corner in self.corners.items()}
        self.ends = {edge: list(ends) for ends, edge in self.edges.items()}
        self._discards: dict[Seat, list[int]] = {}
        self._queue: list[tuple[str, Any]] = []

    def follow(self, told: Told) -> None:
        """
        Play what was done, and compare.

        :raises Void: if our rules refuse it, or come to something else.
        """
        seat, word, value, result = told["did"]
        try:
            self._follow(Seat(seat), word, value, result)
        except GameError as error:
            message = f"{word} refused: {error}"
            raise Void(message) from error
        if self._discards:
            return
        for what, found in table(self.game).items():
            if told[what] != found:
                message = f"{what} differ after {word}: {told[what]}, ours {found}"
                raise Void(message)

    def answer(self, asked: Sequence[Sequence[Any]], choose: Chooser, chance: Chance) -> int:
        """
        The number of the action *asked* for that *choose* picks for our seat.

        :raises Void: if it picks one that isn't there.
        """
        if not self._queue:
            if len(asked) == 1:
                return 0
            self._queue = self._chosen(asked, choose, chance)
        word, value = self._queue.pop(0)
        if [word, value] not in asked:
            message = f"{word} not possible there"
            raise Void(message)
        return asked.index([word, value])

    def theirs(self, action: Action) -> list[tuple[str, Any]]:
        """An action of ours in its words; for a robber, without the victim."""
        state = self.game.state
        match action:
            case FoundSettlement() | BuildSettlement():
                return [("BUILD_SETTLEMENT", self.nodes[action.corner])]
            case BuildCity():
                return [("BUILD_CITY", self.nodes[action.corner])]
            case LayFirstRoad() | LayFreeRoad() | BuildRoad():
                return [("BUILD_ROAD", self.ends[action.edge])]
            case MoveRobber():
                return [("MOVE_ROBBER", [*state.topology.hexes[action.to], None])]
            case Discard():
                return [("DISCARD_RESOURCE", name) for name in _names(action.cards)]
            case PlayPlenty():
                return [("PLAY_YEAR_OF_PLENTY", _names(action.cards))]
            case PlayMonopoly():
                return [("PLAY_MONOPOLY", CARDS[action.card])]
            case TradeWithBank():
                count = rate(state, state.turn, action.give)
                given = [CARDS[action.give]] * count + [None] * (4 - count)
                return [("MARITIME_TRADE", [*given, CARDS[action.get]])]
            case _:
                return [(WORDS[type(action)], None)]

    def _chosen(
        self, asked: Sequence[Sequence[Any]], choose: Chooser, chance: Chance
    ) -> list[tuple[str, Any]]:
        """The choice of *choose*, in catanatron's words."""
        start = process_time()
        action = self._pick(self.game, choose, chance)
        words = self.theirs(action)
        if isinstance(action, MoveRobber):
            q, r = self.game.state.topology.hexes[action.to]
            victims = [value[2] for _, value in asked if value[:2] == [q, r]]
            victim = victims[0] if victims else None
            if len(victims) > 1:
                later = Game(self.game.state.copy())
                later.play(self.seat, action, Scripted())
                rob = self._pick(later, choose, chance)
                assert isinstance(rob, Rob)
                victim = rob.victim
            words = [("MOVE_ROBBER", [q, r, victim])]
        self.spent.append(1000 * (process_time() - start))
        return words

    def _pick(self, game: Game, choose: Chooser, chance: Chance) -> Action:
        options = [
            option
            for option in game.options(self.seat)
            if not issubclass(
                option.action if isinstance(option, Choice) else type(option), ONLY_OURS
            )
        ]
        return choose(game.view(self.seat), options, chance)

    def _follow(self, seat: Seat, word: str, value: Any, result: Any) -> None:
        state = self.game.state
        if word == "DISCARD_RESOURCE":
            cards = self._discards.setdefault(seat, [0] * len(CARDS))
            cards[CARDS.index(value)] += 1
            debt = state.debt(seat, DISCARD)
            if debt is None or sum(cards) == debt.args[0]:
                self.game.play(seat, Discard(tuple(self._discards.pop(seat))), Scripted())
            return
        chance = Scripted()
        if word == "ROLL":
            chance = Scripted(die=result)
        elif word == "BUY_DEVELOPMENT_CARD":
            chance = Scripted(draw=[_kind(result)])
        elif word == "MOVE_ROBBER" and result:
            chance = Scripted(theft=[CARDS.index(result)])
        self.game.play(seat, self._ours(seat, word, value), chance)
        if word == "MOVE_ROBBER" and state.debt(seat, ROB):
            self.game.play(seat, Rob(Seat(value[2])), chance)
        if chance.left:
            message = f"{word} has other outcomes"
            raise Void(message)

    def _ours(self, seat: Seat, word: str, value: Any) -> Action:
        """An action of theirs in our words."""
        state = self.game.state
        if word in BARE:
            return BARE[word]()
        match word:
            case "BUILD_SETTLEMENT":
                settle = FoundSettlement if state.debt(seat, FOUND) else BuildSettlement
                return settle(self.corners[value])
            case "BUILD_CITY":
                return BuildCity(self.corners[value])
            case "BUILD_ROAD":
                edge = self.edges[min(value), max(value)]
                if state.debt(seat, FIRST_ROAD):
                    return LayFirstRoad(edge)
                return LayFreeRoad(edge) if state.debt(seat, FREE_ROAD) else BuildRoad(edge)
            case "MOVE_ROBBER":
                return MoveRobber(state.topology.hex((value[0], value[1])))
            case "PLAY_YEAR_OF_PLENTY":
                counts = Counter(value)
                return PlayPlenty(tuple(counts[name] for name in CARDS))
            case "PLAY_MONOPOLY":
                return PlayMonopoly(CARDS.index(value))
            case "MARITIME_TRADE":
                give = CARDS.index(value[0])
                if sum(name is not None for name in value[:4]) != rate(state, seat, give):
                    message = "another rate of the bank"
                    raise Void(message)
                return TradeWithBank(give, CARDS.index(value[4]))
        message = f"{word} unknown"
        raise Void(message)


def table(game: Game) -> dict[str, list[Any]]:
    """The values that both games must share, by seat: cards, deck cards, pieces left, points."""
    state = game.state
    seats = [Seat(seat) for seat in range(state.seats)]
    return {
        "hands": [list(state.hands[seat]) for seat in seats],
        "deck cards": [
            [sum(held.card == kind for held in state.held[seat]) for kind in range(len(DECK_CARDS))]
            for seat in seats
        ],
        "pieces": [
            [state.supply[seat][kind] for kind in (ROAD, SETTLEMENT, CITY)] for seat in seats
        ],
        "points": [points(state, seat) for seat in seats],
    }


def _names(cards: Sequence[int]) -> list[str]:
    """Each card by its name there."""
    return [name for name, count in zip(CARDS, cards, strict=True) for _ in range(count)]


def _kind(name: str) -> int:
    """Our number of one of its deck cards."""
    return [card.name for card in DECK_CARDS].index(name.lower())
