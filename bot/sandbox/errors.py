"""How the platform says no over REST: a status, a JSON code and a message."""

from __future__ import annotations

from enum import IntEnum
from http import HTTPStatus


class Code(IntEnum):
    """https://discord.com/developers/docs/topics/opcodes-and-status-codes#json."""

    GENERAL = 0
    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_ROLE = 10011
    UNKNOWN_USER = 10013
    UNKNOWN_EMOJI = 10014
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    UNKNOWN_COMMAND = 10063
    TOO_MANY_EMOJIS = 30008
    TOO_MANY_OLD_EDITS = 30046
    REQUEST_TOO_LARGE = 40005
    ALREADY_ACKNOWLEDGED = 40060
    MISSING_ACCESS = 50001
    NOT_THE_AUTHOR = 50005
    EMPTY_MESSAGE = 50006
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_WEBHOOK_TOKEN = 50027
    INVALID_FORM = 50035
    THREAD_ARCHIVED = 50083


class ApiError(Exception):
    """A refusal of a REST call; `errors` is the tree of field errors that code 50035 carries."""

    def __init__(self, status: HTTPStatus, code: Code, message: str, errors: dict[str, object] | None = None) -> None:
        super().__init__(f"{status.value} {code.value}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def payload(self) -> dict[str, object]:
        """The body of the answer."""
        body: dict[str, object] = {"code": int(self.code), "message": self.message}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def unknown(code: Code) -> ApiError:
    """404 for the thing that `code` names."""
    return ApiError(HTTPStatus.NOT_FOUND, code, code.name.capitalize().replace("_", " "))


def forbidden(code: Code) -> ApiError:
    """403 with the reason that `code` names."""
    return ApiError(HTTPStatus.FORBIDDEN, code, code.name.capitalize().replace("_", " "))


def invalid(path: str, message: str, kind: str = "BASE_TYPE_BAD") -> ApiError:
    """400/50035 for the field at the dotted `path`, nested as the platform nests it."""
    errors: dict[str, object] = {"_errors": [{"code": kind, "message": message}]}
    for part in reversed([part for part in path.split(".") if part]):
        errors = {part: errors}
    return ApiError(HTTPStatus.BAD_REQUEST, Code.INVALID_FORM, "Invalid Form Body", errors)
