"""
The page that lists, for each rule of the Egyptian boxes, the tests that show it.

``python -m tests.game.rule_by_rule`` writes it anew; a test looks whether it is what it says.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.game.registers import shown_by

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "egypt-tests.md"

HEAD = """# The Egyptian boxes, rule by rule

Each rule that we work from, by its number on our page of these rules, with the tests that show it:
a test carries the number of its rule as a mark. The last table has what a box left open; what was
decided is on [the page of decisions](README.md). Written by `python -m tests.game.rule_by_rule`;
a test compares it with the marks, and three more compare the numbers with the rules.
"""

EGYPT = {
    "1.1": "what things are called",
    "1.2": "what things cost",
    "1.3": "what differs from the base game",
    "4.1": "the beginners' map, its harbors and oases, the places of the colors",
    "4.2": "the variable map",
}
GENERAL = {
    "2.1": "set-up: display, stack, the deal",
    "2.2.1": "nobody has to use a god, but Isis helps by herself",
    "2.2.2": "in the own turn; Isis and Atum in anybody's",
    "2.2.3": "not in the turn in which the card came",
    "2.2.4": "once a turn; Amun trades as often as he can",
    "2.2.5": "every condition of the card is met",
    "2.2.6": "afterwards it is turned and kept, or exchanged; after the B side it goes",
    "2.2.7": "an unused god is not given back",
    "2.2.8": "a god is no development card",
}
PYRAMID = {
    "3.1": "what is laid out",
    "3.2": "set-up by the Nile",
    "3.3": "boats",
    "3.4": "blocks, the pharaoh's cards, the Vizier's Favor",
    "3.5": "a seven and the pharaoh's block",
    "3.6": "the three ends, and ties",
    "4.3": "the maps of the Nile",
}


def page() -> str:
    """The whole page; it needs all three boxes."""
    from tests.game.egypt import test_register as egypt
    from tests.game.gods import test_register as gods
    from tests.game.pyramid import test_register as pyramid

    points = {**gods.POINTS, **pyramid.POINTS, **egypt.POINTS}
    in_order = sorted(points, key=lambda rule: int(rule.partition(".")[2]))
    tables = {
        "Ancient Egypt": EGYPT,
        "The gods in general": GENERAL,
        "Each god": {f"2.3 {god}": god for god in gods.GODS},
        "Edge cases of the gods": {f"2.4 {to}": name for name, to in gods.EDGES.items()},
        "The Great Pyramid": PYRAMID,
        "What was open": {rule: points[rule] for rule in in_order},
    }
    return "\n".join((HEAD, *(_table(title, rows) for title, rows in tables.items())))


def _table(title: str, rows: Mapping[str, str]) -> str:
    tests = shown_by(HERE / "egypt", HERE / "gods", HERE / "pyramid")
    lines = [f"## {title}", "", "| rule | what it is about | tests |", "|---|---|---|"]
    for rule, topic in rows.items():
        names = "<br>".join(f"`{name}`" for name in tests[rule])
        lines.append(f"| {rule.partition(' ')[0]} | {topic} | {names} |")
    return "\n".join((*lines, ""))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
