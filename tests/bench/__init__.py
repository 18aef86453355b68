"""Measurements; printed, never gating."""
