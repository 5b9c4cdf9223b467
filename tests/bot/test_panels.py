"""A turn has one private panel, whatever opens it and wherever it is."""

from __future__ import annotations

from pathlib import Path

from game import Game
from sandbox.post import Post
from tests.bot.tables import Table
from tests.bot.test_taps import at, holds


def labels(post: Post) -> set[str]:
    """The buttons of a private screen."""
    return set(post.buttons)


async def test_each_button_of_a_turn_opens_the_one_panel(tmp_path: Path) -> None:
    """Each button opens the panel at its own part, in place of the panel before."""

    def poor(game: Game) -> None:
        holds(lumber=1, brick=1)(game)
        game.state.held[game.state.turn] = ()

    async with at(tmp_path, "midgame", poor) as (_, thumb, board):
        stood = {post.id for post in thumb.person.ephemerals}

        def panel() -> Post:
            (only,) = [post for post in thumb.person.ephemerals if post.id not in stood]
            return only

        await thumb.public(board, "Build")
        build = panel()
        await thumb.public(board, "Card")
        card = panel()
        await thumb.public(board, "Trade")
        trade = panel()
        await thumb.public(board, "Build")

        assert "City: 2 wheat · 3 ore" in build.content
        assert "You have no development cards." in card.content
        assert labels(build) == labels(card) == {"Road", "Trade", "End the turn"}
        assert "Make offer" in trade.buttons
        assert len({build.id, card.id, trade.id, panel().id}) == 4


async def test_a_step_leads_back_to_the_panel_where_it_stands(tmp_path: Path) -> None:
    """Every part returns to the same message, with the new hand."""
    async with at(tmp_path, "midgame", holds(lumber=1, brick=1)) as (_, thumb, board):
        await thumb.public(board, "Trade")
        opened = thumb.screen.id
        await thumb.press("Back", "Road", "Back")
        assert labels(thumb.screen) == {"Road", "Trade", "End the turn"}
        await thumb.press("Road")
        await thumb.pick()

        assert thumb.screen.id == opened
        assert "Road" not in thumb.screen.buttons
        assert {"Trade", "End the turn"} <= labels(thumb.screen)


async def test_a_panel_that_its_reader_has_put_away_hurts_nobody(t: Table) -> None:
    """Opening a panel works even if the reader has dismissed the old one."""
    board = await t.board()
    person = t.on_turn(board)
    await t.command(person, "language", language="en")
    before = len(person.ephemerals)
    await t.told(person, board, "Trade")
    await person.control("dismiss", message=person.ephemerals[-1].id)
    await t.told(person, board, "Build")

    assert t.sandbox.errors() == []
    assert len(person.ephemerals) == before + 1


async def test_a_roll_edits_the_table_as_its_own_answer(tmp_path: Path) -> None:
    """The panel comes as a follow-up, and the roll spends none of the bot's request limit."""
    async with at(tmp_path, "midgame") as (t, first, board):
        await first.public(board, "End turn")
        begun = await t.board()
        person = t.on_turn(begun)
        record, before = t.sandbox.sandbox.record, len(person.ephemerals)
        record.clear()

        await person.click(begun, "Roll")
        await t.rest()

        asked = [(entry["method"], entry["path"]) for entry in record.requests()]
        edits = [path for method, path in asked if method == "PATCH"]
        assert any("/webhooks/" in path and path.endswith("/messages/@original") for path in edits)
        assert [path for path in edits if path.endswith(f"/messages/{begun.id}")] == []
        assert len(person.ephemerals) == before + 1
