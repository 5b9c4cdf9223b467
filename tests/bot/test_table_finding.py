"""Finding a game through the real bot: `/play`, the channel's button, roles, being ready."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.features import timers
from bot.features.lobby import readying
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table


@pytest.fixture
async def t(tmp_path: Path) -> AsyncIterator[Table]:
    """A bot with nothing to do."""
    async with table(tmp_path) as opened:
        yield opened


async def manager(t: Table) -> Person:
    """A person who can manage the server."""
    (found,) = await t.sandbox.join("Gus")
    return found


async def role(t: Table, name: str = "Knights", **how: Any) -> str:
    """A role that the server has made, which can be mentioned unless said otherwise."""
    made = await t.people[0].control("role", name=name, **{"mentionable": True, **how})
    await t.rest()
    return str(made["role"])


async def play(t: Table, person: Person, channel: str = "parlour", **options: Any) -> Post:
    """The private answer to `/play`."""
    await person.command("play", channel=channel, **options)
    return await t.answer(person)


async def press(t: Table, person: Person, post: Post, label: str) -> Post:
    """The private screen *post* after a press on one of its buttons."""
    await person.click(post, label)
    await t.rest()
    found = person.post(post.id)
    assert found is not None
    return found


async def choose(t: Table, person: Person, post: Post, menu: str, value: str) -> Post:
    """The private screen *post* after a choice in one of its menus."""
    await person.choose(post, menu, [value])
    await t.rest()
    found = person.post(post.id)
    assert found is not None
    return found


def posts(person: Person, button: str) -> list[Post]:
    """The posts in any channel with a button, the oldest first."""
    channels = [channel["id"] for channel in person.screen["channels"]]
    found = (post for channel in channels for post in person.posts(channel))
    listed = (p for p in found if button in p.buttons and not p.is_ephemeral)
    return sorted(listed, key=lambda post: int(post.id))


def pushes(person: Person) -> list[str]:
    """The posts that called a person's role, as their phone has shown them."""
    return [n["text"] for n in person.screen["notifications"] if n["reason"] == "role"]


async def test_a_waiting_lobby_is_joined_with_one_tap(t: Table) -> None:
    """It is listed with what is played; a tap in another channel takes a seat and leads there."""
    alba, bruno, *_ = t.people
    how = {"expansion": "base cities_knights", "pace": "live", "language": "es"}
    await t.command(alba, "game new", **how)

    shown = await play(t, bruno, "tavern")
    joined = await press(t, bruno, shown, "Join Alba")

    for said in ("Alba", "Cities & Knights", "live", "3 of 4 seats free", "Español", "<#"):
        assert said in shown.content
    assert "You’re in" in joined.content
    assert "discord.com/channels" in joined.content
    assert t.asked("SELECT count(*) FROM seats") == [(2,)]
    assert "you’re in" in (await play(t, bruno)).content
    assert t.sandbox.errors() == []


async def test_lobbies_that_cannot_be_joined_are_not_listed(
    t: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one for practice, nor a full one, nor one in a channel that the reader can't see."""
    alba, bruno, chloe, damaso = t.people
    await t.command(alba, "game new", practice=True)
    await bruno.command("game new", channel="tavern", expansion="base duel")
    await t.rest()
    await t.told(chloe, posts(chloe, "Join")[-1], "Join")
    await chloe.command("game new", channel="quiet-corner")
    await t.rest()
    quiet = int(chloe.channel("quiet-corner"))

    seen = await play(t, damaso)
    real = discord.TextChannel.permissions_for

    def hidden(self: discord.TextChannel, person: Any, /) -> discord.Permissions:
        is_hers = self.id == quiet and person.id == int(damaso.id)
        return discord.Permissions.none() if is_hers else real(self, person)

    monkeypatch.setattr(discord.TextChannel, "permissions_for", hidden)
    unseen = await play(t, damaso)

    assert [label for label in seen.buttons if "Unirme" in label] == ["Unirme a Chloé"]
    assert "ninguna mesa" in unseen.content


async def test_a_wish_is_fulfilled_by_a_waiting_lobby_or_by_a_new_one(t: Table) -> None:
    """One that fits comes first; if none does, the command opens a thread with what was asked."""
    alba, bruno, chloe, damaso = t.people
    await t.command(alba, "game new")
    await bruno.command("game new", channel="tavern", expansion="base seafarers", pace="live")
    await t.rest()

    listed = await play(t, chloe, kind="seafarers", pace="live")
    opened = await play(t, damaso, kind="seafarers", pace="live", players=3, rated=False)

    joins = [label for label in listed.buttons if label.startswith("Join")]
    assert (joins, listed.content.count("✅")) == (["Join Bruno", "Join Alba"], 1)
    assert "Ya estás en la mesa" in opened.content
    ((modules, settings),) = t.asked(
        "SELECT modules, settings FROM games ORDER BY created DESC LIMIT 1"
    )
    assert "seafarers" in modules
    for said in ('"players":3', '"ready":true', '"pace":"live"', '"rated":false'):
        assert said in settings
    (thread,) = [c for c in damaso.screen["channels"] if c["kind"] == "thread"]
    assert "1 de 3 asientos" in damaso.posts(thread["id"])[-1].content


async def test_the_buttons_wish_what_the_command_does(t: Table) -> None:
    """By thumb: a kind, a pace, a number, unrated; without rights for threads it opens here."""
    alba = t.people[0]
    await alba.control("permissions", channel="parlour", deny=["create_public_threads"])
    shown = await play(t, alba)
    shown = await choose(t, alba, shown, "What to play", "cities_knights")
    shown = await choose(t, alba, shown, "Pace", "live")
    shown = await choose(t, alba, shown, "Players", "6")
    shown = await press(t, alba, shown, "Make it unrated")
    assert "Make it rated" in shown.buttons
    opened = await press(t, alba, shown, "Open a table")

    assert "You’re in" in opened.content
    (lobby,) = [post for post in alba.posts("parlour") if "Start" in post.buttons]
    assert "Cities & Knights" in lobby.content
    assert "1 of 6 seats" in lobby.content


async def test_a_channel_has_one_button_that_works_for_ever(tmp_path: Path) -> None:
    """Setting it again doubles nothing, and another channel moves it; its address has no state."""
    async with table(tmp_path, names=("Alba", "Gus")) as t:
        alba, gus = t.people
        ids = []
        for channel in ("tavern", "tavern", "parlour"):
            await gus.command("admin find", given={"channel": alba.channel(channel)})
            await t.rest()
            ids.append([post.id for post in posts(alba, "Find a game")])
        found = posts(alba, "Find a game")
        # The second time finds what the first has posted, as after a kill before it was stored.
        assert ids[0] == ids[1] != ids[2]
        assert [post.view["channel"] for post in found] == [alba.channel("parlour")]
        shown = await t.told(alba, found[0], "Find a game")
        assert "No table is waiting" in shown
        told = await t.command(gus, "admin find", drop="button")
        assert "No channel has the button" in told
        assert posts(alba, "Find a game") == []


async def test_a_role_is_called_once_by_a_lobby_of_its_kind(t: Table) -> None:
    """Its members get one push that says whose table it is; the next lobby is silent."""
    alba, bruno, *_ = t.people
    knights, gus = await role(t), await manager(t)
    await alba.control("invite", add=["manage_roles"])
    told = await t.command(gus, "admin find", role=knights, kind="cities_knights", minutes=45)
    assert "45 minutes" in told
    assert "can’t" not in told
    told = await t.command(bruno, "notify", role=knights)
    assert "✅" in told

    await t.command(alba, "game new", expansion="base cities_knights")
    await bruno.command("game new", channel="tavern", expansion="base cities_knights")
    await alba.command("game new", channel="quiet-corner")
    await t.rest()

    assert [text.split("\n")[0] for text in pushes(bruno)] == [
        "@Knights: Alba is looking for players."
    ]
    assert pushes(alba) == []
    assert t.sandbox.errors() == []

    # Nor does a new copy of the post, such as after a moderator has deleted it.
    lobby = next(post for post in posts(alba, "Start") if "<@&" in post.content)
    await alba.control("delete_message", channel="parlour", message=lobby.id)
    await t.command(alba, "game status")
    copy = next(post for post in posts(alba, "Start") if "<@&" in post.content)
    assert (copy.id != lobby.id, len(pushes(bruno))) == (True, 1)
    assert sum("<@&" in post.content for post in posts(alba, "Start")) == 1


async def test_roles_are_taken_and_given_back_by_thumb(t: Table) -> None:
    """The button below `/notify` and `/play` leads to a menu of the tied roles."""
    alba, gus = t.people[0], await manager(t)
    await alba.control("invite", add=["manage_roles"])
    assert "Game pings" not in (await play(t, alba)).buttons
    made = [await role(t, name) for name in ("Knights", "Early", "Late", "Anyone")][::3]
    for one, kind in zip(made, ("cities_knights", "any"), strict=True):
        told = await t.command(gus, "admin find", role=one, kind=kind)
        assert "can’t" not in told
    own = t.sandbox.world.people[int(alba.id)].roles

    await alba.command("notify")
    shown = await press(t, alba, await t.answer(alba), "Game pings")
    await alba.choose(shown, "Games you want to hear about", made)
    await t.rest()
    assert own == {int(one) for one in made}
    shown = await press(t, alba, await play(t, alba), "Game pings")
    await alba.choose(shown, "Games you want to hear about", made[1:])
    await t.rest()
    assert own == {int(made[1])}

    # A deleted role is offered and called no more.
    await alba.control("delete_role", role=made[1])
    await t.rest()
    await alba.command("game new")
    await t.rest()
    assert "<@&" not in posts(alba, "Start")[-1].content


async def test_a_missing_right_is_named(t: Table) -> None:
    """
    The manager reads it when tying the role, and so does a member who wants it.

    Rights that a tied role got after it was tied don't go to everyone who asks.
    """
    alba, gus = t.people[0], await manager(t)
    own = t.sandbox.world.people[int(alba.id)].roles

    async def tied(made: str) -> str:
        return await t.command(gus, "admin find", role=made, kind="any")

    async def wanted(made: str) -> str:
        return await t.command(alba, "notify", role=made)

    made = await role(t)
    assert "*Manage Roles*" in await tied(made)
    assert "*Manage Roles*" in await wanted(made)
    await alba.control("invite", add=["manage_roles"])
    made = await role(t, above=True)
    assert "must be above it" in await tied(made)
    assert "must be above it" in await wanted(made)
    before = t.asked("SELECT * FROM settings")
    made = await role(t, permissions=["manage_guild"])
    assert "not everyone has" in await tied(made)
    assert t.asked("SELECT * FROM settings") == before
    assert own == set()
    assert t.sandbox.errors() == []

    made = await role(t, mentionable=False)
    assert "can’t ping it" in await tied(made)
    await wanted(made)
    assert own == {int(made)}

    made = await role(t)
    await tied(made)
    await alba.control("role", role=made, name="Knights", permissions=["manage_messages"])
    await t.rest()
    assert "not everyone has" in await wanted(made)
    assert int(made) not in own


async def test_a_full_live_table_begins_when_all_have_pressed_ready(t: Table) -> None:
    """Each gets one push, and the last press starts the game; a late one frees the seat."""
    alba, bruno, chloe, damaso = t.people
    await play(t, alba, kind="base", pace="live", players=3)
    for person in (bruno, chloe):
        await press(t, person, await play(t, person), "Join Alba")
    (call,) = posts(alba, "Ready")
    for person in (alba, bruno, chloe):
        told = [n["text"] for n in person.screen["notifications"] if n["reason"] == "mention"]
        assert [text for text in told if "the table is full" in text] == told[-1:]
    await t.told(bruno, call, "Ready")
    await t.told(chloe, call, "Ready")
    assert posts(alba, "Ready")[0].content.count("✓") == 2
    assert "can press" not in posts(alba, "Start")[-1].content

    assert t.client is not None
    now = t.client.services.now() + readying.PATIENCE + timedelta(seconds=1)
    t.client.services.store._clock = lambda: now
    await timers.look(t.client.services.games, now)
    await t.rest()
    assert posts(alba, "Ready") == []
    lobby = posts(alba, "Start")[-1]
    assert "wasn’t ready in time" in lobby.content
    assert "Bruno" in lobby.content.splitlines()[0]

    await press(t, damaso, await play(t, damaso), "Unirme a Bruno")
    (call,) = posts(alba, "Ready")
    thread = call.view["channel"]
    await bruno.command("game start", channel=thread)
    await t.told(bruno, posts(alba, "Start")[-1], "Start")
    assert t.asked("SELECT status FROM games") == [("lobby",)]
    for person in (chloe, damaso):
        await person.command("game start", channel=thread)
        await t.rest()
    assert t.asked("SELECT status FROM games") == [("running",)]
    assert posts(alba, "Ready") == []
    assert t.sandbox.errors() == []
