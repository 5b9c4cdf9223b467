"""
Tables as they lie on hosts' disks, played through `Games` up to a moment worth keeping.

Every set of boxes that is offered has a lobby, games in several moments, one that is over and one
that was given up; and whatever a seat can owe is owed in one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from bot.tables import lobby, moving, news, seats, takeback, voting
from bot.tables.games import Games
from bot.tables.table import Table
from bot.tables.transactions import chance
from game import Action, Choice, Game, Seat, offered, seats_for
from game.base.families import DISCARD, TURN
from game.base.parts import Offers
from game.core.codec import compiled
from game.core.rows import Value
from game.core.undo import Undo
from game.table import BOXES
from storage import PostState, SeatRow
from tests.game.random_games import Drawn
from tests.storage.asked import newest_said, posts_of
from tests.storage.builders import CHANNEL, HOST, Clock

NAMES = ("Ada", "Blas", "Chloé", "Dámaso", "Eva", "Fay")
TRIES = 2000
LONGEST = 140
"""A game that has not come to its moment after so many actions is begun anew."""
TO_THE_END = 900

TALK = frozenset(
    {"OfferTrade", "ProposeTrade", "CounterOffer", "HushOffers", "DeclineOffer", "CancelOffer"}
)
TALKATIVE = 0.1
"""How often somebody makes or ends an offer who might."""
BUILDS = ("BuildBlock", "BuildCity", "ImproveCity", "BuildSettlement", "BuildRoad", "BuyCard")
HASTE = 0.7
"""How often somebody builds who can."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: what it is called, and how one comes to it."""

    name: str
    until: Callable[[Game], bool]
    options: dict[str, Value] = field(default_factory=dict)
    pace: str = ""
    builds: bool = True
    longest: int = LONGEST


def owes(kind: str, seats: int = 1) -> Callable[[Game], bool]:
    """Whether so many *seats* owe an answer of this *kind*."""
    return lambda game: sum(debt.duty == kind for debt in game.state.debts()) >= seats


def _is_answered(game: Game) -> bool:
    """Whether there are two offers, or one that somebody has answered."""
    offers = game.state.part(Offers).open
    return len(offers) > 1 or any(offer.accepted or offer.declined for offer in offers)


MOMENTS = (
    Moment("set-up", lambda game: game.state.number >= 5),
    Moment("turn", lambda game: game.state.number >= 50 and owes(TURN)(game), pace="daily"),
    Moment("seven", owes(DISCARD, 2), {"hand_limit": 5}, "live", builds=False),
    Moment("offer", _is_answered),
    Moment("abandoned", lambda game: game.state.number >= 16),
    Moment("unsettled", lambda game: game.state.number >= 24, pace="daily"),
    Moment("over", lambda game: bool(game.state.winners), {"points": 5}, longest=TO_THE_END),
)
"""What is kept of every set of boxes, beside a lobby."""


OWING: dict[str, Value] = {"turns": "building"}
"""With this everything that can be owed is owed sometime."""


def moments() -> Iterator[tuple[tuple[str, ...], Moment]]:
    """Every game to be kept: its boxes and its moment."""
    known: set[str] = set()
    for modules in offered():
        yield from ((modules, moment) for moment in MOMENTS)
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
        """By game, the moment it is kept for."""
        self._interactions = 0

    async def lay(self) -> None:
        """Every table to be kept."""
        for modules in offered():
            table = await self._open(modules, Moment("lobby", bool, pace="daily"))
            self.moments[table.id] = "lobby"
        for modules, moment in moments():
            table = await self._open(modules, moment)
            host = HOST
            table = await lobby.start(self.games, table.id, host, self.clock(), self._click())
            await self._play(table, moment)
            self.moments[table.id] = moment.name

    async def _open(self, modules: tuple[str, ...], moment: Moment) -> Table:
        """A lobby with three people or more in it, in English or Spanish."""
        place = len(self.moments)
        people = [
            SeatRow(seat=0, user_id=HOST + seat, name=name, locale=("en-US", "es-ES")[seat % 2])
            for seat, name in enumerate(NAMES[: max(3 + place % 2, min(seats_for(modules)))])
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
            await self.games.ring(table.id, [each for each in due if each.game_id == table.id])
        if moment.name == "abandoned":
            await voting.propose(self.games, table.id, HOST, "abandon", manages=True)
        if moment.name == "unsettled":
            await self._unsettle(table)
        await self._say(table, owing=len(self.moments) % 2)

    async def _unsettle(self, table: Table) -> None:
        """
        Somebody has left, one was declined, another asks for the seat; then the channel is lost.

        The game is paused by a vote, and what was done last had been taken back before.
        """
        left, games = Seat(1), self.games
        await self._say(table, owing=0)
        if found := takeback.latest(table.memory):
            seat, number = found
            await games.play(table.id, table.seats[seat].person, seat, Undo(number))
        await seats.resign(games, table.id, table.seats[left].person, left, computed=True)
        for user in (HOST + 20, HOST + 21):
            if motions := list(table.memory.motions):
                await voting.disagree(games, table.id, motions[-1], HOST, manages=True)
            stranger = SeatRow(seat=0, user_id=user, name=f"Eva {user}", locale="es-ES")
            await seats.take(games, table.id, stranger, left)
        await voting.propose(games, table.id, HOST, "abandon", manages=False)
        await voting.propose(games, table.id, HOST, "pause", manages=True)
        await moving.lose(games, table.id, "50001")

    async def _say(self, table: Table, *, owing: int) -> None:
        """Note what is owed as said, and all table posts but the newest as put away."""
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
    What is played from here until *moment*.

    :raises LookupError: if no try leads there.
    """
    for nth in range(TRIES):
        game, luck, random = Game(table.playing().state.copy()), chance(table), Random(nth)
        moves: list[tuple[Seat, Action]] = []
        while not moment.until(game) and len(moves) < moment.longest and not game.state.winners:
            seat, action = move(game, random, builds=moment.builds)
            game.play(seat, action, luck)
            moves.append((seat, action))
        if moment.until(game):
            return moves
    message = f"{table.row.modules} never came to {moment.name}"
    raise LookupError(message)


def move(game: Game, random: Random, *, builds: bool = True) -> tuple[Seat, Action]:
    """What somebody does by chance who can do anything."""
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
        if verb in TALK and random.random() > TALKATIVE:
            continue
        option = random.choice(by_verb[verb])
        return seat, option.sample(Drawn(random)) if isinstance(option, Choice) else option


def _possible(modules: tuple[str, ...], wished: dict[str, Value]) -> dict[str, Value]:
    """As much of *wished* as these boxes offer."""
    values = {
        row.name: row.values for row in compiled(modules, {}, max(seats_for(modules)), BOXES).rows
    }
    return {name: value for name, value in wished.items() if value in values.get(name, ())}
