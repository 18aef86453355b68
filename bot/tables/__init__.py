"""A table and what happens at it: its match, its company, its clock, and how it ends."""
