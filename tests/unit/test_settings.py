"""`bot.settings`: what the operator decides, read from the environment and `.env`, wrong values named."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings, misnamed

EXAMPLE = Path(__file__).resolve().parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory without `.env` and an environment without our variables."""
    monkeypatch.chdir(tmp_path)
    for name in variables():
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def variables() -> set[str]:
    """The names that settings are read from."""
    return {str(field.validation_alias or f"TICHU_{name}".upper()) for name, field in Settings.model_fields.items()}


def test_everything_has_a_default_but_the_token() -> None:
    settings = Settings()
    assert settings.discord_token is None
    assert settings.database == Path("var/tichu.db")


def test_the_environment_wins_over_the_file(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (elsewhere / ".env").write_text("TICHU_LOG_LEVEL=ERROR\nTICHU_THINK_SECONDS=0.5\nDISCORD_TOKEN=from-file\n")
    monkeypatch.setenv("TICHU_LOG_LEVEL", "DEBUG")
    settings = Settings()
    assert (settings.log_level, settings.think_seconds) == ("DEBUG", 0.5)
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "from-file"


def test_the_token_is_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    settings = Settings()
    assert "very.secret" not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TICHU_LOG_LEVEL", "LOUD"),
        ("TICHU_THINK_SECONDS", "-1"),
        ("TICHU_THINK_SECONDS", "soon"),
        ("TICHU_LOBBY_MINUTES", "0"),
    ],
)
def test_a_wrong_value_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError) as caught:
        Settings()
    (wrong,) = caught.value.errors()
    assert f"TICHU_{wrong['loc'][0]}".upper() == name


def test_names_that_are_no_settings_are_told(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (elsewhere / ".env").write_text("TICHU_RECORD_DAY=30\nTICHU_RECORD_DAYS=30\nDISCORD_TOKEN=t\nPORT=1\n")
    monkeypatch.setenv("TICHU_LOGLEVEL", "DEBUG")
    assert misnamed() == ["TICHU_LOGLEVEL", "TICHU_RECORD_DAY"]


def test_settings_do_not_change() -> None:
    with pytest.raises(ValidationError):
        Settings().think_seconds = 2.0


def test_the_example_explains_every_variable_and_no_other() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    shown = {found[1]: at for at, line in enumerate(lines) if (found := re.fullmatch(r"#?\s?([A-Z_]+)=.*", line))}
    assert set(shown) == variables()
    for name, at in shown.items():
        assert lines[at - 1].startswith("# "), f"{name} is not explained"


def test_the_example_is_a_file_that_can_be_used(elsewhere: Path) -> None:
    (elsewhere / ".env").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    Settings()
