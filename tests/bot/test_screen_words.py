"""Posts and private screens say each thing once, and buttons say what they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import Game
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table
from tests.bot.test_table_calls import pings
from tests.bot.test_table_undo import ended
from tests.bot.test_taps import Thumb, at, holds, owes_five

pytestmark = pytest.mark.usefixtures("blank")


def asking(t: Table) -> Post:
    """The newest post that can accept an offer."""
    return next(p for p in reversed(t.public()) if any("Accept" in n for n in p.buttons))


def others_of(t: Table, person: Person) -> list[Person]:
    """Everyone else."""
    return [other for other in t.people if other is not person]


async def test_several_offers_are_accepted_by_what_they_bring(tmp_path: Path) -> None:
    """Each *Accept* names the cards, and *Decline* stays one tap after a counteroffer."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, _):
        first, second, _ = others_of(t, thumb.person)
        await t.command(thumb.person, "trade offer", give="1 wool", get="1 wheat")
        await t.command(first, "trade counter", give="1 wheat", get="2 wool", offer="1")
        call, lines = asking(t), t.lines

        assert [*call.buttons][:3] == [
            "Accept 1 wool for 1 wheat",
            "Accept 1 wheat for 2 wool",
            "Decline",
        ]
        await second.click(call, "Decline")  # the offer to all
        await thumb.person.click(call, "Decline")  # the counter to it
        await t.rest()
        assert t.lines == lines + 2
        marks = [line for line in call_now(t, call).content.split("\n") if "✗" in line]
        assert second.name in marks[0]


async def test_decline_has_nothing_to_say_twice(tmp_path: Path) -> None:
    """A player who has answered every offer reads that no other is open."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, _):
        first, second, _ = others_of(t, thumb.person)
        await t.command(thumb.person, "trade offer", give="1 wool", get="1 wheat")
        await t.command(first, "trade counter", give="1 wheat", get="2 wool", offer="1")
        await second.click(asking(t), "Decline")
        await t.rest()
        lines = t.lines

        assert "No such offer" in await t.told(second, asking(t), "Decline")
        assert t.lines == lines


async def test_the_same_offer_of_two_players_names_them(tmp_path: Path) -> None:
    """If two offers bring the same, the buttons name their players; of one player, numbers."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, _):
        first, second, _ = others_of(t, thumb.person)
        for person in (first, second):
            await t.command(person, "trade offer", give="1 wheat", get="1 wool")

        names = [name for name in asking(t).buttons if name.startswith("Accept")]
        assert names == [f"Accept 1 wheat for 1 wool ({p.name})" for p in (first, second)]

        await t.command(thumb.person, "trade offer", give="1 ore", get="1 wheat")
        await t.command(first, "trade counter", give="1 wheat", get="1 wool", offer="3")
        names = [name for name in asking(t).buttons if name.startswith("Accept")]
        one, two = (f"Accept 1 wheat for 1 wool ({first.name} #{offer})" for offer in (1, 4))
        assert {one, two} < {*names}
        assert len(names) == 4


def call_now(t: Table, call: Post) -> Post:
    """The post as it is now."""
    return next(p for p in t.public() if p.id == call.id)


async def test_an_offer_being_built_says_what_each_sign_means(tmp_path: Path) -> None:
    """The hand and both sides, with their signs, are above the buttons from the first tap on."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (_, thumb, board):
        await thumb.public(board, "Trade")
        await thumb.press("Make offer")
        head, hand, give, get = thumb.screen.content.split("\n")
        assert (head, hand, give, get) == (
            "Your offer:",
            "Your hand: 3 wool · 1 ore",
            "**You give** (−): nothing yet",
            "**You get** (+): nothing yet",
        )
        await thumb.press("− Wool")
        assert thumb.screen.content.split("\n")[2:] == ["**You give** (−): 1 wool", get]


async def test_trading_separates_players_from_the_bank(tmp_path: Path) -> None:
    """Offers to players come first and say so; the bank's trades come next and name the bank."""
    rich = holds(wool=4, ore=1, lumber=1, grain=2)
    async with at(tmp_path, "midgame", rich) as (_, thumb, board):
        await thumb.public(board, "Trade")
        names = [*thumb.screen.buttons]
        offers = [n for n in names if n.startswith("Offer ") or n == "Make offer"]
        bank = [n for n in names if n.startswith("Bank: ")]

        assert names == [*offers, *bank, "Back"]
        assert len(offers) > 1
        assert bank
        assert "What do you trade with the bank?" not in thumb.screen.content


async def test_a_turn_says_once_what_is_to_be_done(tmp_path: Path) -> None:
    """The small print below the first line doesn't repeat it."""
    async with at(tmp_path, "midgame", holds(wool=1)) as (t, thumb, board):
        first, small, *_ = board.content.split("\n")
        assert first.endswith("trade, build, or end your turn.")
        assert small.startswith("-# 🎲 ")
        await thumb.public(board, "End turn")
        roll = await t.board()
        assert roll.content.split("\n")[0].count("your turn.") == 1
        assert "roll the dice" not in roll.content


async def test_a_seven_says_once_what_each_discards(tmp_path: Path) -> None:
    """The board groups those whom the ping calls; the ping names nobody else."""
    async with at(tmp_path, "seven", owes_five) as (t, _, board):
        ask = next(p for p in t.public() if "must discard" in p.content and not p.attachments)
        assert board.content.count("discard 5 cards") == 2
        assert ask.content.count("discard 5 cards") == 1
        assert ask.content.split("\n")[1].startswith("-# The table")


async def test_another_players_undo_is_below_and_named(tmp_path: Path) -> None:
    """The next player's buttons come first; the undo below them says whose it is."""
    async with table(tmp_path, "midgame") as t:
        person, roll = await ended(t)
        *_, last = roll.view["components"]
        assert [part["label"] for part in last["components"]] == [f"{person.name}: undo"]


async def test_an_offer_that_nobody_can_pay_pings_nobody(tmp_path: Path) -> None:
    """With fewer cards than an offer asks for, as all can see, a player isn't pinged for it."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, _):
        before = [len(pings(person)) for person in t.people]
        said = await t.command(thumb.person, "trade offer", give="1 wool", get="9 wheat")
        await t.rest()

        assert "Nobody you asked has that many cards" in said
        assert [len(pings(person)) for person in t.people] == before
        assert {"Accept", "Decline", "Counter"} <= {*asking(t).buttons}


async def test_what_nobody_holds_but_might_pings_as_ever(tmp_path: Path) -> None:
    """Hidden cards change nothing: an offer for cards that nobody has pings everyone."""

    def change(game: Game) -> None:
        holds(wool=3)(game)
        state = game.state
        for seat in range(state.seats):
            if seat != state.turn:
                state.hands[seat][:] = [5, 0, 0, 0, 0]

    async with at(tmp_path, "midgame", change) as (t, thumb, _):
        others = others_of(t, thumb.person)
        before = [len(pings(person)) for person in others]
        said = await t.command(thumb.person, "trade offer", give="1 wool", get="1 ore")

        assert "Nobody" not in said
        assert [len(pings(person)) for person in others] == [count + 1 for count in before]


async def test_who_lacks_the_cards_can_decline_or_counter(tmp_path: Path) -> None:
    """The private screen of an offer has no *Accept* for a player who can't pay it."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, board):
        other = Thumb(t, others_of(t, thumb.person)[0])
        await t.command(thumb.person, "trade offer", give="1 wool", get="2 wheat")
        await other.public(board, "Trade")

        assert "You don’t have the cards it asks for." in other.screen.content
        assert [*other.screen.buttons][-2:] == ["Decline", "Counter"]


async def test_too_many_cards_leave_the_choice(tmp_path: Path) -> None:
    """A wrong sum says so, and the menu still has what was chosen."""
    async with at(tmp_path, "seven", owes_five) as (t, _, _):
        ask = next(p for p in t.public() if "must discard" in p.content and not p.attachments)
        thumb = Thumb(t, next(p for p in t.people if f"<@{p.id}>" in ask.content))
        await thumb.public(ask, "Discard")
        rows = [option["label"] for option in thumb.screen.menus[0]["options"]]
        await thumb.choose(rows.index("4 wood"), rows.index("3 brick"))

        assert thumb.screen.content.startswith("Too many: 4 wood · 3 brick.")
        kept = [o["label"] for o in thumb.screen.menus[0]["options"] if o.get("default")]
        assert kept == ["4 wood", "3 brick"]
        await thumb.choose(rows.index("1 wood"))
        assert "So far: 1 wood" in thumb.screen.content
        await thumb.press("Start over")
        assert "So far" not in thumb.screen.content
