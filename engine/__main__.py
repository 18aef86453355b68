"""The engine's command line, ``python -m engine COMMAND``.

JSON on standard output; exit status 0, 1 (refused or bad input, said in one
line on standard error) or 2 (usage, or the argument that is wrong).
"""

import sys
from collections.abc import Callable, Sequence
from typing import Final

from engine.cli import BadArgument, BadInput, BadUsage, arena, bsw, legal, play, readings, replay, verify

COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "readings": readings.run,
    "legal": legal.run,
    "replay": replay.run,
    "bsw": bsw.run,
    "play": play.run,
    "verify": verify.run,
    "arena": arena.run,
}
"""To add a command: a module in `engine/cli` with `run` and `USAGE`, and its lines here and in `USAGES`."""
USAGES: Final = (readings.USAGE, legal.USAGE, replay.USAGE, bsw.USAGE, play.USAGE, verify.USAGE, arena.USAGE)
HELP: Final = frozenset({"-h", "--help"})
_NEXT: Final = "\n       python -m engine "
"""Between the usages of several commands."""


def main(arguments: Sequence[str]) -> int:
    """Run the command that is named first; its exit status. Who asks for help gets the usage of it or of all."""
    if HELP.intersection(arguments):
        asked = [usage for usage in USAGES if usage.split()[0] == arguments[0]] or USAGES
        print(f"usage: python -m engine {_NEXT.join(asked)}")
        return 0
    try:
        return _command(arguments)(arguments[1:])
    except BadInput as error:
        print(error, file=sys.stderr)
        return 1
    except BadArgument as error:
        print(error, file=sys.stderr)
        return 2
    except BadUsage as error:
        print(f"usage: python -m engine {error}", file=sys.stderr)
        return 2


def _command(arguments: Sequence[str]) -> Callable[[Sequence[str]], int]:
    """The command that is named first; BadUsage if none is."""
    if not arguments or arguments[0] not in COMMANDS:
        raise BadUsage(_NEXT.join(USAGES))
    return COMMANDS[arguments[0]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
