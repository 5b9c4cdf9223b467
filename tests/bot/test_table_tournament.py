"""A tournament, from sign-up to the champion, as people in Discord see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat.messages import NO_PERMISSION
from bot.features.tournaments.field import Match
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.cups import Cup, cup
from tests.databases import ONE_QUICK, Database


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


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_a_tournament_from_sign_up_to_the_champion(
    database: Database, tmp_path: Path
) -> None:
    """People drop out, miss the check-in, don't come, and run out of time; one is the champion."""
    async with cup(tmp_path, database) as c:
        await _sign_up(c)
        await _first_round(c)
        await _second_round(c)

        await c.move(minutes=6)
        (match,) = await c.tables()
        await _come(c, match)
        (match,) = await c.playing()
        champion = match.players[2]
        await c.end(match, [champion, *(one for one in match.players if one != champion)])
        await c.move(seconds=10)

        alba = c.sandbox.people[0]
        assert f"🏆 <@{champion}> wins **Cup**!" in _newest_text(alba)
        assert not (await c.row()).is_open
        assert "over" in await c.t.command(alba, "tournament show")
        # One for the check-in, one for each round, one for the champion.
        assert max(pings(person) for person in c.sandbox.people) <= 5
        assert len(threads(alba)) == 4
        assert {code for *_, code in c.sandbox.errors()} == {NO_PERMISSION}


async def _sign_up(c: Cup) -> None:
    """Seven sign up; Hana drops out, and Gus misses the check-in."""
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

    await c.move(hours=1, minutes=31)
    assert [pings(person) for person in c.sandbox.people] == [1, 1, 1, 1, 1, 1, 0]
    for person in (alba, bruno, chloe, damaso, eve):
        await press(c, person, "I’m here")
    # While the bot can't write, everyone can read why nothing happens.
    here = alba.channel("parlour")
    await gus.control("permissions", channel=here, deny=["send_messages"])
    await c.move(minutes=31)
    assert f"I can’t write in <#{here}>" in await c.t.command(alba, "tournament show")
    await gus.control("permissions", channel=here, deny=[])
    await c.move(seconds=31)


async def _first_round(c: Cup) -> None:
    """Five people: four play and one rests; a manager corrects the result, and lets Gus in."""
    alba, *_, gus, hana = c.sandbox.people
    by_id = {int(person.id): person for person in c.sandbox.people}
    (match,) = await c.tables()
    (this,) = (await c.contest()).tournament.rounds
    assert {*match.players, *this.byes} == {*by_id} - {int(gus.id), int(hana.id)}
    assert "That’s not your table" in await press(c, gus, "I’m here")
    await _come(c, match)
    (match,) = await c.playing()
    assert match.present == match.players
    (board,) = _boards(alba, match)
    assert f"<@{match.players[0]}>" in board.content  # the first seat begins
    first, second = (by_id[user] for user in match.players[:2])
    assert f"<#{match.thread}>" in await c.t.command(first, "tournament show")
    await c.end(match, match.players)
    await c.move(seconds=10)
    said = _newest_text(alba)
    assert said.startswith("**Cup, round 1: standings**")
    assert f"1. <@{first.id}> · **6** points" in said

    places = {"first": second.name, "second": first.name}
    told = await c.t.command(gus, "tournament correct", table="1-1", why="A slip", **places)
    assert f"1. <@{second.id}> · **6** points" in told
    after = f"set the result of table 1 in round 1: 1 <@{second.id}> · 2 <@{first.id}> · –"
    assert after in told
    assert told.endswith("Reason: A slip")
    await c.t.command(gus, "tournament return", player="Gus")
    await c.t.command(gus, "tournament next")


async def _second_round(c: Cup) -> None:
    """At one table too few people come; at the other, the time is up."""
    alba, *_, gus, _ = c.sandbox.people
    one, other = await c.tables()
    await _come(c, one)
    assert [match.players for match in await c.playing()] == [one.players]
    await _come(c, other, 2)
    await c.move(minutes=11)
    assert "still being played" in await c.t.command(gus, "tournament next")
    await c.move(hours=2)
    one, other = (await c.contest()).tournament.rounds[1].tables
    assert (one.how, other.how) == ("time", "forfeit")
    assert [each.is_forfeit for each in other.results] == [False, False, True]
    assert "ended this game without a winner" in _boards(alba, one)[-1].content


async def _come(c: Cup, match: Match, count: int = 4) -> None:
    """Let people come to their table, or only the first *count*."""
    for person in c.sandbox.people:
        if int(person.id) in match.players[:count]:
            post = person.post(str(match.message))
            assert post is not None
            await c.t.told(person, post, "I’m here")


def _newest_text(person: Person) -> str:
    """The text of the channel's newest post."""
    return [p for p in person.posts("parlour") if not p.is_ephemeral][-1].content


def _boards(person: Person, match: Match) -> list[Post]:
    """The posts with pictures in a table's thread."""
    return [post for post in person.posts(str(match.thread)) if post.attachments]
