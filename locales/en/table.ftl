# What the page says at every table.

table-bot-name = Bot { $number } ({ $bot })
table-guest-name = Guest { $number }
table-free-name = Seat { $number }

## Games and bots

table-game-amsterdam = Amsterdam
table-game-roads-and-boats = Roads & Boats
table-bot-random = Easy bot
table-bot-settler = Skilled bot
table-bot-deckhand = Deckhand (bot)
table-bot-porter = Porter (bot)
table-bot-clerk = Clerk (bot)
table-bot-merchant = Merchant (bot)
table-bot-regent = Regent (bot)

## The table as a whole

table-title-none = { $game }, hosted by { $host }
table-back = All tables
table-loading = Loading the table…
table-shuffling = Shuffling…
table-lost-title = This table cannot be shown
table-lost-not-watchable = This table does not allow spectators. If you play here, sign in or open your seat link.
table-lost-unreachable = The server is not responding. This page keeps trying and reconnects as soon as it can.
table-lost-game = This page cannot show { $game } yet.
table-lost-load = Part of the page could not be loaded. Check your connection and try again.
table-try-again = Try again
table-sign-in = Sign in
table-closed-title = This table was closed
table-closed-text = The host closed it before the game started.

## Before the game

table-room-seats = Seats
table-room-free = Free
table-room-you = You
table-room-host = Host
table-room-here = At the table
table-room-away = Away
table-room-pending = Has not accepted yet
table-room-sit = Sit here
table-room-leave = Leave seat
table-room-place = Who sits in seat { $number }
table-room-nobody = Nobody yet
table-room-start = Start game
table-room-start-wait = { $seats ->
    [one] 1 seat is still free
   *[other] { $seats } seats are still free
}
table-room-start-pending = Not accepted yet: { $names }
table-room-host-starts = { $name } starts the game when all seats are taken.
table-room-close = Close the table
table-room-close-ask = Close this table? Nobody will be able to join any more.
table-room-invited = You have been invited. Choose a seat to join in; no account is needed.
table-room-kept = { $name } wants to play again and has kept a seat for you.
table-room-guest = You are playing as a guest on this device. You can choose a name in your profile.
table-room-needs-invite = You need an invitation to join this table, but you can watch.

table-invite-title = Invite players
table-invite-text = Anyone who opens this link can join. If you create a new link, the old one stops working.
table-invite-make = Create link
table-invite-again = Create a new link
table-invite-link = Invitation link
table-copy = Copy
table-copied = Copied
table-share = Share…

table-options = Table settings
table-option-game = Game
table-option-clock = Time
table-option-access = Who can join
table-option-spectators = Spectators
table-option-hints = Hints
table-hints-allowed = Allowed for all players
table-option-pause = Pause when a phase begins
table-pause = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
table-option-absent = If time runs out
table-clock-none = No time limit
table-clock-live = { $minutes ->
    [one] 1 minute per player
   *[other] { $minutes } minutes per player
}, plus { $seconds ->
    [one] 1 second per move
   *[other] { $seconds } seconds per move
}
table-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
table-access-open = Anyone: the table is listed
table-access-invited = Anyone with the link
table-access-local = Everyone on this device
table-spectators-welcome = Allowed
table-spectators-nobody = Not allowed
table-absent-wait = The others wait, and the host can replace the player
table-absent-bot = A bot takes over
table-absent-resign = The player resigns

## The bar

table-bar = The table
table-turn-yours = Your turn
table-turn-of = { $name } to play
table-turn-several = Waiting for: { $names }
table-turn-pausing = Play is about to begin
table-turn-over = The game is over
table-sending = Sending…
table-line-open = Connected
table-line-connecting = Connecting…
table-line-lost = Connection lost. Reconnecting…
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
table-seat-played-on = resigned, a bot took over
table-seat-absent = absent

table-menu = Menu
table-undo = Undo
table-undo-all = Undo as far back as possible
table-ask-back = Ask to undo a move
table-resign = Resign
table-resign-ask = Resign from this game? This cannot be undone. If two or more other players are left, a bot takes over for you.
table-confirm-title = Confirm your move
table-confirm = Confirm
table-cancel = Cancel
table-rematch = Play again
table-rematch-go = Go to the next game
table-rematch-offered = A new table is ready for the same players.
table-rematch-asked = { $name } wants to play again.
table-rematch-accept = Accept
table-rematch-decline = Decline
table-rematch-declined = You declined.
table-what-if = Try out moves
table-what-if-text = Opens a copy of the game in which you move for everyone. This game stays as it is.
table-replay = Replay
table-rules = Rules
table-reading = Show as text
table-board = Show the board
table-seat-link = Continue on another device
table-seat-link-text = Open this link on another device to continue playing there. Anyone who has the link can take over your seat, so keep it private.
table-seat-link-label = Link to your seat
table-seat-taking = Continue on this device?
table-seat-taking-text = You will play seat { $number } from here. The device where the link was made can then only watch.
table-seat-take = Take over the seat
table-not-now = Not now
table-sound-off = Turn sound off
table-sound-on = Turn sound on
table-seat-replace = Replace { $name } with a bot
table-copy-banner = This is a copy for trying things out: you move for everyone.
table-copy-back = Back to the real game
table-watch-banner = You are watching. Hands stay hidden.

## Beside the board

table-side = Log and chat
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
table-log-undone-mark = (undone)
table-log-opened = { $name } opens the table.
table-log-sat = { $name } sits down.
table-log-kept = A seat is kept for { $name }.
table-log-freed = Seat { $number } is free.
table-log-seat-changed = Seat { $number } has a new player.
table-log-started = The game starts.
table-log-started-without = The game starts. Not part of the shuffle: { $names }.
table-log-undone = { $name } undoes a move.
table-log-undone-alone = { $name } undoes a move; what the others have done stays.
table-log-asked = { $name } asks to undo a move.
table-log-agreed = { $name } agrees.
table-log-disagreed = { $name } declines.
table-log-resigned = { $name } resigns.
table-log-timed-out = { $name } has run out of time.
table-log-rematched = A new table is open for the same players.
table-log-closed = The table was closed.

table-chat-empty = No messages yet.
table-chat-write = Write a message
table-chat-send = Send
table-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
table-chat-watch = Only players can write here.
table-chat-mute = Mute { $name }
table-chat-unmute = Unmute { $name }
table-chat-muted = Muted

table-notes-label = Your notes
table-notes-hint = Only you can read them. They are saved with the table.
table-notes-kept = Saved
table-notes-keeping = Saving…
table-notes-failed = Not saved: { $why }
table-notes-guest = Sign in or take a seat to write notes.

table-while-away-title = Since your last turn
table-while-away-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
table-dismiss = Got it

## What one did

table-last-action-title = Your last turn
table-last-action-hand = Hand over to { $name }
table-ask-banner = { $name } asks to undo a move.
table-ask-agree = Agree
table-ask-refuse = Decline
table-ask-waiting = Waiting for an answer: { $names }
table-why-not = Why not?
table-rule-read = Rule { $rule }
table-why-rule = Rule { $rule }:

table-hand-over-title = { $name } plays next
table-hand-over-text = Hand over the device. Nobody else should look at the screen.
table-hand-over-open = I am { $name }

table-notify-turn = It is your turn
table-notify-early = You can play early
table-page-turn = ● Your turn – { $title }

## The end

table-end-title = The game is over
table-end-place = { $place }.
table-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-end-resigned = resigned
table-end-count = Show the scoring again
table-end-skip = Skip to the result
table-rank = Place
table-end-record = Download the game
table-proof = Was the deal fair?
table-proof-text = Nobody could choose this deal. The server picked a secret number when the table was opened and showed its fingerprint (SHA-256). Each player’s browser picked a secret number of its own and showed its fingerprint too. Only when the game started were the players’ numbers revealed and mixed with the server’s; everything that is shuffled or drawn follows from the result. One honest browser is enough to make the deal random. The server’s number is shown now, so everything can be checked.
table-proof-hash = Server’s fingerprint, shown from the start
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
table-proof-command = Download the game and run this to check every single step:

## Replay

table-replay-title = Replay: { $title }
table-replay-back = Back to the table
table-replay-position = Step { $step } of { $steps }
table-replay-first = Go to the start
table-replay-turn-back = Previous turn
table-replay-back-one = Previous step
table-replay-play = Play
table-replay-pause = Pause
table-replay-on-one = Next step
table-replay-turn-on = Next turn
table-replay-last = Go to the end
table-replay-speed = Speed
table-replay-eyes = View as
table-replay-spectator = Spectator
table-replay-keys = Keys: arrows for steps, Page Up and Page Down for turns, Home and End, space to play.
table-replay-none = The game has not started, so there is nothing to replay yet.
table-replay-share = Copy the link to this step

## Rules

table-rules-contents = Contents
table-rules-search = Search the rules
table-rules-found = { $count ->
    [0] No matching rules
    [one] 1 rule found
   *[other] { $count } rules found
}
table-rules-games = Rulebooks
table-rules-print = Print
table-rules-note = Our ruling:
table-rules-link = Link to { $rule }
table-rules-unknown = There is no game with this name. These rulebooks are available:

## Plans

table-plan-offer = You do not have to wait: plan your next moves now.
table-plan-make = Plan ahead
table-plan-laid = { $count ->
    [one] Your plan has one step. It runs automatically when it is your turn.
   *[other] Your plan has { $count } steps. It runs automatically when it is your turn.
}
table-plan-change = Change plan
table-plan-withdraw = Delete plan
table-plan-title = You are planning
table-plan-text = The board shows the position after your plan. Other players may still get in the way.
table-plan-cut = Remove “{ $action }” and everything after it
table-plan-back = Remove last step
table-plan-finish = Back to the game
table-plan-ran = { $count ->
    [one] Your plan has run: one step.
   *[other] Your plan has run: { $count } steps.
}
table-plan-stopped = { $count ->
    [0] Your plan stopped before its first step. This was no longer possible: { $action }.
    [one] Your plan stopped after one step. This was no longer possible: { $action }.
   *[other] Your plan stopped after { $count } steps. This was no longer possible: { $action }.
}
table-plan-refused = Another player refused the step before it.

## Hints

table-hint = Hint
table-hint-thinking = Thinking…
table-hint-do = Do it
table-hint-chance = Chance to win: { $chance }
table-hint-others = Other choices
table-hint-other = { $action } ({ $chance })

## Analysis

table-analysis = Analysis
table-analysis-about = The points a strong bot expected for each player at each decision, from what the player to move knew.
table-analysis-progress = Analysing the game: { $done }
table-analysis-moment = Decision { $number } of { $count }: { $name }
table-analysis-end = End of the game
table-analysis-points = { $points } points
table-analysis-turning = Turning points
table-analysis-none = No turning points: nobody made a big mistake.
table-analysis-better = Better: { $action }
table-analysis-cost = It lowered the chance to win by { $loss }.
table-analysis-go = Show in replay
table-analysis-values = Table of all values
table-analysis-decision = Decision
table-analysis-player = Player
