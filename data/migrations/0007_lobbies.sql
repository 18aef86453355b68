-- How well a bot plays, and the message that asks who is in while people are missing.

ALTER TABLE table_seat ADD COLUMN level TEXT;  -- of a bot; NULL for the usual one

ALTER TABLE game_table ADD COLUMN summoned REAL;  -- when people were last asked for

ALTER TABLE game_table ADD COLUMN summons_message INTEGER;  -- in the table's channel, while it is there
