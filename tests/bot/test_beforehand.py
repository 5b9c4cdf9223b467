"""The base game's prepared answers: to a seven, to offers and for the robber."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.chat.screen import MENU, Screen
from bot.features import timers
from bot.features.prepare import prepared, preparing
from bot.features.prepare import screens as prepare
from bot.features.prepare.moments import BASE, offers, robber, seven, turn
from bot.features.prepare.preparation import Preparation, group
from bot.features.seats import seats
from bot.publish.posts import board as public
from bot.publish.posts.post import Post
from bot.screens.context import ScreenContext, context_of
from bot.screens.hand import hand
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table as Playing
from game import BOXES, Action, Game, Seat, offered, seats_for
from game.base.accept_offer import AcceptOffer
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.families import DISCARD, ROBBER, TURN
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers, Turn
from game.base.play_knight import PlayKnight
from game.base.rob import Rob
from game.base.roll import RollDice
from game.core.codec import compiled
from storage import Store
from tests.bot.acting import Watch, at, owed, say_all
from tests.crash.positions import SEVEN, Position
from tests.game.tables import A, B, C, Table, cards
from words import LANGUAGES, Words

LAND = r"""
        b       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F6+  |  P8+  |  H9+  |
    .       .       b       .
      \   /   \   /   \   /
        a       .       .
        |  D*   |  M5+  |
        .       .       .
          \   /   \   /
            C       .
"""


def said(table: Table, seat: Seat, moment: Preparation, *chosen: str) -> Action | None:
    """The prepared answer for *seat* if its moment has come, otherwise None."""
    game = Game(table.state)
    if not moment.has_come(game.state, seat):
        return None
    action = moment.answer(game, seat, chosen)
    assert action is None or game.refuse(seat, action) is None
    return action


def rolled(*hands: str, drawing: str = LAND) -> Table:
    """The table after player a has rolled a seven."""
    table = Table(drawing, *hands, stage="roll")
    table.play(RollDice(), die=[3, 4])
    return table


@pytest.mark.parametrize(
    ("hand", "spared", "gone"),
    [
        ("5 ore 4 wool", (), "2 wool 2 ore"),
        ("5 ore 4 wool", ("spare ore",), "4 wool"),
        ("5 ore 2 wool 1 grain", ("spare ore",), "2 wool 1 grain 1 ore"),
        ("4 ore 3 wool 1 grain", ("spare ore", "spare wool"), "1 grain 2 ore 1 wool"),
        ("8 ore", ("spare ore",), "4 ore"),
    ],
)
def test_what_is_spared_goes_last(hand: str, spared: tuple[str, ...], gone: str) -> None:
    """Cards go from the largest pile first; a spared kind goes only when nothing else is left."""
    table = rolled(hand)

    assert said(table, A, seven.BEFOREHAND, *spared) == Discard(cards(gone))


def test_every_kind_of_every_box_can_be_spared_and_has_a_line_in_one_menu() -> None:
    """Every kind of card can be spared, and they all fit into one menu."""
    for names in offered():
        rules = compiled(names, {}, max(seats_for(names)), BOXES)

        spared = tuple(f"spare {kind.name}" for kind in rules.cards)
        assert seven.choices(rules) == spared, names
        for moment in BASE:
            assert max(Counter(map(group, moment.choices(rules))).values()) <= MENU, names


def test_the_robber_goes_to_the_best_hex_of_its_victim_and_not_to_an_own_one() -> None:
    """The robber goes to the victim's best hex that isn't beside a building of its owner."""
    table = rolled("", "1 ore", "1 ore")

    assert said(table, A, robber.BEFOREHAND, "seat 1") == MoveRobber(table.hexes[1])


def test_who_leads_is_robbed_unless_their_hand_is_empty() -> None:
    """The leader is robbed unless their hand is empty; only points and hand sizes count."""
    table = rolled("", "1 ore", "")

    assert said(table, A, robber.BEFOREHAND) == MoveRobber(table.hexes[1])
    assert said(table, A, robber.BEFOREHAND, "seat 2") is None


def test_where_no_hex_fits_its_owner_is_asked() -> None:
    """The owner is asked when the victim builds only at hexes where the owner builds too."""
    table = rolled("", "1 ore", "1 ore")

    assert said(table, A, robber.BEFOREHAND, "seat 1", "hex grain") is None
    assert said(table, A, robber.BEFOREHAND, "seat 1", "hex ore") == MoveRobber(table.hexes[3])


def test_the_robber_of_a_knight_is_not_meant() -> None:
    """The prepared robber isn't used for a knight card, even after a roll of seven."""
    table = Table(LAND, "", "1 ore", held={"a": "knight"})
    table.state.change(Turn, dice=(3, 4))
    table.play(PlayKnight())

    assert table.state.debt(A, ROBBER)
    assert said(table, A, robber.BEFOREHAND) is None


@pytest.mark.parametrize(
    ("give", "get", "chosen", "answer"),
    [
        ("1 ore", "1 wool", (), DeclineOffer),
        ("1 ore", "1 wool", ("want ore",), None),
        ("1 ore", "1 wool", ("want grain",), DeclineOffer),
        ("1 ore", "1 wool", ("want ore", "give wool"), AcceptOffer),
        ("2 ore", "1 wool", ("want ore", "give wool"), AcceptOffer),
        ("1 ore 1 brick", "1 wool", ("want ore", "give wool"), AcceptOffer),
        ("1 ore 1 brick", "2 wool", ("want ore", "give wool"), None),
        ("1 ore", "1 wool 1 lumber", ("want ore", "give wool"), None),
        ("1 ore", "3 wool", ("want ore", "give wool"), None),
        ("3 ore", "3 wool", ("want ore", "give wool"), None),
        ("1 brick", "1 wool", ("want ore", "give wool"), DeclineOffer),
    ],
)
def test_offers_are_refused_asked_about_and_taken(
    give: str, get: str, chosen: tuple[str, ...], answer: type[Action] | None
) -> None:
    """An even or better trade is accepted; the player is asked about any other, payable or not."""
    table = Table(LAND, "3 ore 1 brick", "2 wool 1 lumber")
    table.play(OfferTrade(cards(give), cards(get), (B, C), False))

    found = said(table, B, offers.BEFOREHAND, *chosen)

    assert (type(found) if found else None) is answer
    assert said(table, A, offers.BEFOREHAND, *chosen) is None


def test_on_the_own_turn_nothing_is_refused() -> None:
    """A counter-offer isn't declined automatically for the player who made the first offer."""
    table = Table(LAND, "3 ore", "2 wool")
    table.play(OfferTrade(cards("1 ore"), cards("1 wool"), (B, C), False))
    offer = table.state.part(Offers).open[0]
    table.play(CounterOffer(offer.id, cards("1 wool"), cards("2 ore")), by="b")

    assert said(table, A, offers.BEFOREHAND) is None
    assert said(table, B, offers.BEFOREHAND) is None
    assert said(table, C, offers.BEFOREHAND) == DeclineOffer(offer.id)


@pytest.mark.parametrize("held", [{}, {"a": "knight"}])
def test_a_turn_rolls_by_itself_if_nothing_else_can_come_first(held: dict[str, str]) -> None:
    """A turn rolls automatically unless the player holds a card that they could play first."""
    table = Table(LAND, held=held, stage="roll")

    assert said(table, A, turn.BEFOREHAND) == (None if held else RollDice())


@pytest.mark.parametrize(
    ("hand", "chosen", "ends"),
    [
        ("1 ore", (), True),
        ("1 lumber 1 brick", (), False),
        ("1 lumber 1 brick", ("BuildCity",), True),
        ("3 ore 2 grain", ("BuildCity",), False),
    ],
)
def test_a_turn_ends_by_itself_unless_something_can_be_built(
    hand: str, chosen: tuple[str, ...], ends: bool
) -> None:
    """A turn ends by itself unless something can be built, or the named thing can."""
    table = Table(LAND, hand, stage="turn")

    assert said(table, A, turn.BEFOREHAND, *chosen) == (EndTurn() if ends else None)


@dataclass
class Here:
    """A table just before *here*'s action."""

    store: Store
    games: Games
    table: Playing
    here: Position

    async def prepare(self, seat: Seat, name: str, *chosen: str) -> None:
        """Prepare *chosen* for *seat*."""
        user = self.table.seats[seat].person
        await preparing.prepare(self.games, self.table.id, user, seat, name, chosen)

    async def play(self) -> list[tuple[int, str]]:
        """Play the action; return the actions played since, with their seats."""
        before, here = self.table.number, self.here
        user = self.table.seats[here.seat].person
        await self.games.play(self.table.id, user, here.seat, here.action)
        rows = await self.store.readings.lines(self.table.id, before + 2)
        return [(row.line.seat, str(row.line.action["type"])) for row in rows]

    async def called(self, kind: str) -> list[list[int]]:
        """The seats that posts of this *kind* ping."""
        rows = await owed(self.games, self.table, kind)
        return [row.data["seats"] for row in rows if "silent" not in row.data]


@asynccontextmanager
async def before(verb: str, folder: Path, watch: Watch) -> AsyncIterator[Here]:
    """The table before *verb*, on its own disk."""
    async with at(folder, verb, watch) as (games, table, here):
        await say_all(games, table)
        yield Here(games.store, games, table, here)


async def test_a_seven_and_its_robber_pass_by_themselves(tmp_path: Path, watch: Watch) -> None:
    """With everything prepared, cards go, the robber moves and robs, and nobody is pinged."""
    async with before(SEVEN, tmp_path, watch) as t:
        for seat in range(len(t.table.seats)):
            await t.prepare(Seat(seat), "seven")
        await t.prepare(t.here.seat, "robber")

        played = await t.play()

        kinds = [kind for _, kind in played]
        assert "Discard" in kinds
        assert "MoveRobber" in kinds
        assert {*kinds} <= {Discard.__name__, MoveRobber.__name__, Rob.__name__}
        assert [d.duty for d in t.table.playing().state.debts()] == [TURN]
        assert await t.called(news.ASK) == []
        assert t.table.memory.prepared[t.here.seat] == {"seven": (), "robber": ()}
        told = {used.name for used in t.table.used(Seat(played[0][0]))}
        assert "seven" in told


async def test_who_has_rolled_is_not_called_to_the_robber_when_prepared_answers_came_between(
    tmp_path: Path, watch: Watch
) -> None:
    """With all discards prepared, the roller isn't pinged for the robber: they're still looking."""
    async with before(SEVEN, tmp_path, watch) as t:
        for seat in range(len(t.table.seats)):
            await t.prepare(Seat(seat), "seven")

        played = await t.play()

        assert (played[-1][0], played[-1][1]) != (t.here.seat, Discard.__name__)
        assert [(d.seat, d.duty) for d in t.table.playing().state.debts()][-1:] == [
            (t.here.seat, ROBBER)
        ]
        assert await t.called(news.ASK) == []


async def test_who_has_rolled_is_called_to_the_robber_when_others_answer_later(
    tmp_path: Path, watch: Watch
) -> None:
    """The roller is pinged for the robber if others prepare their discards later."""
    async with before(SEVEN, tmp_path, watch) as t:
        await t.play()
        while owing := [d for d in t.table.playing().state.debts() if d.duty == DISCARD]:
            await t.prepare(owing[0].seat, "seven")

        assert (await t.called(news.ASK))[-1] == [t.here.seat]


async def test_who_was_answered_for_is_called_for_what_comes_next(
    tmp_path: Path, watch: Watch
) -> None:
    """A player whose robber moved by itself is pinged to go on with their turn."""
    async with before(SEVEN, tmp_path, watch) as t:
        roller = t.here.seat
        await t.prepare(roller, "robber")
        await t.prepare(roller, "seven")
        await t.play()
        while debts := [d for d in t.table.playing().state.debts() if d.duty == DISCARD]:
            seat, action = t.table.playing().defaults()[0]
            assert seat == debts[0].seat != roller
            await t.games.play(t.table.id, t.table.seats[seat].person, seat, action)

        assert [d.duty for d in t.table.playing().state.debts()] == [TURN]
        assert (await t.called(news.ASK))[-1] == [roller]


@pytest.mark.parametrize("verb", [SEVEN, "OfferTrade"])
async def test_a_crash_before_the_answers_loses_none(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    """After a crash, the next process plays all prepared answers, once."""

    async def dies(table: Playing, looks_on: Seat) -> None:
        """Fail as if the process had died."""

    async with before(verb, tmp_path, watch) as t:
        for seat in range(len(t.table.seats)):
            for name in ("seven", "robber", "offers"):
                await t.prepare(Seat(seat), name)
        with monkeypatch.context() as patch:
            patch.setattr(t.games, "go_on", dies)
            assert await t.play() == []
        number = t.table.number

        games = Games(t.store)
        await timers.look(games, watch.now)
        played = (await games.tables.look(t.table.id)).number
        await timers.look(games, watch.now)

        table = await games.tables.look(t.table.id)
        assert number < played == table.number
        assert await prepared.next_move(table) is None
        assert {debt.duty for debt in table.playing().state.debts()} == {TURN}
        assert await t.store.readings.due(watch.now) == ()


async def test_an_offer_is_refused_and_calls_nobody_who_refuses(
    tmp_path: Path, watch: Watch
) -> None:
    """A player with a prepared refusal declines without a ping; only the others are pinged."""
    async with before("OfferTrade", tmp_path, watch) as t:
        action = t.here.action
        assert isinstance(action, OfferTrade)
        first, *others = action.to
        await t.prepare(first, "offers")

        assert await t.play() == [(first, "DeclineOffer")]

        assert [s for seats in await t.called(news.OFFERS) for s in seats] == others
        assert [used.name for used in t.table.used(first)] == ["offers"]


async def test_who_offers_is_not_called_for_what_was_said_beforehand(
    tmp_path: Path, watch: Watch
) -> None:
    """An offer that everyone declines by preparation doesn't ping its maker."""
    async with before("OfferTrade", tmp_path, watch) as t:
        action = t.here.action
        assert isinstance(action, OfferTrade)
        for seat in action.to:
            await t.prepare(seat, "offers")

        assert [kind for _, kind in await t.play()] == ["DeclineOffer"] * len(action.to)

        assert await t.called(news.CALL) == []


async def test_who_offers_is_not_called_for_what_computers_say(
    tmp_path: Path, watch: Watch
) -> None:
    """Computers answer within the click that makes the offer, so its maker isn't pinged."""
    async with before("OfferTrade", tmp_path, watch) as t:
        action = t.here.action
        assert isinstance(action, OfferTrade)
        for seat in action.to:
            user = t.table.seats[seat].person
            await seats.resign(t.games, t.table.id, user, seat, computed=True)

        assert {kind for _, kind in await t.play()} <= {"AcceptOffer", "DeclineOffer"}

        assert await t.called(news.CALL) == []


async def test_who_wants_no_offers_at_all_refuses_them(tmp_path: Path, watch: Watch) -> None:
    """A player who wants no offers declines at every table, unless they prepared another answer."""
    async with before("OfferTrade", tmp_path, watch) as t:
        action = t.here.action
        assert isinstance(action, OfferTrade)
        first, second, *_ = action.to
        for seat in (first, second):
            await t.store.notes.prefer(t.table.seats[seat].person, offers="never")
        get = cards_of(t.table, action.get)
        await t.prepare(second, "offers", f"want {get}", "give wool")

        played = await t.play()

        assert (first, "DeclineOffer") in played
        assert all(first not in seats for seats in await t.called(news.OFFERS))
        assert t.table.memory.prepared[second]["offers"] == (f"want {get}", "give wool")


def cards_of(table: Playing, counts: tuple[int, ...]) -> str:
    """The name of the first kind of card in *counts*."""
    rules = table.playing().state.rules
    return next(k.name for k, count in zip(rules.cards, counts, strict=True) if count)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nobody_else_sees_what_is_prepared(
    tmp_path: Path, watch: Watch, language: str
) -> None:
    """Preparing an answer changes nothing on the screens of the others or of the table."""
    async with before("OfferTrade", tmp_path, watch) as t:
        own = Seat((t.here.seat + 1) % len(t.table.seats))
        rest = [Seat(s) for s in range(len(t.table.seats)) if s != own]
        w = Words(language)

        def seen(*seats: Seat) -> list[object]:
            contexts = [context_of(t.table, seat, w, 0.2) for seat in seats]
            found = [each(c) for c in contexts for each in SCREENS]
            board = public.turn(Post(t.table, news.TURN, 0, (t.here.seat,), 0.2))
            return [(s.text, s.rows, s.picture and s.picture.alt) for s in (*found, board)]

        others, mine = seen(*rest), seen(own)
        await t.prepare(own, "seven", "spare ore")
        await t.prepare(own, "offers", "want ore", "give wool")
        await t.prepare(own, "robber", f"seat {t.here.seat}", "hex grain")

        assert seen(*rest) == others
        assert seen(own) != mine


async def test_what_means_nothing_alone_is_not_kept(tmp_path: Path, watch: Watch) -> None:
    """A card to give is not kept without a card to want."""
    async with before("OfferTrade", tmp_path, watch) as t:
        await t.prepare(t.here.seat, "offers", "give wool")

        assert t.table.memory.prepared[t.here.seat] == {"offers": ()}


def one(name: str) -> Callable[[ScreenContext], Screen]:
    """The screen of one moment."""
    return lambda context: prepare.one(context, name)


SCREENS: tuple[Callable[[ScreenContext], Screen], ...] = (
    *(hand, prepare.main, one("seven"), one("offers"), one("robber")),
)
