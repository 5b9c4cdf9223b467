"""
What a host may set, from the environment or from `.env`.

Every setting has a line in `.env.example`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from storage import Shards


class BadSettings(Exception):
    """A setting is missing or wrong; the message says what to change."""


class Settings(BaseSettings):
    """The settings of one process."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: str = ""
    database_url: str = "sqlite:///hexhost.db"
    discord_api_base: str | None = None
    """Another address of Discord's API: a proxy, or the sandbox."""
    discord_gateway_url: str | None = None
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: Annotated[list[int], NoDecode] = []
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    status_address: str = Field(default="", pattern=r"^(.+:\d+)?$")
    """Where `/health` and `/metrics` are served, as ``host:port``; nowhere if it is empty."""
    picture_scale: float = Field(default=1.0, ge=0.2, le=1.5)
    """How large pictures are drawn; 1 is 1600 pixels wide."""

    emoji: bool = True
    """Whether cards and the like are shown as emoji, which the bot uploads at its first start."""

    person_limit: int = Field(default=120, ge=0)
    """So many clicks and commands of one person are answered in a minute; 0 for any number."""

    lobbies_per_person: int = Field(default=3, ge=0)
    """So many lobbies somebody may host at a time; 0 for any number, as in the following."""
    games_per_person: int = Field(default=20, ge=0)
    """With so many running games as their host nobody opens another lobby."""
    lobbies_per_server: int = Field(default=50, ge=0)
    games_per_server: int = Field(default=500, ge=0)

    @field_validator("log_level", mode="before")
    @classmethod
    def _level(cls, value: object) -> object:
        """``info`` as ``INFO``."""
        return value.upper() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        """``0,1,2`` as a list."""
        return value.replace(",", " ").split() if isinstance(value, str) else value

    @property
    def shards(self) -> Shards:
        """
        The shards that this process runs.

        :raises BadSettings: if the bot has no such shards.
        """
        if self.shard_count is None:
            if self.shard_ids:
                message = "SHARD_IDS says which shards: set SHARD_COUNT to how many there are."
                raise BadSettings(message)
            return Shards()
        ids = frozenset(self.shard_ids or range(self.shard_count))
        if not ids <= frozenset(range(self.shard_count)):
            message = f"SHARD_IDS goes from 0 to {self.shard_count - 1}, one less than SHARD_COUNT."
            raise BadSettings(message)
        return Shards(self.shard_count, ids)


def load() -> Settings:
    """
    The settings as they are now.

    :raises BadSettings: if one of them cannot be read.
    """
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(map(str, first["loc"])).upper()
        message = f"The setting {name} is wrong: {first['msg']}. See .env.example."
        raise BadSettings(message) from None
