# What the terminal says around a game.

term-player = Player { $number }
term-seed-hash = The deal is fixed before the first action. SHA-256 of salt and seed: { $hash }
term-choose = Choose (1–{ $most }, h for help):
term-choose-route = Which route (its number, 0 to go back)?
term-choose-payment = How do you want to pay (1–{ $most }, Enter for 1, 0 to go back)?
term-no-choice = Not understood: { $input }. Type one of the numbers, or 0 to go back.
term-not-understood = Not understood: { $input }. Type a number from 1 to { $most }, or h for help.
term-hand-over = { $name } plays next. Press Enter when nobody else is looking.
term-since = Since your last turn
term-help =
    A number  plays that move
    b  shows the board
    c  shows every contract on the board
    r  shows the rules; r AM-DRAW-03 shows one of them
    w 12  shows why route 12 cannot be built
    l  shows the log of the whole game
    hint  shows what a strong bot would do, and why
    h  shows this help
    q  quits the game
term-hint = A strong bot would play: { $action }
term-hint-expects = Expected final score: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Chance to win: { $percent } %.
term-looked-at = { $decisions ->
    [one] 1 decision analysed.
   *[other] { $decisions } decisions analysed.
}
term-no-turning-point = No turning points: nobody made a big mistake.
term-turning-point = Action { $number }, { $name }: the chance to win falls from { $best } % to { $taken } %.
term-done = Done: { $action }
term-better = Better: { $action }
term-no-such-rule = There is no rule { $rule }.
term-which-route = Type w and the number of a route, for example: w 12
term-can-build = You can build { $route } now.
term-left = You left the game before it ended.
term-input-ended = The input ended before the game was over.
term-saved = Game saved to { $file }.
term-rule = Rule { $rule }: { $text }

term-solve-begin = { $map }: no solution has more than { $bound } points.
term-solve-begin-record = { $map }: the best players reached { $people } points; no solution has more than { $bound }.
term-solve-known = Known already: { $points } points. Only better solutions are reported.
term-solve-sources = gold { $gold }, coins { $coins }, stock { $stock }, wonder { $rows }
term-solve-gain = { $seconds } s: { $points } points ({ $sources })
term-solve-progress = Best: { $points } of at most { $bound } ({ $sources }). Last gain { $idle } s ago, { $tried } solutions tried.
term-solve-end-enough = Enough points: stopped after { $tried } solutions.
term-solve-end-nodes = Stopped after { $tried } solutions.
term-solve-end-interrupted = Interrupted after { $tried } solutions.
term-solve-end-time = Time is up, after { $tried } solutions.
term-solve-best = Best solution: { $points } points, of at most { $bound }.
term-solve-nothing = No better solution was found.
term-solve-people = Best players
term-solve-before = Before
term-solve-bound = Upper bound
