"""Chance: asked, recorded, checked by anyone, and scripted in tests."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from game import Asked, Game, Recorded, Replayed, Scripted, Seat, Seeded, UnscriptedChance
from game.core.chance import DIE, dice, shuffled

SEED = b"a seed of thirty-two bytes, say."
WORDS = ("1100000000000000001", "1100000000000000002 cheese")


def recomputed(seed: bytes, words: tuple[str, ...], asked: list[Asked]) -> list[int]:
    """The check that anyone can run on a game: fifteen lines without our code."""
    found = []
    counter = 0
    for _, counts, _ in ((a.what, a.counts, a.index) for a in asked):
        total = sum(counts)
        value = limit = (1 << 64) - (1 << 64) % total
        while value >= limit:
            message = "\n".join(words).encode() + b"\n" + str(counter).encode()
            value = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
            counter += 1
        value, index = value % total, 0
        while value >= counts[index]:
            value, index = value - counts[index], index + 1
        found.append(index)
    return found


def test_the_same_seed_gives_the_same_answers() -> None:
    """Answers depend only on seed, words and counter."""
    first, again = Seeded(SEED, WORDS), Seeded(SEED, WORDS)

    assert [first.ask("die", DIE) for _ in range(50)] == [again.ask("die", DIE) for _ in range(50)]


def test_it_goes_on_from_a_counter() -> None:
    """A loaded game continues with the next answer."""
    whole = Seeded(SEED, WORDS)
    answers = [whole.ask("die", DIE) for _ in range(10)]
    head = Seeded(SEED, WORDS)
    before = [head.ask("die", DIE) for _ in range(4)]

    tail = Seeded(SEED, WORDS, head.counter)

    assert before + [tail.ask("die", DIE) for _ in range(6)] == answers


def test_words_and_seed_both_count() -> None:
    """Changing the host's seed or the players' words changes the dice."""
    chances = [Seeded(SEED, WORDS), Seeded(SEED, WORDS[:1]), Seeded(b"other", WORDS)]

    rolls = [tuple(dice(chance) for _ in range(20)) for chance in chances]

    assert len(set(rolls)) == 3


def test_anyone_can_recompute_a_game() -> None:
    """Every answer in the log follows from the published seed."""
    game = Game.new(4, Seeded(SEED, WORDS))

    asked = [question for line in game.lines for question in line.chance]

    assert Seeded.commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert recomputed(SEED, WORDS, asked) == [question.index for question in asked]


@pytest.mark.parametrize("counts", [(1,) * 6, (2, 0, 3), (0, 0, 1), (14, 5, 2, 2, 2)])
def test_outcomes_have_the_share_of_their_counts(counts: tuple[int, ...]) -> None:
    """Each remainder belongs to one outcome, which has as many remainders as its count."""
    total = sum(counts)

    class Remainder(Seeded):
        """A reader of numbers that works as `Seeded` does, for every number below the sum."""

    seen = Counter(_fallen(value, counts) for value in range(total))

    assert [seen[index] for index in range(len(counts))] == list(counts)


def _fallen(value: int, counts: tuple[int, ...]) -> int:
    from game.core.chance import _fall

    return _fall(value, counts)


def test_no_remainder_is_favoured() -> None:
    """The accepted numbers are a whole multiple of the sum."""
    for total in range(1, 200):
        assert ((1 << 64) - (1 << 64) % total) % total == 0


def test_a_record_answers_again_and_insists_on_the_question() -> None:
    """A log made under other rules is noticed at the first different question."""
    recorded = Recorded(Seeded(SEED))
    answers = [recorded.ask("die", DIE), recorded.ask("theft", (3, 1))]

    again = Replayed(recorded.asked)

    assert [again.ask("die", DIE), again.ask("theft", (3, 1))] == answers
    with pytest.raises(UnscriptedChance, match="asked for draw"):
        again.ask("draw", (1,))
    with pytest.raises(UnscriptedChance, match="asked for die"):
        Replayed(recorded.asked[1:]).ask("die", DIE)


def test_a_script_says_what_it_lacks() -> None:
    """An unexpected question fails and names itself."""
    with pytest.raises(UnscriptedChance, match="asked for 'theft' of \\(1, 2\\)"):
        Scripted(die=[3, 4]).ask("theft", (1, 2))


def test_a_script_cannot_do_the_impossible() -> None:
    """An outcome with a count of zero cannot be scripted."""
    with pytest.raises(UnscriptedChance, match="cannot come out as 0"):
        Scripted(theft=[0]).ask("theft", (0, 2))


def test_a_script_may_leave_the_rest_to_chance() -> None:
    """Outcomes that are not scripted come from another chance, and unused ones can be seen."""
    chance = Scripted(die=[6, 6, 1], then=Seeded(SEED))

    assert dice(chance) == (6, 6)
    assert chance.ask("theft", (0, 5)) == 1
    assert chance.left == {"die": [1]}


def test_shuffling_keeps_everything() -> None:
    """Shuffling draws every item exactly once."""
    assert sorted(shuffled(Seeded(SEED), "tile", range(19))) == list(range(19))


def test_chance_is_in_the_log_with_its_question() -> None:
    """Line 0 has the draw for the start with its question and its counts."""
    game = Game.new(3, Scripted(start=[2]), settings={"map": "beginner"})

    assert game.lines[0].chance == (Asked("start", (1, 1, 1), 2),)
    assert game.state.turn == Seat(2)
