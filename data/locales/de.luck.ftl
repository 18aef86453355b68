# Glück und Können: was die ausgeteilten Karten wert waren und was sie brachten

luck-worth = { $team } hatten die besseren Karten: im Schnitt gut für { SIGNED($worth) } Punkte, geworden sind es { SIGNED($brought) }
luck-even = Die Karten beider Teams waren gleich gut.
luck-hand = { SIGNED($worth) }
luck-why = Wert einer Hand: der mittlere Vorsprung eines Bot-Teams damit. Vom Unterschied der Teams zählen drei Viertel.

stats-luck = Glück und Können
stats-luck-worth = Karten
stats-luck-brought = Ergebnis
stats-luck-skill = Können
stats-luck-rounds = { $count } Runden
stats-luck-unknown = für bisherige Runden nicht bekannt
stats-luck-early = ab { $least } Runden (bisher { $count })
