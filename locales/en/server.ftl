# What the server says.

# Who one is.
server-signed-out = You are not signed in.
server-wrong-password = The name or the password is wrong.
server-name-taken = Somebody already has this name, or one that looks like it.
server-bad-name = A name has 1 to 24 visible characters from one alphabet, and no space at either end.
server-bad-password = A password has 10 to 200 characters.
server-name-first = Choose a name first: a password needs one to go with it.
server-bad-language = This language is not spoken here.
server-not-for-bots = A token cannot do that. Sign in with a browser.
server-read-only = This token can only look. Create one that can play.
server-too-many-tokens = You have as many tokens as you may. Delete one first.
server-no-such-token = There is no such token.

# Webhooks.
server-bad-address = This address cannot be called: it has to begin with https:// and be reachable by everyone.
server-no-webhook = You have not set a webhook.
server-webhook-failed = The webhook did not answer as it should.
server-webhook-test = Towpath can reach you here.
server-turn = It is your turn: { $title }
server-game-started = The game has begun: { $title }
server-game-over = The game is over: { $title }
server-news = There is news: { $title }

# Requests.
server-wrong-origin = The request comes from another site.
server-wrong-host = This server is not used at this address. Open it at the address you were given.
server-wrong-method = This address does not take such a request.
server-wrong-content = The request has to be JSON.
server-timed-out = That took too long. Try again.
server-no-such-path = There is nothing here.
server-malformed = The request cannot be read: something is wrong with { $entry }.
server-not-json = The request is not JSON.
server-too-large = { $bytes ->
    [one] The request is longer than { $bytes } byte.
   *[other] The request is longer than { $bytes } bytes.
}
server-too-long = { $bytes ->
    [one] The line is longer than { $bytes } byte.
   *[other] The line is longer than { $bytes } bytes.
}
server-too-many-requests = { $seconds ->
    [one] That was too often. Try again in { $seconds } second.
   *[other] That was too often. Try again in { $seconds } seconds.
}
server-try-again = The server cannot reach its data. Try again in a moment.
server-stopping = The server is about to stop. Come back in a moment.
server-internal = Something went wrong here. It is not your fault.
server-id-reused = This message was sent before, and said something else.

# Tables.
server-no-such-table = There is no such table.
server-no-such-seat = There is no such seat at this table.
server-no-such-link = This link leads nowhere: it was replaced, or never was.
server-not-your-seat = This seat is somebody else’s.
server-not-host = Only the host of the table may do that.
server-not-invited = This table is by invitation.
server-not-watchable = This table has no spectators.
server-seat-taken = Somebody already sits there.
server-table-full = Every seat is taken.
server-seats-empty = Some seats are still empty.
server-not-started = The game has not begun yet.
server-has-started = The game has already begun.
server-is-over = The game is over.
server-not-over = The game is not over yet.
server-nothing-to-undo = Nothing can be undone: others have acted since, or something has come to light.
server-came-to-light = Something comes to light in the middle: what follows has to be a step of its own.
server-no-take-back = Nobody has asked to take anything back.
server-take-back-open = Somebody has already asked to take something back.
server-not-absent = The seat is not absent.
server-no-ground = This game has no map to draw.
server-no-hints = Others play here, and this table was opened without hints.
server-muted = The host has muted you at this table.
server-nothing-said = A message has 1 to 500 characters.
server-no-such-person = This person is not at the table.
server-log-full = You have reached the limit for this at this table.
server-not-asked = The game is not waiting for your share of the shuffle.
server-wrong-share = This is not the share that was announced for your seat.
server-note-too-long = A note has at most 10,000 characters.
server-too-many-tables = You sit at as many tables as you may.
server-unreadable = This table cannot be played on: it was begun with other rules.

# Games.
server-unknown-game = There is no game called { $name }. The games are { $known }.
server-unknown-bot = There is no such bot.
server-unknown-rules = The game was begun with rules that this server does not know.
server-no-game = No game has been begun.
server-bad-record = The record cannot be played again.
server-nothing-to-plan = There is nothing to plan ahead here now.
server-no-orders = This game knows no standing orders.
server-no-adviser = There are no hints in this game.
server-not-to-act = It is not your turn.

# Maps.
server-no-such-map = There is no such map.
server-not-your-map = This map is somebody else’s.
server-too-many-maps = You have as many maps as you may. Delete one first.
server-map-unfinished = This map cannot be shared yet: something is still wrong with it.
server-no-fair-map = No fair map was found with this seed. Try another one.
