"""The bot's own emojis: added, listed, taken away, and shown to people."""

from sandbox.post import Post
from sandbox.views import view
from sandbox.world import BOT_ID
from tests.sandbox.payloads import picture, rows_of
from tests.sandbox.wire import Wire, button

ALL = f"/applications/{BOT_ID}/emojis"


async def test_an_emoji_is_listed_and_can_be_taken_away(wire: Wire) -> None:
    """It has an id, and is there once; what is gone cannot go again."""
    added = await wire.say("POST", ALL, {"name": "ore_1", "image": picture(9)})
    listed = await wire.say("GET", ALL)
    gone = await wire.say("DELETE", f"{ALL}/{added.body['id']}")
    again = await wire.say("DELETE", f"{ALL}/{added.body['id']}")

    assert listed.body["items"] == [added.body]
    assert (gone.status, again.code) == (204, 10014)
    assert (await wire.say("GET", ALL)).body["items"] == []


async def test_a_page_finds_the_picture_of_an_emoji(wire: Wire) -> None:
    """As long as there is one."""
    added = await wire.say("POST", ALL, {"name": "ore_1", "image": picture(9)})
    address = f"{wire.sandbox.url}/emojis/{added.body['id']}"
    async with wire.session.get(address) as answer:
        shown = (answer.content_type, len(await answer.read()))
    await wire.say("DELETE", f"{ALL}/{added.body['id']}")
    async with wire.session.get(address) as answer:
        after = answer.status

    assert shown == ("image/png", 9)
    assert after == 404


async def test_the_id_of_an_emoji_on_a_button_is_told_as_text(wire: Wire) -> None:
    """As a number no browser reads all of it: the library sends one, and Discord tells text."""
    added = await wire.say("POST", ALL, {"name": "ore_1", "image": picture(9)})
    emoji = {"name": "ore_1", "id": int(added.body["id"])}

    await wire.post(rows_of(button("e", emoji=emoji)))

    (shown,) = Post(view(wire.world, wire.last())).buttons.values()
    assert shown["emoji"]["id"] == added.body["id"]


async def test_a_name_is_given_once(wire: Wire) -> None:
    """As Discord has it for an application's emojis."""
    await wire.say("POST", ALL, {"name": "ore_1", "image": picture(9)})
    again = await wire.say("POST", ALL, {"name": "ore_1", "image": picture(10)})

    assert again.code == 50035
    assert [e["code"] for e in again.body["errors"]["name"]["_errors"]] == [
        "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
    ]


async def test_there_are_at_most_two_thousand(wire: Wire) -> None:
    """One more is refused."""
    world = wire.world
    world.emojis.update({number: {"name": f"ore_{number}"} for number in range(2000)})
    more = await wire.say("POST", ALL, {"name": "one_more", "image": picture(9)})

    assert more.code == 30008


async def test_another_applications_emojis_are_none_of_the_bots(wire: Wire) -> None:
    """It neither sees nor changes them."""
    other = f"/applications/{BOT_ID + 1}/emojis"

    assert (await wire.say("GET", other)).code == 50001
    added = await wire.say("POST", other, {"name": "ore_1", "image": picture(9)})
    assert added.code == 50001
