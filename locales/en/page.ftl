# What the page says around tables.

page-loading = One moment…
page-close = Close
page-lost = There is nothing at this address.
page-lost-home = Back to the beginning
page-unreachable = The server does not answer. Try again in a moment.
page-no-script = Towpath needs JavaScript. Please turn it on and reload the page.
page-start-failed = Towpath could not start. Check your connection and reload the page.
page-part-failed = This page could not be loaded
page-part-failed-do = Check your connection and try again.
page-reload = Reload
page-no-cookies = Your browser blocks cookies for this site. Allow them to play: without them the server cannot tell that it is you.
page-window = { $title } – Towpath

## Around every screen

page-skip = Skip to the content
page-nav = Main ways
page-nav-tables = Tables
page-nav-new = New table
page-nav-maps = Maps
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
page-read-rules = Read the rules
page-bot-random = Easy
page-bot-settler = Skilled
page-bot-random-about = Plays whatever comes to mind
page-bot-settler-about = Builds up its land step by step
page-bot-deckhand = Deckhand
page-bot-deckhand-about = Has just learnt the rules
page-bot-porter = Porter
page-bot-porter-about = Carries one contract at a time
page-bot-clerk = Clerk
page-bot-clerk-about = Counts cards and plans ahead
page-bot-merchant = Merchant
page-bot-merchant-about = Weighs every choice and sees yours coming
page-bot-regent = Regent
page-bot-regent-about = Thinks long and gives nothing away

## Home

page-home-title = Board games by the water
page-home-window = Towpath: Amsterdam and Roads & Boats, played online
page-home-lead = An open table for two board games: with friends anywhere, with strangers, or alone against bots. Free, in the browser, without an account.
page-play-title = Play now
page-play-bots = Bots against you
page-play-alone = None
page-play-alone-about = Alone against the map: how much can you make of it?
page-play-map = Choose the map
page-play-level = How well they play
page-play-start = Start the game
page-play-starting = Setting up…
page-play-no-account = No account needed.
page-play-friends = Or invite friends
page-games = Two games
page-learn = Learn by playing
page-learn-about = A guided game of Roads & Boats: first the donkeys, then the boards, and every step explained when you need it.
page-learn-go = Begin
page-learn-new = New to Roads & Boats? Learn it by playing
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
page-seat-invited = { $name } (invited)
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
page-state-invited = You are invited
page-state-my-turn = Your turn
page-state-turn = Turn: { $name }
page-state-several = { $count ->
    [one] One is choosing
   *[other] { $count } are choosing
}
page-state-won = You won
page-state-resigned = You resigned
page-state-place = Place { $place } of { $seats }
page-state-over = Over
page-state-winner = Winner: { $name }
page-way-join = Sit down
page-way-play = Play
page-way-watch = Watch
page-way-table = To the table
page-way-replay = Replay
page-tabs = Which tables
page-tab-open = Open
page-tab-running = Running
page-tab-mine = Mine
page-tab-finished = Finished
page-filter-game = Game
page-filter-all = All games
page-tables-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
page-more = Show more
page-empty-open = No table is open right now. Open one, and whoever comes by can sit down.
page-empty-running = No public game is being played right now.
page-empty-mine = You have no games yet.
page-empty-finished = No public game has been finished yet.

## A new table

page-new-game = Game
page-new-players = Who plays
page-new-access = Who may sit down
page-new-access-invited = Friends
page-new-access-invited-about = Whoever has your link. The table is not listed.
page-new-access-open = Anybody
page-new-access-open-about = The table is listed for everybody.
page-new-access-local = This screen
page-new-access-local-about = You alone: with bots, or taking turns at one device.
page-new-seats = Seats
page-new-who = Who sits where
page-new-level = How well the bots play
page-new-seat = Seat { $number }
page-new-again = You again, at this screen
page-new-anybody = Free for anybody
page-new-invited = Somebody with your link
page-new-time = Time
page-new-clock = Clock
page-new-clock-none = No clock
page-new-clock-none-about = Everybody takes as long as they like.
page-new-clock-live = Live
page-new-clock-live-about = Minutes for the whole game, everybody is there.
page-new-clock-days = By days
page-new-clock-days-about = Days for each move, look in when you can.
page-new-pace = For the game, and for each move
page-new-pace-own = Other
page-new-minutes = Minutes for the game
page-new-increment = Seconds more each move
page-new-days = For each move
page-new-day-count = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-new-absent = When somebody’s time runs out
page-new-absent-wait = The others wait
page-new-absent-bot = A bot plays on
page-new-absent-resign = The seat resigns
page-new-more = More settings
page-new-first = Who begins
page-new-first-lot = By lot
page-new-watch = Spectators are welcome
page-new-watch-about = They never see what is hidden.
page-new-hints = Hints are allowed
page-new-hints-about = Everybody may ask a strong player for advice. Against bots alone you always can.
page-new-title = Name of the table
page-new-title-about = Up to { $most } characters. Without one, the table is called like its game.
page-new-summary = This is the table
page-new-open = Open the table
page-new-start = Start the game

page-sum-who = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
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
page-sum-first-lot = The lot decides who begins.
page-sum-first = Seat { $number } begins.
page-sum-access-local = Everything happens at this screen.
page-sum-access-invited = { $free ->
    [0] Nobody else can sit down.
   *[other] You get a link to send to those you want to play with.
}
page-sum-access-open = { $free ->
    [0] The table is listed, but has no free seat.
   *[other] The table is listed, and anybody may sit down.
}
page-sum-clock-none = There is no clock.
page-sum-clock-live = Everybody has { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for the game and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} more each move.
page-sum-clock-days = { $days ->
    [one] Each move may take { $days } day.
   *[other] Each move may take { $days } days.
}
page-sum-absent-wait = If somebody’s time runs out, the others wait.
page-sum-absent-bot = If somebody’s time runs out, a bot plays on.
page-sum-absent-resign = If somebody’s time runs out, that seat has resigned.
page-sum-watch = Others may watch.
page-sum-no-watch = Nobody else may watch.
page-sum-hints = Hints are allowed for everybody.
page-sum-start-now = The game starts at once.
page-sum-start-later = { $free ->
    [one] You start the game when the free seat is taken.
   *[other] You start the game when the { $free } free seats are taken.
}

## Settings

page-set-kept = Kept in this browser, at once.
page-set-look = Look
page-set-theme = Day or night
page-set-theme-system = Like the device
page-set-theme-light = Day
page-set-theme-dark = Night
page-set-motion = Movement on the screen
page-set-motion-system = Like the device
page-set-motion-full = Lively
page-set-motion-none = Still
page-set-cards = Cards and routes
page-set-colors = Colours
page-set-colors-box = As in the box
page-set-colors-safe = Easy to tell apart
page-set-colors-about = The second set is made for eyes that mix up red and green.
page-set-patterns = Patterns
page-set-patterns-about = Besides its colour and its sign, each card has a pattern.
page-set-preview = The cards, as they look now
page-set-play = At the table
page-set-confirm = Ask again before a move
page-set-confirm-always = Always
page-set-confirm-touch = On touch screens
page-set-confirm-never = Never
page-set-confirm-about = A finger slips more easily than a mouse.
page-set-remind = Remind me before I end a phase
page-set-remind-about = In Roads & Boats, of all that could still be done in it.
page-set-sounds = Sounds
page-set-sounds-about = A bell when it is your turn.
page-set-notify = Tell me when it is my turn
page-set-notify-about = By a notification, while the page is open in the background.
page-set-notify-unknown = This browser has no notifications.
page-set-notify-refused = The browser does not allow notifications from this page. They can be allowed in its settings for this site.

## Signing in

page-name = Name
page-name-about = 1 to 24 characters. Others see it.
page-password = Password
page-password-about = At least 10 characters.
page-sign-guest-or-named = A guest plays at once and lives in this browser; with a name and a password you come back from any device.
page-sign-back = Come back
page-sign-back-about = With the name and the password that you have chosen.
page-sign-back-guest = What you have begun as a guest in this browser stays behind. To keep it, take a name instead.
page-sign-new = Take a name
page-sign-new-about = What you have played as a guest stays yours. No e-mail address is asked for, so keep the password well.
page-sign-new-do = Take this name
page-sign-already = You are signed in as { $name }.

## My page

page-me = My page
page-me-nobody = You are not signed in. As soon as you sit down somewhere you are a guest, and your games are found here.
page-me-identity = Name and password
page-me-guest = You are a guest: without a password you can come back only in this browser.
page-me-name-save = Save the name
page-me-name-saved = This is your name now.
page-me-password-old = Password until now
page-me-password-new = New password
page-me-password-save = Set the password
page-me-password-saved = The password is set. Other browsers and bots have been signed out.
page-me-played = { $count ->
    [one] game
   *[other] games
}
page-me-won = { $count ->
    [one] won
   *[other] won
}
page-me-best = most points
page-tokens = Bots of your own
page-tokens-about = A token lets a program play in your name.
page-token-label = What the new token is for
page-token-scope = What it may do
page-token-scope-play = Play
page-token-scope-play-about = Sit down, act and chat in your name.
page-token-scope-read = Read only
page-token-scope-read-about = See what you can see, and change nothing.
page-token-days = Valid for
page-token-day-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-token-make = Make a token
page-token-once = This is the token. It is shown only now:
page-token-seen = used { $when }
page-token-expires = valid until { $day }
page-token-delete-one = Delete the token { $label }
page-hook = Messages elsewhere
page-hook-about = When it is your turn, this address is called: a channel at Discord or Slack, or a program of yours.
page-hook-address = Address
page-hook-example = https://…
page-hook-style = Kind of message
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-plain = Plain JSON
page-hook-test = Send a message now
page-hook-saved = Saved.
page-hook-tested = The message has arrived.
page-hook-removed = Nothing is called any more.
page-leaving = Leaving
page-leave-out = Sign out
page-leave-everywhere = Sign out everywhere
page-leave-delete = Delete me
page-leave-guest = You have no password: once signed out you cannot come back to your games. Take a name and a password first if you want to keep them.
page-delete-about = Your name, your messages and your settings are deleted for good. Moves you have made stay in the games of others.
page-delete-type = To go ahead, type: { $word }
page-delete-word = delete
page-delete = Delete
page-save = Save
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Your browser would not copy it. It is selected: copy it yourself.
page-cancel = Cancel

## Copies of games

page-copy-of = Tried out: { $title }

## Moving a map

zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show the whole map
