# Luck and skill: what the dealt cards were worth, and what they brought

luck-worth = { $team } had the better cards: good for { SIGNED($worth) } points on average, in fact it was { SIGNED($brought) }
luck-even = Both teams’ cards were equally good.
luck-hand = { SIGNED($worth) }
luck-why = A hand's worth: by how much such cards put a team of bots ahead on average, calls included. Between teams three quarters of the difference count, as what one hand has the others lack.

stats-luck = Luck and skill
stats-luck-worth = Cards
stats-luck-brought = Result
stats-luck-skill = Skill
stats-luck-rounds = { $count } rounds
stats-luck-unknown = not known for rounds so far
stats-luck-early = from { $least } rounds on ({ $count } so far)
