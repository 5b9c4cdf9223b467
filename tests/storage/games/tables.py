"""
Tables as hosts have them on disk, played through `Games` up to a moment worth keeping.

Each box is there with as few others as it needs, and with as many as it can be played with. Each of
these sets has some of the moments, and each moment is in several sets. Every duty of a seat is in
at least one game. Each game is the shortest of many tries: it is stored action by action, and its
file is kept for good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from bot.features.clocks import ringing
from bot.features.lobby import lobby
from bot.features.prepare import preparing
from bot.features.seats import seats
from bot.publish import lost
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from bot.table.transactions import chance
from bot.table.votes import voting
from game import Action, Choice, Game, Seat, offered, seats_for, teams_of
from game.base.families import DISCARD, TURN
from game.base.offers import unanswered
from game.base.parts import Offers
from game.boxes import BOXES
from game.core.codec import compiled
from game.core.rows import Value
from game.core.undo import Undo
from storage import PostState, SeatRow
from tests.game.random_games import Drawn
from tests.storage.asked import newest_said, posts_of
from tests.storage.builders import CHANNEL, HOST, Clock

NAMES = ("Ada", "Blas", "Chloé", "Dámaso", "Eva", "Fay")
TRIES = 1000
"""Maximum attempts to play a game to its moment;"""
COMPARED = 300
"""maximum attempts to find a shorter one after that,"""
SHORT = 40
"""unless one has no more than this many actions."""
LONGEST = 140
"""Maximum actions of a game before the next attempt begins."""
TO_THE_END = 900
EACH = 4
"""Each set of boxes has one out of this many moments."""

TALK = frozenset(
    {"OfferTrade", "ProposeTrade", "CounterOffer", "HushOffers", "DeclineOffer", "CancelOffer"}
)
TALKATIVE = 0.1
"""Chance that a player who could make or end an offer does."""
BUILDS = ("BuildBlock", "BuildCity", "ImproveCity", "BuildSettlement", "BuildRoad", "BuyCard")
HASTE = 0.7
"""Chance that a player who can build does."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: its name, and how to get to it."""

    name: str
    until: Callable[[Game], bool]
    options: dict[str, Value] = field(default_factory=dict)
    pace: str = ""
    builds: bool = True
    talks: bool = False
    longest: int = LONGEST


def owes(kind: str, seats: int = 1) -> Callable[[Game], bool]:
    """Whether *seats* is the number of seats that owe an answer of this *kind*."""
    return lambda game: sum(debt.duty == kind for debt in game.state.debts()) >= seats


def _is_answered(game: Game) -> bool:
    """Whether a player has answered an offer that another, if there is one, has to answer."""
    offers = game.state.part(Offers)
    return any(
        (offer.accepted or offer.declined or game.state.seats == 2) and unanswered(offers, offer)
        for offer in offers.open
    )


LOBBY = Moment("lobby", bool, pace="daily")
"""Nothing is played yet."""

MOMENTS = (
    Moment("set-up", lambda game: game.state.number >= 5),
    Moment("turn", lambda game: game.state.number >= 50 and owes(TURN)(game), pace="daily"),
    Moment("seven", owes(DISCARD, 2), {"hand_limit": 5}, "live", builds=False),
    Moment("offer", _is_answered, talks=True),
    Moment("abandoned", lambda game: game.state.number >= 16),
    Moment("unsettled", lambda game: game.state.number >= 24, pace="daily"),
    Moment("over", lambda game: bool(game.state.winners), {"points": 5}, longest=TO_THE_END),
)
"""Moments of running games to keep, besides those with a duty."""


OWING: dict[str, Value] = {"turns": "building"}
"""Options with which every kind of duty comes up."""


def kept() -> list[tuple[str, ...]]:
    """
    The sets that bring a box for the first time, and those that are part of no other.

    Those of two and of teams are left out of the latter: they play by the same rules.
    """
    found, known = [], set[str]()
    larger = [n for n in offered() if max(seats_for(n)) > 2 and not teams_of(n)]
    for names in offered():
        is_whole = names in larger and not any({*names} < {*other} for other in larger)
        if is_whole or not known.issuperset(names):
            found.append(names)
        known.update(names)
    return found


def moments() -> Iterator[tuple[tuple[str, ...], Moment]]:
    """Every game to keep: its boxes and its moment."""
    known: set[str] = set()
    for place, modules in enumerate(kept()):
        yield from ((modules, moment) for moment in (LOBBY, *MOMENTS)[place % EACH :: EACH])
        duties = set(compiled(modules, {}, max(seats_for(modules)), BOXES).duties) - known
        for kind in sorted(duties):
            yield modules, Moment(f"owes {kind}", owes(kind), OWING, longest=TO_THE_END)
        known |= duties


class Tables:
    """Opens one table after another, each in a channel of its own."""

    def __init__(self, games: Games, clock: Clock) -> None:
        self.games = games
        self.clock = clock
        self.moments: dict[str, str] = {}
        """The moment that each game is kept for."""
        self._interactions = 0

    async def lay(self) -> None:
        """Make every table to keep."""
        for modules, moment in moments():
            table = await self._open(modules, moment)
            if moment is not LOBBY:
                now, click = self.clock(), self._click()
                table = await lobby.start(self.games, table.id, HOST, now, click)
                await self._play(table, moment)
            self.moments[table.id] = moment.name

    async def _open(self, modules: tuple[str, ...], moment: Moment) -> Table:
        """A lobby with at least three people in it, or two, in English or Spanish."""
        place, able = len(self.moments), seats_for(modules)
        count = min(max(3 + place % 2, min(able)), max(able))
        people = [
            SeatRow(seat=0, user_id=HOST + seat, name=name, locale=("en-US", "es-ES")[seat % 2])
            for seat, name in enumerate(NAMES[:count])
        ]
        table = await lobby.open_lobby(
            self.games,
            channel_id=CHANNEL + place,
            guild_id=1,
            host=people[0],
            language=("en", "es")[place % 2],
            options=_possible(modules, moment.options),
            modules=modules,
            pace=moment.pace,
        )
        for person in people[1:]:
            self.clock.move(minutes=1)
            table = await lobby.join(self.games, table.id, person, word=person.name.lower())
        return table

    async def _play(self, table: Table, moment: Moment) -> None:
        """Play a table up to *moment*; in every other one the newest post is still owed."""
        for seat, action in found(self.games, table, moment):
            self.clock.move(minutes=1)
            user = table.seats[seat].person
            await self.games.play(table.id, user, seat, action, interaction=self._click())
        if moment.pace == "daily":
            self.clock.move(hours=25)
            due = await self.games.store.readings.due(self.clock())
            await ringing.ring(
                self.games, table.id, [each for each in due if each.game_id == table.id]
            )
        if moment.name == "offer":
            await self._answer(table)
        if moment.name == "abandoned":
            await voting.propose(self.games, table.id, HOST, "abandon", manages=True)
        # Of two, nobody is left to vote after one has gone.
        if moment.name == "unsettled" and len(table.seats) > 2:
            await self._unsettle(table)
        await self._say(table, owing=len(self.moments) % 2)

    async def _answer(self, table: Table) -> None:
        """One player refuses all offers in advance, this one too; another asks for cards."""
        offers = table.playing().state.part(Offers)
        seat = next(seat for offer in offers.open for seat in unanswered(offers, offer))
        for one, chosen in ((seat, []), (Seat((seat + 1) % len(table.seats)), ["want ore"])):
            user = table.seats[one].person
            await preparing.prepare(self.games, table.id, user, one, "offers", chosen)

    async def _unsettle(self, table: Table) -> None:
        """
        Seats change hands and the channel is lost.

        One player has left, one was declined, another asks for the seat. The game is paused by a
        vote, and its last action was undone earlier. The others look for a replacement for an
        absent player.
        """
        left, games = Seat(1), self.games
        await self._say(table, owing=0)
        if found := table.undoable:
            seat, number = found
            await games.play(table.id, table.seats[seat].person, seat, Undo(number))
        await seats.resign(games, table.id, table.seats[left].person, left, computed=True)
        for user in (HOST + 20, HOST + 21):
            if motions := list(table.memory.motions):
                await voting.disagree(games, table.id, motions[-1], HOST, manages=True)
            stranger = SeatRow(seat=0, user_id=user, name=f"Eva {user}", locale="es-ES")
            await seats.take(games, table.id, stranger, left)
        await voting.propose(games, table.id, HOST, "substitute", seat=Seat(2), manages=True)
        await voting.propose(games, table.id, HOST, "abandon", manages=False)
        await voting.propose(games, table.id, HOST, "pause", manages=True)
        await lost.lose(games, table.id, "50001")

    async def _say(self, table: Table, *, owing: int) -> None:
        """Mark owed posts as said, and all table posts but the newest as put away."""
        store = self.games.store
        pending = list(await store.readings.pending(table.id))
        for post in pending[: len(pending) - owing]:
            channel, message = table.row.channel_id, 10_000 * len(self.moments) + post.key.number
            await store.notes.said(post.key, channel_id=channel, message_id=message, digest="abc")
            await store.notes.told(table.id, post.key.number)
        newest = await newest_said(store, table.id, news.TURN)
        for post in await posts_of(store, table.id, news.TURN):
            if newest and post.state is PostState.SAID and post.key != newest.key:
                await store.notes.gone(post.key)

    def _click(self) -> int:
        self._interactions += 1
        return self._interactions


def found(games: Games, table: Table, moment: Moment) -> list[tuple[Seat, Action]]:
    """
    The shortest random way from here to *moment* that some attempts found.

    :raises LookupError: if no attempt gets there.
    """
    ways: list[list[tuple[Seat, Action]]] = []
    for nth in range(TRIES):
        if ways and (nth >= COMPARED or len(ways[-1]) <= SHORT):
            break
        game, luck, random = Game(table.playing().state.copy()), chance(table), Random(nth)
        most = len(ways[-1]) - 1 if ways else moment.longest
        moves: list[tuple[Seat, Action]] = []
        while not moment.until(game) and len(moves) < most and not game.state.winners:
            talkative = TALKATIVE * moment.talks
            seat, action = move(game, random, builds=moment.builds, talkative=talkative)
            game.play(seat, action, luck)
            moves.append((seat, action))
        if moment.until(game):
            ways.append(moves)
    if ways:
        return ways[-1]
    message = f"{table.row.modules} never came to {moment.name}"
    raise LookupError(message)


def move(
    game: Game, random: Random, *, builds: bool = True, talkative: float = TALKATIVE
) -> tuple[Seat, Action]:
    """A random action of a player who can act."""
    while True:
        seat = Seat(random.randrange(game.state.seats))
        by_verb: dict[str, list[Action | Choice]] = {}
        for option in game.options(seat):
            kind = option.action if isinstance(option, Choice) else type(option)
            by_verb.setdefault(kind.__name__, []).append(option)
        if not by_verb:
            continue
        verb = next((verb for verb in BUILDS if verb in by_verb), "")
        if not builds and "EndTurn" in by_verb:
            verb = "EndTurn"
        elif not verb or random.random() > HASTE:
            verb = random.choice(list(by_verb))
        if verb in TALK and random.random() > talkative:
            continue
        option = random.choice(by_verb[verb])
        return seat, option.sample(Drawn(random)) if isinstance(option, Choice) else option


def _possible(modules: tuple[str, ...], wished: dict[str, Value]) -> dict[str, Value]:
    """The part of *wished* that these boxes offer."""
    values = {
        row.name: row.values for row in compiled(modules, {}, max(seats_for(modules)), BOXES).rows
    }
    return {name: value for name, value in wished.items() if value in values.get(name, ())}
