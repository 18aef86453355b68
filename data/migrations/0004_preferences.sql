-- What people and servers have chosen; no row means the defaults.

CREATE TABLE user_preference (
    user INTEGER NOT NULL PRIMARY KEY,
    locale TEXT,
    sort_order TEXT NOT NULL CHECK (sort_order IN ('ascending', 'descending')),
    card_layout TEXT NOT NULL CHECK (card_layout IN ('buttons', 'menu'))
) STRICT;

CREATE TABLE guild_preference (
    guild INTEGER NOT NULL PRIMARY KEY,
    locale TEXT
) STRICT;
