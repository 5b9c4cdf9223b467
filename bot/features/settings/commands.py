"""Commands for a person's own settings."""

from __future__ import annotations

from typing import Literal

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import Screen
from bot.features.play.command import command
from bot.features.settings.screens import choose
from bot.publish import roles
from bot.publish.services import Services
from render import LOOKS
from words import LANGUAGES, quoted

Look = Literal["classic", "contrast", "table"]


@command("language", in_dm=True)
async def language(
    services: Services, caller: Caller, language: Literal["en", "es", "auto"] | None = None
) -> None:
    """Set the language of private answers; without a choice, follow the Discord client."""
    chosen = language if language in LANGUAGES else None
    await services.store.notes.set_language(caller.user, chosen)
    fresh = Caller.of(caller.interaction)
    await fresh.know(services.store)
    await caller.show(Screen(fresh.w.say("ui.language.set")))


@command("theme", in_dm=True)
async def theme(services: Services, caller: Caller, theme: Look | None = None) -> None:
    """Set the look of private pictures; without a choice, follow the table."""
    chosen = theme if theme in LOOKS else None
    await services.store.notes.prefer(caller.user, theme=chosen)
    await caller.say("ui.theme.set", theme=caller.w.say(f"option.theme.{chosen or 'table'}"))


@command("settings", in_dm=True)
async def settings(
    services: Services,
    caller: Caller,
    preview: bool | None = None,
    text: Literal["icons", "words"] | None = None,
    offers: Literal["always", "turn"] | None = None,
) -> None:
    """Change private screens and pings about offers; without a choice, show the settings."""
    given: dict[str, str | None] = {"text": text, "offers": offers}
    if preview is not None:
        given["preview"] = "yes" if preview else "no"
    await choose(services, caller, {name: value for name, value in given.items() if value})


async def tied(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The roles of this server that people can take, for autocomplete."""
    known = await roles.offered(services, caller)
    return [(f"@{role.name} · {kind.said(caller.w)}", str(role.id)) for role, kind in known.items()]


@command("notify", in_dm=True, completes={"role": tied})
async def notify(
    services: Services,
    caller: Caller,
    offers: Literal["always", "turn", "never"] | None = None,
    calls: Literal["channel", "dm"] | None = None,
    rest: Literal["clocks", "calls"] | None = None,
    soon: bool | None = None,
    role: str | None = None,
) -> None:
    """Choose which pings the caller gets, where and when; without a choice, show the settings."""
    if role is not None:
        await _toggle(services, caller, role)
        return
    given: dict[str, str | None] = {"offers": offers, "calls": calls, "rest": rest}
    if soon is not None:
        given["soon"] = "yes" if soon else "no"
    await choose(services, caller, {name: value for name, value in given.items() if value})


async def _toggle(services: Services, caller: Caller, typed: str) -> None:
    """
    Give the caller a role that new lobbies ping, or take it away if they have it.

    :raises Refused: if it is no such role, or the bot can't give it.
    """
    known = await roles.offered(services, caller)
    bare = typed.removeprefix("@").partition(" · ")[0]
    meant = [r for r, kind in known.items() if bare in (str(r.id), r.name, kind.said(caller.w))]
    if not meant:
        raise Refused("ui.error.no_role" if known else "ui.roles.none", text=quoted(typed))
    held = {*caller.roles} ^ {meant[0].id}
    await roles.change(services, caller, known, held)
    await caller.show(roles.screen(caller.w, known, held, is_set=True))


COMMANDS = (language, theme, settings, notify)
