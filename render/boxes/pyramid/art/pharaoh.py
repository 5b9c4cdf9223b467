"""The pharaoh's card."""

from __future__ import annotations

from render.pen import Pen


def pharaoh(pen: Pen, is_blessed: bool) -> None:
    """The pharaoh's Blessing, worth a point, or his Curse, which costs one."""
    fill, line, ink = ("gold", "gold.dark", "ink") if is_blessed else ("night", "hot", "pale")
    pen.box(-40, -25, 40, 25, 11, fill, line, 4)
    cloth = [(-33, 15), (-35, -4), (-28, -17), (-12, -17), (-5, -4), (-7, 15)]
    pen.polygon(cloth, "#1f4e8c", "ink", 3)
    for y in (-4, 4, 12):
        pen.line([(-32, y), (-8, y)], "gold.light", 2.6)
    pen.oval((-20, 0), 8.5, 11, "#e0a868" if is_blessed else "grey")
    for x in (-23.5, -16.5):
        pen.disc((x, -2), 1.7, "ink")
    pen.text((16, 0), "+1" if is_blessed else "\u22121", 32, ink)
