"""Answers to interactions: in time, once, of the right kind, and the uses of the token."""

import pytest

from sandbox.acts import press, submit
from sandbox.permissions import Permission
from sandbox.refusals import Impossible
from tests.sandbox.wire import PARLOUR, Wire, button, layout, menu, row

BUTTONS = {"content": "Table", "components": [row(button("roll"))]}
PICTURE = (("board-1.png", b"one"),)


async def test_an_answer_after_three_seconds_is_unknown(wire: Wire) -> None:
    """The person sees that the bot did not respond; the bot gets 10062."""
    asked = wire.use()

    wire.sandbox.clock.move(3)
    said = await wire.answer(asked, 4, {"content": "late"})

    assert (said.status, said.code) == (404, 10062)
    assert (await asked.outcome)["error"] == "The application did not respond"


async def test_a_second_answer_is_refused(wire: Wire) -> None:
    """An interaction is acknowledged once."""
    asked = wire.use()

    first = await wire.answer(asked, 5)
    second = await wire.answer(asked, 4, {"content": "again"})

    assert (first.status, second.code) == (200, 40060)


async def test_a_token_lives_fifteen_minutes(wire: Wire) -> None:
    """Until then the answer can be edited; after it the token is invalid."""
    asked = wire.use()
    await wire.answer(asked, 4, {"content": "one"})

    wire.sandbox.clock.move(14 * 60)
    before = await wire.follow(asked, "PATCH", "/messages/@original", {"content": "two"})
    wire.sandbox.clock.move(60)
    after = await wire.follow(asked, "PATCH", "/messages/@original", {"content": "three"})

    assert before.body["content"] == "two"
    assert (after.status, after.code) == (401, 50027)


async def test_no_follow_up_before_the_answer(wire: Wire) -> None:
    """A token is unknown until the interaction has been acknowledged."""
    said = await wire.follow(wire.use(), "POST", "", {"content": "x"})

    assert (said.status, said.code) == (404, 10015)


async def test_the_first_follow_up_replaces_a_deferral(wire: Wire) -> None:
    """The thinking message becomes the answer and stays as private as it was."""
    asked = wire.use()
    await wire.answer(asked, 5, {"flags": 64})

    said = await wire.follow(asked, "POST", "", {"content": "done"})
    original = await wire.follow(asked, "GET", "/messages/@original")

    assert (said.body["id"], said.body["flags"]) == (original.body["id"], 64)


async def test_a_deferral_becomes_a_layout_by_editing(wire: Wire) -> None:
    """A layout cannot be deferred, only edited in."""
    asked = wire.use()
    await wire.answer(asked, 5)
    body = layout({"type": 12, "items": [{"media": {"url": "attachment://board-1.png"}}]})

    said = await wire.follow(asked, "PATCH", "/messages/@original", body, files=PICTURE)

    media = said.body["components"][0]["items"][0]["media"]
    assert media["url"] == said.body["attachments"][0]["url"]


async def test_a_click_can_update_its_message(wire: Wire) -> None:
    """The update comes with a new picture; @original is the clicked message."""
    await wire.post(BUTTONS)
    asked = wire.press(wire.last(), "roll")
    body = {"content": "Rolled", "attachments": [{"id": 0, "description": "alt"}]}

    said = await wire.answer(asked, 7, body, files=PICTURE)
    original = await wire.follow(asked, "GET", "/messages/@original")

    assert said.body["resource"]["message"]["attachments"][0]["description"] == "alt"
    assert int(original.body["id"]) == wire.last().id


async def test_an_update_without_attachments_loses_them(wire: Wire) -> None:
    """Discord may drop the old files then, so the sandbox always does."""
    await wire.post(BUTTONS, files=PICTURE)
    asked = wire.press(wire.last(), "roll")

    await wire.answer(asked, 7, {"content": "Rolled"})

    assert wire.last().attachments == []


async def test_an_edit_without_attachments_keeps_them(wire: Wire) -> None:
    """An empty list removes them, and a list of ids keeps those."""
    posted = await wire.post(BUTTONS, files=PICTURE)
    message_id = posted.body["id"]

    kept = await wire.edit(message_id, {"content": "x"})
    named = await wire.edit(message_id, {"attachments": posted.body["attachments"]})
    gone = await wire.edit(message_id, {"attachments": []})

    counts = [len(said.body["attachments"]) for said in (kept, named, gone)]
    assert counts == [1, 1, 0]


async def test_a_message_remembers_what_it_said(wire: Wire) -> None:
    """Every version of a message stays on record, with its pictures."""
    posted = await wire.post({"content": "one"}, files=PICTURE)

    await wire.edit(posted.body["id"], {"content": "two", "attachments": []})

    version = wire.last().versions[0]
    assert (version["content"], len(version["attachments"])) == ("one", 1)


async def test_a_private_answer_is_not_in_the_channel(wire: Wire) -> None:
    """It cannot be read or edited with the bot's token, only with the interaction's."""
    asked = wire.use()
    said = await wire.answer(asked, 4, {"content": "hand", "flags": 64})
    message_id = said.body["interaction"]["response_message_id"]

    by_channel = await wire.edit(message_id, {"content": "x"})
    by_token = await wire.follow(asked, "PATCH", "/messages/@original", {"content": "x"})

    assert (by_channel.code, by_token.status) == (10008, 200)
    assert wire.world.channels[PARLOUR].messages == {}


async def test_a_private_answer_belongs_to_one_person(wire: Wire) -> None:
    """Only its reader can press a private answer's buttons."""
    await wire.answer(wire.use(), 4, {**BUTTONS, "flags": 64})
    message = next(iter(wire.world.ephemerals.values()))

    with pytest.raises(Impossible, match="Bruno sees no such message there"):
        wire.press(message, "roll", who="Bruno")

    assert wire.press(message, "roll", who="Alba").source is message


async def test_a_deleted_answer_is_unknown(wire: Wire) -> None:
    """Editing a deleted answer gives 10008."""
    asked = wire.use()
    await wire.answer(asked, 4, {"content": "x"})

    gone = await wire.follow(asked, "DELETE", "/messages/@original")
    edited = await wire.follow(asked, "PATCH", "/messages/@original", {"content": "y"})

    assert (gone.status, edited.code) == (204, 10008)


async def test_a_token_reaches_its_own_messages_only(wire: Wire) -> None:
    """A follow-up can be edited by id, another post in the channel cannot."""
    asked = wire.use()
    await wire.answer(asked, 5)
    await wire.follow(asked, "POST", "", {"content": "first"})
    more = await wire.follow(asked, "POST", "", {"content": "second"})
    other = await wire.post({"content": "other"})

    own = await wire.follow(asked, "PATCH", f"/messages/{more.body['id']}", {"content": "z"})
    foreign = await wire.follow(asked, "PATCH", f"/messages/{other.body['id']}", {"content": "z"})

    assert (own.status, foreign.code) == (200, 10008)


async def test_a_form_comes_back_filled_in(wire: Wire) -> None:
    """Typed and chosen values are in the same places as the fields; then the form closes."""
    alba = wire.world.person("Alba")
    text = {"type": 4, "custom_id": "t", "style": 1, "max_length": 5}
    labels = [
        {"type": 18, "label": "Text", "component": text},
        {"type": 18, "label": "Menu", "component": menu(3, custom_id="m", max_values=2)},
    ]
    body = {"custom_id": "f", "title": "Form", "components": labels}
    opened = wire.use()
    await wire.answer(opened, 9, body)

    with pytest.raises(Impossible, match="takes 1 to 5 characters"):
        submit(wire.world, alba, str(opened.id), {"t": "too long", "m": ["v1"]})
    sent = submit(wire.world, alba, str(opened.id), {"t": "ore", "m": ["v1", "v2"]})
    parts = [part["component"] for part in sent.event["data"]["components"]]
    await wire.answer(sent, 4, {"content": "thanks"})

    assert [part.get("value", part.get("values")) for part in parts] == ["ore", ["v1", "v2"]]
    assert wire.world.forms == {}


async def test_a_form_from_a_click_updates_the_clicked_message(wire: Wire) -> None:
    """A form sent from a command has no message to update, one sent from a click has."""
    await wire.post(BUTTONS)
    opened = wire.press(wire.last(), "roll")
    text = {"type": 4, "custom_id": "t", "style": 1, "required": False}
    parts = [{"type": 18, "label": "Text", "component": text}]
    await wire.answer(opened, 9, {"custom_id": "f", "title": "Form", "components": parts})

    sent = submit(wire.world, wire.world.person("Alba"), str(opened.id), {})
    said = await wire.answer(sent, 7, {"content": "Updated"})

    assert (said.status, wire.last().content) == (200, "Updated")


@pytest.mark.parametrize(
    ("custom_id", "values", "why"),
    [
        ("nothing", None, "no button or menu nothing"),
        ("off", None, "Off is disabled"),
        ("on", ["v0"], "A button takes no values"),
        ("menu", ["v9"], "does not offer v9"),
        ("menu", ["v0", "v1", "v2"], "takes 1 to 2 choices, not 3"),
        ("menu", ["v0", "v0"], "chosen twice"),
        ("menu", [], "takes 1 to 2 choices, not 0"),
    ],
)
async def test_only_what_is_there_can_be_pressed(
    wire: Wire, custom_id: str, values: list[str] | None, why: str
) -> None:
    """A component must be on the message, enabled, and have the chosen value."""
    parts = [row(button("on"), button("off", label="Off", disabled=True))]
    await wire.post({"content": "x", "components": [*parts, row(menu(3, max_values=2))]})
    alba, channel = wire.world.person("Alba"), wire.world.channels[PARLOUR]

    with pytest.raises(Impossible, match=why):
        press(wire.world, alba, channel, wire.last().id, custom_id, values)


async def test_a_click_carries_all_that_discord_sends(wire: Wire) -> None:
    """The member's and the bot's permissions, both languages, the message and the context."""
    await wire.post(BUTTONS)
    wire.world.channels[PARLOUR].denied = Permission.ATTACH_FILES

    event = wire.press(wire.last(), "roll", who="Dámaso").event

    assert (event["locale"], event["guild_locale"], event["context"]) == ("es-ES", "en-US", 0)
    assert int(event["app_permissions"]) & (1 << 15) == 0
    assert event["message"]["components"][0]["components"][0]["custom_id"] == "roll"
    assert event["data"]["component_type"] == 2
    assert {"member", "channel", "entitlements", "attachment_size_limit"} <= event.keys()
