"""A tournament, from sign-up to the champion, as people in Discord see it."""

from __future__ import annotations

from pathlib import Path

from sandbox.person import Person
from sandbox.post import Post
from tests.bot.cups import Cup, cup
from tests.databases import Database


def newest(person: Person, label: str) -> Post:
    """The channel's newest post with this button."""
    posts = [p for p in person.posts("parlour") if not p.is_ephemeral]
    return next(post for post in reversed(posts) if label in post.buttons)


def pings(person: Person) -> int:
    """How often a person was pinged in the channel, apart from the tables' own threads."""
    here = person.channel("parlour")
    return sum(
        n["reason"] == "mention" and n["channel"] == here and not n["silent"]
        for n in person.screen["notifications"]
    )


def threads(person: Person) -> dict[str, str]:
    """The threads that a person sees: names by id."""
    channels = person.screen["channels"]
    return {str(one["id"]): one["name"] for one in channels if one["kind"] == "thread"}


async def press(c: Cup, person: Person, label: str) -> str:
    """Press a button of the newest post that has it, and return the private answer."""
    return await c.t.told(person, newest(person, label), label)


async def test_a_tournament_from_sign_up_to_the_champion(
    database: Database, tmp_path: Path
) -> None:
    """Seven sign up; one drops out, one misses the check-in, one doesn't come to the table."""
    async with cup(tmp_path, database) as c:
        alba, bruno, chloe, damaso, eve, gus, hana = c.sandbox.people
        new = {"name": "Cup", "begins": "2h", "rounds": 2, "finals": "final"}
        assert "Only someone who manages" in await c.t.command(alba, "tournament new", given=new)
        assert "is open for sign-up" in await c.t.command(gus, "tournament new", given=new)
        said = [await press(c, person, "Sign up") for person in c.sandbox.people]
        assert ["You’re signed up." in each for each in said] == [True] * 3 + [False] + [True] * 3
        assert "Te has inscrito." in said[3]
        assert "Already signed up" in await press(c, alba, "Sign up")
        await press(c, hana, "Drop out")
        await c.move(seconds=10)
        assert "**6** of 64" in newest(alba, "Sign up").content

        await c.move(hours=1, minutes=46)
        assert [pings(person) for person in c.sandbox.people] == [1, 1, 1, 1, 1, 1, 0]
        for person in (alba, bruno, chloe, damaso, eve):
            await press(c, person, "I’m here")
        await c.move(minutes=16)

        first = (await c.contest()).tournament
        (match,) = await c.tables()
        assert sorted(map(str, (*match.players, *first.rounds[0].byes))) == sorted(
            p.id for p in (alba, bruno, chloe, damaso, eve)
        )
        at = {int(p.id): p for p in c.sandbox.people}
        print([p.content for p in alba.posts("parlour")])
        print(threads(alba))
        print(await c.t.command(alba, "tournament show"))
        for user in match.players:
            print(await press(c, at[user], "I’m here"))
        (match,) = await c.playing()
        print([p.content for p in alba.posts(str(match.thread))])
        await c.end(match, match.players)
        await c.move(seconds=10)
        print([p.content for p in alba.posts("parlour")][-1])
        await c.move(minutes=6)
        print([p.content for p in alba.posts("parlour")][-1])
        (match,) = await c.tables()
        for user in match.players[:3]:
            print(await press(c, at[user], "I’m here"))
        await c.move(minutes=11)
        (match,) = await c.playing()
        await c.end(match, match.present)
        await c.move(seconds=10)
        print([p.content for p in alba.posts("parlour")][-1])
        await c.move(minutes=6)
        (match,) = await c.tables()
        for user in match.players:
            print(await press(c, at[user], "I’m here"))
        (match,) = await c.playing()
        await c.end(match, match.players)
        await c.move(seconds=10)
        print([p.content for p in alba.posts("parlour")][-1])
        print([pings(person) for person in c.sandbox.people])
        print(c.sandbox.errors())
        print(await c.row())
