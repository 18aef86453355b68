# What is kept about people (/tichu privacy)

command-privacy-name = privacy
command-privacy-description = See, download or delete what I keep about you
command-privacy-show-name = show
command-privacy-show-description = Shows what I keep about you, and for how long
command-privacy-export-name = export
command-privacy-export-description = Sends all that I keep about you as a file, to you alone
command-privacy-delete-name = delete
command-privacy-delete-description = Deletes everything about you; you are asked once more

privacy-title = What I keep about you
privacy-what = Your Discord ID, the name you had when you sat down, what happened at the table, and your answers to puzzles. I cannot read your messages, and I pass nothing on.
privacy-kept-settings = **Settings:** { $count ->
    [0] you have changed none.
   *[other] what you chose for your language, your hand and your pings. Kept until you delete it.
}
privacy-kept-tables = **Tables:** { $count ->
    [0] none.
    [one] a seat at one table, open or closed.
   *[other] a seat at each of { $count } tables, open or closed.
} A table where no match began is deleted after { $days ->
    [one] a day.
   *[other] { $days } days.
}
privacy-kept-results = **Matches:** { $count ->
    [0] none has ended yet.
    [one] one, with its scores and calls, and what follows from them for statistics and ratings.
   *[other] { $count }, with their scores and calls, and what follows from them for statistics and ratings.
} Results are kept for good.
privacy-kept-cards-ever = **Cards:** who played what, so that a match can be watched again. Kept for good; the record says seats and no names.
privacy-kept-cards-days = **Cards:** who played what, so that a match can be watched again. Kept for { $days ->
    [one] a day
   *[other] { $days } days
} after the match; the record says seats and no names.
privacy-kept-idle = **When you stay away:** if you sit at no table and solve no puzzle for { $days ->
    [one] a day
   *[other] { $days } days
}, you are deleted as if you had asked for it.
privacy-kept-not = **Not kept:** names, IDs and cards of people are in no log. The key to an open hand is forgotten after 15 minutes.
privacy-how = `/{ command-tichu-name } { command-privacy-name } { command-privacy-export-name }` gives you all of it as a file, `/{ command-tichu-name } { command-privacy-name } { command-privacy-delete-name }` deletes it.

privacy-exported = Here is all that I keep about you. Only you can see this message.
privacy-exported-short = Here is all that I keep about you, but without your single plays: there are too many for a file on Discord. Only you can see this message.

privacy-question =
    ### Delete everything about you?
    - **This goes, for good:** your settings and your answers to puzzles, and your ID and your name at every table and in every result. Nobody can tell any more that it was you, and nobody can bring it back: your rating and your statistics start again from nothing.
    - **This stays:** results, scores and plays, because they are the results of the others too. In your place it says “{ deleted-player }”.
    - **What stays as a marker:** a scrambled form of your ID, good for nothing but recognising it, so that restoring an older copy does not bring you back, and nobody plays a day's deal twice.
    - **Out of my reach:** messages that are on Discord already, and copies that the operator has made of the database.
privacy-question-seats = - **Your seat:** { $count ->
    [one] you sit at a table now and leave it with this. During a match a bot takes over.
   *[other] you sit at { $count } tables now and leave them with this. During a match a bot takes over.
}
privacy-question-alone = - **Where you play alone:** your open practice tables and your deal of the day are closed, and today's deal cannot be played again.
privacy-delete-yes = Delete for good
privacy-delete-no = Keep everything
privacy-kept-all = Nothing was deleted.
privacy-deleted = Everything about you is deleted. If you sit down again, you do so as somebody new.
privacy-seated = You have just sat down at a table, so nothing was deleted. Leave it and try again.
deleted-player = Deleted player
