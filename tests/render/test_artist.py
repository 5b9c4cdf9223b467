"""Pictures are drawn by processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from game import Seat, View, offered
from game.core.chronicle import Chronicle
from game.core.retold import retold
from render import board_png, hand_png
from render.artist import Artist, CannotDraw
from render.samples import CAPTIONS, dealt, game, players
from tests.patience import PATIENCE

MORTAL = """
import os, signal
from render.artist import Artist
artist = Artist()
artist.draw(bytes)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module")
def artist() -> Iterator[Artist]:
    """Somebody who draws for all tests."""
    found = Artist()
    yield found
    found.close()


@pytest.mark.parametrize("boxes", offered(), ids=" ".join)
def test_an_artist_draws_what_anybody_would_draw(artist: Artist, boxes: tuple[str, ...]) -> None:
    """A board of any set of boxes is byte for byte the one that is drawn here."""
    view = game(boxes=" ".join(boxes)).view()
    drawing = partial(board_png, view, players(len(view.seats)), scale=0.25)

    assert artist.draw(drawing) == drawing()


def test_a_hand_travels_too(artist: Artist) -> None:
    """A view of a seat is drawn over there as it is here."""
    view = dealt(game().view(Seat(0)), (0,))
    drawing = partial(hand_png, view, players()[0], captions=CAPTIONS, scale=0.25)

    assert artist.draw(drawing) == drawing()


@pytest.mark.parametrize("boxes", offered(), ids=" ".join)
def test_a_tale_travels_too(artist: Artist, boxes: tuple[str, ...]) -> None:
    """What the log of any set of boxes tells is read over there as it is here."""
    played = game(points=14, boxes=" ".join(boxes))
    tale, view = played.chronicle(played.lines), played.view()

    assert artist.draw(partial(last, view, tale)) == last(view, tale)


def last(view: View, tale: Chronicle) -> bytes:
    """The table at its end, as its tale tells it."""
    *_, (_, table) = retold(view, tale)
    return board_png(table, players(len(table.seats)), scale=0.25)


def test_what_goes_wrong_is_told_and_the_next_picture_is_drawn(artist: Artist) -> None:
    """An error over there is an error here, with its traceback; the process goes on."""
    with pytest.raises(CannotDraw, match="a hand is drawn from its owner's own view"):
        artist.draw(partial(hand_png, game().view(), players()[0], captions=CAPTIONS))

    assert artist.draw(partial(bytes, 3)) == bytes(3)


@pytest.mark.parametrize("is_noticed", [False, True])
def test_a_killed_artist_is_replaced(artist: Artist, is_noticed: bool) -> None:
    """When the process was killed, another one draws, whether the pipe is broken yet or not."""
    artist._process.kill()
    if is_noticed:
        artist._process.wait()

    assert artist.draw(partial(bytes, 3)) == bytes(3)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_are_for_others(artist: Artist, number: signal.Signals) -> None:
    """Whoever stops a whole group stops the bot, which may still want a picture."""
    artist.draw(bytes)
    process = artist._process.pid

    os.kill(process, number)

    assert artist.draw(partial(bytes, 3)) == bytes(3)
    assert artist._process.pid == process


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_an_artist_ends_with_whom_it_draws_for() -> None:
    """Nothing is left of a program that was killed."""
    # Who has inherited the pipe holds it open: this ends when nobody is left, or not in time.
    killed = subprocess.run(
        [sys.executable, "-c", MORTAL], stderr=subprocess.PIPE, check=False, timeout=PATIENCE
    )

    assert killed.returncode == -signal.SIGKILL


def test_a_drawing_that_never_ends_is_given_up() -> None:
    """Who waits for it is told so, and the next picture is drawn."""
    artist = Artist()
    try:
        with pytest.raises(CannotDraw, match=r"more than 0\.1 seconds"):
            artist.draw(partial(signal.pause), within=0.1)  # type: ignore[arg-type]  # it returns nothing

        assert artist.draw(bytes) == b""
    finally:
        artist.close()
