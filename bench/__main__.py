"""
Run the benchmarks: ``python -m bench``, or one of them by name.

``python -m bench load --rate 20 --rate 50 --games 200 --minutes 10`` is the long measurement,
``python -m bench clicks --postgres`` compares a server with a file, and ``make bench-value
ARGS="--seats 4 --games 200 --seed 1"`` plays our computer against three of catanatron's.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from statistics import median

Lines = Iterable[tuple[str, float]]

ROUNDS = 9


def rules() -> Lines:
    """Measure the speed of the rules."""
    from bench import copying, play

    play.measure(0)  # the first games fill caches
    for boxes, seats in play.LARGER.values():
        play.measure(0, boxes, seats)
    paces = []
    ratios: dict[str, list[float]] = {name: [] for name in play.LARGER}
    for seed in range(1, ROUNDS + 1):
        paces.append(play.measure(seed))
        for name, (boxes, seats) in play.LARGER.items():
            larger = play.measure(seed, boxes, seats)["decisions"]
            ratios[name].append(larger / paces[-1]["decisions"])
    yield "decisions a second", median(pace["decisions"] for pace in paces)
    yield "games a second", median(pace["games"] for pace in paces)
    yield "decisions a game", median(pace["length"] for pace in paces)
    for name, found in ratios.items():
        yield f"{name} to the base game", median(found)
    yield "microseconds a copy", median(copying.measure(seed) for seed in range(ROUNDS))


def pictures() -> Lines:
    """Measure the cost of a picture."""
    from bench import pictures as subject

    return subject.run()


def clicks(postgres: str | None = None) -> Lines:
    """Measure the cost of a click, over sockets."""
    from bench import click as subject

    return subject.run(postgres)


def completing() -> Lines:
    """Measure the cost of autocompletion for the longest texts."""
    from bench import completing as subject

    return subject.run()


def haste() -> Lines:
    """Measure how much one player who clicks very fast slows down other tables."""
    from bench import haste as subject

    return subject.run()


def fairness() -> Lines:
    """Measure how even boards and rolls are, with and without the options for it."""
    from bench import fairness as subject

    return subject.run()


def pairing() -> Lines:
    """Count who meets again at tournaments, and measure how long a draw takes."""
    from bench import pairing as subject

    return subject.run()


def load(rates: list[float] | None = None, games: int = 200, minutes: float = 1.0) -> Lines:
    """Measure the cost of many games at once."""
    from bench import load as subject

    return subject.run(rates or subject.RATES, games, minutes)


def matches(given: argparse.Namespace) -> None:
    """Play matches between computers and print their results."""
    from bench import matches as subject

    for boxes in given.boxes or subject.SETS:
        seats = given.seats or subject.SETS.get(boxes, 4)
        names = (given.strength, given.against)
        show(
            f"{boxes}: one {names[0]} among {seats - 1} {names[1]}",
            subject.run(boxes, seats, names, given.games, given.seed, given.workers),
        )


def blunders(given: argparse.Namespace) -> None:
    """Count moves that a person would laugh at."""
    from bench import blunders as subject

    for boxes in given.boxes or ["base", "base cities_knights"]:
        lines = subject.run(boxes, given.strength, given.games, given.seed)
        show(f"{boxes}: four {given.strength}", lines)


SUBJECTS: dict[str, Callable[[], Lines]] = {
    "rules": rules,
    "pictures": pictures,
    "clicks": clicks,
    "completing": completing,
    "fairness": fairness,
    "haste": haste,
    "load": load,
    "pairing": pairing,
}


def main() -> None:
    """Run the benchmarks named on the command line, or all that don't need another engine."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure speed and memory.")
    named = [*SUBJECTS, "blunders", "matches", "peers", "season", "tournament", "value"]
    parser.add_argument("subject", nargs="?", choices=named)
    parser.add_argument("--peer-python", metavar="PATH", help="Python with catanatron installed")
    parser.add_argument(
        "--postgres",
        metavar="URL",
        nargs="?",
        const="",
        help="clicks also on this PostgreSQL server, or on one that the benchmark starts",
    )
    parser.add_argument(
        "--games", type=int, default=200, help="load, matches, value: number of games"
    )
    loads = parser.add_argument_group("load")
    loads.add_argument("--rate", metavar="N", type=float, action="append", help="clicks a second")
    loads.add_argument("--minutes", type=float, default=1.0, help="minutes at each rate")
    parser.add_argument("--people", type=int, default=120, help="tournament: number of people")
    games = parser.add_argument_group("matches, value")
    games.add_argument(
        "--strength", default="normal", help="of the computer that is measured, or quiet, milker"
    )
    games.add_argument("--against", default="normal", help="a strength, @COMMIT, quiet, or milker")
    games.add_argument("--boxes", action="append", help="a set of boxes, such as 'base gods'")
    games.add_argument("--seats", type=int, help="number of players, one of them measured")
    games.add_argument("--seed", type=int, default=1, help="seed of the first game")
    games.add_argument("--workers", type=int, default=2, help="processes")
    given = parser.parse_args()
    if given.subject == "blunders":
        blunders(given)
        return
    if given.subject == "matches":
        matches(given)
        return
    if given.subject == "peers":
        from bench import peers

        if not given.peer_python:
            parser.error("peers needs --peer-python; make bench-peers knows it")
        show("peers", peers.run(given.peer_python))
        return
    if given.subject == "value":
        from bench import rivals

        if not given.peer_python:
            parser.error("value needs --peer-python; make bench-value knows it")
        games, seats, seed = given.games, given.seats or 2, given.seed
        show("value", rivals.run(given.peer_python, games, seats, seed, given.strength))
        return
    if given.subject == "season":
        from bench import season

        show("season", season.run(given.seed))
        return
    if given.subject == "tournament":
        from bench import tournament

        show("tournament", tournament.run(given.people, given.seed))
        return
    if given.subject == "load":
        show("load", load(given.rate, given.games, given.minutes))
        return
    if given.subject == "clicks":
        show("clicks", clicks(given.postgres))
        return
    for name, subject in SUBJECTS.items():
        if given.subject in (None, name):
            show(name, subject())


def show(name: str, lines: Lines) -> None:
    """Print one benchmark, a figure per line."""
    print(name)
    for label, value in lines:
        print(f"  {label:40}{value:12,.2f}", flush=True)


if __name__ == "__main__":
    main()
