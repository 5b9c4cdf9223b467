"""
Trains computers: ``python -m training``, or ``make train``.

It plays games until there are enough, and finds weights with them: those of
`game/computer/learned.py`, and those of each box that has its own. Then it prints how well chances
fit games that the weights haven't seen. If you stop it, it goes on from there.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import monotonic

from game import BOXES
from game.base.questions import CHANCES
from game.computer.chances import FEATURES, shares
from training.calibration import Judged, likelihood, tenths
from training.fit import fitted, spreads
from training.games import FOLDER, keep, kept, listed, path_of, play
from training.positions import Position, positions

FOLDS = 5
"""Number of parts of the games; chances for each part come from weights of the others."""

Played = list[tuple[str, list[Position]]]
"""The positions of each game, with its set of boxes."""

COMMON = "computer"
"""The folder in `game` of the weights for games without a box that has its own."""

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
    for home in dict.fromkeys(home_of(boxes) for boxes, _ in played):
        found = _all(game for game in played if home_of(game[0]) == home)
        if not given.only_print:
            file = Path("game", home, "learned.py")
            file.write_text(written(fitted(found), spreads(found)))
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


def home_of(boxes: str) -> str:
    """The folder with the weights for a set of boxes: the last box that has its own, or COMMON."""
    named = {box.name: box for box in BOXES}
    for name in reversed(boxes.split()):
        if any(answer.question is CHANCES for answer in named[name].answers):
            return name
    return COMMON


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
        rest = [game for i, game in enumerate(played) if i % FOLDS != fold]
        weights = {
            home: fitted(_all(game for game in rest if home_of(game[0]) == home))
            for home in dict.fromkeys(home_of(boxes) for boxes, _ in rest)
        }
        for boxes, found in played[fold::FOLDS]:
            own = weights[home_of(boxes)]
            judged = [Judged(shares(one.seats, own), one.winner) for one in found]
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
