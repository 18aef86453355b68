"""What teaches: the tutorial, the rule book, hints, reviews and puzzles."""
