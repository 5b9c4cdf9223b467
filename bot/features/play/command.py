"""
Making commands: a function of services, caller and arguments, with a path in the catalogues.

    @command("build road", completes={"spot": spots})
    async def road(services: Services, caller: Caller, spot: str | None = None) -> None:

The interaction is acknowledged before the function runs. Errors in it go through
`bot.features.play.faults`.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import discord
from discord import app_commands

import words
from bot.chat import answering, outgoing
from bot.chat.caller import Caller
from bot.chat.queues.shares import let_in
from bot.chat.typed import LONGEST, is_short, need_offered
from bot.features.play import faults
from bot.publish.services import Services

LOG = logging.getLogger(__name__)

Completer: TypeAlias = Callable[[Services, Caller, str], Awaitable[list[tuple[str, str]]]]
"""From the typed text to pairs of label and value."""

Fitting: TypeAlias = Callable[[str, list[tuple[str, str]]], list[tuple[str, str]]]

WORDS: dict[Any, Any] = {
    str: app_commands.Range[str, 1, LONGEST],
    str | None: app_commands.Range[str, 1, LONGEST] | None,
}
"""Text arguments, with the length limits that Discord enforces."""

Command: TypeAlias = app_commands.Command[Any, ..., Any]


class Catalogue(app_commands.Translator):
    """Names and descriptions of commands in the languages of the catalogues."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in *locale*, or None to use English."""
        said: dict[str, str] = string.extras.get("said", {})
        return said.get(locale.value)


def text(path: str, part: str) -> app_commands.locale_str:
    """The name or description of the command, group or argument at *path*."""
    texts = words.command(path)
    if part == "name":
        return app_commands.locale_str(texts["name"], said=texts["name_localizations"])
    return app_commands.locale_str(texts["description"], said=texts["description_localizations"])


def offered(argument: str, hint: Any) -> list[app_commands.Choice[str]]:
    """The values that an argument's ``Literal`` lists, with their translated names."""
    listed = [hint] if get_origin(hint) is Literal else get_args(hint)
    return [
        app_commands.Choice(
            name=app_commands.locale_str(texts["name"], said=texts["name_localizations"]),
            value=value,
        )
        for option in listed
        if get_origin(option) is Literal
        for value in get_args(option)
        for texts in (words.choice(argument, value),)
    ]


def group(
    path: str, *, needs: discord.Permissions | None = None, in_dm: bool = False
) -> app_commands.Group:
    """
    A group of commands, for servers only unless *in_dm*; it is shown to people who have *needs*.

    A server can show it to others too, so each command checks the permissions again.
    """
    return app_commands.Group(
        name=text(path, "name"),
        description=text(path, "description"),
        guild_only=not in_dm,
        default_permissions=needs,
    )


def command(
    path: str,
    *,
    parent: app_commands.Group | None = None,
    completes: Mapping[str, Completer] | None = None,
    finds: Mapping[str, Completer] | None = None,
    in_dm: bool = False,
) -> Callable[[Callable[..., Awaitable[None]]], Command]:
    """
    Make a command of a function; see the module's docstring for an example.

    Completers in *completes* list every value, and those that fit the typed text are proposed.
    Completers in *finds* do their own search, the best match first.
    """
    needs = None if parent is None else parent.default_permissions

    def decorate(work: Callable[..., Awaitable[None]]) -> Command:
        async def run(interaction: discord.Interaction, **given: Any) -> None:
            services: Services = interaction.client.services  # type: ignore[attr-defined]  # bot.client
            await answer(services, interaction, checked, given)

        async def checked(services: Services, caller: Caller, **given: Any) -> None:
            caller.need(needs)
            need_offered(made.parameters, given)
            await work(services, caller, **given)

        _, _, *arguments = inspect.signature(work).parameters.values()
        hints = get_type_hints(work)
        choices = {a.name: found for a in arguments if (found := offered(a.name, hints[a.name]))}
        # A Literal's values can't be translated; listed as choices, they can.
        hints |= {
            a.name: str if a.default is a.empty else str | None
            for a in arguments
            if a.name in choices
        }
        hints = {name: WORDS.get(hint, hint) for name, hint in hints.items()}
        run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # read by the library
            [
                inspect.Parameter(
                    "interaction",
                    inspect.Parameter.POSITIONAL_OR_KEYWORD,
                    annotation=discord.Interaction,
                ),
                *(argument.replace(annotation=hints[argument.name]) for argument in arguments),
            ]
        )
        names = {argument.name: f"{path} {argument.name}" for argument in arguments}
        if names:
            described = {name: text(home, "description") for name, home in names.items()}
            renamed = {name: text(home, "name") for name, home in names.items()}
            app_commands.describe(**described)(run)
            app_commands.rename(**renamed)(run)
        if choices:
            app_commands.choices(**choices)(run)
        made: Command = app_commands.Command(
            name=text(path, "name"),
            description=text(path, "description"),
            callback=run,
        )
        if parent is None and not in_dm:
            made.guild_only = True
        for name, completer in (completes or {}).items():
            made.autocomplete(name)(_completing(completer, _fitting))
        for name, completer in (finds or {}).items():
            made.autocomplete(name)(_completing(completer))
        if parent is not None:
            parent.add_command(made)
        return made

    return decorate


def _fitting(current: str, found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The pairs whose label fits the typed text."""
    return [
        (label, value)
        for label, value in found
        if words.matches(current, label) or value == current
    ]


def _completing(
    completer: Completer, fitting: Fitting = lambda _, found: found
) -> Callable[..., Any]:
    async def complete(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        services: Services = interaction.client.services  # type: ignore[attr-defined]  # bot.client
        if not is_short(current) or not await let_in(services.shares, interaction):
            return []
        caller = Caller.of(interaction)
        try:
            await caller.know(services.store)
            found = fitting(current, await completer(services, caller, current))
        except Exception as error:  # noqa: BLE001  # autocomplete has no way to say what is wrong
            LOG.debug("no completions: %r", error)
            return []
        return outgoing.choices(found, caller.w)

    return complete


async def answer(
    services: Services,
    interaction: discord.Interaction,
    work: Callable[..., Awaitable[None]],
    given: Mapping[str, Any],
) -> None:
    """Acknowledge, run the command, and explain any error."""
    if not services.answering.hears(interaction.id) or not await let_in(
        services.shares, interaction
    ):
        return
    with services.answering.one("command", interaction.id):
        await _answer(services, Caller.of(interaction), work, given)


async def _answer(
    services: Services,
    caller: Caller,
    work: Callable[..., Awaitable[None]],
    given: Mapping[str, Any],
) -> None:
    answering.asks(caller)
    try:
        await caller.think()
        if caller.is_gone:
            return
        services.answering.take()
        await caller.know(services.store)
        await work(services, caller, **given)
    except Exception as error:  # noqa: BLE001  # the last net
        await faults.explain(services, caller, error)
    finally:
        caller.answered.set()
