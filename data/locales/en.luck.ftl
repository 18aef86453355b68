# Luck and skill: what the dealt cards were worth, and what they brought

luck-worth = { $team } had the better cards: good for { SIGNED($worth) } points on average, in fact it was { SIGNED($brought) }
luck-even = Both teams’ cards were equally good.
luck-hand = { SIGNED($worth) }
luck-why = A hand's worth is the average lead of a team of bots with such cards. Of the difference between teams three quarters count.

stats-luck = Luck and skill
stats-luck-worth = Cards
stats-luck-brought = Result
stats-luck-skill = Skill
stats-luck-rounds = { $count } rounds
stats-luck-unknown = not known for rounds so far
stats-luck-early = from { $least } rounds on ({ $count } so far)
