"""Draws of tournaments: who meets again, fairness of seats, and time."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from msgspec.structs import replace

from bot.features.tournaments.field import (
    Entrant,
    Match,
    Round,
    Settings,
    Tournament,
    with_entrant,
    with_match,
)
from bot.features.tournaments.rounds import finishing, pairing, standing

FIELDS = (12, 40, 120, 300)
ROUNDS = 5
CHANGES = 0.05
"""Part of the field that leaves after each round; as many people come."""
FIRST = 1000


def newcomer(user: int, chance: random.Random) -> Entrant:
    """A made-up person who signs up."""
    return Entrant(user, f"P{user}", chance.randrange(800, 1800), lot=chance.randrange(10**9))


def season(
    people: int, settings: Settings, chance: random.Random, changes: float = 0
) -> Iterator[tuple[Tournament, Round]]:
    """Play a tournament: each new round, with the tournament before it."""
    entrants = tuple(newcomer(FIRST + n, chance) for n in range(people))
    now = Tournament(settings=settings, phase="round", entrants=entrants)
    while drawn := pairing.next_round(now, chance):
        yield now, drawn
        now = replace(now, rounds=(*now.rounds, drawn))
        for match in drawn.tables:
            now = played(now, drawn.number, match, chance)
        for one in [one for one in now.entrants if not one.gone]:
            if chance.random() < changes:
                now = with_entrant(now, one.user, gone="left")
        come = sum(chance.random() < changes for _ in range(people))
        more = (newcomer(FIRST + len(now.entrants) + n, chance) for n in range(come))
        now = replace(now, entrants=(*now.entrants, *more))
    yield now, Round(number=0)


def played(now: Tournament, number: int, match: Match, chance: random.Random) -> Tournament:
    """Play a table: the stronger are likelier to win."""
    ratings = {one.user: one.rating for one in now.entrants}
    order = sorted(match.players, key=lambda user: -chance.gauss(ratings[user], 300))
    places = {user: place for place, user in enumerate(order, 1)}
    points = {user: max(2, 12 - 2 * place) for user, place in places.items()}
    now = with_match(now, number, match.number, present=match.players)
    return finishing.played(now, number, match.number, places, points)


@dataclass(slots=True)
class Counts:
    """Repeats and seats over the rounds of a tournament."""

    pairs: Counter[frozenset[int]] = field(default_factory=Counter)
    threes: Counter[frozenset[int]] = field(default_factory=Counter)
    tables: Counter[frozenset[int]] = field(default_factory=Counter)
    seats: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """By person, the size of each of their tables, and their seat there."""

    def add(self, drawn: Round) -> tuple[int, int, int]:
        """Add a round; the number of pairs, threes and whole tables that it repeats."""
        found = []
        for count, size in ((self.pairs, 2), (self.threes, 3), (self.tables, 0)):
            groups = [
                frozenset(group)
                for match in drawn.tables
                for group in combinations(match.players, size or len(match.players))
            ]
            found.append(sum(group in count for group in groups))
            count.update(groups)
        for match in drawn.tables:
            size = len(match.players)
            for user, seat in zip(match.players, pairing.PLACES[size], strict=True):
                self.seats.setdefault(user, []).append((size, seat))
        return found[0], found[1], found[2]

    def unfair(self) -> float:
        """The largest difference between someone's times in a seat and their fair share of it."""
        return max(
            abs(
                sum(had == seat for _, had in own)
                - sum(1 / size for size, _ in own if seat in pairing.PLACES[size])
            )
            for own in self.seats.values()
            for seat in range(4)
        )


def run() -> Iterable[tuple[str, float]]:
    """Draw five rounds for fields of each size, unchanged and with people who leave and come."""
    settings = Settings(rounds=ROUNDS, finals=0)
    for people in FIELDS:
        for label, changes in (("", 0.0), (", changing", CHANGES)):
            counts, slowest, worst = Counts(), 0.0, 0.0
            repeats, apart = [0, 0, 0], list[float]()
            slots = 0
            for before, drawn in season(people, settings, random.Random(people), changes):
                if not drawn.number:
                    break
                begin = time.process_time()
                pairing.next_round(before, random.Random(0))
                slowest = max(slowest, time.process_time() - begin)
                slots += sum(len(one.players) * (len(one.players) - 1) // 2 for one in drawn.tables)
                repeats = [a + b for a, b in zip(repeats, counts.add(drawn), strict=True)]
                worst = max(worst, counts.unfair())
                points = {row.user: float(row.points) for row in standing.table(before)}
                for match in drawn.tables:
                    there = [points[user] for user in match.players]
                    apart.append(max(there) - min(there))
            name = f"{people} people{label}"
            yield f"{name}: pairs that met again", repeats[0]
            if not changes:
                least = max(0, slots - people * (people - 1) // 2)
                yield f"{name}: pairs that must meet again, because there are no others", least
            yield f"{name}: threes that met again", repeats[1]
            yield f"{name}: whole tables again", repeats[2]
            yield f"{name}: furthest from a fair share of seats", worst
            yield f"{name}: points apart at a table", sum(apart) / len(apart)
            yield f"{name}: seconds of the slowest draw", slowest
