"""
The golden pictures: ``python -m tests.render.golden`` draws them again.

Look at them before you commit them.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from game.base.rows import KNIGHT, MONOPOLY, VICTORY
from render import board_png, hand_png, prompt_png
from render.samples import CAPTIONS, dealt, players, six
from tests.render.sights import PEOPLE, seen, start

FOLDER = Path(__file__).parent / "golden"
SCALE = 0.25
EPSILON = 1.5
"""Mean difference of a color, of 255, that another build of Pillow may make."""


def pictures() -> dict[str, Callable[[], bytes]]:
    """The function that draws each golden picture, by the picture's name."""
    view, empty = seen(), start().view()
    free = [("edge", edge) for edge, kind in enumerate(view.edge_piece) if not kind]
    own = dealt(seen(1), (KNIGHT, KNIGHT, VICTORY, MONOPOLY))
    prompt = partial(prompt_png, players=PEOPLE, scale=SCALE)
    return {
        "start": partial(board_png, empty, PEOPLE, scale=SCALE),
        "middle": partial(board_png, view, PEOPLE, latest=(("corner", 20),), scale=SCALE),
        "contrast": partial(
            board_png, view, PEOPLE, latest=(("edge", 40),), scale=SCALE, theme="contrast"
        ),
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


def draw_anew(folder: Path, found: dict[str, Callable[[], bytes]]) -> None:
    """Write pictures into their folder, by their names."""
    folder.mkdir(exist_ok=True)
    for name, draw in found.items():
        (folder / f"{name}.png").write_bytes(draw())
        print(folder / f"{name}.png")


def difference(png: bytes, golden: Path, kept: Path) -> float:
    """The largest mean difference of a color, of 255; a *png* that differs is *kept*."""
    found = Image.open(io.BytesIO(png)).convert("RGB")
    wanted = Image.open(golden).convert("RGB")
    assert found.size == wanted.size, f"{found.size}, the golden one is {wanted.size}"
    far = max(ImageStat.Stat(ImageChops.difference(found, wanted)).mean)
    if far > EPSILON:
        kept.write_bytes(png)
    return float(far)


if __name__ == "__main__":
    draw_anew(FOLDER, pictures())
