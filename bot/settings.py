"""
The settings of one process, from the environment or from `.env`.

Each is described here and nowhere else: `bot.manual` makes `.env.example`, `hexhost help settings`
and the table in docs/hosting.md from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import yarl
from pydantic import Field, ValidationError, field_validator
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from storage import Shards
from storage.address import Address

FILE = ".env"

MOST_SHARDS = 100_000
"""Maximum shards of a bot, far above what Discord gives anyone."""

MOST_DAYS = 36_500
"""Maximum days until a log is compressed, a hundred years."""

API, GATEWAY = "http://HOST:PORT/api/v10", "ws://HOST:PORT"
"""The form of other addresses of Discord."""


class BadSettings(Exception):
    """A setting is missing or wrong; the message says what to change."""


def setting(text: str, right: str = "", **limits: Any) -> Any:
    """A setting that *text* describes; *right* says what to write in place of a wrong value."""
    return Field(description=text, json_schema_extra={"right": right}, **limits)


def limit(text: str) -> Any:
    """A setting that is a maximum, or none at all."""
    return setting(f"{text} 0: no maximum.", "a whole number, 0 or more", ge=0)


class Settings(BaseSettings):
    """The settings of one process."""

    model_config = SettingsConfigDict(env_file=FILE, env_ignore_empty=True, extra="ignore")

    discord_token: Annotated[
        str,
        setting(
            "The bot's token, from the Bot page of your application in Discord's developer portal. "
            "Keep it secret: anyone who has it can act as the bot.",
            "the token alone, as the developer portal shows it",
            pattern=r"^[!-~]*$",
        ),
    ] = ""
    database_url: Annotated[
        str,
        setting(
            "Where the games are kept: sqlite:///FILE, or a PostgreSQL server, "
            "postgresql://USER:PASSWORD@HOST/DATABASE. In the password, write @ as %40, : as %3A, "
            "/ as %2F, ? as %3F and % as %25."
        ),
    ] = "sqlite:///hexhost.db"
    discord_api_base: Annotated[
        str | None,
        setting(
            f"Address of Discord's API, for a proxy or the sandbox, such as {API}. "
            "Empty: Discord's own.",
            f"an address such as {API}",
        ),
    ] = None
    discord_gateway_url: Annotated[
        str | None,
        setting(
            "Address of Discord's gateway (the connection that brings clicks and commands), for a "
            f"proxy or the sandbox, such as {GATEWAY}. Empty: Discord's own.",
            f"an address such as {GATEWAY}",
        ),
    ] = None
    shard_count: Annotated[
        int | None,
        setting(
            "Number of shards in all processes together: Discord makes a bot on many servers split "
            "its connection into shards. Set it only if you run several processes. Empty: as many "
            "as Discord advises, all in this process.",
            f"a whole number from 1 to {MOST_SHARDS}",
            ge=1,
            le=MOST_SHARDS,
        ),
    ] = None
    shard_ids: Annotated[
        list[int],
        NoDecode,
        setting(
            "The shards that this process runs, separated by commas: 0,1,2. Set it only if you run "
            "several processes, which need a PostgreSQL server. Empty: all of them.",
            "whole numbers separated by commas, such as 0,1,2",
        ),
    ] = []
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"],
        setting(
            "Lowest level to log: DEBUG, INFO, WARNING or ERROR. No level logs anyone's cards.",
            "DEBUG, INFO, WARNING or ERROR",
        ),
    ] = "INFO"
    log_format: Annotated[
        Literal["text", "json"],
        setting(
            "Format of the log: text, or json with one object per line.",
            "text or json",
        ),
    ] = "text"
    status_address: Annotated[
        str,
        setting(
            "HOST:PORT where the bot serves /health and, for Prometheus, /metrics, such as "
            "127.0.0.1:9464. Keep it inside your machine or network. Empty: it serves neither.",
            "HOST:PORT, such as 127.0.0.1:9464",
            pattern=r"^([^\s/@]+:\d{1,5})?$",
        ),
    ] = ""
    person_limit: Annotated[
        int,
        limit(
            "Maximum number of clicks and commands per person in a minute. Autocompletion "
            "(suggestions while someone types a command) is counted separately, with the same "
            "maximum. A person who exceeds it is asked to wait; in practice, only scripts are that "
            "fast."
        ),
    ] = 120
    lobbies_per_person: Annotated[
        int,
        limit("Maximum number of lobbies (games waiting for players) that one player can host."),
    ] = 3
    games_per_person: Annotated[
        int,
        limit(
            "Maximum number of running games that one player can host. With that many, they can't "
            "open a lobby."
        ),
    ] = 20
    lobbies_per_server: Annotated[int, limit("Maximum number of lobbies per Discord server.")] = 50
    games_per_server: Annotated[
        int,
        limit(
            "Maximum number of running games per Discord server. With that many, no one can open "
            "a lobby."
        ),
    ] = 500
    emoji: Annotated[
        bool,
        setting(
            "yes: messages show cards, dice and seats as emoji, which the bot uploads to its "
            "application when it starts. no: messages use words.",
            "yes or no",
        ),
    ] = True
    picture_scale: Annotated[
        float,
        setting(
            "Size of the pictures: 1 is 1600 pixels wide. 0.75 is enough for phones and takes "
            "about half the work.",
            "a number from 0.2 to 1.5",
            ge=0.2,
            le=1.5,
        ),
    ] = 1.0
    archive_after: Annotated[
        int,
        setting(
            "Days from the end of a game until the bot compresses that game's log of actions. "
            "0: never.",
            f"a whole number from 0 to {MOST_DAYS}",
            ge=0,
            le=MOST_DAYS,
        ),
    ] = 0

    @field_validator("discord_token", mode="before")
    @classmethod
    def _trimmed(cls, value: object) -> object:
        return value.strip() if isinstance(value, str) else value

    @field_validator("log_level", mode="before")
    @classmethod
    def _level(cls, value: object) -> object:
        """``info`` as ``INFO``."""
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _format(cls, value: object) -> object:
        """``JSON`` as ``json``."""
        return value.lower() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        """``0,1,2`` as a list."""
        return value.replace(",", " ").split() if isinstance(value, str) else value

    @field_validator("discord_api_base")
    @classmethod
    def _api(cls, value: str | None) -> str | None:
        if value is None:
            return None
        value = value.rstrip("/")
        if not _address(value, {"http", "https"}).path.endswith("/api/v10"):
            raise ValueError
        return value

    @field_validator("discord_gateway_url")
    @classmethod
    def _gateway(cls, value: str | None) -> str | None:
        if value is not None:
            _address(value, {"ws", "wss"})
        return value

    @property
    def shards(self) -> Shards:
        """
        The shards that this process runs.

        :raises BadSettings: if the bot has no such shards.
        """
        if self.shard_count is None:
            if self.shard_ids:
                message = "SHARD_IDS is set: also set SHARD_COUNT, the number of all shards."
                raise BadSettings(message)
            return Shards()
        ids = frozenset(self.shard_ids or range(self.shard_count))
        if not ids <= frozenset(range(self.shard_count)):
            message = f"SHARD_IDS goes from 0 to {self.shard_count - 1}, one less than SHARD_COUNT."
            raise BadSettings(message)
        return Shards(self.shard_count, ids)


def _address(text: str, schemes: set[str]) -> yarl.URL:
    """
    An address of one of these *schemes*.

    :raises ValueError: if it is none.
    """
    url = yarl.URL(text)
    if url.scheme not in schemes or not url.host or url.query_string or url.fragment:
        raise ValueError
    url.host.encode("idna")
    return url


def fields() -> dict[str, FieldInfo]:
    """The settings by the names that hosts write."""
    return {name.upper(): field for name, field in Settings.model_fields.items()}


def load() -> Settings:
    """
    The settings as they are now.

    No message repeats a value: it may be a password, or a token in the wrong line.

    :raises BadSettings: if one of them cannot be used.
    :raises StoreError: if DATABASE_URL is no address.
    """
    try:
        settings = Settings()
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0]).upper()
        extra = fields()[name].json_schema_extra
        right = extra["right"] if isinstance(extra, dict) else ""
        raise BadSettings(f"{name} is wrong: write {right}") from None
    except UnicodeDecodeError:
        raise BadSettings(f"{FILE} cannot be read: save it as UTF-8 text") from None
    except OSError as error:
        message = (
            f"{FILE} cannot be read ({error.strerror}): give the bot read permission, or delete it"
        )
        raise BadSettings(message) from None
    _ = settings.shards
    Address.parse(settings.database_url)
    return settings
