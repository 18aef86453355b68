"""What outlives the process: SQL that knows no game, and the texts in each language."""
