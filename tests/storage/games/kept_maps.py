"""
Keep a game on each map with rules of its own, for later versions to open.

``python -m tests.storage.games.kept_maps wonders`` writes ``maps/wonders.json``: a snapshot from
the middle of a game, the log up to it, and this version's views and actions. Do this once, when the
map is released, and never again: such a file is the same as those on hosts' disks.
"""

from __future__ import annotations

import json
import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from game import BOXES, Game, Line, maps_of, offered
from game.core import log
from tests.house import seats
from tests.storage.games.known import Known
from tests.storage.games.tables import move
from tests.words.tables import Dice

HERE = Path(__file__).parent / "maps"
ACTIONS = 250
"""Number of actions of a kept game, unless it ends earlier."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on a map as an earlier version left it."""

    modules: tuple[str, ...]
    snapshot: bytes
    lines: tuple[Line, ...]
    known: Known
    views: list[str]
    options: list[str]


def played_on(name: str) -> tuple[str, ...]:
    """All boxes played on the map *name*, as few as possible."""
    return next(maps_of(names)[name] for names in offered() if name in maps_of(names))


def keep(name: str) -> None:
    """Play on a map at random and write the game down."""
    random, chance = Random(name), Dice(ACTIONS)
    settings = {"map": name}
    names = played_on(name)
    game = Game.new(seats(names), chance, modules=names, settings=settings)
    while not game.state.winners and game.state.number < ACTIONS:
        game.play(*move(game, random), chance)
    verbs = sorted({verb.action.__name__ for box in BOXES for verb in box.verbs})
    known = Known({}, verbs)
    about = {
        "modules": game.state.rules.modules,
        "snapshot": b64encode(game.snapshot()).decode(),
        "lines": [log.encode(line).decode() for line in game.lines],
        **known.of(game),
        "fields": known.fields,
        "verbs": verbs,
    }
    HERE.mkdir(exist_ok=True)
    (HERE / f"{name}.json").write_text(
        json.dumps(about, indent=0, ensure_ascii=False) + "\n", encoding="utf-8"
    )


def kept(name: str) -> Kept:
    """The game that was written down."""
    about = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    return Kept(
        modules=tuple(about["modules"]),
        snapshot=b64decode(about["snapshot"]),
        lines=tuple(log.decode(line.encode()) for line in about["lines"]),
        known=Known(about["fields"], about["verbs"]),
        views=about["views"],
        options=about["options"],
    )


def main(names: Sequence[str]) -> None:
    """Keep a game on each of these maps, but none twice."""
    for name in names:
        if (HERE / f"{name}.json").exists():
            sys.exit(f"{name} is kept already, and stays as it is")
        keep(name)


if __name__ == "__main__":
    main(sys.argv[1:])
