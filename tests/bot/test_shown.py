"""Both buttons and commands lead to every verb, whichever boxes are installed."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.brought import rows
from bot.publish.posts.buttons import OWN_BUTTONS
from bot.screens.shown import SHOWN
from bot.tree import all_commands
from game import BOXES


def paths() -> Iterator[str]:
    """The path of every command."""
    for found in all_commands():
        if isinstance(found, app_commands.Group):
            yield from (command.qualified_name for command in found.walk_commands())
        else:
            yield found.qualified_name


def test_every_verb_is_shown_once() -> None:
    """Each verb of the boxes has exactly one line."""
    verbs = [verb.action for box in BOXES for verb in box.verbs]

    assert {shown.action for shown in SHOWN} == set(verbs)
    assert len(SHOWN) == len(verbs)


def test_every_verb_has_a_command() -> None:
    """Every command that a line names exists."""
    assert {shown.command for shown in SHOWN} <= set(paths())


def test_every_group_of_a_box_has_a_screen() -> None:
    """Every public button of a box opens something, and every screen has its button."""
    brought = {shown.group for shown in SHOWN} - set(OWN_BUTTONS)

    assert brought == rows("screens", "SCREENS").keys() - set(OWN_BUTTONS)
