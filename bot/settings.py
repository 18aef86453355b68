"""What the operator decides: one frozen value, read once from the environment and `.env`."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, DotEnvSettingsSource, EnvSettingsSource, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting; `.env.example` explains each. The environment wins over `.env`."""

    model_config = SettingsConfigDict(env_file=".env", env_prefix="TICHU_", extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; never printed, `SecretStr` masks it."""
    database: Path = Path("var/tichu.db")
    """The SQLite file; its directory is made."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    think_seconds: float = Field(default=1.5, ge=0, le=30)
    """How long a bot player usually takes for an act, so that people can follow; see `bot.matches.pace`."""
    ping_seconds: float = Field(default=20.0, ge=0, le=3600)
    """How long after a turn began a person who has pressed nothing is mentioned; 0 for never."""
    lobby_minutes: float = Field(default=60.0, ge=1, le=10_080)
    """A lobby that nobody acts on closes after this long."""
    clicks_per_second: float = Field(default=5.0, ge=0, le=1000)
    """How many clicks a second one person may make for long; six seconds' worth at once. 0 for any number."""
    tables_per_host: int = Field(default=5, ge=0, le=10_000)
    """How many open tables one person may be the host of; 0 for any number."""
    tables_per_guild: int = Field(default=50, ge=0, le=100_000)
    """How many open tables one server may have; 0 for any number."""
    lobby_days: int = Field(default=30, ge=1, le=36_500)
    """A table at which no match began is deleted so many days after it closed."""
    record_days: int = Field(default=0, ge=0, le=36_500)
    """The plays of a match are deleted so many days after its end; 0 for never."""
    person_days: int = Field(default=0, ge=0, le=36_500)
    """Who has sat at no table and solved no puzzle for so many days is forgotten as if they had asked; 0 for never."""
    guild_days: int = Field(default=30, ge=1, le=36_500)
    """The settings of a server that has sent the bot away are deleted after so many days."""


def misnamed() -> list[str]:
    """Names in the environment and in `.env` that look like settings and are none, as after a slip of the finger."""
    prefix = "tichu_"
    known = {f"{prefix}{name}" for name in Settings.model_fields if name != "discord_token"}
    given = EnvSettingsSource(Settings).env_vars.keys() | DotEnvSettingsSource(Settings).env_vars.keys()
    return sorted(name.upper() for name in given - known if name.startswith(prefix))
