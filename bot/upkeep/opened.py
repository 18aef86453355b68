"""A database to be looked at while a bot may run on it: nothing of it is changed."""

import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from data.copies import copy
from data.database import Database
from data.errors import OlderSchemaError


@asynccontextmanager
async def consulted(path: Path) -> AsyncGenerator[Database]:
    """The database to be read alone; one of an older schema as a migrated copy, which is thrown away afterwards.

    Raises StoreErrors, MigrationError among them.
    """
    try:
        database = await Database.consult(path)
    except OlderSchemaError:
        with tempfile.TemporaryDirectory(prefix="tichu-") as directory:
            draft = Path(directory) / "copy.db"
            await copy(path, draft)
            async with await Database.open(draft) as database:
                yield database
        return
    async with database:
        yield database
