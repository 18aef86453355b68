# Glück und Können: was die ausgeteilten Karten wert waren und was sie brachten

luck-worth = { $team } hatten die besseren Karten: im Schnitt gut für { SIGNED($worth) } Punkte, geworden sind es { SIGNED($brought) }
luck-even = Die Karten beider Teams waren gleich gut.
luck-hand = { SIGNED($worth) }
luck-why = Der Wert einer Hand: So viele Punkte lag ein Team aus Bots mit solchen Karten im Schnitt vorn, Ansagen inbegriffen. Zwischen den Teams zählen drei Viertel des Unterschieds: Was eine Hand hat, fehlt den anderen.

stats-luck = Glück und Können
stats-luck-worth = Karten
stats-luck-brought = Ergebnis
stats-luck-skill = Können
stats-luck-rounds = { $count } Runden
stats-luck-unknown = für bisherige Runden nicht bekannt
stats-luck-early = ab { $least } Runden (bisher { $count })
