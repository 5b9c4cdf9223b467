"""
What a picture costs, as ratios to a bare `Image.save` of the same pixels as RGB at level 6.

Everything is measured in turns within one run, so that a busy machine is busy for all of them.
"""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from statistics import median
from time import perf_counter

from PIL import Image

from game import Seat, View
from render import board_png, table
from render.palette import palette
from render.samples import game, players
from render.scene import Scene

ROUNDS = 15

FIRST = """
from time import perf_counter
from render import board_png
from render.samples import game, players
view = game(points=20).view()
start = perf_counter()
board_png(view, players())
print(perf_counter() - start)
"""


def run() -> list[tuple[str, float]]:
    """Each measure's name and its median, in saves of the same pixels as RGB at level 6."""
    view, people = game(points=20).view(), players()
    scene = Scene(view, people)
    board_png(view, people)
    pixels = table.compose(scene)
    flat = pixels.quantize(palette=palette(scene.theme), dither=Image.Dither.NONE)
    turns = iter(range(1, 10_000))

    def redraw() -> None:
        board_png(with_hand(view, next(turns) % 7), people)

    measures: dict[str, Callable[[], object]] = {
        "bare save": lambda: saved(pixels),
        "bare save with the palette": lambda: saved(flat),
        "warm redraw": redraw,
        "compose alone": lambda: table.compose(scene),
        "still layers, warm sprites": lambda: rebuilt(scene),
    }
    taken: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            start = perf_counter()
            measure()
            taken[name].append(perf_counter() - start)
    unit = median(taken["bare save"])
    found = [(name, median(times) / unit) for name, times in taken.items()]
    first = median(first_of_a_process() for _ in range(3)) / unit
    return [*found, ("first picture of a process", first)]


def with_hand(view: View, count: int) -> View:
    """The same view, its first seat with *count* cards."""
    first = replace(view.seats[Seat(0)], hand_count=count)
    return replace(view, seats=(first, *view.seats[1:]))


def saved(image: Image.Image) -> bytes:
    """The *image* as a PNG at level 6."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def rebuilt(scene: Scene) -> Image.Image:
    """A picture whose still layers are built anew."""
    table.BOARDS.clear()
    return table.compose(scene)


def first_of_a_process() -> float:
    """Seconds for the first picture in a process of its own, imports left out."""
    ran = subprocess.run([sys.executable, "-c", FIRST], check=True, capture_output=True, text=True)
    return float(ran.stdout)


if __name__ == "__main__":
    for label, ratio in run():
        print(f"{label:32} {ratio:6.2f} E")
