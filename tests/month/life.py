"""
The events at one table in order: the clock jumps from one to the next.

The next event is a person who looks, because they were pinged or by themselves, or a deadline of
the bot. A person who looks does all they can at once. Nothing else takes time.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bot.features.timers import PAUSE
from players.bargains import ClickTrades
from players.haggling import CommandTrades
from players.mind import Mind
from players.player import Player
from players.sight import Failure, Gone
from storage import Status
from tests.month.deeds import Deeds
from tests.month.draw import Draw, table
from tests.month.house import CHANNEL, House, house
from tests.month.people import DAY, HOUR, Habits, Model
from tests.month.watch import FAILED, REMINDERS, Outcome, Watch
from tests.seeded.sitecustomize import begin

TICK = 1_000_000.0
"""The database counts microseconds."""
PATIENCE = 5.0
"""Real seconds that people wait for their screen to change before they give up and come back."""
MISSED = 2.0
"""Hours until a person comes back who couldn't do what they wanted."""


@dataclass(slots=True)
class Guest:
    """A person at the table, or the one who watches."""

    player: Player
    habits: Habits
    deeds: Deeds
    plays: bool
    looked: float = 0.0
    called: float = float("inf")
    """Time of the next look because of a ping."""
    visits: float = float("inf")
    """Time of the next look by themselves."""
    why: str = ""
    is_away: bool = False
    until: float = 0.0
    """Time until which they wait for answers to their offer."""

    @property
    def next(self) -> float:
        """Time of their next look."""
        return min(self.called, self.visits)

    @property
    def name(self) -> str:
        """The person's name."""
        return self.player.ways.name


@dataclass(slots=True)
class Life:
    """A table's month."""

    house: House
    draw: Draw
    model: Model
    guests: list[Guest]
    days: float
    tell: Callable[[str], None]
    start: float = 0.0
    rang: float = 0.0
    watch: Watch = field(init=False)

    async def run(self) -> Outcome:
        """Run until the game or the month is over."""
        self.watch = Watch(self.house, self.draw)
        await self._open()
        self.start = self.house.now
        for guest in self.guests:
            await guest.deeds.settle_in()
            guest.looked = self.start
            guest.visits = guest.habits.visits(self.start, self.start)
        await self._note(is_alarm=False)
        while self.watch.status == Status.RUNNING:
            guest = min(self.guests, key=lambda one: one.next)
            due = self._due()
            now = min(guest.next, due)
            if now >= self.start + self.days * DAY:
                await self.house.move(self.start + self.days * DAY)
                break
            await self.house.move(now)
            if due <= guest.next:
                self.rang = now
                self._say("the bot looks for what is due")
                await self.house.ring()
            else:
                await self._look(guest)
            await self._note(is_alarm=due <= guest.next)
        await self.house.move(self.house.now)
        found = self.watch.close(self.start)
        found.complaints += self.house.refused
        return found

    def _due(self) -> float:
        """Time of the bot's next look at its deadlines."""
        ((due,),) = self.house.asked("SELECT min(due) FROM deadlines")
        return float("inf") if due is None else max(due / TICK, self.rang + PAUSE)

    async def _open(self) -> None:
        """Go from an empty channel to a running game."""
        host, *others = (guest.player.ways for guest in self.guests if guest.plays)
        await host.use("game new", **self.draw.options)
        for ways in others:
            await ways.join()
        await self.house.rest()
        await host.start()
        await self.house.rest()

    # People.

    async def _look(self, guest: Guest) -> None:
        """Let a person look and do what they can."""
        now, habits = self.house.now, guest.habits
        self._say(f"{guest.name} looks ({guest.why or 'by themselves'})")
        if guest.called <= now:
            if guest.why in REMINDERS:
                guest.until = now
            guest.called, guest.why = float("inf"), ""
        if guest.visits <= now:
            guest.visits = habits.visits(now, self.start)
        if (now - self.start) / DAY >= habits.gone:
            await self._go(guest)
            return
        guest.looked = now
        try:
            await self._act(guest)
        except (Gone, Failure) as error:
            self.watch.outcome.stumbles[f"{type(error).__name__}: {error}"[:120]] += 1
            where = traceback.extract_tb(error.__traceback__)
            way = " > ".join(f"{at.name}:{at.lineno}" for at in where if "/players/" in at.filename)
            self._say(f"  {guest.name} stumbles: {error} ({way})")
            ways = guest.player.ways
            for post in (*ways.person.ephemerals[-3:], ways.table, ways.ask):
                shown = f"{post.text!r} {[*post.buttons]}" if post else ""
                self._say(f"    {shown}")
            self._call(guest, now + MISSED * HOUR, "once more")

    async def _act(self, guest: Guest) -> None:
        player, deeds = guest.player, guest.deeds
        if self._is_back(guest):
            await deeds.come_back()
        if await deeds.vote():
            await self._note(is_alarm=False)
        await deeds.fill(self.house.now)
        if not self._sits(guest) and await deeds.take():
            await self._note(is_alarm=False)
        if not self._sits(guest):
            return
        if self.watch.paused and await deeds.wake():
            await self._note(is_alarm=False)
        if not self.watch.paused:
            offered = player.mind.waits
            await self._complain(guest)
            if offered and guest.looked >= guest.until:
                player.mind.waits = False
            await player.look()
            if player.mind.waits and not offered:
                guest.until = self.house.now + guest.habits.patience * HOUR
                self._call(guest, guest.habits.awake(guest.until, self.start), "patience")
        await deeds.prepare()
        await self._leave(guest)

    def _sits(self, guest: Guest) -> bool:
        """Whether a person sits at the table."""
        return int(guest.player.ways.person.id) in self.watch.seated

    def _is_back(self, guest: Guest) -> bool:
        """Whether they are just back from a trip."""
        _, end = guest.habits.away
        is_back = guest.is_away and (self.house.now - self.start) / DAY >= end
        guest.is_away = guest.is_away and not is_back
        return is_back

    async def _leave(self, guest: Guest) -> None:
        """Announce a trip that begins before they look again."""
        begin, end = guest.habits.away
        day = (self.house.now - self.start) / DAY
        if begin < end and day < end and day + 1 >= begin and not guest.is_away:
            guest.is_away = True
            await guest.deeds.go_away(self.house.now, self.start)

    async def _go(self, guest: Guest) -> None:
        """Leave for good."""
        guest.called = guest.visits = float("inf")
        self._say(f"  {guest.name} is gone for good")
        if guest.habits.says_so and self._sits(guest):
            await guest.deeds.resign()
        guest.habits.mutes = True

    async def _complain(self, guest: Guest) -> None:
        """Complain if the game, or one player, has kept this person waiting for too long."""
        if self.house.now - self.start >= self.model.drags * DAY:
            self._say(f"  {guest.name} has had enough")
            await guest.deeds.give_up()
        for seat, since in self.watch.waits.items():
            waited = self.house.now - since
            name = self.watch.names[seat]
            if waited >= self.model.bored * HOUR and name != guest.name and not self.draw.pace:
                said = await guest.deeds.complain(name, waited)
                self._say(f"  {guest.name} has waited for {name} for {waited / HOUR:.0f} h: {said}")

    # Pings.

    async def _note(self, *, is_alarm: bool) -> None:
        """After each step, note what was played and whom it pinged."""
        await self.house.rest()
        for line in self.watch.look(is_alarm=is_alarm):
            self._say(f"  {line}")
        now = self.house.now
        for guest in self.guests:
            queue = guest.player.ways.person.notifications
            while not queue.empty():
                notice = queue.get_nowait()
                guest.player.concerns(notice)
                kind = self.watch.heard(int(guest.player.ways.person.id), notice)
                if not kind:
                    continue
                self._say(f"  {kind} calls {guest.name}: {notice['text'].splitlines()[0]}")
                is_heard = kind not in REMINDERS or self.model.hears_reminders
                if guest.habits.notices() and is_heard and guest.visits < float("inf"):
                    self._call(guest, guest.habits.looks(now, self.start, guest.looked), kind)

    def _call(self, guest: Guest, at: float, why: str) -> None:
        if at < guest.called:
            guest.called, guest.why = at, why

    def _say(self, line: str) -> None:
        passed = self.house.now - (self.start or self.house.now)
        hour = datetime.fromtimestamp(self.house.now, UTC).strftime("%H:%M")
        self.tell(f"day {passed / DAY:5.2f} {hour}  {line}")


async def live(
    folder: Path, draw: Draw, model: Model, *, days: float, seed: int, tell: Callable[[str], None]
) -> Outcome:
    """Run a table's month from its seed; *tell* gets every step."""
    begin(f"{seed} table {draw.number}")
    async with house(folder, draw.names, draw.locales) as found:
        guests = []
        for number, person in enumerate(found.people):
            chance = Random(f"{seed} {draw.number} {person.name}")
            habits = Habits(model, chance, is_live=draw.pace == "live")
            mind = Mind(Random(chance.random()), is_curious=draw.boxes != "base")
            ways = chance.choice((ClickTrades, CommandTrades))(person, mind, CHANNEL)
            ways.patience = PATIENCE
            plays = number < len(draw.names) - 1
            guests.append(Guest(Player(ways), habits, Deeds(ways, habits), plays))
        return await Life(found, draw, model, guests, days, tell).run()


def table_month(folder: Path, number: int, model: Model, days: float, seed: int) -> Outcome:
    """Run a table's month and write its diary."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"table-{number:03}.txt").open("w", encoding="utf-8") as diary:
        drawn = table(seed, number)
        diary.write(f"{drawn}\n")

        def tell(line: str) -> None:
            diary.write(f"{line}\n")
            diary.flush()

        own = folder / f"table-{number:03}"
        own.mkdir(exist_ok=True)
        log = Complaints()
        logging.getLogger("bot").addHandler(log)
        try:
            found = asyncio.run(live(own, drawn, model, days=days, seed=seed, tell=tell))
        except Exception:  # noqa: BLE001  # one table that fails keeps no other from its month
            found = Outcome(drawn, end=FAILED)
            log.found.append(traceback.format_exc())
        finally:
            logging.getLogger("bot").removeHandler(log)
        found.complaints += log.found
        for line in found.complaints:
            tell(line)
        return found


class Complaints(logging.Handler):
    """The warnings and errors in the bot's log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        self.found.append(self.format(record))
