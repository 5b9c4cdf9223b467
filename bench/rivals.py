"""
Games of our computer against catanatron's value player.

catanatron runs in its own environment and process, with the program below; nothing of it is
imported here. It runs the game and plays all other seats. Our seat is drawn for each game, and
gives its decisions as lines of JSON. `bench.mirror` translates. The seed of a game decides its
board, dice and cards, and our own chance, so a run can be repeated.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import IO

from bench.computers import Chooser, chooser, interval
from bench.mirror import Mirror, Told, Void
from bench.play import Fast

PROGRAM = """
import json, random, sys
from catanatron import Color, Game, Player
from catanatron.models.map import LandTile, Port
from catanatron.players.value import ValueFunctionPlayer

CARDS = ["WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"]
DECK_CARDS = ["KNIGHT", "VICTORY_POINT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY"]
PIECES = ["ROADS", "SETTLEMENTS", "CITIES"]
SHORT = {"EAST": "E", "SOUTHEAST": "SE", "SOUTHWEST": "SW"}
SHORT.update({"WEST": "W", "NORTHWEST": "NW", "NORTHEAST": "NE"})
TURNS = 1000


class Stopped(Exception):
    pass


def say(**line):
    print(json.dumps(line), flush=True)


def plain(game, action):
    value = action.value
    if action.action_type.name == "MOVE_ROBBER":
        (q, _, r), victim = value[:2]
        value = [q, r, None if victim is None else game.state.colors.index(victim)]
    return [action.action_type.name, value]


class Asked(Player):
    def decide(self, game, playable_actions):
        say(ask=[plain(game, action) for action in playable_actions])
        answer = json.loads(sys.stdin.readline())
        if answer is None:
            raise Stopped
        return playable_actions[answer]


def tell_board(game, color):
    board, nodes = game.state.board.map, {}
    for (q, _, r), tile in board.tiles.items():
        for node in tile.nodes.values():
            nodes.setdefault(node, []).append([q, r])
    say(
        seats=len(game.state.colors),
        seat=game.state.colors.index(color),
        tiles=[[q, r, t.resource, t.number] for (q, _, r), t in board.land_tiles.items()],
        ports=[
            [q, r, SHORT[port.direction.value], port.resource]
            for (q, _, r), port in board.tiles.items()
            if isinstance(port, Port)
        ],
        nodes={node: nodes[node] for node in board.land_nodes},
    )


def tell_action(game, record):
    state = game.state
    word, value = plain(game, record.action)
    def counts(names, end):
        seats = range(len(state.colors))
        return [[state.player_state[f"P{seat}_{name}{end}"] for name in names] for seat in seats]
    say(
        did=[state.colors.index(record.action.color), word, value, record.result],
        hands=counts(CARDS, "_IN_HAND"),
        pieces=counts(PIECES, "_AVAILABLE"),
        points=[count for count, in counts([""], "ACTUAL_VICTORY_POINTS")],
        **{"deck cards": counts(DECK_CARDS, "_IN_HAND")},
    )


seats, first, games = map(int, sys.argv[1:])
for seed in range(first, first + games):
    random.seed(seed)
    ours, *others = list(Color)[:seats]
    game = Game([Asked(ours), *map(ValueFunctionPlayer, others)], seed=seed)
    tell_board(game, ours)
    error = None
    try:
        while game.winning_color() is None and game.state.num_turns < TURNS:
            tell_action(game, game.play_tick())
    except Stopped:
        pass
    except Exception as fault:
        error = f"catanatron fails: {fault!r}"
    winner = game.winning_color()
    say(end=winner and game.state.colors.index(winner), error=error)
"""


def run(python: str, games: int, seats: int, seed: int, name: str) -> Iterator[tuple[str, float]]:
    """Wins of our one seat in *games* of *seats*, with seeds from *seed* on."""
    choose, spent, voids = chooser(name), list[float](), Counter[str]()
    wins = 0
    command = [python, "-c", PROGRAM, str(seats), str(seed), str(games)]
    # Some of its sets are ordered by hashes.
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    ) as process:
        assert process.stdin
        assert process.stdout
        for number in range(seed, seed + games):
            won, void, times = _play(process.stdin, process.stdout, Fast(number), choose)
            if void:
                yield f"void {number}: {void}", 1
                voids[void.split(":")[0]] += 1
                continue
            wins += won
            spent += times
    counted = games - voids.total()
    low, high = interval(wins, counted)
    yield "first seed", seed
    yield "games that count", counted
    yield "void games", voids.total()
    yield "wins", wins
    yield "wins, %", 100 * wins / counted if counted else 0
    yield "wins, % at least", 100 * low
    yield "wins, % at most", 100 * high
    yield "even, %", 100 / seats
    yield "median ms a decision", median(spent) if spent else 0
    yield "longest ms a decision", max(spent, default=0)


def _play(
    answers: IO[str], lines: IO[str], chance: Fast, choose: Chooser
) -> tuple[bool, str, list[float]]:
    """Play one game: whether our seat won, why it is void, and the time of our decisions."""
    mirror, void = None, ""
    for line in lines:
        told: Told = json.loads(line)
        if mirror is None:
            mirror = Mirror(told)
            continue
        if "end" in told:
            void = void or told["error"] or ("" if told["end"] is not None else "no winner")
            return told["end"] == mirror.seat, void, mirror.spent
        answer = None
        try:
            if void:
                pass
            elif "ask" in told:
                answer = mirror.answer(told["ask"], choose, chance)
            else:
                mirror.follow(told)
        except Void as reason:
            void = str(reason)
        if "ask" in told:
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
    message = "catanatron ended without a result; its error is above"
    raise RuntimeError(message)
