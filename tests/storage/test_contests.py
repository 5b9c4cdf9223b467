"""Leagues and tournaments are changed as a whole, and a person can be taken out of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from storage import ContestRow, Shards, Store
from tests.storage.builders import MORNING, Clock

GUILD, OTHER = 5 << 22, 6 << 22
ADA, BLAS = 71, 72


async def test_a_contest_is_found_by_server_kind_and_time(store: Store, clock: Clock) -> None:
    """The oldest first; only what is open and ours falls due."""
    first = await store.contests.create(GUILD, "league", "Spring", {}, MORNING)
    later = clock.move(hours=1)
    second = await store.contests.create(GUILD, "league", "Summer", {"a": 1}, later)
    await store.contests.create(GUILD, "tournament", "Cup", {})
    clock.move(hours=1)
    await store.contests.create(OTHER, "league", "Elsewhere", {}, MORNING)
    await store.contests.change(first.id, lambda row: replace(row, is_open=False))
    ours = Shards(2, frozenset({1}))

    assert await store.contests.find("none") is None
    assert [r.name for r in await store.contests.of(GUILD, "league")] == ["Spring", "Summer"]
    assert await store.contests.of(GUILD, "league", is_open=True) == [second]
    assert [row.name for row in await store.contests.due(MORNING)] == ["Elsewhere"]
    assert [row.name for row in await store.contests.due(later)] == ["Summer", "Elsewhere"]
    store.contests._shards = ours
    assert await store.contests.due(later) == [second]


async def test_changes_take_turns_and_fail_as_a_whole(store: Store) -> None:
    """Fifty changes at once are all counted; one that raises leaves nothing."""
    row = await store.contests.create(GUILD, "league", "Spring", {"count": 0})

    def more(row: ContestRow) -> ContestRow:
        return replace(row, data={"count": row.data["count"] + 1})

    def fails(row: ContestRow) -> ContestRow:
        row.data["count"] = 1000
        raise ZeroDivisionError

    await asyncio.gather(*(store.contests.change(row.id, more) for _ in range(50)))
    with pytest.raises(ZeroDivisionError):
        await store.contests.change(row.id, fails)
    with pytest.raises(LookupError):
        await store.contests.change("none", more)
    same = await store.contests.change(row.id, lambda row: None)

    assert same == await store.contests.find(row.id)
    assert (same.data, same.revision) == ({"count": 50}, 50)


async def test_a_person_becomes_one_stranger_of_their_own(store: Store) -> None:
    """Two people who are forgotten stay apart, wherever a contest names them; no name is left."""
    data = {
        "people": [ADA, BLAS, -1],
        "by": {str(ADA): [1, True]},
        "locales": {str(ADA): "es-ES", str(BLAS): "en-US", "70": "en-GB"},
        "entrants": [{"user": ADA, "name": "Ada"}, {"user": 70, "name": "Eva"}],
        "tables": [[ADA, BLAS]],
    }
    row = await store.contests.create(GUILD, "tournament", "Cup", data)
    other = await store.contests.create(GUILD, "tournament", "Other", {"people": [710, 171]})

    found = await store.privacy.personal(ADA)
    for person in (ADA, BLAS):
        await store.privacy.forget(person)

    assert [contest.name for contest in found.contests] == ["Cup"]
    assert (await store.contests.change(row.id, lambda row: None)).data == {
        "people": [-2, -3, -1],
        "by": {"-2": [1, True]},
        "locales": {"-2": "", "-3": "", "70": "en-GB"},
        "entrants": [{"user": -2, "name": ""}, {"user": 70, "name": "Eva"}],
        "tables": [[-2, -3]],
    }
    assert await store.contests.find(other.id) == other
