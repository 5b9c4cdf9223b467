"""
The golden pictures: ``python -m tests.render.golden`` draws them anew.

Look at them before they are committed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.base.rows import KNIGHT, MONOPOLY, VICTORY
from render import board_png, hand_png, prompt_png
from render.samples import CAPTIONS, dealt, players, six
from tests.render.sights import PEOPLE, seen, start

FOLDER = Path(__file__).parent / "golden"
SCALE = 0.25


def pictures() -> dict[str, Callable[[], bytes]]:
    """How each golden picture is drawn, by its name."""
    view, empty = seen(), start().view()
    free = [("edge", edge) for edge, kind in enumerate(view.edge_kind) if not kind]
    own = dealt(seen(1), (KNIGHT, KNIGHT, VICTORY, MONOPOLY))
    prompt = partial(prompt_png, players=PEOPLE, scale=SCALE)
    return {
        "start": partial(board_png, empty, PEOPLE, scale=SCALE),
        "middle": partial(board_png, view, PEOPLE, latest=("corner", 20), scale=SCALE),
        "contrast": partial(
            board_png, view, PEOPLE, latest=("edge", 40), scale=SCALE, theme="contrast"
        ),
        "egypt": partial(board_png, view, PEOPLE, scale=SCALE, theme="egypt"),
        "setup": partial(prompt, empty, letters=[("corner", i) for i in range(16)]),
        "roads": partial(prompt, view, letters=free[:6]),
        "robber": partial(prompt, view, letters=[("hex", i) for i in range(19)]),
        "ghost": partial(prompt, seen(1), letters=[], ghost=("corner", 30, "city")),
        "hand": partial(
            hand_png,
            own,
            PEOPLE[1],
            playable=frozenset({"knight"}),
            captions=CAPTIONS,
            scale=SCALE,
        ),
        "hand_contrast": partial(
            hand_png, own, PEOPLE[1], captions=CAPTIONS, scale=SCALE, theme="contrast"
        ),
        "six": partial(board_png, six(empty), players(6), scale=SCALE),
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, draw in pictures().items():
        (FOLDER / f"{name}.png").write_bytes(draw())
        print(FOLDER / f"{name}.png")
