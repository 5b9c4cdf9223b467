"""
The pictures of docs/pictures: ``python -m render.showcase FOLDER``.

Computers play the games, so that they look like games, and the words are those of the bot. Each
picture lies there once more as wide as a chat shows it, in `431/`, in all of its colours.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image

from game import Game, Seat, Seeded, View
from game.base.parts import Robber
from game.computer import choose
from game.gods.names import GODS
from render import board_png, ending_png, hand_png, prompt_png, replay_gif
from render.boxes.gods.overview import gods_png
from render.samples import dealt, players, six
from render.scene import Place
from words import Words, captions, honour_lines

SHOWN = 431
"""How wide a chat shows a picture, in pixels."""
PEOPLE = players()


def played(
    seed: str, boxes: str, is_enough: Callable[[View], bool] = lambda view: view.is_over
) -> tuple[Game, Place | None]:
    """A game of four computers until it *is_enough*, and where its latest piece was laid."""
    chance = Seeded(seed.encode())
    one = Game.new(4, chance, modules=boxes.split())
    latest: Place | None = None
    while not one.state.winners:
        before = one.view()
        if before.plan and is_enough(before):
            break
        seat = one.state.debts()[0].seat
        one.play(seat, choose(one.view(seat), one.options(seat), chance), chance)
        latest = _laid(before, one.view()) or latest
    return one, latest


def _laid(before: View, after: View) -> Place | None:
    """Where a piece lies that did not lie there before."""
    for kind, old, new in (
        ("corner", before.corner_kind, after.corner_kind),
        ("edge", before.edge_kind, after.edge_kind),
    ):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            if one != other:
                return kind, place
    return None


def best(view: View) -> int:
    """The most points that a seat is seen to have."""
    return max(seat.points for seat in view.seats)


def middle(points: int, view: View) -> bool:
    """Whether somebody is seen to have so many points."""
    return best(view) >= points


def gods_said(words: Words) -> dict[str, str]:
    """What the bot writes about gods, on boards and on their overview."""
    keys = [key for god in GODS for key in (f"god.{god}", f"god_card.{god}.does")]
    said = {key: words.say(key) for key in keys}
    return said | {f"god.{where}": words.say(f"ui.god.{where}") for where in ("shown", "stacked")}


def hand_said(view: View, words: Words) -> dict[str, str]:
    """What the bot writes on a hand."""
    said = {kind.name: words.card(kind.name) for kind in view.rules.cards}
    for card in view.rules.deck_cards:
        said[card.name] = words.dev_card(card.name)
        said[f"{card.name}.does"] = words.say(f"dev_card.{card.name}.does")
    said |= {state: words.say(f"ui.hand.{state}") for state in ("now", "later", "points")}
    return {name: text[:1].upper() + text[1:] for name, text in said.items()}


def pictures() -> dict[str, Callable[[], bytes]]:
    """How each picture is drawn, by the name of its file."""
    words, egyptian = Words(), Words("en", "egypt")
    one, latest = played("board", "base", partial(middle, 6))
    view = one.view()
    end, last = played("end", "base")
    tale = end.chronicle(end.lines)
    built, on_nile = played("nile", "base egypt gods pyramid", partial(middle, 4))
    risen, _ = played("nile", "base egypt gods pyramid")
    sands, in_sands = played("egypt", "base egypt", partial(middle, 6))
    start = Game.new(4, Seeded(b"start")).view()
    robbed = view.part(Robber).at
    asked = partial(prompt_png, players=PEOPLE)
    own = dealt(one.view(view.turn), (0, 0, 1, 2, 4))
    free = [("edge", edge) for edge, kind in enumerate(view.edge_kind) if not kind]
    hexes = [("hex", place) for place in range(view.topology.inner) if place != robbed]
    near = [place for place in free if _touches(view, place[1], int(view.turn))]
    nile: dict[str, Any] = {"captions": gods_said(egyptian), "theme": "egypt"}
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
            PEOPLE[view.turn],
            playable=frozenset({"knight", "monopoly"}),
            captions=hand_said(view, words),
        ),
        "egypt.png": partial(board_png, sands.view(), PEOPLE, latest=in_sands, theme="egypt"),
        "pyramid.png": partial(board_png, built.view(), PEOPLE, latest=on_nile, **nile),
        "pyramid_end.png": partial(board_png, risen.view(), PEOPLE, **nile),
        "gods.png": partial(gods_png, built.view(), PEOPLE, **nile),
        "won.png": partial(board_png, end.view(), PEOPLE, latest=last),
        "ending.png": partial(
            ending_png,
            end.view(),
            PEOPLE,
            tale,
            honours=honour_lines(tale, words),
            captions=captions(end.view(), tale, words),
        ),
        "replay.gif": partial(replay_gif, end.view(), PEOPLE, tale),
    }


def _touches(view: View, edge: int, seat: int) -> bool:
    """Whether an edge lies beside a road of a *seat*."""
    corners = view.topology.edge_corners[edge]
    around = {other for corner in corners for other in view.topology.corner_edges[corner]}
    return any(view.edge_kind[other] and view.edge_seat[other] == seat for other in around)


def small(png: bytes) -> bytes:
    """A picture as wide as a chat shows it, in all of its colours."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    size = (SHOWN, round(image.height * SHOWN / image.width))
    out = io.BytesIO()
    image.resize(size, Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    """Write all pictures, or those that the command line names, into its folder."""
    if len(sys.argv) < 2:
        sys.exit("usage: python -m render.showcase FOLDER [NAME ...]")
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    (folder / "431").mkdir(parents=True, exist_ok=True)
    for name, draw in pictures().items():
        if wanted and name not in wanted:
            continue
        data = draw()
        (folder / name).write_bytes(data)
        if name.endswith(".png"):
            (folder / "431" / name).write_bytes(small(data))
        print(f"{folder / name}  {len(data) // 1024} KB")


if __name__ == "__main__":
    main()
