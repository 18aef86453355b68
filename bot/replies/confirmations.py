"""What it costs to leave a table or to close it, as the question before it says. Pure."""

from bot.gathering.lobby import Lobby
from bot.speech import Speech


def before_leaving(lobby: Lobby, speech: Speech) -> str:
    """The question to somebody who is about to leave a match."""
    question = speech(f"reply-leave-confirm{_kind(lobby)}" if len(lobby.people) == 1 else "reply-leave-confirm")
    return f"{question}\n{speech('rating-leave')}" if lobby.rated else question


def before_closing(lobby: Lobby, speech: Speech, *, has_begun: bool) -> str:
    """The question to somebody who is about to close a table, before or during its match."""
    if not has_begun:
        return speech("reply-end-confirm-lobby")
    return speech(f"reply-end-confirm{_kind(lobby)}")


def _kind(lobby: Lobby) -> str:
    """What is lost with the last person at a table, as the end of a text's key."""
    if lobby.terms.day:
        return "-day"
    if lobby.terms.duplicate:
        return "-duplicate"
    return "-alone" if lobby.is_alone else "-last"
