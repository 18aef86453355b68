"""Whole matches through commands and buttons, one interaction at a time."""
