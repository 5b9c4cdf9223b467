"""The managers' private screens: the same acts as by command, with buttons, menus and forms."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.names import plain
from bot.chat.operation import Operation
from bot.chat.screen import MENU, Button, Field, Form, Menu, Option, Row, Screen
from bot.chat.typed import person
from bot.features.play.answers import Answers, Asks
from bot.features.tournaments import acts, desk, screens
from bot.features.tournaments import operations as ops
from bot.features.tournaments.acts import MANAGER, row_of
from bot.features.tournaments.desk import Contest
from bot.features.tournaments.managing import table
from bot.features.tournaments.managing.table import Choose, given, reason, tables
from bot.features.tournaments.stages import EARLY
from bot.publish.services import Services
from storage import ContestRow
from words import Words


class Manage(ops.Manage, Answers):
    """Show managers what they can change."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if the caller doesn't manage the server."""
        caller.need(MANAGER)
        row = await row_of(services, caller, self.contest)
        await caller.show(managing(row, desk.read(row), caller.w, self.page or 0))


def managing(row: ContestRow, contest: Contest, w: Words, page: int = 0) -> Screen:
    """The screen with everything that a manager can do now, and a page of the tables."""
    tournament, rows = contest.tournament, list[Row]()
    found = tables(tournament, w)
    last = max(len(found) - 1, 0) // MENU
    page = min(page, last)
    shown = found[page * MENU : (page + 1) * MENU]
    options = tuple(Option(label, value) for label, value in shown)
    rows.append(Menu(Choose(row.id).to(), w.say("ui.tournament.manage.tables"), options))
    turns = (
        Button(w.say(f"ui.button.tournament.{name}"), ops.Manage(row.id, other).to())
        for name, other in (("back", page - 1), ("more", page + 1))
        if 0 <= other <= last
    )
    rows += [tuple(turns), tuple(_acts(row, contest, w))]
    ends: list[Button] = [Button(w.say("ui.button.back"), ops.Show(row.id).to())]
    if tournament.phase != "over":
        cancel = Cancel(row.id).to()
        ends.append(Button(w.say("ui.button.tournament.cancel"), cancel, "danger"))
    rows.append(tuple(ends))
    lines = [f"**{plain(row.name)}**", *screens.stands(contest, w), w.say("ui.tournament.manage")]
    return Screen("\n".join(lines), None, tuple(one for one in rows if one))


def _acts(row: ContestRow, contest: Contest, w: Words) -> list[Button]:
    """Buttons of what fits the state of a tournament."""
    tournament, this = contest.tournament, contest.tournament.round
    if tournament.phase == "over":
        return []
    can_swap = this and any(one.state in {"drawn", "open"} for one in this.tables)
    is_early = tournament.phase in EARLY
    each: tuple[tuple[str, Operation, object], ...] = (
        ("begin", Begin(row.id), is_early),
        ("next", Begin(row.id), not is_early and contest.desk.next_at is not None),
        ("swap", Swap(row.id), can_swap),
        ("remove", Remove(row.id), any(one.gone != "removed" for one in tournament.entrants)),
        ("return", BringBack(row.id), any(one.gone for one in tournament.entrants)),
    )
    return [
        Button(w.say(f"ui.button.tournament.{name}"), act.to()) for name, act, fits in each if fits
    ]


class Begin(Answers, op="cupnext"):
    """Begin the next round; the first one only if the manager *is_sure*."""

    contest: str
    is_sure: bool | None = None

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if the round is still being played."""
        caller.need(MANAGER)
        row = await row_of(services, caller, self.contest)
        phase = desk.read(row).tournament.phase
        if phase in EARLY and not self.is_sure:
            question, sure = f"ui.tournament.sure.begin.{phase}", replace(self, is_sure=True)
            await caller.show(_asked(caller.w, row, question, "begin", sure))
            return
        await acts.begin(services, caller, row)


class Cancel(Answers, op="cupend"):
    """End a tournament without a champion, if the manager *is_sure*."""

    contest: str
    is_sure: bool | None = None

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if it is over."""
        caller.need(MANAGER)
        row = await row_of(services, caller, self.contest)
        if not self.is_sure:
            sure = replace(self, is_sure=True)
            await caller.show(_asked(caller.w, row, "ui.tournament.sure.cancel", "cancel", sure))
            return
        await acts.cancel(services, caller, row)


def _asked(w: Words, row: ContestRow, question: str, button: str, sure: Operation) -> Screen:
    """A question before something that can't be taken back."""
    buttons = (
        Button(w.say(f"ui.button.tournament.{button}"), sure.to(), "danger"),
        Button(w.say("ui.button.back"), ops.Manage(row.id).to()),
    )
    return Screen(w.say(question, name=plain(row.name)), None, (buttons,))


# Changes of people, each with a form.


class Remove(Asks, op="cupout"):
    """Take a person out."""

    contest: str

    def form(self, w: Words) -> Form:
        """The person and the reason."""
        about = w.say("ui.tournament.manage.removed")
        fields = (Field(w.say("ui.form.league.player"), about), reason(w))
        return Form(self.to(), w.say("ui.button.tournament.remove"), fields)

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if the person isn't in."""
        row = await row_of(services, caller, self.contest)
        user, why = given(values, 2)
        await acts.remove(services, caller, row, person(user), why)


class BringBack(Asks, op="cupback"):
    """Let a person back in."""

    contest: str

    def form(self, w: Words) -> Form:
        """The person and the reason."""
        about = w.say("command.tournament.return.player.about")
        fields = (Field(w.say("ui.form.league.player"), about), reason(w))
        return Form(self.to(), w.say("ui.button.tournament.return"), fields)

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if the person is in, or has never been."""
        row = await row_of(services, caller, self.contest)
        user, why = given(values, 2)
        await acts.bring_back(services, caller, row, person(user), why)


class Swap(Asks, op="cupswap"):
    """Let two people change places."""

    contest: str

    def form(self, w: Words) -> Form:
        """The two people and the reason."""
        about = "command.tournament.swap"
        fields = (
            Field(w.say("ui.form.league.player"), w.say(f"{about}.player.about")),
            Field(w.say("ui.form.tournament.other"), w.say(f"{about}.other.about")),
            reason(w),
        )
        return Form(self.to(), w.say("ui.button.tournament.swap"), fields)

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they can't."""
        row = await row_of(services, caller, self.contest)
        user, other, why = given(values, 3)
        await acts.swap(services, caller, row, (person(user), person(other)), why)


BUTTONS: Final = (Manage, Begin, Cancel, Remove, BringBack, Swap, *table.BUTTONS)
"""The addresses of managers' buttons and menus."""
