"""Taps for ships, gold, robber and pirate on a phone: no more than for roads and discards."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.scenes import Scene
from game import Game
from game.base.families import ROBBER, TURN
from game.base.places import open_edges
from game.core.part import Held
from game.core.stack import Debt, Frame
from game.seafarers.families import GOLD
from game.seafarers.move_ship import movable
from game.seafarers.parts import Ships
from game.seafarers.rows import ship
from sandbox.post import Post
from tests.bot.crowd import CROWD
from tests.bot.tables import Table
from tests.bot.test_taps import Thumb, changed, holds, put_people
from tests.databases import File
from tests.house import needs

pytestmark = [needs("seafarers"), pytest.mark.usefixtures("blank")]

FOUR = dict([*CROWD.items()][:4])
ROAD = 3
"""Maximum taps to build a road from the panel."""

A_TURN = Scene(
    lambda game: (
        game.state.stint >= 12
        and game.state.plan == "turn"
        and any(debt.duty == TURN for debt in game.state.debts())
        and len(open_edges(game.state, game.state.turn, ship(game.state))) > 1
    )
)


@asynccontextmanager
async def at(
    folder: Path, change: Callable[[Game], None]
) -> AsyncIterator[tuple[Table, Thumb, Post]]:
    """A table of four on New Shores after a *change*, the player on turn, and the board."""
    database = File(folder / "games.db")
    await put_people(database, FOUR, ("base", "seafarers"), A_TURN, {"map": "new_shores"})
    async with changed(folder, database, change, tuple(FOUR)) as found:
        yield found


def fleet(count: int, **cards: int) -> Callable[[Game], None]:
    """Give the player on turn this many movable ships from earlier turns, and these cards."""

    def change(game: Game) -> None:
        holds(**cards)(game)
        state, seat = game.state, game.state.turn
        while len(movable(state, seat)) < count:
            state.lay(seat, open_edges(state, seat, ship(state))[-1], ship(state))
        state.change(Ships, moved=0, built=0, fresh=())

    return change


async def test_a_ship_is_built_as_a_road_is(tmp_path: Path) -> None:
    """Building a ship leads from the panel to the place, and back to the panel."""
    async with at(tmp_path, fleet(0, lumber=2, wool=2)) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Build")
        thumb.taps = 0
        await thumb.press("Ship")
        await thumb.pick()

        assert t.lines == lines + 1
        assert thumb.taps <= ROAD
        assert {"Ship", "End turn"} <= set(thumb.screen.buttons)
        assert thumb.pings == 0


async def sail(folder: Path, count: int) -> int:
    """Move one of *count* movable ships, and return the taps from the panel."""
    async with at(folder, fleet(count)) as (t, thumb, board):
        lines, seat = t.lines, t.state.turn
        before = t.state.edges_of(seat)
        await thumb.public(board, "Build")
        thumb.taps = 0
        await thumb.press("Move a ship")
        for _ in range(count):
            await thumb.pick()

        assert t.lines == lines + 1
        assert len({*before} - {*t.state.edges_of(seat)}) == 1
        assert "Move a ship" not in thumb.screen.buttons
        assert thumb.pings == 0
        return thumb.taps


async def test_the_only_ship_that_may_moves_as_a_road_is_laid(tmp_path: Path) -> None:
    """Moving the only movable ship takes no more taps than building a road."""
    assert await sail(tmp_path, 1) <= ROAD


async def test_which_ship_moves_is_a_choice_more(tmp_path: Path) -> None:
    """With two movable ships, choosing one takes at most one tap more."""
    assert await sail(tmp_path, 2) <= ROAD + 1


async def test_free_ships_are_laid_as_free_roads_are(tmp_path: Path) -> None:
    """One tap switches from roads to ships, and another one back."""

    def change(game: Game) -> None:
        state = game.state
        state.held[state.turn] = (Held(state.rules.deck_card("road_building"), state.stint - 1),)

    async with at(tmp_path, change) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Play card", "Play Road Building")
        thumb.taps = 0
        await thumb.pick()
        assert t.lines == lines + 2
        assert thumb.taps <= ROAD - 1

        thumb.taps = 0
        await thumb.press("Place a free ship")
        assert thumb.screen.content.startswith("Where does your free ship go?")
        await thumb.pick()
        assert t.lines == lines + 3
        assert thumb.taps <= ROAD
        assert "End turn" in thumb.screen.buttons
        assert thumb.pings == 0


def owing(*debts: tuple[str, int]) -> Callable[[Game], None]:
    """Let the seats, starting with the one on turn, owe these duties for this many cards."""

    def change(game: Game) -> None:
        state = game.state
        seats = [state.turn, *state.others(state.turn)]
        owed = [
            Debt(seat, duty, (count, 0), state.number)
            for seat, (duty, count) in zip(seats, debts, strict=False)
        ]
        state.stack.append(Frame(tuple(owed)))

    return change


async def test_robber_or_pirate_is_one_question(tmp_path: Path) -> None:
    """The robber's places come first; one tap leads to the pirate's, and another one back."""
    async with at(tmp_path, owing((ROBBER, 0))) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Move robber or pirate")
        assert thumb.screen.content.startswith("Where does the robber go?")
        await thumb.press("Move the pirate")
        assert thumb.screen.content.startswith("Where does the pirate go?")
        await thumb.press("Back")
        assert thumb.screen.content.startswith("Where does the robber go?")

        await thumb.press("Move the pirate")
        thumb.taps = 0
        await thumb.pick()
        assert t.lines == lines + 1
        assert thumb.taps <= ROAD - 1
        assert thumb.pings == 0


async def test_gold_is_picked_like_discards(tmp_path: Path) -> None:
    """Each kind has its row, and players asked at the same time don't wait for each other."""
    async with at(tmp_path, owing((GOLD, 2), (GOLD, 3))) as (t, thumb, board):
        lines = t.lines
        other = next(p for p in t.people if f"{p.name}: choose 3 cards" in board.content)
        for person, count in ((other, 3), (thumb.person, 2)):
            hand = Thumb(t, person)
            await hand.public(await t.board(), "Choose cards")
            rows = [option["label"] for option in hand.screen.menus[0]["options"]]
            await hand.choose(rows.index(f"{count - 1} wood"), rows.index("1 ore"))
            assert hand.taps <= 5

        assert t.lines == lines + 2
        assert "trade, build, or end" in (await t.board()).content
