"""Posts that are owed and posts that were said; settings of people and places; deadlines."""

from __future__ import annotations

from datetime import timedelta

from storage import Change, PersonRow, PostKey, PostState, Scope, Store
from tests.storage.asked import newest_said, next_due, posts_of
from tests.storage.builders import HOST, MORNING, Clock, begun, keep, lobby


async def test_what_is_planned_is_pending_until_it_is_said(store: Store) -> None:
    """After a restart between action and post, the post is still owed, with the same nonce."""
    game_id = await lobby(store)
    (owed,) = await store.readings.pending()

    await store.notes.said(owed.key, channel_id=7, message_id=70, digest="abc")

    assert owed.key == PostKey(game_id, "lobby", 0)
    assert await store.readings.pending() == ()
    said = await newest_said(store, game_id, "lobby")
    assert said is not None
    assert (said.nonce, said.message_id, said.digest) == (owed.nonce, 70, "abc")
    assert (said.state, said.said) == (PostState.SAID, MORNING)


async def test_nothing_is_planned_twice(store: Store) -> None:
    """Planning a said post again does not make it owed again."""
    game_id = await lobby(store)
    (owed,) = await store.readings.pending()
    await store.notes.said(owed.key, channel_id=7, message_id=70)

    is_new: list[bool] = []

    def work(tx: Change) -> None:
        is_new.append(tx.plan("lobby", number=0))
        is_new.append(tx.plan("lobby", number=0, seat=0, data={"why": "seat"}))

    await store.change(game_id, work)

    assert is_new == [False, True]
    (left,) = await store.readings.pending()
    assert (left.key.seat, left.data) == (0, {"why": "seat"})


async def test_nonces_fit_and_differ(store: Store) -> None:
    """Nonces have Discord's maximum of 25 characters, and each post has its own."""
    game_id = await lobby(store)

    def work(tx: Change) -> None:
        for number in range(10):
            for seat in (None, 0, 1):
                tx.plan("ask", number=number, seat=seat)

    await store.change(game_id, work)

    nonces = {post.nonce for post in await store.readings.pending(game_id)}

    assert len(nonces) == 31
    assert max(map(len, nonces)) <= 25


async def test_the_latest_post_is_the_one_that_stands(store: Store) -> None:
    """Of three turns, one deleted and one not yet said, the middle one is the latest."""
    game_id = await lobby(store)
    keys = [PostKey(game_id, "turn", number) for number in range(3)]

    def work(tx: Change) -> None:
        for key in keys:
            tx.plan(key.kind, number=key.number)

    await store.change(game_id, work)
    for message, key in enumerate(keys[:2], start=70):
        await store.notes.said(key, channel_id=7, message_id=message)
    await store.notes.gone(keys[0])

    latest = await newest_said(store, game_id, "turn")

    assert latest is not None
    assert latest.key == keys[1]
    assert await newest_said(store, game_id, "turn", seat=1) is None
    assert [post.state.value for post in await posts_of(store, game_id, "turn")] == [
        "gone",
        "said",
        "planned",
    ]


async def test_pending_posts_are_of_one_game_or_of_all(store: Store, clock: Clock) -> None:
    """At start-up all pending posts are returned, oldest first."""
    first = await lobby(store)
    clock.move(minutes=1)
    second = await lobby(store, 701)

    assert [post.key.game_id for post in await store.readings.pending()] == [first, second]
    assert [post.key.game_id for post in await store.readings.pending(second)] == [second]


async def test_what_posts_show_is_stored_with_what_is_told(store: Store) -> None:
    """A change stores the content of each edited post at once; the others stay as they are."""
    game_id = await lobby(store)
    (owed,) = await store.readings.pending()
    await store.notes.said(owed.key, channel_id=7, message_id=70, digest="abc")

    await store.notes.told(game_id, 0, {owed.key: "def"})

    (post,) = await posts_of(store, game_id)
    assert ((await store.readings.game(game_id)).told, post.digest) == (0, "def")


async def test_a_channel_may_be_behind(store: Store) -> None:
    """A game is behind until its newest number is sent; sending an older one changes nothing."""
    game_id, evening = await begun(store)
    evening.act()
    await keep(store, game_id, evening)

    await store.notes.told(game_id, 0)
    behind = await store.readings.behind()
    await store.notes.told(game_id, 1)
    await store.notes.told(game_id, 0)

    assert [row.id for row in behind] == [game_id]
    assert await store.readings.behind() == ()


async def test_people_are_remembered_across_games(store: Store) -> None:
    """Language and preferences are set one by one, and removed with None."""
    await store.notes.prefer(HOST, theme="dark", pings=False)
    await store.notes.set_language(HOST, "es")
    await store.notes.prefer(HOST, pings=None, sound="low")

    assert await store.readings.person(HOST) == PersonRow(
        user_id=HOST, language="es", preferences={"theme": "dark", "sound": "low"}
    )
    assert await store.readings.person(HOST + 1) == PersonRow(user_id=HOST + 1)


async def test_places_have_settings(store: Store) -> None:
    """A guild and a channel of the same number are two places."""
    await store.notes.set_settings(Scope.GUILD, 5, language="es")
    await store.notes.set_settings(Scope.GUILD, 5, pace="slow")

    assert await store.readings.settings(Scope.GUILD, 5) == {"language": "es", "pace": "slow"}
    assert await store.readings.settings(Scope.GUILD, 6) == {}


async def test_ids_may_be_as_large_as_discords(store: Store) -> None:
    """A 63-bit snowflake is stored and read back."""
    largest = 2**63 - 1
    await store.notes.set_language(largest, "es")

    assert (await store.readings.person(largest)).user_id == largest


async def test_deadlines_fall_due_in_order(store: Store) -> None:
    """Deadlines due by now come with their facts; the rest waits, and the store says how long."""
    game_id = await lobby(store)

    def work(tx: Change) -> None:
        for kind, hours in (("remind", 2), ("idle", 1), ("much later", 9)):
            tx.set_deadline(kind, MORNING + timedelta(hours=hours), {"hours": hours})

    await store.change(game_id, work)

    due = await store.readings.due(MORNING + timedelta(hours=2))

    assert [(row.kind, row.data) for row in due] == [
        ("idle", {"hours": 1}),
        ("remind", {"hours": 2}),
    ]
    assert await next_due(store) == MORNING + timedelta(hours=1)


async def test_a_deadline_can_be_taken_back(store: Store) -> None:
    """One deadline can be removed, or all."""
    game_id = await lobby(store)

    def work(tx: Change) -> None:
        for kind in ("idle", "remind", "close"):
            tx.set_deadline(kind, MORNING)
        tx.clear_deadlines("remind")

    await store.change(game_id, work)
    left = [row.kind for row in await store.readings.due(MORNING)]

    await store.change(game_id, lambda tx: tx.clear_deadlines())

    assert left == ["close", "idle"]
    assert await store.readings.due(MORNING) == ()


async def test_a_post_that_was_put_away_is_looked_at_once_more(store: Store) -> None:
    """A put-away post counts as standing, shows outdated content, and may ping again."""
    game_id = await lobby(store)
    (owed,) = await store.readings.pending()
    await store.notes.said(owed.key, channel_id=7, message_id=70, digest="abc")
    await store.notes.gone(owed.key)

    def work(tx: Change) -> None:
        (found,) = tx.posts("lobby")
        tx.renew(found, {"seats": [2]})

    tx = await store.change(game_id, work)

    (post,) = await store.readings.standing(game_id)
    assert tx.planned == [post]
    assert (post.state, post.message_id, post.digest) == (PostState.SAID, 70, None)
    assert post.data == {"seats": [2]}


async def test_a_post_that_is_owed_stays_owed_when_it_is_looked_at(store: Store) -> None:
    """Renewing a post that is still owed keeps it owed."""
    game_id = await lobby(store)

    def work(tx: Change) -> None:
        (found,) = tx.posts("lobby", "turn")
        tx.renew(found)

    tx = await store.change(game_id, work)

    assert await store.readings.pending() == tuple(tx.planned)
