# What the page says around tables.

page-loading = Loading…
page-close = Close
page-lost = Page not found
page-lost-home = Go to the home page
page-unreachable = The server is not responding. Check your connection and try again.
page-no-script = Towpath needs JavaScript. Turn it on and reload the page.
page-start-failed = Towpath could not start. Check your connection and reload the page.
page-part-failed = This page could not be loaded
page-part-failed-do = Check your connection and try again.
page-reload = Reload
page-no-cookies = Your browser blocks cookies for this site. Allow them to play: Towpath needs a cookie to recognise you.
page-window = { $title } – Towpath

## Around every screen

page-skip = Skip to the content
page-nav = Main menu
page-nav-tables = Tables
page-nav-new = New table
page-nav-maps = Maps
page-nav-rules = Rules
page-settings = Settings
page-language = Language
page-sign-in = Sign in
page-guest = Guest
page-you = You
page-who = { $name }: my profile
page-foot-open = Towpath is free software: anyone can read the code, change it and run their own server.
page-foot-rules = { $game }: rules, version { $version }
page-foot-api = Bot API

## Games

page-game-amsterdam = Amsterdam
page-game-roads-and-boats = Roads & Boats
page-about-amsterdam = Build routes through the old town, complete your secret contracts and collect merchandise before the carts run out.
page-about-roads-and-boats = Grow an economy from a few donkeys, boards and geese, where goods belong to whoever comes to fetch them.
page-time-amsterdam = about 15 minutes
page-time-roads-and-boats = 2 to 4 hours
page-seat-range = { $fewest } to { $most } players
page-read-rules = Read the rules
page-bot-random = Easy
page-bot-settler = Skilled
page-bot-random-about = Picks its moves at random
page-bot-settler-about = Builds up its economy step by step
page-bot-deckhand = Deckhand
page-bot-deckhand-about = Has just learnt the rules
page-bot-porter = Porter
page-bot-porter-about = Carries one contract at a time
page-bot-clerk = Clerk
page-bot-clerk-about = Counts cards and plans ahead
page-bot-merchant = Merchant
page-bot-merchant-about = Weighs every choice and sees yours coming
page-bot-regent = Regent
page-bot-regent-about = Thinks longest and rarely makes a mistake

## Home

page-home-title = Board games by the water
page-home-window = Towpath: Amsterdam and Roads & Boats, played online
page-home-lead = Two board games, in your browser: with friends anywhere, with strangers, or alone against bots. Free, and no account needed.
page-play-title = Play now
page-play-bots = Number of bots
page-play-alone = None
page-play-alone-about = Play solo: how much can you make of the map?
page-play-map = Choose a map
page-play-level = Difficulty
page-play-start = Start game
page-play-starting = Setting up…
page-play-no-account = No account needed.
page-play-friends = Or invite friends
page-games = Two games
page-learn = Learn by playing
page-learn-about = A guided game of Roads & Boats: first the donkeys, then the boards, and every step explained when you need it.
page-learn-go = Start
page-learn-new = New to Roads & Boats? Learn it by playing
page-yours = Your games
page-yours-waiting = { $count ->
    [0] You are waiting for the others.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
page-all-yours = All your games
page-open-tables = Open tables
page-all-tables = All tables
page-open-none = No table is looking for players right now.
page-open-first = Open a table
page-reasons = Why Towpath
page-reason-rules = Every rule is enforced, and when a move is not allowed you see which rule says so.
page-reason-undo = Undo a slip, as long as nobody else has moved and nothing hidden has been revealed.
page-reason-time = Play live with a clock, or take days for each move and be notified when it is your turn.
page-reason-replay = Replay every game step by step, and try out other moves from any point.
page-reason-everyone = By mouse, touch, keyboard or screen reader, in four languages, on phone or computer.
page-reason-own = No ads, no tracking. Run it on your own server if you like.

## Tables

page-seats = Seats
page-seat-free = free
page-seat-invited = { $name } (invited)
page-seat-bot = Bot ({ $level })
page-clock-live-short = { $minutes } min + { $seconds } s
page-clock-days-short = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
page-state-open = { $free ->
    [0] Ready to start
    [one] One seat free
   *[other] { $free } seats free
}
page-state-running = In progress
page-state-invited = You are invited
page-state-my-turn = Your turn
page-state-turn = Turn: { $name }
page-state-several = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
page-state-won = You won
page-state-resigned = You resigned
page-state-place = Place { $place } of { $seats }
page-state-over = Finished
page-state-winner = Winner: { $name }
page-way-join = Join
page-way-play = Play
page-way-watch = Watch
page-way-table = Go to table
page-way-replay = Replay
page-tabs = Tables to show
page-tab-open = Open
page-tab-running = In progress
page-tab-mine = Mine
page-tab-finished = Finished
page-filter-game = Game
page-filter-all = All games
page-tables-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
page-more = Show more
page-empty-open = No tables are open right now. Open one, and anyone can join.
page-empty-running = No public games are in progress right now.
page-empty-mine = You have no games yet.
page-empty-finished = No public games have been finished yet.

## A new table

page-new-game = Game
page-new-players = Players
page-new-access = Who can join
page-new-access-invited = Friends
page-new-access-invited-about = Anyone with your link. The table is not listed.
page-new-access-open = Anyone
page-new-access-open-about = The table is listed for everyone.
page-new-access-local = This device
page-new-access-local-about = Only you: with bots, or taking turns on one device.
page-new-seats = Seats
page-new-who = Who sits where
page-new-level = Bot difficulty
page-new-seat = Seat { $number }
page-new-again = Another player on this device
page-new-anybody = Open to anyone
page-new-invited = Someone with your link
page-new-time = Time
page-new-clock = Clock
page-new-clock-none = No clock
page-new-clock-none-about = Everyone takes as long as they like.
page-new-clock-live = Live
page-new-clock-live-about = Minutes for the whole game, with everyone online.
page-new-clock-days = Days per move
page-new-clock-days-about = Days for each move: play when you have time.
page-new-pace = Minutes per player + seconds per move
page-new-pace-own = Custom
page-new-minutes = Minutes per player
page-new-increment = Extra seconds per move
page-new-days = Time per move
page-new-day-count = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-new-absent = If a player runs out of time
page-new-absent-wait = The others wait
page-new-absent-bot = A bot takes over
page-new-absent-resign = The player resigns
page-new-more = More settings
page-new-first = Who goes first
page-new-first-lot = Random
page-new-watch = Allow spectators
page-new-watch-about = They never see hidden information.
page-new-hints = Allow hints
page-new-hints-about = Any player can ask a strong bot for advice. Against bots only, you always can.
page-new-pause = Pause when a phase begins
page-new-pause-about = Nobody plays during the pause, so that every player has time to ask for a new order.
page-new-pause-seconds = { $seconds ->
    [0] No pause
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-new-title = Table name
page-new-title-about = Optional. Up to { $most } characters.
page-new-summary = Summary
page-new-open = Open table
page-new-start = Start game

page-sum-who = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $who }.
page-sum-you = you
page-sum-you-often = you in { $count } seats
page-sum-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-sum-bots = { $count ->
    [one] { $count } bot ({ $level })
   *[other] { $count } bots ({ $level })
}
page-sum-first-lot = The first player is chosen at random.
page-sum-first = Seat { $number } goes first.
page-sum-access-local = Everyone plays on this device.
page-sum-access-invited = { $free ->
    [0] Nobody else can join.
   *[other] You get a link to send to the people you want to play with.
}
page-sum-access-open = { $free ->
    [0] The table is listed, but has no free seat.
   *[other] The table is listed, and anyone can join.
}
page-sum-clock-none = There is no time limit.
page-sum-clock-live = Each player has { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for the game, plus { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} per move.
page-sum-clock-days = { $days ->
    [one] Each player has { $days } day per move.
   *[other] Each player has { $days } days per move.
}
page-sum-absent-wait = If a player runs out of time, the others wait.
page-sum-absent-bot = If a player runs out of time, a bot takes over.
page-sum-absent-resign = If a player runs out of time, they resign.
page-sum-watch = Spectators are allowed.
page-sum-no-watch = Spectators are not allowed.
page-sum-hints = All players can ask for hints.
page-sum-pause = When a phase begins, nobody plays for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, so that every player can ask for a new order.
page-sum-start-now = The game starts right away.
page-sum-start-later = { $free ->
    [one] You can start the game once the free seat is taken.
   *[other] You can start the game once the { $free } free seats are taken.
}

## Settings

page-set-kept = Saved in this browser.
page-set-look = Appearance
page-set-theme = Theme
page-set-theme-system = Same as device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-motion = Animations
page-set-motion-system = Same as device
page-set-motion-full = On
page-set-motion-none = Off
page-set-cards = Cards and routes
page-set-colors = Colours
page-set-colors-box = Original
page-set-colors-safe = Colour-blind friendly
page-set-colors-about = The second set is easier to tell apart if you confuse red and green.
page-set-patterns = Patterns
page-set-patterns-about = Gives each card a pattern, besides its colour and symbol.
page-set-preview = Preview of the cards
page-set-play = During the game
page-set-confirm = Confirm moves
page-set-confirm-always = Always
page-set-confirm-touch = On touch screens
page-set-confirm-never = Never
page-set-confirm-about = A finger slips more easily than a mouse.
page-set-remind = Remind me before I end a phase
page-set-remind-about = In Roads & Boats, lists everything you can still do.
page-set-sounds = Sounds
page-set-sounds-about = Plays a bell when it is your turn.
page-set-notify = Notify me when it is my turn
page-set-notify-about = While this page is open in the background.
page-set-notify-early = Also when I can play early
page-set-notify-early-about = Before your turn, when nobody before you can get in the way.
page-set-notify-unknown = This browser does not support notifications.
page-set-notify-refused = Your browser blocks notifications from this page. Allow them in its settings for this site.

## Signing in

page-name = Name
page-name-about = 1 to 24 characters. Other players see it.
page-password = Password
page-password-about = At least 10 characters.
page-sign-guest-or-named = You can play as a guest right away, in this browser. With an account you can sign in on any device.
page-sign-back = Sign in
page-sign-back-about = With your name and password.
page-sign-back-guest = Games you started as a guest do not move to the account you sign in to. To keep them, create an account instead.
page-sign-new = Create an account
page-sign-new-about = The games you played as a guest stay yours. We ask for no e-mail address and cannot reset your password, so keep it safe.
page-sign-new-do = Create account
page-sign-already = You are signed in as { $name }.

## My profile

page-me = My profile
page-me-nobody = You are not signed in. As soon as you join a table, even as a guest, your games appear here.
page-me-identity = Name and password
page-me-guest = You are playing as a guest, in this browser only. To play on other devices too, set a name and a password.
page-me-name-save = Save name
page-me-name-saved = Name saved.
page-me-password-old = Current password
page-me-password-new = New password
page-me-password-save = Save password
page-me-password-saved = Password saved. Other browsers and bots have been signed out.
page-me-played = { $count ->
    [one] game
   *[other] games
}
page-me-won = { $count ->
    [one] won
   *[other] won
}
page-me-best = best score
page-tokens = Your own bots
page-tokens-about = A token lets a program play in your name.
page-token-label = Token name
page-token-scope = Permissions
page-token-scope-play = Play
page-token-scope-play-about = Join tables, make moves and chat in your name.
page-token-scope-read = Read only
page-token-scope-read-about = See everything you can see, but change nothing.
page-token-days = Valid for
page-token-day-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-token-make = Create token
page-token-once = Copy this token now. You will not see it again:
page-token-seen = used { $when }
page-token-expires = valid until { $day }
page-token-delete-one = Delete the token { $label }
page-hook = Notifications (Discord, Slack, webhook)
page-hook-about = When it is your turn, a message is sent to this address: a Discord or Slack channel, or a program of yours.
page-hook-address = Address
page-hook-example = https://…
page-hook-style = Message format
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-plain = Plain JSON
page-hook-early = Also when I can play early
page-hook-early-about = A message when it is not your turn yet, but you can play already because nobody before you can get in the way.
page-hook-test = Send a test message
page-hook-saved = Saved.
page-hook-tested = Test message delivered.
page-hook-removed = Notifications are off.
page-leaving = Sign out or delete account
page-leave-out = Sign out
page-leave-everywhere = Sign out everywhere
page-leave-delete = Delete account
page-leave-guest = You have no password: once you sign out, you cannot get back to your games. To keep them, set a name and a password first.
page-delete-about = Your name, messages and settings are deleted permanently. Your moves stay in games you played with others.
page-delete-type = To confirm, type: { $word }
page-delete-word = delete
page-delete = Delete
page-save = Save
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Your browser did not allow this. The text is selected: copy it yourself.
page-cancel = Cancel

## Copies of games

page-copy-of = Copy: { $title }

## Moving a map

zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show the whole map
