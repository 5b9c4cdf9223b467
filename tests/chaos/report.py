"""A run's results as text."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.chaos.stages import BETWEEN, Stage
from tests.chaos.storm import Outcome, Plan

WIDTH = 40


def report(plan: Plan, outcome: Outcome, log: Path) -> str:
    """All figures, and any violations."""
    lines = [
        f"seed {plan.seed}, {plan.games} games at once, {outcome.seconds / 60:.1f} minutes",
        "",
        *_figures(outcome),
        "",
        "with which boxes the games were played",
        *_bars(outcome.boxes),
        "",
        "where the kills hit",
        *_bars({stage.value: outcome.stages[stage] for stage in Stage}),
        "",
        "how the bot ended when it was told to",
        *_bars(outcome.stops),
        "",
        "faults brought about between them",
        *_bars(dict(outcome.faults)),
        "",
        "what people stumbled over, and tried again",
        *_bars(outcome.stumbles),
        "",
        "what the bot's log complains of",
        *_bars(complaints(log)),
        "",
        f"{len(outcome.violations)} violations",
        *(f"  {violation}" for violation in outcome.violations),
    ]
    return "\n".join(lines)


def _figures(outcome: Outcome) -> list[str]:
    kills = outcome.stages.total()
    between = sum(outcome.stages[stage] for stage in BETWEEN)
    counts = {
        "games played to their end": outcome.games,
        "actions": outcome.actions,
        "  that took another back": outcome.undone,
        "posts": outcome.requests["posts"],
        "clicks and commands": outcome.asked,
        "  failed before their person's eyes": outcome.failed,
        "  answered that they could not be written": outcome.unstored,
        "  answered that something went wrong": outcome.referred,
        "kills": kills,
        "  between a click and its last message": between,
        "stops": outcome.stops.total(),
        "starts ended by what was done to them": outcome.starts_failed,
    }
    return [f"{name:<44} {count:>6}" for name, count in counts.items()]


def complaints(log: Path) -> Counter[str]:
    """Errors in the bot's log, counted by the exception at their end."""
    found: Counter[str] = Counter()
    text = log.read_text(encoding="utf-8", errors="replace").splitlines() if log.exists() else []
    for line, following in zip(text, [*text[1:], ""], strict=True):
        if " ERROR " in line and not following.startswith("Traceback"):
            found[" ".join(line.split(" ERROR ")[1].split()[:1])] += 1
        elif (
            line[:1].isalpha() and ":" in line and line.split(":")[0].split(".")[-1].isidentifier()
        ):
            name = line.split(":")[0]
            if (name[:1].islower() and "." in name) or name.endswith("Error"):
                found[name] += 1
    return found


def _bars(counts: dict[str, int] | Counter[str]) -> list[str]:
    most = max(counts.values(), default=0) or 1
    width = max(map(len, counts), default=0)
    return [
        f"  {name:<{width}} {count:>5} {'#' * round(WIDTH * count / most)}"
        for name, count in counts.items()
    ]
