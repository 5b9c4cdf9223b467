"""
Samples of every kind of picture: ``python -m render FOLDER``.

The games are played at random from a fixed seed, so that the same pictures come out every time.
"""

from __future__ import annotations

import sys
from pathlib import Path

from game import Seat
from render import LETTERS, Player, board_png, hand_png, prompt_png
from render.samples import CAPTIONS, dealt, game, players

SCALE = 1.0


def pictures() -> dict[str, bytes]:
    """Every sample by name."""
    people = players()
    middle = game(points=24).view()
    start = game(seed="start", points=0)
    corners = [("corner", corner) for corner, kind in enumerate(start.view().corner_kind)]
    edges = [("edge", edge) for edge, kind in enumerate(middle.edge_kind) if not kind]
    hexes = [("hex", place) for place in range(middle.topology.inner)]
    latest = next(i for i, kind in enumerate(middle.corner_kind) if kind)
    own = dealt(game(points=24).view(Seat(1)), (0, 0, 1, 2, 3, 4))
    return {
        "board": board_png(middle, people, latest=("corner", latest), scale=SCALE),
        "board_of_three": board_png(
            game("three", 18, 3, bank="hidden").view(), players(3), scale=SCALE
        ),
        "setup_north": prompt_png(start.view(), people, corners[:16], scale=SCALE),
        "setup_middle": prompt_png(start.view(), people, corners[16:38], scale=SCALE),
        "roads": prompt_png(middle, people, edges[: len(LETTERS)], scale=SCALE),
        "ghost": prompt_png(
            start.view(), people, [], ghost=(*corners[20], "settlement"), scale=SCALE
        ),
        "robber": prompt_png(middle, people, hexes, scale=SCALE),
        "hand": hand_png(
            own,
            Player(people[1].name, people[1].colour),
            playable=frozenset({"knight"}),
            captions=CAPTIONS,
            scale=SCALE,
        ),
    }


def main() -> None:
    """Write all samples into the folder that the command line names."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m render FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, png in pictures().items():
        file = folder / f"{name}.png"
        file.write_bytes(png)
        print(f"{file}  {len(png) // 1024} KB")


if __name__ == "__main__":
    main()
