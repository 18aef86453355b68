# Ratings: what a match has changed, and the odds in the lobby

rating-title = 🏅 Ratings on this server
rating-change = { $name } { $before } → { $after } ({ SIGNED($change) })
rating-half = counts half
rating-odds = ⚖️ Odds 🔵 { $first }% : { $second }% 🟧
rating-balance = Fair teams
rating-leave = 🏅 This match is rated: unless you come back before its end, you lose it.
lobby-no-paused = Somebody here has left too many rated matches and has to wait before the next one. Choose “{ terms-casual-on }” under “{ $options }” to start now.

command-void-name = void
command-void-description = Take a match out of the ratings (for those who manage the server)
option-match-name = match
option-match-description = The match to take out
option-reason-name = reason
option-reason-description = Why, for everybody to read
void-done = 🏅 { $match }: this match no longer counts for ratings, and those after it have been rated anew. Reason: { $reason }
void-not-allowed = Only those who manage the server can take a match out of the ratings.
void-unknown = There is no such match on this server.
void-not-rated = That match was not rated, or is out already.
command-restore-name = restore
command-restore-description = Put a match back into the ratings (for those who manage the server)
option-restored-description = The match to put back
restore-done = 🏅 { $match }: this match counts for ratings again, and those after it have been rated anew. Reason: { $reason }
restore-not-void = That match has not been taken out of the ratings.
