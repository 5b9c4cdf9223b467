"""
Games of computers against each other, kept as logs that the training reads.

A game is a file, so a training that was stopped goes on where it was, and a changed feature needs
no new games.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bench.matches import MOST, next_seat
from game import Game, Line, Seeded
from game.computer import choose
from game.core import log

FOLDER = Path("build/training")
"""Where the games are kept."""

SETS = {
    "base": (4, 1.0),
    "base cities_knights": (4, 0.4),
    "base seafarers": (4, 0.2),
    "base duel": (2, 0.2),
    "base gods": (4, 0.1),
    "base gods pyramid": (4, 0.1),
    "base egypt": (4, 0.1),
    "base five_six": (6, 0.1),
    "base cities_knights seafarers knights_at_sea": (4, 0.1),
}
"""Sets of boxes: number of seats, and of games for each game with the base game alone."""


def path_of(folder: Path, boxes: str, seed: int) -> Path:
    """The file of a game."""
    return folder / boxes.replace(" ", "-") / f"{seed}.jsonl.gz"


def play(boxes: str, seed: int) -> Sequence[Line]:
    """The log of one game, played by computers of the usual strength."""
    chance, thoughts = Seeded(b"training", [boxes, str(seed)]), Random(f"{boxes} {seed}")
    game = Game.new(SETS[boxes][0], chance, modules=boxes.split())
    while not game.state.winners and game.state.number < MOST:
        seat, found = next_seat(game)
        action = choose(game.view(seat), found, Seeded(thoughts.randbytes(8)))
        game.play(seat, action, chance)
    return game.lines


def keep(path: Path, lines: Sequence[Line]) -> None:
    """Write a whole game, or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(gzip.compress(b"\n".join(log.encode(line) for line in lines), mtime=0))
    part.rename(path)


def kept(path: Path) -> list[Line]:
    """The log of a game that was kept."""
    return [log.decode(line) for line in gzip.decompress(path.read_bytes()).split(b"\n")]


def listed(games: int) -> list[tuple[str, int]]:
    """The set of boxes and the seed of each game, the sets taking turns; *games* are base games."""
    found = [
        (seed / share, boxes, seed)
        for boxes, (_, share) in SETS.items()
        for seed in range(1, round(games * share) + 1)
    ]
    return [(boxes, seed) for _, boxes, seed in sorted(found)]
