"""Computers at a table: how strong they are, and how long they wait for answers to their offers."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.chat.refusals import Refused, Stale
from bot.features import timers
from bot.features.computers import computers
from bot.features.lobby import filling, lobby
from bot.table import news
from bot.table.games import Games
from bot.table.ping import Ping
from bot.table.table import Table
from game import BOXES, Action, Choice, Seat, Seeded, View
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer
from game.base.families import TURN
from game.base.offer_trade import OfferTrade
from game.base.offers import awaited
from game.base.parts import Offers
from game.base.propose_trade import ProposeTrade
from game.base.roll import RollDice
from game.computer import STRENGTHS, Strength, choose
from storage import Store
from tests.bot.acting import NOON, Watch, act, opened, owed
from tests.game.tables import A, B
from tests.house import needs
from tests.secrets import shown

HOST, GUEST = 1, 2
NORMAL = STRENGTHS["normal"]


async def test_the_host_chooses_how_strong_computers_are(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Each computer has a strength of its own, which its name shows and it plays with.

    It thinks in another thread, so that other tables needn't wait.
    """
    thought: dict[str, str] = {}
    threads = set[threading.Thread]()

    def chosen(
        view: View, options: Sequence[Action | Choice], chance: Seeded, strength: Strength
    ) -> Action:
        thought[table.seats[view.reader or 0].name] = strength.name
        threads.add(threading.current_thread())
        return choose(view, options, chance, strength)

    monkeypatch.setattr(computers, "choose", chosen)
    table = await opened(games)
    for strength in ("hard", "easy", "normal"):
        await filling.add(games, table.id, HOST, strength)
    with pytest.raises(Refused):
        await filling.strengthen(games, table.id, GUEST, "easy")
    for strength, name in (("mild", "Ada"), ("easy", "Konrad")):
        with pytest.raises(Stale):
            await filling.strengthen(games, table.id, HOST, strength, name)
    await filling.strengthen(games, table.id, HOST, "normal")
    await filling.strengthen(games, table.id, HOST, "hard", "Ada")
    await filling.strengthen(games, table.id, HOST, "easy", "Alan")

    await lobby.start(games, table.id, HOST, NOON)
    for _ in range(4):
        await act(games, table)

    names = [table.name(Seat(seat)) for seat in range(1, 4)]
    assert names == ["Computer (Ada, hard)", "Computer (Alan, easy)", "Computer (Grace)"]
    assert threading.main_thread() not in threads
    assert thought == {"Ada": "hard", "Alan": "easy", "Grace": "normal"}


def swap(hand: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """A card of the first kind in *hand* to give, and one of the next kind to get."""
    kind = next(kind for kind, count in enumerate(hand) if count)
    return tuple(tuple(int(card == each % 5) for card in range(5)) for each in (kind, kind + 1))


def pushy(
    view: View, options: Sequence[Action | Choice], chance: Seeded, strength: Strength = NORMAL
) -> Action:
    """The choice of a computer that offers a card to everyone when it can, and takes no offer."""
    for option in options:
        if isinstance(option, DeclineOffer):
            return option
        if isinstance(option, Choice) and option.action is OfferTrade and option.seats:
            give, get = swap(option.vectors[0].of)
            return OfferTrade(give=give, get=get, to=option.seats[1])
    others = [one for one in options if getattr(one, "action", None) is not OfferTrade]
    return choose(view, others, chance, strength)


async def asking(games: Games, pace: str, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game of the host and two pushy computers, one of which waits for the host's answer."""
    monkeypatch.setattr(computers, "choose", pushy)
    table = await opened(games, pace=pace)
    for _ in range(2):
        await filling.add(games, table.id, HOST)
    await lobby.start(games, table.id, HOST, NOON)
    for _ in range(40):
        if table.memory.asking:
            break
        seat, action = table.playing().defaults()[0]
        await games.play(table.id, HOST, seat, action)
    return table


def own(table: Table) -> tuple[Seat, int]:
    """The host's seat, and the number of the only open offer."""
    (offer,) = table.playing().state.part(Offers).open
    return table.seats_of(HOST)[0], offer.id


@pytest.mark.parametrize(("pace", "seconds", "pings"), [("live", 20, True), ("", 60, False)])
async def test_a_computer_waits_for_answers_to_its_offer(
    games: Games,
    store: Store,
    watch: Watch,
    monkeypatch: pytest.MonkeyPatch,
    pace: str,
    seconds: int,
    pings: bool,
) -> None:
    """It waits for a time by the table's pace, even after a restart, and asks once a turn."""
    table = await asking(games, pace, monkeypatch)
    state = table.playing().state
    turn, stint, (offer,) = state.turn, state.stint, state.part(Offers).open
    call = (await owed(games, table, news.OFFERS))[-1]

    assert table.is_computed(turn)
    assert table.memory.asking == NOON + timedelta(seconds=seconds)
    assert Ping.of(call).is_silent != pings
    assert (offer.seat, awaited(state, offer)) == (turn, tuple(table.seats_of(HOST)))

    again = Games(store)
    for passed in (0, seconds - 1):
        watch.now = NOON + timedelta(seconds=passed)
        await again.look_again(table.id)
        await timers.look(again, watch.now)
        assert (await again.tables.look(table.id)).number == table.number
    watch.now = NOON + timedelta(seconds=seconds)
    await timers.look(again, watch.now)

    table = await again.tables.look(table.id)
    assert table.playing().state.stint > stint
    rows = await store.readings.lines(table.id)
    later = [row for row in rows if row.number > call.key.number and row.seat == turn]
    assert "OfferTrade" not in [row.line.action["type"] for row in later]


async def test_an_answer_ends_the_wait(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer goes on as soon as everyone has answered, without any time passing."""
    table = await asking(games, "", monkeypatch)
    stint = table.playing().state.stint
    seat, offer = own(table)

    await games.play(table.id, HOST, seat, DeclineOffer(offer))

    assert table.playing().state.stint > stint


@pytest.mark.parametrize("pace", ["live", ""])
async def test_a_counter_at_once_pings_nobody(
    games: Games, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    """The player whose offer a computer counters has just made it, so sees the answer."""

    def dear(
        view: View, options: Sequence[Action | Choice], chance: Seeded, strength: Strength = NORMAL
    ) -> Action:
        for option in options:
            if isinstance(option, Choice) and option.action is CounterOffer:
                give, get = swap(option.vectors[0].of)
                return CounterOffer(**option.fixed, give=give, get=get)
        others = [one for one in options if getattr(one, "action", None) is not OfferTrade]
        return choose(view, others, chance, strength)

    monkeypatch.setattr(computers, "choose", dear)
    table = await opened(games, pace=pace)
    for _ in range(2):
        await filling.add(games, table.id, HOST)
    await lobby.start(games, table.id, HOST, NOON)
    seat = table.seats_of(HOST)[0]
    while not (table.playing().state.debt(seat, TURN) and any(table.playing().state.hands[seat])):
        own, action = table.playing().defaults()[0]
        await games.play(table.id, HOST, own, action)
    give, get = swap(table.playing().state.hands[seat])

    to = tuple(sorted(table.playing().state.others(seat)))
    await games.play(table.id, HOST, seat, OfferTrade(give=give, get=get, to=to))

    assert any(offer.counters for offer in table.playing().state.part(Offers).open)
    pings = [Ping.of(post) for post in await owed(games, table, news.OFFERS)]
    assert pings[-1].called == (seat,)
    assert not any(table.people_in(ping.called) for ping in pings if not ping.is_silent)


async def test_one_computer_proposes_a_trade_quietly(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a person's turn one proposal of a computer is open at a time, and it pings nobody."""

    def eager(
        view: View, options: Sequence[Action | Choice], chance: Seeded, strength: Strength
    ) -> Action | None:
        for option in options:
            if isinstance(option, Choice) and option.action is ProposeTrade:
                give, get = swap(option.vectors[0].of)
                return ProposeTrade(**option.fixed, give=give, get=get)
        return None

    monkeypatch.setattr(computers, "propose", eager)
    table = await opened(games, pace="live")
    for _ in range(2):
        await filling.add(games, table.id, HOST)
    await lobby.start(games, table.id, HOST, NOON)
    seat = table.seats_of(HOST)[0]
    while not table.playing().state.debt(seat, TURN):
        await act(games, table)
    proposals = [o for o in table.playing().state.part(Offers).open if o.to == (seat,)]

    assert len(proposals) == 1
    await games.play(table.id, HOST, seat, DeclineOffer(proposals[0].id))
    assert [o.id for o in table.playing().state.part(Offers).open] == [proposals[0].id]
    ping = Ping.of((await owed(games, table, news.OFFERS))[-1])  # earlier ones: on their own turns
    assert ping.called == (seat,)
    assert ping.is_silent


@needs("gods")
async def test_a_god_is_used_on_another_computers_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game doesn't wait for Atum: his owner is asked before the turn goes on."""
    from tests.game.gods.tables import LAND, GodsTable  # the box may be missing

    monkeypatch.setattr(Table, "is_computed", lambda *_: True)
    gods = GodsTable(LAND, gods="atum horus", turn="b", stage="roll")
    gods.play(RollDice(), "b", die=[1, 1])
    state = gods.state
    table = shown.table(state, [], [0] * state.seats, BOXES)

    found = await computers._owed(table, table.playing(), 0)

    assert found is not None
    assert [debt.seat for debt in state.debts()] == [B, A]
    assert (found[0], type(found[1]).__name__) == (A, "UseAtum")
