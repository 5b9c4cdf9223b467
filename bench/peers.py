"""
Random games compared with another engine, alternating within one run.

The other engine is catanatron, in its own environment: each measurement starts it as a process
with the program below, and nothing of it is imported here. It plays with its own random players, on
a new map each game, to ten points, and we count the actions it records. Like ours, its players
don't trade with each other. It stops a game after a thousand turns.
"""

from __future__ import annotations

import json
import subprocess
from statistics import median

from bench import play
from bench.play import GAMES, Pace

ROUNDS = 9

PROGRAM = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer

seed, games = int(sys.argv[1]), int(sys.argv[2])
random.seed(seed)
lengths = []
start = time.process_time()
for _ in range(games):
    game = Game([RandomPlayer(color) for color in Color])
    game.play()
    state = game.state  # until 3.2.1 they were its actions
    lengths.append(len(getattr(state, "action_records", None) or state.actions))
seconds = time.process_time() - start
print(json.dumps({
    "decisions": sum(lengths) / seconds,
    "games": games / seconds,
    "length": sum(lengths) / games,
}))
"""


def measure(python: str, seed: int) -> Pace:
    """Speed of the same number of games on the other engine, run by *python*."""
    command = [python, "-c", PROGRAM, str(seed), str(GAMES)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    pace: Pace = json.loads(answer.stdout)
    return pace


def run(python: str) -> list[tuple[str, float]]:
    """Medians of both, and the medians of the ratios of each round."""
    play.measure(0)  # the first games fill caches and don't count
    rounds = [(play.measure(seed), measure(python, seed)) for seed in range(1, ROUNDS + 1)]
    lines = []
    for name, unit in UNITS.items():
        lines += [
            (f"{unit}, ours", median(ours[name] for ours, _ in rounds)),
            (f"{unit}, catanatron", median(theirs[name] for _, theirs in rounds)),
            (f"{unit}, ratio", median(ours[name] / theirs[name] for ours, theirs in rounds)),
        ]
    return lines


UNITS = {
    "decisions": "decisions a second",
    "games": "games a second",
    "length": "decisions a game",
}
