# What can be wrong with a position or a log.

## Values in positions and logs

missing = this is missing.
unknown-key = this key doesn’t belong here.
not-an-object = an object is needed here.
not-a-list = a list is needed here.
not-a-list-of-texts = a list of texts is needed here.
not-a-text = a text is needed here.
not-a-flag = true or false is needed here.
not-a-number = a whole number is needed here.
not-a-seat = “{ $found }” is not a seat at this table.
not-hex = hexadecimal digits in lower case, and as many as belong here, are needed.
out-of-range = { $found } is not between { $least } and { $most }.
unknown-word = “{ $found }” is not possible here; allowed: { $allowed }.
other-game = this is a position of “{ $found }”, not of { WORD("name", $expected) }.
other-seats = this is a position for { $found } players, not for { $expected }.

## Logs

log-not-json = this is not sound JSON.
log-format = this is a log of format { $found }; this program reads format { $known }.
log-seating = it does not say for each player a seat or that one is drawn.
log-public = this is a public log; only a full log, with its secret, can be played again.
log-secret = the secret doesn’t match what was published before the match.
log-game = the game it names can’t be set up. { $why }
log-other-game = it is a log of “{ $found }”, not of { WORD("name", $expected) }.
log-other-seats = it is a match of { $found } seats, not of { $expected }.
log-other-options = its options are { $found }, not { $expected }.
log-other-rules = it was played by version { $found } of the rules; here is version { $expected }.
log-seq = it has the number { $found } where { $expected } is due.
log-ply = it claims depth { $found } where the position has depth { $expected }.
log-answers = it answers event { $found } instead of event { $expected }, the one before it.
log-hash = its hash doesn’t match: this event was changed, or one before it.
log-last-hash = the last hash doesn’t match the events: the log was changed.
log-cut = the log was cut: it has { $found } of its { $expected } events.
log-after-end = something follows after the end of the match.
log-event-missing = an event of the kind “{ $expected }” is missing here.
log-not-due = an event of the kind “{ $kind }” is not due here.
log-other-kind = it is of the kind “{ $found }”, but “{ $expected }” is due.
log-other-fact = its “{ $fact }” is { $found }, but should be { $expected }.
log-refused = it can’t be played here. { $why }
log-undo = seat { $seat } could not take back event { $of } here.
log-undo-missing = the table let a seat take back its last move, so event { $of } must be taken back first.
log-draw = “{ $found }” was not drawn: the secret gives “{ $expected }”.
log-outcome-pair = an outcome is a text and its weight.
log-outcome-twice = the outcome “{ $found }” is listed twice.
log-outcome-weights = the weights of the outcomes are too large together.
log-no-such-outcome = “{ $found }” is not among the outcomes that could be drawn.
log-opening = what was turned up is not what was put down.
log-opening-missing = what this hidden move really was is missing.
log-opening-unneeded = this event hides nothing, yet something is disclosed for it.
log-salt = the salt of hidden move { $of } doesn’t come from the match’s secret.
log-reveal-missing = hidden move { $of } must be turned up by now.
log-reveal-order = hidden move { $found } is turned up out of order.
log-not-over = the header says that the match is over, but it goes on.
log-end-missing = the match is over, but the header doesn’t say how.
log-outcome = the header claims an outcome that is not the true one.
