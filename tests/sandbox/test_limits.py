"""Rate limits and ages, moved through with the sandbox's clock."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.running import running
from tests.sandbox.wire import Wire


@pytest.fixture
async def hurried() -> AsyncIterator[Wire]:
    """A bare bot under Discord's rate limits; time passes only when it is moved."""
    async with running(limits=True) as sandbox, aiohttp.ClientSession() as session:
        sandbox.clock.hold()
        bot = Wire(sandbox, session)
        await bot.register()
        sandbox.clock.move(10)
        yield bot


async def test_five_edits_in_five_seconds(hurried: Wire) -> None:
    """The sixth is answered 429 with what discord.py needs to come back later."""
    posted = await hurried.post({"content": "0"})
    message_id = posted.body["id"]

    said = [await hurried.edit(message_id, {"content": str(n)}) for n in range(1, 6)]
    hurried.sandbox.clock.move(1)
    said.append(await hurried.edit(message_id, {"content": "6"}))
    hurried.sandbox.clock.move(4)
    later = await hurried.edit(message_id, {"content": "7"})

    assert [s.status for s in said] == [200] * 5 + [429]
    assert said[0].headers["X-RateLimit-Remaining"] == "4"
    assert "Via" in said[5].headers
    assert said[5].body["retry_after"] == 4.001
    assert later.status == 200


async def test_five_deletions_in_a_second(hurried: Wire) -> None:
    """The sixth waits for the next second."""
    ids = []
    for number in range(6):
        ids.append((await hurried.post({"content": str(number)})).body["id"])
        hurried.sandbox.clock.move(5)
    path = f"/channels/{hurried.last().channel}/messages"

    said = [await hurried.say("DELETE", f"{path}/{number}") for number in ids]
    hurried.sandbox.clock.move(1)
    later = await hurried.say("DELETE", f"{path}/{ids[5]}")

    assert [s.status for s in said] == [204] * 5 + [429]
    assert later.status == 204


async def test_a_token_takes_five_messages_in_two_seconds(hurried: Wire) -> None:
    """Follow-ups and edits by the same token are counted together; another token has its own."""
    asked, other = hurried.use(), hurried.use()
    for each in (asked, other):
        await hurried.answer(each, 4, {"content": "x"})

    said = [await hurried.follow(asked, "POST", "", {"content": "x"}) for _ in range(4)]
    said += [
        await hurried.follow(asked, "PATCH", "/messages/@original", {"content": str(n)})
        for n in range(2)
    ]
    beside = await hurried.follow(other, "POST", "", {"content": "x"})

    assert [s.status for s in said] == [200] * 5 + [429]
    assert beside.status == 200


async def test_channels_have_limits_of_their_own(hurried: Wire) -> None:
    """Five posts in one channel leave the other its five."""
    for _ in range(5):
        await hurried.post({"content": "x"})

    full = await hurried.post({"content": "x"})
    other = await hurried.post({"content": "x"}, channel=hurried.last().channel + 1)

    assert (full.status, other.status) == (429, 200)


async def test_fifty_requests_in_a_second(hurried: Wire) -> None:
    """The fifty-first is refused globally; an answer to an interaction is exempt."""
    asked = hurried.use()

    said = [await hurried.say("GET", "/users/@me") for _ in range(51)]
    answered = await hurried.answer(asked, 4, {"content": "x"})

    assert said[49].status == 200
    assert (said[50].status, said[50].body["global"]) == (429, True)
    assert answered.status == 200


async def test_old_messages_are_seldom_edited(hurried: Wire) -> None:
    """Edits of messages older than an hour have a limit of their own, 30046."""
    hurried.sandbox.sandbox.limits.old_edits.most = 2
    posted = await hurried.post({"content": "0"})
    hurried.sandbox.clock.move(3601)

    said = [await hurried.edit(posted.body["id"], {"content": str(n)}) for n in range(3)]

    assert [s.code for s in said] == [0, 0, 30046]


async def test_too_many_refusals_ban_the_address(hurried: Wire) -> None:
    """Answers of 401, 403 and 429 add up; over the limit Cloudflare answers, without Via."""
    hurried.sandbox.sandbox.limits.invalid.most = 2
    hurried.token = "wrong"

    said = [await hurried.say("GET", "/users/@me") for _ in range(3)]
    hurried.token = hurried.world.token
    banned = await hurried.say("GET", "/users/@me")

    assert [s.status for s in said] == [401, 401, 401]
    assert (banned.status, "Via" in banned.headers) == (429, False)


async def test_a_nonce_gives_the_same_message_for_minutes(hurried: Wire) -> None:
    """The same nonce within three minutes posts once; later, or unenforced, it posts again."""
    body = {"content": "turn 7", "nonce": "g1-7-turn", "enforce_nonce": True}

    first = await hurried.post(body)
    twin = await hurried.post(body)
    loose = await hurried.post({**body, "enforce_nonce": False})
    hurried.sandbox.clock.move(181)
    later = await hurried.post(body)

    ids = [said.body["id"] for said in (first, twin, loose, later)]
    assert (ids[0] == ids[1], len(set(ids))) == (True, 3)


async def test_two_hundred_new_commands_a_day(hurried: Wire) -> None:
    """Registering the same names again costs nothing; new names do."""
    for day in range(3):
        names = [f"c{day}-{n}" for n in range(60)]
        await hurried.register([{"name": name, "description": "x"} for name in names])
        await hurried.register([{"name": name, "description": "y"} for name in names])

    said = await hurried.register([{"name": f"d{n}", "description": "x"} for n in range(60)])

    assert said.code == 30034


async def test_ids_tell_the_time_of_the_clock(hurried: Wire) -> None:
    """A message written after the clock was moved is younger by as much."""
    first = await hurried.post({"content": "x"})
    hurried.sandbox.clock.move(86_400)
    second = await hurried.post({"content": "x"})

    apart = ((int(second.body["id"]) >> 22) - (int(first.body["id"]) >> 22)) / 1000
    assert 86_400 <= apart < 86_460
