"""Drawing: whose picture comes next."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from threading import Event
from typing import Any

import pytest

from bot.chat.pictures import drawing
from bot.chat.screen import Picture, Screen
from render import board_png
from tests.bot.tables import Table

Call = Callable[[], bytes]


@pytest.fixture(autouse=True)
def _nothing_is_drawn() -> Iterator[None]:
    """Forget all drawing jobs before and after each test."""
    drawing._orders.clear()
    yield
    drawing._orders.clear()


def ordered(order: bytes) -> Call:
    """The drawing call that travels to an artist as *order*."""
    call: Call = pickle.loads(order)  # noqa: S301  # made a moment ago
    return call


def noted(monkeypatch: pytest.MonkeyPatch, name: str, does: Callable[[Any], Any]) -> list[Any]:
    """Record a drawing function's arguments from now on, while *does* does its work."""
    seen: list[Any] = []

    def called(given: Any) -> Any:
        seen.append(given)
        return does(given)

    monkeypatch.setattr(drawing, name, called)
    return seen


async def test_who_wants_many_pictures_lets_others_go_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A reader who wants several pictures at once waits longer for each; others don't wait."""
    asked: list[float] = []
    drawn = asyncio.Event()

    @asynccontextmanager
    async def turn(patience: float) -> AsyncIterator[None]:
        asked.append(patience)
        await drawn.wait()
        yield

    monkeypatch.setattr(drawing, "turn", turn)
    monkeypatch.setattr(drawing, "drawn", lambda call: asyncio.sleep(0, b"PNG"))
    screen = Screen("", Picture(bytes, "board.png", "a board"))

    works = [asyncio.create_task(drawing.all_drawn(screen, reader)) for reader in (1, 1, 1, 2)]
    await asyncio.sleep(0)
    drawn.set()
    await asyncio.gather(*works)
    await drawing.all_drawn(screen, 1)

    assert asked == [0.0, drawing.MORE, 2 * drawing.MORE, 0.0, 0.0]
    assert not drawing._readers


async def test_what_is_begun_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests for the same picture share one drawing; a different picture is drawn separately."""
    asked = noted(monkeypatch, "_drawn", lambda order: ordered(order)())

    drawing.begin(Picture(partial(bytes, 3), "board-1.png", "a board"))
    same, another = await drawing.drawn(partial(bytes, 3)), await drawing.drawn(partial(bytes, 4))

    assert (same, another) == (bytes(3), bytes(4))
    assert len(asked) == 2


async def test_nothing_is_begun_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture is not drawn ahead while someone waits for another one."""
    free, asked = Event(), list[bytes]()

    def slow(order: bytes) -> bytes:
        asked.append(order)
        free.wait()
        return ordered(order)()

    monkeypatch.setattr(drawing, "_drawn", slow)
    waits = asyncio.create_task(drawing.drawn(partial(bytes, 1)))
    await asyncio.sleep(0)
    drawing.begin(Picture(partial(bytes, 2), "board-1.png", "a board"))
    free.set()

    assert await waits == bytes(1)
    assert len(asked) == 1


async def test_what_has_failed_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failed drawing is not kept, so the next request draws it again."""
    outcomes = iter((ValueError("no ink"), b"PNG"))

    def drawn(_: bytes) -> bytes:
        outcome = next(outcomes)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    monkeypatch.setattr(drawing, "_drawn", drawn)

    with pytest.raises(ValueError, match="no ink"):
        await drawing.drawn(bytes)
    assert await drawing.drawn(bytes) == b"PNG"


async def test_a_board_is_begun_while_its_action_is_stored(
    t: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board is drawn ahead while its action is stored, and the channel uses that picture."""
    begun = noted(monkeypatch, "begin", drawing.begin)
    asked = noted(monkeypatch, "_drawn", drawing._drawn)
    await t.rest()

    board = await t.board()
    await t.on_turn(board).click(board, "End turn")
    await t.rest()

    calls = [ordered(order) for order in asked]
    boards = [call for call in calls if getattr(call, "func", None) is board_png]
    assert len(begun) == len(boards) == 1
