# Duplicate: the same decks at two tables.

duplicate-sealed = The same cards are still being played at the other table. You can look at them once both tables have finished that round.
