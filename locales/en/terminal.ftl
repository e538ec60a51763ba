# What the terminal says around a game.

term-player = Player { $number }
term-seed-hash = The deal is fixed before the first action. SHA-256 of salt and seed: { $hash }
term-choose = Choose (1–{ $most }, h for help):
term-choose-route = Which route (its number, 0 to go back)?
term-choose-payment = How do you pay (1–{ $most }, Enter for 1, 0 to go back)?
term-no-choice = Not understood: { $input }. Type one of the numbers, or 0 to go back.
term-not-understood = Not understood: { $input }. Type a number from 1 to { $most }, or h for help.
term-hand-over = The next to act is { $name }. Press Enter when nobody else is looking.
term-since = Since your last turn
term-help =
    A number  takes that action
    b  shows the board
    c  shows every contract on the board
    r  shows the rules; r AM-DRAW-03 shows one of them
    w 12  tells why the route with the number 12 cannot be built
    l  shows the log of the whole game
    hint  tells what a strong player would do, and why
    h  shows this help
    q  leaves the game
term-hint = A strong player would do this: { $action }
term-hint-expects = Expected in the end: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Chance to win: { $percent } %.
term-looked-at = { $decisions ->
    [one] 1 decision looked at.
   *[other] { $decisions } decisions looked at.
}
term-no-turning-point = There is no turning point: nobody gave much away.
term-turning-point = Action { $number }, { $name }: the chance to win falls from { $best } % to { $taken } %.
term-done = Done: { $action }
term-better = Better: { $action }
term-no-such-rule = There is no rule { $rule }.
term-which-route = Type w and the number of a route on the board.
term-can-build = Nothing is in the way: { $route } can be built now.
term-left = The game was left before its end.
term-input-ended = The input ended before the game was over.
term-saved = The record is in { $file }.
term-rule = Rule { $rule }: { $text }
