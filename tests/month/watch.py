"""Figures of one table, from the database and from people's notifications."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from bot.table import news
from bot.table.state.pace import PACES, Rest, ran
from game import Game, Seat
from game.core.codec import ENTRIES
from storage import COMPUTER, Status
from tests.month.draw import Draw
from tests.month.house import House
from tests.month.people import DAY, HOUR

NEW = (news.TURN, news.ASK)
"""Posts that ping a player for a new debt."""
FIRST = (*NEW, news.AGAIN, news.WAKE)
"""Posts that ping a player for any debt, new or old."""
REMINDERS = (news.HALF, news.NEAR)
"""Posts that remind a player."""
ONE_HOUR = timedelta(hours=1)
LATE = 0.01
"""Hours that the bot can be late with a deadline, since it looks every ten seconds."""
RUNNING = "still running"
PAUSED = "paused"
FAILED = "failed"
"""The simulation itself failed; the diary ends with the reason."""


@dataclass(slots=True)
class Outcome:
    """The outcome of one table."""

    draw: Draw
    end: str = RUNNING
    days: float = 0.0
    turns: int = 0
    lines: int = 0
    pings: dict[str, int] = field(default_factory=Counter)
    """Pings by the kind of their post."""
    per_debt: dict[int, int] = field(default_factory=Counter)
    """Number of settled debts, by how many pings they took."""
    beyond: float = 0.0
    """Maximum hours that the game waited for a player beyond their clock."""
    longest: float = 0.0
    """Maximum hours that the game waited for one player at a time."""
    defaults: int = 0
    """Default answers for people whose time was up."""
    prepared: int = 0
    """Prepared answers that were used."""
    opened: int = 0
    """Seats whose person left."""
    computers: int = 0
    """Seats taken over by a computer."""
    substitutes: int = 0
    """Seats taken over by a person."""
    stumbles: dict[str, int] = field(default_factory=Counter)
    """Failures that people saw, by message."""
    complaints: list[str] = field(default_factory=list)
    """Warnings and errors in the bot's log."""


class Watch:
    """Counts what happens at a table after each step."""

    def __init__(self, house: House, draw: Draw) -> None:
        self.house = house
        self.outcome = Outcome(draw)
        self.paused = False
        self.state: Any = None
        self.waits: dict[Seat, float] = {}
        """Time since which the game has waited for each seat."""
        self._used: dict[Seat, float] = {}
        """Hours of its clock that each seat has used while the game waits for it."""
        self._pings: Counter[int] = Counter()
        """Pings of each person since they last acted."""
        self._acted: dict[int, int] = {}
        """Number of each person's latest action."""
        self._number = 0
        self._then = house.now
        self._seats: dict[int, int | None] = {}

    @property
    def seated(self) -> set[int | None]:
        """The people at the table."""
        return set(self._seats.values())

    @property
    def names(self) -> dict[int, str]:
        """Each seat's current name, which is its player's."""
        return dict(self.house.asked("SELECT seat, name FROM seats"))

    @property
    def status(self) -> str:
        """The game's status."""
        found = self.house.asked("SELECT status FROM games ORDER BY created DESC LIMIT 1")
        return str(found[0][0]) if found else ""

    def heard(self, user: int, notice: dict[str, Any]) -> str:
        """Count a notification; return the kind of its post, or "" if it isn't a ping."""
        if notice["silent"] or notice["reason"] != "mention":
            return ""
        posts = self.house.asked("SELECT message_id, kind, number FROM posts")
        found = {message: (kind, number) for message, kind, number in posts}
        kind, number = found.get(int(notice["message"]), ("?", 0))
        self.outcome.pings[kind] += 1
        if kind in FIRST and number < self._acted.get(user, -1):
            # They were already looking, and acted before the ping arrived.
            self.outcome.per_debt[0] -= 1
            self.outcome.per_debt[1] += 1
        elif kind in NEW:
            # An unanswered debt that they were pinged for before has lapsed.
            if before := self._pings[user]:
                self.outcome.per_debt[before] += 1
            self._pings[user] = 1
        elif kind in (*FIRST, *REMINDERS):
            self._pings[user] += 1
        return str(kind)

    def look(self, *, is_alarm: bool) -> list[str]:
        """Count everything since the last look; return a line for each action."""
        now = self.house.now
        rows = self.house.since(self._number)
        before = self._seats
        self._seats = dict(self.house.asked("SELECT seat, user_id FROM seats"))
        self._wait(now, {Seat(seat) for _, seat, *_ in rows})
        said = []
        for number, seat, user, interaction, line in rows:
            self._number = number
            action = msgspec.json.decode(line)["action"]
            held = self._seats.get(seat)
            is_persons = seat >= 0 and action["type"] not in ENTRIES
            by = _by(user, interaction, is_alarm=is_alarm) if is_persons else ""
            self.outcome.prepared += by == "prepared"
            self.outcome.defaults += by == "default"
            if held is not None and is_persons:
                self._acted[held] = number
                self.outcome.per_debt[self._pings.pop(held, 0)] += 1
            said.append(f"{number} seat {seat} {action['type']} {by}".rstrip())
        self._count_seats(before)
        self._restore(now)
        return said

    def _wait(self, now: float, acted: set[Seat]) -> None:
        """Count the time that the game has waited for each seat since the last look."""
        pace = PACES.get(self.outcome.draw.pace)
        for seat, since in list(self.waits.items()):
            self.outcome.longest = max(self.outcome.longest, (now - since) / HOUR)
            used = self._used.get(seat, 0.0)
            if not self.paused:
                used += ran(_moment(self._then), _moment(now), self._rest(seat)) / ONE_HOUR
            limit = (pace.allowance + pace.bank) / ONE_HOUR if pace else float("inf")
            self.outcome.beyond = max(self.outcome.beyond, used - limit - LATE)
            self._used[seat] = used
            if seat in acted:
                del self.waits[seat], self._used[seat]
        self._then = now

    def _restore(self, now: float) -> None:
        """Load the stored game."""
        row = self.house.asked(
            "SELECT snapshot, memory, status, number FROM games ORDER BY created DESC LIMIT 1"
        )
        if not row or row[0][0] is None:
            return
        snapshot, memory, status, number = row[0]
        self.paused = bool(msgspec.json.decode(memory or "{}").get("paused"))
        self.state = Game.restored(snapshot).state
        self.outcome.lines, self.outcome.turns = number, self.state.stint + 1
        owing = {d.seat for d in self.state.due()} if status == Status.RUNNING else set()
        owing = {seat for seat in owing if self._seats.get(seat) not in (None, COMPUTER)}
        # In a pause the game waits for nobody.
        self.waits = {seat: now if self.paused else self.waits.get(seat, now) for seat in owing}
        self._used = {seat: used for seat, used in self._used.items() if seat in owing}

    def _count_seats(self, before: dict[int, int | None]) -> None:
        for seat, user in self._seats.items():
            if seat in before and before[seat] != user:
                self.outcome.opened += before[seat] != COMPUTER
                self.outcome.computers += user == COMPUTER
                self.outcome.substitutes += user not in (None, COMPUTER)
                self.waits.pop(Seat(seat), None)
                self._used.pop(Seat(seat), None)

    def _rest(self, seat: Seat) -> Rest:
        user = self._seats.get(seat)
        found = dict(self.house.asked("SELECT user_id, preferences FROM people"))
        return Rest.of(msgspec.json.decode(found[user])) if user in found else Rest()

    def close(self, start: float) -> Outcome:
        """The outcome at the end."""
        outcome, status = self.outcome, self.status
        outcome.days = (self.house.now - start) / DAY
        outcome.end = PAUSED if self.paused and status == Status.RUNNING else status
        if outcome.end == Status.RUNNING:
            outcome.end = RUNNING
        return outcome


def _by(user: int | None, interaction: int | None, *, is_alarm: bool) -> str:
    """The giver of an answer: a computer, the default or a preparation; "" for the player."""
    if user == COMPUTER:
        return "computer"
    if user is None:
        return "default" if is_alarm else "forced"
    return "prepared" if interaction is None else ""


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
