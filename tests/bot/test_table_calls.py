"""Pings: who is pinged by what, only once, and when the post is removed."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table
from tests.seeded.sitecustomize import always
from words import Words


def pings(person: Person) -> list[str]:
    """The channel's posts that have pinged a person."""
    return [n["message"] for n in person.screen["notifications"] if n["reason"] == "mention"]


async def test_after_the_discards_the_roller_is_called_and_the_ask_is_gone(tmp_path: Path) -> None:
    """
    One short post pings everyone who owes cards, except the roller.

    After the last discard, the roller is pinged to move the robber.
    """
    async with table(tmp_path, "seven") as t:
        ask = _asking(t, "must discard")
        roller = t.on_turn(await t.board())
        called = [p for p in t.people if ask.id in pings(p)]
        others = [p for p in t.people if f"<@{p.id}>" in ask.content]
        assert called == others
        assert roller not in called
        assert len(called) > 1
        if "you must discard" in (await t.board()).content.split("\n")[0]:
            await t.command(roller, "discard")
            await t.discard(roller)
        for person in others:
            await t.command(person, "discard")
            await t.discard(person)

        call = _asking(t, "move the robber")

        assert call.id in pings(roller)
        assert t.people[0].post(ask.id) is None


async def test_offers_of_a_turn_share_one_post(tmp_path: Path) -> None:
    """
    A counter-offer appears next to the offer, and pings nobody while others are asked.

    A player who picks their own offer from the list can withdraw it, but not accept it.
    """
    async with table(tmp_path, "offer") as t:
        offers = _asking(t, "Offer 2")
        offerer = t.on_turn(await t.board())
        others = [p for p in t.people if p is not offerer]

        assert offers.id not in pings(offerer)
        assert len([p for p in t.public() if "Offer 1" in p.content and p.buttons]) <= 1
        assert all(len(pings(p)) <= 1 for p in others)

        await offerer.choose(offers, offers.menus[0]["custom_id"], ["1"])
        screen = await t.answer(offerer)

        assert not {"Accept", "Aceptar"} & set(screen.buttons)
        (own,) = [menu for menu in screen.menus if ":mine:" in menu["custom_id"]]
        assert [option["value"] for option in own["options"]] == ["x1"]


async def test_hush_answers_every_offer(tmp_path: Path) -> None:
    """Muting offers declines the open ones, and the post shows it."""
    async with table(tmp_path, "offer") as t:
        offers = _asking(t, "Offer 2")
        offerer = t.on_turn(await t.board())
        quiet = next(p for p in t.people if p is not offerer and p.screen["me"]["name"] != "Dámaso")

        await quiet.click(offers, "Mute offers")
        await t.rest()

        name = str(quiet.screen["me"]["name"])
        said = _asking(t, "✗")
        assert any(
            "✗" in line and name in line.partition("⏳")[0] for line in said.content.split("\n")
        )


async def test_who_holds_all_seats_is_not_pinged_for_what_they_are_at(tmp_path: Path) -> None:
    """A practice game pings at its start, but not for later turns."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        with always("alone 1"):  # seed whose dice bring no seven
            await t.command(alba, "game new")
            await t.told(alba, t.public()[0], "Practice")
            await t.command(alba, "game start")
        await t.rest()
        first = pings(alba)

        await _set_up(t)
        for name in ("roll", "endturn"):
            await alba.command(name)
            await t.rest()

        assert len(first) <= 1
        assert t.state.stint > 1
        assert pings(alba) == first


async def test_who_has_set_up_last_begins_without_a_ping(tmp_path: Path) -> None:
    """The player who placed last begins without a ping; the next turn pings its player."""
    async with table(tmp_path, "setup") as t:
        await _set_up(t)
        board = await t.board()
        first = t.on_turn(board)
        for name in ("roll", "endturn"):
            await first.command(name)
            await t.rest()
        second = await t.board()

        assert board.id not in pings(first)
        assert second.id in pings(t.on_turn(second))


async def _set_up(t: Table) -> None:
    """Finish the set-up."""
    while not t.state.plan:
        person = t.on_turn(await t.board())
        for name in ("build settlement", "build road"):
            spots = await person.autocomplete(name, "spot", spot="")
            for spot in spots[:1]:  # the settlement may already be there
                await t.command(person, name, spot=spot["value"])
                await t.rest()


def _asking(t: Table, words: str) -> Post:
    return next(p for p in t.public() if words in p.content and not p.attachments)


async def test_an_offer_off_turn_is_taken_by_who_is_on_turn(tmp_path: Path) -> None:
    """An offer typed by another player is among the open offers, and is accepted from there."""
    async with table(tmp_path, "offer") as t:
        offerer = t.on_turn(await t.board())
        state = t.state
        seat = t.people.index(offerer)
        kinds = range(len(state.bank))
        other, give, get = next(
            (other, give, get)
            for other, give, get in product(range(4), kinds, kinds)
            if other != seat and give != get
            if state.hands[other][give] and state.hands[seat][get]
        )
        typed = [f"1 {Words('en').card(state.rules.cards[kind].name)}" for kind in (give, get)]

        told = await t.command(t.people[other], "trade offer", give=typed[0], get=typed[1])
        offers = _asking(t, "Offer 3")
        await offerer.choose(offers, offers.menus[0]["custom_id"], ["3"])
        screen = await t.answer(offerer)
        await offerer.click(screen, next(iter({"Accept", "Aceptar"} & set(screen.buttons))))
        await t.rest()

        assert told.startswith("✓")
        after = t.state
        assert after.hands[other][get] == state.hands[other][get] + 1
        assert after.hands[seat][give] == state.hands[seat][give] + 1


async def test_who_is_on_turn_is_not_asked_for_silence(tmp_path: Path) -> None:
    """If only the player on turn still has to answer, muting offers isn't suggested."""
    async with table(tmp_path, "offer") as t:
        offers = _asking(t, "Offer 2")
        counter = next(line for line in offers.content.split("\n") if "Offer 2" in line)
        offerer = t.on_turn(await t.board())
        others = [
            p
            for p in t.people
            if p is not offerer and not counter.split(" counters ")[0].count(_name(p))
        ]
        assert "Mute offers" in offers.buttons

        for person in others:
            await t.command(person, "trade decline", offer="1")

        assert "Mute offers" not in _asking(t, "Offer 2").buttons
        assert f"{_name(offerer)}’s offer and gives" in counter


def _name(person: Person) -> str:
    return str(person.screen["me"]["name"])
