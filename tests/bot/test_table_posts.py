"""Old posts: of a finished turn, of a lobby whose game began, and of a table posted again."""

from __future__ import annotations

from pathlib import Path

from sandbox.post import Post
from tests.bot.tables import Table, table


async def test_a_turn_that_is_over_becomes_a_line_of_what_it_did(t: Table) -> None:
    """
    When the next turn is posted, the old post says what was done and keeps its picture.

    A hand's message is the same one: it links to the new table and keeps its picture. Its button
    answers in the direct message with the current board.
    """
    board = await t.board()
    person, dario = t.on_turn(board), t.people[3]
    (hand,) = dario.direct

    await person.click(board, "End turn")
    newer = await t.board()
    old = _quiet(t, board)
    first = newer.content.split("\n")[0]
    (now,) = dario.direct
    await dario.click(now, "Ver tablero")
    shown = await t.answer(dario)

    assert newer.id != board.id
    assert newer.id in now.content
    assert (now.id, now.attachments) == (hand.id, hand.attachments)
    assert shown.attachments
    assert not shown.buttons

    assert ", your turn. " in first
    assert first.endswith(".")
    assert person.screen["me"]["name"] in old.content
    assert "rolled **" in old.content
    assert "\n" not in old.content
    assert "<@" not in old.content
    assert old.attachments


async def test_a_placement_that_is_over_tells_of_both_pieces(tmp_path: Path) -> None:
    """The last placed piece appears in the post that asked for it, not in the next one."""
    async with table(tmp_path, "setup") as t:
        board = await t.board()
        person = t.on_turn(board)
        for name in ("build settlement", "build road"):
            spots = await person.autocomplete(name, "spot", spot="")
            for spot in spots[:1]:  # the settlement may already be there
                await t.command(person, name, spot=spot["value"])

        old = _quiet(t, board)

        assert "built a settlement and a road." in old.content


async def test_a_lobby_that_has_begun_keeps_the_fingerprint_of_its_seed(tmp_path: Path) -> None:
    """The old post says that the game has begun, and keeps the promise about the dice."""
    async with table(tmp_path, "lobby") as t:
        lobby = t.public()[0]
        ((commitment,),) = t.asked("SELECT commitment FROM games")

        await t.told(t.people[0], lobby, "Start")
        old = _quiet(t, lobby)

        assert "has begun" in old.content
        assert str(commitment) in old.content


async def test_the_board_posted_anew_takes_the_place_of_the_older_post(t: Table) -> None:
    """After two requests for the board there's one table, at the bottom, and nobody was pinged."""
    board = await t.board()
    person = t.on_turn(board)
    calls = [n for n in person.screen["notifications"] if n["reason"] == "mention"]

    told = await t.command(t.people[0], "board")
    again = await t.command(t.people[1], "board")
    (eve,) = await t.sandbox.join("Eve")
    shown = await t.command(eve, "board")

    (table_,) = [p for p in t.public() if p.attachments]
    assert int(table_.id) > int(board.id)
    assert table_.buttons
    assert "at the bottom of the channel" in told
    assert again.startswith("I’ve just posted the table")
    assert [table_.id in text for text in (again, shown)] == [True, True]
    assert (await t.answer(eve)).attachments
    assert [n for n in person.screen["notifications"] if n["reason"] == "mention"] == calls


async def test_a_table_that_somebody_has_deleted_is_posted_anew(t: Table) -> None:
    """Nobody gets a link to the deleted post, even if it was posted within half a minute."""
    await t.command(t.people[0], "board")
    for name in ("board", "game status"):
        (old,) = [p for p in t.public() if p.attachments]
        await t.people[0].control("delete_message", channel="parlour", message=old.id)

        told = await t.command(t.people[1], name)

        (new,) = [p for p in t.public() if p.attachments]
        assert new.buttons
        assert old.id not in told


def _quiet(t: Table, post: Post) -> Post:
    """The current post, once it has no buttons."""
    now = t.people[0].post(post.id)
    assert now
    assert not now.buttons
    return now
