"""One table: the row on disk, the seats with their people, the game, and what was said last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.screens.desk import Desk, plain
from bot.screens.shown import SHOWN
from game import Choice, Event, Game, Reason, Seat, View, refuse
from game.base.bank_trade import rate
from render import MARKS, Player
from storage import GameRow, PostRow, SeatRow
from words import Words

Story = list[tuple[int, list[Event]]]
"""What happened, by number of the action."""


@dataclass(slots=True)
class Table:
    """See the module's text."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    game: Game | None = None
    story: Story = field(default_factory=list)
    """The lines since the latest table post was planned."""
    posts: dict[tuple[str, int], PostRow] = field(default_factory=dict)
    """Every post that still stands or is still owed, by kind and number."""

    @property
    def id(self) -> str:
        """The game's id, as addresses carry it."""
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the latest action."""
        return self.row.number

    @property
    def acted(self) -> list[int]:
        """By seat, the number of its latest action."""
        return list(self.row.settings.get("acted") or [0] * len(self.seats))

    @property
    def theme(self) -> str:
        """The theme of the public picture."""
        return str(self.row.settings.get("theme", "classic"))

    def playing(self) -> Game:
        """
        The running game.

        :raises LookupError: in a lobby.
        """
        if self.game is None:
            message = f"{self.id} has not begun"
            raise LookupError(message)
        return self.game

    def latest(self, *kinds: str) -> PostRow | None:
        """The newest post of these kinds."""
        found = [post for (kind, _), post in self.posts.items() if kind in kinds]
        return max(found, key=lambda post: post.key.number, default=None)

    # People.

    def seats_of(self, user: int) -> list[Seat]:
        """The seats that a person holds."""
        return [Seat(seat.seat) for seat in self.seats if seat.user_id == user]

    def acting_seat(self, user: int) -> Seat | None:
        """The seat a person speaks for: one that owes something, else on turn, else the first."""
        seats = self.seats_of(user)
        if len(seats) < 2 or self.game is None:  # noqa: PLR2004  # no choice
            return seats[0] if seats else None
        state = self.game.state
        for debt in state.debts():
            if debt.seat in seats:
                return debt.seat
        return state.turn if state.turn in seats else seats[0]

    def user(self, seat: Seat) -> int:
        """The person in a seat."""
        return self.seats[seat].user_id

    def players(self) -> tuple[Player, ...]:
        """The seats as pictures show them."""
        return tuple(Player(seat.name, seat.colour or "red") for seat in self.seats)

    def who(self, seat: Seat) -> str:
        """A player's name with the mark of the colour."""
        row = self.seats[seat]
        return f"{MARKS[row.colour or 'red']} {plain(row.name)}"

    def words(self, language: str | None = None) -> Words:
        """The words of the table, or of a reader."""
        return Words(language or self.row.language)

    # What is seen.

    def view(self, reader: Seat | None = None) -> View:
        """What *reader*, or the table, may see."""
        return self.playing().view(reader)

    def desk(self, seat: Seat, language: str, scale: float, theme: str = "classic") -> Desk:
        """Everything a private screen of *seat* is made from."""
        game = self.playing()
        kinds = range(len(game.state.rules.cards))
        return Desk(
            game=self.id,
            view=game.view(seat),
            options=game.options(seat),
            seat=seat,
            acted=self.acted[seat],
            players=self.players(),
            w=self.words(language),
            rates=tuple(rate(game.state, seat, kind) for kind in kinds),
            refusals=_refusals(game, seat),
            scale=scale,
            theme=theme,
        )


def _refusals(game: Game, seat: Seat) -> dict[str, Reason]:
    """For each verb that has no option now, the first rule against it."""
    state = game.state
    open_now = {
        option.action if isinstance(option, Choice) else type(option)
        for option in game.options(seat)
    }
    kinds = len(state.rules.cards)
    return {
        shown.name: reason
        for shown in SHOWN
        if shown.action not in open_now
        and shown.pick not in ("trade", "offer")
        and (reason := refuse(state, seat, shown.blank(kinds)))
    }

