"""Tables of the Wonders of Catan: its map, and begun wonders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.module import Module
from game.wonders.module import MODULE as WONDERS
from game.wonders.parts import Wonders
from tests.game.charted import Charted
from tests.game.tables import LETTERS


class Sites(Charted):
    """A game at a given moment."""

    scenario: ClassVar[Module] = WONDERS

    def __init__(
        self,
        *hands: str,
        wonders: Mapping[str, str] | None = None,
        levels: tuple[int, ...] = (),
        **more: Any,
    ) -> None:
        """Lay everything out; *wonders* gives each seat's wonder and its levels."""
        self._wonders = {LETTERS.index(seat): name for seat, name in (wonders or {}).items()}
        self._levels = levels
        super().__init__(*hands, **more)

    def _begin(self, stage: str, seat: Any) -> None:
        """Begin the wonders before anything is asked."""
        if not self.state.stint:
            names = tuple(self._wonders.get(at, "") for at in self.state.rules.table)
            levels = self._levels or (0,) * self.state.seats
            self.state.change(Wonders, begun=names, levels=levels)
        super()._begin(stage, seat)

    @property
    def wonders(self) -> Wonders:
        """The part with each wonder's owner and levels."""
        return self.state.part(Wonders)
