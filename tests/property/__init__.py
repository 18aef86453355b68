"""Promises held against many generated cases."""
