"""How people stand: ratings, leaderboards, figures, and what they have achieved."""
