"""The bot's own emojis: added, listed, removed, and shown to people."""

from sandbox.post import Post
from sandbox.views import view
from sandbox.world import BOT_ID
from tests.sandbox.payloads import picture, rows_of
from tests.sandbox.wire import Wire, button

ALL = f"/applications/{BOT_ID}/emojis"


async def test_an_emoji_is_listed_and_can_be_taken_away(wire: Wire) -> None:
    """A new emoji has an id, and is listed once; a removed one cannot be removed again."""
    added = await wire.say("POST", ALL, {"name": "ore_1", "image": picture(9)})
    listed = await wire.say("GET", ALL)
    gone = await wire.say("DELETE", f"{ALL}/{added.body['id']}")
    again = await wire.say("DELETE", f"{ALL}/{added.body['id']}")

    assert listed.body["items"] == [added.body]
    assert (gone.status, again.code) == (204, 10014)
    assert (await wire.say("GET", ALL)).body["items"] == []


async def test_a_page_finds_the_picture_of_an_emoji(wire: Wire) -> None:
    """A page finds the picture of an emoji as long as the emoji exists."""
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
    """The id is text, since no browser reads such a number exactly; the library sends one."""
    added = await wire.say("POST", ALL, {"name": "ore_1", "image": picture(9)})
    emoji = {"name": "ore_1", "id": int(added.body["id"])}

    await wire.post(rows_of(button("e", emoji=emoji)))

    (shown,) = Post(view(wire.world, wire.last())).buttons.values()
    assert shown["emoji"]["id"] == added.body["id"]


async def test_a_name_is_given_once(wire: Wire) -> None:
    """A second emoji of the same name is refused, as by Discord."""
    await wire.say("POST", ALL, {"name": "ore_1", "image": picture(9)})
    again = await wire.say("POST", ALL, {"name": "ore_1", "image": picture(10)})

    assert again.code == 50035
    assert [e["code"] for e in again.body["errors"]["name"]["_errors"]] == [
        "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
    ]


async def test_there_are_at_most_two_thousand(wire: Wire) -> None:
    """After two thousand emojis one more is refused."""
    world = wire.world
    world.emojis.update({number: {"name": f"ore_{number}"} for number in range(2000)})
    more = await wire.say("POST", ALL, {"name": "one_more", "image": picture(9)})

    assert more.code == 30008


async def test_another_applications_emojis_are_none_of_the_bots(wire: Wire) -> None:
    """The bot neither sees nor changes another application's emojis."""
    other = f"/applications/{BOT_ID + 1}/emojis"

    assert (await wire.say("GET", other)).code == 50001
    added = await wire.say("POST", other, {"name": "ore_1", "image": picture(9)})
    assert added.code == 50001
