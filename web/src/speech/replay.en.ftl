## Replay

replay-title = { $game }, step by step
replay-fetching = The match is being fetched …
replay-unfinished = This match is not over yet
replay-unfinished-why = A match can be replayed when it is over: then nothing is hidden any more.
replay-to-table = To the table
replay-missing = There is no replay here
replay-silent = Nothing was said of this step.
replay-step = Step
replay-at = Step { $step } of { $last }
replay-position = The position
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-pace-slow = slow
replay-pace-steady = steady
replay-pace-quick = quick
replay-eyes = Whose eyes
replay-open = everything open
replay-spectator = onlooker
replay-keys = Keys: ← and → one step, Home and End to the ends, space to play and pause.

## The score through the game

replay-plot = The score through the game
replay-plot-line = { $name }: { $last } at the end, { $most } at the most.
replay-plot-table = The same as a table

## Verifying

replay-verify = Verify the shuffles
replay-verify-about = Before the match its secret was sealed: a fingerprint of it was published, and every draw comes from that secret. This page can make all draws again and compare them.
replay-download = Download the log
replay-verify-holds = Everything holds.
replay-verify-fails = This log does not hold.
replay-check-form = The form of the log
replay-check-chain = The chain of fingerprints from event to event
replay-check-secret = The secret against what was published before the match
replay-check-draws = Every draw, made again from the secret
replay-check-openings = The hidden moves against what was published of them
replay-check-rules = The whole match played again by the rules (on the server)
replay-status-ok = { $checked ->
        [0] nothing to check
       *[other] { $checked } checked
    }
replay-status-not-yet = can’t be checked before the end of the match
replay-status-skipped = not checked

## The rulebooks

rules-title = { $game }: the rules
rules-none = There is no rulebook of that name
rules-fetching = The book is being fetched …
rules-contents = Contents
rules-search = Find in the rules
rules-found = { $count ->
        [0] No rule has these words.
        [one] One rule has these words.
       *[other] { $count } rules have these words.
    }
rules-table = Table
rules-drawn = Examples on the board
rules-example = On the board: { $name }
rules-example-tain-laying = Tokens are laid
rules-example-tain-laying-told = Patrick’s view after six tokens. He knows his own two; of the others he sees only the backs.
rules-example-tain-laid = Just before the raids
rules-example-tain-laid-told = Everything is shown here. Only Arthur has not passed; when he does, all tokens are turned up (T12).
rules-example-tain-raided = After the raids
rules-example-tain-raided-told = Arthur passes. Cattle and jewels have changed hands, and Arthur holds a boy of Patrick’s (T14).
rules-example-keltis-unfit = A tile that does not fit
rules-example-keltis-unfit-told = Green began with 8 and 5, so it goes down. The 7 fits nowhere and must be left (R6).
rules-example-keltis-down = A tile that fits
rules-example-keltis-down-told = The green 3 continues the series downwards. It bears a clover, so another turn follows (R7).
rules-example-keltis-clover = The second tile gives the direction
rules-example-keltis-clover-told = Pink 1, then pink 2: from now on pink goes up (R6). The clover gives another turn (R7).
rules-example-trader-draw = Two tokens from the bag
rules-example-trader-draw-told = All wheat spots are taken, so the Iceni want more wheat. The Roman goes to T11, where he blocks the road (C11).
rules-example-trader-deliver = A delivery
rules-example-trader-deliver-told = Two cloth for 4 + 2 each and grapes for 8 + 2 earn 22 RP. The demand for cloth falls to 1, that for grapes to 6 (C18).
rules-example-trader-stopped = Stopped by a Roman
rules-example-trader-stopped-told = The road T15 has a Roman token. Whoever enters it stops there, and the turn is over (C14).
