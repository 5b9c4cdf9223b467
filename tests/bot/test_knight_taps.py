"""How many taps knights, improvements and progress cards take on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.scenes import Scene
from game import Game, State
from game.base.rows import CITY, SETTLEMENT
from game.cities_knights.hire_knight import sites
from game.cities_knights.parts import Barbarians, Knights
from game.cities_knights.standing import knights_of, piece_of, refuges
from game.core.part import Held
from sandbox.post import Post
from tests.bot.crowd import CROWD
from tests.bot.tables import Table
from tests.bot.test_taps import Thumb, changed, holds, put_people
from tests.databases import File
from tests.house import needs

pytestmark = [needs("cities_knights"), pytest.mark.usefixtures("blank")]

FOUR = dict([*CROWD.items()][:4])

A_TURN = Scene(
    lambda game: (
        game.state.stint >= 12
        and game.state.plan == "turn"
        and any(debt.duty == "turn" for debt in game.state.debts())
    )
)


@asynccontextmanager
async def at(
    folder: Path, change: Callable[[Game], None]
) -> AsyncIterator[tuple[Table, Thumb, Post]]:
    """A table of four after a *change*, the thumb of the player on turn, and the board."""
    database = File(folder / "games.db")
    await put_people(database, FOUR, ("base", "cities_knights"), A_TURN, {})
    async with changed(folder, database, change, tuple(FOUR)) as found:
        yield found


def pave(state: State) -> None:
    """Give the player on turn three more roads, each to a free corner."""
    seat, topology = state.turn, state.topology
    for _ in range(3):
        ends = {c for edge in state.edges_of(seat) for c in topology.edge_corners[edge]}
        edge = next(
            edge
            for corner in sorted(ends)
            for edge in topology.corner_edges[corner]
            if not state.edge_piece[edge]
            and any(state.land[place] for place in topology.edge_hexes[edge])
            and not any(state.corner_piece[c] for c in topology.edge_corners[edge] if c != corner)
        )
        state.lay(seat, edge, state.rules.piece("road"))


def with_knights(
    count: int = 2, *, active: bool, held: str = "", **cards: int
) -> Callable[[Game], None]:
    """Give the player on turn two knights, these cards, and perhaps a progress card."""

    def change(game: Game) -> None:
        holds(**cards)(game)
        state, seat = game.state, game.state.turn
        for corner in knights_of(state, seat):
            state.lift(corner, state.corner_piece[corner])
        pave(state)
        able = sorted(sites(state, seat), key=lambda at: -len(refuges(state, seat, at)))
        for corner in able[:count]:
            state.lay(seat, corner, piece_of(state, 1))
        (home, *_) = state.corners_of(seat, SETTLEMENT) or state.corners_of(seat, CITY)
        state.lift(home, state.corner_piece[home])
        state.lay(seat, home, CITY)
        state.change(Barbarians, attacks=1)
        own = tuple(knights_of(state, seat)) if active else ()
        state.put(Knights(active=own))
        state.held[seat] = ()
        for other in state.others(seat):
            state.held[other] = (Held(state.rules.deck_card("smith"), state.stint - 1),)
        if held:
            state.held[seat] = (Held(state.rules.deck_card(held), state.stint - 1),)

    return change


async def test_all_knights_are_activated_by_one_tap_on_their_screen(tmp_path: Path) -> None:
    """Activating all knights takes two taps from the board, and nobody is pinged."""
    async with at(tmp_path, with_knights(active=False, grain=2)) as (t, thumb, board):
        await thumb.public(board, "Knights", "Activate all")

        knights = t.state.part(Knights)
        assert len(knights.active) == 2
        assert (thumb.taps, thumb.pings) == (2, 0)


async def test_a_knight_moves_by_three_taps(tmp_path: Path) -> None:
    """Moving the only movable knight takes three taps; a menu for many places adds one."""
    async with at(tmp_path, with_knights(1, active=True)) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Knights", "Move knight")
        is_many = bool(thumb.screen.menus)
        await thumb.pick()

        assert t.lines == lines + 1
        assert thumb.taps == 3 + is_many


async def test_a_level_is_three_taps(tmp_path: Path) -> None:
    """Improving takes three taps, or two if only one track can be paid for."""
    async with at(tmp_path, with_knights(active=False, cloth=1, coin=1)) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Build", "Improve")
        await thumb.pick()

        assert t.lines == lines + 1
        assert thumb.taps == 3


@pytest.mark.parametrize(
    ("card", "label", "most"),
    [
        ("merchant", "Play Merchant", 4),
        ("bishop", "Play Bishop", 4),
        ("spy", "Play Spy", 5),
        ("warlord", "Play Warlord", 2),
    ],
)
async def test_a_progress_card_with_a_choice_is_within_five(
    card: str, label: str, most: int, tmp_path: Path
) -> None:
    """Opening the cards, choosing one and answering its question take at most five taps."""
    change = with_knights(active=False, held=card)
    async with at(tmp_path, change) as (t, thumb, board):
        lines = t.lines
        await thumb.public(board, "Play card", label)
        while t.lines == lines or card in {debt.duty for debt in t.state.debts()}:
            await thumb.pick()

        assert thumb.taps <= most
