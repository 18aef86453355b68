# One's own settings (/tichu settings) and a server's (/tichu-manage config)

own-title = Your settings
own-what = For your hand and for messages that only you see. A choice is saved at once.
own-locale-menu = The language for you
locale-auto-own = Automatic (your Discord language)
own-order-menu = The order of your cards
own-order-ascending = Low cards first
own-order-descending = High cards first
own-order-suit = By suit
own-order-combination = By combination
own-layout-buttons = Cards: buttons
own-layout-menu = Cards: one menu
own-hints-on = Beginner hints: on
own-hints-off = Beginner hints: off
own-pings-on = Turn pings: on
own-pings-off = Turn pings: off
own-direct-on = Hand by direct message: on
own-direct-off = Hand by direct message: off
own-direct-hello = From now on your hand comes here, too, whenever a round begins. `/{ command-tichu-name } { command-settings-name }` turns it off.
own-direct-closed = I could not send you a direct message. Please allow direct messages from this server in Discord, then turn it on again.

config-title = Server settings
config-not-allowed = Only people who may manage the server can see these.
config-locale-menu = The language of the tables
locale-auto-table = Automatic (the host's language)
config-everywhere = Tables can be opened in every channel.
config-channels = Tables can be opened in: { $channels }
config-channels-menu = Channels for tables (none: every channel)
config-no-role = No role is mentioned when players are missing.
config-role = { $role } is mentioned when players are missing.
config-role-silent = I cannot mention this role now. Please allow everybody to mention it in the role's settings.
config-role-menu = The role to mention for missing players
config-minimum = Leaderboard: { $count ->
    [one] from one match
   *[other] from { $count } matches
}
config-minimum-menu = Matches for the leaderboard
config-options-title = Default options of new tables
config-options = Change default options
