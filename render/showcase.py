"""
Boards from whole games, among them those of docs/pictures: ``python -m render.showcase FOLDER``.

Computers play the games, so that they look like games, and the words are those of the bot. Boxes
bring theirs in `samples.py`, ``showcase()``. Each picture is there once more at the width a chat
shows, in `431/`, in all of its colors.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

from game import Game, Seeded, View
from game.base.parts import Robber
from render import board_png, ending_png, hand_png, prompt_png, replay_gif
from render.boxes import brought
from render.played import led, played
from render.samples import dealt, players, six
from words import Words, captions, honour_lines

SHOWN = 431
"""Width in pixels at which a chat shows a picture."""
PEOPLE = players()


def hand_said(view: View, words: Words) -> dict[str, str]:
    """The bot's captions on a hand."""
    said = {kind.name: words.card(kind.name) for kind in view.rules.cards}
    for card in view.rules.deck_cards:
        said[card.name] = words.dev_card(card.name)
        said[f"{card.name}.does"] = words.say(f"dev_card.{card.name}.does")
    said |= {state: words.say(f"ui.hand.{state}") for state in ("now", "later", "points")}
    return {name: text[:1].upper() + text[1:] for name, text in said.items()}


def pictures() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture, by its file name."""
    words = Words()
    view, latest, one = played("board", is_enough=led(6))
    end, last, whole = played("end")
    tale = whole.chronicle(whole.lines)
    start = Game.new(4, Seeded(b"start")).view()
    robbed = view.part(Robber).at
    asked = partial(prompt_png, players=PEOPLE)
    rich = max(view.seats, key=lambda seat: seat.hand_count).seat
    own = dealt(one.view(rich), (0, 0, 1, 2, 4))
    free = [("edge", edge) for edge, kind in enumerate(view.edge_piece) if not kind]
    hexes = [("hex", place) for place in range(view.topology.inner) if place != robbed]
    near = [place for place in free if _touches(view, place[1], int(view.turn))]
    return {
        "board.png": partial(board_png, view, PEOPLE, latest=latest),
        "contrast.png": partial(board_png, view, PEOPLE, latest=latest, theme="contrast"),
        "six_players.png": partial(board_png, six(view), players(6), latest=latest),
        "setup.png": partial(asked, start, letters=[("corner", at) for at in range(16)]),
        "roads.png": partial(asked, view, letters=near[:12]),
        "robber.png": partial(asked, view, letters=hexes),
        "hand.png": partial(
            hand_png,
            own,
            PEOPLE[rich],
            playable=frozenset({"knight", "monopoly"}),
            captions=hand_said(view, words),
        ),
        "won.png": partial(board_png, end, PEOPLE, latest=last),
        "ending.png": partial(
            ending_png,
            end,
            PEOPLE,
            tale,
            honours=honour_lines(tale, words),
            captions=captions(end, tale, words),
        ),
        "replay.gif": partial(replay_gif, end, PEOPLE, tale),
        **{name: draw for box in brought("samples") for name, draw in box.showcase().items()},
    }


def _touches(view: View, edge: int, seat: int) -> bool:
    """Whether an edge touches a road of a *seat*."""
    corners = view.topology.edge_corners[edge]
    around = {other for corner in corners for other in view.topology.corner_edges[corner]}
    return any(view.edge_piece[other] and view.edge_seat[other] == seat for other in around)


def small(png: bytes) -> bytes:
    """A picture at the width a chat shows, in all of its colors."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    size = (SHOWN, round(image.height * SHOWN / image.width))
    out = io.BytesIO()
    image.resize(size, Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    """Write all pictures, or those that the command line names, into its folder."""
    parser = argparse.ArgumentParser(description="Draw the pictures that the docs show.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", help="such as board.png; all without")
    given = parser.parse_args()
    folder, wanted = given.folder, given.names
    (folder / "431").mkdir(parents=True, exist_ok=True)
    for name, draw in pictures().items():
        if wanted and name not in wanted:
            continue
        data = draw()
        (folder / name).write_bytes(data)
        if name.endswith(".png"):
            (folder / "431" / name).write_bytes(small(data))
        sys.stdout.write(f"{folder / name}  {len(data) // 1024} KB\n")


if __name__ == "__main__":
    main()
