"""A map's description before a game, including things that are not played on it."""

from __future__ import annotations

import pytest

from game import BOXES
from game.core.rows import MAP
from tests.words.test_almanac import HERE, rules
from words import LANGUAGES, Words

FIGURES = {"MoveRobber": "thing.robber", "MovePirate": "thing.pirate", "BuildShip": "piece.ship"}
"""Things that may be missing on a map, by the verb that goes with each."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("where", "names"), HERE.items(), ids=list(HERE))
def test_a_map_says_what_is_not_played_there(
    where: str, names: tuple[str, ...], language: str
) -> None:
    """A missing special card, robber, pirate or ship is named in the lobby's text."""
    scenarios = {box.name for box in BOXES if box.scenario_of}
    here, usual = rules(*names, **{MAP: where}), rules(*(n for n in names if n not in scenarios))
    w = Words(language)
    text = w.say(f"map.{where}", points=here.options["points"])
    gone = {f"award.{award.name}" for award in usual.awards}
    gone -= {f"award.{award.name}" for award in here.awards}
    lost = {v.__name__ for v in usual.verbs} - {v.__name__ for v in here.verbs}
    ships = "BuildShip" in lost
    gone |= {FIGURES[verb] for verb in lost & {*FIGURES} if not ships or verb == "BuildShip"}
    if where == "pirate_islands":  # Its pirates are the fleet.
        gone -= {"thing.pirate"}

    forms = {key: {w.noun(key).form(), w.noun(key).form("s")} for key in gone}
    assert [key for key, said in forms.items() if not any(f in text for f in said)] == []
