# What the terminal says. Notation and the words that are typed (undo, why, rules …) stay as they are.

## Setting up

terminal-which-game = Which game? (Enter: { $usual })
terminal-you = you
terminal-player = Player { $number }
terminal-interpreted = The rules run interpreted here: slower, never different, and the best bots think less far. Compiled ones come with the package for this system if there is one (pip install --upgrade --force-reinstall oenach), or from a C compiler (OENACH_COMPILE=1 pip install --force-reinstall --no-binary oenach oenach). This is said only once.
terminal-unknown-language = There is no language “{ $language }”; there are { $known }.
terminal-unknown-bot = There is no bot called “{ $bot }”; there are { $known }, or none.
terminal-too-many-people = { $people } people can’t play at a table of { $seats } seats.
terminal-too-many-names = There are { $names } names, but { $people } people play.
terminal-seats-do-not-fit = These seats don’t go with { $people } people: { $found }.
terminal-seats-without-bots = Without bots every seat needs a person: there are { $seats } seats and { $people } people.
terminal-option-form = “{ $option }” is not an option: write NAME=VALUE.
terminal-option-twice = The option “{ $option }” is given twice.

## Files

terminal-cannot-read = { $path } can’t be read: { $why }.
terminal-cannot-write = { $path } can’t be written: { $why }.
terminal-too-large = { $path } is larger than { $megabytes } megabytes; no match log is.
terminal-not-json = { $path } is not sound JSON: { $why }.
terminal-nothing-to-resume = There is no unfinished match to go on with in { $folder }.
terminal-saved = Saved: { $path }
terminal-left = The match is saved. To go on: oenach play --resume
    ({ $path })
terminal-log-kept = The log is kept in { $path }
    To check every draw and move of it: oenach verify { $path }
terminal-bug = Something went wrong inside the program, which should never happen: { $why }
    A match that was being played is saved up to your last move: oenach play --resume

## Lists

terminal-seats = for { $least } to { $most } players
terminal-saves-folder = Saved matches are kept in { $folder }
terminal-no-saves = There are no saved matches yet.
terminal-unreadable = can’t be read
terminal-unfinished = unfinished, { $events } events
terminal-finished = finished, won by { $winners }
terminal-nobody = nobody
terminal-column-option = option
terminal-column-values = values
terminal-column-usual = default
terminal-column-meaning = meaning
terminal-column-file = file
terminal-column-seats = seats
terminal-column-changed = last played
terminal-column-state = state

## At the table

terminal-hint = Type a move or its number; ? lists what is legal, help shows the other words.
terminal-prompt = { $seat }>
terminal-prompt-which = { $seat }, which one? (Enter: back)>
terminal-at-line = Line { $line }: { $why }
terminal-no-such-number = There is no number { $number } on this menu; these are: { $numbers }.
terminal-why-legal = { $text } is legal now.
terminal-no-such-rule = The rulebook has no rule “{ $rule }”; the rules are { $known }.
terminal-no-rulebook = “{ $game }” has no rulebook.
terminal-no-summary = “{ $game }” has no summary; the whole book is `oenach rules { $game }`.
terminal-log-more = The last of { $count } lines; “log all” shows all of them.

terminal-hand-over = Hand the device to { $name } (seat { $seat }). Nobody else should look.
terminal-press-enter = { "[" }Enter{ "]" }
terminal-undo-at-curtain = { $seat }: type “undo” here to take your move back.
terminal-cannot-clear = (This terminal can’t clear its screen; please scroll away what stands above.)

terminal-queue = Queued for { $seat }: { $moves }
terminal-queue-empty = { $seat } has queued nothing. (T11: separate guards with “;” to queue them.)
terminal-queue-played = Your queued move was played: { $text }.
terminal-queue-dropped = Your queue was dropped ({ $moves }): { $why }

terminal-menu-moves = moves
terminal-menu-other = or
terminal-menu-many = { $family }… ({ $count })

terminal-help =
    Type a move in notation, or its number on the menu. Other words:
      ?          every legal move          undo     take your last move back
      why MOVE   why a move is refused     score    everybody’s score so far
      rules { $rule }one rule of the book      log      what happened so far
      rules      the whole rulebook        board    draw the board again
      hint       what the master bot would play, and why
      save       save now, as after every move
      quit       save and leave; to go on: oenach play --resume

## Score and end

terminal-score = Score
terminal-to-act = to act

## Replay

terminal-replay-keys = Enter, space or n: on · b: back · g: go to a step · q: leave
terminal-replay-go = Go to step
terminal-replay-at = Step { $step } of { $last }

## Verify

terminal-verify-full = { $path }: full log, { $events } events
terminal-verify-public = { $path }: public log, { $events } events
terminal-verify-outcome = The outcome in the header: won by { $winners } (points: { $totals }).
terminal-verify-holds = Everything holds.
terminal-verify-so-far = Everything holds that can be checked so far.
terminal-verify-fails = This log does not hold.
terminal-check-form = The form of the log
terminal-check-chain = The chain of hashes
terminal-check-secret = The secret against what was published before the match
terminal-check-draws = The draws
terminal-check-openings = The hidden moves against what was published of them
terminal-check-rules = The whole match played again by the rules, outcome included
terminal-status-ok = { $checked } checked
terminal-status-not-yet = can’t be checked before the end of the match
terminal-status-skipped = not checked

terminal-new-game-made = The game { $game } begins in { $folder }. It is a package of its own; its README says what is where, and how to install, test and play it.
terminal-new-game-name = “{ $name }” cannot be the name of a game: write lower-case letters and digits, with hyphens between words.
terminal-new-game-taken = There is a game “{ $name }” already.
terminal-new-game-folder = There is something in { $folder } already; name another folder with --folder.
terminal-new-game-module = Python has a module “{ $name }” already, which a game of that name would hide; choose another name.

## Lessons

terminal-lesson-begin = { $game }: a first game. Enter reads on, a move or its number plays. Other words: skip, back, again, help, quit.
terminal-lesson-at = Step { $step } of { $steps }
terminal-lesson-would = This would happen:
terminal-lesson-on = { "[" }Enter{ "]" }
terminal-lesson-move-asked = This step asks for a move: type it, or its number; “skip” makes it for you.
terminal-lesson-skipped = Done for you: { $move }
terminal-lesson-reading = Nothing is asked here: press Enter to go on.
terminal-lesson-as-before = As before: nothing of that has happened.
terminal-lesson-offer = Play on from here against novices? (Enter: play on; again: the lesson anew; back; quit)
terminal-lesson-again = Again? (Enter: leave; again: the lesson anew; back)
terminal-lesson-left = You can go on at step { $step } of { $steps } when you like: { $command }
terminal-lesson-resumed = You go on where you stopped; “again” begins anew.
terminal-not-kept = This match is not saved: it began in the middle of a lesson.
terminal-lesson-help =
    Type a move in notation, or its number on the menu. Other words:
      skip       go to the next step       back     go to the step before
      again      from the beginning        quit     leave; you can go on later
      ?          every legal move          board    draw the board again
      why MOVE   why a move is refused     score    everybody’s score so far
      rules { $rule }one rule of the book      rules    the whole rulebook
terminal-lesson-sound = { $lesson }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, nothing is wrong.
terminal-lesson-faults = { $lesson }: { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }.
terminal-lesson-error = Error: { $what }
terminal-lesson-warning = Warning: { $what }
terminal-lesson-made = The lesson is in { $file }, its sentences are in { $catalogue }.
terminal-lesson-exists = { $path } is there already; name another file with -o.
