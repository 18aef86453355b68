# Wertung: was eine Partie geändert hat, und die Aussichten in der Lobby

rating-title = 🏅 Wertung auf diesem Server
rating-change = { $name } { $before } → { $after } ({ SIGNED($change) })
rating-half = zählt halb
rating-odds = ⚖️ Siegchancen 🔵 { $first } % : { $second } % 🟧
rating-balance = Balance
rating-leave = 🏅 Diese Partie wird gewertet: Wer nicht vor ihrem Ende zurückkommt, hat sie verloren.
lobby-no-paused = Jemand hier hat zu viele gewertete Partien verlassen und muss bis zur nächsten noch warten. Mit „{ terms-casual-on }“ unter „{ $options }“ geht es sofort los.

command-void-name = annullieren
command-void-description = Nimmt eine Partie aus der Wertung (für alle, die den Server verwalten)
option-match-name = partie
option-match-description = Die Partie, die nicht mehr zählen soll
option-reason-name = grund
option-reason-description = Warum – alle können es lesen
void-done = 🏅 { $match }: Diese Partie zählt nicht mehr für die Wertung, und die späteren wurden neu gewertet. Grund: { $reason }
void-not-allowed = Nur wer den Server verwaltet, kann eine Partie aus der Wertung nehmen.
void-unknown = Auf diesem Server gibt es diese Partie nicht.
void-not-rated = Diese Partie wurde nicht gewertet oder ist schon annulliert.
command-restore-name = wiederwerten
command-restore-description = Nimmt eine Partie wieder in die Wertung (für alle, die den Server verwalten)
option-restored-description = Die Partie, die wieder zählen soll
restore-done = 🏅 { $match }: Diese Partie zählt wieder für die Wertung, und die späteren wurden neu gewertet. Grund: { $reason }
restore-not-void = Diese Partie ist nicht annulliert.
