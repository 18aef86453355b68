# Leaderboards (/tichu leaderboard) and a player's figures (/tichu stats)

command-leaderboard-name = leaderboard
command-leaderboard-description = Who leads: people, pairs, or those who play with bots
command-stats-name = stats
command-stats-description = How somebody plays: rating, Tichu calls, partners, opponents
menu-stats-name = Tichu stats
option-what-name = what
option-what-description = What is listed; people if you leave it out
option-scope-name = scope
option-scope-description = This server alone, or all servers
option-season-name = season
option-season-description = Which season; this one if you leave it out
option-stats-player-name = player
option-stats-player-description = Whose figures; yours if you leave it out

choice-what-people = People
choice-what-pairs = Pairs
choice-what-bots = With bots
choice-scope-here = This server
choice-scope-everywhere = All servers

season-name = { $year } Q{ $quarter }
season-now = { season-name } (now)
season-all = All time

leaders-title-people = Leaderboard
leaders-title-pairs = Best pairs
leaders-title-bots = Playing with bots
leaders-heading-rating = Rating
leaders-heading-doubt = ±
leaders-heading-matches = Matches
leaders-heading-won = Won
leaders-heading-pair = Plus
leaders-heading-wins = Wins
leaders-heading-expected = Expected
leaders-line = { $place } { $name }: **{ $rating }** ±{ $doubt } · { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $won } won
leaders-pair-line = { $place } { $first } & { $second }: **{ $plus }** · { $wins } of { $matches } won, { $expected } expected
leaders-bot = { $level } bot
leaders-bot-line = 🤖 { $name }: { $rating } ±{ $doubt }
leaders-missing-matches = { $count } of { $minimum } rated matches
leaders-missing-matches-bots = { $count } of { $minimum } matches with bots
leaders-missing-recent = no match in the last 45 days
leaders-missing-pair = no pair with { $minimum } rated matches
leaders-why-people = -# Listed: whoever has played { $minimum } rated matches and one of them in the last 45 days. Sorted by the rating minus its uncertainty (±).
leaders-why-bots = -# Listed: whoever has played { $minimum } matches with bots and one of them in the last 45 days. Sorted by the rating minus its uncertainty (±).
leaders-why-over = -# Listed: whoever played { $minimum } rated matches in that season. Sorted by the rating minus its uncertainty (±).
leaders-why-pairs = -# Listed: partners with { $minimum } rated matches together. Plus: by how many percentage points they win more often than their ratings say, a careful estimate while matches are few.
leaders-empty-people = Nobody is listed here yet. Four people at a rated table, `/{ command-tichu-name } { command-start-name }`, and whoever has played { $minimum } such matches is on the board. Will you be the first?
leaders-empty-pairs = No pair is listed here yet. Play { $minimum } rated matches with the same partner and you two are the first.
leaders-empty-bots = Nobody is listed here yet. Play { $minimum } matches at a table with bots, `/{ command-tichu-name } { command-start-name }`, and you are on the board.
leaders-empty-over = Nobody was listed in that season.
leaders-no-season = There is no such season. Choose one of those offered while you type.
leaders-menu = Choose a season
leaders-back = Back
leaders-on = Next
leaders-mine = My place
leaders-share = Share
leaders-shared = 📤 { $name } shows the leaderboard.
leaders-open = Look around

stats-title = { $name } · Tichu
stats-scope = { $who } · { $when } · { $where }
stats-who-people = With people
stats-who-bots = With bots
stats-place = No. { $place } of { $count }
stats-percent = { NUMBER($value, minimumFractionDigits: 1) }%
stats-whole-percent = { $value }%
stats-decimal = { NUMBER($value, minimumFractionDigits: 1) }
stats-number = { $value }
stats-caption = { $count ->
    [one] One match
   *[other] The last { $count } matches
}
stats-caption-none = No rating yet
stats-curve = { $caption }: from { $low } to { $high }
stats-matches = Matches
stats-won = Won
stats-rounds = Rounds
stats-points = Per round
stats-bombs = Bombs
stats-dragons = Dragon gifts
stats-small = Tichu
stats-grand = Grand Tichu
stats-made-of = { $made } of { $tried } made
stats-called = Called
stats-made = Made
stats-usual = Ø { $value }
stats-places = Out
stats-unplaced = Opponents’ one-two
stats-one-two = One-two { $value } · Ø { $usual }
stats-situations = Score
stats-difference = Points
stats-ahead = Ahead
stats-level = Level
stats-behind = Behind
stats-partners = Best partners
stats-opponents = Toughest opponents
stats-nobody = Nobody yet
stats-legend = -# Ø: everybody in 21 million rounds played by people. Ahead and behind: by 200 points or more as a round begins. Points, per round: own minus theirs. Luck and skill: the lead per round that such cards bring on average, the real one, and the difference. Partners and opponents: matches won of those played.
stats-none-own = You have not finished a match here yet. `/{ command-tichu-name } { command-start-name }` opens a table, and `/{ command-tichu-name } { command-practice-name }` lets you play with three bots at once.
stats-none = { $name } has not finished a match here yet.
stats-bot = Bots keep no figures of their own. `/{ command-tichu-name } { command-leaderboard-name }` with “{ choice-what-bots }” shows how strong they are.
stats-front = Overview
stats-back = Details
stats-share = Share
stats-shared = 📤 { $name } shows these figures.
stats-season = This season
