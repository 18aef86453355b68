"""What the operator decides: one frozen value, read once from the environment and `.env`."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting; `.env.example` explains each. The environment wins over `.env`."""

    model_config = SettingsConfigDict(env_file=".env", env_prefix="TICHU_", extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; never printed, `SecretStr` masks it."""
    database: Path = Path("var/tichu.db")
    """The SQLite file; its directory is made."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    think_seconds: float = Field(default=1.5, ge=0, le=30)
    """How long a bot player waits before it acts, so that people can follow."""
    ping_seconds: float = Field(default=20.0, ge=0, le=3600)
    """How long after a turn began a person who has pressed nothing is mentioned; 0 for never."""
    lobby_minutes: float = Field(default=60.0, ge=1, le=10_080)
    """A lobby that nobody acts on closes after this long."""
