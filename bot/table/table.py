"""One table: its database row, seats and people, game, and latest posts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.chat.names import plain, shown
from bot.chat.pictures import icons
from bot.chat.refusals import Refused
from bot.table import news
from bot.table.draft import Draft
from bot.table.state.laid import laid
from bot.table.state.memory import Memory, Used, memory_of
from bot.table.state.pace import PACES, Pace
from game import Event, Game, Seat, View, edition_of
from game.computer import STRENGTHS
from render import Player, theme_of
from storage import COMPUTER, GameRow, PostKey, PostRow, PostState, SeatRow, Status
from words import CLASSIC, Words

STRENGTH, NORMAL = "strength", "normal"
"""The setting of a computer's seat with its strength, and the strength if it has none."""

Story = list[tuple[int, list[Event]]]
"""Events by number of their action."""

BROKEN = "broken"
"""Nobody can act, because the game can't be read."""

LOST, PAUSED = "lost", "pause"
"""Nobody can act for now: the table can't be shown in its channel, or the game is paused."""

RATED = 2
"""Minimum number of people in a game that counts for ratings."""


def still(memory: Memory) -> str | None:
    """The reason why nobody can act for now, `LOST` or `PAUSED`; None while the game goes on."""
    if memory.lost:
        return LOST
    return PAUSED if memory.paused else None


@dataclass(slots=True)
class Table:
    """A game with its people, as this process knows it; only changed under its lock."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    game: Game | None = None
    story: Story = field(default_factory=list)
    """The lines of the log since the latest table post was planned."""
    forced: set[int] = field(default_factory=set)
    """Numbers of those lines that were played by default, because the time was up."""
    posts: dict[PostKey, PostRow] = field(default_factory=dict)
    """Every post that exists or is owed."""
    is_mended: bool = False
    """Whether its game was rebuilt from its log, because the snapshot was damaged."""
    revision: int | None = None
    """The stored revision that it was read at; None if no other process writes."""
    memory: Memory = field(init=False)
    """Everything it remembers in addition to its game."""

    def __post_init__(self) -> None:
        self.memory = memory_of(self.row)

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
        """The number of each seat's latest action."""
        return list(self.memory.acted or [0] * len(self.seats))

    @property
    def present(self) -> list[int]:
        """The number of the latest action that each seat's person took themselves."""
        return list(self.memory.present or self.acted)

    @property
    def theme(self) -> str:
        """The theme of the public picture."""
        return self.theme_for("")

    def theme_for(self, look: str) -> str:
        """The theme of the table's edition for *look*, or for the table's own if that is empty."""
        edition = self.game.state.rules.edition if self.game else ""
        return theme_of(look or str(self.row.settings.get("theme", "")), edition)

    @property
    def is_broken(self) -> bool:
        """Whether its game has begun and can't be read."""
        return self.game is None and self.row.number >= 0

    @property
    def still(self) -> str | None:
        """The reason why nobody can act for now: `BROKEN`, `LOST`, `PAUSED` or None."""
        return BROKEN if self.is_broken else still(self.memory)

    @property
    def has_hints(self) -> bool:
        """Whether players can ask for hints: always where nothing is rated."""
        # A person whose seat a computer keeps may come back, and is rated then.
        people = {seat.settings.get("person") or seat.user_id for seat in self.seats}
        settings = self.row.settings
        if settings.get("hints") or not settings.get("rated", True):
            return True
        return len(people - {None, COMPUTER}) < RATED

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The seats that need a substitute."""
        return self.memory.seeking.open

    @property
    def pace(self) -> Pace | None:
        """The time allowed for an answer; None if it's unlimited."""
        return PACES.get(str(self.row.settings.get("pace", "")))

    @property
    def is_live(self) -> bool:
        """Whether everyone is there and answers within minutes."""
        return self.pace is PACES["live"]

    @property
    def undoable(self) -> tuple[Seat, int] | None:
        """The seat that can undo an action, and the action's number; no computer's."""
        takeback = self.memory.takeback
        if not takeback.done or self.is_computed(takeback.seat):
            return None
        return takeback.seat, takeback.done[-1].number

    def may_undo(self, user: int) -> Seat | None:
        """The seat of a person who can undo an action; None if they can't."""
        found = self.undoable
        return found[0] if found and found[0] in self.seats_of(user) else None

    def used(self, seat: Seat) -> list[Used]:
        """Answers prepared for a seat that were used or dropped since its person last acted."""
        present = self.present[seat]
        return [used for used in self.memory.used.get(seat, ()) if used.number > present]

    def playing(self) -> Game:
        """
        The game.

        :raises Refused: in a lobby, or if the game can't be read.
        """
        if self.is_broken:
            raise Refused("ui.error.broken", game=self.id)
        if self.game is None:
            raise Refused("ui.error.not_running")
        return self.game

    def latest(self, *kinds: str) -> PostRow | None:
        """The newest post of these *kinds* that is about the whole table."""
        return self.latest_for(None, *kinds)

    def latest_for(self, seat: int | None, *kinds: str) -> PostRow | None:
        """The newest post of these *kinds* that is about *seat*; None for the whole table."""
        found = [post for key, post in self.posts.items() if key.kind in kinds and key.seat == seat]
        return max(found, key=lambda post: (post.key.number, post.planned), default=None)

    @property
    def link(self) -> str:
        """The link to the newest post that shows the board; to the channel before that exists."""
        guild, post = self.row.guild_id or "@me", self.latest(*news.TABLE_POSTS)
        if post is None or post.message_id is None:
            return f"https://discord.com/channels/{guild}/{self.row.channel_id}"
        return f"https://discord.com/channels/{guild}/{post.channel_id}/{post.message_id}"

    def keep(self, change: Draft) -> None:
        """Take over what a stored change has set and planned."""
        self.row, self.memory = change.game, change.memory
        for post in change.planned:
            self.note(post)

    def note(self, post: PostRow) -> None:
        """Remember the new state of a post."""
        if post.state is PostState.GONE:
            self.posts.pop(post.key, None)
        else:
            self.posts[post.key] = post

    # People.

    @property
    def people(self) -> tuple[int, ...]:
        """The people with seats, in the order of their first seats."""
        return self.people_in(Seat(seat) for seat in range(len(self.seats)))

    def people_in(self, seats: Iterable[Seat]) -> tuple[int, ...]:
        """The people who hold *seats*, each once."""
        return tuple(dict.fromkeys(user for seat in seats if (user := self.user(seat))))

    def seats_of(self, user: int) -> list[Seat]:
        """The seats that a person holds."""
        return [Seat(seat.seat) for seat in self.seats if seat.user_id == user]

    def kept_for(self, user: int) -> Seat | None:
        """The seat that a computer plays until this person comes back; None if there is none."""
        if self.row.status is not Status.RUNNING:
            return None
        kept = (seat for seat in self.seats if seat.settings.get("returns"))
        return next((Seat(s.seat) for s in kept if s.settings.get("person") == user), None)

    def knows(self, user: int) -> bool:
        """Whether a person holds a seat, or a computer plays it for them."""
        return any(user in (seat.user_id, seat.settings.get("person")) for seat in self.seats)

    def acting_seat(self, user: int) -> Seat | None:
        """The person's seat that acts: one that owes something, else the active or first one."""
        seats = self.seats_of(user)
        if len(seats) < 2 or self.game is None:  # noqa: PLR2004  # no choice
            return seats[0] if seats else None
        state = self.game.state
        for debt in state.debts():
            if debt.seat in seats:
                return debt.seat
        return state.turn if state.turn in seats else seats[0]

    def owes(self, user: int) -> bool:
        """Whether the game waits for this person."""
        if self.game is None or self.row.status is not Status.RUNNING or self.still:
            return False
        return any(debt.seat in self.seats_of(user) for debt in self.game.state.due())

    def user(self, seat: Seat) -> int | None:
        """The person in a seat; None for a computer or an empty seat."""
        return self.seats[seat].user_id or None

    def is_computed(self, seat: Seat) -> bool:
        """Whether a computer holds a seat."""
        return self.seats[seat].user_id == COMPUTER

    def strength(self, seat: Seat) -> str:
        """The strength of the computer in a seat: a key of `STRENGTHS`."""
        found = self.seats[seat].settings.get(STRENGTH)
        return found if found in STRENGTHS else NORMAL

    def name(self, seat: Seat) -> str:
        """
        A player's name.

        A computer's name says whom it plays for, and how strong it is if that isn't normal.
        """
        w = self.words()
        name = shown(self.seats[seat].name) or w.say("ui.name.forgotten")
        if not self.is_computed(seat):
            return name
        if (strength := self.strength(seat)) == NORMAL:
            return w.say("ui.name.computer", player=name)
        return w.say("ui.name.strength", player=name, strength=w.say(f"strength.{strength}"))

    def players(self) -> tuple[Player, ...]:
        """The seats as pictures show them."""
        corners = laid(self.memory, len(self.seats))
        return tuple(
            Player(self.name(Seat(place)), row.colour or "red", tuple(corners[place]))
            for place, row in enumerate(self.seats)
        )

    def who(self, seat: Seat) -> str:
        """A player's name with the mark of their color."""
        colour = self.seats[seat].colour or "red"
        return f"{icons.seat(colour)} {plain(self.name(seat))}"

    def words(self, language: str | None = None) -> Words:
        """The words in *language*, or else the table's, with the names of its edition."""
        edition = edition_of(self.row.modules) or CLASSIC
        own = self.row.language
        return Words(language or own, edition, has_icons=icons.are_there(), posts=own)

    # Views.

    def view(self, reader: Seat | None = None) -> View:
        """The game as *reader* can see it; None for everyone."""
        return self.playing().view(reader)
