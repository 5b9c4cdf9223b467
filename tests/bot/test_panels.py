"""A turn has one private panel, whatever opens it and wherever it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import Game
from sandbox.post import Post
from tests.bot.tables import Table
from tests.bot.test_taps import Thumb, at, holds

pytestmark = pytest.mark.usefixtures("blank")


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
        await thumb.public(board, "Trade")
        trade = panel()
        await thumb.public(board, "Build")

        assert "City: 2 wheat · 3 ore" in build.content
        assert "Play card" not in board.buttons
        assert labels(build) == {"Road", "Trade", "End turn"}
        assert "Make offer" in trade.buttons
        assert len({build.id, trade.id, panel().id}) == 3


async def test_a_step_leads_back_to_the_panel_where_it_stands(tmp_path: Path) -> None:
    """Every part returns to the same message, with the new hand."""
    async with at(tmp_path, "midgame", holds(lumber=1, brick=1)) as (_, thumb, board):
        await thumb.public(board, "Trade")
        opened = thumb.screen.id
        await thumb.press("Back", "Road", "Back")
        assert labels(thumb.screen) == {"Road", "Trade", "End turn"}
        await thumb.press("Road")
        await thumb.pick()

        assert thumb.screen.id == opened
        assert "Road" not in thumb.screen.buttons
        assert {"Trade", "End turn"} <= labels(thumb.screen)


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


async def test_a_trade_refreshes_the_panels_of_both(tmp_path: Path) -> None:
    """After a trade, an open panel says what it brought, to the offerer and to the other."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, board):
        other = Thumb(t, next(p for p in t.people if p is not thumb.person))
        await other.public(board, "Trade")
        stood = other.screen.id
        await offer(thumb, board)
        await other.public(next(p for p in t.public() if "Counter" in p.buttons), "Accept")

        traded, hand, *_ = thumb.screen.content.split("\n")
        assert traded.endswith(f"{other.person.name}: −1 wool, +1 wheat")
        assert hand == "Your hand: 2 wool · 1 wheat · 1 ore"
        assert {"Trade", "End turn"} <= labels(thumb.screen)
        assert other.screen.id == stood
        assert other.screen.content.split("\n")[0].endswith(": −1 wheat, +1 wool")
        assert "Make offer" in other.screen.buttons  # it's still about trading


async def test_a_panel_knows_that_its_turn_has_ended(tmp_path: Path) -> None:
    """An open panel loses its buttons when the table's post ends the turn."""
    async with at(tmp_path, "midgame", holds(lumber=1, brick=1)) as (_, thumb, board):
        await thumb.public(board, "Build")
        stood, open_before = thumb.screen.id, labels(thumb.screen)
        await thumb.public(board, "End turn")

        assert "End turn" in open_before
        assert thumb.screen.id == stood
        assert labels(thumb.screen) <= {"Prepare"}


async def test_a_panel_works_after_its_reader_has_answered_elsewhere(tmp_path: Path) -> None:
    """Declining an offer on its post doesn't make the buttons of the open panel stale."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, board):
        other = Thumb(t, next(p for p in t.people if p is not thumb.person))
        await offer(thumb, board)
        await other.public(board, "Trade")
        await other.public(next(p for p in t.public() if "Counter" in p.buttons), "Decline")
        await other.press("Make offer")

        assert "**You give**" in other.screen.content


async def test_a_taken_counter_tells_its_author(tmp_path: Path) -> None:
    """The author of a counteroffer reads on their own screen that it was accepted."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, board):
        author = Thumb(t, next(p for p in t.people if p is not thumb.person))
        await offer(thumb, board)
        await author.public(next(p for p in t.public() if "Counter" in p.buttons), "Counter")
        await author.press("Make offer")
        answer = next(p for p in reversed(t.public()) if any("Accept" in n for n in p.buttons))
        called = author.pings
        await thumb.public(answer, [name for name in answer.buttons if "Accept" in name][-1])

        first = author.screen.content.split("\n")[0]
        assert first.endswith(f"{thumb.person.name}: −1 wheat, +1 wool")
        assert author.pings == called


async def test_a_hand_is_refreshed_and_an_answer_to_a_command(tmp_path: Path) -> None:
    """The answers to */trade offer* and */hand* say what a trade has changed."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, _):
        other = next(p for p in t.people if p is not thumb.person)
        await t.command(thumb.person, "trade offer", give="1 wool", get="1 wheat")
        await t.command(thumb.person, "hand")
        await Thumb(t, other).public(
            next(p for p in t.public() if "Counter" in p.buttons), "Accept"
        )

        panel, hand = thumb.person.ephemerals[-2:]
        assert "−1 wool, +1 wheat" in panel.content
        assert "−1 wool, +1 wheat" in hand.content
        assert "2 wool · 1 wheat · 1 ore" in hand.content
        assert hand.attachments


async def test_an_offer_being_built_stays_open(tmp_path: Path) -> None:
    """Cards that come meanwhile leave an offer being built as it is."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, board):
        other = next(p for p in t.people if p is not thumb.person)
        await offer(thumb, board)
        await thumb.press("Trade")
        await thumb.press("Make offer")
        await thumb.press("− Ore")
        await Thumb(t, other).public(
            next(p for p in t.public() if "Counter" in p.buttons), "Accept"
        )

        assert "−1 wool, +1 wheat" in thumb.screen.content
        assert "**You give** (−): 1 ore" in thumb.screen.content


async def test_a_purchase_that_is_no_longer_paid_gives_way_to_the_panel(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """If a trade takes a card of the price, the panel takes the place of the question."""
    async with at(tmp_path, "midgame", holds(wool=1, grain=1, ore=1)) as (t, thumb, board):
        other = next(p for p in t.people if p is not thumb.person)
        await offer(thumb, board)
        await thumb.press("Buy card")
        assert "Yes" in thumb.screen.buttons
        await Thumb(t, other).public(
            next(p for p in t.public() if "Counter" in p.buttons), "Accept"
        )

        assert "−1 wool, +1 wheat" in thumb.screen.content
        assert "Trade" in labels(thumb.screen)
        assert "could not refresh" not in caplog.text


async def test_a_screen_put_away_is_not_refreshed(tmp_path: Path) -> None:
    """A dismissed panel is forgotten without an error."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, board):
        other = next(p for p in t.people if p is not thumb.person)
        await offer(thumb, board)
        await thumb.person.control("dismiss", message=thumb.screen.id)
        left = [post.id for post in thumb.person.ephemerals]
        await Thumb(t, other).public(
            next(p for p in t.public() if "Counter" in p.buttons), "Accept"
        )

        assert [post.id for post in thumb.person.ephemerals] == left
        assert t.sandbox.errors() == []


async def offer(thumb: Thumb, board: Post) -> None:
    """Offer everyone a wool for a wheat."""
    await thumb.public(board, "Trade")
    await thumb.press("Make offer")
    await thumb.press("− Wool")
    await thumb.press("+ Wheat")
    await thumb.press("Offer to everyone")
