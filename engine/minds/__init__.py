"""Bot players: pure functions from what a seat may see to what it does."""
