"""A match as the shell runs it, of any game: judged, recorded, adopted, announced; it knows no lobby and no channel."""
