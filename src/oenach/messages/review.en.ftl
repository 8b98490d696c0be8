# Going through a match that was played.

review-title = Review of a match of { $game }
review-judged = Judged by the bot “{ $level }” with { $budget }% of its thinking, seed { $seed }.
review-still-going = The match is not over yet.
review-thinking = Thinking
review-written = The review is in { $file }.

review-chances = Chance to win, as each seat could tell
review-ply = ply
review-dots = Small dots are mistakes, large ones blunders.
review-every = Every decision
review-worst = { $seat }: the costliest decisions

review-seat = Seat
review-decisions = Decisions
review-mean-loss = Mean loss
review-event = Event
review-move = Move
review-win = Chance
review-loss = Loss
review-best-found = Best found

review-mark-forced = forced
review-mark-best = best
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-unknown = not weighed

review-percent = { $number }%
review-decimal-sign = .
review-better = Better: { $move } ({ $win }, +{ $gain }). { $told }
review-bluff = The best bluff missed: { $move } (+{ $gain }). { $told }
review-beliefs = What this seat could believe of the others’ tokens
review-believed = What the others could believe of this seat’s tokens
review-chance = { $piece } { $chance }
review-guess = { $by } could believe of { $seat }’s token at { $place }: { $chances }. In truth: { $truth }.

## What can’t be reviewed

review-not-over = The match in { $path } is not over, and a review would show what lies face down. With --unfinished it is reviewed as far as it was played.
review-nothing-played = Nobody has made a move in { $path } yet.
review-no-thoughts = The bot “{ $bot }” doesn’t weigh moves against each other, so it can’t judge; take a stronger one with --level.
review-bad-budget = The budget must be above 0 and no more than { $most }.
