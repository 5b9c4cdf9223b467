"""
Starting points for the demo: games played by chance up to an interesting moment.

Every scene is a real game with its whole log, and could have happened at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.features.lobby import lobby
from bot.settings import BadSettings, Settings
from bot.table import news
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.ping import Ping
from bot.table.table import Table
from bot.table.transactions import chance
from game import COLOURS, Action, Choice, Game, Line, Seat, Seeded, State
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.counter_offer import CounterOffer
from game.base.end_turn import EndTurn
from game.base.families import DISCARD, TURN
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.core.cards import one
from storage import SeatRow, Status, Store

GUILD, CHANNEL = 1200000000000000000, 1300000000000000000
PEOPLE = {
    "Alba": 1100000000000000001,
    "Bruno": 1100000000000000002,
    "Chloé": 1100000000000000003,
    "Dámaso": 1100000000000000004,
}
"""The sandbox's places and people, whose ids never change."""

TALK = 300000000000000000
"""Difference between a person's id and the id of their direct messages."""

Until = Callable[[Game], bool]


@dataclass(frozen=True, slots=True)
class Scene:
    """One starting point: the options, when to stop, and what is played at the end."""

    until: Until
    options: dict[str, int | str | bool] = field(default_factory=dict)
    builds: bool = True
    """Whether people build on the way; else they save up their cards."""
    then: Callable[[Game], Iterable[tuple[Seat, Action]]] = lambda game: ()


def _turns(count: int) -> Until:
    return lambda game: game.state.stint >= count and _waits_for(game.state, TURN)


def _midgame(game: Game) -> bool:
    """Whether some turns have passed, and the active player has cards to trade or build with."""
    return _turns(24)(game) and any(game.state.hands[game.state.turn])


def _waits_for(state: State, kind: str) -> bool:
    return any(debt.duty == kind for debt in state.debts())


def _seven(game: Game) -> bool:
    return sum(debt.duty == DISCARD for debt in game.state.debts()) > 2  # noqa: PLR2004  # three


def _one_short(game: Game) -> bool:
    """Whether the active player wins with anything they can build."""
    state = game.state
    if not _waits_for(state, TURN):
        return False
    builds = [
        one for one in game.options(state.turn) if isinstance(one, BuildCity | BuildSettlement)
    ]
    return bool(builds) and all(_wins(state, action) for action in builds)


def _wins(state: State, action: Action) -> bool:
    game = Game(state.copy())
    game.play(state.turn, action, Seeded(b""))
    return bool(game.state.winners)


def _may_offer(game: Game) -> bool:
    return _turns(12)(game) and all(any(hand) for hand in game.state.hands)


def _offer_and_counter(game: Game) -> Iterable[tuple[Seat, Action]]:
    """The active player offers one card for another, and the next player makes a counter-offer."""
    state = game.state
    seat = state.turn
    other = next(state.others(seat))
    size = len(state.bank)
    give = max(range(size), key=state.hands[seat].__getitem__)
    back = next(kind for kind, count in enumerate(state.hands[other]) if count)
    want = next(kind for kind in range(size) if kind not in (give, back))
    to = tuple(sorted(state.others(seat)))
    yield seat, OfferTrade(one(give, size), one(want, size), to)
    number = state.part(Offers).made
    asked = next(kind for kind in range(size) if kind != back)
    yield other, CounterOffer(number, one(back, size), one(asked, size))


SCENES: dict[str, Scene | None] = {
    "lobby": None,
    "setup": Scene(lambda game: game.state.number >= 5),  # noqa: PLR2004  # in the middle of it
    "midgame": Scene(_midgame),
    "seven": Scene(_seven, {"hand_limit": 5}, builds=False),
    "offer": Scene(_may_offer, then=_offer_and_counter),
    "victory": Scene(_one_short, {"points": 6}),
}
"""Every starting point by name."""

EVENINGS = 200
"""Maximum number of games tried until one reaches its scene."""

ENDLESS = 2000
"""Number of actions after which a game is stuck: nobody can build anything anymore."""

FIRST_CHOICE = (BuildCity, BuildSettlement, BuyCard)


async def put(settings: Settings, name: str) -> None:
    """
    Put the scene called *name* into the database, in place of the channel's game.

    :raises BadSettings: if there is no such scene.
    """
    if name not in SCENES:
        message = f"The scene {name!r} does not exist: choose one of {', '.join(SCENES)}."
        raise BadSettings(message)
    scene = SCENES[name]
    async with Store.open(settings.database_url) as store:
        await clear(store)
        games = Games(store)
        host, *others = PEOPLE.items()
        table = await lobby.open_lobby(
            games,
            channel_id=CHANNEL,
            guild_id=GUILD,
            host=_row(*host),
            language="en",
            options=dict(scene.options) if scene else {},
        )
        for person in others[: 2 if scene is None else 3]:
            await lobby.join(games, table.id, _row(*person))
        if scene is None:
            return
        table = await lobby.start(games, table.id, PEOPLE["Alba"], now())
        await play(store, games, table.id, scene)


def now() -> datetime:
    """The current time."""
    return datetime.now(UTC)


async def clear(store: Store) -> None:
    """End the channel's game, if there is one."""
    row = await store.readings.living_in(CHANNEL)
    if row is not None:
        await store.change(row.id, lambda change: change.end(Status.CLOSED, "scene"))


def _row(name: str, user: int) -> SeatRow:
    colour = COLOURS[list(PEOPLE).index(name)]
    locale = "es-ES" if name == "Dámaso" else "en-US"
    return SeatRow(
        seat=0, user_id=user, name=name, locale=locale, colour=colour, dm_channel_id=user + TALK
    )


async def play(store: Store, games: Games, game_id: str, scene: Scene) -> None:
    """Play by chance until the scene is reached, and store it all in one transaction."""
    table = await games.tables.look(game_id)
    evening = next(filter(None, (_evening(games, table, scene, nth) for nth in range(EVENINGS))))
    game, dice, acted = evening.game, evening.dice, evening.acted

    def work(change: Draft) -> None:
        for line in evening.lines:
            change.append(line, user_id=None if line.seat < 0 else table.user(Seat(line.seat)))
        change.save(game.snapshot(), chance_counter=dice.counter)
        change.remember(acted=tuple(acted), present=tuple(acted))
        newest = max(
            n for n, made in evening.plans.items() if any(p.kind == news.TURN for p in made)
        )
        for number in sorted(n for n in evening.plans if n >= newest):
            for plan in evening.plans[number]:
                data = Ping.to(plan.seats).data
                change.plan(plan.kind, number=number, data=data)

    await store.change_by(Draft, game_id, work)


@dataclass(slots=True)
class _Evening:
    """A game on its way to a scene."""

    game: Game
    dice: Seeded
    acted: list[int]
    plans: dict[int, list[news.Plan]] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)

    def play(self, seat: Seat, action: Action) -> None:
        """Play an action, and note which posts it needs."""
        state = self.game.state
        known = news.known(state)
        events = self.game.play(seat, action, self.dice)
        self.lines.append(self.game.lines.pop())
        self.acted[seat] = state.number
        self.plans[state.number] = news.plan(known, state, events, seat)


def _evening(games: Games, table: Table, scene: Scene, nth: int) -> _Evening | None:
    """The *nth* try; None if someone wins before the scene is reached, or the game is stuck."""
    game = Game(table.playing().state.copy())
    evening = _Evening(game, chance(table), list(table.acted))
    players = Seeded(table.row.seed, ["players", str(nth)])
    while not scene.until(game):
        if game.state.winners or game.state.number > ENDLESS:
            return None
        evening.play(*_move(game, players, builds=scene.builds))
    for seat, action in scene.then(game):
        evening.play(seat, action)
    return evening


def _move(game: Game, chance: Seeded, *, builds: bool) -> tuple[Seat, Action]:
    """A random move; in a turn, it builds what it can if *builds*, else it ends the turn."""
    state = game.state
    seat = state.debts()[0].seat
    options = [
        option
        for option in game.options(seat)
        if not (isinstance(option, Choice) and option.action is OfferTrade)
    ]
    if _waits_for(state, TURN):
        best: list[Action | Choice] = (
            [o for o in options if isinstance(o, FIRST_CHOICE)] if builds else []
        )
        useful = [o for o in options if not isinstance(o, TradeWithBank)] if builds else []
        options = best or useful or [EndTurn()]
    option = options[chance.ask("option", (1,) * len(options))]
    return seat, option.sample(chance) if isinstance(option, Choice) else option
