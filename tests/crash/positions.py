"""
Positions: random games up to the moment when a verb can be used, stored for the bot.

Everything follows from the verb's name, so a failing point can be reached again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from bot.features.lobby import lobby
from bot.scenes import CHANNEL, GUILD, PEOPLE, TALK, now
from bot.table import news
from bot.table.draft import Draft
from bot.table.games import Games
from game import BOXES, COLOURS, Action, Choice, Game, Seat, Seeded, offered
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.families import ROLL, TURN
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.base.propose_trade import ProposeTrade
from game.base.roll import RollDice
from game.core.cards import one
from game.core.manifests import bridged
from game.core.rows import Value
from storage import SeatRow, Store, mixed
from storage.change import Change
from tests.bot.crowd import sitting
from tests.house import SCENARIOS

Move = tuple[Seat, Action]

LONGEST = 1500
"""Maximum actions tried with one seed."""

SEEDS = 200

SAVES = ("Discard", "TradeWithBank", "Seven")
"""Verbs that need full hands."""

WISHED = (BuildCity, BuildSettlement, BuyCard)


@dataclass(slots=True)
class Position:
    """A game just before *seat* plays *action*."""

    seed: bytes
    options: dict[str, Value]
    modules: tuple[str, ...]
    game: Game
    chance: Seeded
    seat: Seat
    action: Action
    acted: list[int]
    plans: dict[int, list[news.Plan]]
    game_id: str = ""
    next_plans: list[news.Plan] = field(default_factory=list)
    """The posts that the action causes."""

    @property
    def person(self) -> str:
        """The acting player's name."""
        return list(sitting(self.modules))[self.seat]


class Playing:
    """A game from one seed, with the posts that each of its actions causes."""

    def __init__(
        self, seed: bytes, options: dict[str, Value], modules: tuple[str, ...] = ("base",)
    ) -> None:
        self.seed, self.options, self.modules = seed, options, modules
        self.people = sitting(modules)
        self.chance = Seeded(seed, [mixed(user) for user in self.people.values()])
        colours = COLOURS[: len(self.people)]
        self.game = Game.new(
            len(self.people), self.chance, modules=modules, settings=options, colours=colours
        )
        self.acted = [0] * len(self.people)
        self.plans: dict[int, list[news.Plan]] = {}
        self.random = Random(seed)

    def play(self, seat: Seat, action: Action) -> list[news.Plan]:
        """Play *action*, and return the posts it causes."""
        state = self.game.state
        known = news.known(state)
        events = self.game.play(seat, action, self.chance)
        self.acted[seat] = state.number
        plans = self.plans[state.number] = news.plan(known, state, events, seat)
        return plans

    def copy(self) -> Playing:
        """A copy of the game, for trying an action."""
        new = object.__new__(Playing)
        new.game, new.people = Game(self.game.state.copy()), self.people
        new.chance = Seeded(
            self.seed, [mixed(user) for user in self.people.values()], self.chance.counter
        )
        new.acted, new.plans = self.acted[:], {}
        return new

    def next_move(self, *, saves: bool, wishes: bool = True) -> Move:
        """A random move by a player who *wishes* for buildings and cards, or who *saves* up."""
        state = self.game.state
        seat = state.debts()[0].seat
        options = [o for o in self.game.options(seat) if _kind(o) is not OfferTrade]
        if state.debt(seat, TURN):
            best = [o for o in options if wishes and _kind(o) in WISHED]
            useful = [o for o in options if _kind(o) is not TradeWithBank]
            options = [EndTurn()] if saves else best or useful
        option = self.random.choice(options)
        return seat, _settled(option, self.random)

    def position(self, seat: Seat, action: Action) -> Position:
        """The position just before *seat* plays *action*."""
        return Position(
            self.seed,
            self.options,
            self.modules,
            self.game,
            self.chance,
            seat,
            action,
            self.acted,
            self.plans,
            next_plans=self.copy().play(seat, action),
        )


class Drawn:
    """Chance from a `random.Random`."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """An index by weight."""
        return self.random.choices(range(len(counts)), counts)[0]


def _kind(option: Action | Choice) -> type[Action]:
    return option.action if isinstance(option, Choice) else type(option)


def _settled(option: Action | Choice, random: Random) -> Action:
    return option.sample(Drawn(random)) if isinstance(option, Choice) else option


# Trades.


def _trade(verb: str, playing: Playing) -> list[Move] | None:
    """Moves that lead to *verb* and use it, if the moment is right for an offer."""
    state = playing.game.state
    if state.stint < len(PEOPLE) + 2 or not state.debt(state.turn, TURN):
        return None
    seat, others = state.turn, tuple(sorted(state.others(state.turn)))
    if state.part(Offers).open or not all(any(hand) for hand in state.hands):
        return None
    other, size = others[0], len(state.bank)
    pairs = (
        (give, get)
        for give in range(size)
        for get in range(size)
        if give != get and state.hands[seat][give] and state.hands[other][get]
    )
    give, get = next(pairs, (0, 0))
    if give == get:
        return None
    number = state.part(Offers).made + 1
    third = next(kind for kind in range(size) if kind not in (give, get))
    chooses = verb == "ChooseTaker"
    offer = (seat, OfferTrade(one(give, size), one(get, size), others, chooses))
    scripts: dict[str, list[Move]] = {
        "OfferTrade": [],
        "AcceptOffer": [(other, AcceptOffer(number))],
        "DeclineOffer": [(s, DeclineOffer(number)) for s in reversed(others)],
        "HushOffers": [(other, HushOffers())],
        "ProposeTrade": [(other, ProposeTrade(one(get, size), one(third, size), seat))],
        "CounterOffer": [(other, CounterOffer(number, one(get, size), one(third, size)))],
        "CancelOffer": [(seat, CancelOffer(number))],
        "ChooseTaker": [(other, AcceptOffer(number)), (seat, ChooseTaker(number, other))],
    }
    return [offer, *scripts[verb]]


TRADES = (
    "OfferTrade",
    "ProposeTrade",
    "AcceptOffer",
    "DeclineOffer",
    "HushOffers",
    "CounterOffer",
    "CancelOffer",
    "ChooseTaker",
)


def _use(verb: str, playing: Playing) -> list[Move] | None:
    """The use of *verb* by a player with a debt, if it's among their options."""
    for debt in playing.game.state.debts():
        for option in playing.game.options(debt.seat):
            if _kind(option).__name__ == verb:
                return [(debt.seat, _settled(option, playing.random))]
    return None


def _win(verb: str, playing: Playing) -> list[Move] | None:
    """A building that wins the game."""
    state = playing.game.state
    if not state.debt(state.turn, TURN):
        return None
    for option in playing.game.options(state.turn):
        if isinstance(option, BuildCity | BuildSettlement):
            tried = playing.copy()
            tried.play(state.turn, option)
            if tried.game.state.winners:
                return [(state.turn, option)]
    return None


VICTORY, SEVEN = "Victory", "Seven"
"""Moments that are no verbs: the end of a game, and a roll that pings others."""


def _seven(verb: str, playing: Playing) -> list[Move] | None:
    """A roll after which others must discard."""
    state = playing.game.state
    if not state.debt(state.turn, ROLL):
        return None
    plans = playing.copy().play(state.turn, RollDice())
    return [(state.turn, RollDice())] if plans else None


PHASE_OPENS, IN_PHASE = "PhaseOpens", "InPhase"
"""The end of a turn before a building phase, and a building in that phase."""
PART_BEGINS, IN_PART, PART_ENDS = "PartBegins", "InPart", "PartEnds"
"""The end of a turn before its second part, a building in it, and the end of that part."""

SIX = (PHASE_OPENS, IN_PHASE, PART_BEGINS, IN_PART, PART_ENDS)
"""Moments between the turns of five and six."""

PLANS = {PHASE_OPENS: "building phase", IN_PHASE: "building phase", PART_BEGINS: "paired part"}
PLANS |= dict.fromkeys((IN_PART, PART_ENDS), "paired part")
BUILDS = (*WISHED, BuildRoad)


def _between(moment: str, playing: Playing) -> list[Move] | None:
    """The move that begins, continues or ends the time between two turns, or None."""
    state = playing.game.state
    if moment in (IN_PHASE, IN_PART, PART_ENDS):
        if state.plan != PLANS[moment] or (moment == IN_PHASE and not state.beside):
            return None
        seat = state.debts()[0].seat
        kinds = (EndTurn,) if moment == PART_ENDS else BUILDS
        found = (one for one in playing.game.options(seat) if isinstance(one, kinds))
        action = next(found, None)
        return [(seat, action)] if action else None
    if state.plan == PLANS[moment] or not state.debt(state.turn, TURN):
        return None
    tried = playing.copy()
    tried.play(state.turn, EndTurn())
    after = tried.game.state
    is_there = after.plan == PLANS[moment] and (moment == PART_BEGINS or bool(after.beside))
    return [(state.turn, EndTurn())] if is_there else None


def _options(verb: str) -> dict[str, Value]:
    if verb == VICTORY:
        return {"points": 4}
    if verb == "TakeNumber":
        return {"map": "greater_catan"}
    if verb in ("PassBuilding", PHASE_OPENS, IN_PHASE):
        return {"turns": "building"}
    if verb in (Discard.__name__, SEVEN):
        return {"hand_limit": 5}
    # Scenario options take unusual values, because some verbs only exist with those.
    brings = (box for box in BOXES if verb in {each.action.__name__ for each in box.verbs})
    rows = [row for box in brings if box.scenario_of for row in box.options]
    return {row.name: row.values[-1] for row in rows if row.values}


def modules_of(verb: str) -> tuple[str, ...]:
    """The smallest set of boxes, the first one offered, that has this verb."""
    if verb in SIX:
        verb = "PassBuilding"
    for names in (*offered(), *SCENARIOS):
        if any(
            verb == one.action.__name__
            for box in BOXES
            if box.name in bridged(names, BOXES)
            for one in box.verbs
        ):
            return names
    return ("base",)


def position(verb: str) -> Position:
    """
    A game in which *verb* comes next.

    :raises LookupError: if no seed leads there.
    """
    look: Callable[[str, Playing], list[Move] | None] = _use
    if verb in TRADES:
        look = _trade
    elif verb in (VICTORY, SEVEN):
        look = _win if verb == VICTORY else _seven
    elif verb in SIX:
        look = _between
    for number, seed in enumerate(_seeds(verb)):
        playing = Playing(seed, _options(verb), modules_of(verb))
        while playing.game.state.number < LONGEST and not playing.game.state.winners:
            if moves := look(verb, playing):
                for move in moves[:-1]:
                    playing.play(*move)
                return playing.position(*moves[-1])
            playing.play(*playing.next_move(saves=verb in SAVES, wishes=number % 2 == 0))
    message = f"{verb} was never possible"
    raise LookupError(message)


def _seeds(verb: str) -> Iterator[bytes]:
    for number in range(SEEDS):
        yield hashlib.sha256(f"{verb} {number}".encode()).digest()


# The database.


async def put(
    url: str, here: Position, *, channel_id: int = CHANNEL, guild_id: int = GUILD
) -> None:
    """Store *here* in a database as the bot would have left it."""
    async with Store.open(url) as store:
        games = Games(store)
        host = next(iter(PEOPLE.values()))

        def work(change: Change) -> None:
            change.set_seats(_rows(sitting(here.modules)))
            here.game_id = change.game.id

        await store.create(
            work,
            channel_id=channel_id,
            guild_id=guild_id,
            host_id=host,
            seed=here.seed,
            modules=here.modules,
            options=dict(here.options),
            settings={"practice": False},
        )
        await lobby.start(games, here.game_id, host, now())

        def more(change: Draft) -> None:
            for line in here.game.lines[1:]:
                change.append(line)
            change.save(here.game.snapshot(), chance_counter=here.chance.counter)
            change.remember(acted=tuple(here.acted))
            _plan(change, here.plans)

        await store.change_by(Draft, here.game_id, more)


def _plan(change: Change, plans: dict[int, list[news.Plan]]) -> None:
    """Owe the newest table post and the posts after it."""
    turns = [n for n, made in plans.items() if any(plan.kind == news.TURN for plan in made)]
    for number in sorted(n for n in plans if n >= max(turns, default=0)):
        for plan in plans[number]:
            data = {"seats": [int(seat) for seat in plan.seats]}
            change.plan(plan.kind, number=number, data=data)


def _rows(people: dict[str, int]) -> list[SeatRow]:
    return [
        SeatRow(
            seat=seat,
            user_id=user,
            name=name,
            locale="es-ES" if name == "Dámaso" else "en-US",
            colour=COLOURS[seat],
            dm_channel_id=user + TALK,
        )
        for seat, (name, user) in enumerate(people.items())
    ]
