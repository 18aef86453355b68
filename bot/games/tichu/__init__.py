"""Tichu at a table of the shell: its controls, its conduct, and its words."""
