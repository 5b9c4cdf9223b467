"""The results of a month's tables, as a table of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median

from storage import Status
from tests.month.draw import PACES
from tests.month.watch import FAILED, PAUSED, REMINDERS, RUNNING, Outcome

MOST = 3
"""Maximum pings for one debt: the first one and two reminders."""
MONTH = 30
MOST_OF_THEM = 0.9
WORST = 10
"""Number of tables listed as worth reading."""
ENDS = {
    Status.OVER: "played to their end",
    PAUSED: "paused",
    Status.ABANDONED: "abandoned by vote",
    RUNNING: "none of these",
    FAILED: "failed in the simulation",
}


def report(outcomes: Sequence[Outcome]) -> str:
    """All figures, one on each line."""
    ends = Counter(outcome.end for outcome in outcomes)
    debts = sum((Counter(o.per_debt) for o in outcomes), Counter[int]())
    pings = sum((Counter(o.pings) for o in outcomes), Counter[str]())
    many = sum(count for number, count in debts.items() if number > MOST)
    lines = sum(outcome.lines for outcome in outcomes)
    rows = [
        ("tables", len(outcomes)),
        *((text, ends[end]) for end, text in ENDS.items()),
        (f"still running after {MONTH} days", sum(o.days > MONTH for o in outcomes)),
        *(row for pace in PACES for row in _days(outcomes, pace)),
        ("answers", lines),
        ("  by default", sum(o.defaults for o in outcomes)),
        ("  prepared", sum(o.prepared for o in outcomes)),
        ("calls", pings.total()),
        ("  reminders among them", sum(pings[kind] for kind in REMINDERS)),
        ("answers without a call of their own", debts[0]),
        *((f"  after {number}", debts[number]) for number in range(1, MOST + 1)),
        (f"  after more than {MOST}", many),
        ("hours beyond somebody's clock, at most", f"{max(o.beyond for o in outcomes):.2f}"),
        ("seats left", sum(o.opened for o in outcomes)),
        ("  to computers", sum(o.computers for o in outcomes)),
        ("  substitutes found", sum(o.substitutes for o in outcomes)),
        ("stumbles of people", sum(sum(o.stumbles.values()) for o in outcomes)),
        ("complaints in the bot's log", sum(len(o.complaints) for o in outcomes)),
    ]
    width = max(len(name) for name, _ in rows)
    found = [f"{name:<{width}}  {value:>8}" for name, value in rows]
    return "\n".join([*found, "", "Worth reading:", *map(_named, worst(outcomes))])


def worst(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The tables that went worst, the worst one first."""
    return sorted(outcomes, key=_badness, reverse=True)[:WORST]


def _badness(outcome: Outcome) -> tuple[bool, int, bool, int, int, float]:
    pings = max(outcome.per_debt, default=0)
    return (
        outcome.end in (RUNNING, FAILED),
        len(outcome.complaints),
        outcome.beyond > 0,
        sum(outcome.stumbles.values()),
        max(0, pings - MOST),
        outcome.longest,
    )


def _named(outcome: Outcome) -> str:
    pings = max(outcome.per_debt, default=0)
    return (
        f"  table {outcome.draw.number}: {outcome.end}, {outcome.days:.1f} days, "
        f"{sum(outcome.stumbles.values())} stumbles, {pings} pings for one debt, "
        f"{outcome.longest:.0f} h waited for one person"
    )


def _days(outcomes: Sequence[Outcome], pace: str) -> list[tuple[str, str]]:
    """The days that a pace's finished games took."""
    days = sorted(o.days for o in outcomes if o.end == Status.OVER and o.draw.pace == pace)
    if not days:
        return []
    name = f"{pace or 'without clocks'}: days to the end of {len(days)}"
    most = days[min(len(days) - 1, int(len(days) * MOST_OF_THEM))]
    return [(f"{name}, median", f"{median(days):.1f}"), ("  nine of ten", f"{most:.1f}")]
