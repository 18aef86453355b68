# Wertung: was eine Partie geändert hat, und die Aussichten in der Lobby

rating-title = 🏅 Wertung auf diesem Server
rating-change = { $name } { $before } → { $after } ({ SIGNED($change) })
rating-half = zählt halb
rating-odds = ⚖️ Siegchancen 🔵 { $first } % : { $second } % 🟧
rating-balance = Teams ausgleichen
lobby-no-paused = Jemand hier hat zu viele gewertete Partien verlassen und muss bis zur nächsten noch warten. Mit „Ohne Wertung spielen“ in den Optionen geht es sofort los.
