# What the page says at every table.

table-bot-name = Bot { $number } ({ $bot })
table-guest-name = Guest { $number }
table-free-name = Seat { $number }

## Games and bots

table-game-amsterdam = Amsterdam
table-game-roads-and-boats = Roads & Boats
table-bot-random = Bot that plays at random
table-bot-settler = Bot that settles down
table-bot-deckhand = Deckhand, a bot
table-bot-porter = Porter, a bot
table-bot-clerk = Clerk, a bot
table-bot-merchant = Merchant, a bot
table-bot-regent = Regent, a bot

## The table as a whole

table-title-none = { $game }, table of { $host }
table-back = All tables
table-loading = The table is being laid…
table-shuffling = Shuffling together…
table-lost-title = This table cannot be shown
table-lost-not-watchable = The people at this table play among themselves. If you have a seat there, sign in or use your seat link.
table-lost-unreachable = The server does not answer. This page keeps trying and goes on by itself as soon as it can.
table-lost-game = This page cannot show { $game } yet.
table-lost-load = Part of the page could not be loaded.
table-try-again = Try again
table-sign-in = Sign in
table-closed-title = This table was given up
table-closed-text = Its host closed it before the game began.

## Before the game

table-room-seats = Seats
table-room-free = Free
table-room-you = You
table-room-host = Host
table-room-here = At the table now
table-room-away = Not here now
table-room-pending = Has not accepted yet
table-room-sit = Sit here
table-room-leave = Get up
table-room-place = Who sits in seat { $number }
table-room-nobody = Nobody yet
table-room-start = Begin the game
table-room-start-wait = { $seats ->
    [one] 1 seat is still free
   *[other] { $seats } seats are still free
}
table-room-start-pending = Not accepted yet: { $names }
table-room-host-starts = { $name } begins the game when all seats are taken.
table-room-close = Give the table up
table-room-close-ask = Give this table up? Nobody will be able to sit down any more.
table-room-invited = You have been invited. Choose a seat to join in; no account is needed.
table-room-kept = { $name } wants to play again and has kept a seat for you.
table-room-guest = You play as a guest on this device. You can take a name on your own page.
table-room-needs-invite = You need an invitation to sit down here. You can watch.

table-invite-title = Invite people
table-invite-text = Whoever opens this link can sit down. A new link makes the old one worthless.
table-invite-make = Make a link
table-invite-again = Make a new link
table-invite-link = Link of the invitation
table-copy = Copy
table-copied = Copied
table-share = Share…

table-options = This table
table-option-game = Game
table-option-clock = Time
table-option-access = Who may sit down
table-option-spectators = Spectators
table-option-hints = Hints
table-hints-allowed = Everybody may ask for them
table-option-absent = When time is up
table-clock-none = No clock: everyone takes the time they need
table-clock-live = { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}, and { $seconds ->
    [one] 1 second more for every turn
   *[other] { $seconds } seconds more for every turn
}
table-clock-days = { $days ->
    [one] 1 day for every turn
   *[other] { $days } days for every turn
}
table-access-open = Anybody: the table is listed
table-access-invited = Whoever has the link
table-access-local = Everybody at this one screen
table-spectators-welcome = Welcome
table-spectators-nobody = None
table-absent-wait = The others wait, and the host may put somebody else in the seat
table-absent-bot = A bot plays on
table-absent-resign = The seat resigns

## The bar

table-bar = The table
table-turn-yours = Your turn
table-turn-of = { $name } to play
table-turn-several = Waiting for: { $names }
table-turn-over = The game is over
table-sending = Sending…
table-line-open = Connected
table-line-connecting = Connecting…
table-line-lost = Connection lost. Trying again…
table-left-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
table-left-hours = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
table-players = Players
table-seat-you = you
table-seat-to-act = to play
table-seat-resigned = resigned
table-seat-played-on = resigned, a bot plays on
table-seat-absent = absent

table-menu = Menu
table-undo = Undo
table-undo-all = Undo everything since the others acted
table-ask-back = Ask to take back
table-resign = Resign
table-resign-ask = Give up the game? This cannot be undone. If more than one other player is left, a bot plays on in your place.
table-confirm-title = Confirm your move
table-confirm = Confirm
table-cancel = Cancel
table-rematch = Play again
table-rematch-go = Go to the next game
table-rematch-offered = A new table is ready for the same people.
table-rematch-asked = { $name } wants to play again.
table-rematch-accept = Accept
table-rematch-decline = Decline
table-rematch-declined = You declined.
table-what-if = What if…
table-what-if-text = Opens a copy in which you move for everybody, as a try. The game here stays as it is.
table-replay = Replay
table-rules = Rules
table-reading = Show as text
table-board = Show the board
table-seat-link = Take my seat elsewhere
table-seat-link-text = Open this link on another device to go on playing there. Whoever has it can take your seat, so keep it to yourself.
table-seat-link-label = Link to your seat
table-seat-taking = Take over this seat?
table-seat-taking-text = This link lets you play on from here in seat { $number }. The device it was made on can then only watch.
table-seat-take = Take the seat
table-not-now = Not now
table-sound-off = Turn sounds off
table-sound-on = Turn sounds on
table-seat-replace = Put a bot in the seat of { $name }
table-copy-banner = This is a try-out: you move for everybody.
table-copy-back = Back to the real game
table-watch-banner = You are watching. Hands stay hidden.

## Beside the board

table-side = Beside the board
table-side-open = Show log and chat
table-side-close = Hide log and chat
table-tab-board = Board
table-tab-log = Log
table-tab-chat = Chat
table-tab-notes = Notes
table-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

table-log-empty = Nothing has happened yet.
table-log-earlier = Show earlier
table-log-from-here = Replay from here
table-log-undone-mark = (taken back)
table-log-opened = { $name } opens the table.
table-log-sat = { $name } sits down.
table-log-kept = A seat is kept for { $name }.
table-log-freed = Seat { $number } is free.
table-log-seat-changed = Seat { $number } changes hands.
table-log-started = The game begins.
table-log-started-without = The game begins. Missing from the shuffle: { $names }.
table-log-undone = { $name } takes back what was done.
table-log-asked = { $name } asks to take something back.
table-log-agreed = { $name } agrees.
table-log-disagreed = { $name } does not agree.
table-log-resigned = { $name } resigns.
table-log-timed-out = The time of { $name } has run out.
table-log-rematched = A new table is laid for the same people.
table-log-closed = The table was closed.

table-chat-empty = Nobody has said anything yet.
table-chat-write = Write to the table
table-chat-send = Send
table-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
table-chat-watch = Only people at the table can write here.
table-chat-mute = Mute { $name }
table-chat-unmute = Hear { $name } again
table-chat-muted = Muted

table-notes-label = Notes for yourself
table-notes-hint = Only you can read this. It is kept with the table.
table-notes-kept = Kept
table-notes-keeping = Being kept…
table-notes-failed = Not kept: { $why }
table-notes-guest = Notes are for people who are signed in or have a seat.

table-while-away-title = Since your last turn
table-while-away-more = { $count ->
    [one] and 1 thing more
   *[other] and { $count } things more
}
table-dismiss = Got it

## What one did

table-last-action-title = Your turn is done
table-last-action-hand = Pass on to { $name }
table-ask-banner = { $name } asks to take back the last turn.
table-ask-agree = Agree
table-ask-refuse = Do not agree
table-ask-waiting = Waiting for an answer: { $names }
table-why-not = Why not?
table-rule-read = Rule { $rule }
table-why-rule = Rule { $rule }:

table-hand-over-title = { $name } plays now
table-hand-over-text = Hand the device over. Nobody else should look at the screen.
table-hand-over-open = I am { $name }

table-notify-turn = It is your turn
table-page-turn = ● Your turn – { $title }

## The end

table-end-title = The game is over
table-end-place = { $place }.
table-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-end-resigned = resigned
table-end-count = Count again
table-end-skip = Skip to the result
table-rank = Place
table-end-record = Download the game
table-proof = Was the deal fair?
table-proof-text = Nobody could choose this deal. The server picked a secret number when the table was opened and showed its fingerprint (SHA-256). Each player’s browser picked a secret number of its own and showed its fingerprint too. Only when the game started were the players’ numbers revealed and mixed with the server’s; everything that is shuffled or drawn follows from the result. One honest browser is enough to make the deal random. The server’s number is shown now, so everything can be checked.
table-proof-hash = Server’s fingerprint, shown from the beginning
table-proof-salt = Salt
table-proof-seed = Server’s secret number
table-proof-share = Added by { $name }
table-proof-share-own = Matches its fingerprint, and comes from this browser.
table-proof-share-good = Matches its fingerprint.
table-proof-share-bad = Does not match its fingerprint!
table-proof-share-missing = Was not revealed in time, so the game started without it.
table-proof-mixed = Mixed: the number the game was dealt from
table-proof-good = Checked in your browser: everything matches.
table-proof-bad = Something does not match!
table-proof-command = With the downloaded game, this checks every single step:

## Replay

table-replay-title = Replay: { $title }
table-replay-back = To the table
table-replay-position = Step { $step } of { $steps }
table-replay-first = To the beginning
table-replay-turn-back = One turn back
table-replay-back-one = One step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-on-one = One step on
table-replay-turn-on = One turn on
table-replay-last = To the end
table-replay-speed = Speed
table-replay-eyes = Seen by
table-replay-spectator = A spectator
table-replay-keys = Keys: arrows for steps, Page Up and Page Down for turns, Home and End, space to play.
table-replay-none = The game has not begun: there is nothing to replay yet.
table-replay-share = Copy the link to this moment

## Rules

table-rules-contents = Contents
table-rules-search = Search the rules
table-rules-found = { $count ->
    [0] No rule says that.
    [one] 1 rule found
   *[other] { $count } rules found
}
table-rules-games = Rulebooks
table-rules-print = Print
table-rules-note = Our ruling:
table-rules-link = Link to { $rule }
table-rules-unknown = There is no game of this name. Here are the rulebooks there are:

## Plans

table-plan-offer = You need not wait: plan what to do when your moment comes.
table-plan-make = Plan ahead
table-plan-laid = { $count ->
    [one] Your plan has one step. It runs by itself when your moment comes.
   *[other] Your plan has { $count } steps. It runs by itself when your moment comes.
}
table-plan-change = Change the plan
table-plan-withdraw = Withdraw it
table-plan-title = You are planning
table-plan-text = The board shows how it would be after your plan. Others may still get in its way.
table-plan-cut = Plan without “{ $action }” and all that follows
table-plan-back = Last step off
table-plan-finish = Back to the game
table-plan-ran = { $count ->
    [one] Your plan has run: one step.
   *[other] Your plan has run: { $count } steps.
}
table-plan-stopped = { $count ->
    [0] Your plan stopped before its first step: { $action }.
    [one] Your plan stopped after one step. This was no longer possible: { $action }.
   *[other] Your plan stopped after { $count } steps. This was no longer possible: { $action }.
}
table-plan-refused = Another player said no to what came before.

## Hints

table-hint = Hint
table-hint-thinking = Thinking it over…
table-hint-do = Do it
table-hint-chance = Chance to win: { $chance }
table-hint-others = Other choices
table-hint-other = { $action } ({ $chance })

## Analysis

table-analysis = Analysis
table-analysis-about = How many points a strong player expected for each seat, decision by decision, from what the one to act knew.
table-analysis-progress = Going over the game: { $done }
table-analysis-moment = Decision { $number } of { $count }: { $name }
table-analysis-end = End of the game
table-analysis-points = { $points } points
table-analysis-turning = Turning points
table-analysis-none = Nobody gave away much: there were no turning points.
table-analysis-better = Better: { $action }
table-analysis-cost = It cost { $loss } of the chance to win.
table-analysis-go = See it in the replay
table-analysis-values = All values as a table
table-analysis-decision = Decision
table-analysis-player = Player
