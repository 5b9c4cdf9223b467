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
from tests.widest import each_set

MORTAL = """
import os, signal
from render.artist import Artist
artist = Artist()
artist.draw(bytes)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module")
def artist() -> Iterator[Artist]:
    """One artist that draws for all tests."""
    found = Artist()
    yield found
    found.close()


def test_an_artist_draws_what_anybody_would_draw(artist: Artist) -> None:
    """An artist draws a board byte for byte as this process does."""
    view = game().view()
    drawing = partial(board_png, view, players(len(view.seats)), scale=0.25)

    assert artist.draw(drawing) == drawing()


def test_a_hand_travels_too(artist: Artist) -> None:
    """An artist draws a seat's hand as this process does."""
    view = dealt(game().view(Seat(0)), (0,))
    drawing = partial(hand_png, view, players()[0], captions=CAPTIONS, scale=0.25)

    assert artist.draw(drawing) == drawing()


@pytest.mark.parametrize("boxes", each_set(offered()))
def test_a_tale_travels_too(artist: Artist, boxes: tuple[str, ...]) -> None:
    """An artist reads the tale of any set of boxes, and draws its end, as this process does."""
    played = game(points=14, boxes=" ".join(boxes))
    tale, view = played.chronicle(played.lines), played.view()

    assert artist.draw(partial(last, view, tale)) == last(view, tale)


def last(view: View, tale: Chronicle) -> bytes:
    """The table at its end, from its tale."""
    *_, (_, table) = retold(view, tale)
    return board_png(table, players(len(table.seats)), scale=0.25)


def test_what_goes_wrong_is_told_and_the_next_picture_is_drawn(artist: Artist) -> None:
    """An error in the artist is raised here with its traceback, and the artist goes on."""
    with pytest.raises(CannotDraw, match="a hand is drawn from its owner's own view"):
        artist.draw(partial(hand_png, game().view(), players()[0], captions=CAPTIONS))

    assert artist.draw(partial(bytes, 3)) == bytes(3)


@pytest.mark.parametrize("is_noticed", [False, True])
def test_a_killed_artist_is_replaced(artist: Artist, is_noticed: bool) -> None:
    """A killed artist is replaced, whether the pipe is broken yet or not."""
    artist._process.kill()
    if is_noticed:
        artist._process.wait()

    assert artist.draw(partial(bytes, 3)) == bytes(3)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_are_for_others(artist: Artist, number: signal.Signals) -> None:
    """A signal to the whole group doesn't end the artist: the bot may still want a picture."""
    artist.draw(bytes)
    process = artist._process.pid

    os.kill(process, number)

    assert artist.draw(partial(bytes, 3)) == bytes(3)
    assert artist._process.pid == process


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_an_artist_ends_with_whom_it_draws_for() -> None:
    """An artist ends when the program that it draws for is killed."""
    # Any process that inherited the pipe holds it open: this ends when none is left, or times out.
    killed = subprocess.run(
        [sys.executable, "-c", MORTAL], stderr=subprocess.PIPE, check=False, timeout=PATIENCE
    )

    assert killed.returncode == -signal.SIGKILL


def test_a_drawing_that_never_ends_is_given_up(artist: Artist) -> None:
    """A drawing that never ends raises an error, and the next picture is drawn."""
    artist.draw(bytes)
    with pytest.raises(CannotDraw, match=r"more than 0\.1 seconds"):
        artist.draw(partial(signal.pause), within=0.1)  # type: ignore[arg-type]  # it returns nothing

    assert artist.draw(bytes) == b""
