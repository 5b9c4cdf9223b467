"""Notifications: the people who get one, and the text on the phone."""

from typing import Any

import pytest

from sandbox.permissions import Permission
from sandbox.world import DIRECT_FROM, World
from tests.sandbox.wire import PARLOUR, Wire, layout

WORLD = World()
ALBA, BRUNO = (WORLD.person(name).id for name in ("Alba", "Bruno"))
BOTH = f"<@{ALBA}> and <@!{BRUNO}>: roll"


def notified(wire: Wire) -> list[str]:
    """The names of all who have a notification."""
    found = wire.world.screens.notifications
    return [user.shown_name for user in wire.world.people.values() if found[user.id]]


@pytest.mark.parametrize(
    ("allowed", "names"),
    [
        (None, ["Alba", "Bruno"]),
        ({"parse": ["users"]}, ["Alba", "Bruno"]),
        ({"parse": []}, []),
        ({"users": [str(ALBA)]}, ["Alba"]),
        ({"parse": [], "users": [ALBA]}, ["Alba"]),
        ({"users": ["1100000000000000003"]}, []),
    ],
)
async def test_a_mention_notifies_if_it_is_allowed(
    wire: Wire, allowed: Any, names: list[str]
) -> None:
    """A post notifies the people it mentions, if ``allowed_mentions`` permits it."""
    await wire.post({"content": BOTH} | ({"allowed_mentions": allowed} if allowed else {}))

    assert notified(wire) == names


async def test_an_edit_notifies_nobody(wire: Wire) -> None:
    """A mention added by an edit does not notify; nor does one in a deferred answer."""
    posted = await wire.post({"content": "x"})
    asked = wire.use()
    await wire.answer(asked, 5)

    await wire.edit(posted.body["id"], {"content": BOTH})
    await wire.follow(asked, "PATCH", "/messages/@original", {"content": BOTH})

    assert notified(wire) == []


async def test_a_push_says_who_and_what(wire: Wire) -> None:
    """A push begins with the author and the place, and shows names instead of numbers."""
    (alba,) = await wire.sandbox.join("Alba")

    await wire.post({"content": f"<@{ALBA}> rolls </roll:5>\n6 + 2\n\n\nfar below"})
    push = await alba.notifications.get()

    assert push["title"] == "Hexhost (#parlour, The table by the window)"
    assert push["text"] == "@Alba rolls /roll\n6 + 2\n\n"
    assert push["silent"] is False


async def test_a_silent_post_is_listed_as_silent(wire: Wire) -> None:
    """The flag keeps the phone quiet, but the mention stays."""
    await wire.post({"content": BOTH, "flags": 4096})

    assert [n["silent"] for n in wire.world.screens.notifications[ALBA]] == [True]


async def test_a_layout_pushes_nothing(wire: Wire) -> None:
    """The push of a direct message made of Components V2 has no text."""
    direct = await wire.say("POST", "/users/@me/channels", {"recipient_id": str(ALBA)})

    await wire.post(layout({"type": 10, "content": "Your turn"}), channel=int(direct.body["id"]))

    assert [n["text"] for n in wire.world.screens.notifications[ALBA]] == [""]


async def test_every_new_direct_message_notifies(wire: Wire) -> None:
    """It needs no mention; an edit of it is quiet."""
    await wire.say("POST", "/users/@me/channels", {"recipient_id": str(ALBA)})
    posted = await wire.post({"content": "Hand"}, channel=ALBA + DIRECT_FROM)

    await wire.edit(posted.body["id"], {"content": "Hand, new"}, channel=ALBA + DIRECT_FROM)

    found = wire.world.screens.notifications[ALBA]
    assert [(n["reason"], n["title"], n["text"]) for n in found] == [("dm", "Hexhost", "Hand")]


async def test_private_answers_notify_nobody(wire: Wire) -> None:
    """Only a public answer that mentions a person notifies."""
    await wire.answer(wire.use(), 4, {"content": BOTH, "flags": 64})
    before = notified(wire)
    await wire.answer(wire.use(), 4, {"content": BOTH})

    assert (before, notified(wire)) == ([], ["Alba", "Bruno"])


async def test_everyone_needs_leave(wire: Wire) -> None:
    """With the permission, a plain post may mention everyone, an answer only if it says so."""
    await wire.post({"content": "@everyone"})
    wire.world.invited = Permission.MENTION_EVERYONE
    await wire.answer(wire.use(), 4, {"content": "@everyone"})
    before = notified(wire)
    await wire.post({"content": "@everyone"})

    assert (before, len(notified(wire))) == ([], 6)


async def test_a_reply_notifies_whom_it_answers(wire: Wire) -> None:
    """A reply notifies its author unless ``replied_user`` is withheld."""
    (alba,) = await wire.sandbox.join("Alba")
    said = await alba.control("say", **{"as": "Alba"}, channel="parlour", content="hello")
    reply = {"content": "x", "message_reference": {"message_id": said["message"]}}

    await wire.post({**reply, "allowed_mentions": {"parse": []}})
    before = notified(wire)
    await wire.post({**reply, "allowed_mentions": {"parse": [], "replied_user": True}})

    assert (before, notified(wire)) == ([], ["Alba"])
    assert wire.world.channels[PARLOUR].messages
