"""The engine's commands: one module each, with `run(arguments)` that prints and answers the exit status.

Commands print JSON on standard output; they say what is wrong by raising.
"""


class BadInput(Exception):  # noqa: N818 - it says whose fault it is
    """What was given is refused: one line on standard error, exit status 1."""


class BadUsage(Exception):  # noqa: N818 - it says whose fault it is
    """The command was not called as it must be: its usage on standard error, exit status 2."""


class BadArgument(Exception):  # noqa: N818 - it says whose fault it is
    """One argument of the command is wrong: said in one line on standard error, exit status 2."""
