"""Conformance: what every game must do under every pair of options."""
