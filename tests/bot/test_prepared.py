"""Prepared answers: used at once, hidden from others, dropped, and kept through a crash."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Screen
from bot.features import timers
from bot.features.prepare import prepared, preparing
from bot.features.prepare import screens as prepare
from bot.features.prepare.moments import BASE
from bot.features.seats import seats
from bot.publish.posts import board as public
from bot.publish.posts.post import Post
from bot.screens.context import ScreenContext, context_of
from bot.screens.hand import hand
from bot.table import news
from bot.table.games import Games
from bot.table.state.memory import memory_of
from bot.table.table import Table
from bot.table.votes import voting
from game import Seat
from game.base.end_turn import EndTurn
from game.core.undo import Undo
from storage import Store
from tests.bot.acting import Watch, at, owed, refuses, say_all
from tests.crash.positions import PHASE_OPENS
from tests.house import needs
from words import LANGUAGES, Words

pytestmark = needs("five_six")

PASS = "PassBuilding"
NAME = "building"


@dataclass
class Six:
    """A table of five or six, just before the end of a turn after which several could build."""

    store: Store
    games: Games
    table: Table
    turn: Seat
    builders: tuple[Seat, ...]

    def user(self, seat: Seat) -> int:
        """The person in a seat."""
        return self.table.seats[seat].person

    async def prepare(self, seat: Seat, chosen: list[str] | None) -> None:
        """Prepare *chosen* for *seat*."""
        await preparing.prepare(self.games, self.table.id, self.user(seat), seat, NAME, chosen)

    async def end(self) -> list[str]:
        """End the turn, and return the actions since with their seats."""
        before = self.table.number
        await self.games.play(self.table.id, self.user(self.turn), self.turn, EndTurn())
        return await self.since(before)

    async def vote(self, name: str) -> None:
        """Carry a motion as a manager of the channel."""
        await voting.propose(self.games, self.table.id, 999, name, manages=True)

    async def since(self, number: int) -> list[str]:
        """The actions since a line, with their seats."""
        rows = await self.store.readings.lines(self.table.id, number + 1)
        assert all(row.user_id == self.user(Seat(row.line.seat)) for row in rows)
        return [f"{row.line.seat} {row.line.action['type']}" for row in rows]

    def context(self, seat: Seat, language: str = "en") -> ScreenContext:
        """The context for *seat*'s screens."""
        return context_of(self.table, seat, Words(language), 0.2)

    def board(self) -> Screen:
        """The table's post."""
        return public.turn(Post(self.table, news.TURN, 0, self.builders, 0.2))

    def waited_for(self) -> list[Seat]:
        """The seats asked to build, now or later."""
        return [debt.seat for debt in self.table.playing().state.debts()]


@pytest.fixture
async def six(tmp_path: Path, watch: Watch) -> AsyncIterator[Six]:
    """The table, on its own disk."""
    async with at(tmp_path, PHASE_OPENS, watch) as (games, table, here):
        await say_all(games, table)
        tried = table.playing().state.copy()
        game = type(table.playing())(tried)
        game.play(here.seat, EndTurn(), here.chance)
        yield Six(games.store, games, table, here.seat, tuple(d.seat for d in tried.debts()))


async def test_the_answers_of_the_expansions_are_proposed_first(six: Six) -> None:
    """The list begins with what only this game has; the answers that every game has follow."""
    context = six.context(six.builders[0])

    assert prepare.moments(context) == [NAME, *(each.name for each in BASE)]
    row = prepare.main(context).rows[0]
    assert isinstance(row, tuple)
    assert row[0].label == context.w.say(f"ui.button.prepare.{NAME}.plain")


async def test_a_prepared_pass_is_used_at_once_and_calls_nobody(six: Six) -> None:
    """If all builders prepared a pass, the next turn begins and nobody is pinged."""
    for seat in six.builders:
        await six.prepare(seat, [])

    played = await six.end()

    assert played[1:] == [f"{seat} {PASS}" for seat in six.builders]
    state = six.table.playing().state
    assert state.turn == (six.turn + 1) % len(six.table.seats)
    asks = await owed(six.games, six.table, news.ASK)
    assert all(post.data.get("silent") for post in asks)


async def test_one_of_several_is_not_called_and_the_others_are(six: Six) -> None:
    """A builder further back has passed before the ping, which goes to the others only."""
    first, *others = six.builders
    await six.prepare(others[0], [])

    assert (await six.end())[1:] == [f"{others[0]} {PASS}"]

    assert six.waited_for() == [first, *others[1:]]
    (ask,) = await owed(six.games, six.table, news.ASK)
    assert ask.data["seats"] == [first, *others[1:]]
    assert "silent" not in ask.data


async def test_who_can_build_what_they_wait_for_is_asked(six: Six) -> None:
    """If the condition comes true, they're pinged with the reason, and the answer is dropped."""
    seat = six.builders[0]
    options = {type(o).__name__ for o in _builds(six, seat)}
    await six.prepare(seat, sorted(options))

    assert await six.end() == [f"{six.turn} EndTurn"]

    assert six.waited_for()[0] == seat
    assert six.table.memory.prepared == {}
    (told,) = six.table.used(seat)
    assert told.is_dropped
    assert "so I’m asking you again" in hand(six.context(seat)).text


async def test_whoever_waits_for_something_else_passes_and_goes_on_waiting(six: Six) -> None:
    """A player waiting for things they can't build yet passes and keeps the condition."""
    seat = six.builders[0]
    all_choices = prepared.in_game(six.table.playing().state.rules)[NAME].choices
    options = {type(o).__name__ for o in _builds(six, seat)}
    others = [c for c in all_choices(six.table.playing().state.rules) if c not in options]
    await six.prepare(seat, others)

    assert f"{seat} {PASS}" in await six.end()

    assert six.table.memory.prepared[seat] == {NAME: tuple(others)}


async def test_it_is_used_in_the_middle_of_the_phase_too(six: Six) -> None:
    """A player who prepares a pass while being asked passes at once."""
    await six.end()
    number, seat = six.table.number, six.waited_for()[-1]

    await six.prepare(seat, [])

    assert await six.since(number) == [f"{seat} {PASS}"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_to_its_seat_and_shown_to_nobody_else(six: Six, language: str) -> None:
    """The prepared answer changes no text, button or picture of anyone else."""
    seat, *others = six.builders

    def seen() -> list[object]:
        rest = [s for s in range(len(six.table.seats)) if s != seat]
        hands = [hand(six.context(Seat(s), language)) for s in rest]
        screens = [prepare.main(six.context(Seat(s), language)) for s in rest]
        shown = [(s.text, s.rows, s.picture and s.picture.alt) for s in (*hands, *screens)]
        board = six.board()
        return [*shown, (board.text, board.rows)]

    before = seen()
    own = hand(six.context(seat, language)).text
    await six.prepare(seat, [])
    assert seen() == before
    assert hand(six.context(seat, language)).text != own

    await six.end()

    w = Words(language)
    said = w.say("ui.prepare.building.used", count=1)
    assert said in hand(six.context(seat, language)).text
    assert said in prepare.main(six.context(seat, language)).text
    assert not any(said in hand(six.context(Seat(o), language)).text for o in others)


async def test_without_a_condition_it_holds_until_the_own_turn(six: Six) -> None:
    """An unconditional pass ends with the player's own turn; other seats keep theirs."""
    after = Seat((six.turn + 1) % len(six.table.seats))
    later = Seat((six.turn + 2) % len(six.table.seats))
    await six.prepare(after, [])
    await six.prepare(later, [])
    for seat in set(six.builders) - {after, later}:
        await six.prepare(seat, [])

    await six.end()

    assert six.table.playing().state.turn == after
    assert after not in six.table.memory.prepared
    assert six.table.memory.prepared[later] == {NAME: ()}


async def test_it_can_be_taken_back(six: Six) -> None:
    """A player who cancels a prepared pass is asked again."""
    seat = six.builders[0]
    await six.prepare(seat, [])
    await six.prepare(seat, None)

    assert await six.end() == [f"{six.turn} EndTurn"]


async def test_who_takes_the_pass_back_is_asked(six: Six) -> None:
    """Undoing the pass drops the prepared answer, and the seat can build."""
    seat = six.builders[0]
    await six.prepare(seat, [])
    await six.end()
    number = six.table.number

    await six.games.play(six.table.id, six.user(seat), seat, Undo(number))

    assert seat in six.waited_for()
    assert six.table.memory.prepared == {}


async def test_who_takes_something_else_back_keeps_it(six: Six) -> None:
    """Undoing an action drops only the prepared answer that made it."""
    seat = six.builders[0]
    await six.prepare(seat, [])
    await preparing.prepare(six.games, six.table.id, six.user(seat), seat, "seven", [])
    await six.end()
    number = six.table.number

    await six.games.play(six.table.id, six.user(seat), seat, Undo(number))

    assert six.table.memory.prepared == {seat: {"seven": ()}}


async def test_a_crash_between_the_turn_and_the_pass_loses_nothing(
    six: Six, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash, the next process gives the answer once, and its player isn't pinged before."""
    seat = six.builders[0]
    await six.prepare(seat, [])

    async def dies(table: Table, looks_on: Seat) -> None:
        """Fail as if the process had died."""

    with monkeypatch.context() as patch:
        patch.setattr(six.games, "go_on", dies)
        assert await six.end() == [f"{six.turn} EndTurn"]
    asks = await owed(six.games, six.table, news.ASK)
    assert [seat in post.data["seats"] for post in asks] == [False]
    number = six.table.number

    again = replace(six, games=Games(six.store))
    await timers.look(again.games, watch.now)
    await timers.look(again.games, watch.now)

    again.table = await again.games.tables.look(six.table.id)
    assert await again.since(number) == [f"{seat} {PASS}"]
    assert [used.name for used in again.table.used(seat)] == [NAME]
    assert await six.store.readings.due(watch.now) == ()


async def test_whoever_sits_down_in_its_place_has_prepared_nothing(six: Six) -> None:
    """A new player in the seat has no prepared answers, and isn't shown the old player's."""
    seat = six.builders[0]
    await six.prepare(seat, [])
    await seats.ask(six.games, six.table.id, six.user(seat), seat, manages=False)

    await seats.stand_in(six.games, six.table.id, six.user(seat), seat, manages=False)

    assert memory_of(six.table.row).prepared == {}


@pytest.mark.parametrize("computed", [True, False])
async def test_who_resigns_leaves_no_answers_behind(six: Six, computed: bool) -> None:
    """A resigning player's answers go with them; the others keep theirs."""
    seat, other = six.builders[:2]
    await six.prepare(seat, [])
    await six.prepare(other, [])

    await seats.resign(six.games, six.table.id, six.user(seat), seat, computed=computed)

    assert six.table.memory.prepared == {other: {NAME: ()}}


async def test_while_the_game_pauses_nothing_is_answered(six: Six) -> None:
    """In a pause nothing is prepared or answered; both work again when the game goes on."""
    await six.end()
    number, seat = six.table.number, six.waited_for()[-1]
    await six.vote("pause")

    with refuses("pause"):
        await six.prepare(seat, [])
    assert await six.since(number) == []

    await six.vote("resume")
    await six.prepare(seat, [])
    assert await six.since(number) == [f"{seat} {PASS}"]


async def test_what_was_prepared_before_a_pause_holds_after_it(six: Six) -> None:
    """A prepared answer survives a pause."""
    seat = six.builders[0]
    await six.prepare(seat, [])

    await six.vote("pause")
    assert six.table.memory.prepared == {seat: {NAME: ()}}
    await six.vote("resume")

    assert (await six.end())[1:] == [f"{seat} {PASS}"]


async def test_what_there_is_not_is_not_prepared(six: Six) -> None:
    """Unknown moments, unknown choices and other people's seats are refused."""
    seat, other = six.builders[0], six.turn
    with pytest.raises(Stale):
        await six.prepare(seat, ["RollDice"])
    with pytest.raises(Stale):
        await preparing.prepare(six.games, six.table.id, six.user(seat), seat, "eight", [])
    with pytest.raises(Refused):
        await preparing.prepare(six.games, six.table.id, six.user(other), seat, NAME, [])


def _builds(six: Six, seat: Seat) -> list[object]:
    """The actions that a seat could build with now."""
    state = six.table.playing().state
    return [*state.rules.listed(state, seat, ("build",))]
