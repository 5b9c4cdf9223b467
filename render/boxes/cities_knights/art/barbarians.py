"""The barbarians: their course with the ship, the strength of both sides, and the event die."""

from __future__ import annotations

from game.cities_knights.barbarians import LANDS_AT
from game.cities_knights.event_die import SHIP
from render.boxes.cities_knights.art import tracks
from render.pen import Pen
from render.shapes import Point

SIZE = (160, 258)
"""The width and height of the panel, in pixels at unit 1."""
TOP, STEP = -104.0, 26.0
"""The top of their course, and the distance between its stops, in pixels at unit 1."""
WAY = -41
"""Horizontal offset of the course from the middle, in pixels at unit 1."""
NEAR = 5
"""The first step at which they are close."""
SHADED = "#b07a00"
"""Gold and wood in shadow, in every theme."""
HULL: tuple[Point, ...] = (
    (-46, -4), (-38, 6), (38, 6), (46, -4), (44, 14), (30, 26), (-30, 26), (-44, 14),
)  # fmt: skip
SAIL: tuple[Point, ...] = ((-26, -40), (26, -40), (32, -18), (26, 0), (-26, 0), (-32, -18))


def ship(pen: Pen, size: float, at: Point = (0, 0)) -> None:
    """A long ship under a striped sail."""
    with pen.moved(at, size):
        for colour, wide in (("pale", 13), ("ink", 7)):
            pen.polygon(HULL, colour, colour, wide)
            pen.polygon(SAIL, colour, colour, wide)
        pen.polygon(HULL, "wood.light")
        pen.line([(-38, 13), (38, 13)], SHADED, 5)
        pen.polygon(SAIL, "pale")
        for x in (-20, 0, 20):
            wide = 10 if x else 12
            pen.polygon([(x - wide / 2, -40), (x + wide / 2, -40),
                         (x * 1.15 + wide / 2, 0), (x * 1.15 - wide / 2, 0)], "hot")  # fmt: skip


def lock(pen: Pen) -> None:
    """A padlock: on the robber, until the first attack."""
    for colour, wide in (("pale", 20.0), ("ink", 13.0), ("steel", 6.0)):
        pen.arc((0, -7), 10.5, 11, 180, 360, colour, wide)
    for colour, wide in (("pale", 9.0), ("ink", 5.5), ("gold", 0.0)):
        pen.box(-18 - wide, -6 - wide, 18 + wide, 21 + wide, 6 + wide, colour)
    pen.disc((0, 4), 5, "ink")
    pen.line([(0, 5), (0, 13)], "ink", 5.5)


def axe(pen: Pen) -> None:
    """A battle axe, the sign of the barbarians' strength."""
    pen.line([(-12, 24), (10, -22)], "ink", 12)
    pen.line([(-12, 24), (10, -22)], "wood.light", 6)
    blade = [(2, -24), (22, -28), (28, -8), (20, 4), (10, -4), (-2, -10)]
    pen.polygon(blade, "ink", "ink", 7)
    pen.polygon(blade, "steel")
    pen.polygon([(22, -28), (28, -8), (20, 4), (17, -10)], "steel.dark")


def shield(pen: Pen) -> None:
    """A golden shield with a sword, the sign of the knights'."""
    outline = [(-20, -20), (0, -26), (20, -20), (19, 4), (0, 26), (-19, 4)]
    pen.polygon(outline, "ink", "ink", 7)
    pen.polygon(outline, "gold")
    pen.polygon([(0, -26), (20, -20), (19, 4), (0, 26)], SHADED)
    pen.line([(0, 16), (0, -14)], "ink", 9)
    pen.line([(0, 14), (0, -14)], "pale", 5)
    pen.line([(-9, 6), (9, 6)], "ink", 5)


def panel(pen: Pen, steps: int, attack: int, defence: int) -> None:
    """The course down to the island with the ship; next to it cities and active knights."""
    w, h = SIZE[0] / 2, SIZE[1] / 2
    is_near, is_lost = steps >= NEAR, attack > defence
    pen.box(-w, -h, w, h, 18, "panel.deep")
    pen.box(-w, -h, w, h, 18, None, "warn" if is_near else "panel.line", 6 if is_near else 3)
    ends = [(WAY, TOP + i * STEP) for i in range(LANDS_AT + 1)]
    pen.line([ends[0], ends[-1]], "panel.line", 5)
    _island(pen, (WAY, ends[-1][1] + 14))
    for i, at in enumerate(ends[:-1]):
        pen.disc(at, 9, "ink")
        pen.disc(at, 7, "hot" if i < steps else "pale")
    x, y = ends[steps]
    ship(pen, 0.62, (x, y + 2))
    with pen.moved((34, -92), 0.86):
        axe(pen)
    pen.text((34, -40), str(attack), 56, "warn.pale" if is_lost else "pale")
    pen.line([(2, 0), (66, 0)], "panel.line", 4)
    with pen.moved((34, 38), 0.86):
        shield(pen)
    pen.text((34, 92), str(defence), 56, "pale" if is_lost else "gold")


def _island(pen: Pen, at: Point) -> None:
    with pen.moved(at):
        pen.oval((0, 6), 32, 13, "ink")
        pen.oval((0, 5), 29, 10.5, "sand")
        for x in (-16, -4, 8):
            pen.box(x, -16, x + 8, -6, 0, "ivory", "ink", 2)
        pen.box(-18, -9, 18, 6, 1, "ivory", "ink", 3)
        pen.box(-4, -3, 4, 6, 2, "ink")


def event_die(pen: Pen, face: str, is_old: bool) -> None:
    """The barbarians' ship, or a city's gate with the sign of its track."""
    pen.box(-41, -36, 42, 46, 18, "shade")
    pen.box(-42, -42, 42, 42, 18, "ivory", "ink", 4)
    if face == SHIP:
        ship(pen, 0.76, (0, 4))
    else:
        gate(pen, face)
    if is_old:
        with pen.glass(0.55):
            pen.box(-42, -42, 42, 42, 18, "panel")


def gate(pen: Pen, track: str) -> None:
    """A gate between two towers, in the color of its *track*."""
    outline: list[Point] = [
        (-35, 33), (-35, -32), (-27, -32), (-27, -25), (-21, -25), (-21, -32), (-13, -32),
        (-13, -20), (13, -20), (13, -32), (21, -32), (21, -25), (27, -25), (27, -32), (35, -32),
        (35, 33),
    ]  # fmt: skip
    pen.polygon(outline, "ink", "ink", 4)
    pen.polygon(outline, f"track.{track}")
    pen.disc((0, 9), 25, "ivory")
    pen.polygon([(-25, 9), (25, 9), (25, 33), (-25, 33)], "ivory")
    with pen.moved((0, 10), 0.72):
        tracks.sign(pen, track)


def small_die(pen: Pen, face: str) -> None:
    """The event die for use in texts."""
    with pen.moved((0, 0), 1.36):
        event_die(pen, face, is_old=False)


def barbarian(pen: Pen) -> None:
    """The barbarians' ship for use in texts."""
    ship(pen, 1.2, (0, 6))
