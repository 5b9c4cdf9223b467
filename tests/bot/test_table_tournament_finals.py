"""A tournament of duels: semifinals and final, and what managers change on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.tournaments.field import Match
from sandbox.permissions import MEMBER
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.cups import Cup, cup
from tests.bot.test_table_tournament import press
from tests.databases import ONE_QUICK, Database


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_duels_with_semifinals_and_corrections(database: Database, tmp_path: Path) -> None:
    """Swapped and replayed tables are called again, and posts follow what a manager corrects."""
    async with cup(tmp_path, database, ("Alba", "Bruno", "Chloé", "Eve", "Gus")) as c:
        await _sign_up(c)
        await _swapped(c)
        await _played_again(c)
        await _semifinals(c)
        await _final(c)
        assert c.sandbox.errors() == []


async def _sign_up(c: Cup) -> None:
    gus = c.sandbox.people[-1]
    new = {"name": "Duels", "begins": "15m", "rounds": 1, "finals": "semifinals"}
    await c.t.command(gus, "tournament new", given=new | {"format": "duel", "checkin": "none"})
    for person in c.sandbox.people[:4]:
        await press(c, person, "Sign up")
    await c.move(minutes=16)


async def _swapped(c: Cup) -> None:
    """Each table of two is called again in its thread, and its post has the new names."""
    gus = c.sandbox.people[-1]
    (a, b), (x, y) = (match.players for match in await c.tables())
    who = _people(c)
    told = await c.t.command(
        gus, "tournament swap", given={"player": who[a].name, "other": who[x].name}
    )
    assert f"now <@{x}> · <@{b}>" in told
    one, other = await c.tables()
    assert (one.players, other.players) == ((x, b), (a, y))
    for match in (one, other):
        assert match.state == "open"
        (call,) = _calls(c, match)
        for post in (call, _post(c, match)):
            assert all(f"<@{user}>" in post.content for user in match.players)
        assert all(_pings(who[user], match) == 1 for user in match.players)


async def _played_again(c: Cup) -> None:
    """A result ends its game; playing again has a whole round's time, and standings one post."""
    gus, who = c.sandbox.people[-1], _people(c)
    one, other = await c.tables()
    await _come(c, one)
    await _come(c, other)
    one, other = await c.playing()
    places = dict(zip(("first", "second"), (who[user].name for user in one.players), strict=True))
    result = {"table": "1-1", "why": "Chloé gave up", **places}
    await c.t.command(gus, "tournament correct", given=result)
    await c.move(seconds=1)
    played = who[one.players[0]].posts(str(one.thread))
    assert sum("ended this game without a winner" in post.content for post in played) == 1
    await c.move(hours=2, minutes=1)
    assert (await _over(c)).how == "time"

    assert "no such table" in await c.t.command(gus, "tournament correct", table="1-3")
    told = await c.t.command(gus, "tournament correct", table="1-2", why="The bot was down")
    assert "Previous result: 1 " in told
    assert "The next round" not in told
    assert "still being played" in await c.t.command(gus, "tournament next")
    other = (await c.tables())[1]
    assert len(_calls(c, other)) == 2
    await _come(c, other)
    await c.move(minutes=30)
    (other,) = await c.playing()
    await c.end(other, other.players[::-1])
    await c.move(seconds=11)

    standings = [post for post in _posts(c) if ": standings" in post.content]
    assert len(standings) == 1
    winners = one.players[0], other.players[1]
    assert all(f"<@{user}> · **5** points" in standings[0].content for user in winners)


async def _semifinals(c: Cup) -> None:
    """The first plays the fourth; a person who doesn't come is out, the other one goes on."""
    await c.move(minutes=6)
    gus, who = c.sandbox.people[-1], _people(c)
    this = (await c.contest()).tournament.round
    assert this
    assert this.stage == "semifinal"
    assert [len(match.players) for match in this.tables] == [2, 2]
    one, other = this.tables
    await _come(c, one)
    await _come(c, other, 1)
    here, missing = other.players
    told = await c.t.command(who[here], "tournament show")
    assert f"Still missing: <@{missing}>" in told
    await c.end((await c.playing())[0], one.players)
    await c.move(minutes=11)
    assert (await _over(c)).how == "forfeit"

    strange = {"table": "2-2", "first": who[one.players[0]].name}
    assert "wasn’t at that table" in await c.t.command(gus, "tournament correct", given=strange)


async def _final(c: Cup) -> None:
    """A corrected final changes the champion's post, and the tournament is over again."""
    before = (await c.tables())[0].players[0], (await c.tables())[1].players[0]
    await c.move(minutes=6)
    (match,) = await c.tables()
    assert {*match.players} == {*before}
    gus, who = c.sandbox.people[-1], _people(c)
    await _come(c, match)
    first, second = match.players
    await c.end((await c.playing())[0], [first, second])
    await c.move(seconds=11)
    (post,) = [one for one in _posts(c) if f"🏆 <@{first}> wins **Duels**!" in one.content]
    assert [one["filename"] for one in post.attachments] == ["champion.png", "final.png"]
    assert "Semifinal 2 (too few players came): 1. " in post.alt
    assert not (await c.row()).is_open

    places = {"first": who[second].name, "second": who[first].name}
    await c.t.command(gus, "tournament correct", given={"table": "3-1", "why": "Typo", **places})
    await c.move(seconds=1)
    changed = who[first].post(post.id)
    assert changed
    assert f"🏆 <@{second}> wins **Duels**!" in changed.content
    assert who[second].name in changed.alt
    assert not (await c.row()).is_open


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_a_manager_runs_a_tournament_with_thumbs(database: Database, tmp_path: Path) -> None:
    """Each act of a manager is a button that fits the state; others don't see them."""
    async with cup(tmp_path, database, ("Alba", "Bruno", "Chloé", "Eve", "Gus")) as c:
        await _begun_early(c)
        await _people_changed(c)
        await _refused(c)
        await _table_changed(c)
        await _cancelled(c)
        assert c.sandbox.errors() == []


async def _begun_early(c: Cup) -> None:
    """Before the check-in opens, nobody can have checked in: it's left out."""
    alba, *_, gus = c.sandbox.people
    new = {"name": "Duels", "begins": "2h", "rounds": 1, "format": "duel"}
    await c.t.command(gus, "tournament new", given=new)
    for person in c.sandbox.people[:4]:
        await press(c, person, "Sign up")
    await c.t.command(alba, "tournament show")
    assert "Manage" not in (await c.t.answer(alba)).buttons
    assert await _managed(c, "Begin the first round") == (
        "Begin **Duels** now? There won’t be a check-in."
    )
    await _thumb(c, "Begin the first round")
    await c.move(seconds=1)
    assert [len(match.players) for match in await c.tables()] == [2, 2]
    assert "Begin the next round" not in await _buttons(c)


async def _people_changed(c: Cup) -> None:
    """Two people change tables, and one is taken out and let back in."""
    (a, b), (x, y) = (match.players for match in await c.tables())
    told = await _managed(c, "Swap two people", [str(a)], [str(x)], "Same *family*")
    assert "now" in told
    assert "Same \\*family\\*" in told
    assert [match.players for match in await c.tables()] == [(x, b), (a, y)]
    told = await _managed(c, "Remove someone", [str(y)], "Rude")
    assert f"removed <@{y}>: Rude" in told
    assert f"let <@{y}> back in" in await _managed(c, "Let someone back in", [str(y)], "Sorry")
    await c.move(seconds=1)
    for match in await c.tables():
        await _come(c, match)
    assert "Swap two people" not in await _buttons(c)
    for match in await c.playing():
        await c.end(match, match.players)
    await c.move(seconds=11)


async def _refused(c: Cup) -> None:
    """Someone who no longer manages the server is refused by each button they still see."""
    gus, before = c.sandbox.people[-1], (await c.contest()).tournament
    rights = c.sandbox.world.people[int(gus.id)]
    for table, label, *values in (
        ("", "Remove someone", [str(gus.id)], "x"),
        ("", "Begin the next round"),
        ("", "End the tournament"),
        ("1-1", "Set this result", "x"),
        ("1-1", "Play again", "x"),
    ):
        await (_chosen(c, table) if table else _buttons(c))
        held, rights.permissions = rights.permissions, MEMBER
        assert "Only someone who manages" in await _thumb(c, str(label), *values)
        rights.permissions = held
    assert (await c.contest()).tournament == before


async def _table_changed(c: Cup) -> None:
    """A table plays again; then menus turn its result round."""
    gus, (a, y) = c.sandbox.people[-1], (await c.tables())[1].players
    await _chosen(c, "1-2")
    assert f"ordered a replay at table 2 in round 1. Previous result: 1 <@{a}>" in await _thumb(
        c, "Play again", "The bot was down"
    )
    await c.move(seconds=1)
    await _come(c, (await c.tables())[1])
    (match,) = await c.playing()
    await c.end(match, match.players)
    await c.move(seconds=11)
    await _chosen(c, "1-2")
    outdated = await c.t.answer(gus)
    await _chosen(c, "1-2")
    old = await c.t.answer(gus)
    menu = next(each for each in old.menus if each["placeholder"] == "Place 1")
    assert [one["label"] for one in menu["options"] if one["default"]] == [
        f"1. {_people(c)[a].name}"
    ]
    await gus.choose(old, "Place 1", ["1"])
    assert f": 1 <@{y}> · 2 <@{a}>. Before" in await _thumb(c, "Set this result", "A slip")

    # A screen from before that correction changes nothing anymore.
    before = (await c.contest()).tournament
    await gus.click(outdated, "Set this result")
    assert gus.form is not None
    await gus.submit(gus.form, {"0": "Too late"})
    await c.t.rest()
    said = gus.post(outdated.id)
    assert said
    assert "Something was changed in the meantime" in said.content
    assert (await c.contest()).tournament == before


async def _cancelled(c: Cup) -> None:
    """The next round begins at once; the end is asked about first."""
    gus, first = c.sandbox.people[-1], (await c.tables())[0].players[0]
    winner = (await c.tables())[1].players[1]
    assert "The next round begins now." in await _managed(c, "Begin the next round")
    await c.move(seconds=11)
    (match,) = await c.tables()
    assert {*match.players} == {first, winner}
    assert "End **Duels** now?" in await _managed(c, "End the tournament")
    assert (await c.row()).is_open
    assert "was canceled" in await _thumb(c, "End the tournament")
    await _thumb(c, "Standings")
    assert "Manage" not in (await c.t.answer(gus)).buttons
    await c.move(seconds=1)
    assert not (await c.row()).is_open


async def _thumb(c: Cup, label: str, *values: str | list[str]) -> str:
    """Press a button of the manager's screen, fill in its form with *values*; the new text."""
    gus = c.sandbox.people[-1]
    await gus.click(await c.t.answer(gus), label)
    if values:
        assert gus.form is not None
        await gus.submit(gus.form, {str(place): value for place, value in enumerate(values)})
    return (await c.t.answer(gus)).content


async def _managed(c: Cup, label: str, *values: str | list[str]) -> str:
    """The same on the screen with everything that the manager can do."""
    await _buttons(c)
    return await _thumb(c, label, *values)


async def _buttons(c: Cup) -> list[str]:
    """Open that screen; its buttons."""
    gus = c.sandbox.people[-1]
    await c.t.command(gus, "tournament show")
    await _thumb(c, "Manage")
    return [*(await c.t.answer(gus)).buttons]


async def _chosen(c: Cup, table: str) -> None:
    """Open that screen, and choose a table in its menu."""
    await _buttons(c)
    gus = c.sandbox.people[-1]
    screen = await c.t.answer(gus)
    await gus.choose(screen, screen.menus[0]["custom_id"], [table])


def _people(c: Cup) -> dict[int, Person]:
    return {int(person.id): person for person in c.sandbox.people}


def _posts(c: Cup) -> list[Post]:
    """The posts in the channel, the oldest first."""
    return [post for post in c.sandbox.people[0].posts("parlour") if not post.is_ephemeral]


def _post(c: Cup, match: Match) -> Post:
    """A table's post in the channel."""
    return next(post for post in _posts(c) if post.id == str(match.message))


def _calls(c: Cup, match: Match) -> list[Post]:
    """The posts in a table's thread that call its people again."""
    posts = c.sandbox.people[0].posts(str(match.thread))
    return [post for post in posts if "I’m here" in post.buttons]


def _pings(person: Person, match: Match) -> int:
    """How often a person was pinged in a table's thread."""
    return sum(n["channel"] == str(match.thread) for n in person.screen["notifications"])


async def _over(c: Cup) -> Match:
    """The last table of the current round, which is over."""
    match = (await c.tables())[-1]
    assert match.state == "over"
    return match


async def _come(c: Cup, match: Match, count: int = 2) -> None:
    """Let people press *I'm here* in the newest call of their table, or only the first *count*."""
    call = [_post(c, match), *_calls(c, match)][-1]
    for user in match.players[:count]:
        person = _people(c)[user]
        post = person.post(call.id)
        assert post
        await c.t.told(person, post, "I’m here")
