# What greets on the page of the browser demo

demo-welcome-alone = Try the Tichu bot here. The button starts a match with three bots at once; “My hand” at the table shows your cards.
demo-start-alone = Play with three bots
demo-welcome-together = Try the Tichu bot here. The button opens a table; switch to another person below the channels, or open one in each tab, and sit down.
demo-start-together = Open a table
