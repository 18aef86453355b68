"""The private messages that can still be edited: their tokens, kept while they live and no longer.

A token is a secret that ends 15 minutes after its click. Rows are there for open tables only: the file itself takes
them away with the table, and nothing is added to one that is closed. Times are seconds since 1970, UTC.
"""

from dataclasses import asdict, dataclass, field

from data.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredHand:
    """One person's private hand: its message, its language, and the token that reaches it until it expires."""

    user: int
    message: int
    locale: str
    token: str = field(repr=False)
    expires: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SentHand:
    """A hand that was sent by direct message, and the chapter of the match that it belongs to."""

    user: int
    chapter: int
    channel: int
    message: int
    locale: str


class OpenHands:
    """The open hands of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, table: str, hand: StoredHand) -> None:
        """Keep a person's hand in place of the one before; nothing happens if the table is closed."""
        await self._database.execute(
            """
            INSERT OR REPLACE INTO open_hand (game_table, user, message, locale, token, expires)
            SELECT id, :user, :message, :locale, :token, :expires
            FROM game_table WHERE id = :table AND state != 'closed'
            """,
            {"table": table} | asdict(hand),
        )

    async def forget(self, table: str, user: int, message: int) -> None:
        """Forget a person's hand if it is still that message."""
        await self._database.execute(
            "DELETE FROM open_hand WHERE game_table = ? AND user = ? AND message = ?", (table, user, message)
        )

    async def of(self, table: str) -> tuple[StoredHand, ...]:
        """A table's hands, dead ones too."""
        rows = await self._database.rows(
            "SELECT user, message, locale, token, expires FROM open_hand WHERE game_table = ? ORDER BY user", (table,)
        )
        return tuple(StoredHand(**row) for row in rows)

    async def wipe(self, now: float) -> float | None:
        """Forget all tokens that have expired by now; when the next one does, None without any."""
        await self._database.execute("DELETE FROM open_hand WHERE expires <= ?", (now,))
        ((following,),) = await self._database.rows("SELECT min(expires) FROM open_hand")
        return None if following is None else float(following)

    async def keep_sent(self, table: str, hand: SentHand) -> None:
        """Note where a hand was sent, in place of the one before; nothing happens if the table is closed."""
        await self._database.execute(
            """
            INSERT OR REPLACE INTO sent_hand (game_table, user, chapter, channel, message, locale)
            SELECT id, :user, :chapter, :channel, :message, :locale
            FROM game_table WHERE id = :table AND state != 'closed'
            """,
            {"table": table} | asdict(hand),
        )

    async def sent(self, table: str) -> tuple[SentHand, ...]:
        """Where a table's hands were sent last."""
        rows = await self._database.rows(
            "SELECT user, chapter, channel, message, locale FROM sent_hand WHERE game_table = ? ORDER BY user", (table,)
        )
        return tuple(SentHand(**row) for row in rows)
