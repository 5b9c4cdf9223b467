"""
A quarter on one server: forty people, four kinds of game, a league, and people who break the rules.

Lobbies, seats, league and leaderboards are the bot's own, without Discord, at a clock that jumps
from game to game. Games end in the store: a hidden strength and luck decide the places. A quarter
of the people join in the second month. Some leave games before the end. One lets a second account
lose against them, five times more a day than count.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import fmean
from types import SimpleNamespace
from typing import Any

from bench import ended
from bot import archiving
from bot.features.leagues import announcing, managing
from bot.features.leagues.league import KIND, league_of
from bot.features.leagues.table import counted, table
from bot.features.lobby import lobby
from bot.features.seats import seats
from bot.features.statistics import pairs
from bot.features.statistics.seasons import PLACEMENT, season_of, seasons
from bot.table.games import Games
from bot.table.server import formats, rated_kinds, ratings
from bot.table.server.formats import Format
from bot.table.table import Table
from game import Seat, seats_for, teams_of
from storage import COMPUTER, PlayedRow, SeatRow, Store

Lines = Iterable[tuple[str, float]]

PEOPLE = 40
FIRST, GUILD = 1000, 1
BEGIN, DAYS = datetime(2026, 4, 1, 12, tzinfo=UTC), 91
LAST = date(2026, 6, 30)
DAILY = 6
"""Mean number of games a day."""
KINDS = {"base": 10, "knights": 4, "duel": 4, "teams": 2}
"""How often each format is played."""

LATE, SECOND_MONTH = 0.25, 30
"""Part of the people who come in the second month, and the first day on which they may come."""
DESERTERS, LEAVES = 3, 0.3
"""Number of people who desert, and how often they do."""
LUCK = 1.0
"""The standard deviation of luck, where that of people's strength is 1."""

FARMED, FARM_DAYS = 10, range(20, 40)
"""Games a day against the second account, and the days of them."""


@dataclass(slots=True)
class Person:
    """A simulated person."""

    user: int
    strength: float
    since: int = 0
    """The first day on which they play."""
    leaves: float = 0.0
    """Chance that they leave a game before it ends."""


@dataclass(slots=True)
class Clock:
    """The bot's time."""

    now: datetime = BEGIN

    def __call__(self) -> datetime:
        """Tell it."""
        return self.now


@dataclass(slots=True)
class Club:
    """The server, its people and their games."""

    store: Store
    games: Games
    chance: Random
    people: list[Person]
    clock: Clock
    known: dict[str, Format] = field(default_factory=dict)
    deserted: set[str] = field(default_factory=set)
    channel: int = 100

    def __post_init__(self) -> None:
        """Know the formats by key."""
        self.known = {one.key: one for one in formats.built_in()}

    @property
    def farmer(self) -> Person:
        """The person with a second account."""
        return self.people[PEOPLE // 2]

    @property
    def services(self) -> Any:
        """The part of the bot's services that leagues without announcements use."""
        settings = SimpleNamespace(picture_scale=1.0)
        return SimpleNamespace(store=self.store, now=self.clock, settings=settings)

    async def day(self, number: int) -> None:
        """Play the games of a day."""
        self.clock.now = BEGIN + timedelta(days=number)
        there = [one for one in self.people if one.since <= number]
        weights = list(KINDS.values())
        for _ in range(self.chance.randint(DAILY - 3, DAILY + 3)):
            (key,) = self.chance.choices(list(KINDS), weights)
            counts = seats_for(self.known[key].setup.modules)
            count = self.chance.choice([n for n in counts if n <= 4])
            await self.play(key, self.chance.sample(there, count))
        if number in FARM_DAYS:
            second = Person(FIRST + PEOPLE, -9.0)
            for _ in range(FARMED):
                await self.play("duel", [self.farmer, second])

    async def play(self, key: str, people: Sequence[Person]) -> None:
        """Open a lobby, join it, begin, and end the game after an hour; some leave before."""
        self.channel += 1
        setup, (host, *others) = self.known[key].setup, people
        opened = await lobby.open_lobby(
            self.games,
            channel_id=self.channel,
            guild_id=GUILD,
            host=_seat(host),
            language="en",
            options=dict(setup.options),
            modules=setup.modules,
            practice=0,
            rematch_of=None,
            **setup.settings,
        )
        for one in others:
            await lobby.join(self.games, opened.id, _seat(one))
        begun = await lobby.start(self.games, opened.id, host.user, self.clock.now)
        for one in people:
            if begun.id not in self.deserted and self.chance.random() < one.leaves:
                (place,) = begun.seats_of(one.user)
                begun = await seats.resign(self.games, begun.id, one.user, place, computed=True)
                self.deserted.add(begun.id)
        self.clock.now += timedelta(minutes=45)
        await ended.end(self.games, begun.id, self._places(begun))

    def _places(self, begun: Table) -> dict[int, int]:
        strengths = {one.user: one.strength for one in self.people} | {FIRST + PEOPLE: -9.0}
        played = {
            seat.seat: strengths.get(seat.user_id or COMPUTER, 0.0) + self.chance.gauss(0, LUCK)
            for seat in begun.seats
        }
        teams = teams_of(begun.row.modules) or tuple((Seat(seat),) for seat in played)
        order = sorted(teams, key=lambda team: -sum(played[seat] for seat in team))
        return {seat: place for place, team in enumerate(order, 1) for seat in team}


def _seat(one: Person) -> SeatRow:
    return SeatRow(seat=0, user_id=one.user, name=f"Person {one.user - FIRST}", locale="en-US")


def _people(chance: Random) -> list[Person]:
    found = [Person(FIRST + n, chance.gauss(0, 1)) for n in range(PEOPLE)]
    for one in found[: round(LATE * PEOPLE)]:
        one.since = chance.randrange(SECOND_MONTH, 2 * SECOND_MONTH)
    for one in found[-DESERTERS:]:
        one.leaves = LEAVES
    return found


def run(seed: int = 1) -> Lines:
    """Play a quarter, and measure it."""
    return asyncio.run(_measured(seed))


async def _measured(seed: int) -> list[tuple[str, float]]:
    clock, chance = Clock(), Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        async with Store.open(f"sqlite:///{Path(folder) / 'games.db'}", clock=clock) as store:
            club = Club(store, Games(store), chance, _people(chance), clock)
            league = managing.made(club.known["base"], clock.now, last=LAST, bonus=1)
            await managing.opened(club.services, GUILD, "Spring", league)
            first = dict[str, list[ratings.Standing]]()
            for number in range(DAYS):
                await club.day(number)
                if number == SECOND_MONTH:
                    first = _season(await store.results.of(GUILD), "2026-4")
            played = await store.results.of(GUILD)
            clock.now = datetime(2026, 7, 1, 0, 2, tzinfo=UTC)
            suspects = pairs.pairs(played, clock.now)
            (row,) = await store.contests.of(GUILD, KIND)
            await announcing.attend(club.services, row)
            (row,) = await store.contests.of(GUILD, KIND)
            standings = table(league_of(row), played)
            for number in range(DAYS, DAYS + 7):
                await club.day(number)
            clock.now += timedelta(days=400)
            archived = await archiving.archive(store, 365)
            later = await store.results.of(GUILD)
            is_same = (
                _season(later, "2026-4") == first
                and all(
                    _season(later, f"2026-{month}") == _season(played, f"2026-{month}")
                    for month in (5, 6)
                )
                and table(league_of(row), later) == standings
            )
    return [
        *_kinds(club, played),
        *_strengths(club, played),
        *_leaving(played, club.deserted),
        *_farm(club, played, suspects),
        ("league: games that count", len(counted(league, played))),
        ("league: people", len(standings)),
        ("league: points of the first", standings[0].points),
        ("league: of these, daily bonus", standings[0].bonus),
        ("league: points of the median", standings[len(standings) // 2].points),
        ("league: closed by itself", not row.is_open),
        ("seasons with a leaderboard", len(seasons(played, "month", played[-1].ended))),
        ("logs archived since", archived),
        ("leaderboards and league a year later are the same", is_same),
    ]


def _season(games: Sequence[PlayedRow], key: str) -> dict[str, list[ratings.Standing]]:
    """The leaderboards of a month."""
    rated = ratings.rated(games)
    return ratings.leaderboards(
        [game for game in rated if season_of(game.ended, "month").key == key]
    )


def _kinds(club: Club, played: Sequence[PlayedRow]) -> Lines:
    """Games by kind, and people who are listed in the season in which most come late."""
    kinds = Counter(rated_kinds.kind_of(game.modules, len(game.results)).name for game in played)
    yield "games", len(played)
    for name, count in sorted(kinds.items()):
        yield f"games: {name}", count
    yield "games that a person has left", sum(game.id in club.deserted for game in played)
    for name, found in sorted(_season(played, "2026-5").items()):
        people = [one for one in found if one.user != COMPUTER]
        listed = sum(one.games >= PLACEMENT for one in people)
        yield f"{name}, season of May: people who played", len(people)
        yield f"{name}, season of May: listed after placement", listed


def _strengths(club: Club, played: Sequence[PlayedRow]) -> Lines:
    """How well ratings order people by their hidden strength."""
    strengths = {one.user: one.strength for one in club.people if one is not club.farmer}
    for title, boards in (
        ("quarter", ratings.leaderboards(played)),
        ("season of May", _season(played, "2026-5")),
    ):
        for name, found in sorted(boards.items()):
            people = [one for one in found if one.user in strengths and one.games >= PLACEMENT]
            pairs_ = [(one.rating, strengths[one.user]) for one in people]
            yield f"{name}, {title}: rank correlation with strength", correlation(pairs_)


def correlation(pairs_: Sequence[tuple[float, float]]) -> float:
    """
    Spearman's rank correlation; values that are equal share their rank.

    >>> correlation([(10, 1), (20, 2), (30, 9)]), correlation([(1, 3), (2, 2), (3, 1)])
    (1.0, -1.0)
    """

    def ranks(values: Sequence[float]) -> list[float]:
        order = sorted(values)
        return [order.index(value) + (order.count(value) - 1) / 2 for value in values]

    one, other = (ranks(values) for values in zip(*pairs_, strict=True))
    middle = (len(pairs_) - 1) / 2
    apart = sum((a - middle) * (b - middle) for a, b in zip(one, other, strict=True))
    wide = sum((a - middle) ** 2 for a in one) * sum((b - middle) ** 2 for b in other)
    return float(apart / wide**0.5)


def _leaving(played: Sequence[PlayedRow], deserted: Iterable[str]) -> Lines:
    """The cost of leaving a game, and what staying to a last place there would have cost."""
    costs = list[tuple[int, int]]()
    for place, game in enumerate(played):
        if game.id not in deserted or teams_of(game.modules):
            continue
        (user,) = ratings.leavers(game)
        kind = rated_kinds.kind_of(game.modules, len(game.results))
        before = [
            one
            for one in played[:place]
            if rated_kinds.kind_of(one.modules, len(one.results)) == kind
        ]
        was, left, lost = (
            _rating(games, user) for games in (before, [*before, game], [*before, _last(game)])
        )
        costs.append((left - was, lost - was))
    yield "rating: games without teams that a person has left", len(costs)
    yield "rating: leaving, mean change", fmean(left for left, _ in costs)
    yield "rating: staying and being last instead, mean change", fmean(lost for _, lost in costs)
    yield "games in which leaving cost less", sum(left > lost for left, lost in costs)


def _last(game: PlayedRow) -> PlayedRow:
    """*game* as if the person who left it had stayed and become last."""
    gone = next(row for row in game.results if row.left_id)
    rows = tuple(
        replace(row, user_id=row.left_id, left_id=None, place=len(game.results))
        if row is gone
        else replace(row, place=(row.place or 0) - ((row.place or 0) > (gone.place or 0)))
        for row in game.results
    )
    return replace(game, results=rows)


def _rating(games: Sequence[PlayedRow], user: int) -> int:
    """A person's rating after these games; that of a beginner if they have none."""
    found = {one.user: one.rating for one in ratings.leaderboard(games)}
    return found.get(user, ratings.BEGIN)


def _farm(club: Club, played: Sequence[PlayedRow], suspects: Sequence[pairs.Duo]) -> Lines:
    """The farmer's gain from a second account, and whether managers see the pair."""
    own, second = club.farmer.user, FIRST + PEOPLE
    duels = [game for game in played if len(game.results) == 2]
    honest = [game for game in duels if second not in {row.user_id for row in game.results}]
    ranks = [_rank(games, own) for games in (honest, duels)]
    farmed = len(duels) - len(honest)
    yield "farm: duels against the second account", farmed
    yield "farm: of these, rated", len(ratings.rated(duels)) - len(ratings.rated(honest))
    yield "farm: rating without them", _rating(honest, own)
    yield "farm: rating with them", _rating(duels, own)
    yield "farm: place without them", ranks[0]
    yield "farm: place with them", ranks[1]
    listed = [one for one in suspects[: pairs.LISTED] if one.signs]
    named = [{one.one, one.other} for one in listed]
    yield "admin pairs: the farm's place on the list", 1 + named.index({own, second})
    yield "admin pairs: its signs", listed[named.index({own, second})].signs
    yield "admin pairs: honest pairs on the list", len(named) - 1


def _rank(games: Sequence[PlayedRow], user: int) -> int:
    users = [one.user for one in ratings.leaderboard(games) if one.user != COMPUTER]
    return 1 + users.index(user)
