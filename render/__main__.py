"""
Samples of every kind of picture in every theme: ``python -m render FOLDER``.

With ``--box NAME`` it draws only that box's art and samples, and the emoji.

The games are played at random from a fixed seed, so that the same pictures come out every time.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from types import ModuleType

from game import BOXES, Seat
from game.base.parts import Robber
from render import (
    THEMES,
    board_png,
    boxes,
    dice_png,
    ending_png,
    hand_png,
    prompt_png,
    replay_gif,
)
from render.atlas import laid_out
from render.boxes import brought
from render.emoji import emoji, sheet
from render.samples import CAPTIONS, dealt, game, players, six
from words import Words, captions, honour_lines

GROUNDS = {"dark": "#313338", "light": "#ffffff"}
"""Discord's background colors."""


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    people = players()
    middle = game(points=24).view()
    start = game(seed="start", points=0).view()
    corners = [("corner", corner) for corner, kind in enumerate(start.corner_piece)]
    edges = [("edge", edge) for edge, kind in enumerate(middle.edge_piece) if not kind]
    robbed = middle.part(Robber).at
    hexes = [("hex", place) for place in range(middle.topology.inner) if place != robbed]
    latest = next(i for i, kind in enumerate(middle.corner_piece) if kind)
    own = dealt(game(points=24).view(Seat(1)), (0, 0, 1, 2, 3, 4))
    public = partial(board_png, theme=theme)
    asked = partial(prompt_png, players=people, theme=theme)
    hand = partial(hand_png, captions=CAPTIONS, theme=theme)
    whole = game(points=99)
    end, tale = whole.view(), whole.chronicle(whole.lines)
    said = captions(end, tale, Words())
    return {
        "start.png": public(start, people),
        "middle.png": public(middle, people, latest=(("corner", latest),)),
        "three_players.png": public(game("three", 18, 3, bank="hidden").view(), players(3)),
        "six_players.png": public(six(middle), players(6)),
        "setup_north.png": asked(start, letters=corners[:16]),
        "setup_middle.png": asked(start, letters=corners[16:38]),
        "setup_south.png": asked(start, letters=corners[38:]),
        "roads.png": asked(middle, letters=edges[:12]),
        "robber.png": asked(middle, letters=hexes),
        "ghost.png": asked(start, letters=[], ghost=(*corners[20], "settlement")),
        "ghost_robber.png": asked(middle, letters=[], ghost=("hex", hexes[4][1], "robber")),
        "hand.png": hand(own, people[1], playable=frozenset({"knight"})),
        "hand_without_cards.png": hand(dealt(own, ()), people[2]),
        "dice.png": dice_png(tale, captions=said, theme=theme),
        "ending.png": ending_png(
            end, people, tale, honours=honour_lines(tale, Words()), captions=said, theme=theme
        ),
        "replay.gif": replay_gif(end, people, tale, theme=theme),
        **{name: png for box in brought("samples") for name, png in box.pictures(theme).items()},
    }


def of_box(name: str, theme: str) -> dict[str, bytes]:
    """A box's art on one sheet, and its samples, by file name."""
    found = {}
    for art in part_of(name, "art"):
        if art.ADDITIONS.catalogue:
            png = BytesIO()
            laid_out(THEMES[theme], art.ADDITIONS.catalogue, 1).save(png, "PNG")
            found["art.png"] = png.getvalue()
    for samples in part_of(name, "samples"):
        found |= samples.pictures(theme)
    return found


def part_of(name: str, part: str) -> Iterator[ModuleType]:
    """The module *part* of a box, if it has one."""
    return (one for one in brought(part) if one.__name__ == f"{boxes.__name__}.{name}.{part}")


def emojis() -> dict[str, bytes]:
    """Every emoji by its file name, and all on one sheet, dark and light."""
    every = {f"{name}.png": png for name, png in emoji()}
    return {**every, **{f"on_{name}.png": sheet(colour) for name, colour in GROUNDS.items()}}


def main() -> None:
    """Write all samples into the folder that the command line names."""
    parser = argparse.ArgumentParser(description="Draw all samples.")
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--box",
        choices=[box.name for box in BOXES],
        metavar="NAME",
        help="draw only what this box brings",
    )
    given = parser.parse_args()
    folder = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    drawn: Callable[[str], dict[str, bytes]] = partial(of_box, given.box) if given.box else pictures
    for theme in THEMES:
        for name, data in drawn(theme).items():
            file = folder / theme / name
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(data)
            print(f"{file}  {len(data) // 1024} KB")
    for name, data in emojis().items():
        file = folder / "emoji" / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
    print(f"{folder / 'emoji'}")


if __name__ == "__main__":
    main()
