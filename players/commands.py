"""Playing by slash commands, with autocomplete's suggestions and typed card names."""

from collections import Counter
from typing import Any

from players import reading, vocabulary
from players.mind import Mind
from players.promise import likeness
from players.reading import Hand
from players.screens import HAND_SIZE, SKIPS
from players.sight import Gone
from players.vocabulary import (
    BUTTONS,
    COMMANDS,
    DONE,
    OTHER,
    WON,
    asked,
    button,
    is_panel,
)
from players.walking import Walking
from sandbox.person import Person
from sandbox.post import Post

PLACED = {
    "found": "build settlement",
    "first road": "build road",
    "free road": "build road",
    "road": "build road",
    "settlement": "build settlement",
    "city": "build city",
}
"""By duty, the command that places the piece."""
AT_ONCE = 0.3
"""Chance that the victim is named together with the robber's hex."""
STEPS = 10


class Commands(Walking):
    """A player who uses slash commands, except for trades."""

    _hand: Hand | None = None

    def __init__(self, person: Person, mind: Mind, channel: str = "parlour") -> None:
        super().__init__(person, mind, channel)
        self._buttons: set[str] = set()
        """Every button that the table has ever had, in lower case."""

    async def join(self) -> None:
        """Sits down at the table of the lobby."""
        await self.use("game join", word=self.name.casefold())

    async def start(self) -> None:
        """Begins the game."""
        await self.use("game start")

    async def hand(self) -> Hand:
        """The hand, as the command shows it."""
        self._hand = self.mind.read = reading.hand((await self.use("hand")).text)
        return self._hand

    async def settle(self, duty: str) -> str | None:
        """Does what is owed, and what the answers ask for next."""
        for _ in range(STEPS):
            answer = await self._pay(duty)
            following = _following(answer)
            if following is None:
                await self._see_end(answer)
                return duty
            duty = following
        return duty

    async def _pay(self, duty: str) -> Post:
        match duty:
            case "discard":
                return await self._discard()
            case "robber":
                return await self._robber()
            case "rob":
                return await self._rob()
            case vocabulary.OTHER:
                return await self._pay_somehow()
            case _:
                answer, place = await self._place(PLACED[duty], duty)
                if answer is None:  # another piece may go there, such as a ship
                    return await self._pay_somehow()
                if duty == "found" and DONE in answer.text:
                    self.mind.built("settlement", place)
                return answer

    async def roll(self) -> bool:
        """Rolls; the answer, or else the table, says what follows."""
        before = self.table
        answer = await self.use("roll")
        if not answer.text.startswith(DONE):
            return False
        # The table may still show what was owed before the roll.
        if duty := asked(answer.text):
            goes_on = await self.settle(duty) not in ("discard", OTHER)
            await self.until(lambda: self.is_over or self.duty != "roll")
            return goes_on
        await self.until(
            lambda: (
                self.is_over
                or self.waits_for_others
                or (before and self.table and self.table.id != before.id)
                or (
                    self.table is not None
                    and not button(self.table, "roll")
                    and self.duty in (None, "turn", OTHER)
                )
            )
        )
        # After a seven others may have to discard first: the robber's ping comes then.
        return self.duty == "turn"

    async def end(self) -> None:
        """Ends the turn, and waits until the table shows it or the next turn."""
        table = self.table
        answer = await self.use("endturn")
        if answer.text.startswith(DONE):
            await self.until(
                lambda: self.is_over or self.duty != "turn" or not _is_same(self.table, table)
            )

    async def pass_building(self) -> None:
        """Passes, and waits until the table shows it."""
        owed = self.owed
        answer = await self.use("pass")
        if answer.text.startswith(DONE):
            await self.until(lambda: self.is_over or self.owed != owed)

    async def undo(self) -> bool:
        """Undoes the latest action."""
        return (await self.use("undo")).text.startswith(DONE)

    async def build(self, what: str) -> bool:
        """Builds where autocomplete suggests something, or buys."""
        if what == "development":
            answer, place = await self.use("buy"), ""
        else:
            found, place = await self._place(PLACED[what], what)
            if found is None:
                return False
            answer = found
        if not answer.text.startswith(DONE):
            return False
        self.mind.built(what, place)
        await self._see_end(answer)
        return True

    async def play_card(self, name: str) -> bool:
        """Plays a development card and everything that follows."""
        hand = self._hand or await self.hand()
        options: dict[str, Any] = {}
        if name == "plenty":
            options["cards"] = spoken(self.mind.wanted(hand, 2), hand)
        elif name == "monopoly":
            proposed = await self.proposed("card monopoly", "card", card="")
            options["card"] = self.guessed(proposed, name)["value"] if proposed else "ore"
        answer = await self.use(f"card {name}", **options)
        if not answer.text.startswith(DONE):
            return False
        if duty := _following(answer):
            await self.settle(duty)
        await self._see_end(answer)
        return True

    def doors(self) -> list[str]:
        """Unknown commands in groups named like a button."""
        self._buttons |= {name.casefold() for name in self.table.buttons} if self.table else set()
        found = []
        for command in self.person.screen["commands"]:
            group, _, own = str(command["name"]).partition(" ")
            named = {group, *command["localizations"]["name"][0].values()}
            if own and named & self._buttons and command["name"] not in COMMANDS:
                found.append(str(command["name"]))
        return found

    async def explore(self, door: str) -> bool:
        """Uses the command with autocomplete's suggestions."""
        answer = await self._use_somehow(door)
        if answer is None:
            return False
        if duty := _following(answer):
            await self.settle(duty)
        await self._see_end(answer)
        return True

    # How.

    async def _use_somehow(self, name: str) -> Post | None:
        """Uses a command with a suggestion for each option; returns the answer if it worked."""
        command = next(c for c in self.person.screen["commands"] if c["name"] == name)
        given: dict[str, Any] = {}
        chosen: list[str] = []
        for option in command["options"]:
            if option.get("autocomplete"):
                key = str(option["name"])
                typed = {**given, key: ""}
                proposed = await self.person.autocomplete(name, key, self.channel, **typed)
                if not proposed:
                    return None
                # The option's description says what is paid.
                best = self.guessed(proposed, str(option["description"]))
                given[key] = best["value"]
                chosen.append(str(best["name"]))
        answer = await self.use(name, **given)
        if answer.text.startswith(DONE):
            return answer
        self.mind.tried.update(chosen)
        return None

    async def _pay_somehow(self) -> Post:
        """
        Uses the first unknown command that pays what is owed, or else the button.

        :raises: :exc:`Gone` if neither exists.
        """
        owed = " ".join(self.owed)
        doors = {name: likeness(self._described(name), owed) for name in self.doors()}
        for name in sorted(doors, key=lambda name: -doors[name] - self.mind.chance.random() / 2):
            if answer := await self._use_somehow(name):
                return answer
        await self.pay()
        if self.seen is None:
            raise Gone
        return self.seen

    def _described(self, name: str) -> str:
        """The client's description of a command, in every language it may have."""
        command = next(c for c in self.person.screen["commands"] if c["name"] == name)
        said = command["localizations"]["description"].values()
        return " ".join((name, str(command["description"]), *map(str, said)))

    async def _see_end(self, answer: Post) -> None:
        """Looks at the channel if the answer says that the game is won."""
        if WON in answer.text:
            await self.until(lambda: self.is_over)

    async def _place(self, command: str, what: str) -> tuple[Post | None, str]:
        """Places something where autocomplete suggests it."""
        choices = await self.proposed(command, "spot", spot="")
        skip = next((c for c in choices if c["name"] in BUTTONS["skip"]), None)
        if skip and (len(choices) == 1 or self.mind.chance.random() < SKIPS):
            return await self.use(command, spot=skip["value"]), ""
        places = [choice for choice in choices if choice != skip]
        if not places:
            return None, ""
        labels = [choice["name"] for choice in places]
        is_edge = "road" in what
        number = self.mind.edge(labels) if is_edge else self.mind.corner(labels)
        chosen = labels[number].partition(reading.BEHIND)[0]
        return await self.use(command, spot=places[number]["value"]), chosen

    async def _discard(self) -> Post:
        """Discards the number of cards the screen asks for, typed in words."""
        post = await self.use("discard")
        count = HAND_SIZE.search(reading.spelled(post.text))
        hand = await self.hand()
        if count is None or not hand.cards:
            raise Gone
        gone = self.mind.discard(hand.cards, int(count[0]))
        return await self.use("discard", cards=spoken(gone, hand))

    async def _robber(self) -> Post:
        """Moves the robber; sometimes names the victim at once."""
        choices = await self.proposed("robber", "hex", hex="")
        if not choices:
            raise Gone
        options = {"hex": choices[self.mind.hex([c["name"] for c in choices])]["value"]}
        if self.mind.chance.random() < AT_ONCE:
            others = await self.proposed("robber", "victim", victim="", **options)
            options["victim"] = self.guessed(others, "")["value"]
        answer = await self.use("robber", **options)
        if answer.text.startswith(DONE):
            return answer
        # The named player could not be robbed: the robber has moved, and the question is still
        # open.
        return await self.use("robber")

    async def _rob(self) -> Post:
        """Robs one of the players listed on the screen."""
        post = await self.use("robber")
        if asked(post.text) != "rob":
            raise Gone
        proposed = await self.proposed("robber", "victim", victim="")
        if not proposed:
            raise Gone
        return await self.use("robber", victim=self.guessed(proposed, post.text)["value"])


def _following(answer: Post) -> str | None:
    """The duty that an answer asks for next."""
    buttons = {*answer.buttons} - {button(answer, "undo"), button(answer, "prepare")}
    asks = bool(answer.menus or buttons) and not is_panel(answer)
    goes_on = answer.text.startswith(DONE) and asks
    return asked(answer.text) or (OTHER if goes_on else None)


def spoken(cards: Counter[str], hand: Hand) -> str:
    """Cards as a player types them, in the screen's own words."""
    return " ".join(f"{count} {hand.words.get(k, k)}" for k, count in cards.items() if count)


def _is_same(one: Post | None, other: Post | None) -> bool:
    """Whether both are the same post."""
    return one is not None and other is not None and one.id == other.id
