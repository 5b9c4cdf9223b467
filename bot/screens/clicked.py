"""Operations on private screens; their addresses begin with the seat and its latest action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.chat.operation import Operation
from bot.chat.screen import Screen
from game import Action

if TYPE_CHECKING:
    from bot.screens.context import ScreenContext


class Opens(Operation, ABC):
    """A click that leads to another private screen."""

    @abstractmethod
    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The screen that the click leads to; *values* were chosen in a menu."""


class Makes(Operation, ABC):
    """A click that plays an action once everything is chosen."""

    @abstractmethod
    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action | Screen:
        """The action of the click, or the screen that asks for what is still missing."""
