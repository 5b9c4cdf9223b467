"""The pharaoh's card, and the point that it brings or costs, for panels."""

from __future__ import annotations

from render.pen import Pen
from render.themes.classic.icons import star_points


def pharaoh(pen: Pen, is_blessed: bool) -> None:
    """The pharaoh's Blessing, worth a point, or his Curse, which costs one."""
    fill, line, ink = ("gold", "gold.dark", "ink") if is_blessed else ("night", "hot", "pale")
    pen.box(-45, -30, 45, 30, 12, fill, line, 4)
    with pen.moved((-2, 1), 1.2):
        cloth = [(-33, 17), (-35, -4), (-28, -19), (-12, -19), (-5, -4), (-7, 17)]
        pen.polygon(cloth, "#1f4e8c", "ink", 3)
        for y in (-4, 4, 12):
            pen.line([(-32, y), (-8, y)], "gold.light", 2.6)
        pen.oval((-20, 0), 8.5, 12, "#e0a868" if is_blessed else "steel")
        for x in (-23.5, -16.5):
            pen.disc((x, -2), 1.7, "ink")
    pen.line([(-2, 0), (10, 0)], ink, 7)
    if is_blessed:
        pen.line([(4, -6), (4, 6)], ink, 7)
    pen.text((25, 0), "1", 53, ink)


def worth(pen: Pen, is_blessed: bool) -> None:
    """A star for the point that his Blessing brings or his Curse costs, under his headcloth."""
    fill, line, ink = ("gold", "gold.dark", "ink") if is_blessed else ("night", "hot", "pale")
    pen.box(-45, -30, 45, 30, 12, fill, line, 4)
    pen.box(-41, -26, 41, -17, 8, "#1f4e8c", corners=(True, True, False, False))
    for x in range(-30, 40, 12):
        pen.line([(x, -24), (x, -19)], "gold.light", 3)
    pen.line([(-38, 6), (-25, 6)], ink, 7)
    if is_blessed:
        pen.line([(-31.5, -0.5), (-31.5, 12.5)], ink, 7)
    pen.text((-9, 6), "1", 53, ink)
    with pen.moved((21, 7)):
        star = star_points(18)
        pen.polygon(star, "pale" if is_blessed else "gold", "ink", 3)
