"""
The draw: tables of the next round, their seats, and byes (docs/tournaments.md).

A draw begins with tables of people with the same points, their ratings spread. Then people change
places as long as that makes the draw better. In this order, it avoids:

1. a table of the same people once more;
2. pairs who meet again;
3. people who get a seat again that they have had more often than another one;
4. people with different points at one table;
5. tables much stronger than others with the same points.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, permutations, product
from typing import Final

from bot.features.tournaments.field import Match, Round, Stage, Tournament, matches
from bot.features.tournaments.rounds import standing

SAME, PAIR, SEAT, POINTS, POT = 1e7, 1e5, 2e3, 1.0, 0.25
"""Costs of one table: seen before, a pair's earlier meeting, an unfair seat, points, strength."""

PLACES: Final = {4: (0, 1, 2, 3), 3: (0, 1, 3), 2: (0, 3)}
"""The seats of a table by its size; the last seat is the same one at each."""

KICKS: Final = 1200
"""Number of random tries to improve a draw, divided by the number of people."""
NEAR: Final = 8
"""Number of tables with similar points that a swap is looked for at first."""

ONCE: Final = 12
"""A seat had once, in twelfths."""

FAR: Final = 5
"""Unfairness of a seat that takes a person more than one away from their fair share of it."""

LARGE: Final = 4
FEWEST_LARGE: Final = 3
LONELY: Final = 5
"""Number of people who can't be divided into tables of three and four."""


def sizes(people: int, seats: int) -> tuple[list[int], int]:
    """The sizes of the tables for this number of people, and the number of byes."""
    if seats == LARGE and people >= FEWEST_LARGE and people != LONELY:
        small = -people % LARGE
        return [LARGE] * ((people - small * FEWEST_LARGE) // LARGE) + [FEWEST_LARGE] * small, 0
    return [seats] * (people // seats), people % seats


def next_round(tournament: Tournament, chance: random.Random) -> Round | None:
    """
    The next round, with tables to open; None if the tournament is over.

    :raises ValueError: if a table of the current round has no results yet.
    """
    if tournament.round and not tournament.is_round_over:
        raise ValueError(tournament.round.number)
    number = len(tournament.rounds) + 1
    drawn, byes, stage = _drawn(tournament, chance)
    if not drawn:
        return None
    return Round(
        number=number,
        stage=stage,
        tables=tuple(Match(number=n, players=tuple(one)) for n, one in enumerate(drawn, 1)),
        byes=tuple(byes),
    )


def paired(tournament: Tournament, chance: random.Random) -> tuple[list[list[int]], list[int]]:
    """The tables of a round before the final, in the order of seats; and those with a bye."""
    rows = [row for row in standing.table(tournament) if not row.gone]
    shape, resting = sizes(len(rows), tournament.settings.seats)
    by_need = sorted(rows, key=lambda row: (row.byes, -row.rank))
    byes = [row.user for row in by_need[:resting]]
    past = _past(tournament)
    ratings = {one.user: one.rating for one in tournament.entrants}
    people = [
        _Person(row.user, float(row.points), ratings[row.user])
        for row in rows
        if row.user not in byes
    ]
    tables = _Draw(past, shape, people, chance).tables() if shape else []
    return [past.seated([one.user for one in this], chance) for this in tables], byes


def _drawn(
    tournament: Tournament, chance: random.Random
) -> tuple[list[list[int]], list[int], Stage]:
    """The tables, byes and stage of the next round."""
    settings, stage = tournament.settings, tournament.round.stage if tournament.round else "swiss"
    if len(tournament.rounds) < settings.rounds and stage == "swiss":
        tables, byes = paired(tournament, chance)
        if tables:
            return tables, byes, "swiss"
    if stage == "final" or not settings.finals:
        return [], [], stage
    past, seats = _past(tournament), settings.seats
    left = [row.user for row in standing.table(tournament) if not row.gone]
    if stage == "swiss" and settings.finals > 1 and len(left) >= seats * fewest(seats):
        best = left[: seats * seats]
        tables = [[] for _ in range(seats)]
        for at, user in enumerate(best):
            lap, place = divmod(at, seats)
            tables[-1 - place if lap % 2 else place].append(user)
        return [past.seated(one, chance) for one in tables], [], "semifinal"
    if stage == "semifinal" and tournament.round:
        played = [one.players for one in tournament.round.tables]
        left = [user for user in left if any(user in one for one in played)]
        first = [next((user for user in left if user in one), 0) for one in played]
        left = sorted(left, key=lambda user: user not in first)
    best = left[:seats]
    is_enough = len(best) >= fewest(seats)
    return [past.seated(best, chance)] if is_enough else [], [], "final"


def fewest(seats: int) -> int:
    """Minimum number of people at a table."""
    return min(seats, FEWEST_LARGE)


@dataclass(frozen=True, slots=True, eq=False)
class _Person:
    """A person to be drawn."""

    user: int
    points: float
    rating: int


@dataclass(slots=True)
class _Past:
    """The people each person has met, and the seats they have had, up to now."""

    met: dict[tuple[int, int], int] = field(default_factory=dict)
    """Number of tables that a pair has shared, both ways round."""
    whole: set[frozenset[int]] = field(default_factory=set)
    """The people of each table."""
    ahead: dict[int, list[int]] = field(default_factory=dict)
    """By person and seat: how much more often than their share they have had it, in twelfths."""

    def add(self, players: Sequence[int]) -> None:
        """Note a table."""
        self.whole.add(frozenset(players))
        for pair in permutations(players, 2):
            self.met[pair] = self.met.get(pair, 0) + 1
        places = PLACES[len(players)]
        for user, seat in zip(players, places, strict=True):
            ahead = self.ahead.setdefault(user, [0] * LARGE)
            for one in places:
                ahead[one] -= ONCE // len(places)
            ahead[seat] += ONCE

    def seated(self, users: Sequence[int], chance: random.Random) -> list[int]:
        """A table's people in the order of seats, so that they get those they have had least."""
        mixed = chance.sample(users, len(users))
        unfair = [self.unfair(user, len(mixed)) for user in mixed]
        return [mixed[n] for n in min(_orders(len(mixed)), key=lambda order: _cost(unfair, order))]

    def unfair(self, user: int, size: int) -> tuple[int, ...]:
        """How unfair each seat of a table of *size* would be to a person; 0 is fair."""
        places = PLACES[size]
        now = [
            n - ONCE // size if seat in places else n for seat, n in enumerate(self._ahead(user))
        ]
        least = min(now[seat] for seat in places) + ONCE // 2
        found = []
        for seat in places:
            then = [n + ONCE * (seat == one) for one, n in enumerate(now)]
            is_far = max(map(abs, then)) > ONCE
            found.append(FAR * is_far + (now[seat] > least))
        return tuple(found)

    def _ahead(self, user: int) -> list[int]:
        return self.ahead.get(user) or [0] * LARGE


def _past(tournament: Tournament) -> _Past:
    found = _Past()
    for _, match in matches(tournament):
        found.add(match.players)
    return found


@cache
def _orders(size: int) -> list[tuple[int, ...]]:
    """Every order in which people can sit at a table."""
    return list(permutations(range(size)))


def _cost(unfair: Sequence[Sequence[int]], order: Iterable[int]) -> int:
    """How unfair an *order* is: the numbers of people, by seat."""
    return sum(unfair[n][seat] for seat, n in enumerate(order))


@lru_cache(100_000)
def _least(unfair: tuple[tuple[int, ...], ...]) -> int:
    """How unfair the fairest order at a table is."""
    return min(_cost(unfair, order) for order in _orders(len(unfair)))


class _Draw:
    """A draw of one round; people are numbers here, and tables are lists of them."""

    def __init__(
        self, past: _Past, shape: Sequence[int], people: Sequence[_Person], chance: random.Random
    ) -> None:
        numbers = {one.user: n for n, one in enumerate(people)}
        self.people = people
        self.shape = shape
        self.chance = chance
        self.points = [one.points for one in people]
        self.pot = [0] * len(people)
        """How strong they are among those they are dealt with: 0 is the best quarter."""
        self.met = [[past.met.get((a.user, b.user), 0) for b in people] for a in people]
        self.unfair = {size: [past.unfair(one.user, size) for one in people] for size in set(shape)}
        self.costs = dict[frozenset[int], float]()
        """The costs of tables that have been tried."""
        self.whole = {frozenset(numbers.get(user, -1) for user in one) for one in past.whole}

    def tables(self) -> list[list[_Person]]:
        """The tables, those with the most points first."""
        best = self.dealt()
        self.improve(best)
        least = self.total(best)
        for _ in range(KICKS // len(self.people)):
            if least < SEAT:
                break
            tried = [list(one) for one in best]
            self.kick(tried)
            self.improve(tried)
            if (total := self.total(tried)) <= least:
                best, least = tried, total
        return [[self.people[n] for n in one] for one in best]

    def dealt(self) -> list[list[int]]:
        """Tables of people with the same points, their ratings spread."""
        order = self.chance.sample(range(len(self.people)), len(self.people))
        order.sort(key=lambda n: -self.points[n])
        found: list[list[int]] = []
        begin = end = 0
        while len(found) < len(self.shape):
            end = next((n for n in range(end + 1, len(order)) if self._falls(order, n)), len(order))
            band: list[int] = []
            for size in self.shape[len(found) :]:
                if begin + sum(band) + size > end:
                    break
                band.append(size)
            found += self.spread(order[begin : begin + sum(band)], band)
            begin += sum(band)
        return found

    def _falls(self, order: Sequence[int], n: int) -> bool:
        return self.points[order[n]] < self.points[order[n - 1]]

    def spread(self, band: Iterable[int], shape: Sequence[int]) -> list[list[int]]:
        """Give each table of *shape* one of the strongest, one of the next, and so on."""
        order = sorted(band, key=lambda n: -self.people[n].rating)
        found: list[list[int]] = [[] for _ in shape]
        for pot in range(max(shape, default=0)):
            tables = [table for table, size in zip(found, shape, strict=True) if size > pot]
            drawn, order = order[: len(tables)], order[len(tables) :]
            self.chance.shuffle(drawn)
            for table, n in zip(tables, drawn, strict=True):
                table.append(n)
                self.pot[n] = pot
        return found

    def cost(self, table: Sequence[int]) -> float:
        """The cost of one table, see above."""
        key = frozenset(table)
        if key not in self.costs:
            self.costs[key] = self._cost(table, key)
        return self.costs[key]

    def _cost(self, table: Sequence[int], key: frozenset[int]) -> float:
        pairs = 0
        for a, b in combinations(table, 2):
            pairs += self.met[a][b]
        found = PAIR * pairs
        if pairs >= len(table) * (len(table) - 1) // 2 and key in self.whole:
            found += SAME
        unfair = self.unfair[len(table)]
        found += SEAT * _least(tuple([unfair[n] for n in table]))
        points = [self.points[n] for n in table]
        middle = sum(points) / len(points)
        found += POINTS * sum((one - middle) ** 2 for one in points)
        return found + POT * (len(table) - len({self.pot[n] for n in table}))

    def total(self, tables: Iterable[Sequence[int]]) -> float:
        """The cost of all *tables*."""
        return sum(map(self.cost, tables))

    def kick(self, tables: list[list[int]]) -> None:
        """Swap some people of a table that costs much with others, by chance."""
        bad = self.chance.choice([n for n, one in enumerate(tables) if self.cost(one) >= SEAT])
        for _ in range(2):
            other = self.chance.randrange(len(tables))
            a, b = (
                self.chance.randrange(len(tables[bad])),
                self.chance.randrange(len(tables[other])),
            )
            tables[bad][a], tables[other][b] = tables[other][b], tables[bad][a]

    def improve(self, tables: list[list[int]]) -> None:
        """Swap people of tables that cost much with others, while that helps."""
        costs = [self.cost(one) for one in tables]
        is_better = True
        while is_better:
            is_better = False
            for n in range(len(tables)):
                while costs[n] >= SEAT and self._swap(tables, costs, n):
                    is_better = True

    def _swap(self, tables: list[list[int]], costs: list[float], here: int) -> bool:
        """Make the best swap with a near table, or else any table, if one helps."""
        others = sorted(range(len(tables)), key=lambda n: abs(n - here))[1:]
        for some in (others[:NEAR], others[NEAR:]):
            best, found = -1e-9, None
            for there in some:
                a, b = tables[here], tables[there]
                before = costs[here] + costs[there]
                for i, j in product(range(len(a)), range(len(b))):
                    a[i], b[j] = b[j], a[i]
                    gain = self.cost(a) + self.cost(b) - before
                    a[i], b[j] = b[j], a[i]
                    if gain < best:
                        best, found = gain, (there, i, j)
            if found:
                there, i, j = found
                a, b = tables[here], tables[there]
                a[i], b[j] = b[j], a[i]
                costs[here], costs[there] = self.cost(a), self.cost(b)
                return True
        return False
