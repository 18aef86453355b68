"""What belongs to one person: choices, data, and where they sit."""
