"""Refusals by a channel, a thread or a person."""

import pytest

from sandbox import threads
from sandbox.permissions import Permission
from sandbox.posting import post
from sandbox.world import DIRECT_FROM
from tests.sandbox.wire import PARLOUR, Wire, button, row

PICTURE = (("b.png", b"x"),)


async def test_a_reply_is_json_and_nothing_more(wire: Wire) -> None:
    """With a charset in the content type discord.py could not log in."""
    said = await wire.say("GET", "/users/@me")

    assert said.headers["Content-Type"] == "application/json"


async def test_an_unknown_route_is_noted(wire: Wire) -> None:
    """An unknown route is answered with 404 and listed as an error."""
    said = await wire.say("GET", "/channels/1/nonsense")

    assert said.status == 404
    assert wire.sandbox.errors() == [("GET", "/channels/1/nonsense", 0)]


async def test_a_wrong_token_is_unauthorized(wire: Wire) -> None:
    """A wrong token gets no answer but unauthorized."""
    wire.token = "wrong"

    assert (await wire.say("GET", "/users/@me")).status == 401


async def test_unknown_things_have_their_codes(wire: Wire) -> None:
    """An unknown channel, message, server, member or user has its own error code."""
    paths = (
        "/channels/1",
        f"/channels/{PARLOUR}/messages/1",
        "/guilds/1",
        f"/guilds/{wire.world.guild.id}/members/1",
        "/users/1",
    )

    codes = [(await wire.say("GET", path)).code for path in paths]

    assert codes == [10003, 10008, 10004, 10007, 10013]


async def test_a_bot_edits_only_its_own(wire: Wire) -> None:
    """A person's message cannot be edited."""
    channel, alba = wire.world.channels[PARLOUR], wire.world.person("Alba")

    said = post(wire.world, channel, {"content": "hello"}, {}, author=alba.id)

    assert (await wire.edit(said.id, {"content": "x"})).code == 50005


@pytest.mark.parametrize(
    ("denied", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)],
)
async def test_a_channel_can_deny_the_bot(wire: Wire, denied: str, code: int) -> None:
    """Without sight of the channel 50001, without the right to write or attach 50013."""
    (gus,) = await wire.sandbox.join("Gus")

    await gus.control("permissions", channel="parlour", deny=[denied])
    said = await wire.post({"content": "x"}, files=PICTURE)
    await gus.control("permissions", channel="parlour", deny=[])

    assert (said.status, said.code) == (403, code)
    assert (await wire.post({"content": "x"}, files=PICTURE)).status == 200


async def test_closed_direct_messages(wire: Wire) -> None:
    """The channel opens, but posting in it is refused."""
    (bruno,) = await wire.sandbox.join("Bruno")
    opened = await wire.say("POST", "/users/@me/channels", {"recipient_id": bruno.id})
    channel = int(opened.body["id"])

    await bruno.control("person", **{"as": "Bruno"}, dms=False)
    closed = await wire.post({"content": "hand"}, channel=channel)
    await bruno.control("person", **{"as": "Bruno"}, dms=True)
    posted = await wire.post({"content": "hand"}, channel=channel)

    assert channel == int(bruno.id) + DIRECT_FROM
    assert (closed.status, closed.code, posted.status) == (403, 50007, 200)


async def test_an_archived_thread_refuses_edits(wire: Wire) -> None:
    """An edit gives 50083; a new post wakes the thread, unless it is locked."""
    (gus,) = await wire.sandbox.join("Gus")
    made = await wire.say("POST", f"/channels/{PARLOUR}/threads", {"name": "Table", "type": 11})
    thread = int(made.body["id"])
    posted = await wire.post({"content": "x"}, channel=thread)

    await gus.control("archive", channel=thread)
    edited = await wire.edit(posted.body["id"], {"content": "y"}, channel=thread)
    woken = await wire.post({"content": "y"}, channel=thread)
    await gus.control("archive", channel=thread, locked=True)
    locked = await wire.post({"content": "z"}, channel=thread)

    assert (edited.code, woken.status, locked.code) == (50083, 200, 50083)


async def test_a_thread_denies_what_its_channel_denies(wire: Wire) -> None:
    """A thread inherits the right to speak in threads from its parent."""
    (gus,) = await wire.sandbox.join("Gus")
    made = await wire.say("POST", f"/channels/{PARLOUR}/threads", {"name": "Table", "type": 11})

    await gus.control("permissions", channel="parlour", deny=["send_messages_in_threads"])
    said = await wire.post({"content": "x"}, channel=int(made.body["id"]))

    assert said.code == 50013


async def test_a_message_has_one_thread(wire: Wire) -> None:
    """A second thread at the same message is refused."""
    posted = await wire.post({"content": "x"})
    path = f"/channels/{PARLOUR}/messages/{posted.body['id']}/threads"

    first = await wire.say("POST", path, {"name": "Table"})
    second = await wire.say("POST", path, {"name": "Table"})

    assert (first.body["id"], second.code) == (posted.body["id"], 160004)


async def test_a_thread_can_be_archived_by_the_bot(wire: Wire) -> None:
    """It must be opened again before anything else about it changes."""
    made = await wire.say("POST", f"/channels/{PARLOUR}/threads", {"name": "Table", "type": 11})
    path = f"/channels/{made.body['id']}"

    shut = await wire.say("PATCH", path, {"archived": True})
    renamed = await wire.say("PATCH", path, {"name": "Other"})
    woken = await wire.say("PATCH", path, {"name": "Other", "archived": False})

    assert shut.body["thread_metadata"]["archived"] is True
    assert (renamed.code, woken.body["name"]) == (50083, "Other")


async def test_a_quiet_thread_archives_itself(wire: Wire) -> None:
    """A thread archives itself a set time after the last message; a post restarts it."""
    body = {"name": "Table", "type": 11, "auto_archive_duration": 60}
    made = await wire.say("POST", f"/channels/{PARLOUR}/threads", body)
    thread = wire.world.channels[int(made.body["id"])]
    seen = []

    for minutes in (50, 50, 70):
        seen.append(thread.archived)
        await wire.post({"content": "x"}, channel=thread.id)
        wire.sandbox.clock.move(minutes * 60)
    seen.append(thread.archived)
    await wire.post({"content": "x"}, channel=thread.id)
    seen.append(thread.archived)

    assert seen == [False, False, False, True, False]


async def test_a_deleted_message_is_unknown(wire: Wire) -> None:
    """A message deleted by a moderator can be neither edited nor clicked."""
    (gus,) = await wire.sandbox.join("Gus")
    posted = await wire.post({"content": "x", "components": [row(button())]})

    await gus.control("delete_message", channel="parlour", message=posted.body["id"])

    assert (await wire.edit(posted.body["id"], {"content": "y"})).code == 10008


async def test_a_deleted_channel_is_unknown(wire: Wire) -> None:
    """A deleted channel accepts no post."""
    (gus,) = await wire.sandbox.join("Gus")

    await gus.control("delete_channel", channel="parlour")

    assert (await wire.post({"content": "x"})).code == 10003


async def test_an_attachment_can_be_fetched(wire: Wire) -> None:
    """Its address serves the bytes that came, and a picture's size is known."""
    (alba,) = await wire.sandbox.join("Alba")
    png = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (640).to_bytes(4) + (480).to_bytes(4)

    await wire.post({"content": "x"}, files=(("my board.png", png),))
    (shown,) = await alba.wait_for(alba.posts)
    (picture,) = shown.attachments

    assert await alba.fetch(picture) == png
    assert (picture["filename"], picture["width"], picture["height"]) == ("my_board.png", 640, 480)


async def test_messages_are_listed_from_the_newest(wire: Wire) -> None:
    """Before, after and around cut the list as Discord does."""
    ids = [(await wire.post({"content": str(n)})).body["id"] for n in range(5)]
    path = f"/channels/{PARLOUR}/messages?limit=2"

    newest = await wire.say("GET", path)
    before = await wire.say("GET", f"{path}&before={ids[2]}")
    after = await wire.say("GET", f"{path}&after={ids[2]}")

    shown = [[m["content"] for m in said.body] for said in (newest, before, after)]
    assert shown == [["4", "3"], ["1", "0"], ["4", "3"]]


async def test_pins(wire: Wire) -> None:
    """A pinned message is listed, until it is unpinned."""
    posted = await wire.post({"content": "x"})
    path = f"/channels/{PARLOUR}/messages/pins"

    uninvited = await wire.say("PUT", f"{path}/{posted.body['id']}")
    wire.world.invited = Permission.PIN_MESSAGES
    await wire.say("PUT", f"{path}/{posted.body['id']}")
    pinned = await wire.say("GET", path)
    await wire.say("DELETE", f"{path}/{posted.body['id']}")
    unpinned = await wire.say("GET", path)

    assert uninvited.code == 50013
    assert [len(said.body["items"]) for said in (pinned, unpinned)] == [1, 0]


async def test_a_bot_has_what_everyone_has_and_its_invitation(wire: Wire) -> None:
    """Without an invitation that asks for it, a bot can't manage the server or messages."""
    world = wire.world
    channel, alba = world.channels[PARLOUR], world.person("Alba")
    said = post(world, channel, {"content": "hello"}, {}, author=alba.id)
    private = {"name": "Table", "type": 12}

    codes = []
    for _ in range(2):
        removed = await wire.say("DELETE", f"/channels/{PARLOUR}/messages/{said.id}")
        opened = await wire.say("POST", f"/channels/{PARLOUR}/threads", private)
        codes.append((removed.code, opened.code))
        world.invited = Permission.MANAGE_MESSAGES | Permission.CREATE_PRIVATE_THREADS

    assert codes == [(50013, 50013), (0, 0)]


async def test_a_locked_thread_stays_shut(wire: Wire) -> None:
    """Without Manage Threads a locked thread accepts no post, and cannot be opened again."""
    (gus,) = await wire.sandbox.join("Gus")
    made = await wire.say("POST", f"/channels/{PARLOUR}/threads", {"name": "Table", "type": 11})
    thread = int(made.body["id"])
    asked = wire.use(where=str(thread))

    async def tried() -> list[int]:
        said = [
            await wire.post({"content": "x"}, channel=thread),
            await wire.say("PATCH", f"/channels/{thread}", {"archived": False}),
        ]
        return [each.code for each in said]

    await gus.control("archive", channel=thread, archived=False, locked=True)
    locked = await tried()
    public = await wire.answer(asked, 4, {"content": "x"})
    private = await wire.answer(asked, 4, {"content": "x", "flags": 64})
    await gus.control("archive", channel=thread)
    shut = await tried()
    wire.world.invited = Permission.MANAGE_THREADS

    assert (locked, shut) == ([160005, 50013], [50083, 50013])
    assert (public.code, private.code) == (160005, 0)
    assert await tried() == [0, 0]


async def test_a_thread_belongs_to_whoever_opened_it(wire: Wire) -> None:
    """A bot renames its own thread; another's it can only open again."""
    made = await wire.say("POST", f"/channels/{PARLOUR}/threads", {"name": "Table", "type": 11})
    path = f"/channels/{made.body['id']}"

    own = await wire.say("PATCH", path, {"name": "Other"})
    wire.world.channels[int(made.body["id"])].owner = wire.world.person("Alba").id
    renamed = await wire.say("PATCH", path, {"name": "Table"})
    opened = await wire.say("PATCH", path, {"archived": False})

    assert (own.code, renamed.code, opened.code) == (0, 50013, 0)


async def test_a_thread_has_no_field_that_does_not_exist(wire: Wire) -> None:
    """A thread at a message has no type of its own."""
    posted = await wire.post({"content": "x"})
    path = f"/channels/{PARLOUR}/messages/{posted.body['id']}/threads"

    assert (await wire.say("POST", path, {"name": "Table", "type": 11})).code == 50035


async def test_a_server_has_a_thousand_open_threads(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more is refused, until another is archived."""
    monkeypatch.setattr(threads, "MOST_OPEN", 1)
    path, body = f"/channels/{PARLOUR}/threads", {"name": "Table", "type": 11}

    made = await wire.say("POST", path, body)
    full = await wire.say("POST", path, body)
    await wire.say("PATCH", f"/channels/{made.body['id']}", {"archived": True})

    assert (full.code, (await wire.say("POST", path, body)).code) == (160006, 0)


async def test_an_edit_with_embeds_needs_the_permission(wire: Wire) -> None:
    """An edit with embeds needs the permission, as a new message does."""
    (gus,) = await wire.sandbox.join("Gus")
    posted = await wire.post({"content": "x"})

    await gus.control("permissions", channel="parlour", deny=["embed_links"])
    said = await wire.edit(posted.body["id"], {"embeds": [{"title": "x"}]})

    assert said.code == 50013


async def test_threads_are_told_of_only_where_the_bot_sees_them(wire: Wire) -> None:
    """Threads of a hidden channel are not announced; once it is visible, the open ones are."""
    (gus,) = await wire.sandbox.join("Gus")
    made = await wire.say("POST", f"/channels/{PARLOUR}/threads", {"name": "Table", "type": 11})
    told: list[str] = []
    wire.world.tell_bot = lambda name, body, guild: told.append(name)

    await gus.control("permissions", channel="parlour", deny=["view_channel"])
    await gus.control("archive", channel=made.body["id"], archived=False)
    await gus.control("permissions", channel="parlour", deny=[])
    await gus.control("archive", channel=made.body["id"], archived=True)

    assert told == ["CHANNEL_UPDATE", "CHANNEL_UPDATE", "THREAD_LIST_SYNC", "THREAD_UPDATE"]
