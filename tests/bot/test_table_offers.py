"""Pings for offers: at most one for each turn of the table, and none for muted players."""

from __future__ import annotations

from pathlib import Path

from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table
from tests.bot.test_table_calls import pings
from tests.bot.test_taps import Thumb, at, holds


def calls(people: list[Person]) -> list[int]:
    """How often each of them was pinged."""
    return [len(pings(person)) for person in people]


async def offered(t: Table, thumb: Thumb, get: str) -> Post:
    """Offer a wool for one *get* to everyone; return the post that pings them."""
    await t.command(thumb.person, "trade offer", give="1 wool", get=f"1 {get}")
    return next(p for p in reversed(t.public()) if any("Accept" in name for name in p.buttons))


async def test_nobody_is_called_twice_for_one_turn(tmp_path: Path) -> None:
    """A second offer joins the post of the first, and pings nobody."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        others = [person for person in t.people if person is not thumb.person]
        before = calls(others)
        call = await offered(t, thumb, "wheat")
        await others[0].click(call, "Decline")
        await t.rest()
        again = await offered(t, thumb, "ore")

        assert calls(others) == [count + 1 for count in before]
        assert others[0].name in again.content.split("\n")[-2]


async def test_who_wants_to_be_asked_on_their_turn_is_not_called(tmp_path: Path) -> None:
    """With `/settings offers` they see the offer, the table waits for them, and they can answer."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        others = [person for person in t.people if person is not thumb.person]
        told = await t.command(others[1], "settings", offers="turn")
        before, lines = calls(others), t.lines
        call = await offered(t, thumb, "wheat")
        await others[1].click(call, "Accept")
        await t.rest()

        assert told
        assert calls(others) == [before[0] + 1, before[1], before[2] + 1]
        assert t.lines == lines + 2


async def test_whom_nobody_is_left_to_call_is_told_in_silence(tmp_path: Path) -> None:
    """If everyone has muted offers, the post appears without a ping."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        others = [person for person in t.people if person is not thumb.person]
        for person in others:
            await t.command(person, "settings", offers="turn")
        before = calls(t.people)
        call = await offered(t, thumb, "wheat")

        assert "Decline" in call.buttons
        assert [len(pings(person)) for person in t.people] == before


async def test_who_offers_reads_at_once_that_all_have_refused(tmp_path: Path) -> None:
    """If everyone declines by `/notify`, the answer to the offer says so, without any ping."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        for person in t.people:
            await t.command(person, "notify", offers="never")
        before = calls(t.people)

        told = await t.command(thumb.person, "trade offer", give="1 wool", get="1 wheat")

        assert "Everyone has said no to your offer." in told
        assert calls(t.people) == before


async def test_who_has_muted_offers_hears_of_none_until_their_turn(tmp_path: Path) -> None:
    """*Mute offers* answers open and later offers, even in other players' turns."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, board):
        order = t.people.index(thumb.person)
        quiet = t.people[order - 1]  # the last one to get a turn
        call = await offered(t, thumb, "wheat")
        await quiet.click(call, "Mute offers")
        await t.rest()
        before = calls([quiet])
        await thumb.public(board, "End turn")
        following = Thumb(t, t.on_turn(await t.board()))
        await t.command(following.person, "roll")
        if "Trade" in (await t.board()).buttons:  # not a seven
            await offered(t, following, "ore")

        assert following.person is not quiet
        assert calls([quiet]) == before


async def test_who_is_on_turn_is_called_once_when_all_have_answered(tmp_path: Path) -> None:
    """The ping is for the counter-offer made before the last no, and its post can accept it."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        others = [person for person in t.people if person is not thumb.person]
        call = await offered(t, thumb, "wheat")
        before = calls([thumb.person])
        counter = Thumb(t, others[0])
        await counter.public(call, "Counter", "+ Brick", "Make offer")
        assert calls([thumb.person]) == before
        for person in others[1:]:
            await t.command(person, "trade decline", offer="1")
        asked = next(p for p in reversed(t.public()) if any("Accept" in n for n in p.buttons))

        assert calls([thumb.person]) == [before[0] + 1]
        assert asked.id in pings(thumb.person)


async def test_a_taken_offer_is_called_taken_while_a_refused_one_is_open(tmp_path: Path) -> None:
    """Each ping tells of its own offer: nobody took the first, someone took the second."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        others = [person for person in t.people if person is not thumb.person]
        call = await offered(t, thumb, "wheat")
        for person in others:
            await t.command(person, "trade decline", offer="1")
        refused = t.public()[-1].content
        left = [post.id for post in t.public()]
        second = await offered(t, thumb, "ore")
        accept = next(name for name in second.buttons if name.startswith("Accept"))
        await others[0].click(second, accept)
        await t.rest()

        assert "nobody took your offer" in refused
        assert call.id not in left
        assert [name for name in second.buttons if "Accept" in name] == ["Accept 1 wool for 1 ore"]
        assert "your offer was accepted" in t.public()[-1].content


async def test_one_no_to_an_offer_leaves_one_post_which_asks_nobody(tmp_path: Path) -> None:
    """Only the offerer is told, on the open panel, too; a changed mind can still accept."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        other = next(person for person in t.people if person is not thumb.person)
        stood = {post.id for post in t.public()}
        await t.command(thumb.person, "trade offer", give="1 wool", get="1 wheat", to=other.name)
        call = next(p for p in reversed(t.public()) if "Decline" in p.buttons)
        (before,) = calls([other])
        await other.click(call, "Decline")
        await t.rest()
        (post,) = [post for post in t.public() if post.id not in stood]
        panel, lines = thumb.screen.content, t.lines
        await t.command(other, "trade accept", offer="1")

        assert f"{other.name} declined your offer." in post.content
        assert [*post.buttons] == ["Trade"]
        assert f"{other.name} declined your offer." in panel.split("\n")[0]
        assert "Your offer is out" not in panel
        assert calls([other]) == [before]
        assert t.lines == lines + 1


async def test_a_taker_is_chosen_by_a_button(tmp_path: Path) -> None:
    """*Trade* begins with a button for each player who has accepted: two taps from the ping."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, board):
        others = [person for person in t.people if person is not thumb.person]
        said = await t.command(
            thumb.person, "trade offer", give="1 wool", get="1 wheat", choose=True
        )
        for person in others[:2]:
            await t.command(person, "trade accept", offer="1")
        heard = thumb.screen.content
        await thumb.public(board, "Trade")
        takers = [name for name in thumb.screen.buttons if name.startswith("Trade with")]
        traded = t.state.hands[t.state.turn][2]
        await thumb.press(takers[1])

        assert "Your offer is out: 1 wool for 1 wheat." in said
        assert f"{others[1].name} says yes to the offer." in heard
        assert [name.rpartition(" ")[2] for name in takers] == [p.name for p in others[:2]]
        assert t.state.hands[t.state.turn][2] == traded - 1
        assert thumb.taps == 2


async def test_each_command_proposes_the_offers_that_it_is_for(tmp_path: Path) -> None:
    """Players cancel their own offers, decline or counter others', and can accept either kind."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        other = next(person for person in t.people if person is not thumb.person)

        async def proposed(person: Person, command: str) -> list[str]:
            found = await person.autocomplete(f"trade {command}", "offer", offer="")
            return [choice["value"] for choice in found]

        await t.command(thumb.person, "trade offer", give="1 wool", get="1 ore")
        await t.command(other, "trade counter", give="1 ore", get="2 wool", offer="1")

        for person, own, received in ((thumb.person, "1", "2"), (other, "2", "1")):
            assert await proposed(person, "cancel") == [own]
            assert await proposed(person, "decline") == [received]
            assert await proposed(person, "counter") == [received]
            assert sorted(await proposed(person, "accept")) == ["1", "2"]


async def test_those_are_proposed_as_takers_who_have_said_yes(tmp_path: Path) -> None:
    """The takers of the typed offer, or of all own offers, and nobody before someone accepts."""
    async with at(tmp_path, "midgame", holds(wool=4)) as (t, thumb, _):
        others = [person for person in t.people if person is not thumb.person]

        async def proposed(**typed: str) -> set[str]:
            found = await thumb.person.autocomplete("trade accept", "taker", taker="", **typed)
            return {str(choice["name"]).partition(" –")[0].partition(" ")[2] for choice in found}

        for get in ("1 wheat", "1 ore"):
            await t.command(thumb.person, "trade offer", give="1 wool", get=get, choose=True)
        before = await proposed()
        for person, offer in zip(others, ("1", "2", "2"), strict=True):
            await t.command(person, "trade accept", offer=offer)

        names = [person.name for person in others]
        assert before == set()
        assert await proposed() == {*names}
        assert await proposed(offer="1") == {names[0]}
        assert await proposed(offer="#2 wool") == {*names[1:]}
