"""Votes over the sockets: the motion's post, whom it pings, and what is left of it."""

from __future__ import annotations

from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table


async def test_a_motion_stands_in_the_channel_and_calls_the_others_once(t: Table) -> None:
    """
    One post says who wants what, and pings the three others once, whatever votes come in.

    A bystander's vote is refused in private, and a vote can be taken back.
    """
    await t.board()
    alba, bruno, *others = t.people
    (eve,) = await t.sandbox.join("Eve")

    told = await t.command(alba, "game abandon")
    motion = _motion(t)
    assert await t.told(eve, motion, "Agree")
    assert "1 in favor, 3 needed" in _motion(t).content
    await bruno.click(motion, "Agree")
    await t.rest()
    after = _motion(t)

    assert "2 in favor, 3 needed" in after.content
    assert "It takes 3 votes" in told
    assert "Alba wants to end this game without a winner" in motion.content
    assert [p.name for p in t.people if f"<@{p.id}>" in motion.content] == [
        p.name for p in (bruno, *others)
    ]
    assert [p.name for p in others if f"<@{p.id}>" in after.content] == ["Chloé", "Dámaso"]
    assert [_calls(p, motion) for p in t.people] == [0, 1, 1, 1]

    await bruno.click(after, "Withdraw vote")
    await t.rest()
    after = _motion(t)

    assert "1 in favor, 3 needed" in after.content
    assert after.id == motion.id
    assert f"<@{bruno.id}>" in after.content
    assert [_calls(p, motion) for p in t.people] == [0, 1, 1, 1]


async def test_a_paused_game_goes_on_by_vote(t: Table) -> None:
    """
    With three of four votes it is paused: the motion goes, and the table says so first.

    A click on a turn's button explains how to resume; players can still look at their hand. After
    a vote by the table's button and by commands, the turn can be ended as usual.
    """
    board = await t.board()
    motion = await _paused(t)
    assert t.people[0].post(motion.id) is None
    (paused,) = [p for p in t.public() if "paused" in p.content]
    assert paused.id == board.id
    assert paused.content.startswith("⏸️")
    assert [*paused.buttons] == ["Resume", "My hand"]
    lines = t.lines
    told = await t.command(t.on_turn(board), "endturn")
    assert "/game resume" in told or "</game resume:" in told
    assert "/game resume" not in await t.told(t.on_turn(board), board, "My hand")
    assert t.lines == lines

    bruno, *others = t.people[1:]
    await bruno.click(paused, "Resume")
    for person in others:
        await t.command(person, "game resume")
    lines = t.lines

    await t.on_turn(board).click(board, "End turn")
    await t.rest()

    assert t.lines == lines + 1


async def test_a_pause_keeps_nobody_who_wants_to_leave(t: Table) -> None:
    """A player can resign in a pause; their computer plays when the others resume."""
    board = await t.board()
    await _paused(t)
    leaver, lines = t.on_turn(board), t.lines

    await t.command(leaver, "game resign")
    asked = leaver.ephemerals[-1]
    await leaver.click(asked, next(iter(asked.buttons)))
    await t.rest()
    assert t.lines == lines + 1
    for person in [person for person in t.people if person is not leaver][:2]:
        await t.command(person, "game resume")
    after = await t.board()

    assert t.lines > lines + 1
    assert f"<@{leaver.id}>" not in after.content


async def test_who_manages_the_channel_decides_at_once(t: Table) -> None:
    """Gus, who manages the channel without playing, pauses the game without a vote."""
    await t.board()
    (gus,) = await t.sandbox.join("Gus")

    told = await t.command(gus, "game pause")

    assert "paused" in told or "pausa" in told
    assert '"paused":' in str(t.asked("SELECT memory FROM games"))
    assert t.asked("SELECT count(*) FROM posts WHERE kind = 'vote'") == [(0,)]


async def test_a_game_moves_where_it_can_be_played_and_may_be(t: Table) -> None:
    """The bot's permissions there are checked first, then the server's rules, then the vote."""
    await t.board()
    (gus,) = await t.sandbox.join("Gus")
    alba, bruno, *_ = t.people
    await gus.control("permissions", channel="tavern", deny=["send_messages"])
    no_rights = await t.command(alba, "game move", channel="tavern")
    await gus.control("permissions", channel="tavern", deny=[])
    await t.command(gus, "admin settings", allow="parlour")
    not_allowed = await t.command(alba, "game move", channel="tavern")
    await t.command(gus, "admin settings", allow="tavern")

    wish = await t.command(bruno, "game move", channel="tavern")
    motion = _motion(t)
    before = t.asked("SELECT channel_id FROM games")
    await t.command(alba, "game move", channel="tavern")
    after = t.asked("SELECT channel_id FROM games")

    assert "Send Messages" in no_rights
    assert "you can only open tables in <#" in not_allowed
    assert "It takes 3 votes" in wish
    assert "wants to move this game to <#" in motion.content
    assert before != after
    assert [p for p in alba.posts("tavern") if p.attachments]


async def _paused(t: Table) -> Post:
    """Pause the game with three of four votes, and return the motion's post."""
    await t.command(t.people[0], "game pause")
    motion = _motion(t)
    await t.people[1].click(motion, "Agree")
    await t.people[2].click(motion, "Agree")
    await t.rest()
    assert '"paused":' in str(t.asked("SELECT memory FROM games"))
    return motion


def _motion(t: Table) -> Post:
    """The motion in the channel."""
    (motion,) = [p for p in t.public() if "Agree" in p.buttons]
    return motion


def _calls(person: Person, post: Post) -> int:
    """How often a post has pinged a person."""
    return sum(
        n["message"] == post.id and n["reason"] == "mention" and not n["silent"]
        for n in person.screen["notifications"]
    )
