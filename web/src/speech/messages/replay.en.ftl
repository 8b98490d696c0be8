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
replay-steps = All steps
replay-link = A link to this step
replay-beginning = The beginning
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
rules-at-hand = Rules
rules-short = In a minute
rules-book = Rulebook
rules-page = Open the rulebook as a page of its own
rules-learn = Learn by playing
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
rules-example-steps = The moves of the example
rules-example-start = So it stands before the first move.
rules-drawn = Examples on the board
rules-example = On the board: { $name }
