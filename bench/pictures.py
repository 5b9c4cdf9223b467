"""
The cost of a picture, relative to a bare `Image.save` of the same pixels as RGB at level 6.

The aims: 0.45 for a warm redraw of everything that changes, and 1.5 times the bare palette save;
0.10 for composing; 7 for the first picture of a process; 400 KB; 80 MB; and no event-loop stall
over 25 milliseconds.

All measurements alternate within one run, so that a busy machine slows all of them.
"""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from statistics import median
from time import perf_counter, sleep

from PIL import Image

from game import BOXES, Game, Seat, Seeded, View, offered, seats_for
from render import Player, board_png, table, theme_of
from render.paint import SPRITES
from render.palette import palette
from render.redraw import LATEST
from render.samples import game, players
from render.scene import Scene

ROUNDS = 15
SEATS = 4

FIRST = """
import re
from pathlib import Path
from time import perf_counter
from render import board_png
from render.samples import game, players
view = game(points=20).view()
start = perf_counter()
board_png(view, players())
seconds = perf_counter() - start
# getrusage would tell of the process that started this one, if that is larger.
status = Path("/proc/self/status").read_text()
print(seconds, int(re.search(r"VmHWM:\\s+(\\d+)", status)[1]) / 1024)
"""
TICK = 0.001


def run() -> list[tuple[str, float]]:
    """The name and median of each measure, relative to saving the same pixels as RGB at level 6."""
    view, people = game(points=20).view(), players()
    scene = Scene(view, people)
    png = board_png(view, people)
    pixels = table.compose(scene)
    flat = pixels.quantize(palette=palette(scene.theme), dither=Image.Dither.NONE)
    turns = iter(range(1, 10_000))

    def redraw() -> None:
        LATEST.clear()
        board_png(with_hand(view, next(turns) % 7), people)

    def redraw_card() -> None:
        board_png(with_hand(view, next(turns) % 7), people)

    # The last set for so many has the most to draw: a river, a pyramid, gods.
    sets = [names for names in offered() if SEATS in seats_for(names)]
    most = game(points=20, boxes=" ".join(sets[-1])).view()
    theme = theme_of("", most.rules.edition)

    def redraw_most() -> None:
        LATEST.clear()
        board_png(with_hand(most, next(turns) % 7), people, theme=theme)

    vast = largest()
    ups = turned_up(vast)

    def redraw_largest() -> None:
        LATEST.clear()
        board_png(with_hand(vast, next(turns) % 7), people)

    measures: dict[str, Callable[[], object]] = {
        "bare save": lambda: saved(pixels),
        "bare save with the palette": lambda: saved(flat),
        "warm redraw": redraw,
        "warm redraw where one card has changed": redraw_card,
        "warm redraw with most boxes": redraw_most,
        "warm redraw of the largest map": redraw_largest,
        "redraw with a hex turned up": lambda: board_png(next(ups), people),
        "compose alone": lambda: table.compose(scene),
        "still layers, warm sprites": lambda: rebuilt(scene),
        "still layers of another game": lambda: another(scene),
    }
    taken: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        redraw_most()  # rebuilding pushed the other boards out of the cache
        redraw_largest()
        redraw()
        for name, measure in measures.items():
            start = perf_counter()
            measure()
            taken[name].append(perf_counter() - start)
    medians = {name: median(times) for name, times in taken.items()}
    unit = medians["bare save"]
    firsts, peaks = zip(*(first_of_a_process() for _ in range(3)), strict=True)
    bare = medians["warm redraw"] / medians["bare save with the palette"]
    return [
        *((name, time / unit) for name, time in medians.items()),
        ("warm redraw, in bare palette saves", bare),
        ("first picture of a process", median(firsts) / unit),
        ("kilobytes of a picture", len(png) / 1024),
        (
            "kilobytes of a picture with most boxes",
            len(board_png(most, people, theme=theme)) / 1024,
        ),
        ("kilobytes of a picture of the largest map", len(board_png(vast, people)) / 1024),
        ("megabytes of a process, at its peak", median(peaks)),
        ("milliseconds a warm redraw stalls", stalls(redraw)),
        ("milliseconds a cold one stalls", stalls(lambda: anew(view, people))),
        ("milliseconds no picture stalls", stalls(lambda: sleep(0.05))),
    ]


def largest() -> View:
    """A game on the map with the most hexes, among all boxes."""
    games = [
        Game.new(SEATS, Seeded(b"map"), modules=(*box.needs, box.name), settings={"map": name})
        for box in BOXES
        for name in box.maps
        if SEATS in box.seats
    ]
    return max((one.view() for one in games), key=lambda view: view.topology.inner)


def turned_up(view: View) -> Iterator[View]:
    """Yield *view* again and again, each time with another non-land hex turned to land."""
    kinds = view.rules.terrains
    land = next(number for number, kind in enumerate(kinds) if kind.is_land)
    inner = range(view.topology.inner)
    hidden = [place for place in inner if not kinds[view.terrain[place]].is_land]
    for place in cycle(hidden or inner):
        terrain = (*view.terrain[:place], land, *view.terrain[place + 1 :])
        yield replace(view, terrain=terrain)


def stalls(draw: Callable[[], object]) -> float:
    """The longest delay of the event loop while a worker thread draws, in milliseconds."""
    return median(asyncio.run(longest_wait(draw)) for _ in range(5)) * 1000


async def longest_wait(draw: Callable[[], object]) -> float:
    """The longest time between two ticks, minus the tick itself, in seconds."""
    drawing = asyncio.create_task(asyncio.to_thread(draw))
    longest, last = 0.0, perf_counter()
    while not drawing.done():
        await asyncio.sleep(TICK)
        now = perf_counter()
        longest, last = max(longest, now - last - TICK), now
    await drawing
    return longest


def anew(view: View, people: Sequence[Player]) -> None:
    """A picture for which nothing is cached."""
    table.SEAS.clear()
    table.BOARDS.clear()
    SPRITES.clear()
    board_png(view, people)


def with_hand(view: View, count: int) -> View:
    """*view*, but its first seat has *count* cards."""
    first = replace(view.seats[Seat(0)], hand_count=count)
    return replace(view, seats=(first, *view.seats[1:]))


def saved(image: Image.Image) -> bytes:
    """The *image* as a PNG at level 6."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def rebuilt(scene: Scene) -> Image.Image:
    """A picture whose still layers are rebuilt."""
    table.SEAS.clear()
    return another(scene)


def another(scene: Scene) -> Image.Image:
    """A picture whose still layers are rebuilt, except the sea, which another table has drawn."""
    table.BOARDS.clear()
    return table.compose(scene)


def first_of_a_process() -> tuple[float, float]:
    """Seconds for a new process's first picture, without imports, and its peak memory in MB."""
    ran = subprocess.run([sys.executable, "-c", FIRST], check=True, capture_output=True, text=True)
    seconds, peak = map(float, ran.stdout.split())
    return seconds, peak


if __name__ == "__main__":
    for label, ratio in run():
        print(f"{label:36} {ratio:8.2f}")
