"""The managers' private screen of a table: its result by menus, or the table plays again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.chat.address import Address, number, text
from bot.chat.caller import Caller
from bot.chat.names import plain
from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Button, Field, Form, Menu, Option, Row, Screen
from bot.chat.typed import LONGEST
from bot.features.play.answers import Answers, Asks
from bot.features.tournaments import acts, desk
from bot.features.tournaments import operations as ops
from bot.features.tournaments.acts import MANAGER, row_of
from bot.features.tournaments.desk import Contest
from bot.features.tournaments.field import Match, Tournament, entrant
from bot.features.tournaments.wording import headed, result, stage
from bot.publish.services import Services
from storage import ContestRow
from words import Words
from words import number as numbered


def tables(tournament: Tournament, w: Words) -> list[tuple[str, str]]:
    """Labels and values of all tables, those of the newest round first."""
    return [
        (
            w.say(
                "ui.tournament.choice",
                round=stage(this, w),
                count=match.number,
                players=", ".join(_name(tournament, user, w) for user in match.players),
            ),
            f"{this.number}-{match.number}",
        )
        for this in reversed(tournament.rounds)
        for match in this.tables
    ]


def numbers(value: str) -> tuple[int, int]:
    """
    The numbers of a table with this value in the list: that of its round, and its own.

    :raises Refused: if no table can have it.
    """
    match [numbered(part) for part in value.split("-")]:
        case [int(of), int(at)]:
            return of, at
    raise Refused("ui.tournament.error.table")


def _name(tournament: Tournament, user: int, w: Words) -> str:
    known = entrant(tournament, user)
    return (known and known.name) or w.say("ui.name.forgotten")


def reason(w: Words) -> Field:
    """The field for the reason of a change."""
    return Field(w.say("ui.form.league.reason"), w.say("argument.why.about"), LONGEST)


def given(values: list[str], count: int) -> list[str]:
    """
    The values of a form.

    :raises Stale: if a form has another *count* of them.
    """
    if len(values) != count:
        raise Stale
    return values


class Choose(Answers, op="cuptable"):
    """Show managers the table that they have chosen in the menu."""

    contest: str

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if there is no such table."""
        caller.need(MANAGER)
        row = await row_of(services, caller, self.contest)
        contest = desk.read(row)
        of, at = numbers(text(values))
        match = acts.table_at(contest, (of, at))
        ordered = sorted(match.results, key=lambda one: one.place)
        ranked = [match.players.index(one.user) for one in ordered if not one.is_forfeit]
        missing = [None] * (len(match.players) - len(ranked))
        chosen = Place(row.id, of, at, len(contest.tournament.log), (*ranked, *missing))
        await caller.show(at_table(row, contest, caller.w, chosen, match))


class Place(Answers, op="cupplace"):
    """Give a place to the person chosen in its menu; two people with places change them."""

    contest: str
    round: int
    table: int
    seen: int
    """Number of corrections when the table was chosen; any later one makes the screen stale."""
    seats: tuple[int | None, ...]
    """The seat of the person in each place, the winner's first."""
    place: int | None = None
    """The place to give; the first is 0."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Stale: if the table has no such place or seat."""
        caller.need(MANAGER)
        row = await row_of(services, caller, self.contest)
        contest = desk.read(row)
        match = acts.table_at(contest, (self.round, self.table))
        count = len(match.players)
        seat = number(text(values)) if values else None
        is_whole = self.place is not None and self.place < len(self.seats) == count
        if not is_whole or any(one is not None and one >= count for one in (*self.seats, seat)):
            raise Stale
        seats, which = [*self.seats], self.place or 0
        if seat is not None and seat in seats:
            seats[seats.index(seat)] = seats[which]
        seats[which] = seat
        chosen = replace(self, seats=tuple(seats), place=None)
        await caller.show(at_table(row, contest, caller.w, chosen, match))


def at_table(row: ContestRow, contest: Contest, w: Words, chosen: Place, match: Match) -> Screen:
    """The screen of a table: a menu for each place, and buttons."""
    tournament = contest.tournament
    names = [_name(tournament, user, w) for user in match.players]
    rows = list[Row]()
    for at, held in enumerate(chosen.seats):
        options = tuple(
            Option(
                w.say("ui.tournament.place", rank=at + 1, player=name),
                str(seat),
                None,
                seat == held,
            )
            for seat, name in enumerate(names)
        )
        said = w.say("ui.tournament.manage.place", count=at + 1)
        rows.append(Menu(replace(chosen, place=at).to(), said, options, 0))
    buttons = [Button(w.say("ui.button.back"), ops.Manage(row.id).to())]
    table = (row.id, chosen.round, chosen.table)
    is_now = tournament.phase != "over" and chosen.round == len(tournament.rounds)
    if is_now and match.state == "over":
        buttons.insert(0, Button(w.say("ui.button.tournament.replay"), PlayAgain(*table).to()))
    if any(seat is not None for seat in chosen.seats):
        keep = SetResult(*table, chosen.seen, chosen.seats).to()
        buttons.insert(0, Button(w.say("ui.button.tournament.result"), keep, "primary"))
    this = tournament.rounds[chosen.round - 1]
    lines = [
        w.say(
            "ui.tournament.table", name=plain(row.name), round=stage(this, w), count=match.number
        ),
        headed(result(match, w)),
        w.say("ui.tournament.manage.places"),
    ]
    return Screen("\n".join(lines), None, (*rows, tuple(buttons)))


class SetResult(Asks, op="cupset"):
    """Set a table's result."""

    contest: str
    round: int
    table: int
    seen: int
    seats: tuple[int | None, ...]

    def form(self, w: Words) -> Form:
        """The reason."""
        return Form(self.to(), w.say("ui.button.tournament.result"), (reason(w),))

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if a correction has come in between."""
        row = await row_of(services, caller, self.contest)
        (why,) = given(values, 1)
        table = (self.round, self.table)
        players = acts.table_at(desk.read(row), table).players
        chosen = [seat for seat in self.seats if seat is not None]
        if not chosen or max(chosen) >= len(players):
            raise Stale
        ranked = [players[seat] for seat in chosen]
        await acts.set_result(services, caller, row, table, ranked, why, self.seen)


class PlayAgain(Asks, op="cupagain"):
    """Let a table play again."""

    contest: str
    round: int
    table: int

    def form(self, w: Words) -> Form:
        """The reason."""
        return Form(self.to(), w.say("ui.button.tournament.replay"), (reason(w),))

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if it can't."""
        row = await row_of(services, caller, self.contest)
        (why,) = given(values, 1)
        await acts.play_again(services, caller, row, (self.round, self.table), why)


BUTTONS: Final = (Choose, Place, SetResult, PlayAgain)
"""The addresses of its buttons and menus."""
