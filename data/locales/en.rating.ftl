# Ratings: what a match has changed, and the odds in the lobby

rating-title = 🏅 Ratings on this server
rating-change = { $name } { $before } → { $after } ({ SIGNED($change) })
rating-half = counts half
rating-odds = ⚖️ Odds 🔵 { $first }% : { $second }% 🟧
rating-balance = Balance teams
lobby-no-paused = Somebody here has left too many rated matches and has to wait before the next one. Choose “Play for fun, not rated” in the options to start now.
