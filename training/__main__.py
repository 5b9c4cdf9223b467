"""
Trains computers: ``python -m training``, or ``make train``.

It plays games until there are enough, finds the weights of `game/computer/learned.py` with them,
and prints how well chances fit games that the weights haven't seen. If you stop it, it goes on from
there.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import monotonic

from game.computer.chances import FEATURES, shares
from training.calibration import Judged, likelihood, tenths
from training.fit import fitted, spreads
from training.games import FOLDER, keep, kept, listed, path_of, play
from training.positions import Position, positions

FOLDS = 5
"""Number of parts of the games; chances for each part come from weights of the others."""

Played = list[tuple[str, list[Position]]]
"""The positions of each game, with its set of boxes."""

FILE = Path("game/computer/learned.py")

HEAD = '''\
"""
The weights of a seat's chance to win, made by ``python -m training``: don't change them by hand.

By feature: its weight at the start of a game, and its weight when a seat has the points that win.
The comment says what it is, and how much it usually counts late in a game: its weight times its
usual difference between seats. A seat that is ahead by 0.7 in all is twice as likely to win.
"""

LEARNED = {
'''


def main() -> None:
    """Play, fit, write and print."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games with the base game alone")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept")
    parser.add_argument("--only-print", action="store_true", help="leave the weights as they are")
    given = parser.parse_args()
    played = list(_played(given.folder, given.games))
    if not given.only_print:
        weights = fitted(_all(played))
        FILE.write_text(written(weights, spreads(_all(played))))
    for line in report(played):
        print(line)


def _played(folder: Path, games: int) -> Iterator[tuple[str, list[Position]]]:
    """The positions of all games; those that are missing are played now."""
    jobs, start, missing = listed(games), monotonic(), 0
    for number, (boxes, seed) in enumerate(jobs, start=1):
        path = path_of(folder, boxes, seed)
        if not path.exists():
            keep(path, play(boxes, seed))
            missing += 1
        yield boxes, list(positions(kept(path)))
        left = (monotonic() - start) / number * (len(jobs) - number) / 60
        print(
            f"\rgame {number} of {len(jobs)}, {missing} played now, about {left:.0f} minutes left ",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)


def _all(played: Iterable[tuple[str, list[Position]]]) -> list[Position]:
    return [position for _, found in played for position in found]


def written(weights: Sequence[float], sizes: Sequence[float]) -> str:
    """The file of the weights, with a comment on each."""
    lines, count = [HEAD], len(FEATURES)
    for i, (name, meaning) in enumerate(FEATURES.items()):
        early, late = weights[i], weights[i + count]
        lines.append(f"    # {late * sizes[i + count]:.2f}: {meaning}\n")
        lines.append(f'    "{name}": ({early:.3f}, {late:.3f}),\n')
    return "".join([*lines, "}\n"])


def report(played: Played) -> Iterator[str]:
    """How well chances fit, by tenths; each game is judged by weights found without it."""
    given: dict[str, list[Judged]] = defaultdict(list)
    for fold in range(FOLDS):
        weights = fitted(_all(game for i, game in enumerate(played) if i % FOLDS != fold))
        for boxes, found in played[fold::FOLDS]:
            judged = [Judged(shares(one.seats, weights), one.winner) for one in found]
            given["all"] += judged
            given[boxes] += judged
    for boxes, every in given.items():
        yield f"{boxes}: {len(every)} positions, likelihood {likelihood(every):.3f}"
        for tenth in tenths(every):
            yield (
                f"  {100 * tenth.given:4.0f} % given  {100 * tenth.won:4.0f} % won"
                f"  of {tenth.seats:6} seats"
            )


if __name__ == "__main__":
    main()
