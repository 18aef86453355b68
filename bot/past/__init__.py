"""Matches that are over: found again, looked at step by step, taken along."""
