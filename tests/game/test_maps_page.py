"""Maps are drawn on the pages of rules as the game has them."""

from __future__ import annotations

from tests.game.maps_page import BLOCK, PAGES, blocks, charts
from tests.house import needs

BOXES = (
    *("seafarers", "discovery", "cloth", "forgotten_tribe", "pirate_islands", "wonders"),
    *("new_world", "cities_knights"),
)


@needs(*BOXES)
def test_every_map_is_drawn_as_the_game_has_it() -> None:
    """Each chart has its drawing, no drawing is left over, and they are equal."""
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    drawn = [found[0] for text in texts for found in BLOCK.finditer(text)]

    assert sorted(drawn) == sorted(blocks()), "python -m tests.game.maps_page"


@needs(*BOXES)
def test_no_map_is_missing_from_the_drawings() -> None:
    """Every map that Seafarers or one of its scenarios offers is among the charts."""
    from game import BOXES as FOUND

    boxes = [box for box in FOUND if "seafarers" in {box.name, box.scenario_of}]

    assert {name for box in boxes for name in box.maps} == {*charts()}
