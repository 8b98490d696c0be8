# What every game can say. Messages of errors begin small: a rule, a path or an event comes first.

## How errors are told

explain-illegal = { $rule }: { $why }
explain-position = The position is wrong at { $where }: { $why }
explain-position-whole = The position is wrong: { $why }
explain-log = The log breaks at event { $seq }: { $why }
explain-log-header = The log breaks in its header: { $why }
explain-log-path = { $where }: { $why }

## Games, seats and options

unknown-game = there is no game called “{ $game }”; the games are { $known }.
left-out-name = the game “{ $game }” of { $distribution } is left out: a name is made of small letters, digits and hyphens, and begins with a letter.
left-out-taken = the game “{ $game }” of { $distribution } is left out: { $other } has a game of that name already.
left-out-import = the game “{ $game }” of { $distribution } is left out: { $what } cannot be loaded ({ $error }).
left-out-no-module = the game “{ $game }” of { $distribution } is left out: { $what } is no GameModule.
left-out-api = the game “{ $game }” of { $distribution } is left out: it was written for version { $api } of the interface for games, and this is version { $ours }.
left-out-other-name = the game “{ $game }” of { $distribution } is left out: it calls itself “{ $own }”.
left-out-wrong = the game “{ $game }” of { $distribution } is left out: this is not as it must be: { $what }.
left-out-lacks = the game “{ $game }” of { $distribution } is left out: { $home } has no { $missing }.
left-out-version = the game “{ $game }” of { $distribution } is left out: its rules of version { $version } say that they are version { $own }.
left-out-seats = the game “{ $game }” of { $distribution } is left out: it says that it is for { $seats } players, and its rules say { $own }.
left-out-lesson = the game “{ $game }” of { $distribution } is left out: its lesson { $lesson } is none ({ $reason }).
unknown-rules = version { $rules } of the rules of { WORD("name", $game) } is not known here; known are { $known }.
seat-count = { WORD("name", $game) } is for { $least } to { $most } players, not { $seats }.
seats-not-a-number = the number of seats for { WORD("name", $game) } must be a whole number.
options-not-an-object = the options for { WORD("name", $game) } must be names with values.
unknown-option = { WORD("name", $game) } has no option “{ $option }”; its options are { $known }.
bad-value = the option “{ $option }” of { WORD("name", $game) } can’t be “{ $value }”; allowed: { $allowed }.
bad-name = a player’s name has 1 to { $longest } characters, all of them printable.
bad-secret = a secret is exactly { $bytes } bytes.
bad-nonce = what seat { $seat } adds to the draws must be 1 to { $longest } bytes.
no-such-seat = there is no seat { $seat } at a table of { $seats }.

## Moves and turns

not-a-move = “{ $text }” is not a move of this game.
no-such-move = there is no move number { $move }.
not-your-turn = it is { $to_act }’s turn, not { $seat }’s.
stale = you answered event { $answers }, but event { $last } has happened since; have another look.
nothing-to-undo = { $seat } has nothing to take back: since then somebody acted, or something was drawn or turned up.
already-resigned = { $seat } has already given up.
match-over = the match is already over.
no-time-limit = { WORD("name", $game) } has no time that the table could call.
no-queue = in { WORD("name", $game) } no move can be queued ahead of its turn.
seats-not-drawn = the seats of { WORD("name", $game) } are not drawn.
bad-seating = there are { $seats } players, and no two can choose the same seat.
batch-after-end = { $made ->
        [one] the game ends with the first move of your turn
       *[other] the game ends after { $made } moves of your turn
    }, so nothing can follow.
batch-crosses-draw = { $made ->
        [one] after the first move of your turn
       *[other] after { $made } moves of your turn
    } something is drawn or turned up; send the rest when you have seen it.

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

## What happens at every table

tell-other = { $seat } plays { $text }.
tell-undo = { $seat } takes back the last move.
tell-undo-consent = { $seat } takes back a move, with everybody’s consent.
tell-resign = { $seat } gives up.
tell-call-off = Everybody who was there agreed to end the match here.
tell-time = Time is called.

outcome-resignation = The match ended because a player gave up.
outcome-called-off = The match was called off by agreement; nobody wins.
sheet-total = Total

unknown-bot = There is no bot called “{ $bot }”; there are { $known }.

## What can be read of a game in a minute

summary-goal = The goal
summary-turn = A turn
summary-end = The end
summary-worth = What is worth what

# Lessons

lesson-malformed = this is no lesson: { $reason }.
lesson-step-twice = two steps of the lesson are called “{ $step }”.
lesson-unknown = { $game } has no lesson called “{ $lesson }”.
lesson-out-of-step = these moves do not lead through step { $step } of the lesson.
lesson-move-asked = step { $step } of the lesson asks for a move.
lesson-over = the lesson is over.
lesson-none = { $game } has no lesson.
lesson-catalogue = the catalogue { $file } cannot be read: { $reason }.
lesson-not-asked = That is allowed, too; this is what it would do. Now try what this step is about.
no-such-draw = “{ $draw }” cannot be drawn here; it could be: { $known }.
