"""Stored playthroughs, records, scenes and pictures that must not change by accident."""
