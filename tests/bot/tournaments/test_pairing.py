"""The draw of a round: everyone once, few repeats, fair seats, byes, finals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bench.pairing import Counts, newcomer, played, season
from bot.features.tournaments.field import Round, Settings, Tournament, with_entrant
from bot.features.tournaments.rounds import pairing, standing

RESTLESS = 0.08
"""Part of a field that leaves after each round, and that comes, in a restless field."""

NO_REPEATS = 28
"""From this many people on, nobody meets again in five rounds."""


def tournament(people: int, seats: int = 4) -> Tournament:
    """A tournament that begins; no two of its people have the same rating."""
    chance = random.Random(people)
    entrants = (newcomer(1000 + n, chance) for n in range(people))
    ratings = chance.sample(range(800, 1800), people)
    entrants = (replace(one, rating=n) for one, n in zip(entrants, ratings, strict=True))
    return Tournament(settings=Settings(seats=seats), phase="round", entrants=tuple(entrants))


@settings(max_examples=12)
@given(st.integers(3, 60) | st.integers(3, 150), st.integers(1, 5), st.booleans(), st.randoms())
def test_rounds_are_fair(
    people: int, rounds: int, is_restless: bool, chance: random.Random
) -> None:
    """Everyone has one table or bye; few meet again; seats and byes are shared fairly."""
    counts, byes = Counts(), Counter[int]()
    rests = RESTLESS if is_restless else 0
    for before, drawn in season(people, Settings(rounds=rounds, finals=0), chance, rests):
        inside = {one.user for one in before.entrants if not one.gone}
        if not drawn.number:
            assert len(before.rounds) == rounds or len(inside) < 3
            break
        placed = [user for one in drawn.tables for user in one.players] + list(drawn.byes)
        assert Counter(placed) == Counter(inside)
        assert drawn.number == len(before.rounds) + 1

        sizes = Counter(len(one.players) for one in drawn.tables)
        assert set(sizes) <= {3, 4}
        assert sizes[3] == (0 if len(inside) == 5 else -len(inside) % 4)
        assert len(drawn.byes) == (len(inside) == 5)
        rested = {user: byes[user] for user in inside}
        assert all(rested[user] == min(rested.values()) for user in drawn.byes)
        byes.update(drawn.byes)

        pairs, threes, tables = counts.add(drawn)
        if len(inside) > 5:
            assert tables == 0
        if len(inside) >= NO_REPEATS:
            assert (pairs, threes) == (0, 0)
        is_easy = len(inside) >= NO_REPEATS and not is_restless
        assert counts.unfair() <= (1 if is_easy else 1.5)


def ways(people: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to divide people into tables; equal sizes may come in any order."""
    if not sizes:
        yield []
        return
    first, *rest = people
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for others in combinations(rest, size - 1):
            table = (first, *others)
            for more in ways([one for one in people if one not in table], left):
                yield [table, *more]


@pytest.mark.parametrize(
    ("people", "rounds"), [(6, 4), (7, 10), (8, 10), (9, 4), (10, 3), (11, 3), (12, 3)]
)
def test_as_few_as_possible_meet_again(people: int, rounds: int, chance: random.Random) -> None:
    """In a small field, no other draw of the round has fewer pairs that meet again."""
    met, seen = Counter[frozenset[int]](), set[frozenset[int]]()

    def cost(tables: list[tuple[int, ...]]) -> tuple[int, int]:
        again = sum(frozenset(one) in seen for one in tables)
        return again, sum(met[frozenset(two)] for one in tables for two in combinations(one, 2))

    for _, drawn in season(people, Settings(rounds=rounds, finals=0), chance):
        if not drawn.number:
            break
        tables = [one.players for one in drawn.tables]
        sizes = [len(one) for one in tables]
        everyone = [user for one in tables for user in one]
        assert cost(tables) == min(map(cost, ways(everyone, sizes)))
        met.update(frozenset(two) for one in tables for two in combinations(one, 2))
        seen |= {frozenset(one) for one in tables}


@pytest.fixture
def chance() -> random.Random:
    """Random numbers of one test."""
    return random.Random()


def first_round(people: int, seats: int = 4) -> tuple[Tournament, Round]:
    """A tournament and its first round."""
    now = tournament(people, seats=seats)
    drawn = pairing.next_round(now, random.Random())
    assert drawn
    return now, drawn


@pytest.mark.parametrize("people", [12, 41, 300])
def test_the_first_round_spreads_strength(people: int) -> None:
    """Each table has one of the strongest, one of the next strongest, and so on."""
    now, drawn = first_round(people)
    strongest = sorted(now.entrants, key=lambda one: -one.rating)
    size = len(drawn.tables)
    for begin in range(0, size * 3, size):
        quarter = {one.user for one in strongest[begin : begin + size]}
        assert all(len(quarter & set(one.players)) == 1 for one in drawn.tables)


def test_later_rounds_bring_equal_points_together(chance: random.Random) -> None:
    """From the second round on, people at a table have nearly as many points."""
    for before, drawn in season(120, Settings(rounds=3, finals=0), chance):
        points = {row.user: row.points for row in standing.table(before)}
        tables = [[points[user] for user in one.players] for one in drawn.tables]
        apart = [max(one) - min(one) for one in tables]
        assert sum(apart) <= len(apart)


def test_five_people_rest_in_turn(chance: random.Random) -> None:
    """Five play at a table of four, and the lowest who hasn't rested has a bye worth 3 points."""
    rested = list[int]()
    for before, drawn in season(5, Settings(rounds=5, finals=0), chance):
        ranks = [row.user for row in standing.table(before)]
        if not drawn.number:
            break
        assert drawn.byes == (next(one for one in reversed(ranks) if one not in rested),)
        rested += drawn.byes
    assert sorted(rested) == sorted(ranks)
    assert all(row.byes == 1 for row in standing.table(before))


@pytest.mark.parametrize(
    ("seats", "people", "sizes", "byes"),
    [(4, 2, [], 2), (4, 3, [3], 0), (4, 6, [3, 3], 0), (4, 13, [4, 3, 3, 3], 0), (2, 7, [2] * 3, 1),
     (3, 8, [3, 3], 2)],
)  # fmt: skip
def test_sizes_of_tables(seats: int, people: int, sizes: list[int], byes: int) -> None:
    """Tables of four, three where the number asks for it; the rest has byes."""
    assert pairing.sizes(people, seats) == (sizes, byes)


def test_the_best_play_the_final(chance: random.Random) -> None:
    """The best four play the final; those who have left are replaced by the next."""
    rounds = season(12, Settings(rounds=2, finals=1), chance)
    now = next(before for before, drawn in rounds if drawn.stage == "final")
    ranks = [row.user for row in standing.table(now)]
    final = pairing.next_round(with_entrant(now, ranks[1], gone="left"), chance)
    assert final
    assert [sorted(one.players) for one in final.tables] == [sorted([ranks[0], *ranks[2:5]])]


def test_semifinals_lead_to_the_final(chance: random.Random) -> None:
    """The best sixteen play four semifinals, seeded; the winners play the final."""
    stages = list(season(24, Settings(rounds=2, finals=2), chance))
    assert [drawn.stage for _, drawn in stages] == ["swiss", "swiss", "semifinal", "final", "swiss"]
    (before, semifinal), (after, final), (end, _) = stages[2:]
    ranks = [row.user for row in standing.table(before)]
    seeds = [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]
    found = [sorted(ranks.index(user) + 1 for user in one.players) for one in semifinal.tables]
    assert found == seeds

    assert after.round
    winners = [one.user for match in after.round.tables for one in match.results if one.place == 1]
    assert [sorted(one.players) for one in final.tables] == [sorted(winners)]
    assert end.round
    (match,) = end.round.tables
    by_place = [one.user for one in sorted(match.results, key=lambda one: one.place)]
    assert [row.user for row in standing.table(end)][:4] == by_place


def test_a_missing_winner_is_followed_by_the_next_at_the_table(chance: random.Random) -> None:
    """A winner of a semifinal who leaves is replaced by the next at that table who is still in."""
    *_, (now, _), _ = season(16, Settings(rounds=1, finals=2), chance)
    assert now.round
    first = now.round.tables[0]
    places = {one.place: one.user for one in first.results}
    final = pairing.next_round(with_entrant(now, places[1], gone="left"), chance)
    assert final
    assert set(final.tables[0].players) & set(first.players) == {places[2]}


def test_a_round_waits_for_every_table(chance: random.Random) -> None:
    """No round is drawn while a table has no result."""
    now, drawn = first_round(8)
    now = replace(now, rounds=(drawn,))
    now = played(now, 1, drawn.tables[0], chance)
    with pytest.raises(ValueError, match="1"):
        pairing.next_round(now, chance)


def test_a_tournament_ends_without_people(chance: random.Random) -> None:
    """With fewer than three people left, the tournament is over."""
    now = tournament(2)
    assert pairing.next_round(now, chance) is None
