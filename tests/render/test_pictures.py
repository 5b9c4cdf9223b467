"""Whole pictures: their bytes, and what they must not depend on."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

from game import Seeded, view
from game.core.sample import sample
from render import LETTERS, MARKS, board_png, hand_png, prompt_png, table
from render.samples import CAPTIONS
from tests.render.sights import PEOPLE, seen, start

SMALL = 0.25

IN_ANOTHER_PROCESS = """
import hashlib
from tests.render.sights import PEOPLE, seen
from render import board_png
print(hashlib.sha256(board_png(seen(), PEOPLE, scale=0.25)).hexdigest())
"""


def opened(png: bytes) -> Image.Image:
    """The picture in *png*."""
    return Image.open(io.BytesIO(png))


def test_a_full_picture_has_a_palette() -> None:
    """The public board is a PNG with a palette, 1600 wide."""
    found = opened(board_png(seen(), PEOPLE))

    assert (found.format, found.mode, found.size) == ("PNG", "P", (1600, 1280))


def test_every_process_draws_the_same() -> None:
    """The same view gives the same bytes, whatever the process's hash seed."""
    run = subprocess.run(
        [sys.executable, "-c", IN_ANOTHER_PROCESS],
        env={"PYTHONHASHSEED": "0", "PYTHONPATH": ":".join(filter(None, sys.path))},
        check=True,
        capture_output=True,
        text=True,
    )

    here = hashlib.sha256(board_png(seen(), PEOPLE, scale=SMALL)).hexdigest()

    assert run.stdout.strip() == here


def test_a_second_picture_builds_nothing_still() -> None:
    """Sea, hexes, numbers and harbors are drawn once for a board, however play goes on."""
    board_png(seen(), PEOPLE, scale=SMALL)
    made = table.BOARDS.made

    board_png(seen(), PEOPLE, latest=(("corner", 3),), scale=SMALL)
    board_png(replace(seen(), corner_piece=bytes(54)), PEOPLE, scale=SMALL)

    assert table.BOARDS.made == made


def test_tables_of_a_kind_share_the_sea() -> None:
    """The sea is painted once for all boards of one shape, whatever their land."""
    table.BOARDS.clear()  # the sea of a cached board may be dropped
    board_png(seen(), PEOPLE, scale=SMALL)
    seas, boards = table.SEAS.made, table.BOARDS.made

    board_png(replace(seen(), tokens=tuple(reversed(seen().tokens))), PEOPLE, scale=SMALL)

    assert (table.SEAS.made, table.BOARDS.made) == (seas, boards + 1)


def test_another_board_is_another_picture() -> None:
    """A board with other numbers is not mixed up with a cached one."""
    one = start().view()
    other = replace(one, tokens=one.tokens[::-1])

    assert board_png(one, PEOPLE, scale=SMALL) != board_png(other, PEOPLE, scale=SMALL)


def test_threads_draw_the_same() -> None:
    """Two threads that draw at once give the bytes that one gives."""
    wanted = [prompt_png(seen(), PEOPLE, [("corner", i)], scale=SMALL) for i in range(6)]
    table.PROMPTS.clear()

    with ThreadPoolExecutor(2) as pool:
        found = pool.map(
            lambda i: prompt_png(seen(), PEOPLE, [("corner", i)], scale=SMALL), range(6)
        )

    assert list(found) == wanted


def test_the_public_picture_knows_no_hidden_card() -> None:
    """With all hidden cards dealt again, the public picture stays the same to the byte."""
    public = seen()
    wanted = board_png(public, PEOPLE, scale=SMALL)

    for seed in (b"a", b"b"):
        other = view(sample(public, Seeded(seed)), None)
        assert board_png(other, PEOPLE, scale=SMALL) == wanted


def test_a_hand_knows_no_other_hand() -> None:
    """With all cards that its owner does not see dealt again, a hand's picture stays the same."""
    own = seen(1)
    wanted = hand_png(own, PEOPLE[1], captions=CAPTIONS, scale=SMALL)

    other = view(sample(own, Seeded(b"other")), own.reader)

    assert hand_png(other, PEOPLE[1], captions=CAPTIONS, scale=SMALL) == wanted


def test_a_hand_needs_its_owner() -> None:
    """A view without a reader has no hand."""
    with pytest.raises(ValueError, match="own view"):
        hand_png(seen(), PEOPLE[0], captions=CAPTIONS)


def test_no_more_places_than_letters() -> None:
    """A prompt for more places than there are letters is refused."""
    places = [("corner", i) for i in range(len(LETTERS) + 1)]

    with pytest.raises(ValueError, match="96 letters"):
        prompt_png(seen(), PEOPLE, places)


def test_there_are_letters_for_every_corner() -> None:
    """The letters skip I and O and don't repeat; after the alphabet a number follows them."""
    assert len(set(LETTERS)) == len(LETTERS) == 96
    assert not set("IO") & set("".join(LETTERS))
    assert LETTERS[23:25] == ("Z", "A2")


def test_every_colour_has_a_mark() -> None:
    """No two colors share one."""
    assert len(set(MARKS.values())) == len(MARKS) == 6
