# What the page says around tables.

page-loading = One moment…
page-close = Close
page-lost = There is nothing at this address.
page-lost-home = Back to the beginning
page-unreachable = The server does not answer. Try again in a moment.
page-window = { $title } – Towpath

## Around every screen

page-skip = Skip to the content
page-nav = Main ways
page-nav-tables = Tables
page-nav-new = New table
page-nav-rules = Rules
page-settings = Settings
page-language = Language
page-sign-in = Sign in
page-guest = Guest
page-you = You
page-who = { $name }: my page
page-foot-open = Towpath is free software, open to everybody to read, to change and to run on a server of their own.
page-foot-rules = { $game }: rules, version { $version }
page-foot-api = The interface for bots

## Games

page-game-amsterdam = Amsterdam
page-game-roads-and-boats = Roads & Boats
page-about-amsterdam = Build routes of carts through the old town, meet your secret contracts and gather merchandise before the carts run out.
page-about-roads-and-boats = Grow an economy from a few donkeys, boards and geese: whatever is made belongs to whoever comes to fetch it.
page-time-amsterdam = about 15 minutes
page-time-roads-and-boats = 2 to 4 hours
page-seat-range = { $fewest } to { $most } players
page-terminal = Its board is not on the page yet. Play it in the terminal:
page-terminal-only = In the terminal
page-read-rules = Read the rules
page-bot-random = Easy
page-bot-greedy = Skilled
page-bot-settler = Skilled

## Home

page-home-title = Board games by the water
page-home-window = Towpath: Amsterdam and Roads & Boats, played online
page-home-lead = An open table for two board games: with friends anywhere, with strangers, or alone against bots. Free, in the browser, without an account.
page-play-title = Play Amsterdam now
page-play-bots = Bots against you
page-play-level = How well they play
page-play-start = Start the game
page-play-starting = Setting up…
page-play-no-account = No account needed.
page-play-friends = Or invite friends
page-games = Two games
page-yours = Your games
page-yours-waiting = { $count ->
    [0] The others are thinking.
    [one] One waits for you.
   *[other] { $count } wait for you.
}
page-all-yours = All your games
page-open-tables = Open tables
page-all-tables = All tables
page-open-none = Nobody is waiting for players right now.
page-open-first = Open a table
page-reasons = Why here
page-reason-rules = Every rule is kept, and when something is not possible you are told which one says so.
page-reason-undo = Take back a slip, until somebody else has acted or something hidden has come to light.
page-reason-time = Play live with a clock, or take days for each move and be told when it is your turn.
page-reason-replay = Go through every game step by step, and try from any point what else could have been done.
page-reason-everyone = By mouse, touch, keyboard or screen reader, in four languages, on a phone as on a desk.
page-reason-own = No advertising, no tracking. Run it on your own server if you like.

## Tables

page-seats = Seats
page-seat-free = free
page-seat-bot = Bot ({ $level })
page-clock-live-short = { $minutes } min + { $seconds } s
page-clock-days-short = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
page-state-open = { $free ->
    [0] Ready to start
    [one] One seat free
   *[other] { $free } seats free
}
page-state-running = In play
page-state-my-turn = Your turn
page-state-turn = Turn: { $name }
page-state-several = { $count ->
    [one] One is choosing
   *[other] { $count } are choosing
}
page-state-won = You won
page-state-place = Place { $place } of { $seats }
page-state-over = Over
page-state-winner = Winner: { $name }
page-way-join = Sit down
page-way-play = Play
page-way-watch = Watch
page-way-table = To the table
page-way-replay = Replay
