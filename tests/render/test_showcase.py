"""The pictures of the documents: games that computers play, whole and at a chat's size."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from game.base.parts import Turn
from render import showcase
from render.played import has_rolled, led, played
from render.showcase import SHOWN, pictures, small

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def opened(png: bytes) -> Image.Image:
    """The picture in a file."""
    return Image.open(io.BytesIO(png))


def test_a_game_is_played_until_somebody_leads() -> None:
    """The game stops in a turn with a roll, and its latest piece is on the board."""
    view, latest, game = played("board", is_enough=led(4))

    ((kind, place),) = latest
    assert (view.corner_piece if kind == "corner" else view.edge_piece)[place]
    assert max(seat.points for seat in view.seats) >= 4
    assert view.part(Turn).rolled == view.stint
    assert not game.state.winners


def test_a_small_picture_keeps_all_colours() -> None:
    """A small picture is as wide as a chat shows, and has more colors than a palette could hold."""
    one = opened(small((PICTURES / "board.png").read_bytes()))

    assert (one.mode, one.width) == ("RGB", SHOWN)
    assert one.getcolors(256) is None


def test_pictures_of_the_documents_are_those_of_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`render.showcase` draws every board in the documents again, whatever its games look like."""
    monkeypatch.setattr(showcase, "played", lambda seed, **_: played(seed, is_enough=has_rolled))

    assert {file.name for file in PICTURES.glob("*.png")} <= {*pictures()}
