"""
The judge: compares what was requested, shown and promised with what is stored.

Each rule is a method, and its docstring states it. A breach is a violation, with the evidence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot import proof
from bot.features.play import private
from bot.screens.hand import BOARD
from game import Game, Line, Seat, Undo, told
from game.core import log
from render import MARKS
from sandbox.messages import Message
from sandbox.rules.components import walk
from tests.chaos import stored
from tests.chaos.stored import Books, Stored
from tests.chaos.witness import Witness, is_of_lobby
from words import CLASSIC, LANGUAGES, Words

SECRET_OPS = frozenset({*private.buttons(), BOARD})
"""Operations found only on private screens and on hands."""


class Judge:
    """Compares what was requested, shown and promised with the database, and notes violations."""

    def __init__(self, witness: Witness, books: Books) -> None:
        self.witness = witness
        self.violations: list[str] = []
        self.games: dict[str, Stored] = {}
        """All games as they were stored at the last look."""
        self._books = books
        self._logs: dict[str, tuple[str, ...]] = {}
        """Each game's log as it was last seen."""
        self.begun: dict[str, int] = {}
        """Each game's number of lines before anyone played."""

    def begin(self) -> None:
        """Accept everything that is stored now."""
        self.begun = {game.id: len(game.lines) for game in self._books.read().values()}

    def look(self) -> dict[str, Stored]:
        """Every game as it is stored now, after checking the rules for any moment."""
        self.witness.look()
        games = self._books.read()
        for game in games.values():
            self.nothing_is_forgotten(game)
            self.everything_is_done_once(game)
            self.only_ones_own_is_taken_back(game)
            self.what_was_shown_is_stored(game)
            self.the_seed_is_secret(game)
        self.what_was_answered_is_stored(games)
        self.games = games
        self.violations += self.witness.violations
        self.witness.violations.clear()
        return games

    def close(self, games: Mapping[str, Stored], *, plays_out: bool) -> None:
        """Check the final rules; if it *plays_out*, every game must have ended too."""
        for game in games.values():
            if game.status == "over":
                self.the_log_is_proven(game)
            elif plays_out:
                self._note(game, f"it was not played to its end: {game.status}")
            self.everything_is_told(game)
            if game.lines:
                self.the_log_makes_the_state(game)
                self.nobody_reads_what_is_not_theirs(game)
                self.everybody_has_one_hand(game)
        if plays_out:
            self.old_posts_have_no_buttons(games)

    def _note(self, game: Stored, what: str) -> None:
        self.violations.append(f"game {game.id}: {what}")

    # At any moment.

    def nothing_is_forgotten(self, game: Stored) -> None:
        """A log only grows, without a gap, and none of its lines ever changes."""
        now = tuple(line.text for line in game.lines)
        before = self._logs.get(game.id, ())
        if now[: len(before)] != before:
            self._note(game, f"lines before {len(before)} have changed or are gone")
        if [line.number for line in game.lines] != list(range(game.number + 1)):
            self._note(game, f"the log has a gap, or is not at {game.number}")
        self._logs[game.id] = now

    def everything_is_done_once(self, game: Stored) -> None:
        """Each line comes from one act of its own player, and from none that they saw fail."""
        acted: dict[int | None, int] = {}
        for line in game.lines[self.begun.get(game.id, 1) :]:
            before, acted[line.user] = acted.get(line.user), line.seat
            if line.interaction is None:
                # A command can act twice, with others acting in between: it moves the robber and
                # then robs.
                if line.user is None or before != line.seat:
                    self._note(game, f"nobody has asked for line {line.number}")
                continue
            asked = self.witness.asked.get(line.interaction)
            if asked is None or asked.user != line.user:
                self._note(game, f"line {line.number} was asked for by somebody else")
            elif asked.has_failed:
                self._note(game, f"line {line.number} was played, and its player saw it fail")
            elif game.seats[line.seat].user != line.user:
                self._note(game, f"line {line.number} was played for another's seat")

    def only_ones_own_is_taken_back(self, game: Stored) -> None:
        """A player undoes only their own action, only once, and only if no one has acted since."""
        standing: list[tuple[int, int]] = []
        for line in game.lines:
            if not is_undo(line):
                standing.append((line.number, line.seat))
                continue
            number = _decoded(line.text).action["number"]
            if not standing or standing.pop() != (number, line.seat):
                self._note(game, f"line {line.number} takes back what is not its player's latest")

    def what_was_shown_is_stored(self, game: Stored) -> None:
        """No picture of a later moment than the stored one was ever posted."""
        shown = self.witness.shown.get(game.id, -1)
        if shown > game.number:
            self._note(game, f"the channel has shown action {shown}, stored is {game.number}")

    def what_was_answered_is_stored(self, games: Mapping[str, Stored]) -> None:
        """
        Everything answered as done is in the log, and nothing answered as unwritten is.

        A lobby has no log: there, a player whose click was answered as done has a seat.
        """
        lines = {line.interaction for game in games.values() for line in game.lines}
        sitting = {(g.channel, who.user) for g in games.values() for who in g.seats.values()}
        for number, text in self.witness.done.items():
            asked = self.witness.asked[number]
            has_sat = is_of_lobby(asked) and (asked.channel, asked.user) in sitting
            if number not in lines and not has_sat:
                self.violations.append(f"answered {text!r}, but not in any log: {number}")
        for number in self.witness.unstored & lines:
            self.violations.append(f"answered that it could not be written, but it was: {number}")

    def the_seed_is_secret(self, game: Stored) -> None:
        """Nobody can read the seed of a game that hasn't ended."""
        if game.status in ("lobby", "running") and self._is_said(game, game.seed.hex()):
            self._note(game, "its seed was shown")

    # At the end.

    def everything_is_told(self, game: Stored) -> None:
        """The channel has shown the last action, and no post is owed."""
        if not game.is_told:
            self._note(game, f"told {game.told} of {game.number}, owed {game.planned}")

    def the_log_makes_the_state(self, game: Stored) -> None:
        """Replaying every action with the recorded chance leads to the stored state."""
        if Game.replayed(self._lines(game)).snapshot() != game.snapshot:
            self._note(game, "its log does not lead to its state")

    def the_log_is_proven(self, game: Stored) -> None:
        """The rules and the promised seed produce every line and every random result."""
        try:
            proof.verify(self._books.url, game.id)
        except proof.NotProven as error:
            self._note(game, str(error))

    def nobody_reads_what_is_not_theirs(self, game: Stored) -> None:
        """Nothing that only some players can see is in the channel."""
        for text in self.witness.said[game.channel].texts:
            parts = text.split(":")
            if parts[0] == "hex" and parts[2] in SECRET_OPS:
                self._note(game, f"a private button in the channel: {text}")
            if text.startswith("hand-"):
                self._note(game, f"a hand in the channel: {text}")
        everything = "\n\n".join(self.witness.said[game.channel].texts)
        for sentence in (*self._secrets(game), *self.witness.hands):
            if sentence in everything:
                self._note(game, f"the channel was told: {sentence}")

    def _secrets(self, game: Stored) -> set[str]:
        """Every sentence about the game that not everyone may read."""
        lines = self._lines(game)
        played = Game.replayed(lines[:1])
        edition = played.state.rules.edition or CLASSIC
        names = {seat: f"{MARKS[who.colour]} {who.name}" for seat, who in game.seats.items()}
        words = [Words(language, edition) for language in LANGUAGES]
        found: set[str] = set()
        for line in lines:
            for event in played.events(line):
                for seat in map(Seat, game.seats):
                    own = told(event, seat)
                    if own == told(event, None):
                        continue
                    view = played.view(seat)
                    found |= {
                        text
                        for w in words
                        if (text := w.event(own, names.__getitem__, view.rules, view, seat))
                    }
        return found

    def everybody_has_one_hand(self, game: Stored) -> None:
        """Each player has one message with the game's hand, and it's their own."""
        world = self.witness.world
        for user, name, _ in game.seats.values():
            talk = world.direct(world.people[user])
            hands = [m for m in talk.messages.values() if f"hex:{game.id}:{BOARD}" in _ids(m)]
            if len(hands) != 1:
                self._note(game, f"{name} has {len(hands)} messages with a hand")

    def old_posts_have_no_buttons(self, games: Mapping[str, Stored]) -> None:
        """After all games, the only buttons left are for replay, rematch and log."""
        for channel in {game.channel for game in games.values()}:
            for message in self.witness.world.channels[channel].messages.values():
                left = [i for i in _ids(message) if not i.endswith((":replay", ":rematch", ":log"))]
                if left:
                    self.violations.append(f"old buttons: {left} below {message.content!r}")

    @staticmethod
    def _lines(game: Stored) -> list[Line]:
        return [_decoded(line.text) for line in game.lines]

    def _is_said(self, game: Stored, text: str) -> bool:
        return any(text in said for said in self.witness.said[game.channel].texts)


def is_undo(line: stored.Line) -> bool:
    """Whether a line undoes another one."""
    return _decoded(line.text).action.get("type") == Undo.__name__


@cache
def _decoded(text: str) -> Line:
    return log.decode(text.encode())


def _ids(message: Message) -> list[str]:
    parts = walk(message.components or [])
    return [str(part["custom_id"]) for part in parts if part.get("custom_id")]
