-- Leaderboards in their own order, the best first and of equals the smaller id, so that a page of them is all that is
-- read. A pair has two rows; the list is of those by the one with the smaller id, and its index holds all that is told
-- of them, so that places can be counted without a look at each.

DROP INDEX standing_by_rank;

CREATE INDEX standing_by_rank ON standing (game, kind, guild, season, mu - sigma DESC, user);

CREATE INDEX rated_pair_by_rank ON rated_pair (
    game, kind, guild, season, (wins - expected) / (matches + 20) DESC, user, partner, matches, wins, expected
) WHERE user < partner;
