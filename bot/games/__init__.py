"""Controls of each game: which buttons and menus a view has, and what each means."""
