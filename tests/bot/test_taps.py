"""
How many taps an action takes on a phone, and how many people it pings: changes show up here.

A button is one tap. A menu is one tap to open and one for each line; a menu that takes several
lines needs one more to close. The earlier counts are in the changelog, next to the limits.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.lobby import lobby
from bot.scenes import CHANNEL, GUILD, TALK, Scene, now, play
from bot.table.games import Games
from game import Game, State
from game.core.chance import Chance, dice
from game.core.part import Held
from game.core.rows import Value
from game.core.stack import Frame
from sandbox.person import Person
from sandbox.post import Post
from storage import SeatRow, Store
from tests.bot.crowd import CROWD
from tests.bot.tables import PEOPLE, Table, put_once, put_same_scene, table
from tests.databases import Database, File
from tests.house import needs

pytestmark = pytest.mark.usefixtures("blank")


class Thumb:
    """One person's thumb at a table, which counts its taps."""

    def __init__(self, t: Table, person: Person) -> None:
        """Start without taps, and with no private screen open."""
        self.t = t
        self.person = person
        self.taps = 0
        self._called = self._calls()

    @property
    def pings(self) -> int:
        """Pings on any of the table's phones since the thumb came to the table."""
        return self._calls() - self._called

    def _calls(self) -> int:
        notices = [notice for p in self.t.people for notice in p.screen["notifications"]]
        return sum(n["reason"] == "mention" and not n["silent"] for n in notices)

    @property
    def screen(self) -> Post:
        """The newest private screen."""
        return self.person.ephemerals[-1]

    async def public(self, post: Post, label: str, *then: str) -> None:
        """Press a button that everyone sees, and *then* buttons of the private screen."""
        self.taps += 1
        await self.person.click(post, label)
        await self.t.rest()
        await self.press(*then)

    async def press(self, *starts: str) -> None:
        """Press buttons of the private screen, whose labels begin like these, one by one."""
        for start in starts:
            labels = [name for name in self.screen.buttons if name.startswith(start)]
            assert labels, (self.screen.content, list(self.screen.buttons), self.screen.menus)
            await self.public(self.screen, labels[0])

    async def choose(self, *rows: int, menu: int = 0) -> None:
        """Choose lines in a menu of the private screen."""
        part = self.screen.menus[menu]
        self.taps += 1 + len(rows) + (part.get("max_values", 1) > 1)
        values = [str(part["options"][row]["value"]) for row in rows]
        await self.person.choose(self.screen, part["custom_id"], values)
        await self.t.rest()

    async def pick(self) -> None:
        """Take the first choice, on a button or in a menu."""
        if self.screen.menus:
            await self.choose(0)
        else:
            await self.press(next(iter(self.screen.buttons)))


@asynccontextmanager
async def at(
    folder: Path, scene: str, change: Callable[[Game], None] = lambda game: None
) -> AsyncIterator[tuple[Table, Thumb, Post]]:
    """A table at *scene* after a *change*, the thumb of the player on turn, and the board."""
    database = File(folder / "games.db")
    await put_same_scene(database, scene)
    async with changed(folder, database, change) as found:
        yield found


@asynccontextmanager
async def changed(
    folder: Path,
    database: Database,
    change: Callable[[Game], None],
    names: Sequence[str] = PEOPLE,
    language: str = "en",
) -> AsyncIterator[tuple[Table, Thumb, Post]]:
    """The table in a database, after *change* to its game, where everyone reads *language*."""
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        ((snapshot,),) = connection.execute("SELECT snapshot FROM games")
        game = Game.restored(snapshot)
        change(game)
        connection.execute("UPDATE games SET snapshot = ?", (game.snapshot(),))
        connection.execute(
            "INSERT INTO people (user_id, language, preferences) "
            "SELECT DISTINCT user_id, ?, '{}' FROM seats",
            (language,),
        )
        connection.commit()
    async with table(folder, database=database, names=names) as t:
        board = await t.board()
        yield t, Thumb(t, t.on_turn(board)), board


def owes_five(game: Game) -> None:
    """Let everyone who discards have ten cards and owe five."""
    frame = game.state.stack[-1]
    assert isinstance(frame, Frame)
    game.state.stack[-1] = replace(
        frame, debts=tuple(replace(debt, args=(5,)) for debt in frame.debts)
    )
    for debt in frame.debts:
        game.state.hands[debt.seat][:] = [4, 3, 3, 0, 0]


def holds(**cards: int) -> Callable[[Game], None]:
    """Give the player on turn these cards, and everyone else one of each kind."""

    def change(game: Game) -> None:
        state = game.state
        names = [kind.name for kind in state.rules.cards]
        for seat in range(state.seats):
            for kind, name in enumerate(names):
                own = cards.get(name, 0) if seat == state.turn else 1
                state.bank[kind] += state.hands[seat][kind] - own
                state.hands[seat][kind] = own

    return change


def with_knight(game: Game) -> None:
    """Give the player on turn a knight from an earlier turn, and everyone else cards to steal."""
    holds(wool=1)(game)
    state = game.state
    number = [card.name for card in state.rules.deck_cards].index("knight")
    state.held[state.turn] = (Held(number, state.stint - 1),)


def earning(state: State, seat: int) -> set[int]:
    """The rolls that bring a seat cards."""
    topology = state.topology
    return {
        state.tokens[place]
        for corner, hexes in enumerate(topology.corner_hexes)
        if state.corner_piece[corner] and state.corner_seat[corner] == seat
        for place in hexes
    }


def throw(patch: pytest.MonkeyPatch, total: int) -> None:
    """From now on, throw fair dice until they show this *total*."""

    def thrown(chance: Chance) -> tuple[int, int]:
        return next(found for _ in range(1000) if sum(found := dice(chance)) == total)

    patch.setattr("game.base.roll.dice", thrown)


async def put_six(database: Database, turns: str) -> None:
    """Store a game of six, with these turns, that is under way."""
    await put_people(database, CROWD, ("base", "five_six"), SIX_TURNS, {"turns": turns})


async def put_people(
    database: Database,
    people: Mapping[str, int],
    modules: tuple[str, ...],
    scene: Scene,
    options: dict[str, Value],
) -> None:
    """Store a game of these *people*, by name, that has reached *scene*: the same each time."""

    async def put() -> None:
        async with Store.open(database.url) as store:
            games = Games(store)
            rows = [
                SeatRow(seat=0, user_id=user, name=name, locale="en-US", dm_channel_id=user + TALK)
                for name, user in people.items()
            ]
            found = await lobby.open_lobby(
                games,
                channel_id=CHANNEL,
                guild_id=GUILD,
                host=rows[0],
                language="en",
                options=options,
                modules=modules,
            )
            for row in rows[1:]:
                await lobby.join(games, found.id, row)
            await lobby.start(games, found.id, rows[0].person, now())
            await play(store, games, found.id, scene)

    what = (*people, id(scene), *options.items())
    await put_once(database, " ".join(modules), what, put)


SIX_TURNS = Scene(
    lambda game: (
        game.state.stint >= 20
        and game.state.plan == "turn"
        and any(debt.duty == "turn" for debt in game.state.debts())
        and all(any(hand) for hand in game.state.hands)
    )
)


@asynccontextmanager
async def at_six(
    folder: Path, change: Callable[[Game], None], turns: str = "paired"
) -> AsyncIterator[tuple[Table, Thumb, Post]]:
    """A table of six after a *change*, the thumb of the player on turn, and the board."""
    database = File(folder / "games.db")
    await put_six(database, turns)
    async with changed(folder, database, change, tuple(CROWD)) as found:
        yield found


async def test_set_up(tmp_path: Path) -> None:
    """Placing a settlement with nearly all corners free, and then its road."""
    async with at(tmp_path, "setup") as (t, first, begun):
        if "Place settlement" not in begun.buttons:
            await first.public(begun, "Place road")
            await first.pick()
        board = await t.board()
        thumb, lines = Thumb(t, t.on_turn(board)), t.lines
        await thumb.public(board, "Place settlement")
        await thumb.pick()
        settlement, thumb.taps = thumb.taps, 0
        assert thumb.pings == 0
        await thumb.pick()

        assert t.lines == lines + 2
        assert settlement <= 3
        assert thumb.taps <= 2
        # The next player's turn, unless the same player places a second settlement.
        assert thumb.pings == (t.on_turn(await t.board()) is not thumb.person)


async def test_a_road_in_a_turn(tmp_path: Path) -> None:
    """Building a road leads from the panel and back to it, with the board."""
    async with at(tmp_path, "midgame", holds(lumber=2, brick=2)) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Build", "Road")
        await thumb.pick()

        assert t.lines == lines + 1
        thumb.taps = 0
        await thumb.press("Road")
        await thumb.pick()

        assert t.lines == lines + 2
        assert thumb.taps <= 3
        assert {"Trade", "End turn"} <= set(thumb.screen.buttons)
        assert "Settlement" not in thumb.screen.buttons
        assert thumb.screen.attachments
        assert thumb.pings == 0


async def test_a_trade_with_the_bank(tmp_path: Path) -> None:
    """*Trade*, and one of the bank's offers."""
    async with at(tmp_path, "midgame", holds(wool=8)) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Trade")
        if thumb.screen.menus:
            await thumb.choose(0)
        else:
            await thumb.press(next(n for n in thumb.screen.buttons if n.startswith("Bank: ")))

        assert t.lines == lines + 1
        assert thumb.taps <= 3
        assert thumb.pings == 0


async def test_a_knight_with_a_choice_of_victims(tmp_path: Path) -> None:
    """The knight, the hex and the victim: the last three taps are the robber's own."""
    async with at(tmp_path, "midgame", with_knight) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Play card")
        thumb.taps = 0
        await thumb.press("Play knight")
        has_choice = await to_most_victims(t, thumb)

        assert t.lines == lines + 2 + has_choice
        assert thumb.taps == 3 + has_choice
        assert thumb.pings == 0


async def test_five_cards_to_discard(tmp_path: Path) -> None:
    """Discarding takes the post's button, and a menu with a row for each kind."""
    async with at(tmp_path, "seven", owes_five) as (t, _, _):
        ask = next(p for p in t.public() if "must discard" in p.content)
        person = next(p for p in t.people if f"<@{p.id}>" in ask.content)
        thumb, lines = Thumb(t, person), t.lines
        await thumb.public(ask, "Discard")
        called = [n for n in person.screen["notifications"] if n["reason"] == "mention"]
        rows = [option["label"] for option in thumb.screen.menus[0]["options"]]
        assert thumb.screen.content.count("4 wood · 3 brick · 3 wool") == 1
        await thumb.choose(rows.index("3 wood"), rows.index("2 brick"))

        assert t.lines == lines + 1
        assert thumb.taps <= 6
        assert len(called) == 1
        assert thumb.pings == 0  # others still have to discard


async def test_offers(tmp_path: Path) -> None:
    """An even offer to everyone, a counter-offer, and its acceptance."""
    async with at(tmp_path, "midgame", holds(wool=3, ore=1)) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Trade", "Make offer", "− Wool", "+ Wheat", "Offer to everyone")
        assert t.lines == lines + 1
        offer = thumb.taps
        assert thumb.pings == 3

        call = next(p for p in t.public() if "Counter" in p.buttons)
        assert call.content.count("1 wool") == 1  # the offered card is named once
        assert "\n-# Offer 1 ·  ⏳ " in call.content
        other = Thumb(t, next(p for p in t.people if p is not thumb.person))
        await other.public(call, "Counter", "Make offer")
        assert t.lines == lines + 2
        assert other.pings == 0  # the offerer is watching, and others still have to answer

        answer = next(p for p in reversed(t.public()) if any("Accept" in n for n in p.buttons))
        thumb.taps = 0
        await thumb.public(answer, "Accept 1 wheat for 1 wool")
        assert t.lines == lines + 3
        assert thumb.pings == 3  # nobody is pinged for a settled trade
        assert offer <= 5
        assert other.taps <= 3
        assert thumb.taps == 1
        assert offer + other.taps + thumb.taps <= 9


@needs("five_six")
async def test_offers_among_six(tmp_path: Path) -> None:
    """Offering to all five and accepting is as quick as with three; to one it's two taps more."""
    async with at_six(tmp_path, holds(wool=3, ore=1)) as (t, thumb, board):
        lines, others = t.lines, [p for p in t.people if p is not thumb.person]
        await thumb.public(board, "Trade", "Make offer", "− Wool", "+ Wheat", "Offer to everyone")
        assert t.lines == lines + 1
        assert thumb.taps <= 5
        assert thumb.pings == len(others) == 5

        call = next(p for p in t.public() if "Accept" in p.buttons)
        assert call.content.count("1 wool") == 1
        other = Thumb(t, others[3])
        await other.public(call, "Accept")
        assert t.lines == lines + 2
        assert other.taps == 1
        assert other.pings == 1  # the offerer

        again = Thumb(t, thumb.person)
        await again.public(await t.board(), "Trade", "Make offer", "− Wool", "+ Ore", "Only to …")
        assert len(again.screen.menus[0]["options"]) == 5
        await again.choose(4)
        assert t.lines == lines + 3
        assert again.taps <= 8
        assert again.pings == 0  # they were pinged earlier in this turn


@needs("five_six")
async def test_a_pass_prepared_by_one_who_waits(tmp_path: Path) -> None:
    """The hand, *Prepare*, and until when; the next building phase skips the player."""
    async with at_six(tmp_path, holds(), "building") as (t, thumb, board):
        other = Thumb(t, next(p for p in t.people if p is not thumb.person))
        await other.public(board, "My hand", "Prepare", "Pass until my turn")
        assert other.taps <= 3
        assert "I pass for you" in other.screen.content
        called = other.pings
        await thumb.public(board, "End turn")
        (call,) = [p for p in t.public() if "pass" in p.content and not p.attachments]
        calls = [p.id for p in t.people if f"<@{p.id}>" in call.content]
        # Which others can build depends on the board.
        assert len(calls) == other.pings - called > 0
        assert other.person.id not in calls
        ((line,),) = t.asked("SELECT line FROM lines ORDER BY number DESC LIMIT 1")
        assert "PassBuilding" in str(line)


@needs("five_six")
async def test_a_pass_is_prepared_by_its_command(tmp_path: Path) -> None:
    """Exceptions are typed or chosen, several with commas between them; *ask* cancels the pass."""
    async with at_six(tmp_path, holds(), "building") as (t, thumb, _):
        other = next(p for p in t.people if p is not thumb.person)
        proposed = [str(c["name"]) for c in await other.autocomplete("pass", "unless", unless="")]
        assert {"City", "Settlement", "Road", "Development card", "always", "ask"} == {*proposed}

        until = await t.command(other, "pass", unless="city, development")
        assert "ask as soon as you can build one of these: City, Development card." in until
        hand = await t.command(other, "hand")
        assert "ask as soon as you can build" in hand
        assert "until your next turn" in await t.command(other, "pass", unless="always")
        assert "whenever you could" not in await t.command(other, "pass", unless="castle")
        assert "I ask you whenever" in await t.command(other, "pass", unless="ask")
        assert await t.command(other, "pass") == "It’s not your turn yet."


async def test_answers_to_what_may_come_are_prepared(tmp_path: Path) -> None:
    """The hand, *Prepare*, and the plain answer; choosing a kind of card takes three taps more."""
    async with at(tmp_path, "midgame", holds(wool=1, ore=1)) as (t, thumb, board):
        other = Thumb(t, next(p for p in t.people if p is not thumb.person))
        await other.public(board, "My hand", "Prepare", "Mute offers until my turn")
        assert other.taps <= 3
        assert "I decline them all for you" in other.screen.content
        called, lines = other.pings, t.lines
        await t.command(thumb.person, "trade offer", give="1 wool", get="1 ore")
        assert t.lines == lines + 2
        assert other.pings - called == len(t.people) - 2

        again = Thumb(t, other.person)
        await again.public(board, "My hand", "Prepare", "On a seven …")
        await again.choose(4)
        assert again.taps <= 6
        assert "keep these if I can: ore." in again.screen.content


async def test_answers_to_what_may_come_are_typed(tmp_path: Path) -> None:
    """Each choice has its word, and *ask* takes the answer back."""
    async with at(tmp_path, "midgame", holds()) as (t, thumb, _):
        other = next(p for p in t.people if p is not thumb.person)
        kept = await t.command(other, "prepare seven", keep="ore, wheat")
        assert "keep these if I can: ore, wheat." in kept
        assert "what you have the most of." in await t.command(other, "prepare seven")
        assert "I ask you which" in await t.command(other, "prepare seven", ask=True)
        taken = await t.command(other, "prepare offers", want="ore", give="wool")
        assert "any that don’t give you ore. I accept an offer for you" in taken
        assert "Fill in *want* too" in await t.command(other, "prepare offers", give="wool")
        proposed = await other.autocomplete("prepare robber", "hex", hex="")
        assert {str(c["name"]) for c in proposed} == {"wood", "brick", "wool", "wheat", "ore"}
        where = await t.command(other, "prepare robber", hex="ore")
        assert "only goes to hexes that produce ore" in where
        assert "unless you can build or buy: City." in await t.command(
            other, "prepare turn", unless="city"
        )


async def test_a_suggested_offer(tmp_path: Path) -> None:
    """A button offers the most plentiful card for one that the next building needs."""
    async with at(tmp_path, "midgame", holds(wool=3, lumber=1)) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Trade", "Offer 1 wool for 1 brick")

        assert t.lines == lines + 1
        assert thumb.taps == 2
        assert thumb.pings == 3


async def test_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """*Roll*, a bank trade, a road and the end, all in one message without scrolling."""

    def next_is_poor(game: Game) -> None:
        state = game.state
        seat = (state.turn + 1) % state.seats
        for kind, kind_of_card in enumerate(state.rules.cards):
            own = {"wool": 5, "lumber": 1, "brick": 1}.get(kind_of_card.name, 0)
            state.bank[kind] += state.hands[seat][kind] - own
            state.hands[seat][kind] = own
        earns = earning(state, seat)
        throw(monkeypatch, next(n for n in (2, 12, 3, 11, 4, 10, 5, 9, 6, 8) if n not in earns))

    async with at(tmp_path, "midgame", next_is_poor) as (t, first, board):
        await first.public(board, "End turn")
        begun = await t.board()
        thumb, lines = Thumb(t, t.on_turn(begun)), t.lines
        await thumb.public(begun, "Roll")
        stands = thumb.screen.id
        await thumb.press("Trade")
        await thumb.press(next(n for n in thumb.screen.buttons if n.startswith("Bank: ")))
        await thumb.press("Road")
        await thumb.pick()
        await thumb.press("End turn")

        assert t.lines == lines + 4
        assert thumb.screen.id == stands
        assert thumb.taps <= 7
        assert thumb.pings == 1


async def test_a_robber_with_a_choice_of_victims(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a seven, the roller's panel asks where to put the robber, and then whom to rob."""

    def seven_is_next(game: Game) -> None:
        holds(wool=1)(game)
        throw(monkeypatch, 7)

    async with at(tmp_path, "midgame", seven_is_next) as (t, first, board):
        await first.public(board, "End turn")
        begun = await t.board()
        thumb, lines = Thumb(t, t.on_turn(begun)), t.lines
        await thumb.public(begun, "Roll")
        thumb.taps = 0
        has_choice = await to_most_victims(t, thumb)

        assert t.lines == lines + 2 + has_choice
        assert thumb.taps == 2 + has_choice
        assert thumb.pings == 0


async def to_most_victims(t: Table, thumb: Thumb) -> bool:
    """Move the robber to the most victims and rob one; return whether there was a choice."""
    others = [person.name for person in t.people if person is not thumb.person]

    def victims(option: dict[str, Any]) -> int:
        return sum(name in str(option.get("description")) for name in others)

    options = thumb.screen.menus[0]["options"]
    most = max(range(len(options)), key=lambda row: victims(options[row]))
    has_choice = victims(options[most]) > 1
    await thumb.choose(most)
    if has_choice:
        await thumb.pick()
    return has_choice


async def test_who_wants_to_look_first_is_asked(tmp_path: Path) -> None:
    """With `/settings preview` each choice is shown before it counts, for one more tap."""
    async with at(tmp_path, "midgame", holds(lumber=2, brick=2)) as (t, thumb, board):
        lines = t.lines
        await t.command(thumb.person, "settings", preview=True)
        await thumb.public(board, "Build", "Road")
        await thumb.pick()
        assert t.lines == lines
        await thumb.press("Place")

        assert t.lines == lines + 1


async def test_a_card_is_bought_after_a_yes(tmp_path: Path) -> None:
    """Buying can't be undone, so a stray tap doesn't buy anything."""
    async with at(tmp_path, "midgame", holds(wool=1, grain=1, ore=1)) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Build", "Buy card")
        assert t.lines == lines
        await thumb.press("Yes")

        assert t.lines == lines + 1
