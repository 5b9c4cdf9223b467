"""
Check the dice of a game of Hexhost, with nothing but Python: verify.py FILE

FILE is what the host's `hexhost export GAME FILE` wrote. Before the game the bot posted a
commitment, the SHA-256 of a secret seed; at the end it showed the seed. Compare both with what
the channel says. Each answer of chance is then an HMAC-SHA256, with the seed as its key, of the
words that the players mixed in and of a counter; its first eight bytes, read as a number, choose
one of the ways that the question had. What you mixed in yourself is the beginning of the SHA-256
of your id and, after a space, the word you gave, if any. Numbers at the very top, which would make some ways a
little likelier, are passed over.
"""

import hashlib
import hmac
import json
import sys

TOP = 1 << 64


def answers(seed, words):
    """Every number that the seed gives, in order."""
    counter = 0
    while True:
        message = "\n".join(words).encode() + b"\n" + str(counter).encode()
        yield int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        counter += 1


def chosen(numbers, counts):
    """Which outcome the next number chooses, if outcome i has counts[i] ways."""
    total = sum(counts)
    number = next(n for n in numbers if n < TOP - TOP % total) % total
    for outcome, count in enumerate(counts):
        if number < count:
            return outcome
        number -= count


def main(file):
    """Print what was checked; fail at the first answer that is not the seed's."""
    with open(file, encoding="utf-8") as opened:
        game = json.load(opened)
    seed = bytes.fromhex(game["seed"])
    if hashlib.sha256(seed).hexdigest() != game["commitment"]:
        sys.exit("The seed is not the one that was promised.")
    numbers, count = answers(seed, game["words"]), 0
    for line in game["lines"]:
        for what, counts, index in line["chance"]:
            if chosen(numbers, counts) != index:
                sys.exit(f"Line {line['number']}: the {what} is not what the seed gives.")
            count += 1
    print(f"Game {game['game']}: commitment {game['commitment']}")
    print(f"{count} answers of chance, all as the seed gives them.")


if __name__ == "__main__":
    main(*sys.argv[1:])
