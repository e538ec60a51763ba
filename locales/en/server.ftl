# What the server says.

# Who one is.
server-signed-out = You are not signed in. Sign in and try again.
server-wrong-password = The name or the password is wrong. Check both and try again.
server-name-taken = This name, or one that looks like it, is already taken. Choose another one.
server-bad-name = A name needs 1 to 24 visible characters from one alphabet, with no space at the start or end.
server-bad-password = A password needs 10 to 200 characters.
server-name-first = Choose a name before you set a password.
server-bad-language = This language is not available.
server-not-for-bots = You cannot do that with a token. Sign in with a browser.
server-read-only = This token is read-only. Create one that can play.
server-too-many-tokens = You have reached the limit for tokens. Delete one first.
server-no-such-token = This token does not exist.

# Webhooks.
server-bad-address = Messages cannot be sent to this address. It must start with https:// and be publicly reachable.
server-no-webhook = You have not set up a webhook.
server-webhook-failed = The message was not accepted at this address. Check the address and the message format.
server-webhook-test = Test message from Towpath: your notifications arrive here.
server-turn = It is your turn: { $title }
server-early = You can play early: { $title }
server-game-started = The game has started: { $title }
server-game-over = The game is over: { $title }
server-news = News from your table: { $title }

# Requests.
server-wrong-origin = This request was refused because it comes from another site.
server-wrong-host = This server cannot be used at this address. Open it at the address you were given.
server-wrong-method = This address does not accept this kind of request.
server-wrong-content = The request must be JSON.
server-timed-out = The request took too long. Try again.
server-no-such-path = There is nothing at this address.
server-malformed = The request cannot be read. The problem is here: { $entry }
server-not-json = The request is not valid JSON.
server-too-large = { $bytes ->
    [one] The request is too large: it may have at most { $bytes } byte.
   *[other] The request is too large: it may have at most { $bytes } bytes.
}
server-too-long = { $bytes ->
    [one] The line is too long: it may have at most { $bytes } byte.
   *[other] The line is too long: it may have at most { $bytes } bytes.
}
server-too-many-requests = { $seconds ->
    [one] Too many requests. Try again in { $seconds } second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
server-try-again = The server cannot reach its database right now. Try again in a moment.
server-stopping = The server is shutting down. Try again in a moment.
server-internal = Something went wrong on the server. Try again in a moment.
server-id-reused = A different message was already sent with this id. Use a new id.

# Tables.
server-no-such-table = This table does not exist.
server-no-such-seat = This table has no such seat.
server-no-such-link = This link does not work: it has been replaced, or never existed. Ask for a new one.
server-not-your-seat = This seat belongs to another player.
server-not-host = Only the host of the table can do that.
server-not-invited = You need an invitation to join this table.
server-not-watchable = This table does not allow spectators.
server-seat-taken = Another player already has this seat. Choose another one.
server-table-full = All seats at this table are taken.
server-seats-empty = The game cannot start yet: some seats are still free.
server-not-started = The game has not started yet.
server-has-started = The game has already started.
server-is-over = The game is over.
server-not-over = The game is not over yet.
server-nothing-to-undo = Nothing can be undone: another player has moved since, or hidden information has been revealed.
server-in-the-way = This cannot be undone: what player { $seat } has done since depends on it.
server-came-to-light = Hidden information appears partway; send the rest separately.
server-no-take-back = Nobody has asked to undo a move.
server-take-back-open = Another player has already asked to undo a move.
server-not-absent = This player is not absent.
server-no-ground = This game has no map to draw.
server-no-hints = This table does not allow hints while other people are playing.
server-muted = The host has muted you at this table.
server-nothing-said = A message needs 1 to 500 characters.
server-no-such-person = This person is not at the table.
server-log-full = You have reached the limit for this at this table.
server-not-asked = The game is not waiting for your share of the shuffle.
server-wrong-share = This is not the share that was announced for your seat.
server-note-too-long = A note can have at most 10,000 characters.
server-too-many-tables = You have reached the limit for tables. Finish or leave one first.
server-unreadable = This game cannot be continued: it was started with a different version of the rules.

# Games.
server-unknown-game = There is no game called { $name }. Choose one of these: { $known }.
server-unknown-bot = This bot does not exist.
server-unknown-rules = The game was started with a version of the rules that this server does not have.
server-no-game = No game has been started.
server-bad-record = This game record cannot be replayed.
server-nothing-to-plan = There is nothing to plan ahead right now.
server-pausing = Nobody can play yet: until the pause is over, any player can ask to settle the order.
server-call-too-late = At this table you can ask to settle the order only before the phase begins.
server-no-orders = This game has no standing orders.
server-no-adviser = This game has no hints.
server-not-to-act = It is not your turn.

# Maps.
server-no-such-map = This map does not exist.
server-not-your-map = This map belongs to another player.
server-too-many-maps = You have reached the limit for maps. Delete one first.
server-map-unfinished = This map cannot be shared yet because it has problems. Open it in the editor to see them.
server-no-fair-map = No fair map was found with this seed. Try another seed.
