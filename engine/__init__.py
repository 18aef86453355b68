"""The rules of the games: pure functions over values, standing alone, told everything they need."""
