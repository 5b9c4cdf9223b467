"""The screens and actions of people, over the same addresses that the page uses."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import aiohttp
import pytest

from sandbox.interactions import Interaction
from sandbox.person import Person
from tests.patience import PATIENCE
from tests.sandbox.wire import Wire, button, row

BUTTONS = {"content": "Table", "components": [row(button("roll"), button("pass", label="Pass"))]}


async def answered(
    wire: Wire, doing: Coroutine[Any, Any, Any], kind: int, data: Any = None
) -> tuple[Any, Interaction]:
    """Lets a person act, and the bot answer."""
    act = asyncio.create_task(doing)
    asked = await wire.asked()
    await wire.answer(asked, kind, data)
    return await act, asked


async def test_a_screen_shows_everything(wire: Wire) -> None:
    """The screen has people, channels, commands in their languages, and the bot's state."""
    (damaso,) = await wire.sandbox.join("Dámaso")
    screen = damaso.screen

    assert [c["name"] for c in screen["channels"]] == ["parlour", "tavern", "quiet-corner", "dm"]
    names = [user["name"] for user in screen["users"]]
    assert names == ["Alba", "Bruno", "Chloé", "Dámaso", "Eve", "Gus"]
    assert (screen["me"]["locale"], screen["bot"]["state"]) == ("es-ES", "offline")
    assert [c["name"] for c in screen["commands"]] == ["roll", "build road", "hand"]


async def test_gus_is_offered_more(wire: Wire) -> None:
    """A command with default permissions is offered to those who have them."""
    (gus,) = await wire.sandbox.join("Gus")

    assert "admin" in [c["name"] for c in gus.screen["commands"]]


async def test_what_one_person_starts_others_see(wire: Wire) -> None:
    """An answer is on everyone's screen, a private one on one."""
    alba, bruno = await wire.sandbox.join("Alba", "Bruno")

    public, _ = await answered(wire, alba.command("roll"), 4, BUTTONS)
    await bruno.wait_for(lambda: bruno.post(public["message"]))
    private, _ = await answered(
        wire, bruno.click(bruno.posts()[0], "Roll"), 4, {"content": "8", "flags": 64}
    )

    assert (public["outcome"], private["outcome"]) == ("message", "message")
    assert (public["ephemeral"], private["ephemeral"]) == (False, True)
    assert [post.content for post in bruno.posts()] == ["Table", "8"]
    assert [post.content for post in alba.posts()] == ["Table"]
    assert alba.posts()[0].view["asked"] == {"by": "Alba", "command": "roll"}


async def test_no_answer_in_three_seconds_is_a_failure(wire: Wire) -> None:
    """After three seconds without an answer the person reads Discord's sentence."""
    (alba,) = await wire.sandbox.join("Alba")
    await wire.post(BUTTONS)
    await alba.wait_for(alba.posts)

    click = asyncio.create_task(alba.click(alba.posts()[0], "Roll"))
    await wire.asked()
    wire.sandbox.clock.move(3)

    assert (await click)["error"] == "This interaction failed"
    assert [failure["message"] for failure in alba.failures] == [alba.posts()[0].id]


async def test_reloading_forgets_private_answers(wire: Wire) -> None:
    """Reloading removes private answers: they can't be pressed, and later edits stay unseen."""
    (alba,) = await wire.sandbox.join("Alba")
    _, asked = await answered(wire, alba.command("roll"), 4, {**BUTTONS, "flags": 64})
    (post,) = alba.ephemerals

    await alba.control("reload", **{"as": "Alba"})
    await alba.wait_for(lambda: not alba.ephemerals)
    refused = await alba.click(post, "roll")
    edited = await wire.follow(asked, "PATCH", "/messages/@original", {"content": "x"})

    assert (refused["outcome"], edited.status, alba.ephemerals) == ("refused", 200, [])


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("fly", {}, "There is no command /fly here."),
        ("build", {}, "There is no command /build here."),
        ("admin", {}, "There is no command /admin here."),
        ("build road", {}, "/build road needs spot."),
        ("build road", {"spot": "x", "color": "red"}, "/build road has no option color."),
        ("build road", {"spot": "x", "many": "two"}, "many is a whole number."),
        ("build road", {"spot": "x", "many": 3}, "many lies between None and 2."),
        ("build road", {"spot": ""}, "spot takes 1 to 6000 characters."),
    ],
)
async def test_a_client_would_not_send_that(
    wire: Wire, name: str, options: dict[str, Any], why: str
) -> None:
    """A command must exist, be offered, and have its options right."""
    (alba,) = await wire.sandbox.join("Alba")

    said = await alba.command(name, **options)

    assert (said["outcome"], said["error"]) == ("refused", why)


async def test_a_command_knows_where_it_may_be_used(wire: Wire) -> None:
    """Only commands allowed in direct messages are offered there."""
    (alba,) = await wire.sandbox.join("Alba")
    await wire.register(
        [
            {"name": "hand", "description": "x", "contexts": [0, 1]},
            {"name": "roll", "description": "x", "contexts": [0]},
        ]
    )

    roll = await alba.command("roll", channel="dm")
    hand, asked = await answered(wire, alba.command("hand", channel="dm"), 4, {"content": "hand"})

    assert (roll["outcome"], hand["outcome"]) == ("refused", "message")
    assert "user" in asked.event


async def test_typing_asks_for_completions(wire: Wire) -> None:
    """The choices come in the reader's language."""
    (damaso,) = await wire.sandbox.join("Dámaso")
    choice = {"name": "wood", "name_localizations": {"es-ES": "madera"}, "value": "h1"}

    typed = damaso.autocomplete("build road", "spot", spot="5 9")
    choices, asked = await answered(wire, typed, 8, {"choices": [choice]})

    (group,) = asked.event["data"]["options"]
    assert group["options"] == [{"name": "spot", "type": 3, "value": "5 9", "focused": True}]
    assert choices == [{"name": "madera", "value": "h1"}]


async def test_events_after_a_number(wire: Wire) -> None:
    """A client that was away gets the events it missed, and none twice."""
    (alba,) = await wire.sandbox.join("Alba")
    since = alba.screen["seq"]
    await wire.post({"content": "one"})
    await wire.post({"content": "two"})

    url = f"{wire.sandbox.url}/sandbox/events?as=Alba&since={since + 1}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        event = await socket.receive_json(timeout=PATIENCE)

    assert (event["seq"], event["message"]["content"]) == (since + 2, "two")


async def test_a_form_is_open_until_it_is_answered(wire: Wire) -> None:
    """It appears on one screen, can be canceled, and closes when the bot answers."""
    (alba,) = await wire.sandbox.join("Alba")
    text = {"type": 4, "custom_id": "t", "style": 1}
    body = {
        "custom_id": "f",
        "title": "Offer",
        "components": [{"type": 18, "label": "Text", "component": text}],
    }

    opened, _ = await answered(wire, alba.command("roll"), 9, body)
    assert alba.form == opened["form"]
    sent, _ = await answered(wire, alba.submit(opened["form"], {"t": "ore"}), 4, {"content": "ok"})

    assert (sent["outcome"], alba.form) == ("message", None)


async def test_a_strange_page_may_not_ask(wire: Wire) -> None:
    """A request that another site's page sends is refused."""
    url = f"{wire.sandbox.url}/sandbox/control"
    headers = {"Origin": "https://example.org"}
    async with wire.session.post(url, json={"do": "reset"}, headers=headers) as response:
        assert response.status == 403


async def test_an_unknown_verb_is_told_the_known_ones(wire: Wire) -> None:
    """A mistake in a control request is answered with a sentence."""
    (alba,) = await wire.sandbox.join("Alba")

    assert "clock" in (await alba.control("fly"))["error"]


async def test_the_same_person_may_look_twice(wire: Wire) -> None:
    """Two clients of one person see the same."""
    here, there = await wire.sandbox.join("Alba", "Alba")

    await wire.post({"content": "x"})
    await here.wait_for(here.posts)
    await there.wait_for(there.posts)

    assert [p.id for p in here.posts()] == [p.id for p in there.posts()]


async def test_a_sweep_leaves_nothing(wire: Wire) -> None:
    """After a reset the server looks as on its first day."""
    (alba,) = await wire.sandbox.join("Alba")
    await wire.post({"content": f"<@{alba.id}>"})
    await alba.wait_for(alba.posts)

    await alba.control("reset")
    await alba.wait_for(lambda: not alba.posts())

    async with await Person.join(wire.sandbox.url, "Alba") as again:
        assert again.screen["notifications"] == []
