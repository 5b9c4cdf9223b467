"""Teams in every theme: the marks of two partners, joined by a band."""

from __future__ import annotations

from render.pen import Pen
from render.themes.classic.marks import mark
from render.themes.theme import Additions, Art


def team(pen: Pen, *seats: str) -> None:
    """The marks of partners side by side."""
    pen.box(-26, -10, 26, 10, 8, "gold", "ink", 4)
    for x, seat in zip((-22, 22), seats, strict=True):
        pen.disc((x, 0), 23, "ink")
        pen.disc((x, 0), 19, seat)
        mark(pen, seat, (x, 0), 10, f"{seat}.on", seat)


ADDITIONS = Additions(
    art={"team": Art(96, 60, team)},
    catalogue=(("team", ("red", "blue")), ("team", ("white", "orange"))),
)
