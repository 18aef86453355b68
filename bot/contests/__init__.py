"""Tables apart from a channel's: practice, the deal of the day, and the same decks at two tables."""
