"""Forgers: each changes one thing in a game's log, as someone who tampers with it might."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, TypeAlias

import msgspec

from game import Asked, Game, Line, Seeded
from storage import GameRow, LineRow
from tests.bot.proofs import WORDS, honest

Log: TypeAlias = tuple[GameRow, list[LineRow]]
Forger: TypeAlias = Callable[[Log], Log]


def numbered(lines: Sequence[LineRow]) -> list[LineRow]:
    """The *lines* numbered from zero, each later than the one before."""
    start = lines[0].time
    return [
        replace(
            line,
            number=n,
            time=start + timedelta(seconds=min(n, honest()[0].number)),
            line=msgspec.structs.replace(line.line, number=n),
        )
        for n, line in enumerate(lines)
    ]


def renumbered(row: GameRow, lines: Sequence[LineRow]) -> Log:
    """A log in which no number is missing."""
    return replace(row, number=len(lines) - 1), numbered(lines)


def changed(log: Log, at: int, **fields: Any) -> Log:
    """A log with other *fields* in one of its lines."""
    row, lines = log
    lines[at] = replace(lines[at], line=msgspec.structs.replace(lines[at].line, **fields))
    return row, lines


def place(log: Log, kind: str, nth: int = 3) -> int:
    """The place of a line with an action of this *kind*."""
    return [n for n, line in enumerate(log[1]) if line.line.action.get("type") == kind][nth]


def asks(log: Log, what: str) -> int:
    """The place of a line, not the first, that asked chance for *what*."""
    return next(n for n, line in enumerate(log[1]) if n and _of(line.line, what))


def _of(line: Line, what: str) -> list[Asked]:
    return [asked for asked in line.chance if asked.what == what]


def every_other_gone(log: Log) -> Log:
    """Half of the lines are gone, one here and one there."""
    return log[0], log[1][::2]


def second_half_gone(log: Log) -> Log:
    """Half of the lines are gone, from the middle on."""
    return log[0], log[1][: len(log[1]) // 2]


def last_gone(log: Log) -> Log:
    """The last line is gone."""
    return log[0], log[1][:-1]


def last_gone_and_uncounted(log: Log) -> Log:
    """The last line is gone, and the game's count of lines is lowered to match."""
    return renumbered(log[0], log[1][:-1])


def middle_gone(log: Log) -> Log:
    """A line in the middle is gone."""
    return log[0], log[1][:200] + log[1][201:]


def middle_gone_and_renumbered(log: Log) -> Log:
    """A line in the middle is gone, and the rest are renumbered to hide it."""
    at = place(log, "EndTurn")
    return renumbered(log[0], log[1][:at] + log[1][at + 1 :])


def one_twice(log: Log) -> Log:
    """One line appears twice."""
    return renumbered(log[0], log[1][:201] + log[1][200:])


def reordered(log: Log) -> Log:
    """Two lines have swapped places."""
    log[1][200:202] = reversed(log[1][200:202])
    return log


def reordered_and_renumbered(log: Log) -> Log:
    """Two rolls have swapped places, each with everything that followed from it."""
    one, other = place(log, "RollDice"), place(log, "RollDice", 5)
    log[1][one], log[1][other] = log[1][other], log[1][one]
    return log[0], numbered(log[1])


def other_dice_told(log: Log) -> Log:
    """The events show different dice from the ones rolled."""
    at = place(log, "RollDice")
    events = log[1][at].line.events
    dice = [7 - pips for pips in events[0]["dice"]]
    return changed(log, at, events=({**events[0], "dice": dice}, *events[1:]))


def other_card_told(log: Log) -> Log:
    """The events show a different card from the one stolen."""
    at = asks(log, "theft")
    events = [
        {**event, "card": (event["card"] + 1) % 5} if event["type"] == "Robbed" else event
        for event in log[1][at].line.events
    ]
    return changed(log, at, events=tuple(events))


def event_gone(log: Log) -> Log:
    """One event is missing."""
    at = place(log, "RollDice")
    return changed(log, at, events=log[1][at].line.events[:-1])


def other_die_drawn(log: Log) -> Log:
    """A die shows a different number."""
    at = place(log, "RollDice")
    one, *rest = log[1][at].line.chance
    return changed(log, at, chance=(Asked(one.what, one.counts, 5 - one.index), *rest))


def other_counts(log: Log) -> Log:
    """A die has a different number of sides, for which the seed gives the same answer."""
    at = place(log, "RollDice")
    one, *rest = log[1][at].line.chance
    counts = tuple(1 + (n == one.index) * 10**6 for n in range(6))
    return changed(log, at, chance=(Asked(one.what, counts, one.index), *rest))


def other_question(log: Log) -> Log:
    """The line asks chance for something other than a die."""
    at = place(log, "RollDice")
    one, *rest = log[1][at].line.chance
    return changed(log, at, chance=(Asked("bone", one.counts, one.index), *rest))


def question_gone(log: Log) -> Log:
    """A roll has only one die."""
    at = place(log, "RollDice")
    return changed(log, at, chance=log[1][at].line.chance[1:])


def other_action(log: Log) -> Log:
    """A player who ended a turn has rolled instead."""
    return changed(log, place(log, "EndTurn"), action={"type": "RollDice"})


def other_place(log: Log) -> Log:
    """A road is somewhere else, in both the action and the event."""
    at, other = place(log, "LayFirstRoad"), place(log, "LayFirstRoad", 5)
    line = log[1][other].line
    return changed(log, at, action=line.action, events=line.events)


def unknown_action(log: Log) -> Log:
    """A player did something that no rules know."""
    return changed(log, place(log, "EndTurn"), action={"type": "Win"})


def other_seat(log: Log) -> Log:
    """The line and its row name different seats."""
    return changed(log, 100, seat=(log[1][100].seat + 1) % 4)


def other_seat_everywhere(log: Log) -> Log:
    """Another seat has rolled."""
    at = place(log, "RollDice")
    log[1][at] = replace(log[1][at], seat=(log[1][at].seat + 1) % 4)
    return changed(log, at, seat=log[1][at].seat)


def no_such_seat(log: Log) -> Log:
    """A seat that is not at the table has rolled."""
    at = place(log, "RollDice")
    log[1][at] = replace(log[1][at], seat=7)
    return changed(log, at, seat=7)


def other_option(log: Log) -> Log:
    """Fewer points were needed."""
    opening = log[1][0].line.action
    options = {**opening["options"], "points": 5}
    return changed(log, 0, action={**opening, "options": options})


def other_seed(log: Log) -> Log:
    """The seed is not the one of the commitment."""
    return replace(log[0], seed=bytes(32)), log[1]


def other_seed_and_commitment(log: Log) -> Log:
    """The seed and the commitment are those of another game."""
    seed = bytes(32)
    return replace(log[0], seed=seed, commitment=Seeded.commitment(seed)), log[1]


def other_words(log: Log) -> Log:
    """A player mixed in a different word."""
    return replace(log[0], words=(WORDS[0], "4711 adiós")), log[1]


def word_forgotten(log: Log) -> Log:
    """The word that a player mixed in is lost."""
    return replace(log[0], words=(WORDS[0], "")), log[1]


def other_counter(log: Log) -> Log:
    """More random numbers are used up than were asked for."""
    return replace(log[0], chance_counter=log[0].chance_counter + 1), log[1]


def other_snapshot(log: Log) -> Log:
    """A player has one of the bank's cards."""
    game = Game.restored(log[0].snapshot or b"")
    hand = game.state.hands[0]
    hand[0], game.state.bank[0] = hand[0] + 1, game.state.bank[0] - 1
    return replace(log[0], snapshot=game.snapshot()), log[1]


def damaged_snapshot(log: Log) -> Log:
    """The state cannot be read."""
    return replace(log[0], snapshot=b"nothing"), log[1]


def no_snapshot(log: Log) -> Log:
    """The state is gone."""
    return replace(log[0], snapshot=None), log[1]


def time_back(log: Log) -> Log:
    """A line is dated before those that it follows."""
    log[1][200] = replace(log[1][200], time=log[1][100].time)
    return log


def before_the_game(log: Log) -> Log:
    """The first line is older than its game."""
    log[1][0] = replace(log[1][0], time=log[0].created - timedelta(days=1))
    return log


def after_the_game(log: Log) -> Log:
    """The last line is newer than its game."""
    log[1][-1] = replace(log[1][-1], time=log[0].updated + timedelta(days=1))
    return log


ENGINE: dict[Forger, str] = {
    middle_gone_and_renumbered: "do not make line",
    one_twice: "do not make line|than the seed gives",
    event_gone: "make other events",
    other_action: "do not make line",
    other_place: "do not make line",
    unknown_action: "'Win' is not known",
    other_seat: "stored for another seat",
    other_seat_everywhere: "do not make line",
    no_such_seat: "do not make line",
    other_option: "do not make line|the stored state",
    other_counter: "random numbers",
    other_snapshot: "the stored state",
    damaged_snapshot: "the stored state",
    no_snapshot: "the stored state",
    before_the_game: "older than the line before",
    after_the_game: "newer than the game",
}
"""Forgeries found only with the rules or the database, by the pattern of the complaint."""

ANYBODY: dict[Forger, tuple[str, str]] = {
    every_other_gone: ("line 1 is missing", "line 1 is missing"),
    second_half_gone: ("is missing: the last one", "is missing"),
    last_gone: ("is missing: the last one", "is missing"),
    # The last line may have drawn a card that wins.
    last_gone_and_uncounted: ("before anyone has won|random numbers", "before anyone has won"),
    middle_gone: ("line 200 is missing", "line 200 is missing"),
    reordered: ("line 200 is missing or out of order", "line 200 is missing"),
    reordered_and_renumbered: ("different die than the seed gives", "does not match the seed"),
    other_dice_told: ("make other events", "the die"),
    other_card_told: ("make other events", "the theft"),
    other_die_drawn: ("different die than the seed gives", "does not match the seed"),
    other_counts: ("ask for other random results", "no die"),
    other_question: ("ask for other random results", "announced die"),
    question_gone: ("than the seed gives|random numbers", "match the seed|announced die"),
    other_seed: ("does not match its commitment", "does not match its commitment"),
    other_seed_and_commitment: ("different .* than the seed gives", "does not match the seed"),
    other_words: ("different .* than the seed gives", "does not match the seed"),
    word_forgotten: ("a player was deleted", "does not match the seed"),
    time_back: ("older than the line before", "older than the line before"),
}
"""The complaints of the full check and of one page of Python alone, by forgery."""
