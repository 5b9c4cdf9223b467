"""The pages of the rules draw maps as the game has them."""

from __future__ import annotations

from tests.game.maps_page import BLOCK, PAGES, blocks, charts
from tests.house import needs

BOXES = (
    *("seafarers", "discovery", "cloth", "forgotten_tribe", "pirate_islands", "wonders"),
    *("new_world", "cities_knights", "harbormaster"),
)


@needs(*BOXES)
def test_every_map_is_drawn_as_the_game_has_it() -> None:
    """Each chart equals its drawing, and no drawing is left over."""
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    drawn = [found[0] for text in texts for found in BLOCK.finditer(text)]

    assert sorted(drawn) == sorted(blocks()), "python -m tests.game.maps_page"


@needs(*BOXES)
def test_no_map_is_missing_from_the_drawings() -> None:
    """Every map of Seafarers and its scenarios is among the charts."""
    from game import BOXES as FOUND

    boxes = [box for box in FOUND if "seafarers" in {box.name, box.scenario_of}]

    assert {name for box in boxes for name in box.maps} == {*charts()}
