"""A table before its match: who sits down, on what terms, and who is asked to come."""
