# Glück und Können: was die ausgeteilten Karten wert waren und was sie brachten

luck-worth = { $team } hatten die besseren Karten: im Schnitt gut für { SIGNED($worth) } Punkte, geworden sind es { SIGNED($brought) }
luck-even = Die Karten beider Teams waren gleich gut.
luck-hand = { SIGNED($worth) }
luck-why = Wert einer Hand: der mittlere Vorsprung eines Bot-Teams mit solchen Karten, samt Ansagen. Zwischen den Teams zählen drei Viertel des Unterschieds, denn was eine Hand hat, fehlt den anderen.

stats-luck = Glück und Können
stats-luck-worth = Karten
stats-luck-brought = Ergebnis
stats-luck-skill = Können
stats-luck-rounds = { $count } Runden
stats-luck-unknown = für bisherige Runden nicht bekannt
stats-luck-early = ab { $least } Runden (bisher { $count })
