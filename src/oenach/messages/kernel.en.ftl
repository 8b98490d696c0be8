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
