# What the terminal says. Notation and the words that are typed (undo, why, rules …) stay as they are.

## Setting up

terminal-which-game = Which game? (Enter: { $usual })
terminal-you = you
terminal-player = Player { $number }
terminal-interpreted = The rules run interpreted, as no compiled ones were built: slower, never different.
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
terminal-no-such-number = There is no number { $number } on this menu; it goes from 1 to { $most }.
terminal-why-legal = { $text } is legal now.
terminal-no-such-rule = The rulebook has no rule “{ $rule }”; the rules are { $known }.
terminal-log-more = The last of { $count } lines; “log all” shows all of them.

terminal-hand-over = Hand the device to { $name } (seat { $seat }). Nobody else should look.
terminal-press-enter = { "[" }Enter{ "]" }
terminal-undo-at-curtain = { $seat }: type “undo” here to take your move back.
terminal-cannot-clear = (This terminal can’t clear its screen; please scroll away what stands above.)

terminal-queue = Queued for { $seat }: { $moves }
terminal-queue-empty = { $seat } has queued nothing. (T11: separate guards with “;” to queue them.)
terminal-queue-played = Your queued move was played: { $text }.
terminal-queue-dropped = Your queue was dropped ({ $moves }): { $why }
terminal-not-a-guard = T11: “{ $text }” can’t be queued; only guards at { $seat }’s own gates can, and a pass after them.

terminal-menu-moves = moves
terminal-menu-other = or
terminal-menu-guard = guard
terminal-menu-raid = raid { $seat }
terminal-menu-kingdom = kingdom
terminal-menu-many = { $family }… ({ $count })

terminal-help =
    Type a move in notation, or its number on the menu. Other words:
      ?          every legal move          undo     take your last move back
      why MOVE   why a move is refused     score    everybody’s score so far
      rules T9   one rule of the book      log      what happened so far
      rules      the whole rulebook        board    draw the board again
      hint       what the master bot would play, and why
      save       save now, as after every move
      quit       save and leave; to go on: oenach play --resume
terminal-help-tain =
    W>B3 lays a warrior at B’s gate 3: a raid, or a guard if you are B.
    K1 and K2 are in the kingdom. Gates 1-3 lead to the pasture, 4-5 to the house.
    C chief, W warrior, B boy, D daughter, X bluff; pass ends your round.
    B>A1; X>A2 lays the first guard now and queues the other (queue, queue clear).
terminal-help-keltis =
    flip turns a tile up, then keep it or leave it; take G7 takes it from the middle.
    B blue, Y yellow, P pink, N brown, G green. ◇ wishing stone, ♣ clover, +1 +3 bonus.
terminal-help-celtic-trader =
    resolve wheat@T03; go T08, pick wheat, drop wheat, halt;
    then buy movement, claim 5, deliver wheat, end.
    map, places, charts, bag, players, roles show these parts. time calls time (C19).

## Score and end

terminal-score = Score

## Táin

terminal-kingdom = Kingdom
terminal-kingdom-cattle = cattle { $cattle }
terminal-round = round
terminal-gates = gate
terminal-raiders = raider
terminal-guards = guard
terminal-first = first
terminal-passed = passed
terminal-to-act = to act
terminal-screen = Screen
terminal-cattle = cattle { $count }
terminal-jewels = jewels { $count }
terminal-tain-points = { $points } points
terminal-tain-tokens = screen { $unused }  used { $used }  prisoners { $held }
terminal-beside = Beside { $seat }’s board: cattle { $cattle }, jewels { $jewels }, prisoners { $held }
terminal-own-unused = Behind your screen:
terminal-own-used = Your used pile:
terminal-unused = Behind { $seat }’s screen:
terminal-used = { $seat }’s used pile:

## Keltis

terminal-face-down = Face down: { $count }
terminal-last-turn = This is the last turn.
terminal-middle = In the middle:
terminal-middle-empty = nothing
terminal-revealed = Just turned up:
terminal-fits = fits { $values }

## Celtic Trader

terminal-map = Map: { $map }
terminal-map-reconstruction = Map: { $map }, a reconstruction (the printed map is lost)
terminal-map-legend =
    = / \ roads; letters tell the roads of a tile apart.  ● lies there  ○ empty spot
    A-E players (A/b on the road b)  R Roman (Rab on roads a and b, R* garrison)
    × Roman city
terminal-map-place = place
terminal-map-roads = roads to
terminal-map-there = lies there
terminal-map-standing = stands there
terminal-charts = What the strongholds pay
terminal-city = Roman city
terminal-bag = In the bag ({ $count }):
terminal-discard = Discarded ({ $count }):
terminal-removed = Romans out of the game: { $count }
terminal-roles = Roles
terminal-bonus-rp = { $points } VP for each RP left
terminal-column-role = role
terminal-column-start = start
terminal-column-bonus = bonus in VP by level
terminal-column-at = at
terminal-column-rp = RP
terminal-column-vp = VP
terminal-column-carries = carries
terminal-column-movement = move
terminal-column-trading = trade
terminal-column-carrying = carry
terminal-trader-round = Round { $round }, supply { $supply }
terminal-last-round = the last round
terminal-phase-roman = { $seat } stands on a Roman token
terminal-phase-draw = { $seat } draws
terminal-phase-resolve = { $seat } resolves
terminal-phase-move = { $seat } travels
terminal-phase-circle = { $seat } is at the stone circle
terminal-phase-stronghold = { $seat } trades
terminal-drawn = drawn: { $tokens }
terminal-standing-at = at { $place }
terminal-lying-there = there: { $tokens }
terminal-carrying = carrying { $tokens }
terminal-points = { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
terminal-halted = the movement has ended

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
