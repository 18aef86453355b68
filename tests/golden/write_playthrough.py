"""Writes the golden playthrough anew: ``python -m tests.golden.write_playthrough``, by hand after a wanted change.

The record is kept as it is; read the difference of the text before it is committed. `entries.jsonl` is never written
again: what was once stored must load for ever. New kinds of action or fact get lines of their own at its end.
"""

from pathlib import Path
from typing import Final

from tests.golden.playthrough import told

HERE: Final = Path(__file__).parent
RECORD: Final = HERE / "round.jsonl"
TEXT: Final = HERE / "round.txt"
ENTRIES: Final = HERE / "entries.jsonl"


def main() -> None:
    """Tell the record again."""
    lines = told(RECORD.read_text(encoding="utf-8").splitlines())
    TEXT.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
