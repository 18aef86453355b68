"""Whether a command was given what it offers. Discord sees to that; a client of one's own may send anything."""

import discord
from discord import app_commands


def is_valid(interaction: discord.Interaction) -> bool:
    """Whether every number is within its range and every choice one of those that there are."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    given: dict[str, object] = dict(iter(interaction.namespace))
    return all(_is_one(parameter, given.get(parameter.display_name)) for parameter in command.parameters)


def _is_one(parameter: app_commands.Parameter, value: object) -> bool:
    if value is None:
        return True
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    if isinstance(value, int | float):
        least, most = parameter.min_value, parameter.max_value
        return (least is None or least <= value) and (most is None or value <= most)
    return True
