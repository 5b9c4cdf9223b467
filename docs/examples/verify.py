"""
Check a finished game of Hexhost, with nothing but Python: verify.py FILE

FILE is the log of the game. Get it with `/game log`, or from the button below the last post.

Before the game, the bot posted a commitment: the SHA-256 of a secret seed. At the end it showed
the seed. Compare both with the posts in your channel.

Each random result is an HMAC-SHA256. Its key is the seed; its message is the words that players
mixed in, and a counter. The first eight bytes, read as a number, choose the result. Numbers at the
very top are skipped, because they would make some results slightly likelier. Your own part of the
words is the start of the SHA-256 of your id and, after a space, the word you gave, if any.

The program checks that no line is missing and that each question is fair. It also checks that the
announced dice, thefts and cards are those of the seed. It doesn't know the rules. The host's
`hexhost verify GAME` replays the whole game by the rules.
"""

import hashlib
import hmac
import json
import sys
from datetime import datetime

TOP = 1 << 64
EVEN = [1, 1, 1, 1, 1, 1]
DECK = {
    "knight": 14,
    "victory_point": 5,
    "road_building": 2,
    "year_of_plenty": 2,
    "monopoly": 2,
}
MORE = {"knight": 20, "road_building": 3, "year_of_plenty": 3, "monopoly": 3}
"""What there is of these cards where five or six play."""
TRADE = {
    "commercial_harbor": 2,
    "master_merchant": 2,
    "merchant": 6,
    "merchant_fleet": 2,
    "resource_monopoly": 4,
    "trade_monopoly": 2,
}
POLITICS = {
    "bishop": 2,
    "constitution": 1,
    "deserter": 2,
    "diplomat": 2,
    "intrigue": 2,
    "saboteur": 2,
    "spy": 3,
    "warlord": 2,
    "wedding": 2,
}
SCIENCE = {
    "alchemist": 2,
    "crane": 2,
    "engineer": 1,
    "inventor": 2,
    "irrigation": 2,
    "medicine": 2,
    "mining": 2,
    "printer": 1,
    "road_builders": 2,
    "smith": 2,
}
PIPS = (1, 2, 3, 4, 5, 6)
KINDS = tuple(range(8))
"""What players are told of a die, and of a card of a hand: its kind, in their order."""


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


def told(events):
    """By question, what a line's events tell of its answers; None for what they keep to a seat."""
    found = {"die": [], "theft": [], "draw": []}
    for event in events:
        if event["type"] == "DiceTold":
            found["told"] = list(event["dice"])
        else:
            found["die"] += event.get("dice", ())
        if event["type"] == "Robbed":
            found["theft"].append(event["card"])
        if event["type"] in ("CardBought", "ProgressDrawn", "PointCardShown"):
            found["draw"].append(event["card"])
        if event["type"] == "DeckSearched":
            found["draw"] += [None] * event["count"]
    return found


def check_order(game):
    """Fail unless the lines follow one another, from the first to the last."""
    before = None
    for number, line in enumerate(game["lines"]):
        time = datetime.fromisoformat(line["time"])
        if line["number"] != number:
            sys.exit(f"Line {number} is missing or out of order.")
        if before is not None and time < before:
            sys.exit(f"Line {number} is older than the line before it.")
        before = time
    if len(game["lines"]) != game["number"] + 1:
        sys.exit(f"Line {len(game['lines'])} is missing: the last one is {game['number']}.")
    if game["status"] == "over" and game["lines"][-1]["events"][-1]["type"] != "GameEnded":
        sys.exit("The log ends before anyone has won.")


def decks_of(game):
    """The decks that these boxes are played with, one after another."""
    modules = {name for line in game["lines"][:1] for name in line["action"]["modules"]}
    if "cities_knights" in modules:
        return [TRADE, POLITICS, SCIENCE]
    return [{**DECK, **(MORE if "five_six" in modules else {})}]


def sides_of(rolls, first):
    """How often each side is left in a deck of rolls: of the first die, or of the second."""
    if first is None:
        return [sum(roll // 6 == side for roll in rolls) for side in range(6)]
    return [int(6 * first + side in rolls) for side in range(6)]


def check_fair(line, what, counts, lots, sides):
    """Fail unless the ways of a question are those of a die, or of a deck as far as known."""
    if what == "die" and counts != sides:
        sys.exit(f"Line {line['number']}: no die has the sides {counts}.")
    if what == "draw" and lots and counts not in lots:
        sys.exit(f"Line {line['number']}: the decks are {lots}, not {counts}.")


def check_chance(game, seed):
    """Fail at the first answer that is not the seed's, or not what was told; how many there are."""
    decks = decks_of(game)
    names = [name for deck in decks for name in deck]
    lots = [[deck.get(name, 0) for name in names] for deck in decks]
    means = {"die": PIPS, "theft": KINDS, "draw": names}
    numbers, looked, chosen_dice, count = answers(seed, game["words"]), [], [], 0
    options = game["lines"][0]["action"]["options"] if game["lines"] else {}
    has_deck, rolls = options.get("dice") == "deck", list(range(36))
    for line in game["lines"]:
        heard = told(line["events"])
        chosen_dice = heard.pop("told", chosen_dice)
        from_deck, first = has_deck and line["action"].get("type") == "RollDice", None
        for what, counts, index in line["chance"]:
            sides = sides_of(rolls, first) if from_deck and what == "die" else EVEN
            check_fair(line, what, counts, lots, sides)
            first = index if what == "die" else first
            if chosen(numbers, counts) != index:
                sys.exit(f"Line {line['number']}: the {what} does not match the seed.")
            if what in heard:
                said = heard[what].pop(0) if heard[what] else "nothing"
                if said not in (None, means[what][index]):
                    sys.exit(f"Line {line['number']}: the {what} was announced as {said}.")
                if said is None:
                    looked.append(means[what][index])
                    lots = []  # of cards that were looked at, some go back
                elif what == "draw" and lots:
                    next(lot for lot in lots if lot[index])[index] -= 1
            count += 1
        for event in line["events"] if from_deck else ():
            if event["type"] == "DiceRolled":
                roll = 6 * event["dice"][0] + event["dice"][1] - 7
                rolls = [other for other in rolls if other != roll]
                rolls = rolls if len(rolls) > 5 else list(range(36))
        for what, more in heard.items():
            if what == "draw" and len(more) == 1 and more[0] in looked:
                looked = []  # one of them is kept
            elif what == "die" and more == chosen_dice:
                chosen_dice = []  # who told them needed no chance
            elif what == "draw" and len(decks) > 1 and [0] * len(names) in lots:
                continue  # what was given back is drawn again, as it lies under its deck
            elif more:
                sys.exit(
                    f"Line {line['number']}: no random result for the announced {what} {more}."
                )
    return count


def main(file):
    """Print what was checked; fail at the first thing that does not agree."""
    with open(file, encoding="utf-8") as opened:
        game = json.load(opened)
    seed = bytes.fromhex(game["seed"])
    if hashlib.sha256(seed).hexdigest() != game["commitment"]:
        sys.exit("The seed does not match its commitment.")
    check_order(game)
    count = check_chance(game, seed)
    print(f"Game {game['game']}: commitment {game['commitment']}")
    print(f"{count} random results, all from the seed, in {len(game['lines'])} lines.")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: python verify.py FILE, with the log of a finished game (/game log)")
    try:
        main(sys.argv[1])
    except (OSError, ValueError, KeyError) as error:
        sys.exit(f"{sys.argv[1]} is not the log of a finished game: {error}")
